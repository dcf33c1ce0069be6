import { useQuery } from '@tanstack/react-query'
import { Modal } from 'antd'
import { contract } from '@wenwu/core/cases/contract'
import type { ClockCount } from '@wenwu/core/cases/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { call } from '../lib/call.ts'
import { formatDate } from '../lib/dates.ts'
import { useText } from '../lib/i18n.ts'
import { clockText, stopText } from '../ui/ClockBadge.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { notesOf, type ClockNote } from './clock-notes.ts'
import './item.css'

const dayNames: Record<ClockCount['days'][number]['kind'], TextKey> = {
  start: 'case.dayStart',
  counted: 'case.dayCounted',
  'make-up-counted': 'case.dayMakeUp',
  'week-end': 'case.dayWeekEnd',
  holiday: 'case.dayHoliday',
  'day-off': 'calendar.setting-off',
  stopped: 'case.dayStopped',
}

/** The day list behind each date of a case: which days counted, which did not, and why (行政许可法 82条). The count of `day` comes first. */
export function ClockDays({ caseId, day, onClose }: { caseId: string; day: string | null; onClose: () => void }) {
  const { t } = useText()
  const query = useQuery({
    queryKey: ['cases', caseId, 'clock'],
    queryFn: ({ signal }) => call(contract.clock, { id: caseId }, { signal, isQuiet: true }),
  })
  const clocks = query.data ?? []
  const isAsked = ({ summary: { dueOn } }: ClockCount): boolean => day !== null && dueOn === day
  return (
    <Modal open onCancel={onClose} footer={null} title={t('case.clockTitle')} width={760}>
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && <EmptyState />}
      {[...clocks.filter(isAsked), ...clocks.filter((clock) => !isAsked(clock))].map((clock) => (
        <ClockSection key={clock.summary.key} clock={clock} />
      ))}
    </Modal>
  )
}

function ClockSection({ clock }: { clock: ClockCount }) {
  const { t, textOf } = useText()
  const notes = notesOf(clock.days)
  const wordsOf = (why: ClockNote['why']): string => {
    if (why.kind === 'stopped') return t('case.noteStopped', { reason: stopText(why.reason, t) })
    return why.kind === 'named' ? textOf(why.name) : t(why.kind === 'extension' ? 'case.noteExtension' : 'case.noteExpected')
  }
  return (
    <section className="clock-section">
      <h3>{textOf(clock.name)}</h3>
      <p>
        {clockText(clock.summary, t)}
        {clock.summary.dueOn !== null && ` · ${t('case.clockDue', { date: formatDate(clock.summary.dueOn) })}`}
        <br />
        <span className="clock-basis">{textOf(clock.basis)}</span>
      </p>
      <ol className="clock-days">
        {clock.days.map((each) => (
          <li
            key={each.date}
            className={[`day-${each.kind}`, each.isExtension && 'is-extension', each.isProjected && 'is-projected']
              .filter(Boolean)
              .join(' ')}
            title={t(dayNames[each.kind])}
          >
            <span className="day-date">{each.date.slice(5)}</span>
            <span className="day-number">
              {each.kind === 'counted' || each.kind === 'make-up-counted' ? each.number : t(dayNames[each.kind])}
            </span>
          </li>
        ))}
      </ol>
      {notes.length > 0 && (
        <ul className="clock-notes">
          {notes.map(({ from, to, why }) => (
            <li key={`${from} ${JSON.stringify(why)}`}>
              <span className="day-date">{from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`}</span> {wordsOf(why)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
