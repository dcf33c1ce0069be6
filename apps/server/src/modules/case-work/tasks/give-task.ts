import type { Ctx } from '../../../platform/http/context.ts'
import type { OpenTask } from './situation.ts'
import { ring } from '../bell/index.ts'

interface Named {
  userId: string
  name: string
}

/** Offers an open task under a key, claimed for one person or for those of the key to claim; whoever gets it so, of a work group its `members`, is told by the bell. */
export async function giveTask(
  { db, now, actor }: Ctx,
  task: Pick<OpenTask, 'id'>,
  { key, holder, members = [] }: { key: string; holder: Named | null; members?: readonly Named[] },
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
  const told = (holder === null ? members : [holder]).filter(({ userId }) => userId !== actor.userId)
  await ring(
    db,
    told.map(({ userId }) => ({ userId, caseId: row.case_id, kind: 'assigned', key: `assigned:${task.id}:${now.toISOString()}` })),
    now,
  )
}
