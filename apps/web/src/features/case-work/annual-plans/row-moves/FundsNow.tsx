import { formatMoney } from '@wenwu/core/kernel/money'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { useText } from '../../../../lib/i18n.ts'
import type { AboutProps } from './look.ts'

/** What an adjustment means, and the sum that stands, before its fields. */
export function FundsNow({ row, means, children }: AboutProps & { means: TextKey }) {
  const { t } = useText()
  return (
    <>
      <p className="plan-ask">{t(means)}</p>
      <p className="plan-ask">{t('annual-plans.fundsNow', { sum: formatMoney(row.approvedFunds ?? 0) })}</p>
      {children}
    </>
  )
}
