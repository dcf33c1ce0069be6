import { useId, useState, type ReactNode } from 'react'
import { Input } from 'antd'
import { newId } from '@wenwu/core/kernel/id'
import { hasVisibleText, tidyText } from '@wenwu/core/kernel/text'
import { useText } from '../../../lib/i18n.ts'
import { useHasPermission } from '../../../lib/session.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { PhraseTools } from './phrases/PhraseTools.tsx'

export interface ReasonDialogProps {
  isOpen: boolean
  title: string
  confirmText: string
  /** What follows. */
  children: ReactNode
  /** Acts; the key is the same for every try with the same words, so a lost reply does nothing twice. */
  onConfirm: (reason: string, idempotencyKey: string) => Promise<unknown>
  onClose: () => void
}

/** Asks once for the reason of something that cannot be undone, and says what follows. */
export function ReasonDialog({ isOpen, title, confirmText, children, onConfirm, onClose }: ReasonDialogProps) {
  const { t } = useText()
  const id = useId()
  const hasPhrases = useHasPermission('task.inbox')
  const [reason, setReason] = useState('')
  const [key, setKey] = useState(() => newId())
  const [isMissing, setMissing] = useState(false)
  const confirm = async (): Promise<void> => {
    if (!hasVisibleText(reason)) {
      setMissing(true)
      throw new Error('no reason')
    }
    await onConfirm(tidyText(reason), key)
  }
  return (
    <ConfirmDialog isOpen={isOpen} title={title} confirmText={confirmText} isDanger hasFields onConfirm={confirm} onClose={onClose}>
      <p>{children}</p>
      <FormField
        id={id}
        label={t('case.reason')}
        isRequired
        hint={hasPhrases ? <PhraseTools id={id} name={t('case.reason')} value={reason} /> : undefined}
        error={isMissing ? <span role="alert">{t('errors.reason-required')}</span> : ''}
      >
        {(ties) => (
          <Input.TextArea
            {...ties}
            value={reason}
            rows={3}
            maxLength={2000}
            onChange={(event) => {
              setReason(event.target.value)
              setKey(newId())
              setMissing(false)
            }}
          />
        )}
      </FormField>
    </ConfirmDialog>
  )
}
