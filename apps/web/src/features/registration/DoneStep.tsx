import { useEffect } from 'react'
import { Button } from 'antd'
import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled'
import { useNavigate } from 'react-router'
import { userKindCode } from '@wenwu/core/auth/model'
import type { Registered } from '@wenwu/core/registration/model'
import { useText } from '../../lib/i18n.ts'
import { offerLoginName } from '../../lib/session.ts'

/** The account is there; the sign-in page has its name filled in. Nobody is signed in by registering. */
export function DoneStep({ registered, organizationName }: { registered: Registered; organizationName: string }) {
  const { t } = useText()
  const navigate = useNavigate()
  const { username, kind } = registered
  useEffect(() => offerLoginName(username), [username])
  return (
    <div className="registration-done">
      <CheckCircleFilled aria-hidden />
      <h2 tabIndex={-1} id="registration-step">
        {t('registration.doneTitle')}
      </h2>
      <p>{kind === 'individual' ? t('registration.doneIndividual', { username }) : t('registration.doneEntity', { username, organization: organizationName })}</p>
      <Button type="primary" onClick={() => void navigate(`/crblogin?type=${userKindCode[kind]}`)}>
        {t('registration.doneSignIn')}
      </Button>
    </div>
  )
}
