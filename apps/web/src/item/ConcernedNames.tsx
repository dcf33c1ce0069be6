import type { CaseEvent } from '@wenwu/core/cases/model'
import type { Text } from '@wenwu/core/i18n/text'
import { useText } from '../lib/i18n.ts'
import { clockWords } from './clock-words.ts'

/** Whom an entry of the history concerns beside who acted: who was added, removed, reminded, and who came in their place; what it did to the clock, from where and where to it took the case. */
export function ConcernedNames({ event }: { event: Pick<CaseEvent, 'kind' | 'details'> }) {
  const { t, textOf } = useText()
  const { assignee, replacement, toStep, fromSteps } = event.details
  const from = Array.isArray(fromSteps) ? fromSteps.filter(isText).map(textOf).join(t('application.listSeparator')) : ''
  const clock = clockWords(event, t)
  return (
    <>
      {clock !== '' && <span className="timeline-outcome">{clock}</span>}
      {typeof assignee === 'string' && <span className="timeline-outcome">{assignee}</span>}
      {typeof replacement === 'string' && <span className="timeline-outcome">{t('case.replacedBy', { name: replacement })}</span>}
      {isText(toStep) && <span className="timeline-outcome">{`${from} → ${textOf(toStep)}`.trim()}</span>}
    </>
  )
}

/** The name of a step, as the details of an entry keep it. */
function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'zh_CN' in value && 'en_US' in value
}
