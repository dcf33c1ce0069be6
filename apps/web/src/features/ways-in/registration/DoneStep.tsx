import { useEffect } from 'react'
import { Button } from 'antd'
import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled'
import { useNavigate } from 'react-router'
import { userKindCode } from '@wenwu/core/auth/model'
import type { Arrival } from '@wenwu/core/national-platform/model'
import type { Registered } from '@wenwu/core/registration/model'
import { useText } from '../../../lib/i18n.ts'
import { offerLoginName } from '../../../lib/session.ts'
import { isOperator } from './platform-arrival.ts'

/** The account is there; the sign-in page has its name filled in. Nobody is signed in by registering. */
export function DoneStep({
  registered,
  organizationName,
  arrival,
}: {
  registered: Registered
  organizationName: string
  arrival: Arrival | undefined
}) {
  const { t } = useText()
  const navigate = useNavigate()
  const { username, kind } = registered
  useEffect(() => offerLoginName(username), [username])
  const words = isOperator(arrival)
    ? t('national-platform.registeredOperator', { username })
    : kind === 'individual'
      ? t('registration.doneIndividual', { username })
      : t('registration.doneEntity', { username, organization: organizationName })
  return (
    <div className="registration-done">
      <CheckCircleFilled aria-hidden />
      <h2 tabIndex={-1} id="registration-step">
        {t('registration.doneTitle')}
      </h2>
      <p>{words}</p>
      {arrival !== undefined && <p>{t('national-platform.registeredBound')}</p>}
      <Button type="primary" onClick={() => void navigate(`/crblogin?type=${userKindCode[kind]}`)}>
        {t('registration.doneSignIn')}
      </Button>
    </div>
  )
}
