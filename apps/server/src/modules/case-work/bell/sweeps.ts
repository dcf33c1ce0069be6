import { sql } from 'kysely'
import { keptDays, keptMessages } from '@wenwu/core/bell/model'
import { daysBefore, type Sweep } from '../../../platform/jobs/sweep.ts'

/** Messages that are old, and all of an account but the newest. */
export const sweeps: readonly Sweep[] = [
  {
    table: 'bell_messages',
    isOver: (now) => sql`created_at < ${daysBefore(now, keptDays)} or id in (
      select id from (select id, row_number() over (partition by user_id order by id desc) as place from bell_messages) as placed
      where place > ${sql.lit(keptMessages)})`,
  },
]
