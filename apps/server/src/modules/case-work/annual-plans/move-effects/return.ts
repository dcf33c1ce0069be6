import { restoreOrder } from '../row-order.ts'
import type { MoveEffect } from '../move-effect.ts'

/** The province goes on with its own order: that of the third party has no more meaning once rows change. */
export const run: MoveEffect = async ({ db }, { plan }) => {
  await restoreOrder(db, plan.id)
  return {}
}
