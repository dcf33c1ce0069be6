import { useState } from 'react'
import { Button } from 'antd'
import type { AccountView } from '@wenwu/core/users/model'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.ts'
import { KeyValue, type KeyValuePair } from '../../../ui/KeyValue.tsx'
import { ActDialog, type PendingAct } from './ActDialog.tsx'
import { actWords, simpleActs } from './act-on-user.ts'

/** How the account stands and what this administrator may do about it; what the server would refuse is not offered. */
export function StatusPanel({ user, onGone }: { user: AccountView; onGone: () => void }) {
  const { t } = useText()
  const [pending, setPending] = useState<PendingAct>()
  const isOwn = useSession((state) => state.user?.id === user.id)
  const acts = simpleActs.filter((act) => user.abilities.includes(act))
  const fact = (key: 'proposedBy' | 'approvedBy' | 'refusalReason' | 'lockReason' | 'lockedBy'): KeyValuePair[] =>
    user[key] === null ? [] : [{ key, label: t(`users.${key}`), value: user[key] }]
  const instant = (key: 'approvedAt' | 'lockedAt' | 'disabledByEntityAt'): KeyValuePair[] =>
    user[key] === null ? [] : [{ key, label: t(`users.${key}`), value: formatMinute(user[key]) }]
  return (
    <section className="panel" aria-label={t('users.statusSection')}>
      <div className="panel-title">
        <h2>{t('users.statusSection')}</h2>
      </div>
      <div className="user-panel">
        {user.lockedOutUntil !== null && (
          <p className="user-warning">{t('users.lockedOutUntil', { time: formatMinute(user.lockedOutUntil) })}</p>
        )}
        {user.mustChangePassword && <p className="user-hint">{t('users.mustChange')}</p>}
        {user.disabledByEntityAt !== null && <p className="user-warning">{t('users.disabledByEntity')}</p>}
        <KeyValue
          columns={1}
          pairs={[
            ...fact('refusalReason'),
            ...fact('lockReason'),
            ...fact('lockedBy'),
            ...instant('lockedAt'),
            ...instant('disabledByEntityAt'),
            ...fact('proposedBy'),
            ...fact('approvedBy'),
            ...instant('approvedAt'),
            { key: 'createdAt', label: t('users.createdAt'), value: formatMinute(user.createdAt) },
            {
              key: 'lastSignInAt',
              label: t('users.lastSignInAt'),
              value: user.lastSignInAt === null ? t('users.neverSignedIn') : formatMinute(user.lastSignInAt),
            },
            ...(user.kind === 'official'
              ? [
                  {
                    key: 'secondFactor',
                    label: t('users.secondFactor'),
                    value: t(user.hasSecondFactor ? 'users.secondFactorOn' : 'users.secondFactorOff'),
                  },
                ]
              : []),
            { key: 'openSessions', label: t('users.openSessions'), value: t('users.openSessionsCount', { n: user.openSessions }) },
          ]}
        />
        {acts.length === 0 && !user.abilities.includes('edit') && !user.abilities.includes('grant') && (
          <p className="user-hint">{t(isOwn ? 'users.ownAccount' : 'users.noActions')}</p>
        )}
        {acts.length > 0 && (
          <div className="user-buttons">
            {acts.map((act) => (
              <Button
                key={act}
                danger={actWords[act].isDanger === true}
                type={act === 'approve' ? 'primary' : 'default'}
                onClick={() => setPending({ act, user })}
              >
                {t(`users.${act}`)}
              </Button>
            ))}
          </div>
        )}
      </div>
      <ActDialog pending={pending} onClose={() => setPending(undefined)} onDone={(act) => act === 'discard' && onGone()} />
    </section>
  )
}
