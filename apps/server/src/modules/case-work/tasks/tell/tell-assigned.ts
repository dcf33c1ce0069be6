import { sql } from 'kysely'
import type { Ctx } from '../../../../platform/http/context.ts'
import { byKey } from '../../../../platform/database/statement-name.ts'
import { ring } from '../../bell/index.ts'
import { isKeyOf, partsOfKey } from '../../process/index.ts'

/**
 * Tells those to whom an act has given a task: an expert in person, the people of a third party. `keys`: the candidate keys of the act. An
 * office as a whole is not told: its to-do list counts what comes in.
 */
export async function tellAssigned({ db, now, actor }: Ctx, caseId: string, keys: readonly string[]): Promise<void> {
  const given = keys.map((key) => ({ key, id: partsOfKey(key).place }))
  const { rows } = await sql<{ taskId: string; userId: string }>`
    select t.id as "taskId", u.id as "userId"
    from unnest(${given.map(({ key }) => key)}::text[], ${given.map(({ id }) => id)}::uuid[]) as given (key, id)
    join tasks t on t.case_id = ${caseId} and t.state = 'open' and t.created_at = ${now} and t.candidate_key = given.key
    join users u on u.id = given.id or (u.organization_id = given.id and exists (
      select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id and r.code = 'third-party'))
    where u.status = 'active' and not u.is_locked and u.id <> ${actor.userId}`.execute(db)
  await ring(
    db,
    rows.map(({ taskId, userId }) => ({ userId, caseId, kind: 'assigned', key: `assigned:${taskId}` })),
    now,
  )
}

/** Tells those in a row of signers whose turn an act has made it: who was asked, and who takes the decision after others. */
export async function tellNextSigners(ctx: Ctx, caseId: string): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    select candidate_key as key from tasks
    where case_id = ${caseId} and state = 'open' and created_at = ${ctx.now} and ${isKeyOf('user', 'candidate_key')}`.execute(ctx.db)
  await tellAssigned(
    ctx,
    caseId,
    rows.map(({ key }) => key),
  )
}

/** How a case has come back to who had it: it was sent back to them, or what they asked for is there. */
export type ReturnKind = 'returned' | 'answered' | 'signers-done' | 'resubmitted'

/**
 * Tells who handled a step last that their case is there again: the lead sent it back, or the applicant handed in what was asked for. It is a task of
 * their office as before; the message leads to it. Who had a task when signers were put before them is told when it comes back.
 */
export async function tellReturned({ db, now, actor }: Ctx, caseId: string, kind: ReturnKind): Promise<void> {
  const { rows } = await sql<{ taskId: string; userId: string }>`
    select t.id as "taskId", u.id as "userId"
    from tasks t
    left join lateral (
      select completed_by from tasks where case_id = t.case_id and step = t.step and candidate_key = t.candidate_key and state = 'done'
      order by completed_at desc, id desc limit 1) last on true
    join users u on u.id = coalesce(t.claimed_by, last.completed_by)
    where t.case_id = ${caseId} and t.state = 'open' and t.created_at = ${now} and t.role <> 'applicant'
      and u.status = 'active' and not u.is_locked and u.id <> ${actor.userId} ${byKey}`.execute(db)
  await ring(
    db,
    rows.map(({ taskId, userId }) => ({ userId, caseId, kind, key: `${kind}:${taskId}` })),
    now,
  )
}
