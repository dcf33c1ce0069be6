import { Button, Modal } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { CurrentUser, UserKind } from '@wenwu/core/auth/model'
import { contract } from '@wenwu/core/profile/contract'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryKeys } from '../../../lib/query.ts'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { UserPicture } from '../../../ui/UserPicture.tsx'

const kinds: Record<UserKind, TextKey> = {
  'legal-entity': 'shell.kindLegalEntity',
  individual: 'shell.kindIndividual',
  official: 'shell.kindOfficial',
}

/** Who is signed in, and the ways to the profile and the password (specification §2.9). */
export function UserCentre({ user, isOpen, onClose }: { user: CurrentUser; isOpen: boolean; onClose: () => void }) {
  const { t } = useText()
  const pathTo = usePathTo()
  const { data: picture } = useQuery({
    queryKey: queryKeys.profile,
    queryFn: ({ signal }) => call(contract.details, {}, { signal, isQuiet: true }),
    select: (profile) => profile.avatar,
    enabled: isOpen,
  })
  const [profilePath, passwordPath, secondFactorPath] = [pathTo('self-edit'), pathTo('update-password'), pathTo('second-factor')]
  const platformPath = pathTo('platform-account')
  return (
    <Modal
      open={isOpen}
      title={t('shell.userCentre')}
      width={480}
      onCancel={onClose}
      destroyOnHidden
      footer={
        <>
          {user.kind === 'official' && secondFactorPath !== undefined && (
            <Link to={secondFactorPath} onClick={onClose}>
              <Button tabIndex={-1}>{t('second-factor.title')}</Button>
            </Link>
          )}
          {user.kind !== 'official' && platformPath !== undefined && (
            <Link to={platformPath} onClick={onClose}>
              <Button tabIndex={-1}>{t('national-platform.accountTitle')}</Button>
            </Link>
          )}
          {passwordPath !== undefined && (
            <Link to={passwordPath} onClick={onClose}>
              <Button tabIndex={-1}>{t('profile.changePassword')}</Button>
            </Link>
          )}
          {profilePath !== undefined && (
            <Link to={profilePath} onClick={onClose}>
              <Button tabIndex={-1} type="primary">
                {t('shell.editProfile')}
              </Button>
            </Link>
          )}
        </>
      }
    >
      <div className="user-centre">
        <UserPicture picture={picture ?? ''} name={user.name} size={56} />
        <strong>{user.name}</strong>
      </div>
      <KeyValue
        columns={1}
        pairs={[
          { key: 'account', label: t('shell.account'), value: user.username },
          { key: 'organization', label: t('shell.organization'), value: user.organizationName },
          { key: 'kind', label: t('shell.entrance'), value: t(kinds[user.kind]) },
          { key: 'mobile', label: t('shell.mobile'), value: user.mobile },
          { key: 'email', label: t('shell.email'), value: user.email },
        ]}
      />
    </Modal>
  )
}
