import { Checkbox } from 'antd'
import type { Settings } from '@wenwu/core/form/types/date/model'
import { useText } from '../../../lib/i18n.ts'
import { DayBox } from '../../inputs/DayBox.tsx'
import { TextView } from '../../inputs/TextView.tsx'
import type { FieldWidgets, InputProps } from '../../widget.ts'

function DateInput(props: InputProps<Settings>) {
  const { field, context } = props
  const { textOf } = useText()
  const example = field.example === undefined ? undefined : textOf(field.example)
  const isOpen = field.open !== undefined && props.value === null
  return (
    <>
      <DayBox {...props} disabled={props.disabled || isOpen} today={context.today} min={field.min} max={field.max} placeholder={example} />
      {field.open !== undefined && (
        <Checkbox
          checked={isOpen}
          disabled={props.disabled}
          onChange={(event) => props.onChange(event.target.checked ? null : context.today)}
        >
          {textOf(field.open)}
        </Checkbox>
      )}
    </>
  )
}

export const widgets: FieldWidgets<Settings> = { Input: DateInput, View: TextView }
