import { defectsSchema } from '@wenwu/core/form/types/defects/model'
import { wordsIn } from '@wenwu/core/item/action-form'
import { openCorrection } from '../../cases/index.ts'
import type { Effect } from '../effect.ts'

export const run: Effect = async (ctx, { record, item, step, action, input, data }) => {
  await openCorrection(ctx.db, {
    caseId: record.id,
    step,
    reason: wordsIn(action, input),
    userId: ctx.actor.userId,
    now: ctx.now,
    defects: defectsSchema.parse(input.defects),
    item: item.definition,
    data,
  })
  return {}
}
