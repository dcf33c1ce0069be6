import { plainText } from '@wenwu/core/form/field-base'
import type { ActionInput } from '@wenwu/core/item/action-form'
import { AppError } from '@wenwu/core/kernel/errors'
import { isMoney } from '@wenwu/core/kernel/money'
import { tidyText } from '@wenwu/core/kernel/text'
import type { MovedRow } from './row-move-effect.ts'

/** The opinion that goes with a decision, or the reason of an adjustment, as it is stored; '' for none. */
export function textIn(input: ActionInput, key: 'note' | 'reason'): string {
  return tidyText(plainText(input[key]))
}

/** The sum that is said for a row. Throws `plan-money` for what is no amount, `plan-funds` for more than the project costs. */
export function fundsIn(input: ActionInput, { budget }: MovedRow): number {
  const { funds } = input
  if (!isMoney(funds)) throw new AppError('plan-money', { field: 'funds' })
  if (funds > budget) throw new AppError('plan-funds', { field: 'funds' })
  return funds
}
