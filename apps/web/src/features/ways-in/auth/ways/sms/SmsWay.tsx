import { useEffect, useRef, useState } from 'react'
import type { SlideTrace } from '@wenwu/core/auth/slide-proof'
import { maskMobile } from '@wenwu/core/kernel/masks'
import { normaliseMobile } from '@wenwu/core/verification/mobile'
import { codeRules } from '@wenwu/core/verification/model'
import { isSupportedBrowser } from '../../../../../lib/browser.ts'
import { CallError } from '../../../../../lib/call-error.ts'
import { useText } from '../../../../../lib/i18n.ts'
import { askForCode, outboxPath } from '../../../../../lib/one-time-code.ts'
import { useCodeRequest } from '../../../../../lib/use-code-request.ts'
import { FormField } from '../../../../../ui/FormField.tsx'
import { SlideForCode } from '../../../../../ui/SlideForCode.tsx'
import { SignInForm, SlideToSignIn } from '../../SignInForm.tsx'
import { signInMessage } from '../../sign-in-message.ts'
import type { WayProps } from '../../ways.ts'
import { ticketByPhone } from './ticket-by-phone.ts'
import './sms.css'

interface Sent {
  mobile: string
  isRehearsal: boolean
}

/** SMS quick login (specification §2.2): phone, code with its countdown of 60 s, the slider, then the button or Enter. */
export function Way({ kind, enter }: WayProps) {
  const { t } = useText()
  const mobileField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const accountField = useRef<HTMLInputElement>(null)
  const [mobile, setMobile] = useState('')
  const [code, setCode] = useState('')
  const [account, setAccount] = useState('')
  const [hasSeveral, setSeveral] = useState(false)
  const [sent, setSent] = useState<Sent>()
  const [isPassed, setPassed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState(() => (isSupportedBrowser() ? '' : t('auth.browserRefused')))
  const request = useCodeRequest('sign-in')

  useEffect(() => mobileField.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (hasSeveral) accountField.current?.focus()
  }, [hasSeveral])

  const ask = async (trace?: SlideTrace): Promise<void> => {
    if (request.isClosed) return
    if (mobile.trim() === '') {
      setError(t('sms.blankMobile'))
      return mobileField.current?.focus()
    }
    setError('')
    try {
      const { isRehearsal } = await request.ask(() => askForCode(mobile, 'sign-in', trace))
      setSent({ mobile: normaliseMobile(mobile) ?? mobile, isRehearsal })
      codeField.current?.focus()
    } catch (thrown) {
      // a refusal of the server says why; anything else is the specification's sentence (§8.3)
      setError(thrown instanceof CallError && thrown.code !== undefined && thrown.code !== 'internal' ? thrown.message : t('sms.askFailed'))
    }
  }

  const submit = async (): Promise<void> => {
    if (!isPassed || isBusy) return
    if (!isSupportedBrowser()) return setError(t('auth.browserRefused'))
    if (mobile.trim() === '' || code.trim() === '') {
      setError(t('sms.blank'))
      return (mobile.trim() === '' ? mobileField : codeField).current?.focus()
    }
    setBusy(true)
    setError('')
    try {
      await enter(await ticketByPhone({ mobile, code, kind, username: account.trim() }))
    } catch (thrown) {
      setError(signInMessage(thrown))
      const isSeveral = thrown instanceof CallError && thrown.code === 'several-accounts'
      if (isSeveral) return setSeveral(true)
      setPassed(false)
      setAttempt((n) => n + 1)
      codeField.current?.select()
    } finally {
      setBusy(false)
    }
  }

  return (
    <SignInForm error={error} onSubmit={submit}>
      <FormField label={t('sms.mobile')}>
        {({ id }) => (
          <input
            ref={mobileField}
            id={id}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={30}
            placeholder={t('sms.mobilePlaceholder')}
            value={mobile}
            onChange={(event) => setMobile(event.target.value)}
          />
        )}
      </FormField>
      <FormField label={t('sms.code')}>
        {({ id }) => (
          <>
            <div className="sms-code">
              <input
                ref={codeField}
                id={id}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                placeholder={t('sms.codePlaceholder')}
                value={code}
                aria-describedby={sent === undefined ? undefined : `${id}-sent`}
                onChange={(event) => setCode(event.target.value)}
              />
              <button type="button" disabled={request.isClosed} onClick={() => void ask()}>
                {request.label}
              </button>
            </div>
            <SlideForCode isWanted={request.isSlideWanted} onPass={(trace) => void ask(trace)} />
            <div className="sms-sent" id={`${id}-sent`} role="status">
              {sent !== undefined && <p>{t('sms.sent', { mobile: maskMobile(sent.mobile), minutes: codeRules.minutes })}</p>}
              {sent?.isRehearsal === true && (
                <a href={outboxPath(sent.mobile)} target="_blank" rel="noreferrer">
                  {t('sms.rehearsal')}
                </a>
              )}
            </div>
          </>
        )}
      </FormField>
      {hasSeveral && (
        <FormField label={t('sms.account')}>
          {({ id }) => (
            <input
              ref={accountField}
              id={id}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={100}
              placeholder={t('sms.accountPlaceholder')}
              value={account}
              onChange={(event) => setAccount(event.target.value)}
            />
          )}
        </FormField>
      )}
      <div className="sms-slide">
        <SlideToSignIn attempt={attempt} isPassed={isPassed} isBusy={isBusy} onPass={() => setPassed(true)} />
      </div>
    </SignInForm>
  )
}
