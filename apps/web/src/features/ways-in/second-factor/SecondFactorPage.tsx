import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { contract } from '@wenwu/core/second-factor/contract'
import { call } from '../../../lib/call.ts'
import { messageOfError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { AuthenticatorSetup } from '../../../ui/AuthenticatorSetup.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { DisableForm } from './DisableForm.tsx'
import { BeginForm } from './BeginForm.tsx'
import { StatusPanel } from './StatusPanel.tsx'
import './second-factor.css'

const statusKey = ['second-factor']

/** One's own second factor: what it is, setting it up, switching it off. */
export function SecondFactorPage() {
  const { t } = useText()
  const queries = useQueryClient()
  const {
    data: status,
    error,
    refetch,
  } = useQuery({ queryKey: statusKey, queryFn: ({ signal }) => call(contract.status, {}, { signal, isQuiet: true }) })
  const [made, setMade] = useState<{ secret: string; uri: string }>()
  const [isClosing, setClosing] = useState(false)

  const finish = (message: string): void => {
    setMade(undefined)
    setClosing(false)
    notify.success(message)
    void queries.invalidateQueries({ queryKey: statusKey })
  }

  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (status === undefined) return <PageSkeleton />
  return (
    <div className="page">
      <PageHeader title={t('second-factor.title')} description={t('second-factor.description')} />
      <section className="panel second-factor">
        {made !== undefined ? (
          <AuthenticatorSetup
            {...made}
            confirm={async (code) => (await call(contract.confirm, { code }, { isQuiet: true })).recoveryCodes}
            messageOf={messageOfError}
            doneLabel={t('second-factor.finish')}
            onDone={() => finish(t('second-factor.enabled'))}
          />
        ) : (
          <>
            <StatusPanel status={status} />
            {!status.isEnrolled && status.isOffered && <BeginForm status={status} onBegun={setMade} />}
            {status.isEnrolled && !status.isRequired && !isClosing && (
              <Button onClick={() => setClosing(true)}>{t('second-factor.disable')}</Button>
            )}
            {isClosing && <DisableForm onDone={() => finish(t('second-factor.disabled'))} onCancel={() => setClosing(false)} />}
          </>
        )}
      </section>
    </div>
  )
}
