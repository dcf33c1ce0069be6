import { withEarlier } from './earlier-handlers.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { userOfKey } from '../../process/index.ts'
import type { OpenTask } from '../situation/situation.ts'
import { ring } from '../../bell/index.ts'

interface Named {
  userId: string
  name: string
}

/**
 * Offers an open task under a key, claimed for one person or for those of the key to claim. Whoever gets it so, of a work group its `members`, is told by the bell, and so
 * is the one person who had it.
 */
export async function giveTask(
  { db, now, actor }: Ctx,
  task: Pick<OpenTask, 'id' | 'claimed_by' | 'candidate_key'>,
  { key, holder, members = [] }: { key: string; holder: Named | null; members?: readonly Named[] },
): Promise<void> {
  const row = await db
    .updateTable('tasks')
    .set({
      candidate_key: key,
      claimed_by: holder?.userId ?? null,
      claimed_at: holder === null ? null : now,
      earlier_handlers: withEarlier(holder?.userId ?? null),
    })
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
  const about = { caseId: row.case_id, key: `assigned:${task.id}:${now.toISOString()}` }
  const before = holderOf(task)
  const isLost = before !== undefined && before !== actor.userId && before !== holder?.userId
  await ring(
    db,
    [
      ...told.map(({ userId }) => ({ ...about, userId, kind: 'assigned' as const })),
      ...(isLost ? [{ ...about, userId: before, kind: 'task-handed-over' as const }] : []),
    ],
    now,
  )
}

/** The one person who has a task: who claimed it, or who alone was asked. */
function holderOf({ claimed_by: holder, candidate_key: key }: Pick<OpenTask, 'claimed_by' | 'candidate_key'>): string | undefined {
  return holder ?? userOfKey(key)
}
