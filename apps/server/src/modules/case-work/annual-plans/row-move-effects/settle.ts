import { changeOf, columnsOf, endAdjustment, inWords } from '../adjustments.ts'
import type { RowMoveEffect } from '../row-move-effect.ts'
import { textIn } from '../row-move-input.ts'

/** The bureau approves or refuses what a province has asked for. Throws as `endAdjustment`. */
export const run: RowMoveEffect = async (ctx, { row, input }) => {
  const [isApproved, reason] = [input['isApproved'] === true, textIn(input, 'note')]
  const funds = await endAdjustment(ctx, row, isApproved ? 'approved' : 'refused', reason)
  return {
    ...(isApproved && { columns: columnsOf(funds) }),
    event: {
      act: `${isApproved ? 'approve' : 'refuse'}-${changeOf(funds)}`,
      note: inWords(row, { funds, reason }),
      bell: isApproved ? 'plan-adjustment-approved' : 'plan-adjustment-refused',
    },
  }
}
