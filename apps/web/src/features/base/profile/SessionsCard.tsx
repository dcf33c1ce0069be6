import { useState } from 'react'
import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/profile/contract'
import { deviceName } from '@wenwu/core/profile/device-name'
import type { OwnSession } from '@wenwu/core/profile/model'
import { call } from '../../../lib/call.ts'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { sessionsKey, sessionsQuery } from './profile-query.ts'

const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: sessionsKey })

/** Where one is signed in, and ending it there. */
export function SessionsCard() {
  const { t } = useText()
  const { data, error, refetch } = useQuery(sessionsQuery)
  const [isAsking, setAsking] = useState(false)
  const others = (data ?? []).filter((session) => !session.isCurrent).length

  const endOthers = async (): Promise<void> => {
    const { ended } = await call(contract.endOtherSessions, {})
    notify.success(t('profile.sessionsEnded', { n: ended }))
    await refresh()
  }

  return (
    <section className="panel" aria-labelledby="profile-sessions">
      <div className="panel-title">
        <h2 id="profile-sessions">{t('profile.sessions')}</h2>
        {others > 0 && <Button onClick={() => setAsking(true)}>{t('profile.sessionsEndOthers')}</Button>}
      </div>
      <div className="profile-body">
        {error !== null && data === undefined ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <PageSkeleton />
        ) : (
          <>
            <ul className="session-list">
              {data.map((session) => (
                <SessionLine key={session.id} session={session} />
              ))}
            </ul>
            <p className="session-hint">{t(others > 0 ? 'profile.sessionsHint' : 'profile.sessionsNone')}</p>
          </>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('profile.sessionsEndOthers')}
        confirmText={t('profile.sessionsEndOthers')}
        isDanger
        onConfirm={endOthers}
        onClose={() => setAsking(false)}
      >
        {t('profile.sessionsEndOthersText', { n: others })}
      </ConfirmDialog>
    </section>
  )
}

function SessionLine({ session }: { session: OwnSession }) {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  const device = deviceName(session.userAgent) || t('profile.sessionUnknown')
  const end = async (): Promise<void> => {
    setBusy(true)
    try {
      await call(contract.endSession, { id: session.id })
      notify.success(t('profile.sessionEnded'))
    } catch {
      // call() has told why; the list shows what is left
    }
    await refresh()
    setBusy(false)
  }
  return (
    <li>
      <div>
        <strong>{device}</strong>
        {session.isCurrent && <span className="session-current">{t('profile.sessionCurrent')}</span>}
        <p>
          {session.address} · {t(`profile.method-${session.method}`)}
        </p>
        <p>
          {t('profile.sessionSince', { time: formatMinute(session.startedAt) })} ·{' '}
          {t('profile.sessionUsed', { time: formatMinute(session.lastUsedAt) })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          size="small"
          loading={isBusy}
          aria-label={t('profile.sessionEndOf', { device, address: session.address })}
          onClick={() => void end()}
        >
          {t('profile.sessionEnd')}
        </Button>
      )}
    </li>
  )
}
