import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../lib/i18n.ts'
import './shell.css'

/** The frame of pages without the shell, mostly public ones for whoever is not signed in: the platform's name and the way to the sign-in page. */
export function PublicFrame({ signInPath = '/login?type=1', children }: { signInPath?: string; children: ReactNode }) {
  const { t } = useText()
  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        {t('shell.skipToContent')}
      </a>
      <header className="shell-header no-print">
        <Link to={signInPath} className="shell-brand">
          <img src="/logo.svg" width="28" height="28" alt="" />
          <span>{t('common.productName')}</span>
        </Link>
        <div className="header-tools">
          <Link className="header-button" to={signInPath}>
            {t('auth.toSignIn')}
          </Link>
        </div>
      </header>
      <main id="content" className="shell-content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
