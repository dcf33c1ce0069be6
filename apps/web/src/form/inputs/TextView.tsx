import { fieldText } from '@wenwu/core/form/to-text'
import type { ViewProps } from '../widget.ts'

/** A value as the form language writes it. */
export function TextView({ field, value, context }: ViewProps) {
  return <>{fieldText(field, value, context)}</>
}
