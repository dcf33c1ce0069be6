import { Input } from 'antd'
import { maxLength, type Settings } from '@wenwu/core/form/types/document-number/model'
import { ariaOf, statusOf } from '../../inputs/aria.ts'
import { TextView } from '../../inputs/TextView.tsx'
import type { FieldWidgets, InputProps } from '../../widget.ts'

function DocumentNumberInput(props: InputProps<Settings>) {
  return (
    <Input
      id={props.id}
      value={typeof props.value === 'string' ? props.value : ''}
      maxLength={maxLength}
      disabled={props.disabled}
      status={statusOf(props.problems)}
      // a cleared number is an empty one, not again the proposed one
      onChange={(event) => props.onChange(event.target.value)}
      onBlur={props.onBlur}
      {...ariaOf(props)}
    />
  )
}

export const widgets: FieldWidgets<Settings> = { Input: DocumentNumberInput, View: TextView, isWide: true }
