import { sql } from 'kysely'
import { daysBefore, type Sweep } from '../../../platform/jobs/sweep.ts'

/** What has run its course here. */
export const sweeps: readonly Sweep[] = [{ table: 'federated_sign_ins', isOver: (now) => sql`created_at < ${daysBefore(now)}` }]
