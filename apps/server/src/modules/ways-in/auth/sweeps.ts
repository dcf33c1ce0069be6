import { sql } from 'kysely'
import { daysBefore, type Sweep } from '../../../platform/jobs/sweep.ts'
import { knownAddressDays } from './known-addresses.ts'

/** What has run its course here. */
export const sweeps: readonly Sweep[] = [
  { table: 'tickets', isOver: (now) => sql`expires_at < ${now}` },
  { table: 'sessions', isOver: (now) => sql`expires_at < ${daysBefore(now)} or ended_at < ${daysBefore(now)}` },
  { table: 'known_addresses', isOver: (now) => sql`last_seen_at < ${daysBefore(now, knownAddressDays)}` },
  { table: 'one_time_passwords', isOver: (now) => sql`expires_at < ${now}` },
  { table: 'remembered_sign_ins', isOver: (now) => sql`expires_at < ${daysBefore(now)}` },
  { table: 'used_nonces', isOver: (now) => sql`expires_at < ${now}` },
  // a bucket that nobody has touched for a day is full again
  { table: 'rate_limits', isOver: (now) => sql`at < ${daysBefore(now, 1)}` },
  { table: 'sign_in_attempts', isOver: (now) => sql`updated_at < ${daysBefore(now)} and (locked_until is null or locked_until < ${now})` },
]
