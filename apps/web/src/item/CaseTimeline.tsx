import type { CaseEvent, PanelCounts } from '@wenwu/core/cases/model'
import { formatMinute } from '../lib/dates.ts'
import { useText } from '../lib/i18n.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ConcernedNames } from './ConcernedNames.tsx'
import { useEventWords } from './event-words.ts'
import './item.css'

/** What happened to a case, newest first: who, when, at which step, with which outcome and opinion. */
export function CaseTimeline({ events }: { events: readonly CaseEvent[] }) {
  const { t, textOf } = useText()
  const wordsOf = useEventWords()
  if (events.length === 0) return <EmptyState />
  return (
    <ol className="timeline">
      {[...events].reverse().map((event) => (
        <li key={event.id}>
          <time dateTime={event.at}>{formatMinute(event.at)}</time>
          <div>
            <strong>{event.stepName === null ? wordsOf(event) : textOf(event.stepName)}</strong>
            {event.outcomeLabel !== null && <span className="timeline-outcome">{textOf(event.outcomeLabel)}</span>}
            {event.stepName !== null && event.outcomeLabel === null && <span className="timeline-outcome">{wordsOf(event)}</span>}
            <ConcernedNames event={event} />
            {isPanel(event.details.panel) && <span className="timeline-outcome">{t('case.panel', event.details.panel)}</span>}
            {event.actorName !== '' && (
              <span className="timeline-actor">
                {event.actorBody === '' ? event.actorName : t('case.storyBy', { name: event.actorName, body: event.actorBody })}
              </span>
            )}
            {event.opinion !== '' && <p>{event.opinion}</p>}
            {event.kind === 'reopened' && typeof event.details.number === 'string' && (
              <p className="tone-grey">{t('case.withdrawnReply', { number: event.details.number })}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** How many experts were asked, as the details of an entry keep it. */
function isPanel(value: unknown): value is PanelCounts {
  return typeof value === 'object' && value !== null && 'asked' in value && 'answered' in value && 'silent' in value
}
