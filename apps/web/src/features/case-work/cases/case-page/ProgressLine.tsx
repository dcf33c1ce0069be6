import type { CaseView } from '@wenwu/core/cases/model'
import { closedStatuses } from '@wenwu/core/codes/statuses'
import { formatDate } from '../../../../lib/dates.ts'
import { useText } from '../../../../lib/i18n.ts'
import { caseSentence } from '../case-sentence.ts'
import { passedSteps } from './progress-line.ts'

/** Where a case is, for people who know no process: the steps done with their days, the one it is at and whether time runs, those still to come. */
export function ProgressLine({ view }: { view: CaseView }) {
  const tools = useText()
  const { t, textOf } = tools
  const isOver = closedStatuses.has(view.status)
  return (
    <ol className="progress-line" aria-label={t('case.progressLine')}>
      {passedSteps(view).map(({ name, at }) => (
        <li key={name?.zh_CN ?? ''} className="is-done">
          <span>{name === null ? t('case.eventSubmitted') : textOf(name)}</span>
          <time dateTime={at}>{formatDate(at)}</time>
        </li>
      ))}
      <li className={isOver ? `is-now is-${view.conclusion ?? 'over'}` : 'is-now'} aria-current="step">
        <strong>{caseSentence(view, tools)}</strong>
      </li>
      {view.ahead.map((name) => (
        <li key={name.zh_CN} className="is-ahead">
          <span>{textOf(name)}</span>
        </li>
      ))}
    </ol>
  )
}
