import { keyOfThirdParty } from '../../process/index.ts'
import { requireOffered } from '../people/directories.ts'
import type { Effect } from '../effect.ts'
import { giveOutside } from '../people/give-outside.ts'

export const run: Effect = async (ctx, given) => {
  const [body = ''] = await requireOffered(ctx, 'thirdParties', given.input, 'thirdPartyId')
  const until = await giveOutside(ctx, given, 'third-party', [body])
  return { variables: { thirdParty: body }, assigned: [keyOfThirdParty(body)], ...until }
}
