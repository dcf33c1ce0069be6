import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/annual-plans/contract'
import type { PlanView } from '@wenwu/core/annual-plans/model'
import { formatMoney } from '@wenwu/core/kernel/money'
import { call } from '../../../../lib/call.ts'
import { useText } from '../../../../lib/i18n.ts'
import { planKeys } from '../plan-queries.ts'

/** How many rows were approved and how many not, and with which sum. */
export function DecidedSum({ plan }: { plan: PlanView }) {
  const { t } = useText()
  const { data: approved } = useQuery({
    queryKey: [...planKeys.rows, plan.id, 'approved'],
    queryFn: ({ signal }) =>
      call(
        contract.rows,
        { filter: { planId: plan.id, result: 'approved' }, sort: 'rank-asc', page: { number: 1, size: 1 } },
        { signal, isQuiet: true },
      ),
  })
  if (plan.approvedFunds === null) return null
  return (
    <p className="plan-ask">
      {approved !== undefined && t('annual-plans.decisionCounts', { approved: approved.total, refused: plan.rowCount - approved.total })}{' '}
      {t('list.sumOf', { title: t('annual-plans.approvedFunds'), sum: formatMoney(plan.approvedFunds) })}
    </p>
  )
}
