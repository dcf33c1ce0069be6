import { replySchema } from '@wenwu/core/form/types/reply/model'
import { createReplyDraft } from '../../documents/index.ts'
import type { Effect } from '../effect.ts'

export const run: Effect = async (ctx, { record, input }) => {
  await createReplyDraft(ctx.db, {
    caseId: record.id,
    kind: 'refusal',
    input: replySchema.parse(input.document),
    issuer: ctx.actor.organizationName,
    userId: ctx.actor.userId,
    now: ctx.now,
  })
  return {}
}
