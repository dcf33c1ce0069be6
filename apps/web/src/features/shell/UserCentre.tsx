import { Modal } from 'antd'
import { Link } from 'react-router'
import type { CurrentUser, UserKind } from '@wenwu/core/auth/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { useText } from '../../lib/i18n.ts'
import { usePathTo } from '../../lib/pages.ts'
import { KeyValue } from '../../ui/KeyValue.tsx'

const kinds: Record<UserKind, TextKey> = {
  'legal-entity': 'shell.kindLegalEntity',
  individual: 'shell.kindIndividual',
  official: 'shell.kindOfficial',
}

/** Who is signed in. Changing it is the profile page's matter (specification §2.9). */
export function UserCentre({ user, isOpen, onClose }: { user: CurrentUser; isOpen: boolean; onClose: () => void }) {
  const { t } = useText()
  const secondFactorPath = usePathTo()('second-factor')
  return (
    <Modal open={isOpen} title={t('shell.userCentre')} width={480} footer={null} onCancel={onClose} destroyOnHidden>
      <KeyValue
        columns={1}
        pairs={[
          { key: 'name', label: t('shell.personName'), value: user.name },
          { key: 'account', label: t('shell.account'), value: user.username },
          { key: 'organization', label: t('shell.organization'), value: user.organizationName },
          { key: 'kind', label: t('shell.entrance'), value: t(kinds[user.kind]) },
          { key: 'mobile', label: t('shell.mobile'), value: user.mobile },
          { key: 'email', label: t('shell.email'), value: user.email },
        ]}
      />
      {user.kind === 'official' && secondFactorPath !== undefined && (
        <p className="user-centre-links">
          <Link to={secondFactorPath} onClick={onClose}>
            {t('second-factor.title')}
          </Link>
        </p>
      )}
    </Modal>
  )
}
