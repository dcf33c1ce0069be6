import type { CaseEvent } from '@wenwu/core/cases/model'
import { useText } from '../lib/i18n.ts'
import { clockWords } from './clock-words.ts'

/** Whom an entry of the history concerns beside who acted: who was added, removed, reminded, and who came in their place; and what it did to the clock. */
export function ConcernedNames({ event }: { event: Pick<CaseEvent, 'kind' | 'details'> }) {
  const { t } = useText()
  const { assignee, replacement } = event.details
  const clock = clockWords(event, t)
  return (
    <>
      {clock !== '' && <span className="timeline-outcome">{clock}</span>}
      {typeof assignee === 'string' && <span className="timeline-outcome">{assignee}</span>}
      {typeof replacement === 'string' && <span className="timeline-outcome">{t('case.replacedBy', { name: replacement })}</span>}
    </>
  )
}
