import { Button } from 'antd'
import { Link } from 'react-router'
import { CallError, messageOfError } from '../lib/call-error.ts'
import { useText } from '../lib/i18n.ts'
import { homePath } from '../lib/tabs.ts'
import './states.css'

export interface ErrorStateProps {
  /** What did not work, in a few words; the error says why. */
  title?: string
  error: unknown
  onRetry?: () => void
}

/**
 * What happened, in the place of the content, and what helps: to try again; where it is not for this person, or is not there, the way home. The two look alike: what
 * is hidden from a person is not there for them.
 */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  const { t } = useText()
  const isClosed = error instanceof CallError && (error.code === 'not-found' || error.status === 403)
  return (
    <div className="state state-error" role="alert">
      {title !== undefined && <p className="state-title">{title}</p>}
      <p>{messageOfError(error)}</p>
      {onRetry !== undefined && (
        <div className="state-action">
          {isClosed ? <Link to={homePath}>{t('auth.backHome')}</Link> : <Button onClick={onRetry}>{t('common.retry')}</Button>}
        </div>
      )}
    </div>
  )
}
