import { formatMoney } from '@wenwu/core/kernel/money'

/** An amount in 万元; a dash where none is decided yet, which is not nothing. */
export function sumOrDash(amount: number | null): string {
  return amount === null ? '—' : formatMoney(amount)
}

/** A difference in 万元, with its sign also where it is more. */
export function signedSum(amount: number): string {
  return `${amount > 0 ? '+' : ''}${formatMoney(amount)}`
}
