import type { CaseEvent } from '@wenwu/core/cases/model'
import { useText } from '../lib/i18n.ts'

/** Whom an entry of the history concerns beside who acted: who was added, removed, reminded, and who came in their place. */
export function ConcernedNames({ event: { details } }: { event: Pick<CaseEvent, 'details'> }) {
  const { t } = useText()
  const { assignee, replacement } = details
  return (
    <>
      {typeof assignee === 'string' && <span className="timeline-outcome">{assignee}</span>}
      {typeof replacement === 'string' && <span className="timeline-outcome">{t('case.replacedBy', { name: replacement })}</span>}
    </>
  )
}
