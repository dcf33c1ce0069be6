import { sql } from 'kysely'
import { askApplicantOutcome } from '@wenwu/core/tasks/ask-applicant'
import type { Ctx } from '../../../../platform/http/context.ts'
import { ring } from '../../bell/index.ts'
import type { ReturnKind } from '../tell/tell-assigned.ts'
import { canAct, readTaskPeople } from '../../process/index.ts'

/**
 * Claims the task that an act has just opened at a step for one person, who is told by the bell. One who may no longer act there does not get it:
 * it waits for the office, as any task.
 */
export async function holdStep(
  { db, now, actor }: Ctx,
  caseId: string,
  { step, userId }: { step: string; userId: string },
  kind: ReturnKind,
): Promise<void> {
  const task = await db
    .selectFrom('tasks')
    .select(['id', 'candidate_key'])
    .where('case_id', '=', caseId)
    .where('step', '=', step)
    .where('state', '=', 'open')
    .where('created_at', '=', now)
    .executeTakeFirst()
  const person = (await readTaskPeople(db, [userId])).get(userId)
  if (task === undefined || person === undefined || !canAct(person, task.candidate_key)) return
  await Promise.all([
    db.updateTable('tasks').set({ claimed_by: userId, claimed_at: now }).where('id', '=', task.id).execute(),
    db.updateTable('cases').set({ handler_name: person.name }).where('id', '=', caseId).execute(),
  ])
  if (userId !== actor.userId) await ring(db, [{ userId, caseId, kind, key: `${kind}:${task.id}` }], now)
}

/** Who returned a case from a step last; undefined for nobody. */
export async function findReturner({ db }: Ctx, caseId: string, step: string): Promise<string | undefined> {
  const { rows } = await sql<{ userId: string | null }>`
    select actor_id as "userId" from case_events where case_id = ${caseId} and (kind = 'returned' or outcome = ${askApplicantOutcome}) and details ->> 'from' = ${step}
    order by at desc, id desc limit 1`.execute(db)
  return rows[0]?.userId ?? undefined
}
