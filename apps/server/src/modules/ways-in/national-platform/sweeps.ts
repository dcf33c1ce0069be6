import { sql } from 'kysely'
import { daysBefore, type Sweep } from '../../../platform/jobs/sweep.ts'

/** What has run its course here. */
export const sweeps: readonly Sweep[] = [
  { table: 'platform_sign_ins', isOver: (now) => sql`created_at < ${daysBefore(now)} or arrival_expires_at < ${daysBefore(now, 1)}` },
]
