import { formatDay, formatInstant, formatTime as timeOf, type Precision } from '@wenwu/core/i18n/format'
import { currentLocale } from './i18n.ts'

// For people to read, in the language in use; all calendar arithmetic is the server's, in the same zone. `today` alone is a value.

function isTime(instant: string | Date): boolean {
  return !Number.isNaN(new Date(instant).getTime())
}

function shown(instant: string | Date | null, precision: Precision): string {
  return instant === null || !isTime(instant) ? '' : formatInstant(new Date(instant), currentLocale(), precision)
}

/** The day of an ISO instant in Asia/Shanghai, or a plain date: `2026-11-20`, `20 Nov 2026`. */
export function formatDate(instant: string | Date | null): string {
  if (typeof instant === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(instant)) return formatDay(instant, currentLocale())
  return shown(instant, 'day')
}

/** `2026-11-20 14:03` of an ISO instant, in Asia/Shanghai. */
export function formatMinute(instant: string | Date | null): string {
  return shown(instant, 'minute')
}

/** `2026-11-20 14:03:09` of an ISO instant, in Asia/Shanghai. */
export function formatSecond(instant: string | Date | null): string {
  return shown(instant, 'second')
}

/** `14:03` of an ISO instant, in Asia/Shanghai. */
export function formatTime(instant: string | Date): string {
  return timeOf(new Date(instant))
}

/** `14:03` of an instant of today, `2026-11-20 14:03` of any other. */
export function formatRecent(instant: string): string {
  return formatDate(instant) === formatDate(new Date()) ? formatTime(instant) : formatMinute(instant)
}

/** Today in Asia/Shanghai, `YYYY-MM-DD`. */
export function today(now: Date = new Date()): string {
  return formatInstant(now, 'zh_CN', 'day')
}
