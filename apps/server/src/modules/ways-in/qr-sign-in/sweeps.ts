import { sql } from 'kysely'
import type { Sweep } from '../../../platform/jobs/sweep.ts'

/** What has run its course here. */
export const sweeps: readonly Sweep[] = [{ table: 'qr_challenges', isOver: (now) => sql`expires_at < ${now}` }]
