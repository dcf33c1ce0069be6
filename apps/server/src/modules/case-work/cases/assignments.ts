import { sql } from 'kysely'
import type { Db } from '../../../platform/database/request-database.ts'

/** Entrusts a case to a third party (an organisation) or to experts (users); whoever had a part before has it anew. */
export async function assign(db: Db, caseId: string, kind: 'third-party' | 'expert', keys: readonly string[], now: Date): Promise<void> {
  await db
    .insertInto('case_assignments')
    .values(keys.map((key) => ({ case_id: caseId, assignee_key: key, kind, assigned_at: now, ended_at: null })))
    .onConflict((conflict) => conflict.columns(['case_id', 'assignee_key', 'kind']).doUpdateSet({ ended_at: null }))
    .execute()
}

/**
 * Brings the assignments of a case in line with its open tasks: a part without one has ended now, a part that got one again goes on. What
 * that opens and closes is the scope's (case-scope.ts, decision 0029). After the case has moved.
 */
export async function endAssignments(db: Db, caseId: string, now: Date): Promise<void> {
  await sql`
    update case_assignments a set ended_at = case when part.is_open then null else ${now}::timestamptz end
    from (
      select b.assignee_key, b.kind, exists (
        select 1 from tasks t where t.case_id = b.case_id and t.state = 'open'
          and t.candidate_key = case b.kind when 'third-party' then 'third-party@' else 'user@' end || b.assignee_key) as is_open
      from case_assignments b where b.case_id = ${caseId}) part
    where a.case_id = ${caseId} and a.assignee_key = part.assignee_key and a.kind = part.kind and part.is_open = (a.ended_at is not null)`.execute(
    db,
  )
}
