import { sql } from 'kysely'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { daysBefore, type Sweep } from '../../../platform/jobs/sweep.ts'
import { sweepFiles } from './sweep-files.ts'
import { sweepUploads } from './sweep-uploads.ts'

/** What has run its course here. */
export const sweeps: readonly Sweep[] = [
  sweepFiles,
  sweepUploads,
  { table: 'upload_days', isOver: (now) => sql`day < ${toShanghaiDate(daysBefore(now))}` },
]
