import { useCallback, useMemo, useState } from 'react'
import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { contract } from '@wenwu/core/annual-plans/contract'
import { planName, planTabName, planRowList } from '@wenwu/core/annual-plans/list'
import { hasKnownDecisions, type PlanRow, type PlanView } from '@wenwu/core/annual-plans/model'
import { hasDemand, moveTable } from '@wenwu/core/annual-plans/move-table'
import type { PlanMove, RowMove } from '@wenwu/core/annual-plans/moves'
import { useReadPlan } from '../../../lib/bell-count.ts'
import { call, fetchFile } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { useHasPermissions } from '../../../lib/session.ts'
import { PageFailure } from '../../../ui/PageFailure.tsx'
import { LeftoverDialog, type BatchOutcome } from '../../../ui/list/LeftoverDialog.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import type { RowAction } from '../../../ui/list/list-types.ts'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { DecideBatch } from './DecideBatch.tsx'
import { MoveDialogLater, RowMoveDialogLater } from './move-dialogs-later.ts'
import { planKeys, planQuery } from './plan-queries.ts'
import { sumOrDash } from './plan-sums.ts'
import { PlanFacts } from './PlanFacts.tsx'
import { PlanImportDialog } from './PlanImportDialog.tsx'
import { PlanRowBatch } from './PlanRowBatch.tsx'
import { PlanStatusTag, RowResultTag } from './PlanStatusTag.tsx'
import { DuplicatesCell, LikesDialog, SiteCell } from './PlanLikes.tsx'
import { RankCell } from './RankCell.tsx'
import { RowDialog } from './RowDialog.tsx'
import { useRanking } from './use-ranking.ts'
import './annual-plans.css'

/** Fields that say nothing to who knows no decision. */
const decided = ['result', 'approvedFunds'] as const
/** A field that says something new after a third party has ranked the rows. */
const provinceRank = ['provinceRank'] as const

const narrowed = (list: typeof planRowList, by: Readonly<Record<string, object>>): typeof planRowList => ({
  ...list,
  fields: list.fields.map((field) => ({ ...field, ...by[field.key] })),
})
/** Where rows are not ranked their rank is a number alone. */
const readRowList = narrowed(planRowList, {
  rank: { width: 56 },
  group: { width: 88 },
  projectName: { minWidth: 170 },
  budget: { width: 112 },
  stateFunds: { width: 150 },
})
/** What is decided has its place on a small screen. */
const decidedRowList = narrowed(readRowList, { siteName: { share: 10, minWidth: 104 } })
/** Two ranks beside each other leave a name no room: what it costs is in its decision, and waits in the picker. */
const rankedRowList = narrowed(decidedRowList, { budget: { isOptional: true } })

/** What is open over the list. */
type Open =
  | { kind: 'row'; row?: PlanRow }
  | { kind: 'likes'; row: PlanRow }
  | { kind: 'row-move'; move: RowMove; row: PlanRow }
  | { kind: 'move'; move: PlanMove }
  | { kind: 'import' }

/** One plan: its facts, what may be done with it, and its rows to compile, rank, decide and adjust. */
export function PlanPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(planQuery(id))
  if (error !== null && data === undefined) return <PageFailure error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <PageSkeleton />
  return <Plan key={id} plan={data} />
}

/** Whether a third party had the rows as they were last submitted, to rank them. */
function wasEntrusted({ events }: PlanView): boolean {
  return events.find(({ act }) => act === 'submit' || act === 'entrust')?.act === 'entrust'
}

function Plan({ plan }: { plan: PlanView }) {
  const words = useText()
  const { t } = words
  const pathTo = usePathTo()
  const isOwn = useHasPermissions()('plan.compile')
  const [open, setOpen] = useState<Open>()
  const [outcome, setOutcome] = useState<BatchOutcome>()
  useReadPlan(plan.id)
  const { rank, onDrawn, announcement, dropZone } = useRanking(plan.id)
  const openLikes = useCallback((row: PlanRow) => setOpen({ kind: 'likes', row }), [])
  const cells = useMemo(
    () => ({
      result: (row: PlanRow) => <RowResultTag row={row} />,
      approvedFunds: ({ approvedFunds }: PlanRow) => sumOrDash(approvedFunds),
      siteName: (row: PlanRow) => <SiteCell row={row} onOpen={openLikes} />,
      duplicates: (row: PlanRow) => (row.warnings.length === 0 ? '' : <DuplicatesCell row={row} onOpen={openLikes} />),
      ...(plan.canRank && { rank: (row: PlanRow) => <RankCell row={row} rank={rank} onDrawn={onDrawn} /> }),
    }),
    [plan.canRank, rank, onDrawn, openLikes],
  )
  const openMove = (move: RowMove, row: PlanRow): void => setOpen({ kind: 'row-move', move, row })
  const actionsOf = (row: PlanRow): RowAction[] => [
    ...(plan.canEdit ? [{ key: 'edit', label: t('common.edit'), onClick: () => setOpen({ kind: 'row', row }) }] : []),
    ...(plan.canDecide
      ? [
          {
            key: 'decide',
            label: t(row.result === 'open' ? 'annual-plans.decide' : 'annual-plans.changeDecision'),
            shortcut: 'd',
            onClick: () => openMove('decide', row),
          },
        ]
      : []),
    ...(plan.canAdjust === 'settle' && row.isAdjusting
      ? [{ key: 'settle', label: t('annual-plans.decide'), shortcut: 'd', onClick: () => openMove('settle', row) }]
      : []),
    ...(plan.canAdjust === 'propose' && row.isAdjusting
      ? [{ key: 'take-back', label: t('annual-plans.takeBack'), onClick: () => openMove('take-back', row) }]
      : []),
    ...(plan.canAdjust !== 'no' && row.result === 'approved' && !row.isAdjusting
      ? [
          {
            key: 'adjust',
            label: t('annual-plans.adjust'),
            onClick: () => openMove(plan.canAdjust === 'settle' ? 'adjust' : 'propose', row),
          },
        ]
      : []),
  ]
  const isDecided = hasKnownDecisions(plan)
  const isRanked = isDecided && wasEntrusted(plan)
  const without = useMemo(() => [...(isDecided ? [] : decided), ...(isRanked ? [] : provinceRank)], [isDecided, isRanked])
  const hasActions = plan.canEdit || plan.canDecide || plan.canAdjust !== 'no'
  const add = (
    <Button type="primary" onClick={() => setOpen({ kind: 'row' })}>
      {t('annual-plans.add')}
    </Button>
  )
  const importButton = <Button onClick={() => setOpen({ kind: 'import' })}>{t('annual-plans.import')}</Button>
  const close = (): void => setOpen(undefined)
  return (
    <div className="plan-page" {...(plan.canRank && dropZone)}>
      <ListPage
        list={plan.canRank ? planRowList : isRanked ? rankedRowList : isDecided ? decidedRowList : readRowList}
        title={planName(plan, words)}
        tabTitle={planTabName(plan, words, { isOwn })}
        extra={<PlanStatusTag plan={plan} />}
        above={<PlanFacts plan={plan} />}
        queryKey={[...planKeys.rows, plan.id]}
        fetchPage={({ filter, ...query }, signal) => call(contract.rows, { ...query, filter: { ...filter, planId: plan.id } }, { signal })}
        exportRows={({ filter, ...query }) => fetchFile(contract.exportRows, { ...query, filter: { ...filter, planId: plan.id } })}
        cells={cells}
        without={without}
        rowPath={(row) => pathTo('plan-project', { id: row.id })}
        // to take an adjustment back is more words
        {...(hasActions && { rowActions: actionsOf, actionsWidth: plan.canAdjust === 'propose' ? 92 : 76 })}
        {...(plan.canDecide && {
          batchActions: (rows: PlanRow[], clear: () => void) => (
            <DecideBatch planId={plan.id} rows={rows} onDone={clear} onLeft={setOutcome} />
          ),
        })}
        {...(plan.canEdit && {
          batchActions: (rows: PlanRow[], clear: () => void) => <PlanRowBatch plan={plan} rows={rows} onDone={clear} />,
        })}
        actions={
          <>
            {plan.moves.map((move) => {
              const undecided = hasDemand(move, 'decisions') ? plan.undecided : 0
              return (
                <Button
                  key={move}
                  type={!plan.canEdit && moveTable[move].isUsual === true ? 'primary' : 'default'}
                  disabled={undecided > 0}
                  onClick={() => setOpen({ kind: 'move', move })}
                >
                  {t(`annual-plans.move-${move}`)}
                  {undecided > 0 && t('annual-plans.notYet', { n: undecided })}
                </Button>
              )
            })}
            {plan.canEdit && importButton}
            {plan.canEdit && add}
          </>
        }
        emptyText={plan.canEdit ? t('annual-plans.emptyRows') : plan.rowCount > 0 ? t('annual-plans.rowsAway') : undefined}
        emptyAction={
          plan.canEdit ? (
            <span className="plan-empty-actions">
              {add}
              {importButton}
            </span>
          ) : undefined
        }
      />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <LeftoverDialog outcome={outcome} listName={t('annual-plans.decisionsLeft')} onClose={() => setOutcome(undefined)} />
      {open?.kind === 'row' && <RowDialog plan={plan} row={open.row} onClose={close} />}
      {open?.kind === 'row-move' && <RowMoveDialogLater row={open.row} move={open.move} onClose={close} />}
      {open?.kind === 'likes' && <LikesDialog row={open.row} onClose={close} />}
      {open?.kind === 'move' && <MoveDialogLater plan={plan} move={open.move} onClose={close} />}
      {open?.kind === 'import' && <PlanImportDialog plan={plan} onClose={close} />}
    </div>
  )
}
