import { useState, type FormEvent } from 'react'
import { Alert, Button, Modal } from 'antd'
import { contract } from '@wenwu/core/certificate/contract'
import type { BoundCertificate } from '@wenwu/core/certificate/model'
import { call } from '../../../lib/call.ts'
import { messageOfError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { sealPassword } from '../../../lib/seal-password.ts'
import { PasswordField } from './PasswordField.tsx'
import { usePassword } from './use-password.ts'

interface UnbindDialogProps {
  certificate: BoundCertificate | undefined
  onClose: () => void
  onDone: () => void
}

/** Ends a binding against the password: a key that was lost cannot sign any more. */
export function UnbindDialog({ certificate, onClose, onDone }: UnbindDialogProps) {
  const { t } = useText()
  return (
    <Modal
      open={certificate !== undefined}
      title={t('certificate.removeTitle')}
      width={440}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {certificate !== undefined && <UnbindForm certificate={certificate} onClose={onClose} onDone={onDone} />}
    </Modal>
  )
}

function UnbindForm({ certificate, onClose, onDone }: UnbindDialogProps & { certificate: BoundCertificate }) {
  const { t } = useText()
  const password = usePassword()
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setError('')
    if (isBusy || !password.require()) return
    setBusy(true)
    try {
      await call(contract.unbind, { id: certificate.id, password: await sealPassword(password.value) }, { isQuiet: true })
      onDone()
    } catch (thrown) {
      if (!password.takes(thrown)) setError(messageOfError(thrown))
      setBusy(false)
    }
  }

  return (
    <form className="certificate-bind" onSubmit={(event) => void submit(event)} noValidate aria-busy={isBusy}>
      <p>{t('certificate.removeText', { subject: certificate.subject })}</p>
      {error !== '' && <Alert type="error" showIcon title={error} role="alert" />}
      <PasswordField password={password} />
      <div className="certificate-actions">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button danger htmlType="submit" loading={isBusy}>
          {t('certificate.remove')}
        </Button>
      </div>
    </form>
  )
}
