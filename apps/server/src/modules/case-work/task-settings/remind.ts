import { sql } from 'kysely'
import { addWorkingDays } from '@wenwu/core/clock/calendar'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { AppServices } from '../../../platform/services.ts'
import { ring, type NewBellMessage } from '../bell/index.ts'
import { allStepSettings, keyHolders } from '../process/index.ts'

interface DueTask {
  id: string
  caseId: string
  candidateKey: string
  claimedBy: string | null
  dueOn: string
}

/** Tasks of one step looked at in one night, the most urgent first. */
const mostTasks = 5_000

/**
 * Tells of open tasks whose steps are set so: those who have them so many working days before the due date, once for a task and a date; the head
 * of their body once for a task. A task that is overdue when its step is set so is told as well.
 */
export async function remindBySettings(services: AppServices, now: Date): Promise<{ reminded: number; escalated: number }> {
  const told = { reminded: 0, escalated: 0 }
  const today = toShanghaiDate(now)
  const inDays = (days: number) => addWorkingDays(today, days, services.calendar())
  await inTransaction(services.pool, async (db) => {
    const set = [...(await allStepSettings(services, db))].filter(
      ([, { remindDays, escalateDays }]) => remindDays !== null || escalateDays !== null,
    )
    if (set.length === 0) return
    const holders = await keyHolders(db)
    for (const [key, { remindDays, escalateDays }] of set) {
      const [itemCode, step] = key.split('/')
      const { rows } = await sql<DueTask>`
        select t.id, t.case_id as "caseId", t.candidate_key as "candidateKey", t.claimed_by as "claimedBy", t.due_on as "dueOn"
        from tasks t join cases c on c.id = t.case_id
        where t.state = 'open' and c.item_code = ${itemCode} and t.step = ${step} and t.due_on <= ${inDays(Math.max(remindDays ?? 0, escalateDays ?? 0))}
        order by t.due_on, t.id limit ${sql.lit(mostTasks)}`.execute(db)
      const messages: NewBellMessage[] = []
      for (const { id, caseId, candidateKey, claimedBy, dueOn } of rows) {
        const office = holders.of(candidateKey)
        if (remindDays !== null && dueOn <= inDays(remindDays)) {
          const people = claimedBy === null ? office : office.filter((userId) => userId === claimedBy)
          messages.push(...people.map((userId) => ({ userId, caseId, kind: 'due-soon' as const, dueOn, key: `remind:${id}:${dueOn}` })))
          told.reminded += people.length
        }
        const heads = escalateDays !== null && dueOn <= inDays(escalateDays) ? holders.leadsOf(candidateKey) : []
        messages.push(...heads.map((userId) => ({ userId, caseId, kind: 'escalated' as const, dueOn, key: `escalated:${id}` })))
        told.escalated += heads.length
      }
      await ring(db, messages, now)
    }
  })
  return told
}
