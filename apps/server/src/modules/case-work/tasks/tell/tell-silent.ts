import { sql } from 'kysely'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { inTransaction } from '../../../../platform/database/request-database.ts'
import type { AppServices } from '../../../../platform/services.ts'
import { ring } from '../../bell/index.ts'
import { keyHolders, keyOfPart } from '../../process/index.ts'

interface SilentTask {
  id: string
  caseId: string
  answerBy: string
  convenerKey: string
  convenerId: string | null
}

/** Tasks looked at in one night, the oldest first. */
const mostTasks = 20_000

/**
 * Tells the office that asked an expert or an assessment body of each who has not answered by the day: the person who asked, or the whole office where they may no
 * longer act for it. Told once for a task and a day, however often this runs. Nothing ends by it: the office reminds, replaces, concludes or takes back.
 */
export async function tellSilent(services: AppServices, now: Date): Promise<{ silent: number }> {
  const today = toShanghaiDate(now)
  return inTransaction(services.pool, async (db) => {
    const { rows } = await sql<SilentTask>`
      select t.id, t.case_id as "caseId", t.limit_on as "answerBy", a.convener_key as "convenerKey", a.convener_id as "convenerId"
      from tasks t join case_assignments a on a.case_id = t.case_id and a.kind = t.role and a.ended_at is null
        and t.candidate_key = ${keyOfPart('a')}
      where t.state = 'open' and t.limit_on < ${today} and a.convener_key is not null
      order by t.limit_on, t.id limit ${sql.lit(mostTasks)}`.execute(db)
    if (rows.length === 0) return { silent: 0 }
    const holders = await keyHolders(db)
    const messages = rows.flatMap(({ id, caseId, answerBy, convenerKey, convenerId }) => {
      const office = holders.of(convenerKey)
      const people = convenerId !== null && office.includes(convenerId) ? [convenerId] : office
      return people.map((userId) => ({ userId, caseId, kind: 'answer-overdue' as const, dueOn: answerBy, key: `silent:${id}:${answerBy}` }))
    })
    await ring(db, messages, now)
    return { silent: rows.length }
  })
}
