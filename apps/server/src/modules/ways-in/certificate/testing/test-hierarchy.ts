import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { readCertificate, type Certificate } from '@wenwu/core/certificate/x509'
import {
  authorityExtensions,
  makeCertificate,
  makeRevocationList,
  nameOf,
  personExtensions,
  type Issuer,
} from '../../../../edges/certificate-development/make-certificate.ts'
import { nodeKey, p256Key, sm2Key, type SigningKey } from '../../../../edges/certificate-development/signing-key.ts'

export type Kind = 'rsa' | 'p256' | 'sm2'

export interface Authority extends Issuer {
  certificate: Certificate
}

const year = 365 * 86_400_000
/** When the tests happen (testing/test-app.ts). */
export const testNow = new Date('2026-11-23T02:00:00Z')

function newKey(kind: Kind): SigningKey {
  if (kind === 'rsa') return nodeKey(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)
  return kind === 'sm2' ? sm2Key(randomBytes(32)) : p256Key(randomBytes(32))
}

export interface AuthorityOptions {
  signedBy?: Authority
  pathLength?: number
  extensions?: readonly Buffer[]
  notAfter?: Date
}

/** A root, or an authority below another. */
export function newAuthority(kind: Kind, commonName: string, options: AuthorityOptions = {}): Authority {
  const key = newKey(kind)
  const name = nameOf({ C: 'CN', O: '测试认证机构', CN: commonName })
  const issuer = options.signedBy ?? { name, key }
  const der = makeCertificate(issuer, {
    subject: name,
    spki: key.spki,
    serial: Buffer.from([7]),
    notBefore: new Date(testNow.getTime() - 5 * year),
    notAfter: options.notAfter ?? new Date(testNow.getTime() + 5 * year),
    extensions: options.extensions ?? authorityExtensions(options.pathLength),
  })
  return { name, key, certificate: readCertificate(der) }
}

export interface Person {
  /** DER. */
  der: Buffer
  key: SigningKey
  certificate: Certificate
}

export interface PersonOptions {
  key?: SigningKey
  name?: string
  serial?: Buffer
  notBefore?: Date
  notAfter?: Date
  extensions?: readonly Buffer[]
}

export function newPerson(authority: Issuer, kind: Kind, options: PersonOptions = {}): Person {
  const key = options.key ?? newKey(kind)
  const der = makeCertificate(authority, {
    subject: nameOf({ C: 'CN', O: '国家文物局', CN: options.name ?? '测试人员' }),
    spki: key.spki,
    serial: options.serial ?? Buffer.concat([Buffer.from([1]), randomBytes(8)]),
    notBefore: options.notBefore ?? new Date(testNow.getTime() - year),
    notAfter: options.notAfter ?? new Date(testNow.getTime() + year),
    extensions: options.extensions ?? personExtensions(),
  })
  return { der, key, certificate: readCertificate(der) }
}

/** A list of an authority about these certificates; by default issued an hour ago, good for a day. */
export function newList(authority: Issuer, revoked: readonly Person[], times: { issuedAt?: Date; nextAt?: Date } = {}): Buffer {
  return makeRevocationList(authority, {
    issuedAt: times.issuedAt ?? new Date(testNow.getTime() - 3_600_000),
    nextAt: times.nextAt ?? new Date(testNow.getTime() + 86_400_000),
    serials: revoked.map(({ certificate }) => certificate.serial),
  })
}
