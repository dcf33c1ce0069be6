import { useEffect } from 'react'
import { Link } from 'react-router'
import { localeTag, locales, type Locale } from '@wenwu/core/i18n/text'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { userKindCode, type UserKind, type UserKindCode } from '@wenwu/core/auth/model'
import { localeNames } from '@wenwu/core/i18n/locale-names'
import { useText } from '../../../lib/i18n.ts'
import { useSite } from '../../../lib/site.ts'
import { SiteFooter } from '../../../ui/SiteFooter.tsx'
import { Dougong } from './Dougong.tsx'
import { LoginCard } from './LoginCard.tsx'
import { registeredPath, registrationPath } from './registered-path.ts'
import './entrance.css'

const entrances: readonly { type: UserKindCode; label: TextKey }[] = [
  { type: '3', label: 'auth.entranceOfficial' },
  { type: '1', label: 'auth.entranceLegalEntity' },
  { type: '2', label: 'auth.entranceIndividual' },
]

const publicPages: readonly { path: string; label: TextKey }[] = [
  { path: '/work-guide', label: 'auth.linkGuide' },
  { path: '/regulations', label: 'auth.linkLaws' },
  { path: '/specification', label: 'auth.linkStandards' },
  { path: '/decisions', label: 'auth.linkDecisions' },
  { path: '/online_info', label: 'auth.linkInformation' },
  { path: '/verify', label: 'auth.linkVerify' },
]

/** The whole sign-in page: header links, picture area, card and footer (specification §2.2). Without antd, so that it opens at once. */
export function Entrance({ kind }: { kind: UserKind }) {
  const { t, locale, setLocale } = useText()
  const site = useSite((state) => state.settings)
  // once the page is drawn (sign-in-calls.ts)
  useEffect(() => {
    import('../../../lib/load-site.ts').then(
      ({ loadSite }) => loadSite(),
      () => undefined,
    )
  }, [])
  const registration = registrationPath(kind, site)
  const links = publicPages.filter((page) => registeredPath(page.path) !== undefined)
  return (
    <div className="entrance">
      <a className="skip-link" href="#login-title">
        {t('auth.skipToForm')}
      </a>
      <header className="entrance-header">
        <span className="entrance-brand">
          <img src="/logo.svg" width="32" height="32" alt="" />
          <span>{t('common.productName')}</span>
        </span>
        <nav aria-label={t('auth.entrances')}>
          {entrances.map((entrance) => (
            <Link
              key={entrance.type}
              to={`/login?type=${entrance.type}`}
              aria-current={userKindCode[kind] === entrance.type ? 'page' : undefined}
            >
              {t(entrance.label)}
            </Link>
          ))}
          {registration !== undefined && <a href={registration}>{t('auth.register')}</a>}
          {site !== undefined && site.portalUrl !== '' && <a href={site.portalUrl}>{t('auth.portalHome')}</a>}
        </nav>
        <select aria-label={t('auth.language')} value={locale} onChange={(event) => void setLocale(event.target.value as Locale)}>
          {locales.map((option) => (
            <option key={option} value={option} lang={localeTag[option]}>
              {localeNames[option]}
            </option>
          ))}
        </select>
      </header>
      <main className="entrance-main">
        <div className="entrance-picture">
          <div className="entrance-words">
            <p className="entrance-name">{t('common.productName')}</p>
            <p className="entrance-motto">{t('auth.motto')}</p>
            {links.length > 0 && (
              <nav aria-label={t('auth.links')}>
                {links.map((page) => (
                  <a key={page.path} href={page.path}>
                    {t(page.label)}
                  </a>
                ))}
              </nav>
            )}
          </div>
          <Dougong />
        </div>
        <LoginCard kind={kind} />
      </main>
      <SiteFooter className="entrance-footer" />
    </div>
  )
}
