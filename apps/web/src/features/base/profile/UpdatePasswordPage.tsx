import { Alert } from 'antd'
import { useNavigate } from 'react-router'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { useSession } from '../../../lib/session.ts'
import { homePath } from '../../../lib/tabs.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import './profile.css'

/** /update-password: the page of its own, where also somebody lands whose password an administrator has set (specification §2.1). */
export function UpdatePasswordPage() {
  const { t } = useText()
  const navigate = useNavigate()
  const pathTo = usePathTo()
  const user = useSession((state) => state.user)
  const isForced = user?.passwordState === 'must-change'
  const done = (): void => void navigate(isForced ? homePath : (pathTo('self-edit') ?? homePath), { replace: true })
  return (
    <div className="page profile-password">
      <PageHeader title={t('profile.changePassword')} />
      {isForced && <Alert className="profile-alert" type="warning" showIcon title={t('profile.passwordMustChange')} />}
      <section className="panel profile-body">
        <PasswordForm username={user?.username ?? ''} onDone={done} />
      </section>
    </div>
  )
}
