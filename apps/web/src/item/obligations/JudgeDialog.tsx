import { useState } from 'react'
import { Input } from 'antd'
import { newId } from '@wenwu/core/kernel/id'
import { contract } from '@wenwu/core/obligations/contract'
import { reportLimits, type Verdict } from '@wenwu/core/obligations/model'
import type { ObligationView } from '@wenwu/core/obligations/schemas'
import { CallError, messageOfError } from '../../lib/call-error.ts'
import { call } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { notify } from '../../lib/notify.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FormField } from '../../ui/FormField.tsx'

interface JudgeDialogProps {
  duty: ObligationView
  verdict: Verdict
  onJudged: (rows: ObligationView[]) => void
  /** What is shown is not so any more. */
  onOutdated: () => void
  onClose: () => void
}

/** Confirms the report that waits, or returns it with the reason. */
export function JudgeDialog({ duty, verdict, onJudged, onOutdated, onClose }: JudgeDialogProps) {
  const { t, textOf } = useText()
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  const [key] = useState(() => newId())
  const isReturn = verdict === 'returned'
  const name = textOf(duty.name)
  const judge = async (): Promise<void> => {
    if (isReturn && reason.trim() === '') {
      setError(t('errors.obligation-reason'))
      throw new Error('no reason was given')
    }
    // the report on the screen, not one that came meanwhile
    const reportId = duty.reports.find((report) => report.verdict === null)?.id ?? ''
    try {
      onJudged(
        await call(
          contract.judge,
          { id: duty.obligationId, reportId, verdict, reason },
          { idempotencyKey: `${key}${verdict}`, isQuiet: true },
        ),
      )
      notify.success(t(`obligations.${verdict}`))
    } catch (thrown) {
      if (thrown instanceof CallError && thrown.field === 'reason') setError(messageOfError(thrown))
      else notify.error(messageOfError(thrown))
      if (thrown instanceof CallError && thrown.code === 'obligation-moved') onOutdated()
      throw thrown
    }
  }
  return (
    <ConfirmDialog
      isOpen
      hasFields={isReturn}
      title={t(isReturn ? 'obligations.returnTitle' : 'obligations.confirmTitle', { name })}
      confirmText={t(isReturn ? 'obligations.return' : 'obligations.confirm')}
      onConfirm={judge}
      onClose={onClose}
    >
      {isReturn ? (
        <FormField label={t('obligations.reason')} isRequired error={error}>
          {(ties) => (
            <Input.TextArea
              {...ties}
              autoSize={{ minRows: 3, maxRows: 8 }}
              maxLength={reportLimits.reason}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value)
                setError('')
              }}
            />
          )}
        </FormField>
      ) : (
        t('obligations.confirmText')
      )}
    </ConfirmDialog>
  )
}
