import { addAdjustment, adjustmentIn, changeOf, inWords } from '../adjustments.ts'
import type { RowMoveEffect } from '../row-move-effect.ts'

/** A province asks for an adjustment of an issued row, which waits for the bureau. Throws as `adjustmentIn`. */
export const run: RowMoveEffect = async (ctx, { row, input }) => {
  const adjustment = adjustmentIn(input, row)
  await addAdjustment(ctx, row, adjustment, 'proposed')
  return { event: { act: `propose-${changeOf(adjustment.funds)}`, note: inWords(row, adjustment), bell: 'plan-adjustment-asked' } }
}
