import { useState, type FormEvent } from 'react'
import { Alert, Button, Input, Modal } from 'antd'
import { contract } from '@wenwu/core/certificate/contract'
import type { CertificateWay } from '@wenwu/core/certificate/model'
import { call } from '../../../lib/call.ts'
import { messageOfError } from '../../../lib/call-error.ts'
import { certificateKey, KeyError, proveWith } from '../../../lib/certificate-key.ts'
import { useText } from '../../../lib/i18n.ts'
import { sealPassword } from '../../../lib/seal-password.ts'
import { CertificatePicker, useKeyContents } from '../../../ui/CertificatePicker.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { RehearsalHint } from '../../../ui/RehearsalHint.tsx'
import { PasswordField } from './PasswordField.tsx'
import { usePassword } from './use-password.ts'

interface BindDialogProps {
  way: CertificateWay
  isOpen: boolean
  onClose: () => void
  onDone: () => void
}

/** Binds a certificate of the key to one's own account: the key signs, and the password is asked for once more. */
export function BindDialog({ way, isOpen, onClose, onDone }: BindDialogProps) {
  const { t } = useText()
  return (
    <Modal open={isOpen} title={t('certificate.addTitle')} width={480} footer={null} onCancel={onClose} destroyOnHidden>
      <BindForm way={way} onClose={onClose} onDone={onDone} />
    </Modal>
  )
}

function BindForm({ way, onClose, onDone }: Omit<BindDialogProps, 'isOpen'>) {
  const { t } = useText()
  const contents = useKeyContents(way.keyAddress)
  const password = usePassword()
  const [pin, setPin] = useState('')
  const [pinError, setPinError] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { chosen } = contents

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy || chosen === undefined) return
    const isPinMissing = way.asksPin && pin === ''
    setPinError(isPinMissing ? t('certificate.pinBlank') : '')
    setError('')
    if (!password.require() || isPinMissing) return
    setBusy(true)
    try {
      const challenge = await call(contract.askToBind, {}, { isQuiet: true })
      const proof = await proveWith(certificateKey(way.keyAddress), chosen, challenge, way.asksPin ? pin : undefined)
      await call(contract.bind, { ...proof, password: await sealPassword(password.value) }, { isQuiet: true })
      onDone()
    } catch (thrown) {
      if (thrown instanceof KeyError && thrown.isPinWrong) setPinError(thrown.message)
      else if (!password.takes(thrown)) setError(thrown instanceof KeyError ? thrown.message : messageOfError(thrown))
      setBusy(false)
    }
  }

  return (
    <form className="certificate-bind" onSubmit={(event) => void submit(event)} noValidate aria-busy={isBusy}>
      <p>{t('certificate.addIntro')}</p>
      {way.isRehearsal && <RehearsalHint />}
      {error !== '' && <Alert type="error" showIcon title={error} role="alert" />}
      <CertificatePicker contents={contents} />
      {chosen !== undefined && (
        <>
          {way.asksPin && (
            <FormField
              label={t('certificate.pin')}
              isRequired
              error={pinError}
              {...(!way.isRehearsal && { hint: t('certificate.pinHint') })}
            >
              {(ties) => (
                <Input.Password
                  {...ties}
                  autoComplete="off"
                  inputMode="numeric"
                  maxLength={40}
                  value={pin}
                  onChange={(event) => setPin(event.target.value)}
                />
              )}
            </FormField>
          )}
          <PasswordField password={password} />
        </>
      )}
      <div className="certificate-actions">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={chosen === undefined}>
          {t('certificate.confirmBind')}
        </Button>
      </div>
    </form>
  )
}
