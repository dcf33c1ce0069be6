import type { Settings } from '@wenwu/core/form/types/date/model'
import { useText } from '../../../lib/i18n.ts'
import { DayBox } from '../../inputs/DayBox.tsx'
import { TextView } from '../../inputs/TextView.tsx'
import type { FieldWidgets, InputProps } from '../../widget.ts'

function DateInput(props: InputProps<Settings>) {
  const { field, context } = props
  const { textOf } = useText()
  const example = field.example === undefined ? undefined : textOf(field.example)
  return <DayBox {...props} today={context.today} min={field.min} max={field.max} placeholder={example} />
}

export const widgets: FieldWidgets<Settings> = { Input: DateInput, View: TextView }
