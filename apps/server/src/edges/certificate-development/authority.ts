import { randomBytes } from 'node:crypto'
import { deriveKey } from '../../platform/crypto/keys.ts'
import { authorityExtensions, makeCertificate, makeRevocationList, nameOf, personExtensions, type Issuer } from './make-certificate.ts'
import { p256Key, sm2Key } from './signing-key.ts'

/** Families of the test authority: one root signs RSA and P-256 certificates, one those with SM2 keys. */
export const authorityFamilies = ['p256', 'sm2'] as const
export type AuthorityFamily = (typeof authorityFamilies)[number]

/** An authority of the test hierarchy. */
export interface TestAuthority extends Issuer {
  certificate: Buffer
}

const from = new Date('2020-01-01T00:00:00Z')
const until = new Date('2049-12-31T23:59:59Z')
const day = 86_400_000

/**
 * The test authority of development and rehearsal. Its keys are derived from the installation's secret, so that certificates stay good
 * over restarts and are worth nothing elsewhere. Never asked in production (certificate-settings.ts).
 */
export function testAuthority(secret: Buffer, family: AuthorityFamily): TestAuthority {
  const seed = deriveKey(secret, `development-certificate-authority-${family}`)
  const key = family === 'sm2' ? sm2Key(seed) : p256Key(seed)
  const name = nameOf({ C: 'CN', O: '演练证书认证机构', CN: `演练根证书 ${family === 'sm2' ? 'SM2' : 'P-256'}` })
  const certificate = makeCertificate(
    { name, key },
    { subject: name, spki: key.spki, serial: Buffer.from([1]), notBefore: from, notAfter: until, extensions: authorityExtensions() },
  )
  return { name, key, certificate }
}

/** A certificate for a demo account: two years from yesterday, or two years that ended yesterday. */
export function issueCertificate(
  authority: TestAuthority,
  order: { holder: { name: string; organization: string }; spki: Buffer; now: Date; isExpired: boolean },
): { serial: string; certificate: Buffer } {
  const { holder, spki, now, isExpired } = order
  const serial = Buffer.concat([Buffer.from([0x40]), randomBytes(15)])
  const start = now.getTime() - day - (isExpired ? 730 * day : 0)
  const certificate = makeCertificate(authority, {
    subject: nameOf({ C: 'CN', ...(holder.organization !== '' && { O: holder.organization }), CN: holder.name }),
    spki,
    serial,
    notBefore: new Date(start),
    notAfter: new Date(start + 730 * day),
    extensions: personExtensions(),
  })
  return { serial: serial.toString('hex'), certificate }
}

/** The list of what the test authority has revoked, good for a day. */
export function listRevoked(authority: TestAuthority, serials: readonly string[], now: Date): Buffer {
  return makeRevocationList(authority, { issuedAt: new Date(now.getTime() - 1000), nextAt: new Date(now.getTime() + day), serials })
}
