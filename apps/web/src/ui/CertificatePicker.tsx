import { useCallback, useEffect, useId, useState } from 'react'
import { certificateKey, type ShownCertificate } from '../lib/certificate-key.ts'
import { formatDate } from '../lib/dates.ts'
import { useText } from '../lib/i18n.ts'
import './certificate-picker.css'

/** What is on the key, or why it is not known. */
export interface KeyContents {
  state: 'looking' | 'read' | 'failed'
  certificates: readonly ShownCertificate[]
  error: string
  /** The certificate that is chosen; at first the only or newest one that is in force. */
  chosen: ShownCertificate | undefined
  choose: (id: string) => void
  reload: () => void
}

const looking = { state: 'looking', certificates: [], error: '' } as const

/** Reads the certificates of the key at this address. */
export function useKeyContents(address: string): KeyContents {
  const [read, setRead] = useState<Pick<KeyContents, 'state' | 'certificates' | 'error'>>(looking)
  const [chosenId, setChosenId] = useState<string>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    certificateKey(address)
      .listCertificates(controller.signal)
      .then(
        (certificates) => !controller.signal.aborted && setRead({ state: 'read', certificates, error: '' }),
        (error: unknown) =>
          !controller.signal.aborted && setRead({ state: 'failed', certificates: [], error: error instanceof Error ? error.message : '' }),
      )
    return () => controller.abort()
  }, [address, round])
  const reload = useCallback(() => {
    setRead(looking)
    setRound((n) => n + 1)
  }, [])
  const first = read.certificates.find((one) => one.facts !== undefined && one.facts.notAfter.getTime() > Date.now())
  const chosen = read.certificates.find((one) => one.id === chosenId) ?? first
  return { ...read, chosen, choose: setChosenId, reload }
}

/** The certificates of a key as a choice of one; arrow keys move within it. */
export function CertificatePicker({ contents }: { contents: KeyContents }) {
  const { t } = useText()
  const id = useId()
  const { state, certificates, error, chosen, choose, reload } = contents
  if (state === 'looking')
    return (
      <p className="certificate-status" role="status">
        {t('certificate.looking')}
      </p>
    )
  return (
    <fieldset className="certificate-picker">
      <legend>{t('certificate.choose')}</legend>
      {state === 'failed' || certificates.length === 0 ? (
        <p className="certificate-status" role="alert">
          {state === 'failed' ? error : t('certificate.none')}
        </p>
      ) : (
        <ul>
          {certificates.map((one) => (
            <li key={one.id}>
              <label>
                <input
                  type="radio"
                  name={id}
                  value={one.id}
                  checked={chosen?.id === one.id}
                  disabled={one.facts === undefined}
                  onChange={() => choose(one.id)}
                />
                <Facts certificate={one} />
              </label>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="certificate-reload" onClick={reload}>
        {t('certificate.reload')}
      </button>
    </fieldset>
  )
}

function Facts({ certificate: { facts, label } }: { certificate: ShownCertificate }) {
  const { t } = useText()
  if (facts === undefined) return <span>{t('certificate.unreadable')}</span>
  const { holder, issuer, notAfter, keyKind } = facts
  const isOver = notAfter.getTime() <= Date.now()
  return (
    <span className="certificate-facts">
      <strong>{holder}</strong>
      {label !== '' && <span className="certificate-label">{label}</span>}
      <small className={isOver ? 'is-over' : undefined}>
        {keyKind === 'p384' ? 'ECC P-384' : t(`certificate.key-${keyKind}`)} ·{' '}
        {t(isOver ? 'certificate.expiredOn' : 'certificate.validUntil', { date: formatDate(notAfter) })} · {issuer}
      </small>
    </span>
  )
}
