// Formatting only: all calendar arithmetic is the server's, in the same zone.
const zone = 'Asia/Shanghai'

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

function partsOf(instant: string | Date): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(new Date(instant)).map((part) => [part.type, part.value]))
}

function isTime(instant: string | Date): boolean {
  return !Number.isNaN(new Date(instant).getTime())
}

/** `2026-11-20` of an ISO instant, in Asia/Shanghai; a plain date stays as it is. */
export function formatDate(instant: string | Date | null): string {
  if (instant === null || !isTime(instant)) return ''
  if (typeof instant === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(instant)) return instant
  const { year, month, day } = partsOf(instant)
  return `${year}-${month}-${day}`
}

/** `2026-11-20 14:03` of an ISO instant, in Asia/Shanghai. */
export function formatMinute(instant: string | Date | null): string {
  if (instant === null || !isTime(instant)) return ''
  const { hour, minute } = partsOf(instant)
  return `${formatDate(instant)} ${hour}:${minute}`
}

/** `2026-11-20 14:03:09` of an ISO instant, in Asia/Shanghai. */
export function formatSecond(instant: string | Date | null): string {
  if (instant === null || !isTime(instant)) return ''
  return `${formatMinute(instant)}:${partsOf(instant)['second']}`
}

/** Today in Asia/Shanghai, `YYYY-MM-DD`. */
export function today(now: Date = new Date()): string {
  const { year, month, day } = partsOf(now)
  return `${year}-${month}-${day}`
}
