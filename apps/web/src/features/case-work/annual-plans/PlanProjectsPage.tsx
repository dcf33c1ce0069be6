import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { contract } from '@wenwu/core/annual-plans/contract'
import { adjustedBy, adjustmentFields, planProjectList } from '@wenwu/core/annual-plans/list'
import type { PlanRow } from '@wenwu/core/annual-plans/model'
import type { RowMove } from '@wenwu/core/annual-plans/moves'
import { formatMoney } from '@wenwu/core/kernel/money'
import { call, fetchFile } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { useHasPermissions } from '../../../lib/session.ts'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import type { RowAction } from '../../../ui/list/list-types.ts'
import { planKeys } from './plan-queries.ts'
import { signedSum, sumOrDash } from './plan-sums.ts'
import { RowResultTag } from './PlanStatusTag.tsx'
import { RowMoveDialogLater } from './move-dialogs-later.ts'
import { DuplicatesCell, LikesDialog, SiteCell } from './PlanLikes.tsx'
import { useFiltersLeftOut } from './use-plan-filters.ts'

const ranking = ['rank', 'group'] as const
/** What is asked for now has to fit a narrow screen; what was asked for at first waits in the picker. */
const adjustmentList = {
  ...planProjectList,
  fields: planProjectList.fields.map((field) => (field.key === 'stateFunds' ? { ...field, isOptional: true } : field)),
}

/** 计划项目: the projects of all plans that a person sees, with the sums of what is filtered. */
export function PlanProjectsPage() {
  const { t } = useText()
  const pathTo = usePathTo()
  const has = useHasPermissions()
  const leftOut = useFiltersLeftOut()
  const [moved, setMoved] = useState<{ row: PlanRow; move: RowMove }>()
  const [likesOf, setLikesOf] = useState<PlanRow>()
  const cells = useMemo(
    () => ({
      result: (row: PlanRow) => <RowResultTag row={row} />,
      siteName: (row: PlanRow) => <SiteCell row={row} onOpen={setLikesOf} />,
      adjustTo: ({ adjustment }: PlanRow) =>
        adjustment === null ? '' : adjustment.after === null ? t('annual-plans.adjustCancel') : formatMoney(adjustment.after),
      adjustBy: ({ adjustment }: PlanRow) => (adjustment === null ? '' : signedSum(adjustedBy(adjustment))),
      approvedFunds: ({ approvedFunds }: PlanRow) => sumOrDash(approvedFunds),
      duplicates: (row: PlanRow) => (row.warnings.length === 0 ? '' : <DuplicatesCell row={row} onOpen={setLikesOf} />),
    }),
    [t],
  )
  const [address] = useSearchParams()
  const isOfAdjustments = address.get('result') === 'adjusting'
  const isOfAdjustmentsAlone =
    isOfAdjustments &&
    planProjectList.controls.every((control) => control.kind === 'dates' || control.key === 'result' || !address.has(control.key))
  const [settles, compiles] = [has('plan.decide'), has('plan.compile')]
  const actionsOf = (row: PlanRow): RowAction[] => {
    if (!row.isAdjusting) return []
    if (settles)
      return [{ key: 'settle', label: t('annual-plans.decide'), shortcut: 'd', onClick: () => setMoved({ row, move: 'settle' }) }]
    return [{ key: 'take-back', label: t('annual-plans.takeBack'), onClick: () => setMoved({ row, move: 'take-back' }) }]
  }
  return (
    <>
      <ListPage
        list={isOfAdjustments ? adjustmentList : planProjectList}
        {...(leftOut !== undefined && { withoutFilters: leftOut })}
        queryKey={planKeys.rows}
        fetchPage={(query, signal) => call(contract.projects, query, { signal })}
        exportRows={(query) => fetchFile(contract.exportProjects, query)}
        cells={cells}
        // what is asked for takes the place of what is not judged by
        without={isOfAdjustments ? ranking : adjustmentFields}
        rowPath={({ id }) => pathTo('plan-project', { id })}
        emptyText={t('annual-plans.emptyProjects')}
        emptyFilteredText={isOfAdjustmentsAlone ? t('annual-plans.emptyAdjustments') : undefined}
        // no row of another filter is sure to have any
        {...((settles || compiles) && isOfAdjustments && { rowActions: actionsOf, actionsWidth: settles ? 76 : 92 })}
      />
      {likesOf !== undefined && <LikesDialog row={likesOf} onClose={() => setLikesOf(undefined)} />}
      {moved !== undefined && <RowMoveDialogLater {...moved} onClose={() => setMoved(undefined)} />}
    </>
  )
}
