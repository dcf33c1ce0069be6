import type { AccountRow, AccountStatus } from '@wenwu/core/users/model'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'

const tones: Record<AccountStatus, string> = { pending: 'amber', refused: 'red', active: 'green' }

/** What state an account is in: its status, and beside it what keeps it out. Words with their colours. */
export function AccountTags({ user }: { user: Pick<AccountRow, 'status' | 'isLocked' | 'lockedOutUntil'> }) {
  const { t } = useText()
  return (
    <span className="account-tags">
      {user.isLocked ? (
        <span className="status-tag tone-grey">{t('users.locked')}</span>
      ) : (
        <span className={`status-tag tone-${tones[user.status]}`}>{t(`users.status-${user.status}`)}</span>
      )}
      {user.lockedOutUntil !== null && (
        <span className="status-tag tone-red" title={t('users.lockedOutUntil', { time: formatMinute(user.lockedOutUntil) })}>
          {t('users.lockedOut')}
        </span>
      )}
    </span>
  )
}
