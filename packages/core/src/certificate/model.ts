import type { KeyKind } from './x509-key.ts'

/** Kinds of keys that people sign with; authorities may have P-384, too. */
export const personKeyKinds = ['rsa', 'p256', 'sm2'] as const satisfies readonly KeyKind[]
export type PersonKeyKind = (typeof personKeyKinds)[number]

/** How long a challenge serves, in seconds: the person looks for the key and its PIN. */
export const challengeSeconds = 180

/** How sign-in by certificate is set up, for the page. */
export interface CertificateWay {
  isOpen: boolean
  /** The built-in test authority and its signer stand in for authority and key. */
  isRehearsal: boolean
  /** Where the page reaches the key: an address of this very machine, or a path of the server (rehearsal). */
  keyAddress: string
  /** Whether the page asks for the PIN; otherwise the middleware does, in a window of its own. */
  asksPin: boolean
}

/** What the key is to sign. */
export interface CertificateChallenge {
  nonce: string
  /** The bytes, base64. */
  message: string
  expiresAt: string
}

/** What proves that somebody holds the key of a certificate: all base64, the certificate as DER. */
export interface CertificateProof {
  nonce: string
  certificate: string
  /** Authorities between the certificate and a trusted one, where the key knows them. */
  chain: string[]
  signature: string
}

/** A certificate that is, or was, bound to an account. */
export interface BoundCertificate {
  id: string
  subject: string
  issuer: string
  serial: string
  keyKind: PersonKeyKind
  /** SHA-256 of the public key, hexadecimal. */
  fingerprint: string
  notAfter: string
  boundAt: string
  /** Name of whoever bound it; null: its owner. */
  boundBy: string | null
  lastUsedAt: string | null
  endedAt: string | null
  endReason: string
  /** Revoked by an administrator here: good for no account any more. */
  isRevoked: boolean
}
