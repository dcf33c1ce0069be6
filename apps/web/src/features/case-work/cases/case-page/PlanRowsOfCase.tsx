import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contract } from '@wenwu/core/annual-plans/contract'
import { call } from '../../../../lib/call.ts'
import { useText } from '../../../../lib/i18n.ts'
import { usePathTo } from '../../../../lib/pages.ts'

export interface PlanRowsOfCaseProps {
  caseId: string
}

/** The rows of annual plans that name a case. */
export function PlanRowsOfCase({ caseId }: PlanRowsOfCaseProps) {
  const { t } = useText()
  const pathTo = usePathTo()
  const { data = [] } = useQuery({
    queryKey: ['plan-rows', 'of-case', caseId],
    queryFn: ({ signal }) => call(contract.ofCase, { id: caseId }, { signal, isQuiet: true }),
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
