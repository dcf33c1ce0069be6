import { Button } from 'antd'
import { messageOfError } from '../lib/call-error.ts'
import { useText } from '../lib/i18n.ts'
import './states.css'

export interface ErrorStateProps {
  /** What did not work, in a few words; the error says why. */
  title?: string
  error: unknown
  onRetry?: () => void
}

/** What happened, and the button to try again, in the place of the content. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  const { t } = useText()
  return (
    <div className="state state-error" role="alert">
      {title !== undefined && <p className="state-title">{title}</p>}
      <p>{messageOfError(error)}</p>
      {onRetry !== undefined && (
        <div className="state-action">
          <Button onClick={onRetry}>{t('common.retry')}</Button>
        </div>
      )}
    </div>
  )
}
