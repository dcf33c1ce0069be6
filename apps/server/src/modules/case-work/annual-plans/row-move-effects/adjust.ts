import { addAdjustment, adjustmentIn, columnsOf, inWords } from '../adjustments.ts'
import type { RowMoveEffect } from '../row-move-effect.ts'

/** The bureau adjusts an issued row, which holds at once. Throws as `adjustmentIn`. */
export const run: RowMoveEffect = async (ctx, { row, input }) => {
  const adjustment = adjustmentIn(input, row)
  await addAdjustment(ctx, row, adjustment, 'approved')
  const act = adjustment.funds === null ? 'cancel' : 'adjust'
  return { columns: columnsOf(adjustment.funds), event: { act, note: inWords(row, adjustment), bell: 'plan-adjusted' } }
}
