import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { own } from '@wenwu/core/form/json'
import { useText } from '../lib/i18n.ts'
import { loginPath, useSession } from '../lib/session.ts'
import '../ui/plain-page.css'

/** /404: where unknown paths lead (specification §2.1), with the address that was asked for. It stands in the shell, for a visitor in the frame of public pages. */
export function NotFoundPage() {
  const { t } = useText()
  const isSignedIn = useSession((state) => state.token !== null)
  const missing = missingPathOf(useLocation().state)
  useEffect(() => {
    document.title = `${t('auth.notFoundTitle')} · ${t('common.productName')}`
  }, [t])
  return (
    <div className="plain-page">
      <p className="plain-page-code" aria-hidden="true">
        404
      </p>
      <h1>{t('auth.notFoundTitle')}</h1>
      {missing !== undefined && <p className="plain-page-address">{t('auth.notFoundAddress', { path: missing })}</p>}
      <p>{t('auth.notFoundText')}</p>
      <p className="plain-page-links">
        <Link to={isSignedIn ? '/home' : loginPath()}>{t(isSignedIn ? 'auth.backHome' : 'auth.toSignIn')}</Link>
      </p>
    </div>
  )
}

/** The address that led here, from the state of the history. */
function missingPathOf(state: unknown): string | undefined {
  const missing = own(state, 'missing')
  return typeof missing === 'string' ? missing : undefined
}
