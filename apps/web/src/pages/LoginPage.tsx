import { lazy, Suspense, useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { userKindOf } from '@wenwu/core/auth/model'
import { Entrance } from '../features/ways-in/auth/Entrance.tsx'
import { EntranceGate } from '../features/ways-in/auth/EntranceGate.tsx'
import { useText } from '../lib/i18n.ts'

/** /crblogin?type=1|2|3; any other type is the officials' entrance. Who is signed in goes on to home and stays signed in (decision 0096). */
export function LoginPage() {
  const { t } = useText()
  const [query] = useSearchParams()
  const type = query.get('type') ?? ''
  const isKnown = /^[123]$/.test(type)
  const title = t('common.productName')
  useEffect(() => {
    document.title = title
  }, [title])
  if (!isKnown) return <Navigate to="/crblogin?type=3" replace />
  return (
    <EntranceGate>
      <Entrance kind={userKindOf(type)} />
    </EntranceGate>
  )
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
