import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { userKindCode, type SignInMethod, type UserKind } from '@wenwu/core/auth/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { useText } from '../../../lib/i18n.ts'
import { isAskedFor } from '../../../lib/session.ts'
import { useSite } from '../../../lib/site.ts'
import { progressPath } from '../../../lib/tabs.ts'
import { LoginForm } from './LoginForm.tsx'
import { registeredPath, registrationPath } from './registered-path.ts'
import { SecondFactorSlot } from './SecondFactorSlot.tsx'
import { signInCalls } from './sign-in-calls.ts'
import { useEntering } from './use-entering.ts'
import { ways, type Way } from './ways.ts'

const tabs: Record<'official' | 'applicant', readonly { kind: UserKind; label: TextKey }[]> = {
  official: [{ kind: 'official', label: 'auth.tabOfficial' }],
  applicant: [
    { kind: 'legal-entity', label: 'auth.tabLegalEntity' },
    { kind: 'individual', label: 'auth.tabIndividual' },
  ],
}

const hints: Record<UserKind, TextKey> = {
  official: 'auth.hintOfficial',
  'legal-entity': 'auth.hintLegalEntity',
  individual: 'auth.hintIndividual',
}

/** Loads the ways in that the server has open; none of them keeps the password form waiting. */
function useOpenWays(kind: UserKind): readonly Way[] {
  const [open, setOpen] = useState<readonly SignInMethod[]>([])
  useEffect(() => {
    if (ways.length === 0) return
    const controller = new AbortController()
    signInCalls()
      .then(({ findOpenWays }) => findOpenWays(controller.signal))
      .then(setOpen)
      .catch(() => undefined)
    return () => controller.abort()
  }, [])
  return ways.filter((way) => way.kinds.includes(kind) && open.includes(way.method))
}

/**
 * The sign-in card of specification §2.2: one tab for officials, two for applicants. A tab is a page of its own (query `type`), and so is a
 * way in beside the password (query `way`).
 */
export function LoginCard({ kind }: { kind: UserKind }) {
  const { t } = useText()
  const [query] = useSearchParams()
  const open = useOpenWays(kind)
  const current = open.find((way) => way.method === query.get('way'))
  const CurrentWay = useMemo(
    () => (current === undefined ? undefined : lazy(async () => ({ default: (await current.load()).Way }))),
    [current],
  )
  const isOfficial = kind === 'official'
  const site = useSite((state) => state.settings)
  const registerPath = isOfficial ? undefined : registrationPath(kind, site)
  const forgotPath = registeredPath('/ForgetPwd')
  const pathOf = (method?: SignInMethod): string => `/crblogin?type=${userKindCode[kind]}${method === undefined ? '' : `&way=${method}`}`
  const modes = open.filter((way) => way.place === 'mode')
  const icons = open.filter((way) => way.place === 'icon')

  const { enter, ...pending } = useEntering()
  if (pending.step !== undefined)
    return (
      <section className="login-card">
        <SecondFactorSlot {...pending} step={pending.step} />
      </section>
    )

  return (
    <section className="login-card" aria-labelledby="login-title">
      <h1 id="login-title">{t(isOfficial ? 'auth.officialTitle' : 'auth.applicantTitle')}</h1>
      <p className="login-hint">{t(hints[kind])}</p>
      {isAskedFor(progressPath) && <p className="login-asked">{t('auth.progressAfter')}</p>}
      <nav className="login-tabs" aria-labelledby="login-title">
        {tabs[isOfficial ? 'official' : 'applicant'].map((tab) => (
          <Link
            key={tab.kind}
            to={`/crblogin?type=${userKindCode[tab.kind]}`}
            replace
            aria-current={tab.kind === kind ? 'page' : undefined}
          >
            {t(tab.label)}
          </Link>
        ))}
      </nav>
      {modes.length > 0 && (
        <nav className="login-modes" aria-label={t('auth.modes')}>
          <Link to={pathOf()} replace aria-current={current === undefined ? 'page' : undefined}>
            {t('auth.tabPassword')}
          </Link>
          {modes.map((way) => (
            <Link key={way.method} to={pathOf(way.method)} replace aria-current={current === way ? 'page' : undefined}>
              {t(way.label)}
            </Link>
          ))}
        </nav>
      )}
      {CurrentWay === undefined ? (
        <LoginForm
          key={kind}
          kind={kind}
          forgotPath={forgotPath === undefined ? undefined : `${forgotPath}?type=${userKindCode[kind]}`}
          enter={enter}
        />
      ) : (
        <Suspense fallback={<p className="login-loading">{t('common.loading')}</p>}>
          <CurrentWay key={kind} kind={kind} enter={enter} />
        </Suspense>
      )}
      {(icons.length > 0 || registerPath !== undefined) && (
        <div className="login-foot">
          {icons.map((way) => (
            <Link
              key={way.method}
              to={current === way ? pathOf() : pathOf(way.method)}
              replace
              aria-current={current === way ? 'page' : undefined}
            >
              {t(current === way ? 'auth.tabPassword' : way.label)}
            </Link>
          ))}
          {registerPath !== undefined && <a href={registerPath}>{t('auth.register')}</a>}
        </div>
      )}
    </section>
  )
}
