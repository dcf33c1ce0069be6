import { keyOfUser } from '../../process/index.ts'
import { requireOffered } from '../people/directories.ts'
import type { Effect } from '../effect.ts'
import { giveOutside } from '../people/give-outside.ts'

export const run: Effect = async (ctx, given) => {
  const experts = await requireOffered(ctx, 'experts', given.input, 'expertIds')
  const until = await giveOutside(ctx, given, 'expert', experts)
  return { variables: { experts }, assigned: experts.map(keyOfUser), ...until }
}
