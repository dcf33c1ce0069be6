import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contract } from '@wenwu/core/annual-plans/contract'
import { planItems } from '@wenwu/core/annual-plans/model'
import { call } from '../../../../lib/call.ts'
import { useText } from '../../../../lib/i18n.ts'
import { usePathTo } from '../../../../lib/pages.ts'
import { useHasPermissions } from '../../../../lib/session.ts'

/** Of a case that applies for a planned project: the rows of annual plans that name it, for who reads plans. */
export function PlanRowsOfCase({ caseId, itemCode }: { caseId: string; itemCode: string }) {
  const { t } = useText()
  const pathTo = usePathTo()
  const isPlanned = Object.values(planItems).some((code) => code === itemCode)
  const mayRead = useHasPermissions()('plan.read')
  const { data = [] } = useQuery({
    queryKey: ['plan-rows', 'of-case', caseId],
    queryFn: ({ signal }) => call(contract.ofCase, { id: caseId }, { signal, isQuiet: true }),
    enabled: isPlanned && mayRead,
  })
  return data.map((row) => {
    const path = pathTo('plan-project', { id: row.id })
    const name = t('case.planBatch', { year: row.year, n: row.batch, rank: row.rank })
    return (
      <span key={row.id}>
        {t('case.inPlan')} <strong>{path === undefined ? name : <Link to={path}>{name}</Link>}</strong>
      </span>
    )
  })
}
