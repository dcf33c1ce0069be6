import { sql } from 'kysely'
import { daysBefore, type Sweep } from '../../../platform/jobs/sweep.ts'

/** What has run its course here. */
export const sweeps: readonly Sweep[] = [
  { table: 'verification_codes', isOver: (now) => sql`expires_at < ${now}` },
  { table: 'code_counts', isOver: (now) => sql`window_ends_at < ${now}` },
  { table: 'code_phones', isOver: (now) => sql`last_at < ${daysBefore(now, 1)}` },
  { table: 'password_resets', isOver: (now) => sql`expires_at < ${now}` },
]
