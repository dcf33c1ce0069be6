import { signReply } from '../../documents/index.ts'
import type { Effect } from '../effect.ts'

export const run: Effect = async (ctx, { record, item }) => {
  await signReply(ctx.db, record.id, ctx.now, item.definition.reply.schemeApprovedBy)
  return {}
}
