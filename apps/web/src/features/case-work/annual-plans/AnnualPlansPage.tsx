import { useState } from 'react'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { contract } from '@wenwu/core/annual-plans/contract'
import { annualPlanList } from '@wenwu/core/annual-plans/list'
import type { AnnualPlan } from '@wenwu/core/annual-plans/model'
import { call, fetchFile } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { useHasPermissions } from '../../../lib/session.ts'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { BatchDialog } from './BatchDialog.tsx'
import { planKeys } from './plan-queries.ts'
import { sumOrDash } from './plan-sums.ts'
import { PlanStatusTag } from './PlanStatusTag.tsx'
import { StartDialog } from './StartDialog.tsx'
import { useFiltersLeftOut } from './use-plan-filters.ts'

const cells = {
  status: (row: AnnualPlan) => <PlanStatusTag plan={row} />,
  approvedFunds: ({ approvedFunds }: AnnualPlan) => sumOrDash(approvedFunds),
}

/** 年度计划: a province compiles its plans here, the national bureau opens batches and sees what was submitted, a third party what it ranks. */
export function AnnualPlansPage() {
  const { t } = useText()
  const pathTo = usePathTo()
  const has = useHasPermissions()
  const leftOut = useFiltersLeftOut()
  const navigate = useNavigate()
  const batchesPath = pathTo('plan-batches')
  const [dialog, setDialog] = useState<'start' | 'batch'>()
  const start = has('plan.compile') && (
    <Button type="primary" onClick={() => setDialog('start')}>
      {t('annual-plans.start')}
    </Button>
  )
  const batch = has('plan.decide') && (
    <Button type={has('plan.compile') ? 'default' : 'primary'} onClick={() => setDialog('batch')}>
      {t('annual-plans.openBatch')}
    </Button>
  )
  return (
    <>
      <ListPage
        list={annualPlanList}
        {...(leftOut !== undefined && { withoutFilters: leftOut })}
        queryKey={planKeys.plans}
        fetchPage={(query, signal) => call(contract.query, query, { signal })}
        exportRows={(query) => fetchFile(contract.export, query)}
        cells={cells}
        rowPath={({ id }) => pathTo('plan-page', { id })}
        actions={
          <>
            {has('plan.decide') && batchesPath !== undefined && (
              <Button onClick={() => void navigate(batchesPath)}>{t('annual-plans.batches')}</Button>
            )}
            {batch}
            {start}
          </>
        }
        emptyText={t(has('plan.rank') ? 'annual-plans.emptyToRank' : 'annual-plans.empty')}
        emptyAction={start || batch || undefined}
        refetchOnFocus
      />
      {dialog === 'start' && <StartDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'batch' && <BatchDialog onClose={() => setDialog(undefined)} />}
    </>
  )
}
