import { createContext, useContext } from 'react'
import { Link } from 'react-router'
import { userKindCode } from '@wenwu/core/auth/model'
import type { RegistrantKind } from '@wenwu/core/registration/model'
import { useText } from '../../../lib/i18n.ts'

/** Whose registration it is; undefined where there is no way to the sign-in page (an entity adds an operator). */
export const RegistrantContext = createContext<RegistrantKind | undefined>(undefined)

const taken: ReadonlySet<string> = new Set(['credit-code-taken', 'identity-number-taken', 'mobile-taken'])

/** What somebody can do whose number is registered already: ask the entity's administrator, sign in, recover the password. */
export function WayOn({ code }: { code: string }) {
  const { t } = useText()
  const kind = useContext(RegistrantContext)
  if (kind === undefined || !taken.has(code)) return null
  return (
    <span>
      {t(code === 'credit-code-taken' ? 'registration.creditCodeWay' : 'registration.accountWay')}
      <Link to={`/login?type=${userKindCode[kind]}`}>{t('registration.signInLink')}</Link>
      {t('registration.or')}
      <Link to={`/ForgetPwd?type=${userKindCode[kind]}`}>{t('registration.recoverLink')}</Link>
    </span>
  )
}
