import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { userKindCode } from '@wenwu/core/auth/model'
import { contract } from '@wenwu/core/national-platform/contract'
import type { Arrival } from '@wenwu/core/national-platform/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { call } from '../../../../lib/call.ts'
import { useText } from '../../../../lib/i18n.ts'
import { returnAfterSignIn } from '../../../../lib/session.ts'
import { registeredPath } from '../registered-path.ts'
import { signInMessage } from '../sign-in-message.ts'

const lines: readonly { field: 'organizationName' | 'creditCode' | 'legalRepresentative' | 'identityNumber'; label: TextKey }[] = [
  { field: 'organizationName', label: 'national-platform.organizationName' },
  { field: 'creditCode', label: 'national-platform.creditCode' },
  { field: 'legalRepresentative', label: 'national-platform.legalRepresentative' },
  { field: 'identityNumber', label: 'national-platform.identityNumber' },
]

/** Who came is known to the platform and not yet here: signing in to bind, or registering. `entrance` is the way back. */
export function FirstArrival({ entrance }: { entrance: string }) {
  const { t } = useText()
  const navigate = useNavigate()
  const [arrival, setArrival] = useState<Arrival>()
  const [error, setError] = useState('')

  useEffect(() => {
    const controller = new AbortController()
    call(contract.arrival, {}, { isQuiet: true, signal: controller.signal })
      .then((found) => (found === null ? void navigate(entrance, { replace: true }) : setArrival(found)))
      .catch((thrown: unknown) => !controller.signal.aborted && setError(signInMessage(thrown)))
    return () => controller.abort()
  }, [entrance, navigate])

  if (arrival === undefined)
    return (
      <main className="plain-page">
        <h1>{t('national-platform.firstTitle')}</h1>
        <p role={error === '' ? 'status' : 'alert'}>{error === '' ? t('national-platform.working') : error}</p>
      </main>
    )

  const { kind, name, isEntityKnown } = arrival
  const isEntity = kind === 'legal-entity'
  const registerPath = registeredPath(isEntity ? '/RegisterLPStep' : '/IndividualRegistration')
  const bind = (): void => {
    returnAfterSignIn('/platform-account')
    void navigate(`/crblogin?type=${userKindCode[kind]}`)
  }
  const drop = async (): Promise<void> => {
    await call(contract.dropArrival, {}, { isQuiet: true }).catch(() => undefined)
    void navigate(entrance, { replace: true })
  }

  return (
    <main className="plain-page">
      <h1>{t('national-platform.firstTitle')}</h1>
      <p>{t(isEntityKnown ? 'national-platform.entityKnown' : 'national-platform.firstText')}</p>
      <dl className="platform-facts">
        <div className="platform-fact">
          <dt>{t(isEntity ? 'national-platform.agent' : 'national-platform.person')}</dt>
          <dd>{name}</dd>
        </div>
        {lines.map(({ field, label }) =>
          arrival[field] === '' ? null : (
            <div key={field} className="platform-fact">
              <dt>{t(label)}</dt>
              <dd>{arrival[field]}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="plain-page-links">
        <button type="button" className="is-primary" autoFocus onClick={bind}>
          {t('national-platform.firstBind')}
        </button>
        {registerPath !== undefined && (
          <button type="button" onClick={() => void navigate(registerPath)}>
            {t(isEntityKnown ? 'national-platform.firstOperator' : 'national-platform.firstRegister')}
          </button>
        )}
      </p>
      <button type="button" className="platform-drop" onClick={() => void drop()}>
        {t('national-platform.drop')}
      </button>
    </main>
  )
}
