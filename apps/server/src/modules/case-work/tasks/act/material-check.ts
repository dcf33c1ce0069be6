import { sql } from 'kysely'
import type { MaterialView } from '@wenwu/core/cases/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { askingAt } from '@wenwu/core/tasks/ask-applicant'
import type { Ctx } from '../../../../platform/http/context.ts'
import { getCase, loadData, viewMaterials } from '../../cases/index.ts'
import { getItemVersion, getTaskSettings } from '../../items/index.ts'
import { getOfferedTask, requireOpen } from '../situation/task-repository.ts'

/** Ticks one material of the applicant as sufficient, where a file of it is there, or defective (or takes the tick back) at a step that checks materials. */
export async function checkMaterial(
  ctx: Ctx,
  input: { id: string; key: string; verdict: 'sufficient' | 'defective' | null; note: string },
): Promise<MaterialView> {
  const task = await getOfferedTask(ctx, input.id)
  await requireOpen(ctx, task)
  const record = await getCase(ctx.db, task.case_id)
  const item = await getItemVersion(ctx.db, record.item_version_id)
  const settings = getTaskSettings(item, task.step)
  const standing = { isAccepted: record.accepted_at !== null, isDecided: record.decided_on !== null }
  if (settings.checksMaterials !== true && askingAt(item.tasks, settings, standing) === undefined) throw new AppError('not-your-turn')
  // what a bureau hands in itself is not judged
  if (!item.definition.materials.some(({ key, by }) => key === input.key && by === 'applicant')) throw new AppError('not-found')
  const values = { verdict: input.verdict, note: input.note, checked_by: ctx.actor.userId, checked_at: ctx.now }
  await ctx.db
    .insertInto('material_checks')
    .values({ case_id: record.id, material_key: input.key, ...values })
    .onConflict((conflict) =>
      conflict.columns(['case_id', 'material_key']).doUpdateSet({
        verdict: sql`excluded.verdict`,
        note: sql`excluded.note`,
        checked_by: sql`excluded.checked_by`,
        checked_at: sql`excluded.checked_at`,
      }),
    )
    .execute()
  const materials = await viewMaterials(ctx.db, record, item, loadData(ctx.db, record.id), ctx.actor, true)
  const judged = materials.find((material) => material.key === input.key)!
  // thrown after the write, which is undone with the transaction
  if (input.verdict === 'sufficient' && judged.files.length === 0) throw new AppError('nothing-handed-in')
  return judged
}
