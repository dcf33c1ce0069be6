import { useState } from 'react'
import { Checkbox, Input } from 'antd'
import { contract } from '@wenwu/core/certificate/contract'
import type { BoundCertificate } from '@wenwu/core/certificate/model'
import { hasVisibleText, tidyText } from '@wenwu/core/kernel/text'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormField } from '../../../ui/FormField.tsx'

interface EndDialogProps {
  userId: string
  certificate: BoundCertificate | undefined
  onClose: () => void
  onDone: () => void
}

/** Ends somebody's binding with a reason; a lost key is revoked along with it. */
export function EndDialog({ userId, certificate, onClose, onDone }: EndDialogProps) {
  const { t } = useText()
  const [reason, setReason] = useState('')
  const [isRevoked, setRevoked] = useState(false)
  const [error, setError] = useState('')
  const close = (): void => {
    setReason('')
    setRevoked(false)
    setError('')
    onClose()
  }
  const confirm = async (): Promise<void> => {
    if (certificate === undefined) return
    if (!hasVisibleText(reason)) {
      setError(t('errors.reason-required'))
      throw new Error('a reason is missing')
    }
    await call(contract.unbindFor, { userId, id: certificate.id, reason: tidyText(reason), isRevoked })
    onDone()
  }
  return (
    <ConfirmDialog
      isOpen={certificate !== undefined}
      title={t('certificate.endTitle', { subject: certificate?.subject ?? '' })}
      confirmText={t('certificate.end')}
      isDanger
      hasFields
      onConfirm={confirm}
      onClose={close}
    >
      <div className="certificate-bind">
        <p>{t('certificate.endText')}</p>
        <FormField label={t('certificate.reason')} isRequired error={error}>
          {(ties) => (
            <Input
              {...ties}
              maxLength={200}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value)
                setError('')
              }}
            />
          )}
        </FormField>
        <Checkbox checked={isRevoked} onChange={(event) => setRevoked(event.target.checked)}>
          {t('certificate.alsoRevoke')}
        </Checkbox>
      </div>
    </ConfirmDialog>
  )
}
