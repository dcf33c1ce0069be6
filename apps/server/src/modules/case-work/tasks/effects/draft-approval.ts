import { replySchema } from '@wenwu/core/form/types/reply/model'
import { requireNoLongAbsence } from '../../cases/index.ts'
import { createReplyDraft } from '../../documents/index.ts'
import type { Effect } from '../effect.ts'

export const run: Effect = async (ctx, { record, item, input, data }) => {
  await requireNoLongAbsence(ctx, record, item, data)
  const { schemeApprovedBy: schemes } = item.definition.reply
  await createReplyDraft(ctx.db, {
    caseId: record.id,
    kind: 'approval',
    input: replySchema.parse(input.document),
    issuer: ctx.actor.organizationName,
    userId: ctx.actor.userId,
    now: ctx.now,
    ...(schemes !== undefined && { schemes }),
  })
  return {}
}
