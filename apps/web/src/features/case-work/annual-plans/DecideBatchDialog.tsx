import { contract } from '@wenwu/core/annual-plans/contract'
import { isSuspect } from '@wenwu/core/annual-plans/duplicates'
import { decideManyTable } from '@wenwu/core/annual-plans/row-move-table'
import { addMoney, formatMoney } from '@wenwu/core/kernel/money'
import { InputSection } from '../../../form/InputSection.tsx'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import type { DecideBatchProps } from './DecideBatch.tsx'
import { refreshPlans } from './plan-queries.ts'
import { useMoveForm } from './use-move-form.ts'

export interface DecideBatchDialogProps extends DecideBatchProps {
  /** So many of the selected ones are decided already. */
  decided: number
  result: 'approved' | 'refused'
  onClose: () => void
}

/** Confirms what becomes of several rows of a plan and asks for what the form of it says. */
export function DecideBatchDialog({ planId, rows, decided, result, onDone, onLeft, onClose }: DecideBatchDialogProps) {
  const { t } = useText()
  const { send, ...drawn } = useMoveForm(decideManyTable[result])
  const isApproved = result === 'approved'
  const action = t(isApproved ? 'annual-plans.agreeMany' : 'annual-plans.refuseMany')
  const suspects = rows.filter(isSuspect).length
  const decide = async (): Promise<void> => {
    const results = await send((input, idempotencyKey) =>
      call(
        contract.decideRows,
        { id: planId, rows: rows.map(({ id, revision }) => ({ id, revision })), result, input },
        { idempotencyKey, isQuiet: true },
      ),
    )
    const leftovers = results.flatMap(({ id, error, params }) => {
      const row = rows.find((one) => one.id === id)
      return error === null || row === undefined
        ? []
        : [{ key: id, name: row.projectName, detail: row.siteName, why: t(`errors.${error}`, params) }]
    })
    if (leftovers.length === 0) notify.success(t('annual-plans.decided'))
    else
      onLeft({
        title: t('list.batchResultTitle', { action, done: results.length - leftovers.length, failed: leftovers.length }),
        leftovers,
      })
    onDone()
    await refreshPlans(planId)
  }
  return (
    <ConfirmDialog
      isOpen
      hasFields
      title={t(isApproved ? 'annual-plans.agreeManyTitle' : 'annual-plans.refuseManyTitle', { n: rows.length })}
      confirmText={action}
      onConfirm={decide}
      onClose={onClose}
    >
      {isApproved && (
        <p className="plan-ask">
          {t('annual-plans.agreeManyText', { sum: formatMoney(addMoney(...rows.map(({ stateFunds }) => stateFunds))) })}
        </p>
      )}
      {decided > 0 && <p className="plan-ask">{t('annual-plans.decidedAmong', { n: decided })}</p>}
      {suspects > 0 && <p className="plan-warnings">{t('annual-plans.suspectsAmong', { n: suspects })}</p>}
      <InputSection {...drawn} />
    </ConfirmDialog>
  )
}
