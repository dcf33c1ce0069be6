import { Radio } from 'antd'
import type { Settings } from '@wenwu/core/form/types/yes-no/model'
import { useText } from '../../../lib/i18n.ts'
import { TextView } from '../../inputs/TextView.tsx'
import { ariaOf } from '../../inputs/aria.ts'
import type { FieldWidgets, InputProps } from '../../widget.ts'

function YesNoInput(props: InputProps<Settings>) {
  const { field, value, onChange } = props
  const { t, textOf } = useText()
  return (
    <Radio.Group
      id={props.id}
      name={props.id}
      className="form-yes-no"
      value={typeof value === 'boolean' ? value : null}
      disabled={props.disabled}
      options={[
        { value: true, label: field.yes === undefined ? t('common.yes') : textOf(field.yes) },
        { value: false, label: field.no === undefined ? t('common.no') : textOf(field.no) },
      ]}
      onChange={(event) => onChange(event.target.value === true)}
      onBlur={props.onBlur}
      {...ariaOf(props)}
    />
  )
}

export const widgets: FieldWidgets<Settings> = { Input: YesNoInput, View: TextView, isGroup: true }
