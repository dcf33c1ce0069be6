import { Button } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contract, type IssuedCertificate } from '@wenwu/core/certificate-development/contract'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { formatDate } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { IssueForm } from './IssueForm.tsx'
import { issuedQuery } from './queries.ts'
import './certificates.css'

/** The signer of development and rehearsal: which demo certificates there are, issuing and revoking them. Production has none. */
export function SignerPage() {
  const { t } = useText()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(issuedQuery)
  usePageTitle(t('certificate.signerTitle'))
  const refresh = (message: string): void => {
    notify.success(message)
    void queries.invalidateQueries({ queryKey: issuedQuery.queryKey })
  }
  if (error instanceof CallError && error.status === 404) return <EmptyState text={t('certificate.signerClosed')} />
  if (error !== null && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <PageSkeleton />
  return (
    <div className="page certificates certificate-signer">
      <PageHeader title={t('certificate.signerTitle')} />
      <p className="certificate-banner" role="note">
        {t('certificate.signerBanner')}
      </p>
      <IssueForm accounts={data.accounts} onDone={() => refresh(t('certificate.issuedDone'))} />
      <section className="panel" aria-label={t('certificate.title')}>
        <div className="panel-title">
          <h2>{t('certificate.title')}</h2>
        </div>
        <ul className="certificate-list">
          {data.certificates.map((certificate) => (
            <Line key={certificate.id} certificate={certificate} onRevoked={() => refresh(t('certificate.revokedDone'))} />
          ))}
        </ul>
      </section>
    </div>
  )
}

function Line({ certificate, onRevoked }: { certificate: IssuedCertificate; onRevoked: () => void }) {
  const { t } = useText()
  const { id, subject, username, serial, keyKind, notAfter, isRevoked, isBound } = certificate
  const isOver = Date.parse(notAfter) <= Date.now()
  const [tone, word] = isRevoked
    ? (['red', 'revoked'] as const)
    : isOver
      ? (['amber', 'expired'] as const)
      : (['green', 'inForce'] as const)
  const revoke = async (): Promise<void> => {
    await call(contract.revoke, { id })
    onRevoked()
  }
  return (
    <li>
      <div className="certificate-card-facts">
        <p className="certificate-card-title">
          <strong>{subject}</strong>
          <span className={`status-tag tone-${tone}`}>{t(`certificate.${word}`)}</span>
          <span className={`status-tag tone-${isBound ? 'blue' : 'grey'}`}>
            {t(isBound ? 'certificate.isBound' : 'certificate.notBound')}
          </span>
        </p>
        <p>
          <span className="mono">{username}</span> · {t(`certificate.key-${keyKind}`)} ·{' '}
          {t(isOver ? 'certificate.expiredOn' : 'certificate.validUntil', { date: formatDate(notAfter) })}
        </p>
        <p>
          {t('certificate.serial')} <span className="mono">{serial}</span>
        </p>
      </div>
      {!isRevoked && (
        <Button size="small" aria-label={t('certificate.revokeOf', { serial })} onClick={() => void revoke().catch(() => undefined)}>
          {t('certificate.revoke')}
        </Button>
      )}
    </li>
  )
}
