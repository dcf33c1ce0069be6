import { keyCodes, type KeyCertificate } from '@wenwu/core/certificate/key-protocol'
import type { CertificateChallenge, CertificateProof } from '@wenwu/core/certificate/model'
import { readCertificate } from '@wenwu/core/certificate/x509'
import type { KeyKind } from '@wenwu/core/certificate/x509-key'
import { baseAddress } from './call.ts'
import { textNow } from './i18n.ts'
import { anySignal, timeoutSignal } from './signals.ts'

/** What holds the private keys: a vendor's middleware on this computer, or the signer of rehearsal. No private key is ever seen here. */
export interface CertificateKey {
  /** Throws KeyError. */
  listCertificates: (signal?: AbortSignal) => Promise<ShownCertificate[]>
  /** Signs the bytes (base64) with the key of a certificate; gives the signature, base64. Throws KeyError. */
  sign: (id: string, message: string, pin: string | undefined) => Promise<string>
}

/** A certificate of the key, with what a person tells it by. */
export interface ShownCertificate extends KeyCertificate {
  /** Undefined: it could not be read, so it cannot be chosen. */
  facts: { holder: string; issuer: string; notAfter: Date; keyKind: KeyKind } | undefined
}

/** Why the key did not do it. `message` is ready to show. */
export class KeyError extends Error {
  readonly isPinWrong: boolean
  constructor(message: string, isPinWrong = false) {
    super(message)
    this.name = 'KeyError'
    this.isPinWrong = isPinWrong
  }
}

/** Reading is quick; for a signature the person may be typing a PIN in a window of the middleware. */
const waits = { list: 10_000, sign: 120_000 } as const

/** The key behind an address (docs/how-to/connect-a-certificate-authority.md lays the protocol down). */
export function certificateKey(address: string): CertificateKey {
  const base = address.startsWith('/') ? baseAddress + address : address
  return {
    async listCertificates(signal) {
      const { certificates } = (await exchange(`${base}/listCertificates`, {}, waits.list, signal)) as { certificates?: KeyCertificate[] }
      return (certificates ?? []).map(shown)
    },
    async sign(id, message, pin) {
      const { signature } = (await exchange(`${base}/sign`, { id, data: message, ...(pin !== undefined && { pin }) }, waits.sign)) as {
        signature?: string
      }
      return signature ?? ''
    },
  }
}

/** The answer to a challenge. Throws KeyError. */
export async function proveWith(
  key: CertificateKey,
  { id, certificate, chain }: ShownCertificate,
  challenge: CertificateChallenge,
  pin: string | undefined,
): Promise<CertificateProof> {
  return { nonce: challenge.nonce, certificate, chain, signature: await key.sign(id, challenge.message, pin) }
}

/** Nothing of the session goes along: no cookie, no token, no referrer. */
async function exchange(address: string, body: object, wait: number, signal?: AbortSignal): Promise<Record<string, unknown>> {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: anySignal(timeoutSignal(wait), signal),
  })
    .then((response) => (response.ok ? (response.json() as Promise<Record<string, unknown>>) : undefined))
    .catch(() => undefined)
  if (typeof reply !== 'object' || reply === null) throw new KeyError(textNow('certificate.noMiddleware'))
  if (reply['code'] !== keyCodes.done) throw failureOf(reply['code'])
  return reply
}

function failureOf(code: unknown): KeyError {
  if (code === keyCodes.pinIncorrect) return new KeyError(textNow('certificate.pinWrong'), true)
  if (code === keyCodes.pinLocked) return new KeyError(textNow('certificate.pinLocked'))
  if (code === keyCodes.deviceRemoved) return new KeyError(textNow('certificate.removed'))
  if (code === keyCodes.refused) return new KeyError(textNow('certificate.refused'))
  return new KeyError(
    textNow('certificate.keyFailed', { code: typeof code === 'number' ? `0x${code.toString(16).padStart(8, '0')}` : '—' }),
  )
}

function shown(one: KeyCertificate): ShownCertificate {
  const chain = one.chain ?? []
  try {
    const bytes = Uint8Array.from(atob(one.certificate), (letter) => letter.charCodeAt(0))
    const { subject, issuer, notAfter, publicKey } = readCertificate(bytes)
    return {
      ...one,
      chain,
      facts: { holder: subject.commonName || subject.text, issuer: issuer.commonName || issuer.text, notAfter, keyKind: publicKey.kind },
    }
  } catch {
    return { ...one, chain, facts: undefined }
  }
}
