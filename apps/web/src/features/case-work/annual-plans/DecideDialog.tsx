import { useState } from 'react'
import { Radio } from 'antd'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contract } from '@wenwu/core/annual-plans/contract'
import type { PlanRow, PlanView } from '@wenwu/core/annual-plans/model'
import { formatMoney } from '@wenwu/core/kernel/money'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryClient } from '../../../lib/query.ts'
import { useIsNarrow } from '../../../lib/viewport.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { MoneyField, readMoney } from './MoneyField.tsx'
import { PlanWarnings } from './PlanWarnings.tsx'
import { NoteField } from './NoteField.tsx'
import { LifeTable } from './LifeTable.tsx'
import { planKeys, refreshPlans } from './plan-queries.ts'
import { RowResultTag } from './PlanStatusTag.tsx'
import { useDialogFields } from './use-dialog-fields.ts'

interface DecideDialogProps {
  plan: PlanView
  row: PlanRow
  onClose: () => void
}

/** 审定 of one row: approved with a sum (what was asked for stands there), or not approved with a reason. What is decided stands before what it rests on. */
export function DecideDialog({ plan, row: opened, onClose }: DecideDialogProps) {
  const { t } = useText()
  const isNarrow = useIsNarrow()
  // as it is shown; another may decide it meanwhile
  const [row, setRow] = useState(opened)
  const pathTo = usePathTo()
  const casePath = row.caseId === null ? undefined : pathTo('case-page', { id: row.caseId })
  const { values, errors, set, send, refuse } = useDialogFields<{ result: 'approved' | 'refused'; funds: string; note: string }>({
    result: row.result === 'refused' ? 'refused' : 'approved',
    funds: formatMoney(row.approvedFunds ?? row.stateFunds),
    note: '',
  })
  // the batches before, and what is asked for and approved at the site
  const query = queryOptions({
    queryKey: planKeys.rowOf(row.id),
    queryFn: ({ signal }) => call(contract.row, { id: row.id }, { signal, isQuiet: true }),
  })
  const { data } = useQuery(query)
  const hasLife = data !== undefined && data.life.length > 1
  const isApproved = values.result === 'approved'
  const isDecided = row.result !== 'open'
  /** The dialog goes on with the row as it is now, and what was typed. */
  const readAgain = async (): Promise<string> => {
    const [now] = await Promise.all([queryClient.fetchQuery({ ...query, staleTime: 0 }), refreshPlans(row.planId)])
    setRow(now)
    return t('annual-plans.decidedMeanwhile')
  }
  const decide = async (): Promise<void> => {
    const funds = readMoney(values.funds, t)
    if (isApproved && 'error' in funds) return refuse({ funds: funds.error })
    if (!isApproved && !hasVisibleText(values.note)) return refuse({ note: t('errors.plan-required') })
    await send(
      (idempotencyKey) =>
        call(
          contract.decide,
          {
            id: row.id,
            revision: row.revision,
            result: values.result,
            funds: isApproved && 'amount' in funds ? funds.amount : null,
            note: values.note,
          },
          { idempotencyKey, isQuiet: true },
        ),
      { code: 'plan-row-changed', refresh: readAgain },
    )
    notify.success(t('annual-plans.decided'))
    await refreshPlans(row.planId)
  }
  return (
    <ConfirmDialog
      isOpen
      hasFields
      width={960}
      title={t(isDecided ? 'annual-plans.changeDecisionTitle' : 'annual-plans.decideTitle', { name: row.projectName })}
      confirmText={t(isDecided ? 'annual-plans.changeDecision' : 'annual-plans.decide')}
      onConfirm={decide}
      onClose={onClose}
    >
      <div className="plan-decide">
        <div className="plan-decision">
          {isDecided && (
            <p className="plan-ask" role="status">
              {t('annual-plans.decisionNow')} <RowResultTag row={row} />{' '}
              {row.approvedFunds !== null && <strong className="mono">{formatMoney(row.approvedFunds)}</strong>} {data?.resultNote}
            </p>
          )}
          <FormField label={t('annual-plans.result')} isRequired isGroup error={errors.result ?? ''}>
            {() => (
              <Radio.Group value={values.result} onChange={(event) => set({ result: event.target.value as 'approved' | 'refused' })}>
                <Radio value="approved">{t('annual-plans.result-approved')}</Radio>
                <Radio value="refused">{t('annual-plans.result-refused')}</Radio>
              </Radio.Group>
            )}
          </FormField>
          {isApproved && (
            <MoneyField
              label={t('annual-plans.funds')}
              value={values.funds}
              error={errors.funds}
              hint={t('annual-plans.asked', { sum: formatMoney(row.stateFunds) })}
              onChange={(funds) => set({ funds })}
            />
          )}
          <NoteField value={values.note} error={errors.note} isRequired={!isApproved} onChange={(note) => set({ note })} />
        </div>
        <div>
          <PlanWarnings warnings={row.warnings} likes={data?.likes} />
          <KeyValue
            columns={1}
            pairs={[
              { key: 'siteName', label: t('annual-plans.siteName'), value: row.siteName, isWide: true },
              { key: 'budget', label: t('annual-plans.budget'), value: formatMoney(row.budget) },
              { key: 'stateFunds', label: t('annual-plans.stateFunds'), value: formatMoney(row.stateFunds) },
              {
                key: 'case',
                label: t('annual-plans.case'),
                value:
                  casePath === undefined ? (
                    row.caseNumber
                  ) : (
                    <Link to={casePath} target="_blank" rel="noopener">
                      {row.caseNumber}
                    </Link>
                  ),
                isWide: true,
              },
              {
                key: 'plan',
                label: t('annual-plans.planSoFar'),
                value: `${formatMoney(plan.approvedFunds ?? 0)} / ${formatMoney(plan.stateFunds)}`,
                isWide: true,
              },
            ]}
          />
          {hasLife && (
            <section aria-label={t('annual-plans.life')}>
              <details className="plan-life" open={!isNarrow}>
                <summary>{t('annual-plans.life')}</summary>
                <LifeTable row={data} opensWindows />
              </details>
            </section>
          )}
        </div>
      </div>
    </ConfirmDialog>
  )
}
