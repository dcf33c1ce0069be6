import { createHash } from 'node:crypto'
import { DerError } from '@wenwu/core/certificate/der'
import { readRevocationList } from '@wenwu/core/certificate/revocation-list'
import { personKeyKinds, type PersonKeyKind } from '@wenwu/core/certificate/model'
import { readCertificate, type Certificate } from '@wenwu/core/certificate/x509'
import { AppError } from '@wenwu/core/kernel/errors'
import { listRevoked } from '../../../edges/certificate-development/authority.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { authorityHash, findChain } from './chain.ts'
import { checkRevocation, judgeRevocation } from './revocation.ts'
import { requireSettings, testAnchors, trustOf } from './trust.ts'

/** A certificate that was found good, and what it is told by. */
export interface CheckedCertificate {
  certificate: Certificate
  keyKind: PersonKeyKind
  authorityHash: Buffer
  /** SHA-256 of the public key. */
  keyHash: Buffer
}

/** Purposes of which an extended usage must allow one: any, or authentication of a client. */
const clientPurposes = ['2.5.29.37.0', '1.3.6.1.5.5.7.3.2']

/** Reads a certificate as the wire carries it (base64 of DER). Throws `certificate-unreadable`. */
export function readPresented(text: string): Certificate {
  try {
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) throw new DerError('no base64')
    return readCertificate(Buffer.from(text, 'base64'))
  } catch (error) {
    if (!(error instanceof DerError)) throw error
    throw new AppError('certificate-unreadable', { field: 'certificate' })
  }
}

/**
 * Judges a certificate: from a trusted authority, in force, for signing in, not revoked by its authority. Asks the network where lists of
 * revoked certificates are fetched, so hold no connection. Throws `certificate-untrusted`, `certificate-not-yet`, `certificate-expired`,
 * `certificate-usage`, `certificate-revoked`, `certificate-revocation-unknown`.
 */
export async function checkCertificate(ctx: Ctx, certificate: Certificate, chain: readonly string[]): Promise<CheckedCertificate> {
  const { config } = ctx.services
  const { revocationLists, kind } = requireSettings(config)
  ctx.setAuditObject({
    type: 'certificate',
    id: certificate.serial,
    details: { certificate: certificate.subject.text, serial: certificate.serial },
  })
  const keyKind = personKeyKinds.find((each) => each === certificate.publicKey.kind)
  const path = keyKind === undefined ? undefined : findChain(certificate, chain.map(readPresented), trustOf(config), ctx.now)
  if (path === undefined || keyKind === undefined) throw new AppError('certificate-untrusted')
  if (ctx.now < certificate.notBefore) throw new AppError('certificate-not-yet')
  if (ctx.now > certificate.notAfter) throw new AppError('certificate-expired')
  if (!isForSignIn(certificate)) throw new AppError('certificate-usage')
  if (kind === 'external') await checkRevocation(ctx, path, revocationLists)
  else judgeRevocation(path, await testLists(ctx), ctx.now)
  return {
    certificate,
    keyKind,
    authorityHash: authorityHash(path[1]!),
    keyHash: createHash('sha256').update(certificate.publicKey.spki).digest(),
  }
}

/** Keys of this country come in pairs, one to sign and one to decrypt: the latter is not for signing in. */
function isForSignIn({ isAuthority, keyUsage, extendedKeyUsage, unknownCritical }: Certificate): boolean {
  return (
    !isAuthority &&
    unknownCritical.length === 0 &&
    (keyUsage === undefined || keyUsage.has('digitalSignature')) &&
    (extendedKeyUsage === undefined || extendedKeyUsage.some((purpose) => clientPurposes.includes(purpose)))
  )
}

/** The lists of the test authority: they go the way of real ones, through encoding, signature and reader. */
async function testLists(ctx: Ctx) {
  const rows = await inTransaction(ctx.services.pool, (db) =>
    db.selectFrom('development_certificates').select('serial').where('revoked_at', 'is not', null).execute(),
  )
  const serials = rows.map((row) => row.serial)
  return testAnchors(ctx.services.config).map(({ authority }) => readRevocationList(listRevoked(authority, serials, ctx.now)))
}
