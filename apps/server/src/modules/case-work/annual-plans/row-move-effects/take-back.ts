import { changeOf, endAdjustment, inWords } from '../adjustments.ts'
import type { RowMoveEffect } from '../row-move-effect.ts'

/** The province takes back what it has asked for and has no answer to. Throws as `endAdjustment`. */
export const run: RowMoveEffect = async (ctx, { row }) => {
  const funds = await endAdjustment(ctx, row, 'taken-back', '')
  return { event: { act: `take-back-${changeOf(funds)}`, note: inWords(row, { funds, reason: '' }), bell: 'plan-adjustment-taken-back' } }
}
