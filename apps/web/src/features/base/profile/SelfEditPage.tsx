import { useState } from 'react'
import { Alert, Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Profile } from '@wenwu/core/profile/model'
import { joinList } from '@wenwu/core/i18n/format'
import { formatDate, formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { useSession } from '../../../lib/session.ts'
import { PageFailure } from '../../../ui/PageFailure.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { profileQuery } from './profile-query.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import './profile.css'

/** The profile of whoever is signed in (specification §2.9): own fields, password, picture and sessions. */
export function SelfEditPage() {
  const { t } = useText()
  const { data, error, refetch } = useQuery(profileQuery)
  if (error !== null && data === undefined)
    return <PageFailure title={t('profile.loadFailed')} error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <PageSkeleton />
  return (
    <div className="page profile">
      <PageHeader title={t('profile.title')} description={t('profile.intro')} />
      <div className="profile-columns">
        <section className="panel" aria-labelledby="profile-basics">
          <div className="panel-title">
            <h2 id="profile-basics">{t('profile.basics')}</h2>
          </div>
          <ProfileForm key={data.id} profile={data} />
        </section>
        <div className="profile-side">
          <AccountCard profile={data} />
          <SessionsCard />
        </div>
      </div>
    </div>
  )
}

function AccountCard({ profile }: { profile: Profile }) {
  const { t, textOf, locale } = useText()
  const [isOpen, setOpen] = useState(false)
  const pathTo = usePathTo()
  const secondFactorPath = pathTo('second-factor')
  const certificatesPath = pathTo('certificates')
  const isOld = useSession((state) => state.user?.passwordState === 'old')
  return (
    <section className="panel" aria-labelledby="profile-security">
      <div className="panel-title">
        <h2 id="profile-security">{t('profile.security')}</h2>
        {certificatesPath !== undefined && <Link to={certificatesPath}>{t('profile.certificates')}</Link>}
        {secondFactorPath !== undefined && <Link to={secondFactorPath}>{t('profile.secondFactor')}</Link>}
        <Button onClick={() => setOpen(true)}>{t('profile.changePassword')}</Button>
      </div>
      <div className="profile-body">
        {isOld && <Alert className="profile-alert" type="warning" showIcon title={t('shell.passwordOld')} />}
        <KeyValue
          columns={1}
          pairs={[
            {
              key: 'roles',
              label: t('profile.roles'),
              value: joinList(
                profile.roles.map((role) => textOf(role.name)),
                locale,
              ),
            },
            { key: 'last', label: t('profile.lastSignIn'), value: formatMinute(profile.lastSignInAt) },
            { key: 'password', label: t('profile.passwordChanged'), value: formatMinute(profile.passwordChangedAt) },
            { key: 'registered', label: t('profile.registered'), value: formatDate(profile.registeredAt) },
          ]}
        />
      </div>
      <PasswordDialog username={profile.username} isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}
