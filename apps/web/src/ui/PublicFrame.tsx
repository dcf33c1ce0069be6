import { useEffect, useState, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { localeTag, locales } from '@wenwu/core/i18n/text'
import { localeNames } from '@wenwu/core/i18n/locale-names'
import { useText } from '../lib/i18n.ts'
import { progressPath, useTabs } from '../lib/tabs.ts'
import { publicPaths } from '../public-paths.generated.ts'
import { publicLinks, searchAddress } from './public-links.ts'
import { SiteFooter } from './SiteFooter.tsx'
import './public-frame.css'

/** Where the name of the platform leads. */
const publicHome = '/online_info'

/** A page that shows what another one lists is marked under the latter. */
const belongsTo: Readonly<Record<string, string>> = { '/reguldetail': '/regulations' }

/** A plain form, which works before and without a script. */
function PublicSearch() {
  const { t } = useText()
  const navigate = useNavigate()
  const [q, setQ] = useState('')
  return (
    <form
      role="search"
      className="public-search"
      action="/search"
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(searchAddress({ q: q.trim() }))
      }}
    >
      <input
        type="search"
        name="q"
        aria-label={t('public.search')}
        placeholder={t('public.search')}
        maxLength={200}
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
    </form>
  )
}

/** The name of the platform, which leads to its public first page where that is open. */
function Brand({ isLink }: { isLink: boolean }) {
  const { t } = useText()
  const words = (
    <>
      <img src="/logo.svg" width="28" height="28" alt="" />
      <span>{t('common.productName')}</span>
    </>
  )
  if (!isLink) return <span className="public-brand">{words}</span>
  return (
    <Link to={publicHome} className="public-brand">
      {words}
    </Link>
  )
}

interface PublicFrameProps {
  /** Where the button leads. */
  signInPath?: string
  /** Given where the person is signed in and only this page is open to them: no way to others is offered but out. */
  onSignOut?: () => void
  /** Where the page does not say its title itself. */
  title?: string
  children: ReactNode
}

/**
 * The frame of pages without the shell, mostly public ones for whoever is not signed in: name of the platform, public services, language,
 * the way to the sign-in page, and the footer of specification §2.2. Also drawn by the server (apps/web/src/public), so it needs no antd.
 */
export function PublicFrame({ signInPath = '/login?type=1', onSignOut, title: ownTitle, children }: PublicFrameProps) {
  const { t, locale, setLocale } = useText()
  const { pathname } = useLocation()
  const here = belongsTo[pathname] ?? pathname
  const isAlone = onSignOut !== undefined
  const title = useTabs((state) => state.titles[pathname]) ?? ownTitle
  const product = t('common.productName')
  useEffect(() => {
    document.title = title === undefined ? product : `${title} · ${product}`
  }, [title, product])
  return (
    <div className="public-frame">
      <a className="skip-link" href="#content">
        {t('public.skipToContent')}
      </a>
      <header className="public-header no-print">
        <Brand isLink={!isAlone} />
        {!isAlone && (
          <nav className="public-links" aria-label={t('public.services')}>
            {publicLinks
              .filter(({ path }) => publicPaths.includes(path))
              .map(({ path, label }) => (
                <Link key={path} to={path} aria-current={here === path || here.startsWith(`${path}/`) ? 'page' : undefined}>
                  {t(label)}
                </Link>
              ))}
            <Link to={progressPath} title={t('public.progressNote')}>
              {t('public.progress')}
            </Link>
          </nav>
        )}
        {!isAlone && pathname !== '/search' && <PublicSearch />}
        <div className="public-tools">
          <select
            aria-label={t('public.language')}
            value={locale}
            onChange={(event) => void setLocale(locales.find((option) => option === event.target.value) ?? locale)}
          >
            {locales.map((option) => (
              <option key={option} value={option} lang={localeTag[option]}>
                {localeNames[option]}
              </option>
            ))}
          </select>
          {isAlone ? (
            <button type="button" className="public-sign-in" onClick={onSignOut}>
              {t('auth.signOut')}
            </button>
          ) : (
            <Link className="public-sign-in" to={signInPath}>
              {t('public.signIn')}
            </Link>
          )}
        </div>
      </header>
      <div id="content" className="public-content" tabIndex={-1}>
        <main className="public-main">{children}</main>
        <SiteFooter className="public-footer no-print" />
      </div>
    </div>
  )
}
