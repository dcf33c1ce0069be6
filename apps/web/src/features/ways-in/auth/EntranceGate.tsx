import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { messageOfError } from '../../../lib/call-error.ts'
import { textNow, useText } from '../../../lib/i18n.ts'
import { isLeaving } from '../../../lib/leave.ts'
import { notify, withdraw } from '../../../lib/notify.ts'
import { takePlatformSignIn } from '../../../lib/platform-sign-in.ts'
import {
  clearSession,
  findToken,
  markEntrance,
  storeSession,
  takeReturnPath,
  wasSessionLost,
  watchOtherTabs,
} from '../../../lib/session.ts'
import { takeSubject } from '../../../lib/single-sign-on.ts'
import { signInCalls } from './sign-in-calls.ts'
import { signOut } from './sign-out.ts'
import '../../../ui/plain-page.css'

/** `asking`: whether the session that is stored here still lives; `open`: nobody is signed in; else why that could not be found out. */
type Standing = 'asking' | 'open' | { problem: string }

/**
 * Lets nobody see a sign-in page who is signed in: they go on to where they were, or home, and are told as whom. Signing out is by choice
 * (lib/leave); a session that the server no longer knows is forgotten here (decision 0096).
 */
export function EntranceGate({ children }: { children: ReactNode }) {
  const { t } = useText()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [standing, setStanding] = useState<Standing>(() => (findToken() === null ? 'open' : 'asking'))
  const [attempt, setAttempt] = useState(0)
  const isWishedOut = isLeaving(state)

  useEffect(() => watchOtherTabs(() => location.reload()), [])

  useEffect(() => {
    if (!isWishedOut) return
    void signOut()
    setStanding('open')
    // a reload or Back must not sign out the next person
    void navigate(pathname + search, { replace: true, state: null })
  }, [isWishedOut, navigate, pathname, search])

  useEffect(() => {
    const token = findToken()
    if (standing !== 'asking' || isWishedOut || token === null) return
    let isGone = false
    signInCalls()
      .then(({ findSignedIn }) => findSignedIn(token))
      .then((user) => {
        if (isGone) return
        if (user === null) {
          clearSession()
          return setStanding('open')
        }
        storeSession(token, user)
        const returnPath = takeReturnPath(user)
        if (returnPath === undefined) notify.info(textNow('auth.signedInAs', { name: user.name }), 6)
        void navigate(returnPath ?? '/home', { replace: true })
      })
      .catch((error: unknown) => !isGone && setStanding({ problem: messageOfError(error) }))
    return () => {
      isGone = true
    }
  }, [standing, attempt, isWishedOut, navigate])

  useEffect(() => {
    if (standing !== 'open') return
    const lost = wasSessionLost() ? textNow('auth.sessionLost') : ''
    notify.info(lost, 10)
    takeSubject()
    takePlatformSignIn()
    markEntrance()
    // who has signed in again needs it no more
    return () => withdraw(lost)
  }, [standing])

  if (standing === 'open') return children
  if (standing === 'asking') return <main className="plain-page" aria-busy="true" />
  return (
    <main className="plain-page">
      <h1>{t('common.productName')}</h1>
      <p role="alert">{standing.problem}</p>
      <p className="plain-page-links">
        <button
          type="button"
          onClick={() => {
            setStanding('asking')
            setAttempt(attempt + 1)
          }}
        >
          {t('common.retry')}
        </button>
        <button
          type="button"
          onClick={() => {
            void signOut()
            setStanding('open')
          }}
        >
          {t('auth.signOut')}
        </button>
      </p>
    </main>
  )
}
