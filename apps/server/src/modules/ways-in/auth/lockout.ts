import { findText } from '@wenwu/core/i18n/translate'

/**
 * Wrong passwords of one name from one source before it is locked there, of one name from all sources that are not its owner's before it
 * is locked for those, and of one address within a window (design/security.md §3.6, decision 0080).
 */
export const maxSourceFailures = 5
export const maxNameFailures = 30
export const maxAddressFailures = 50
export const addressWindowMinutes = 15

const firstLockMinutes = 15
const longestLockMinutes = 24 * 60

/** How long the lock number `lockCount` (0 = first) lasts, in minutes: 15, 30, 60 … a day. */
export function lockMinutes(lockCount: number): number {
  return Math.min(longestLockMinutes, firstLockMinutes * 2 ** Math.min(lockCount, 10))
}

/** Seconds as specification §8.2 shows them, 天 小时 分 秒; parts that are zero at the front are left out: `15分0秒`. */
export function formatLockout(seconds: number): string {
  const parts = [
    ['auth.days', Math.floor(seconds / 86_400)],
    ['auth.hours', Math.floor((seconds % 86_400) / 3600)],
    ['auth.minutes', Math.floor((seconds % 3600) / 60)],
    ['auth.seconds', Math.floor(seconds % 60)],
  ] as const
  const first = parts.findIndex(([, n]) => n > 0)
  return parts
    .slice(first === -1 ? 3 : first)
    .map(([key, n]) => findText('zh_CN', key, { n }) ?? String(n))
    .join('')
}

/** The network an address counts as: an IPv4 address, or the /64 of an IPv6 one, which is one customer's. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1] !== undefined) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  if (tail !== undefined) while (groups.length + rest.length < 8) groups.push('0')
  return `${[...groups, ...rest]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
