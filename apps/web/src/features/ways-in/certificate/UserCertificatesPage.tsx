import { useState } from 'react'
import { Button } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import type { BoundCertificate } from '@wenwu/core/certificate/model'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { CertificateFacts } from './CertificateFacts.tsx'
import { EndDialog } from './EndDialog.tsx'
import { holderQuery, userQuery, wayQuery } from './queries.ts'
import { RegisterForm } from './RegisterForm.tsx'
import './certificates.css'

/** The certificates of an account, for the security administrator: binding from a file, ending, revoking. */
export function UserCertificatesPage() {
  const { t } = useText()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const path = usePathTo()('user-edit', { id })
  const queries = useQueryClient()
  const query = userQuery(id)
  const { data, error, refetch } = useQuery(query)
  const way = useQuery(wayQuery)
  const holder = useQuery(holderQuery(id)).data
  const [ending, setEnding] = useState<BoundCertificate>()
  const done = (message: string): void => {
    setEnding(undefined)
    notify.success(message)
    void queries.invalidateQueries({ queryKey: query.queryKey })
  }
  if (error !== null && data === undefined)
    return <ErrorState title={t('certificate.loadFailed')} error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <PageSkeleton />
  return (
    <div className="page certificates">
      <PageHeader
        title={t('certificate.ofUser')}
        {...(holder !== undefined && { extra: `${holder.name}（${holder.username}）` })}
        description={t('certificate.ofUserDescription')}
        {...(path !== undefined && { actions: <Button onClick={() => void navigate(path)}>{t('certificate.back')}</Button> })}
      />
      <section className="panel" aria-label={t('certificate.bound')}>
        <div className="panel-title">
          <h2>{t('certificate.bound')}</h2>
        </div>
        {data.length === 0 ? (
          <EmptyState text={t('certificate.noneBound')} />
        ) : (
          <ul className="certificate-list">
            {data.map((certificate) => (
              <li key={certificate.id}>
                <CertificateFacts certificate={certificate} />
                {certificate.endedAt === null && (
                  <Button
                    size="small"
                    danger
                    aria-label={t('certificate.endOf', { serial: certificate.serial })}
                    onClick={() => setEnding(certificate)}
                  >
                    {t('certificate.end')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
      {way.data?.isOpen === true && <RegisterForm userId={id} onDone={() => done(t('certificate.boundDone'))} />}
      <EndDialog userId={id} certificate={ending} onClose={() => setEnding(undefined)} onDone={() => done(t('certificate.endedDone'))} />
    </div>
  )
}
