import type { Ctx } from '../../../platform/http/context.ts'
import type { OpenTask } from './situation.ts'
import { ring } from '../bell/index.ts'

/** Offers an open task under a key, claimed for one person or for the office to claim; whoever gets it so is told by the bell. */
export async function giveTask(
  { db, now, actor }: Ctx,
  task: Pick<OpenTask, 'id'>,
  { key, holder }: { key: string; holder: { userId: string; name: string } | null },
): Promise<void> {
  const row = await db
    .updateTable('tasks')
    .set({ candidate_key: key, claimed_by: holder?.userId ?? null, claimed_at: holder === null ? null : now })
    .where('id', '=', task.id)
    .where('state', '=', 'open')
    .returning('case_id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('cases')
    .set({ handler_name: holder?.name ?? null })
    .where('id', '=', row.case_id)
    .execute()
  if (holder === null || holder.userId === actor.userId) return
  await ring(db, [{ userId: holder.userId, caseId: row.case_id, kind: 'assigned', key: `assigned:${task.id}:${now.toISOString()}` }], now)
}
