import { sql } from 'kysely'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../../../platform/http/context.ts'
import { findTaskDrafts } from '../../cases/index.ts'
import { getOfferedTask } from '../situation/task-repository.ts'
import { withdrawnError } from '../situation/withdrawn.ts'

/** So many drafts of one person are kept; the oldest go first. */
const keptPerPerson = 300

/**
 * Keeps what the caller has begun at a task that is offered to them, over the revision they know (0 for none). An empty text is kept as
 * nothing begun, so that the revisions go on and a page that knows an older one is told. Another's claim does not hinder it: the words are
 * still theirs. Throws `not-found`, `not-your-turn` when the task has ended (`case-withdrawn` with its case), and `draft-conflict` with the stored draft in the details.
 */
export async function keepTaskDraft(
  ctx: Ctx,
  { id, revision, content }: { id: string; revision: number; content: string },
): Promise<{ revision: number; savedAt: string }> {
  const { db, now, actor } = ctx
  // locked, so that the task does not end between the look and the save: its drafts go with it
  const task = await getOfferedTask(ctx, id, { isLocked: true })
  if (task.state !== 'open') throw (await withdrawnError(ctx, task.case_id)) ?? new AppError('not-your-turn')
  const stored = (await findTaskDrafts(db, task.case_id, actor.userId)).get(id)
  // where the other place has emptied it, there is nothing to choose from
  if (stored !== undefined && stored.revision !== revision && stored.content !== content && stored.content !== '') {
    const { writtenAt: _, ...theirs } = stored
    throw new AppError('draft-conflict', { details: { stored: theirs } })
  }
  // of what is not stored any more no number is taken on trust
  const next = (stored?.revision ?? 0) + 1
  const row = { content, revision: next, saved_at: now }
  if (stored === undefined)
    await db
      .insertInto('task_drafts')
      .values({ task_id: id, user_id: actor.userId, ...row })
      .execute()
  // words of an earlier task of the step come along
  else
    await db
      .updateTable('task_drafts')
      .set({ task_id: id, ...row })
      .where('task_id', '=', stored.writtenAt)
      .where('user_id', '=', actor.userId)
      .execute()
  if (stored === undefined) await dropOldest(ctx)
  return { revision: next, savedAt: now.toISOString() }
}

async function dropOldest({ db, actor }: Ctx): Promise<void> {
  await sql`delete from task_drafts where (task_id, user_id) in (
    select task_id, user_id from task_drafts where user_id = ${actor.userId} order by saved_at desc, task_id offset ${keptPerPerson})`.execute(
    db,
  )
}

/** What the caller had begun at a step is said now by an act that does not end the step: it is not there again when the case comes back. */
export async function forgetOwnDrafts({ db, actor }: Ctx, { case_id: caseId, step }: { case_id: string; step: string }): Promise<void> {
  await sql`delete from task_drafts d using tasks t
    where t.id = d.task_id and t.case_id = ${caseId} and t.step = ${step} and not t.is_asked and d.user_id = ${actor.userId}`.execute(db)
}
