import { daysBetween } from '@wenwu/core/kernel/date'
import type { ObligationView } from '@wenwu/core/obligations/schemas'
import { formatDate, today } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { OpenDays } from '../OpenClock.tsx'

/** Days before the last one from which it stands out: those on which people are reminded. */
const soon = 7

/** The last day of an obligation; of one that is to be met, how many days are left until it or over. Opens its count. */
export function DueDay({ caseId, of }: { caseId: string; of: Pick<ObligationView, 'dueOn' | 'state'> }) {
  if (of.dueOn === null) return <span className="tone-grey">—</span>
  return (
    <OpenDays caseId={caseId} day={of.dueOn}>
      <DayLeft dueOn={of.dueOn} state={of.state} />
    </OpenDays>
  )
}

function DayLeft({ dueOn, state }: { dueOn: string; state: ObligationView['state'] }) {
  const { t } = useText()
  const date = <span className="mono">{formatDate(dueOn)}</span>
  if (state !== 'open') return date
  const left = daysBetween(today(), dueOn)
  const days =
    left < 0 ? t('obligations.dueLate', { n: -left }) : left === 0 ? t('obligations.dueToday') : t('obligations.dueLeft', { n: left })
  return (
    <>
      {date} <span className={left < 0 ? 'tone-red' : left <= soon ? 'tone-amber' : 'tone-grey'}>{days}</span>
    </>
  )
}
