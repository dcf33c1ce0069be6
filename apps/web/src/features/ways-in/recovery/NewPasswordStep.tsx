import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button, Input, type InputRef } from 'antd'
import { passwordProblem } from '@wenwu/core/auth/password-rule'
import { contract } from '@wenwu/core/verification/contract'
import { call } from '../../../lib/call.ts'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { sealPassword } from '../../../lib/seal-password.ts'
import { FormField } from '../../../ui/FormField.tsx'
import { PasswordChecklist } from '../../../ui/PasswordChecklist.tsx'

interface StepProps {
  /** The proven id. */
  id: string
  username: string
  onBack: () => void
  onDone: () => void
}

/** Second step: the new password with its rules ticked while it is typed. It leaves the page sealed to the server. */
export function NewPasswordStep({ id, username, onBack, onDone }: StepProps) {
  const { t } = useText()
  const field = useRef<InputRef>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState('')
  const [isExpired, setExpired] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => field.current?.focus(), [])

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const wrong =
      password === '' ? t('recovery.passwordRequired') : passwordProblem(password) === undefined ? '' : t('errors.password-rule')
    setError(wrong)
    if (wrong !== '') return field.current?.focus()
    setBusy(true)
    setExpired(false)
    try {
      await call(contract.updatePassword, { id, password: await sealPassword(password) }, { isQuiet: true })
      onDone()
    } catch (thrown) {
      notify.error(t('recovery.failed'))
      if (thrown instanceof CallError && thrown.code === 'reset-invalid') setExpired(true)
      else setError(messageOfError(thrown))
      setBusy(false)
      field.current?.focus()
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {isExpired && (
        <p className="recovery-alert" role="alert">
          {t('recovery.expired')}
        </p>
      )}
      {/* for password managers: whose password this is */}
      <input className="visually-hidden" type="text" autoComplete="username" value={username} readOnly tabIndex={-1} aria-hidden="true" />
      <FormField label={t('recovery.password')} isRequired error={error} hint={t('recovery.passwordHint')}>
        {(ties) => (
          <Input.Password
            {...ties}
            ref={field}
            name="password"
            autoComplete="new-password"
            maxLength={64}
            placeholder={t('recovery.passwordPlaceholder')}
            value={password}
            onChange={(event) => {
              setError('')
              setPassword(event.target.value)
            }}
          />
        )}
      </FormField>
      <PasswordChecklist password={password} />
      <div className="recovery-actions">
        <Button onClick={onBack}>{t('common.previous')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('recovery.reset')}
        </Button>
      </div>
    </form>
  )
}
