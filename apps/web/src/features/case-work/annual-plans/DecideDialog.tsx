import { Radio } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contract } from '@wenwu/core/annual-plans/contract'
import type { PlanRow, PlanView } from '@wenwu/core/annual-plans/model'
import { formatMoney } from '@wenwu/core/kernel/money'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { MoneyField, readMoney } from './MoneyField.tsx'
import { PlanWarnings } from './PlanWarnings.tsx'
import { NoteField } from './NoteField.tsx'
import { LifeTable } from './LifeTable.tsx'
import { planKeys, refreshPlans } from './plan-queries.ts'
import { useDialogFields } from './use-dialog-fields.ts'

/** 审定 of one row: approved with a sum (what was asked for stands there), or not approved with a reason. */
export function DecideDialog({ plan, row, onClose }: { plan: PlanView; row: PlanRow; onClose: () => void }) {
  const { t } = useText()
  const pathTo = usePathTo()
  const casePath = row.caseId === null ? undefined : pathTo('case-page', { id: row.caseId })
  const { values, errors, set, send, refuse } = useDialogFields<{ result: 'approved' | 'refused'; funds: string; note: string }>({
    result: row.result === 'refused' ? 'refused' : 'approved',
    funds: formatMoney(row.approvedFunds ?? row.stateFunds),
    note: '',
  })
  // the batches before, and what is asked for and approved at the site
  const { data } = useQuery({
    queryKey: planKeys.rowOf(row.id),
    queryFn: ({ signal }) => call(contract.row, { id: row.id }, { signal, isQuiet: true }),
  })
  const hasLife = data !== undefined && data.life.length > 1
  const isApproved = values.result === 'approved'
  const decide = async (): Promise<void> => {
    const funds = readMoney(values.funds, t)
    if (isApproved && 'error' in funds) return refuse({ funds: funds.error })
    if (!isApproved && !hasVisibleText(values.note)) return refuse({ note: t('errors.plan-required') })
    await send((idempotencyKey) =>
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
    )
    notify.success(t('annual-plans.decided'))
    await refreshPlans(row.planId)
  }
  return (
    <ConfirmDialog
      isOpen
      hasFields
      isLostOnClose
      isWide={hasLife}
      title={t('annual-plans.decideTitle', { name: row.projectName })}
      confirmText={t('annual-plans.decide')}
      onConfirm={decide}
      onClose={onClose}
    >
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
        <section className="plan-project" aria-label={t('annual-plans.life')}>
          <h2>{t('annual-plans.life')}</h2>
          <LifeTable row={data} opensWindows />
        </section>
      )}
      <div className="plan-decide">
        <FormField label={t('annual-plans.result')} isRequired isGroup error={errors.result ?? ''}>
          {() => (
            <Radio.Group value={values.result} onChange={(event) => set({ result: event.target.value as 'approved' | 'refused' })}>
              <Radio value="approved">{t('annual-plans.result-approved')}</Radio>
              <Radio value="refused">{t('annual-plans.result-refused')}</Radio>
            </Radio.Group>
          )}
        </FormField>
        {isApproved && (
          <MoneyField label={t('annual-plans.funds')} value={values.funds} error={errors.funds} onChange={(funds) => set({ funds })} />
        )}
        <NoteField value={values.note} error={errors.note} isRequired={!isApproved} onChange={(note) => set({ note })} />
      </div>
    </ConfirmDialog>
  )
}
