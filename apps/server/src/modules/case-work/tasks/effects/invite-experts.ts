import { assign } from '../../cases/index.ts'
import { requireOffered } from '../directories.ts'
import type { Effect } from '../effect.ts'

export const run: Effect = async (ctx, { record, input }) => {
  const experts = await requireOffered(ctx, 'experts', input, 'expertIds')
  await assign(ctx.db, record.id, 'expert', experts, ctx.now)
  return { variables: { experts }, assigned: experts.map((expert) => `user@${expert}`) }
}
