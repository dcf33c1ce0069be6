import { Input } from 'antd'
import type { Settings } from '@wenwu/core/form/types/organization/model'
import { own } from '@wenwu/core/form/json'
import { useText } from '../../../lib/i18n.ts'
import { ariaOf, statusOf } from '../../inputs/aria.ts'
import { TextView } from '../../inputs/TextView.tsx'
import type { FieldWidgets, InputProps } from '../../widget.ts'

/** The name as text; an id that came with the value (the applicant's own organisation) is dropped as soon as the name is changed. */
function OrganizationInput(props: InputProps<Settings>) {
  const { field, value, onChange } = props
  const { textOf } = useText()
  const name = own(value, 'name')
  return (
    <Input
      id={props.id}
      value={typeof name === 'string' ? name : ''}
      disabled={props.disabled}
      status={statusOf(props.problems)}
      placeholder={field.example === undefined ? undefined : textOf(field.example)}
      onChange={(event) => onChange(event.target.value === '' ? null : { name: event.target.value })}
      onBlur={props.onBlur}
      {...ariaOf(props)}
    />
  )
}

export const widgets: FieldWidgets<Settings> = { Input: OrganizationInput, View: TextView, prefersFull: true }
