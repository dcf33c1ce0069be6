import { plainText } from '@wenwu/core/form/field-base'
import { AppError } from '@wenwu/core/kernel/errors'
import { formatMoney } from '@wenwu/core/kernel/money'
import { tidyName } from '@wenwu/core/kernel/text'
import { keepSubmission } from '../keep-submission.ts'
import type { MoveEffect } from '../move-effect.ts'

/** The letter names the sum of the rows, which are kept as they are. Throws `plan-letter-total`. */
export const run: MoveEffect = async ({ db, now }, { plan, input, figures }) => {
  const letterNumber = tidyName(plainText(input['letterNumber']))
  const { stateFunds } = await figures()
  if (stateFunds !== input['total']) throw new AppError('plan-letter-total', { params: { sum: formatMoney(stateFunds) }, field: 'total' })
  const round = plan.rounds + 1
  await keepSubmission(db, { planId: plan.id, round, at: now })
  return { columns: { rounds: round, letter_number: letterNumber, submitted_at: now }, note: letterNumber }
}
