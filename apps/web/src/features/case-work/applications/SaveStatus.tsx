import { Button } from 'antd'
import { formatRecent } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import type { FormState } from './stored-form.ts'

interface SaveStatusProps {
  state: FormState
  /** When something was stored last; of a form with files that may be a file. */
  savedAt: string
  onRetry: () => void
}

/** The middle of the bar: what has been saved and when, and what is going on where it has not. */
export function SaveStatus({ state, savedAt, onRetry }: SaveStatusProps) {
  const { t } = useText()
  switch (state.phase) {
    case 'saved':
      return <>{t('application.autoSaved', { time: formatRecent(savedAt) })}</>
    case 'waiting':
    case 'saving':
      return <>{t('application.autoSaving')}</>
    case 'conflict':
      return (
        <span className="tone-amber" role="status">
          {t('application.saveConflict')}
        </span>
      )
    case 'failed':
      return (
        <span className="tone-red" role="status">
          {t('application.saveFailed')}{' '}
          <Button type="link" size="small" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </span>
      )
    case 'refused':
      return (
        <span className="tone-red" role="status">
          {t('application.saveRefused')}
        </span>
      )
  }
}
