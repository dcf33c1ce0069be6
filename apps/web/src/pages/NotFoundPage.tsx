import { useEffect } from 'react'
import { Link } from 'react-router'
import { useText } from '../lib/i18n.ts'
import { useSession } from '../lib/session.ts'
import '../ui/plain-page.css'

/** /404: where unknown paths lead (specification §2.1). */
export function NotFoundPage() {
  const { t } = useText()
  const isSignedIn = useSession((state) => state.token !== null)
  useEffect(() => {
    document.title = `${t('shell.notFoundTitle')} · ${t('common.productName')}`
  }, [t])
  return (
    <main className="plain-page">
      <p className="plain-page-code" aria-hidden="true">
        404
      </p>
      <h1>{t('shell.notFoundTitle')}</h1>
      <p>{t('shell.notFoundText')}</p>
      <p className="plain-page-links">
        <Link to={isSignedIn ? '/home' : '/login'}>{t(isSignedIn ? 'shell.backHome' : 'shell.toSignIn')}</Link>
      </p>
    </main>
  )
}
