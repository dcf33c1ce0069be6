import { useState, type FormEvent } from 'react'
import { Button, Input, Radio } from 'antd'
import { contract } from '@wenwu/core/second-factor/contract'
import type { SecondFactorStatus } from '@wenwu/core/second-factor/model'
import { call } from '../../../lib/call.ts'
import { messageOfError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { goAndSignOut } from '../../../lib/leave.ts'
import { sealPassword } from '../../../lib/seal-password.ts'
import { announceSessionLost } from '../../../lib/session.ts'
import { FormField } from '../../../ui/FormField.tsx'
import { PhoneCodeField } from './PhoneCodeField.tsx'

interface BeginFormProps {
  status: SecondFactorStatus
  onBegun: (made: { secret: string; uri: string }) => void
}

/**
 * Begins to set up the app. The person is proven by the password or a code to the phone; a person who signed in without a password may have
 * done so just now, or signs in again that way, one click away, and comes back here.
 */
export function BeginForm({ status: { codeMobile, proof }, onBegun }: BeginFormProps) {
  const { t } = useText()
  const [by, setBy] = useState<'password' | 'code'>('password')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isProven = proof === 'just-signed-in'

  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!isProven && typed.trim() === '')
      return setError(t(by === 'password' ? 'second-factor.passwordBlank' : 'second-factor.phoneCodeBlank'))
    setBusy(true)
    setError('')
    try {
      const shown = isProven ? {} : by === 'password' ? { password: await sealPassword(typed) } : { code: typed.trim() }
      onBegun(await call(contract.begin, shown, { isQuiet: true }))
    } catch (thrown) {
      setError(messageOfError(thrown))
      setBusy(false)
    }
  }
  const change = (text: string): void => {
    setTyped(text)
    setError('')
  }
  const signInAgain = async (): Promise<void> => {
    await announceSessionLost()
    goAndSignOut()
  }

  return (
    <form className="second-factor-form" onSubmit={(event) => void begin(event)} noValidate>
      <p>{t(isProven ? 'second-factor.provenHint' : 'second-factor.proveHint')}</p>
      {!isProven && codeMobile !== '' && (
        <FormField label={t('second-factor.proveBy')} isGroup>
          {() => (
            <Radio.Group
              value={by}
              onChange={(event) => {
                setBy(event.target.value as typeof by)
                change('')
              }}
            >
              <Radio value="password">{t('second-factor.byPassword')}</Radio>
              <Radio value="code">{t('second-factor.byCode', { mobile: codeMobile })}</Radio>
            </Radio.Group>
          )}
        </FormField>
      )}
      {!isProven && by === 'password' && (
        <FormField label={t('second-factor.passwordLabel')} isRequired error={error}>
          {(ties) => (
            <Input.Password
              {...ties}
              autoComplete="current-password"
              maxLength={200}
              value={typed}
              onChange={(event) => change(event.target.value)}
            />
          )}
        </FormField>
      )}
      {!isProven && by === 'code' && (
        <PhoneCodeField mobile={codeMobile} value={typed} error={error} onChange={change} onError={setError} />
      )}
      {isProven && error !== '' && <p role="alert">{error}</p>}
      {proof === 'sign-in-again' && <p>{t('second-factor.reenterHint')}</p>}
      <div className="second-factor-actions">
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('second-factor.begin')}
        </Button>
        {proof === 'sign-in-again' && <Button onClick={() => void signInAgain()}>{t('second-factor.signInAgain')}</Button>}
      </div>
    </form>
  )
}
