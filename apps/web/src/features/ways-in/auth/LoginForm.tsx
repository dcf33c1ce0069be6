import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { SlideTrace } from '@wenwu/core/auth/slide-proof'
import { isSupportedBrowser } from '../../../lib/browser.ts'
import { CallError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { dropSavedSignIn, findSavedSignIn } from '../../../lib/saved-sign-in.ts'
import { findLoginName, findRememberedName, rememberName } from '../../../lib/session.ts'
import { FormField } from '../../../ui/FormField.tsx'
import { signInCalls } from './sign-in-calls.ts'
import { signInMessage } from './sign-in-message.ts'
import { SignInForm, SlideToSignIn } from './SignInForm.tsx'
import type { WayProps } from './ways.ts'

interface LoginFormProps extends WayProps {
  /** Path of the forgotten-password wizard, where it exists. */
  forgotPath: string | undefined
}

/** What a saved password looks like; there is none on this machine (decision 0022). */
const savedDots = '●●●●●●●●●●'

/** Account and password with the slider; the button appears when the slider has passed, and Enter does the same from then on. */
export function LoginForm({ kind, forgotPath, enter }: LoginFormProps) {
  const { t } = useText()
  const nameField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const [username, setUsername] = useState(findLoginName)
  const [password, setPassword] = useState('')
  const [isRemembered, setRemembered] = useState(() => findRememberedName() !== '')
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const [trace, setTrace] = useState<SlideTrace>()
  const [saved, setSaved] = useState(() => findSavedSignIn(kind))
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState(() => (isSupportedBrowser() ? '' : t('auth.browserRefused')))

  useEffect(() => {
    const field = findLoginName() === '' ? nameField.current : passwordField.current
    field?.focus({ preventScroll: true })
  }, [])

  const watchCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'))

  const isPassed = trace !== undefined
  // the dots stand for a sign-in that this browser is remembered by; whoever types a password or another name uses that
  const isSaved = saved !== undefined && isRemembered && password === '' && username.trim() === saved.username

  const fail = (thrown: unknown): void => {
    setError(signInMessage(thrown))
    setTrace(undefined)
    setAttempt((n) => n + 1)
    const code = thrown instanceof CallError ? thrown.code : undefined
    if (code === 'remembered-invalid') {
      dropSavedSignIn()
      setSaved(undefined)
    }
    // what was typed is kept where it was not the password that was refused
    if (code !== 'slider-required') setPassword('')
    passwordField.current?.focus()
  }

  const changeRemembered = (isTicked: boolean): void => {
    setRemembered(isTicked)
    if (isTicked) return
    rememberName('', false)
    if (saved !== undefined) {
      dropSavedSignIn()
      signInCalls().then(
        ({ forgetBrowser }) => forgetBrowser(),
        () => undefined,
      )
    }
    setSaved(undefined)
  }

  const submit = async (): Promise<void> => {
    if (trace === undefined || isBusy) return
    if (!isSupportedBrowser()) return setError(t('auth.browserRefused'))
    if (username.trim() === '' || (password === '' && !isSaved)) {
      setError(t('auth.blank'))
      const blank = username.trim() === '' ? nameField.current : passwordField.current
      return blank?.focus()
    }
    setBusy(true)
    setError('')
    try {
      const { ticketByPassword, ticketByRememberedBrowser } = await signInCalls()
      const ticket = isSaved
        ? await ticketByRememberedBrowser(saved)
        : await ticketByPassword({ username: username.trim(), password, kind, isRemembered, trace })
      rememberName(username.trim(), isRemembered)
      await enter(ticket, { isRemembered: isRemembered && !isSaved })
    } catch (thrown) {
      fail(thrown)
    } finally {
      setBusy(false)
    }
  }

  const hint = hasCapsLock ? (
    <span className="login-caps">{t('auth.capsLock')}</span>
  ) : isSaved ? (
    <span className="login-saved">{t('auth.savedHint')}</span>
  ) : undefined
  return (
    <SignInForm error={error} onSubmit={submit}>
      <FormField label={t('auth.username')}>
        {({ id }) => (
          <input
            ref={nameField}
            id={id}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            placeholder={t('auth.usernamePlaceholder')}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        )}
      </FormField>
      <FormField label={t('auth.password')} {...(hint !== undefined && { hint })}>
        {({ id, 'aria-describedby': describedBy }) => (
          <div className="login-password">
            <input
              ref={passwordField}
              id={id}
              name="password"
              type={isShown ? 'text' : 'password'}
              autoComplete="current-password"
              maxLength={200}
              className={isSaved ? 'is-saved' : undefined}
              placeholder={isSaved ? savedDots : t('auth.passwordPlaceholder')}
              value={password}
              aria-describedby={describedBy}
              onKeyDown={watchCapsLock}
              onKeyUp={watchCapsLock}
              onBlur={() => setCapsLock(false)}
              onChange={(event) => setPassword(event.target.value)}
            />
            <button
              type="button"
              aria-label={t(isShown ? 'auth.hidePassword' : 'auth.showPassword')}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            >
              <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
                <path d="M1.800 10S4.700 4.800 10 4.800 18.200 10 18.200 10 15.300 15.200 10 15.200 1.800 10 1.800 10z" />
                <circle cx="10" cy="10" r="2.4" />
                {isShown ? null : <path d="M4 16L16 4" />}
              </svg>
            </button>
          </div>
        )}
      </FormField>
      <div className="login-row">
        <label className="login-check">
          <input type="checkbox" checked={isRemembered} onChange={(event) => changeRemembered(event.target.checked)} />
          {t('auth.rememberMe')}
        </label>
        {forgotPath !== undefined && <a href={forgotPath}>{t('auth.forgotPassword')}</a>}
      </div>
      <SlideToSignIn attempt={attempt} isPassed={isPassed} isBusy={isBusy} onPass={setTrace} />
    </SignInForm>
  )
}
