import { useState } from 'react'
import { Button } from 'antd'
import { contract } from '@wenwu/core/annual-plans/contract'
import { isSuspect } from '@wenwu/core/annual-plans/duplicates'
import type { PlanRow } from '@wenwu/core/annual-plans/model'
import { addMoney, formatMoney } from '@wenwu/core/kernel/money'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import type { BatchOutcome } from '../../../ui/list/LeftoverDialog.tsx'
import { NoteField } from './NoteField.tsx'
import { refreshPlans } from './plan-queries.ts'
import { useDialogFields } from './use-dialog-fields.ts'

interface DecideBatchProps {
  planId: string
  rows: readonly PlanRow[]
  onDone: () => void
  /** What was left as it is, and why. */
  onLeft: (outcome: BatchOutcome) => void
}

/** 审定 of the selected rows that are open: all approved with what they ask for, or none with one reason. */
export function DecideBatch(props: DecideBatchProps) {
  const { t } = useText()
  const [result, setResult] = useState<'approved' | 'refused'>()
  const open = props.rows.filter((row) => row.result === 'open')
  return (
    <>
      <Button size="small" type="primary" disabled={open.length === 0} onClick={() => setResult('approved')}>
        {t('annual-plans.agreeMany')}
      </Button>
      <Button size="small" disabled={open.length === 0} onClick={() => setResult('refused')}>
        {t('annual-plans.refuseMany')}
      </Button>
      {result !== undefined && (
        <DecideBatchDialog
          {...props}
          rows={open}
          decided={props.rows.length - open.length}
          result={result}
          onClose={() => setResult(undefined)}
        />
      )}
    </>
  )
}

function DecideBatchDialog({
  planId,
  rows,
  decided,
  result,
  onDone,
  onLeft,
  onClose,
}: DecideBatchProps & { decided: number; result: 'approved' | 'refused'; onClose: () => void }) {
  const { t } = useText()
  const { values, errors, set, send, refuse } = useDialogFields({ note: '' })
  const isApproved = result === 'approved'
  const action = t(isApproved ? 'annual-plans.agreeMany' : 'annual-plans.refuseMany')
  const suspects = rows.filter(isSuspect).length
  const decide = async (): Promise<void> => {
    if (!isApproved && !hasVisibleText(values.note)) return refuse({ note: t('errors.plan-required') })
    const results = await send((idempotencyKey) =>
      call(
        contract.decideRows,
        { id: planId, rows: rows.map(({ id, revision }) => ({ id, revision })), result, note: values.note },
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
      <NoteField value={values.note} error={errors.note} isRequired={!isApproved} onChange={(note) => set({ note })} />
    </ConfirmDialog>
  )
}
