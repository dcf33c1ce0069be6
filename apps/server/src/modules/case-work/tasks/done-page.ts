import { sql, type CompiledQuery } from 'kysely'
import { caseCountCap } from '@wenwu/core/cases/model'
import { openingSizes } from '@wenwu/core/kernel/page'
import { prepared } from '../../../platform/database/prepared.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { onePlan, unseen } from '../../../platform/database/statement-name.ts'
import { storedTaskRow, taskColumns, type JsonTaskRow, type StoredTaskRow } from './task-rows.ts'

interface Values {
  userId: string
}
interface Found {
  rows: JsonTaskRow[]
  total: number
}

/** Of tasks `t`: those that were done and are listed. What was withdrawn before its acceptance is a draft, its applicant's alone again (cases/case-scope.ts). */
export const isListedDone = sql<boolean>`t.state = 'done' and not t.is_of_draft`

/** Other sizes are rare and planned each time. */
const pages = new Map(openingSizes.map((size) => [size, donePage(size)]))

/**
 * The first page of what somebody has done, the newest first, with its count up to `caseCountCap`: one statement, compiled once and planned once per connection. Undefined
 * for a size that no list opens with.
 */
export async function readDonePage(db: Db, userId: string, size: number): Promise<{ rows: StoredTaskRow[]; total: number } | undefined> {
  const [found] = (await pages.get(size)?.(db, { userId })) ?? []
  return found && { rows: found.rows.map(storedTaskRow), total: found.total }
}

function donePage(size: number) {
  return prepared<Values>()((db, at) => {
    const isTheirs = sql`${isListedDone} and t.completed_by = ${unseen(at('userId'), 'uuid')}`
    const query = sql<Found>`select coalesce(json_agg(r), '[]') as rows,
        (select count(*)::int from (select 1 from tasks t where ${isTheirs} limit ${sql.lit(caseCountCap + 1)}) counted) as total
      from (select ${taskColumns} from tasks t join cases c on c.id = t.case_id left join users u on u.id = t.claimed_by
        where ${isTheirs} order by t.completed_at desc, t.id desc limit ${sql.lit(size)}) r ${onePlan}`
    return { compile: (): CompiledQuery<Found> => query.compile(db) }
  })
}
