import { restoreOrder } from '../row-order.ts'
import type { MoveEffect } from '../move-effect.ts'

/** The body reads the plan no more, and its order goes with it: another one begins with that of the province. */
export const run: MoveEffect = async ({ db }, { plan }) => {
  await restoreOrder(db, plan.id)
  return { columns: { third_party_id: null } }
}
