import { useEffect, useRef, useState } from 'react'
import { contract } from '@wenwu/core/second-factor/contract'
import { call } from '../../../../lib/call.ts'
import { useText } from '../../../../lib/i18n.ts'
import { AuthenticatorSetup } from '../../../../ui/AuthenticatorSetup.tsx'
import { signInMessage } from '../sign-in-message.ts'
import type { SecondFactorProps } from '../SecondFactorSlot.tsx'
import './second-factor-step.css'

/** Setting up the app before the first session; the ticket of the sign-in says who does it. */
export function EnrolmentStep({ step, proceed, cancel }: SecondFactorProps) {
  const { t } = useText()
  const [made, setMade] = useState<{ secret: string; uri: string }>()
  const [error, setError] = useState('')
  // what was begun once is not begun again: the picture may have been scanned already
  const hasBegun = useRef(false)
  const authorization = step.ticket
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    call(contract.beginAtSignIn, {}, { authorization, isQuiet: true })
      .then(setMade)
      .catch((thrown: unknown) => setError(signInMessage(thrown)))
  }, [authorization])

  const confirm = async (code: string): Promise<readonly string[]> =>
    (await call(contract.confirmAtSignIn, { code }, { authorization, isQuiet: true })).recoveryCodes
  const finish = async (): Promise<void> => {
    try {
      await proceed()
    } catch (thrown) {
      setError(signInMessage(thrown))
    }
  }

  return (
    <div className="second-factor-step">
      <h1>{t('second-factor.enrolTitle')}</h1>
      <p className="login-hint">{t('second-factor.enrolHint')}</p>
      <div className="login-error" role="alert">
        {error}
      </div>
      {made !== undefined && (
        <AuthenticatorSetup
          {...made}
          confirm={confirm}
          messageOf={signInMessage}
          doneLabel={t('second-factor.continueSignIn')}
          onDone={() => void finish()}
        />
      )}
      <div className="second-factor-links">
        <button type="button" onClick={cancel}>
          {t('second-factor.back')}
        </button>
      </div>
    </div>
  )
}
