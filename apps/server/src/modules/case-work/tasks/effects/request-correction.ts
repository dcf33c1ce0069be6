import { plainText } from '@wenwu/core/form/field-base'
import { isBlank } from '@wenwu/core/form/json'
import { defectsSchema } from '@wenwu/core/form/types/defects/model'
import { wordsIn } from '@wenwu/core/item/action-form'
import { correctionNumber, proposedAnswerBy } from '@wenwu/core/item/correction-form'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { tidyText } from '@wenwu/core/kernel/text'
import { countCorrections, openCorrection } from '../../cases/index.ts'
import type { Effect } from '../effect.ts'

export const run: Effect = async (ctx, { record, item, step, action, input, data }) => {
  const answerBy = isBlank(input.answerBy)
    ? proposedAnswerBy(item.definition, toShanghaiDate(ctx.now), ctx.services.calendar())
    : plainText(input.answerBy)
  await openCorrection(ctx.db, {
    caseId: record.id,
    step,
    reason: wordsIn(action, input),
    userId: ctx.actor.userId,
    now: ctx.now,
    defects: defectsSchema.parse(input.defects),
    item: item.definition,
    data,
    number: correctionNumber(record.number, (await countCorrections(ctx.db, record.id)) + 1),
    answerBy,
    againReason: tidyText(plainText(input.again)),
  })
  return { columns: { answer_by: answerBy } }
}
