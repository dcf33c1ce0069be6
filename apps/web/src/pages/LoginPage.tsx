import { lazy, Suspense, useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { userKindOf } from '@wenwu/core/auth/model'
import { Entrance } from '../features/auth/Entrance.tsx'
import { signOut } from '../features/auth/sign-in.ts'
import { useText } from '../lib/i18n.ts'
import { markEntrance } from '../lib/session.ts'
import { takePlatformSignIn } from '../lib/platform-sign-in.ts'
import { takeSubject } from '../lib/single-sign-on.ts'

/** /crblogin?type=1|2|3; any other type is the officials' entrance. Whoever comes here is signed out (specification §4.2). */
export function LoginPage() {
  const { t } = useText()
  const [query] = useSearchParams()
  const type = query.get('type') ?? ''
  const isKnown = /^[123]$/.test(type)
  useEffect(() => {
    void signOut()
    takeSubject()
    takePlatformSignIn()
    markEntrance()
  }, [])
  const title = t('common.productName')
  useEffect(() => {
    document.title = title
  }, [title])
  if (!isKnown) return <Navigate to="/crblogin?type=3" replace />
  return <Entrance kind={userKindOf(type)} />
}

const LoginEntryPage = lazy(async () => ({ default: (await import('./LoginEntryPage.tsx')).LoginEntryPage }))

/** /login: single sign-on where it leads the entrance, else the page with user name and password of the same type. */
export function LoginEntry() {
  return (
    <Suspense fallback={<></>}>
      <LoginEntryPage />
    </Suspense>
  )
}
