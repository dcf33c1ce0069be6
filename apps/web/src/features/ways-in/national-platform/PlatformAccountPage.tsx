import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contract } from '@wenwu/core/national-platform/contract'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { keepPlatformSignIn } from '../../../lib/platform-sign-in.ts'
import { useSession } from '../../../lib/session.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { BindingPanel } from './BindingPanel.tsx'
import { SitesPanel } from './SitesPanel.tsx'
import { WaitingPanel } from './WaitingPanel.tsx'
import './national-platform.css'

const accountKey = ['platform-account']

/** The binding of one's account to one of the national platform, who waits to be bound, and the sites it leads to. */
export function PlatformAccountPage() {
  const { t } = useText()
  const client = useQueryClient()
  const kind = useSession((state) => state.user?.kind)
  const [isEnding, setEnding] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: accountKey,
    queryFn: ({ signal }) => call(contract.account, {}, { signal, isQuiet: true }),
  })

  const changed = async (message: string): Promise<void> => {
    notify.success(message)
    await client.invalidateQueries({ queryKey: accountKey })
  }
  const bind = async (): Promise<void> => {
    const { signInId } = await call(contract.bind, {})
    // signing out ends the session at the platform too
    keepPlatformSignIn(signInId)
    await changed(t('national-platform.bound'))
  }
  const drop = async (): Promise<void> => {
    await call(contract.dropArrival, {})
    await client.invalidateQueries({ queryKey: accountKey })
  }
  const unbind = async (): Promise<void> => {
    await call(contract.unbind, {})
    await changed(t('national-platform.unbound'))
  }

  return (
    <div className="page">
      <PageHeader title={t('national-platform.accountTitle')} />
      {kind === 'official' ? (
        <div className="panel">
          <EmptyState text={t('national-platform.onlyApplicants')} />
        </div>
      ) : error !== null ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <PageSkeleton />
      ) : (
        <div className="platform-account">
          {data.arrival !== null && data.boundAt === null && <WaitingPanel arrival={data.arrival} onBind={bind} onDrop={drop} />}
          <BindingPanel boundAt={data.boundAt} onUnbind={() => setEnding(true)} />
          {data.boundAt !== null && data.sites.length > 0 && <SitesPanel sites={data.sites} />}
        </div>
      )}
      <ConfirmDialog
        isOpen={isEnding}
        title={t('national-platform.unbind')}
        confirmText={t('national-platform.unbind')}
        isDanger
        onConfirm={unbind}
        onClose={() => setEnding(false)}
      >
        {t('national-platform.unbindText')}
      </ConfirmDialog>
    </div>
  )
}
