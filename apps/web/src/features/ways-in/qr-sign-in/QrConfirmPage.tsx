import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { userKindCode } from '@wenwu/core/auth/model'
import { contract } from '@wenwu/core/qr-sign-in/contract'
import type { OutputOf } from '@wenwu/core/http/endpoint'
import { call } from '../../../lib/call.ts'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { formatSecond } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { returnAfterSignIn, useSession } from '../../../lib/session.ts'
import './qr-confirm.css'

type Request = OutputOf<typeof contract.scan>
type State =
  | { step: 'loading' }
  | { step: 'asked'; request: Request }
  | { step: 'confirmed' | 'refused' | 'over' }
  | { step: 'failed'; message: string }

const isOver = (error: unknown): boolean => error instanceof CallError && error.code === 'qr-code-over'

/** /qr/<secret>, on the phone: who asks to be let in, and the explicit answer. Scanning alone lets nobody in. */
export function QrConfirmPage() {
  const { t } = useText()
  const { secret = '' } = useParams()
  const user = useSession((session) => session.user)
  const isSignedIn = useSession((session) => session.token !== null)
  const [state, setState] = useState<State>({ step: 'loading' })
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    document.title = `${t('qr-sign-in.phoneTitle')} · ${t('common.productName')}`
  }, [t])

  const fail = (error: unknown): void => setState(isOver(error) ? { step: 'over' } : { step: 'failed', message: messageOfError(error) })

  useEffect(() => {
    if (!isSignedIn) return
    let isGone = false
    call(contract.scan, { secret }, { isQuiet: true })
      .then((request) => !isGone && setState({ step: 'asked', request }))
      .catch((error: unknown) => !isGone && fail(error))
    return () => {
      isGone = true
    }
  }, [secret, isSignedIn])

  const decide = async (isConfirmed: boolean): Promise<void> => {
    setBusy(true)
    try {
      await call(contract.decide, { secret, isConfirmed }, { isQuiet: true })
      setState({ step: isConfirmed ? 'confirmed' : 'refused' })
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <main className="qr-confirm" aria-labelledby="qr-confirm-title">
      <p className="qr-confirm-brand">
        <img src="/logo.svg" width="24" height="24" alt="" />
        {t('common.productName')}
      </p>
      {!isSignedIn && (
        <>
          <h1 id="qr-confirm-title">{t('qr-sign-in.phoneTitle')}</h1>
          <p>{t('qr-sign-in.signInFirst')}</p>
          <Link
            className="qr-confirm-main"
            to={`/crblogin?type=${userKindCode[user?.kind ?? 'official']}`}
            onClick={() => returnAfterSignIn(`/qr/${secret}`)}
          >
            {t('qr-sign-in.goSignIn')}
          </Link>
        </>
      )}
      {isSignedIn && state.step === 'loading' && <h1 id="qr-confirm-title">{t('common.loading')}</h1>}
      {isSignedIn && state.step === 'asked' && (
        <>
          <h1 id="qr-confirm-title">{t('qr-sign-in.asks')}</h1>
          <dl>
            <dt>{t('qr-sign-in.account')}</dt>
            <dd>{user === null ? '' : `${user.name}（${user.username}）`}</dd>
            <dt>{t('qr-sign-in.from')}</dt>
            <dd>{state.request.address}</dd>
            <dt>{t('qr-sign-in.browser')}</dt>
            <dd>{state.request.browser || t('qr-sign-in.unknownBrowser')}</dd>
            <dt>{t('qr-sign-in.askedAt')}</dt>
            <dd>{formatSecond(state.request.askedAt)}</dd>
          </dl>
          {state.request.isOwnEntrance ? (
            <>
              <p className="qr-confirm-code">
                {t('qr-sign-in.compare')} <strong>{state.request.checkCode}</strong>
              </p>
              <p className="qr-confirm-warning">{t('qr-sign-in.warning')}</p>
              <button type="button" className="qr-confirm-main" disabled={isBusy} onClick={() => void decide(true)}>
                {t('qr-sign-in.confirm')}
              </button>
            </>
          ) : (
            <p className="qr-confirm-warning" role="alert">
              {t('qr-sign-in.otherEntrance')}
            </p>
          )}
          <button type="button" className="qr-confirm-other" disabled={isBusy} onClick={() => void decide(false)}>
            {t('qr-sign-in.refuse')}
          </button>
        </>
      )}
      {isSignedIn && (state.step === 'confirmed' || state.step === 'refused' || state.step === 'over' || state.step === 'failed') && (
        <div role="status">
          <h1 id="qr-confirm-title">
            {t(
              state.step === 'confirmed'
                ? 'qr-sign-in.doneConfirmed'
                : state.step === 'refused'
                  ? 'qr-sign-in.doneRefused'
                  : state.step === 'over'
                    ? 'qr-sign-in.overTitle'
                    : 'auth.failure',
            )}
          </h1>
          <p>
            {state.step === 'failed'
              ? state.message
              : t(
                  state.step === 'confirmed'
                    ? 'qr-sign-in.doneConfirmedText'
                    : state.step === 'refused'
                      ? 'qr-sign-in.doneRefusedText'
                      : 'qr-sign-in.overText',
                )}
          </p>
          <Link className="qr-confirm-other" to="/home">
            {t('qr-sign-in.toHome')}
          </Link>
        </div>
      )}
    </main>
  )
}
