import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { texts as english } from '@wenwu/core/i18n/texts/en_US/second-factor'
import { texts as chinese } from '@wenwu/core/i18n/texts/zh_CN/second-factor'
import { useText } from '../lib/i18n.ts'
import { addTexts } from '../lib/texts.ts'
import { QrCode } from './QrCode.tsx'
import './authenticator-setup.css'

addTexts({ 'second-factor': { zh_CN: chinese, en_US: english } })

export interface AuthenticatorSetupProps {
  /** Base 32, for typing. */
  secret: string
  /** otpauth address, for the picture. */
  uri: string
  /** Confirms the first code and gives the recovery codes. What it throws is shown by `messageOf`. */
  confirm: (code: string) => Promise<readonly string[]>
  messageOf: (error: unknown) => string
  /** The person has kept the recovery codes. */
  onDone: () => void
  doneLabel: string
}

/** Setting up an authenticator app: picture and secret, the first code, then the recovery codes, shown once. */
export function AuthenticatorSetup({ secret, uri, confirm, messageOf, onDone, doneLabel }: AuthenticatorSetupProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes !== undefined) return <RecoveryCodes codes={codes} doneLabel={doneLabel} onDone={onDone} />
  return <Scan secret={secret} uri={uri} messageOf={messageOf} confirm={async (code) => setCodes(await confirm(code))} />
}

function Scan({
  secret,
  uri,
  confirm,
  messageOf,
}: Pick<AuthenticatorSetupProps, 'secret' | 'uri' | 'messageOf'> & { confirm: (code: string) => Promise<void> }) {
  const { t } = useText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    if (code.trim() === '') {
      setError(t('second-factor.codeBlank'))
      return field.current?.focus()
    }
    setBusy(true)
    setError('')
    try {
      await confirm(code.trim())
    } catch (thrown) {
      setError(messageOf(thrown))
      setBusy(false)
      field.current?.select()
    }
  }

  return (
    <form className="authenticator" onSubmit={(event) => void submit(event)} noValidate>
      <ol className="authenticator-steps">
        <li>{t('second-factor.stepApp')}</li>
        <li>
          {t('second-factor.stepScan')}
          <div className="authenticator-key">
            <QrCode text={uri} label={t('second-factor.qrLabel')} />
            <p>
              <span>{t('second-factor.secretLabel')}</span>
              <code>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
            </p>
          </div>
        </li>
        <li>
          <label htmlFor={`${id}-code`}>{t('second-factor.stepCode')}</label>
          <input
            ref={field}
            id={`${id}-code`}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            placeholder={t('second-factor.codePlaceholder')}
            value={code}
            aria-invalid={error !== ''}
            aria-describedby={`${id}-error`}
            onChange={(event) => setCode(event.target.value)}
          />
          <p className="authenticator-error" id={`${id}-error`} role="alert">
            {error}
          </p>
        </li>
      </ol>
      <button type="submit" className="authenticator-button" disabled={isBusy} aria-busy={isBusy}>
        {t('second-factor.enable')}
      </button>
    </form>
  )
}

function RecoveryCodes({ codes, onDone, doneLabel }: { codes: readonly string[]; onDone: () => void; doneLabel: string }) {
  const { t } = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isKept, setKept] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const save = (): void => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([`${t('second-factor.recoveryTitle')}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }))
    link.download = 'recovery-codes.txt'
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    setKept(true)
  }
  return (
    <div className="authenticator">
      <h2 ref={heading} tabIndex={-1}>
        {t('second-factor.recoveryTitle')}
      </h2>
      <p className="authenticator-hint">{t('second-factor.recoveryHint')}</p>
      <ul className="authenticator-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="authenticator-row">
        <button type="button" className="authenticator-link" onClick={save}>
          {t('second-factor.recoverySave')}
        </button>
        <label>
          <input type="checkbox" checked={isKept} onChange={(event) => setKept(event.target.checked)} />
          {t('second-factor.recoveryKept')}
        </label>
      </div>
      <button type="button" className="authenticator-button" disabled={!isKept} onClick={onDone}>
        {doneLabel}
      </button>
    </div>
  )
}
