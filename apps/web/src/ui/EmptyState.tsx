import type { ReactNode } from 'react'
import { useText } from '../lib/i18n.ts'
import './states.css'

export interface EmptyStateProps {
  /** Says why it is empty and what would fill it; default only 暂无内容. */
  text?: string
  /** The one useful next step: a link or a button. */
  action?: ReactNode
}

export function EmptyState({ text, action }: EmptyStateProps) {
  const { t } = useText()
  return (
    <div className="state">
      <p className="state-title">{t('common.empty')}</p>
      {text !== undefined && <p>{text}</p>}
      {action !== undefined && <div className="state-action">{action}</div>}
    </div>
  )
}
