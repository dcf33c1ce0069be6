import { useEffect } from 'react'
import { Link } from 'react-router'
import { useText } from '../lib/i18n.ts'
import { useSession } from '../lib/session.ts'
import '../ui/plain-page.css'

/** /404: where unknown paths lead (specification §2.1). A visitor sees it in the frame of public pages. */
export function NotFoundPage() {
  const { t } = useText()
  const isSignedIn = useSession((state) => state.token !== null)
  useEffect(() => {
    document.title = `${t('auth.notFoundTitle')} · ${t('common.productName')}`
  }, [t])
  return (
    <div className="plain-page">
      <p className="plain-page-code" aria-hidden="true">
        404
      </p>
      <h1>{t('auth.notFoundTitle')}</h1>
      <p>{t('auth.notFoundText')}</p>
      <p className="plain-page-links">
        <Link to={isSignedIn ? '/home' : '/login'}>{t(isSignedIn ? 'auth.backHome' : 'auth.toSignIn')}</Link>
      </p>
    </div>
  )
}
