import { sql } from 'kysely'
import type { CalendarDate } from '@wenwu/core/kernel/date'
import type { Db } from '../../../../platform/database/request-database.ts'
import { keyOfPart } from '../../process/index.ts'

/** A part of a case that is given outside. */
export interface Part {
  kind: 'third-party' | 'expert'
  /** Of the organisation, or of the users. */
  keys: readonly string[]
  /** Within which they answer. */
  answerBy: CalendarDate | null
  /** Who asks: candidate key of the office, and the person. */
  convener: { key: string; userId: string }
  now: Date
}

/** Entrusts a case to a third party (an organisation) or to experts (users); one who had a part before has it again, with the new day. */
export async function assign(db: Db, caseId: string, { kind, keys, answerBy, convener, now }: Part): Promise<void> {
  const asked = { answer_by: answerBy, convener_key: convener.key, convener_id: convener.userId }
  await db
    .insertInto('case_assignments')
    .values(keys.map((key) => ({ case_id: caseId, assignee_key: key, kind, assigned_at: now, ended_at: null, ...asked })))
    .onConflict((conflict) =>
      conflict.columns(['case_id', 'assignee_key', 'kind']).doUpdateSet({ ended_at: null, assigned_at: now, ...asked }),
    )
    .execute()
}

/**
 * Brings the assignments of a case in line with its open tasks: a part without one has ended now, a part that got one again goes on, and tasks of a part
 * are due on its day. What that opens and closes is the scope's (case-scope.ts, decision 0029). After the case has moved.
 */
export async function endAssignments(db: Db, caseId: string, now: Date): Promise<void> {
  await sql`
    update case_assignments a set ended_at = case when part.is_open then null else ${now}::timestamptz end
    from (
      select b.assignee_key, b.kind, exists (
        select 1 from tasks t where t.case_id = b.case_id and t.state = 'open' and t.candidate_key = ${keyOfPart('b')}) as is_open
      from case_assignments b where b.case_id = ${caseId}) part
    where a.case_id = ${caseId} and a.assignee_key = part.assignee_key and a.kind = part.kind and part.is_open = (a.ended_at is not null)`.execute(
    db,
  )
  await sql`
    update tasks t set limit_on = least(t.limit_on, a.answer_by), due_on = least(t.due_on, t.limit_on, a.answer_by)
    from case_assignments a
    where a.case_id = ${caseId} and a.answer_by is not null and t.case_id = a.case_id and t.state = 'open' and t.candidate_key = ${keyOfPart('a')}
      and t.role = a.kind and t.limit_on is distinct from least(t.limit_on, a.answer_by)`.execute(db)
}
