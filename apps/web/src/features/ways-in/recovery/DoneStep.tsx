import { useEffect, useState } from 'react'
import { Button, Result } from 'antd'
import { useNavigate } from 'react-router'
import { userKindCode } from '@wenwu/core/auth/model'
import { kindOfForgotUser, type ForgotUserType } from '@wenwu/core/verification/model'
import { useText } from '../../../lib/i18n.ts'

const leaveAfterSeconds = 5

/** Last step: says what happened, then goes to the sign-in page of this kind of user (specification §2.3). */
export function DoneStep({ userType }: { userType: ForgotUserType | '' }) {
  const { t } = useText()
  const navigate = useNavigate()
  const [seconds, setSeconds] = useState(leaveAfterSeconds)
  const path = `/login?type=${userKindCode[userType === '' ? 'official' : kindOfForgotUser[userType]]}`
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (seconds <= 0) void navigate(path, { replace: true })
  }, [seconds, navigate, path])
  return (
    <Result
      status="success"
      title={t('recovery.done')}
      subTitle={t('recovery.doneText')}
      extra={
        <div className="recovery-leave">
          <Button type="primary" autoFocus onClick={() => void navigate(path, { replace: true })}>
            {t('recovery.toSignIn')}
          </Button>
          <p>{t('recovery.leaving', { n: Math.max(0, seconds) })}</p>
        </div>
      }
    />
  )
}
