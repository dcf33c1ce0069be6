import { sql } from 'kysely'
import { daysBefore, type Sweep } from '../../../platform/jobs/sweep.ts'

/** What has run its course here. */
export const sweeps: readonly Sweep[] = [{ table: 'transit_codes', isOver: (now) => sql`expires_at < ${daysBefore(now)}` }]
