import { sql } from 'kysely'
import { byKey } from '../../../../platform/database/statement-name.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { ring } from '../../bell/index.ts'
import { isKeyOf, thirdPartyInKey, userInKey } from '../../process/index.ts'
import type { OpenTask } from '../situation/situation.ts'

/** A request, or the platform itself. */
interface Teller extends Pick<Ctx, 'db' | 'now'> {
  actor: Pick<Ctx['actor'], 'userId'> | null
}

/**
 * Tells those whose own task was ended by another act: who had claimed it, the expert, the people of the body, the applicant who filed the case. An office of which no
 * one had claimed it is not told: its list is shorter by one (but see `tellOfficeEnded`). Two statements.
 */
export async function tellEnded(
  { db, now, actor }: Teller,
  caseId: string,
  tasks: readonly Pick<OpenTask, 'id'>[],
  kind: 'task-ended' | 'task-recalled' | 'part-ended' | 'case-withdrawn' = 'task-ended',
): Promise<void> {
  if (tasks.length === 0) return
  const { rows } = await sql<{ taskId: string; userId: string }>`
    select t.id as "taskId", u.id as "userId"
    from tasks t join cases c on c.id = t.case_id
    join users u on case
      when t.claimed_by is not null then u.id = t.claimed_by
      when ${userInKey('t.candidate_key')} is not null then u.id = ${userInKey('t.candidate_key')}
      when ${thirdPartyInKey('t.candidate_key')} is not null then u.organization_id = ${thirdPartyInKey('t.candidate_key')}
      when ${isKeyOf('applicant', 't.candidate_key')} then u.id = c.applicant_user_id
      else false end
    where t.id = any(${tasks.map(({ id }) => id)}::uuid[]) and t.case_id = ${caseId}
      and u.status = 'active' and not u.is_locked and u.id is distinct from ${actor?.userId ?? null}`.execute(db)
  await ring(
    db,
    rows.map(({ taskId, userId }) => ({ userId, caseId, kind, key: `${kind}:${taskId}` })),
    now,
  )
}

/** Tells the signers for whose answer a row does not wait any more, because enough of the others have answered by this act. */
export async function tellNoLongerAsked(ctx: Teller, caseId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from tasks where case_id = ${caseId} and state = 'cancelled' and is_asked and completed_at = ${ctx.now} ${byKey}`.execute(
    ctx.db,
  )
  await tellEnded(ctx, caseId, rows, 'part-ended')
}

/** Tells the people of an office whose open task, which was not claimed, was ended by another act. For an act that is done past the office; one statement. */
export async function tellOfficeEnded(
  { db, now }: Pick<Teller, 'db' | 'now'>,
  caseId: string,
  tasks: readonly Pick<OpenTask, 'id' | 'claimed_by' | 'candidate_key'>[],
  peopleOf: (key: string) => readonly string[],
): Promise<void> {
  const messages = tasks.flatMap(({ id, claimed_by: holder, candidate_key: key }) =>
    holder !== null ? [] : peopleOf(key).map((userId) => ({ userId, caseId, kind: 'task-ended' as const, key: `task-ended:${id}` })),
  )
  await ring(db, messages, now)
}
