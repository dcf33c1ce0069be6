import type { ClockLight } from './statutory.ts'

/**
 * How far the last day of an open clock is: `left` so many days, `last-day` today, `passed` over with no counted day since (due on a Friday, today the Saturday), `over` by so many
 * days. The one rule of every place that tells of it in words.
 */
type DaysLeft = { is: 'left' | 'over'; days: number } | { is: 'last-day' | 'passed'; days: 0 }

/** Reads it off a clock that runs or is stopped; undefined of one without a limit. */
export function daysLeft({ remainingDays: days, light }: { remainingDays: number | null; light: ClockLight }): DaysLeft | undefined {
  if (days === null) return undefined
  if (days < 0) return { is: 'over', days: -days }
  if (days > 0) return { is: 'left', days }
  return { is: light === 'red' ? 'passed' : 'last-day', days: 0 }
}
