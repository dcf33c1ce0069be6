import { AppError } from '@wenwu/core/kernel/errors'
import { formatMoney } from '@wenwu/core/kernel/money'
import { decisionInWords } from '../decision-words.ts'
import type { RowMoveEffect } from '../row-move-effect.ts'
import { fundsIn, textIn } from '../row-move-input.ts'

/** 审定: a row is approved with a sum, or not approved with a reason. Throws as `fundsIn`, `plan-funds-asked`. */
export const run: RowMoveEffect = (_ctx, { row, input }) => {
  const funds = input['isApproved'] === true ? fundsIn(input, row) : null
  // an adjustment may go beyond it: with it the province asks again
  if (funds !== null && funds > row.stateFunds)
    throw new AppError('plan-funds-asked', { params: { sum: formatMoney(row.stateFunds) }, field: 'funds' })
  const [result, reason] = [funds === null ? ('refused' as const) : ('approved' as const), textIn(input, 'note')]
  return {
    columns: { result, approved_funds: funds === null ? null : String(funds), result_note: reason },
    event: {
      act: funds === null ? 'refuse-rows' : 'approve-rows',
      note: decisionInWords([row.projectName], { reason, funds: { before: row.approvedFunds, now: funds } }),
    },
    details: { outcome: result, reason },
  }
}
