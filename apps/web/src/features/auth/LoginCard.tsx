import { Link } from 'react-router'
import { userKindCode, type UserKind } from '@wenwu/core/auth/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { useText } from '../../lib/i18n.ts'
import { LoginForm } from './LoginForm.tsx'
import type { RegisteredPath } from './use-registered-paths.ts'

const tabs: Record<'official' | 'applicant', readonly { kind: UserKind; label: TextKey }[]> = {
  official: [{ kind: 'official', label: 'auth.tabPassword' }],
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

/** The sign-in card of specification §2.2: one tab for officials, two for applicants. A tab is a page of its own (query `type`). */
export function LoginCard({ kind, registered }: { kind: UserKind; registered: RegisteredPath }) {
  const { t } = useText()
  const isOfficial = kind === 'official'
  const registerPath = isOfficial ? undefined : registered(kind === 'individual' ? '/IndividualRegistration' : '/RegisterLPStep')
  return (
    <section className="login-card" aria-labelledby="login-title">
      <h1 id="login-title">{t(isOfficial ? 'auth.officialTitle' : 'auth.applicantTitle')}</h1>
      <p className="login-hint">{t(hints[kind])}</p>
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
      <LoginForm key={kind} kind={kind} forgotPath={registered('/ForgetPwd')} />
      {registerPath !== undefined && (
        <p className="login-register">
          <a href={registerPath}>{t('auth.register')}</a>
        </p>
      )}
    </section>
  )
}
