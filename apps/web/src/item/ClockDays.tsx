import { useQuery } from '@tanstack/react-query'
import { Modal } from 'antd'
import { contract } from '@wenwu/core/cases/contract'
import type { OutputOf } from '@wenwu/core/http/endpoint'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { call } from '../lib/call.ts'
import { formatDate } from '../lib/dates.ts'
import { useText } from '../lib/i18n.ts'
import { clockText } from '../ui/ClockBadge.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import './item.css'

type Clock = OutputOf<typeof contract.clock>[number]

const dayNames: Record<string, TextKey> = {
  start: 'case.dayStart',
  counted: 'case.dayCounted',
  'make-up-counted': 'case.dayMakeUp',
  'week-end': 'case.dayWeekEnd',
  holiday: 'case.dayHoliday',
  stopped: 'case.dayStopped',
}

/** The day list behind each date of a case: which days counted, which did not, and why (行政许可法 82条). */
export function ClockDays({ caseId, isOpen, onClose }: { caseId: string; isOpen: boolean; onClose: () => void }) {
  const { t } = useText()
  const query = useQuery({
    queryKey: ['cases', caseId, 'clock'],
    queryFn: ({ signal }) => call(contract.clock, { id: caseId }, { signal, isQuiet: true }),
    enabled: isOpen,
  })
  return (
    <Modal open={isOpen} onCancel={onClose} footer={null} title={t('case.clockTitle')} width={760}>
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && <EmptyState />}
      {query.data?.map((clock) => (
        <ClockSection key={clock.summary.key} clock={clock} />
      ))}
    </Modal>
  )
}

function ClockSection({ clock }: { clock: Clock }) {
  const { t, textOf } = useText()
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
        {clock.days.map((day) => (
          <li key={day.date} className={`day-${day.kind}`} title={t(dayNames[day.kind] ?? 'case.dayCounted')}>
            <span className="day-date">{day.date.slice(5)}</span>
            <span className="day-number">
              {day.kind === 'counted' || day.kind === 'make-up-counted' ? day.number : t(dayNames[day.kind] ?? 'case.dayCounted')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
