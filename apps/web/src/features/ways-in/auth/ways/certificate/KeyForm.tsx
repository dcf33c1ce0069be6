import { useId, useRef, useState, type FormEvent } from 'react'
import { contract } from '@wenwu/core/certificate/contract'
import type { CertificateWay } from '@wenwu/core/certificate/model'
import { call } from '../../../../../lib/call.ts'
import { certificateKey, KeyError, proveWith } from '../../../../../lib/certificate-key.ts'
import { useText } from '../../../../../lib/i18n.ts'
import { CertificatePicker, useKeyContents } from '../../../../../ui/CertificatePicker.tsx'
import { RehearsalHint } from '../../../../../ui/RehearsalHint.tsx'
import { signInMessage } from '../../sign-in-message.ts'
import type { WayProps } from '../../ways.ts'

/** Certificate, PIN where the page asks for it, and the button; Enter does the same from every field. */
export function KeyForm({ way, kind, enter }: WayProps & { way: CertificateWay }) {
  const { t } = useText()
  const id = useId()
  const contents = useKeyContents(way.keyAddress)
  const pinField = useRef<HTMLInputElement>(null)
  const [pin, setPin] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { chosen } = contents

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy || chosen === undefined) return
    if (way.asksPin && pin === '') {
      setError(t('certificate.pinBlank'))
      return pinField.current?.focus()
    }
    setBusy(true)
    setError('')
    try {
      const challenge = await call(contract.ask, { kind }, { isQuiet: true })
      const proof = await proveWith(certificateKey(way.keyAddress), chosen, challenge, way.asksPin ? pin : undefined)
      const { ticket } = await call(contract.signIn, proof, { isQuiet: true })
      await enter(ticket)
    } catch (thrown) {
      setError(thrown instanceof KeyError ? thrown.message : signInMessage(thrown))
      if (thrown instanceof KeyError && thrown.isPinWrong) setPin('')
      setTimeout(() => pinField.current?.focus())
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className="login-form certificate-way" onSubmit={(event) => void submit(event)} noValidate>
      <div className="login-error" role="alert">
        {error}
      </div>
      {way.isRehearsal ? <RehearsalHint /> : <p className="certificate-hint">{t('certificate.hint')}</p>}
      <CertificatePicker contents={contents} />
      {chosen !== undefined && way.asksPin && (
        <>
          <label htmlFor={`${id}-pin`}>{t('certificate.pin')}</label>
          <input
            ref={pinField}
            id={`${id}-pin`}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            value={pin}
            aria-describedby={way.isRehearsal ? undefined : `${id}-pin-hint`}
            onChange={(event) => setPin(event.target.value)}
          />
          {!way.isRehearsal && (
            <p className="certificate-hint" id={`${id}-pin-hint`}>
              {t('certificate.pinHint')}
            </p>
          )}
        </>
      )}
      {chosen !== undefined && (
        <div className="login-submit">
          <button type="submit" className="login-button" disabled={isBusy} aria-busy={isBusy}>
            {t(isBusy ? 'certificate.signing' : 'certificate.signIn')}
          </button>
        </div>
      )}
    </form>
  )
}
