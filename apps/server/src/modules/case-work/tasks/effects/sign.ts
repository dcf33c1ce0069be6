import { requireNoLongAbsence } from '../../cases/index.ts'
import { signReply } from '../../documents/index.ts'
import type { Effect } from '../effect.ts'

export const run: Effect = async (ctx, { record, item, baseRevision, data }) => {
  const { schemeApprovedBy: schemes } = item.definition.reply
  const signed = await signReply(ctx.db, record.id, { baseRevision, now: ctx.now, ...(schemes !== undefined && { schemes }) })
  if (signed.kind === 'approval') await requireNoLongAbsence(ctx, record, item, data)
  return {}
}
