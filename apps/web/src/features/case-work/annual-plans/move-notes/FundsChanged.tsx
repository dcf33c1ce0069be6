import { useState } from 'react'
import type { PlanView } from '@wenwu/core/annual-plans/model'
import { formatMoney } from '@wenwu/core/kernel/money'
import { useText } from '../../../../lib/i18n.ts'

/** The sum of the rows is another one than when the dialog was opened. */
export function FundsChanged({ plan }: { plan: PlanView }) {
  const { t } = useText()
  // as who moves it has read it
  const [read] = useState(plan)
  if (plan.stateFunds === read.stateFunds) return null
  return (
    <p className="plan-warnings" role="status">
      {t('annual-plans.fundsChanged', { before: formatMoney(read.stateFunds), now: formatMoney(plan.stateFunds) })}
    </p>
  )
}
