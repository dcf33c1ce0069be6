import { useState } from 'react'
import { Button } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BoundCertificate } from '@wenwu/core/certificate/model'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { BindDialog } from './BindDialog.tsx'
import { CertificateFacts } from './CertificateFacts.tsx'
import { ownQuery, wayQuery } from './queries.ts'
import { UnbindDialog } from './UnbindDialog.tsx'
import './certificates.css'

/** The certificates of whoever is signed in: binding one with key and password, and ending a binding. */
export function OwnCertificatesPage() {
  const { t } = useText()
  const queries = useQueryClient()
  const way = useQuery(wayQuery)
  const { data, error, refetch } = useQuery(ownQuery)
  const [isBinding, setBinding] = useState(false)
  const [ending, setEnding] = useState<BoundCertificate>()
  const done = (message: string): void => {
    setBinding(false)
    setEnding(undefined)
    notify.success(message)
    void queries.invalidateQueries({ queryKey: ownQuery.queryKey })
  }
  if (error !== null && data === undefined)
    return <ErrorState title={t('certificate.loadFailed')} error={error} onRetry={() => void refetch()} />
  if (data === undefined || way.data === undefined) return <PageSkeleton />
  const bind = way.data.isOpen ? (
    <Button type="primary" onClick={() => setBinding(true)}>
      {t('certificate.add')}
    </Button>
  ) : undefined
  return (
    <div className="page certificates">
      <PageHeader
        title={t('certificate.title')}
        description={t(way.data.isOpen ? 'certificate.description' : 'certificate.closed')}
        {...(data.length > 0 && { actions: bind })}
      />
      <section className="panel" aria-label={t('certificate.bound')}>
        <div className="panel-title">
          <h2>{t('certificate.bound')}</h2>
        </div>
        {data.length === 0 ? (
          <EmptyState text={t('certificate.noneBound')} action={bind} />
        ) : (
          <ul className="certificate-list">
            {data.map((certificate) => (
              <li key={certificate.id}>
                <CertificateFacts certificate={certificate} />
                <Button
                  size="small"
                  aria-label={t('certificate.removeOf', { subject: certificate.subject })}
                  onClick={() => setEnding(certificate)}
                >
                  {t('certificate.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <BindDialog way={way.data} isOpen={isBinding} onClose={() => setBinding(false)} onDone={() => done(t('certificate.boundDone'))} />
      <UnbindDialog certificate={ending} onClose={() => setEnding(undefined)} onDone={() => done(t('certificate.removedDone'))} />
    </div>
  )
}
