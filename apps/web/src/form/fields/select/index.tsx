import { Select } from 'antd'
import { findOptions, type Settings } from '@wenwu/core/form/types/select/model'
import { useText } from '../../../lib/i18n.ts'
import { ariaOf, statusOf } from '../../inputs/aria.ts'
import { TextView } from '../../inputs/TextView.tsx'
import type { FieldWidgets, InputProps } from '../../widget.ts'

/** From so many options on, one may type to find. */
const manyOptions = 8

function SelectInput(props: InputProps<Settings>) {
  const { field, value, onChange, context } = props
  const { t, textOf } = useText()
  const options = (findOptions(field, context) ?? []).map(({ code, name }) => ({ value: code, label: textOf(name) }))
  const chosen = field.multiple
    ? Array.isArray(value)
      ? value.filter((code): code is string => typeof code === 'string')
      : []
    : typeof value === 'string' && value !== ''
      ? value
      : null
  return (
    <Select<string | string[] | null>
      id={props.id}
      className="form-wide"
      mode={field.multiple ? 'multiple' : undefined}
      value={chosen}
      options={options}
      disabled={props.disabled}
      status={statusOf(props.problems)}
      allowClear={!props.required}
      showSearch={options.length > manyOptions ? { optionFilterProp: 'label' } : false}
      placeholder={field.example === undefined ? t('form.choose') : textOf(field.example)}
      onChange={(next) => onChange(next === undefined || next === null || next.length === 0 ? null : next)}
      onBlur={props.onBlur}
      {...ariaOf(props)}
    />
  )
}

export const widgets: FieldWidgets<Settings> = { Input: SelectInput, View: TextView }
