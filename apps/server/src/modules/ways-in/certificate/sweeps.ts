import { sql } from 'kysely'
import { daysBefore, type Sweep } from '../../../platform/jobs/sweep.ts'

/** What has run its course here. */
export const sweeps: readonly Sweep[] = [{ table: 'certificate_challenges', isOver: (now) => sql`used_at < ${daysBefore(now)}` }]
