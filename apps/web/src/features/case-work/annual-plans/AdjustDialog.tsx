import { Input, Radio } from 'antd'
import { contract } from '@wenwu/core/annual-plans/contract'
import type { PlanRow } from '@wenwu/core/annual-plans/model'
import { limits } from '@wenwu/core/http/wire'
import { formatMoney } from '@wenwu/core/kernel/money'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { MoneyField, readMoney } from './MoneyField.tsx'
import { planKeys, refreshPlans } from './plan-queries.ts'
import { useDialogFields } from './use-dialog-fields.ts'

interface AdjustDialogProps {
  row: PlanRow
  /** The bureau's holds at once; a province's waits for it. */
  settles: boolean
  onClose: () => void
}

/** 调整 of an issued row: another sum, or the project is cancelled. */
export function AdjustDialog({ row, settles, onClose }: AdjustDialogProps) {
  const { t } = useText()
  const fundsNow = formatMoney(row.approvedFunds ?? 0)
  const { values, errors, set, send, refuse } = useDialogFields({
    isCancelled: false,
    funds: fundsNow,
    reason: '',
  })
  const adjust = async (): Promise<void> => {
    const funds = readMoney(values.funds, t)
    const isBad = !values.isCancelled && 'error' in funds
    if (isBad || !hasVisibleText(values.reason))
      return refuse({ ...(isBad && { funds: funds.error }), ...(!hasVisibleText(values.reason) && { reason: t('errors.plan-required') }) })
    const changed = await send((idempotencyKey) =>
      call(
        contract.adjust,
        { id: row.id, revision: row.revision, funds: values.isCancelled || 'error' in funds ? null : funds.amount, reason: values.reason },
        { idempotencyKey, isQuiet: true },
      ),
    )
    queryClient.setQueryData(planKeys.rowOf(row.id), changed)
    notify.success(t(settles ? 'annual-plans.adjusted' : 'annual-plans.adjustmentSent'))
    await refreshPlans(row.planId)
  }
  return (
    <ConfirmDialog
      isOpen
      hasFields
      title={t('annual-plans.adjustTitle', { name: row.projectName })}
      confirmText={t('annual-plans.adjust')}
      onConfirm={adjust}
      onClose={onClose}
    >
      <p className="plan-ask">{t(settles ? 'annual-plans.adjustSettle' : 'annual-plans.adjustPropose')}</p>
      <p className="plan-ask">{t('annual-plans.fundsNow', { sum: fundsNow })}</p>
      <FormField label={t('annual-plans.adjust')} isRequired isGroup>
        {() => (
          <Radio.Group value={values.isCancelled} onChange={(event) => set({ isCancelled: event.target.value as boolean })}>
            <Radio value={false}>{t('annual-plans.adjustFunds')}</Radio>
            <Radio value>{t('annual-plans.adjustCancel')}</Radio>
          </Radio.Group>
        )}
      </FormField>
      {!values.isCancelled && (
        <MoneyField
          label={t(settles ? 'annual-plans.adjustedTo' : 'annual-plans.adjustTo')}
          value={values.funds}
          error={errors.funds}
          onChange={(funds) => set({ funds })}
        />
      )}
      <FormField label={t('annual-plans.reason')} isRequired error={errors.reason ?? ''}>
        {(ties) => (
          <Input.TextArea
            {...ties}
            autoSize={{ minRows: 3, maxRows: 8 }}
            maxLength={limits.line}
            value={values.reason}
            onChange={(event) => set({ reason: event.target.value })}
          />
        )}
      </FormField>
    </ConfirmDialog>
  )
}
