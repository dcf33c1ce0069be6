import { useState } from 'react'
import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { nameOf } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import { planName } from '@wenwu/core/annual-plans/list'
import type { PlanRowView } from '@wenwu/core/annual-plans/model'
import { formatMoney } from '@wenwu/core/kernel/money'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { useHasPermissions } from '../../../lib/session.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { PageFailure } from '../../../ui/PageFailure.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { LifeTable } from './LifeTable.tsx'
import { rowQuery } from './plan-queries.ts'
import type { RowMoveDialogProps } from './RowMoveDialog.tsx'
import { RowResultTag } from './PlanStatusTag.tsx'
import { RowMoveDialogLater } from './move-dialogs-later.ts'
import { PlanWarnings } from './PlanWarnings.tsx'
import './annual-plans.css'

const adjustmentTones = { proposed: 'amber', approved: 'green', refused: 'red', 'taken-back': 'grey' } as const

/** One project of a plan with its life: what it is, its case, the batches before and after, its adjustments, what is like it. */
export function PlanProjectPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(rowQuery(id))
  if (error !== null && data === undefined) return <PageFailure error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <PageSkeleton />
  return <Project row={data} />
}

function Project({ row }: { row: PlanRowView }) {
  const words = useText()
  const { t, locale } = words
  const pathTo = usePathTo()
  const has = useHasPermissions()
  const [open, setOpen] = useState<Pick<RowMoveDialogProps, 'move' | 'said'>>()
  const settle = (isApproved: boolean): void => setOpen({ move: 'settle', said: { isApproved } })
  usePageTitle(row.projectName)
  const link = (path: string | undefined, name: string) => (path === undefined ? name : <Link to={path}>{name}</Link>)
  return (
    <div className="page plan-project">
      <PageHeader
        title={row.projectName}
        extra={<RowResultTag row={row} />}
        actions={
          row.isAdjusting ? (
            has('plan.decide') ? (
              <>
                <Button onClick={() => settle(false)}>{t('annual-plans.refuseAdjustment')}</Button>
                <Button type="primary" onClick={() => settle(true)}>
                  {t('annual-plans.approveAdjustment')}
                </Button>
              </>
            ) : (
              has('plan.compile') && <Button onClick={() => setOpen({ move: 'take-back' })}>{t('annual-plans.takeBackAdjustment')}</Button>
            )
          ) : (
            row.canAdjust !== 'no' &&
            row.result === 'approved' && (
              <Button onClick={() => setOpen({ move: row.canAdjust === 'settle' ? 'adjust' : 'propose' })}>
                {t('annual-plans.adjust')}
              </Button>
            )
          )
        }
      />
      <PlanWarnings warnings={row.warnings} likes={row.likes} />
      <KeyValue
        pairs={[
          {
            key: 'plan',
            label: t('annual-plans.plan'),
            value: link(pathTo('plan-page', { id: row.planId }), planName(row, words)),
            isWide: true,
          },
          { key: 'province', label: t('annual-plans.province'), value: nameOf(provinces, row.provinceCode, locale) },
          { key: 'siteName', label: t('annual-plans.siteName'), value: row.siteName },
          { key: 'rank', label: t('annual-plans.rank'), value: row.rank },
          ...(row.provinceRank === null ? [] : [{ key: 'provinceRank', label: t('annual-plans.provinceRank'), value: row.provinceRank }]),
          { key: 'group', label: t('annual-plans.group'), value: row.group },
          { key: 'budget', label: t('annual-plans.budget'), value: formatMoney(row.budget) },
          { key: 'stateFunds', label: t('annual-plans.stateFunds'), value: formatMoney(row.stateFunds) },
          {
            key: 'approvedFunds',
            label: t('annual-plans.approvedFunds'),
            value: row.approvedFunds === null ? '' : formatMoney(row.approvedFunds),
          },
          {
            key: 'case',
            label: t('annual-plans.case'),
            value: row.caseId === null ? '' : link(pathTo('case-page', { id: row.caseId }), row.caseNumber),
          },
          ...(row.resultNote === '' ? [] : [{ key: 'note', label: t('annual-plans.note'), value: row.resultNote, isWide: true }]),
          ...(row.remark === '' ? [] : [{ key: 'remark', label: t('annual-plans.remark'), value: row.remark, isWide: true }]),
        ]}
      />
      <h2>{t('annual-plans.life')}</h2>
      <LifeTable row={row} />
      {row.adjustments.length > 0 && (
        <>
          <h2>{t('annual-plans.adjustments')}</h2>
          <ol className="plan-history">
            {row.adjustments.map((each) => (
              <li key={each.id}>
                <p className="plan-named">
                  <strong className="mono">
                    {formatMoney(each.fundsBefore)} →{' '}
                    {each.fundsAfter === null ? t('annual-plans.adjustCancel') : formatMoney(each.fundsAfter)}
                  </strong>
                  <span className={`status-tag tone-${adjustmentTones[each.state]}`}>{t(`annual-plans.adjustment-${each.state}`)}</span>
                </p>
                <p className="plan-history-note">
                  {t('annual-plans.proposedBy', { name: each.proposedBy, time: formatMinute(each.proposedAt) })} · {each.reason}
                </p>
                {each.settledAt !== null && (
                  <p className="plan-history-note">
                    {t(each.state === 'taken-back' ? 'annual-plans.takenBackBy' : 'annual-plans.settledBy', {
                      name: each.settledBy,
                      time: formatMinute(each.settledAt),
                    })}
                    {each.note !== '' && ` · ${each.note}`}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      {open !== undefined && <RowMoveDialogLater row={row} {...open} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
