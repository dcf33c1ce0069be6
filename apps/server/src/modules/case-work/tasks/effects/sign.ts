import { signReply } from '../../documents/index.ts'
import type { Effect } from '../effect.ts'

export const run: Effect = async (ctx, { record, item, baseRevision }) => {
  const { schemeApprovedBy: schemes } = item.definition.reply
  await signReply(ctx.db, record.id, { baseRevision, now: ctx.now, ...(schemes !== undefined && { schemes }) })
  return {}
}
