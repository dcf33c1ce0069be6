import type { CaseRow, ClockSummary } from '@wenwu/core/cases/model'
import { daysLeft } from '@wenwu/core/clock/days-left'
import { stopNames } from '@wenwu/core/clock/stop-names'
import { closedStatuses } from '@wenwu/core/codes/statuses'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { formatDate } from '../lib/dates.ts'
import { useText, type TextTools } from '../lib/i18n.ts'
import './page.css'

const tones: Record<ClockSummary['light'], string> = { none: 'grey', green: 'green', amber: 'amber', red: 'red', stopped: 'violet' }

// A shape for each light beside its colour: dot, half-filled ring, triangle, pause.
const shapes: Record<ClockSummary['light'], string> = {
  none: 'M6 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 1.300a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400z',
  green: 'M6 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  amber: 'M6 1.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zm0 1.300v6.400a3.200 3.200 0 0 0 0-6.400z',
  red: 'M6 1l5.500 9.800H.5z',
  stopped: 'M2.500 2h2.600v8H2.500zM6.900 2h2.600v8H6.900z',
}

/** Why a clock stands still, in words. */
export function stopText(reason: string, t: TextTools['t']): string {
  const known = stopNames[reason]
  return known === undefined ? reason : t(known)
}

/** What the days are for that are not those to decide, by the key of their clock: the authority's after the decision, a step's own. */
const otherDays: Readonly<Record<string, TextKey>> = { delivery: 'list.clockDelivery', filing: 'list.clockFiling', step: 'list.clockStep' }

/** What is asked of the case of a clock. */
export type ClockedCase = Pick<CaseRow, 'status' | 'conclusion'>

/**
 * The clock in words: remaining days, overdue days, or why it stands still; and whose time it is, where that is not who has the case. Of a case that goes on after
 * its decision with no clock running the law limits nothing.
 */
export function clockText(clock: ClockSummary, t: TextTools['t'], of?: ClockedCase): string {
  const words = daysText(clock, t, of)
  return clock.timeOf === undefined || words === '' ? words : t('list.clockOf', { words, body: clock.timeOf })
}

function daysText(clock: ClockSummary, t: TextTools['t'], of?: ClockedCase): string {
  if (clock.state === 'not-started') return t('list.clockNone')
  if (clock.state === 'ended')
    return t(of === undefined || of.conclusion === null || closedStatuses.has(of.status) ? 'list.clockEnded' : 'list.clockUnlimited')
  if (clock.state === 'stopped') {
    return clock.stopReason === null ? t('list.clockStopped') : `${t('list.clockStopped')} · ${stopText(clock.stopReason, t)}`
  }
  const left = daysLeft(clock)
  switch (left?.is) {
    case undefined:
      return ''
    case 'over':
      return t('list.clockOverdue', { n: left.days })
    case 'passed':
      return t('list.clockPassed')
    case 'last-day':
      return t('list.clockToday')
    case 'left':
      return t(clock.unit === 'working-day' ? 'list.clockWorkingDays' : 'list.clockDays', { n: left.days })
  }
}

/** Light, remaining days and the reason when it is stopped; `isShort` leaves the reason to the tooltip (lists). */
export function ClockBadge({ clock, of, isShort = false }: { clock: ClockSummary | null; of: ClockedCase; isShort?: boolean }) {
  const { t } = useText()
  if (clock === null) return <span className="clock-badge tone-grey">—</span>
  const days = daysText(clock, t, of)
  const other = clock.state === 'running' ? otherDays[clock.key] : undefined
  const words = other === undefined ? clockText(clock, t, of) : t(other, { words: days })
  // a column has room for what the days are for, or for their whole unit
  const isBare = isShort && other !== undefined && (clock.remainingDays ?? 0) > 0
  const short = isBare ? t(other, { words: t('list.clockLimitDays', { n: clock.remainingDays ?? 0 }) }) : other === undefined ? days : words
  const hint = clock.dueOn === null ? words : `${words} · ${t('list.clockDue', { date: formatDate(clock.dueOn) })}`
  return (
    <span className={`clock-badge tone-${tones[clock.light]}`} title={hint}>
      <svg viewBox="0 0 12 12" width="11" height="11" aria-hidden="true">
        <path d={shapes[clock.light]} fill="currentColor" fillRule="evenodd" />
      </svg>
      {isShort && clock.state === 'stopped' ? t('list.clockStopped') : isShort ? short : words}
    </span>
  )
}
