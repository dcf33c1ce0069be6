import { useId, useState } from 'react'
import { Input } from 'antd'
import { contract } from '@wenwu/core/incidents/contract'
import { maxReason, type Incident } from '@wenwu/core/incidents/model'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormField } from '../../../ui/FormField.tsx'

interface CloseDialogProps {
  incident: Incident
  title: string
  onClose: () => void
  onDone: () => Promise<unknown>
}

/** Gives a failed job up, with a reason. */
export function CloseDialog({ incident, title, onClose, onDone }: CloseDialogProps) {
  const { t } = useText()
  const id = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const close = async (): Promise<void> => {
    if (!hasVisibleText(reason)) {
      setMissing(true)
      document.getElementById(id)?.focus()
      throw new Error('no reason was given')
    }
    await call(contract.close, { id: incident.id, reason })
    notify.success(t('incidents.closed'))
    await onDone()
  }
  return (
    <ConfirmDialog isOpen title={title} confirmText={t('incidents.close')} isDanger hasFields onConfirm={close} onClose={onClose}>
      <p>{t('incidents.closeText')}</p>
      <FormField id={id} label={t('incidents.reason')} error={isMissing ? t('errors.reason-required') : ''} isRequired>
        {(ties) => (
          <Input.TextArea
            {...ties}
            value={reason}
            rows={3}
            maxLength={maxReason}
            status={isMissing ? 'error' : ''}
            onChange={(event) => {
              setReason(event.target.value)
              setMissing(false)
            }}
          />
        )}
      </FormField>
    </ConfirmDialog>
  )
}
