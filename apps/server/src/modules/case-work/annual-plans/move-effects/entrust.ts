import { idsOf } from '@wenwu/core/form/types/directory/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { listThirdParties } from '../../../base/accounts/index.ts'
import type { MoveEffect } from '../move-effect.ts'

/** The rows go to a body that ranks them. Throws `plan-third-party` for one that is not on offer. */
export const run: MoveEffect = async ({ db }, { input }) => {
  const [chosen] = idsOf(input['thirdPartyId'])
  const body = (await listThirdParties(db)).find(({ id }) => id === chosen)
  if (body === undefined) throw new AppError('plan-third-party', { field: 'thirdPartyId' })
  return { columns: { third_party_id: body.id } }
}
