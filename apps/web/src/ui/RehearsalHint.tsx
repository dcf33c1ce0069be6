import { demoPin } from '@wenwu/core/certificate-development/contract'
import { useText } from '../lib/i18n.ts'
import './certificate-picker.css'

/** Says that a test authority and its signer stand in for a real key, which PIN opens it, and where its certificates are made. */
export function RehearsalHint() {
  const { t } = useText()
  return (
    <p className="certificate-status" role="note">
      {t('certificate.hintRehearsal', { pin: demoPin })}{' '}
      <a href="/certificate-signer" target="_blank" rel="noreferrer">
        {t('certificate.toSigner')}
      </a>
    </p>
  )
}
