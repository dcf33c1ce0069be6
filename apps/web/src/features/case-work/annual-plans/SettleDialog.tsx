import { Radio } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/annual-plans/contract'
import type { PlanRow } from '@wenwu/core/annual-plans/model'
import { formatMoney } from '@wenwu/core/kernel/money'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { NoteField } from './NoteField.tsx'
import { planKeys, refreshPlans } from './plan-queries.ts'
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
  const settle = async (): Promise<void> => {
    if (!isApproved && !hasVisibleText(values.note)) return refuse({ note: t('errors.plan-required') })
    const changed = await send((idempotencyKey) =>
      call(
        contract.settleAdjustment,
        { id: row.id, revision: row.revision, isApproved, note: values.note },
        { idempotencyKey, isQuiet: true },
      ),
    )
    queryClient.setQueryData(planKeys.rowOf(row.id), changed)
    notify.success(t('annual-plans.settled'))
    await refreshPlans(row.planId)
  }
  return (
    <ConfirmDialog
      isOpen
      hasFields
      isLostOnClose
      title={t('annual-plans.settleTitle', { name: row.projectName })}
      confirmText={t('annual-plans.decide')}
      onConfirm={settle}
      onClose={onClose}
    >
      {proposed !== undefined && (
        <p className="plan-ask">
          {t('annual-plans.funds')} {formatMoney(proposed.fundsBefore)} →{' '}
          {proposed.fundsAfter === null ? t('annual-plans.adjustCancel') : formatMoney(proposed.fundsAfter)}
          <br />
          {t('annual-plans.reason')} {proposed.reason}
        </p>
      )}
      <FormField label={t('annual-plans.result')} isRequired isGroup>
        {() => (
          <Radio.Group value={values.answer} onChange={(event) => set({ answer: event.target.value as 'approved' | 'refused' })}>
            <Radio value="approved">{t('annual-plans.approveAdjustment')}</Radio>
            <Radio value="refused">{t('annual-plans.refuseAdjustment')}</Radio>
          </Radio.Group>
        )}
      </FormField>
      <NoteField value={values.note} error={errors.note} isRequired={!isApproved} onChange={(note) => set({ note })} />
    </ConfirmDialog>
  )
}
