import { useState } from 'react'
import { Button, Dropdown } from 'antd'
import { useNavigate } from 'react-router'
import { useText } from '../../lib/i18n.ts'
import type { RowAction } from './list-types.ts'

/** At most two actions of a row in sight, the rest under 更多. A running action cannot be started twice. */
export function RowActions({ actions, title }: { actions: readonly RowAction[]; title: string }) {
  const { t } = useText()
  const navigate = useNavigate()
  const [busyKey, setBusyKey] = useState<string>()
  const run = async (action: RowAction): Promise<void> => {
    if (action.path !== undefined) return navigate(action.path)
    setBusyKey(action.key)
    try {
      await action.onClick?.()
    } catch {
      // call() has told why.
    } finally {
      setBusyKey(undefined)
    }
  }
  const shown = actions.length > 2 ? actions.slice(0, 1) : actions
  const rest = actions.slice(shown.length)
  return (
    <span className="row-actions" onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      {shown.map((action) => (
        <Button
          key={action.key}
          type="link"
          size="small"
          danger={action.isDanger === true}
          loading={busyKey === action.key}
          aria-label={`${action.label} ${title}`}
          {...(action.shortcut !== undefined && {
            title: t('list.withKey', { label: action.label, key: action.shortcut.toUpperCase() }),
            'aria-keyshortcuts': action.shortcut,
          })}
          onClick={() => void run(action)}
        >
          {action.label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: rest.map((action) => ({ key: action.key, label: action.label, danger: action.isDanger === true })),
            onClick: ({ key }) => {
              const action = rest.find((candidate) => candidate.key === key)
              if (action !== undefined) void run(action)
            },
          }}
        >
          <Button type="link" size="small" aria-label={`${t('list.moreActions')} ${title}`}>
            {t('common.more')}
          </Button>
        </Dropdown>
      )}
    </span>
  )
}
