import { assign } from '../../cases/index.ts'
import { requireOffered } from '../directories.ts'
import type { Effect } from '../effect.ts'

export const run: Effect = async (ctx, { record, input }) => {
  const [body = ''] = await requireOffered(ctx, 'thirdParties', input, 'thirdPartyId')
  await assign(ctx.db, record.id, 'third-party', [body], ctx.now)
  return { variables: { thirdParty: body }, assigned: [`third-party@${body}`] }
}
