import type { BoundCertificate } from '@wenwu/core/certificate/model'
import { formatDate, formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'

/** How a certificate stands: in force, expired, taken from the account, revoked. */
function CertificateState({ certificate: { endedAt, isRevoked, notAfter } }: { certificate: BoundCertificate }) {
  const { t } = useText()
  const [tone, word] = isRevoked
    ? (['red', 'revoked'] as const)
    : endedAt !== null
      ? (['grey', 'ended'] as const)
      : Date.parse(notAfter) <= Date.now()
        ? (['amber', 'expired'] as const)
        : (['green', 'inForce'] as const)
  return <span className={`status-tag tone-${tone}`}>{t(`certificate.${word}`)}</span>
}

/** What a certificate is told by, and what became of it. */
export function CertificateFacts({ certificate }: { certificate: BoundCertificate }) {
  const { t } = useText()
  const { subject, issuer, serial, keyKind, notAfter, boundAt, boundBy, lastUsedAt, endedAt, endReason } = certificate
  return (
    <div className="certificate-card-facts">
      <p className="certificate-card-title">
        <strong>{subject}</strong>
        <CertificateState certificate={certificate} />
      </p>
      <p>
        {t(`certificate.key-${keyKind}`)} · {t('certificate.validUntil', { date: formatDate(notAfter) })} · {t('certificate.serial')}{' '}
        <span className="mono">{serial}</span>
      </p>
      <p>
        {t('certificate.issuer')} {issuer}
      </p>
      <p>
        {formatMinute(boundAt)} {boundBy === null ? t('certificate.boundBySelf') : t('certificate.boundBy', { name: boundBy })} ·{' '}
        {t('certificate.lastUsed')} {lastUsedAt === null ? t('certificate.never') : formatMinute(lastUsedAt)}
      </p>
      {endedAt !== null && (
        <p>
          {formatMinute(endedAt)} {t('certificate.ended')} {endReason}
        </p>
      )}
    </div>
  )
}
