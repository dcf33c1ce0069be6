import { Radio } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/annual-plans/contract'
import { adjustedBy } from '@wenwu/core/annual-plans/list'
import type { PlanRow } from '@wenwu/core/annual-plans/model'
import { formatMoney } from '@wenwu/core/kernel/money'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { NoteField } from './NoteField.tsx'
import { planKeys, refreshPlans } from './plan-queries.ts'
import { signedSum, sumOrDash } from './plan-sums.ts'
import { useDialogFields } from './use-dialog-fields.ts'

interface SettleDialogProps {
  row: PlanRow
  /** What is chosen at first. */
  answer?: 'approved' | 'refused'
  onClose: () => void
}

/** The bureau's answer to what the province has proposed for a row, which stands above it; a refusal has its reason. */
export function SettleDialog({ row, answer = 'approved', onClose }: SettleDialogProps) {
  const { t } = useText()
  const { values, errors, set, send, refuse } = useDialogFields<{ answer: 'approved' | 'refused'; note: string }>({ answer, note: '' })
  const { data } = useQuery({
    queryKey: planKeys.rowOf(row.id),
    queryFn: ({ signal }) => call(contract.row, { id: row.id }, { signal, isQuiet: true }),
  })
  const proposed = data?.adjustments.find(({ state }) => state === 'proposed')
  const isApproved = values.answer === 'approved'
  /** What was asked for was taken back, or settled by another: there is nothing more to answer. */
  const leave = async (): Promise<string> => {
    await refreshPlans(row.planId)
    onClose()
    return t('annual-plans.adjustmentOver')
  }
  const settle = async (): Promise<void> => {
    if (!isApproved && !hasVisibleText(values.note)) return refuse({ note: t('errors.plan-required') })
    const changed = await send(
      (idempotencyKey) =>
        call(
          contract.settleAdjustment,
          { id: row.id, revision: row.revision, isApproved, note: values.note },
          { idempotencyKey, isQuiet: true },
        ),
      { code: 'plan-row-changed', refresh: leave },
    )
    queryClient.setQueryData(planKeys.rowOf(row.id), changed)
    notify.success(t('annual-plans.settled'))
    await refreshPlans(row.planId)
  }
  return (
    <ConfirmDialog
      isOpen
      hasFields
      title={t('annual-plans.settleTitle', { name: row.projectName })}
      confirmText={t('annual-plans.decide')}
      onConfirm={settle}
      onClose={onClose}
    >
      <KeyValue
        columns={1}
        pairs={[
          { key: 'budget', label: t('annual-plans.budget'), value: formatMoney(row.budget) },
          { key: 'stateFunds', label: t('annual-plans.stateFunds'), value: formatMoney(row.stateFunds) },
          { key: 'approvedFunds', label: t('annual-plans.approvedFunds'), value: sumOrDash(row.approvedFunds) },
          ...(row.adjustment === null
            ? []
            : [
                {
                  key: 'adjustTo',
                  label: t('annual-plans.adjustTo'),
                  value: row.adjustment.after === null ? t('annual-plans.adjustCancel') : formatMoney(row.adjustment.after),
                },
                { key: 'adjustBy', label: t('annual-plans.adjustBy'), value: signedSum(adjustedBy(row.adjustment)) },
              ]),
          { key: 'reason', label: t('annual-plans.reason'), value: proposed?.reason, isWide: true },
        ]}
      />
      <div className="plan-answer">
        <FormField label={t('annual-plans.result')} isRequired isGroup>
          {() => (
            <Radio.Group value={values.answer} onChange={(event) => set({ answer: event.target.value as 'approved' | 'refused' })}>
              <Radio value="approved">{t('annual-plans.approveAdjustment')}</Radio>
              <Radio value="refused">{t('annual-plans.refuseAdjustment')}</Radio>
            </Radio.Group>
          )}
        </FormField>
        <NoteField value={values.note} error={errors.note} isRequired={!isApproved} onChange={(note) => set({ note })} />
      </div>
    </ConfirmDialog>
  )
}
