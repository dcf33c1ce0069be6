import { Button } from 'antd'
import { CallError, messageOfError } from '../lib/call-error.ts'
import { useText } from '../lib/i18n.ts'
import './states.css'

export interface ErrorStateProps {
  /** What did not work, in a few words; the error says why. */
  title?: string
  error: unknown
  onRetry?: () => void
}

/** What happened, and the button to try again, in the place of the content; what does not exist is not asked for again. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  const { t } = useText()
  const isGone = error instanceof CallError && error.code === 'not-found'
  return (
    <div className="state state-error" role="alert">
      {title !== undefined && <p className="state-title">{title}</p>}
      <p>{messageOfError(error)}</p>
      {onRetry !== undefined && !isGone && (
        <div className="state-action">
          <Button onClick={onRetry}>{t('common.retry')}</Button>
        </div>
      )}
    </div>
  )
}
