import { toDayNumber, toShanghaiDate, type CalendarDate } from '../kernel/date.ts'
import type { ClockEvent, ClockRule } from './rule.ts'

/** When a clock that counts hours runs out. */
export interface Hours {
  /** ISO instant; null while it is stopped, and before it starts. */
  dueAt: string | null
  /** Day number of that instant in Shanghai. */
  dueDay: number | null
  /** Days from that of the start to that of the end. */
  limitDays: number | null
}

const hour = 3_600_000

/** Adds up the hours of a rule's clock by the events up to the end of `today`: from the start, without the time of stops (民法典 201条). */
export function readHours(rule: ClockRule, events: readonly ClockEvent[], today: CalendarDate): Hours {
  const none: Hours = { dueAt: null, dueDay: null, limitDays: null }
  const base = rule.length ?? rule.target ?? null
  const known = events
    .filter((event) => event.clock === rule.key && toShanghaiDate(new Date(event.at)) <= today)
    .map((event) => ({ ...event, time: new Date(event.at).getTime() }))
    .sort((a, b) => a.time - b.time)
  let [startedAt, runningSince, left]: [number | null, number | null, number] = [null, null, 0]
  let isEnded = true
  let endedAt = 0
  for (const { kind, time, plannedDays } of known) {
    if (kind === 'start' && isEnded) [startedAt, runningSince, left, isEnded] = [time, time, (base ?? 0) * hour, false]
    // taken up again after the conclusion: the time in between does not count
    if (kind === 'resume' && startedAt !== null && isEnded)
      [left, runningSince, isEnded] = [left - (runningSince === null ? 0 : endedAt - runningSince), time, false]
    if (startedAt === null || isEnded) continue
    if (kind === 'extend') left += Math.max(0, plannedDays ?? 0) * hour
    if (kind === 'stop' && runningSince !== null) [left, runningSince] = [left - (time - runningSince), null]
    if (kind === 'resume') runningSince ??= time
    if (kind === 'end') [isEnded, endedAt] = [true, time]
  }
  if (base === null || startedAt === null || runningSince === null) return none
  const dueAt = new Date(runningSince + left)
  const dueDay = toDayNumber(toShanghaiDate(dueAt))
  return { dueAt: dueAt.toISOString(), dueDay, limitDays: dueDay - toDayNumber(toShanghaiDate(new Date(startedAt))) }
}
