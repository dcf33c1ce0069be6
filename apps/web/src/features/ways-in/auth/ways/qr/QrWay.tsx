import { texts as english } from '@wenwu/core/i18n/texts/en_US/qr-sign-in'
import { texts as chinese } from '@wenwu/core/i18n/texts/zh_CN/qr-sign-in'
import { useText } from '../../../../../lib/i18n.ts'
import { notify } from '../../../../../lib/notify.ts'
import { addTexts } from '../../../../../lib/texts.ts'
import { signInMessage } from '../../sign-in-message.ts'
import type { WayProps } from '../../ways.ts'
import { QrCode } from './QrCode.tsx'
import { useQrCode } from './use-qr-code.ts'
import './qr.css'

addTexts({ 'qr-sign-in': { zh_CN: chinese, en_US: english } })

/** An address of this machine alone: the server of a developer who has not opened it to the network. */
function isLoopback(address: string): boolean {
  return /^(localhost|127\.|\[::1\])/.test(new URL(address).hostname)
}

/** Sign-in by QR code (specification §2.2): a code of two minutes, scanned and confirmed on a phone. */
export function Way({ kind, enter }: WayProps) {
  const { t } = useText()
  const { challenge, status, secondsLeft, error, refresh } = useQrCode(kind, enter)
  const isOver = status === 'expired' || status === 'refused' || status === 'failed'

  const copy = async (address: string): Promise<void> => {
    await navigator.clipboard.writeText(address).then(
      () => notify.success(t('qr-sign-in.copied')),
      () => undefined,
    )
  }

  return (
    <div className="qr-way">
      <p>{t('qr-sign-in.hint')}</p>
      <div className="qr-frame">
        {challenge === undefined ? (
          <span className="qr-code" />
        ) : (
          <QrCode text={challenge.address} label={t('qr-sign-in.codeAlt')} isFaded={status !== 'waiting'} />
        )}
        {isOver && (
          <div className="qr-over">
            <p>{status === 'failed' ? signInMessage(error) : t(`qr-sign-in.${status}`)}</p>
            <button type="button" className="login-button" autoFocus onClick={refresh}>
              {t('qr-sign-in.refresh')}
            </button>
          </div>
        )}
        {(status === 'scanned' || status === 'confirmed') && <div className="qr-over">{t(`qr-sign-in.${status}`)}</div>}
      </div>
      <p className="qr-status" role="status">
        {status === 'loading' && t('common.loading')}
        {isOver && t('qr-sign-in.expired')}
        {(status === 'scanned' || status === 'confirmed') && t(`qr-sign-in.${status}`)}
      </p>
      {challenge !== undefined && (status === 'waiting' || status === 'scanned') && (
        <>
          <p className="qr-facts">
            <span>
              {t('qr-sign-in.checkCode')} <strong>{challenge.checkCode}</strong>
            </span>
            <span>{t('qr-sign-in.expiresIn', { n: secondsLeft })}</span>
          </p>
          {isLoopback(challenge.address) && <p className="qr-only-here">{t('qr-sign-in.onlyHere')}</p>}
          <details className="qr-link">
            <summary>{t('qr-sign-in.openLink')}</summary>
            <p>{challenge.address}</p>
            {window.isSecureContext && (
              <button type="button" onClick={() => void copy(challenge.address)}>
                {t('qr-sign-in.copy')}
              </button>
            )}
          </details>
        </>
      )}
    </div>
  )
}
