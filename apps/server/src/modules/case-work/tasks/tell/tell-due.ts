import { sql } from 'kysely'
import { addWorkingDays } from '@wenwu/core/clock/calendar'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { inTransaction } from '../../../../platform/database/request-database.ts'
import type { AppServices } from '../../../../platform/services.ts'
import { ring, type NewBellMessage } from '../../bell/index.ts'
import { isKeyOf, keyHolders } from '../../process/index.ts'

interface DueTask {
  id: string
  caseId: string
  candidateKey: string
  claimedBy: string | null
  dueOn: string
  /** Whether this is the last day: who is outside is told on it too. */
  isLastDay: boolean
}

/** Tasks looked at in one night, the most urgent first. */
const mostTasks = 20_000
/** Messages of one night for one person; the to-do list has the rest. */
const mostOfPerson = 50

/**
 * Tells officials of their open tasks that are due before or on the next working day: whoever has claimed one, else everybody it is offered to.
 * Experts and assessment bodies are told on the day itself as well. Told once for a task and a due date, however often this runs; a date that moves is told again.
 */
export async function tellDue(services: AppServices, now: Date): Promise<{ dueSoon: number }> {
  const today = toShanghaiDate(now)
  const next = addWorkingDays(today, 1, services.calendar())
  return inTransaction(services.pool, async (db) => {
    const { rows: tasks } = await sql<DueTask>`
      select t.id, t.case_id as "caseId", t.candidate_key as "candidateKey", t.claimed_by as "claimedBy", t.due_on as "dueOn",
        t.due_on = ${today} as "isLastDay" from tasks t
      where t.state = 'open' and t.due_on >= ${today} and t.due_on <= ${next} and (t.due_on > ${today} or t.role in ('expert', 'third-party')) and not ${isKeyOf('applicant', 't.candidate_key')}
      order by t.due_on, t.id limit ${sql.lit(mostTasks)}`.execute(db)
    if (tasks.length === 0) return { dueSoon: 0 }
    const holders = await keyHolders(db)
    const told = new Map<string, number>()
    const messages: NewBellMessage[] = []
    for (const { id, caseId, candidateKey, claimedBy, dueOn, isLastDay } of tasks) {
      const office = holders.of(candidateKey)
      for (const userId of claimedBy === null ? office : office.filter((holder) => holder === claimedBy)) {
        const before = told.get(userId) ?? 0
        if (before >= mostOfPerson) continue
        told.set(userId, before + 1)
        messages.push({ userId, caseId, kind: 'due-soon', dueOn, key: `due:${id}:${dueOn}${isLastDay ? ':last-day' : ''}` })
      }
    }
    await ring(db, messages, now)
    return { dueSoon: messages.length }
  })
}
