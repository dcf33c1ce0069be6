import { Checkbox, Select } from 'antd'
import { idsOf, type Settings } from '@wenwu/core/form/types/directory/model'
import { useText } from '../../../lib/i18n.ts'
import { useActionServices } from '../../action-services.ts'
import { ariaOf, statusOf } from '../../inputs/aria.ts'
import { TextView } from '../../inputs/TextView.tsx'
import type { FieldWidgets, InputProps } from '../../widget.ts'

/** One of those on offer from a list, or several by ticks. */
function DirectoryInput(props: InputProps<Settings>) {
  const { field, value, onChange } = props
  const { t } = useText()
  const offered = useActionServices().offered(field.directory)
  const options = (offered ?? []).map(({ id, label, isBarred }) => ({ value: id, label, disabled: isBarred }))
  const chosen = idsOf(value)
  if (field.multiple === true)
    return (
      <Checkbox.Group
        className="form-choices"
        value={chosen}
        options={options}
        disabled={props.disabled}
        // in the order in which they are ticked
        onChange={(next) => onChange([...new Set([...chosen, ...next])].filter((id) => next.includes(id)))}
      />
    )
  return (
    <Select
      id={props.id}
      className="form-wide"
      placeholder={t('case.choose')}
      showSearch={{ optionFilterProp: 'label' }}
      value={chosen[0] ?? null}
      loading={offered === undefined}
      options={options}
      disabled={props.disabled}
      status={statusOf(props.problems)}
      onChange={onChange}
      onBlur={props.onBlur}
      {...ariaOf(props)}
    />
  )
}

export const widgets: FieldWidgets<Settings> = {
  Input: DirectoryInput,
  View: TextView,
  isGroup: ({ multiple }) => multiple === true,
  isWide: true,
}
