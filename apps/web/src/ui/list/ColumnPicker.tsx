import { useState } from 'react'
import { Button, Checkbox, Popover } from 'antd'
import SettingOutlined from '@ant-design/icons/SettingOutlined'
import { useText } from '../../lib/i18n.ts'

interface ColumnPickerProps {
  columns: readonly { key: string; title: string }[]
  shown: readonly string[]
  defaults: readonly string[]
  onConfirm: (keys: string[]) => void
}

interface PanelProps extends ColumnPickerProps {
  onClose: () => void
}

function PickerPanel({ columns, shown, defaults, onConfirm, onClose }: PanelProps) {
  const { t } = useText()
  const [draft, setDraft] = useState<readonly string[]>(shown)
  const isAll = draft.length === columns.length
  const toggle = (key: string, isOn: boolean): void => setDraft(isOn ? [...draft, key] : draft.filter((other) => other !== key))
  const confirm = (): void => {
    onConfirm(columns.map((column) => column.key).filter((key) => draft.includes(key)))
    onClose()
  }
  return (
    <div className="column-picker" role="dialog" aria-label={t('list.columnsTitle')}>
      <div className="column-picker-head">
        <Checkbox
          checked={isAll}
          indeterminate={!isAll && draft.length > 0}
          onChange={(event) => setDraft(event.target.checked ? columns.map((column) => column.key) : [])}
        >
          {t('list.columnsAll')}
        </Checkbox>
        <Button type="link" size="small" onClick={() => setDraft(defaults)}>
          {t('list.columnsReset')}
        </Button>
      </div>
      <ul>
        {columns.map((column) => (
          <li key={column.key}>
            <Checkbox checked={draft.includes(column.key)} onChange={(event) => toggle(column.key, event.target.checked)}>
              {column.title}
            </Checkbox>
          </li>
        ))}
      </ul>
      {draft.length === 0 && (
        <p className="column-picker-note" role="alert">
          {t('list.columnsNone')}
        </p>
      )}
      <div className="column-picker-foot">
        <Button size="small" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button size="small" type="primary" disabled={draft.length === 0} onClick={confirm}>
          {t('common.confirm')}
        </Button>
      </div>
    </div>
  )
}

/** Column-header configuration of specification §2.10: a check list with confirm and cancel. */
export function ColumnPicker(props: ColumnPickerProps) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      content={<PickerPanel {...props} onClose={() => setOpen(false)} />}
    >
      <Button type="text" size="small" icon={<SettingOutlined />} aria-expanded={isOpen} aria-haspopup="dialog">
        {t('common.columns')}
      </Button>
    </Popover>
  )
}
