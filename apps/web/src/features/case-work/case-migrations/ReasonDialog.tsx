import { useId, useState } from 'react'
import { Input } from 'antd'
import { maxReason } from '@wenwu/core/case-migrations/model'
import { newId } from '@wenwu/core/kernel/id'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { useText } from '../../../lib/i18n.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormField } from '../../../ui/FormField.tsx'

interface ReasonDialogProps {
  title: string
  text: string
  confirmText: string
  /** `attempt` is the same for every try with the same reason. */
  onConfirm: (reason: string, attempt: string) => Promise<void>
  onClose: () => void
}

/** Asks for the reason, which stands in the history of each case. */
export function ReasonDialog({ title, text, confirmText, onConfirm, onClose }: ReasonDialogProps) {
  const { t } = useText()
  const id = useId()
  const [reason, setReason] = useState('')
  const [attempt, setAttempt] = useState(() => newId())
  const [isMissing, setMissing] = useState(false)
  const confirm = async (): Promise<void> => {
    if (!hasVisibleText(reason)) {
      setMissing(true)
      document.getElementById(id)?.focus()
      throw new Error('no reason was given')
    }
    await onConfirm(reason, attempt)
  }
  return (
    <ConfirmDialog isOpen title={title} confirmText={confirmText} isDanger hasFields onConfirm={confirm} onClose={onClose}>
      <p>{text}</p>
      <FormField id={id} label={t('migrations.reason')} error={isMissing ? t('errors.reason-required') : ''} isRequired>
        {(ties) => (
          <Input.TextArea
            {...ties}
            value={reason}
            rows={3}
            maxLength={maxReason}
            status={isMissing ? 'error' : ''}
            onChange={(event) => {
              setReason(event.target.value)
              setAttempt(newId())
              setMissing(false)
            }}
          />
        )}
      </FormField>
    </ConfirmDialog>
  )
}
