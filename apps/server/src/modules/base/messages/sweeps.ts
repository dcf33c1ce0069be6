import { sql } from 'kysely'
import { daysBefore, type Sweep } from '../../../platform/jobs/sweep.ts'

/** What has run its course here. */
export const sweeps: readonly Sweep[] = [
  { table: 'messages', isOver: (now) => sql`created_at < ${daysBefore(now)}` },
  { table: 'outbox_messages', isOver: (now) => sql`sent_at < ${daysBefore(now)}` },
]
