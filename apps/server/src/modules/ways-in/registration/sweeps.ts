import { sql } from 'kysely'
import { daysBefore, type Sweep } from '../../../platform/jobs/sweep.ts'

/** What has run its course here. */
export const sweeps: readonly Sweep[] = [
  { table: 'registration_requests', isOver: (now) => sql`created_at < ${daysBefore(now)}` },
  { table: 'registration_proofs', isOver: (now) => sql`expires_at < ${now}` },
  { table: 'registration_counts', isOver: (now) => sql`window_ends_at < ${now}` },
]
