import type { TextTools } from '../../../lib/i18n.ts'

/** Days, hours, minutes and seconds of a lock-out (specification §8.2); parts that are zero at the front are left out. */
export function formatLockout(seconds: number, t: TextTools['t']): string {
  const parts = [
    ['auth.days', Math.floor(seconds / 86_400)],
    ['auth.hours', Math.floor((seconds % 86_400) / 3600)],
    ['auth.minutes', Math.floor((seconds % 3600) / 60)],
    ['auth.seconds', Math.floor(seconds % 60)],
  ] as const
  const first = parts.findIndex(([, n]) => n > 0)
  const shown = first === -1 ? parts.slice(-1) : parts.slice(first)
  return shown
    .map(([key, n]) => t(key, { n }))
    .join('')
    .trim()
}

/** Seconds until an account opens again, from `lockoutTime`: an ISO instant, or seconds. */
export function lockoutSeconds(lockoutTime: unknown, now: number = Date.now()): number | undefined {
  if (typeof lockoutTime === 'number') return Math.max(0, Math.ceil(lockoutTime))
  if (typeof lockoutTime !== 'string') return undefined
  if (/^\d+$/.test(lockoutTime)) return Number(lockoutTime)
  const until = new Date(lockoutTime).getTime()
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - now) / 1000))
}
