import { useEffect, useId, useRef, useState } from 'react'
import { texts as english } from '@wenwu/core/i18n/texts/en_US/second-factor'
import { texts as chinese } from '@wenwu/core/i18n/texts/zh_CN/second-factor'
import { CallError } from '../../../../lib/call-error.ts'
import { useText } from '../../../../lib/i18n.ts'
import { addTexts } from '../../../../lib/texts.ts'
import { FormField } from '../../../../ui/FormField.tsx'
import { SignInForm, SubmitButton } from '../SignInForm.tsx'
import { signInMessage } from '../sign-in-message.ts'
import type { SecondFactorProps } from '../SecondFactorSlot.tsx'
import './second-factor-step.css'

addTexts({ 'second-factor': { zh_CN: chinese, en_US: english } })

/** The code of the authenticator app, or a recovery code. When the ticket is over, the way back to the password is all that is left. */
export function CodeStep({ proceed, cancel }: Omit<SecondFactorProps, 'step'>) {
  const { t } = useText()
  const errorId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isRecovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isOver, setOver] = useState(false)
  useEffect(() => field.current?.focus({ preventScroll: true }), [isRecovery])

  const submit = async (): Promise<void> => {
    if (isBusy || isOver) return
    if (code.trim() === '') {
      setError(t(isRecovery ? 'second-factor.recoveryBlank' : 'second-factor.codeBlank'))
      return field.current?.focus()
    }
    setBusy(true)
    setError('')
    try {
      await proceed(code.trim())
    } catch (thrown) {
      setError(signInMessage(thrown))
      setOver(thrown instanceof CallError && thrown.code === 'ticket-invalid')
      setBusy(false)
      field.current?.select()
    }
  }

  const change = (): void => {
    setRecovery(!isRecovery)
    setCode('')
    setError('')
  }

  return (
    <SignInForm
      className="second-factor-step"
      head={
        <>
          <h1>{t('second-factor.codeTitle')}</h1>
          <p className="login-hint">{t('second-factor.codeHint')}</p>
        </>
      }
      error={error}
      errorId={errorId}
      onSubmit={submit}
    >
      <FormField label={t(isRecovery ? 'second-factor.recoveryLabel' : 'second-factor.codeLabel')}>
        {({ id }) => (
          <input
            ref={field}
            id={id}
            name="totp"
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={isRecovery ? 20 : 9}
            placeholder={t(isRecovery ? 'second-factor.recoveryPlaceholder' : 'second-factor.codePlaceholder')}
            value={code}
            aria-invalid={error !== ''}
            aria-describedby={errorId}
            disabled={isOver}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </FormField>
      <div className="login-submit">
        <SubmitButton label={t(isBusy ? 'second-factor.verifying' : 'second-factor.verify')} isBusy={isBusy} isDisabled={isOver} />
      </div>
      <div className="second-factor-links">
        <button type="button" onClick={change} disabled={isOver}>
          {t(isRecovery ? 'second-factor.codeUse' : 'second-factor.recoveryUse')}
        </button>
        <button type="button" onClick={cancel}>
          {t('second-factor.back')}
        </button>
      </div>
    </SignInForm>
  )
}
