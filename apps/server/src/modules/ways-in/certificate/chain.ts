import { createHash } from 'node:crypto'
import { sameBytes } from '@wenwu/core/certificate/der-values'
import type { Certificate } from '@wenwu/core/certificate/x509'
import { verifySignature } from '../../../platform/crypto/verify-signature.ts'

export interface Trust {
  anchors: readonly Certificate[]
  intermediates: readonly Certificate[]
}

/** Authorities between a certificate and its root; each step is a signature to verify. */
const mostIntermediates = 4
/** Signatures verified for one path, whatever somebody sends along. */
const mostVerifications = 20

/**
 * The way from a certificate to a trusted root: itself, authorities, root. Every authority on it may sign certificates, is in force, has no
 * more authorities below it than it allows and no critical extension we do not understand. Undefined: there is none.
 */
export function findChain(leaf: Certificate, presented: readonly Certificate[], trust: Trust, now: Date): Certificate[] | undefined {
  const candidates = [...trust.anchors, ...trust.intermediates, ...presented]
  let left = mostVerifications

  const signedBy = (certificate: Certificate, authority: Certificate): boolean => {
    if (left-- <= 0) return false
    return verifySignature(authority.publicKey, certificate.signatureAlgorithm, certificate.signed, certificate.signature)
  }

  const climb = (path: readonly Certificate[]): Certificate[] | undefined => {
    const last = path[path.length - 1]!
    const between = path.length - 1
    for (const authority of candidates) {
      if (path.includes(authority) || !sameBytes(authority.subject.raw, last.issuer.raw) || !mayIssue(authority, between, now)) continue
      if (!signedBy(last, authority)) continue
      const longer = [...path, authority]
      if (trust.anchors.includes(authority)) return longer
      const whole = between < mostIntermediates ? climb(longer) : undefined
      if (whole !== undefined) return whole
    }
    return undefined
  }
  return climb([leaf])
}

function mayIssue(authority: Certificate, between: number, now: Date): boolean {
  return (
    authority.isAuthority &&
    authority.keyUsage?.has('keyCertSign') !== false &&
    (authority.pathLength === undefined || authority.pathLength >= between) &&
    authority.unknownCritical.length === 0 &&
    authority.notBefore <= now &&
    now <= authority.notAfter
  )
}

/** What an authority is told by, with whose serial numbers a certificate is named: its name and its key. */
export function authorityHash(authority: Certificate): Buffer {
  return createHash('sha256').update(authority.subject.raw).update(authority.publicKey.spki).digest()
}
