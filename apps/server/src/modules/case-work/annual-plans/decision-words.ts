import { formatMoney } from '@wenwu/core/kernel/money'

/** So many rows are named where several are decided at once. */
const mostNamed = 10

interface Decision {
  reason: string
  /** The sum before and now, in 万元; null for none. Absent where each row has its own, which stands behind its name. */
  funds?: { before: number | null; now: number | null }
}

/** What the history of a plan says of a decision on its rows beside its act: names and amounts alone, which need no language. */
export function decisionInWords(names: readonly string[], { reason, funds }: Decision): string {
  const rest = names.length > mostNamed ? ` … (${names.length})` : ''
  const { before = null, now = null } = funds ?? {}
  const sums = now === null ? [] : [...new Set([before ?? now, now].map((sum) => formatMoney(sum)))]
  return [`${names.slice(0, mostNamed).join('、')}${rest}${sums.length > 0 ? ` ${sums.join(' → ')}` : ''}`, reason]
    .filter(Boolean)
    .join(' · ')
}
