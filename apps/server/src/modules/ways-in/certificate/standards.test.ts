import { X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DerError } from '@wenwu/core/certificate/der'
import { readRevocationList } from '@wenwu/core/certificate/revocation-list'
import { readCertificate, type Certificate } from '@wenwu/core/certificate/x509'
import { AppError } from '@wenwu/core/kernel/errors'
import { verifyChallenge, verifySignature } from '../../../platform/crypto/verify-signature.ts'
import { findChain } from './chain.ts'
import { judgeRevocation } from './revocation.ts'
import * as openssl from './testing/openssl-sm2.ts'
import { newAuthority, newPerson, testNow } from './testing/test-hierarchy.ts'

const der = (base64: string): Buffer => Buffer.from(base64, 'base64')

function tryRead(bytes: Uint8Array): Certificate | undefined {
  try {
    return readCertificate(bytes)
  } catch (error) {
    expect(error).toBeInstanceOf(DerError)
    return undefined
  }
}

describe('beside Node’s own reader', () => {
  const known = rootCertificates.map((pem) => new X509Certificate(pem))

  it('the world’s authorities read alike; those left out are signed by SHA-1 or have a curve that is not used here', () => {
    const read = known.flatMap((theirs) => {
      const ours = tryRead(theirs.raw)
      return ours === undefined ? [] : [{ theirs, ours }]
    })
    expect(read.length).toBeGreaterThan(100)
    for (const { theirs, ours } of read) {
      expect(ours.serial).toBe(theirs.serialNumber.toLowerCase().replace(/^0+(?=.)/, ''))
      expect([ours.notBefore.getTime(), ours.notAfter.getTime()]).toEqual([Date.parse(theirs.validFrom), Date.parse(theirs.validTo)])
      expect(ours.isAuthority).toBe(theirs.ca)
      expect(Buffer.from(ours.publicKey.spki)).toEqual(theirs.publicKey.export({ format: 'der', type: 'spki' }))
      expect(ours.publicKey.bits).toBe(theirs.publicKey.asymmetricKeyDetails?.modulusLength ?? ours.publicKey.bits)
      expect(verifySignature(ours.publicKey, ours.signatureAlgorithm, ours.signed, ours.signature)).toBe(theirs.verify(theirs.publicKey))
    }
  })

  it('what our test authority writes, Node reads and finds rightly signed', () => {
    for (const kind of ['rsa', 'p256'] as const) {
      const root = newAuthority(kind, '根')
      const person = newPerson(root, kind)
      const theirs = new X509Certificate(person.der)
      expect(theirs.verify(new X509Certificate(root.certificate.raw).publicKey)).toBe(true)
      expect(theirs.checkIssued(new X509Certificate(root.certificate.raw))).toBe(true)
      expect([theirs.ca, theirs.serialNumber.toLowerCase()]).toEqual([false, person.certificate.serial.padStart(18, '0')])
    }
  })

  it('a byte that was changed never makes a certificate that its root has signed', () => {
    const root = newAuthority('p256', '根')
    const { der: whole } = newPerson(root, 'p256')
    const chainOf = (bytes: Uint8Array) => {
      const leaf = tryRead(bytes)
      return leaf && findChain(leaf, [], { anchors: [root.certificate], intermediates: [] }, testNow)
    }
    expect(chainOf(whole)).toHaveLength(2)
    fc.assert(
      fc.property(fc.nat({ max: whole.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, difference) => {
        const changed = Buffer.from(whole)
        changed[at] = changed[at]! ^ difference
        expect(chainOf(changed)).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  })
})

describe('SM2 beside OpenSSL', () => {
  const root = readCertificate(der(openssl.opensslRoot))
  const person = readCertificate(der(openssl.opensslPerson))
  const trust = { anchors: [root], intermediates: [] }

  it('its certificates, lists and signatures are good here', () => {
    expect([person.subject.text, person.serial, person.publicKey.kind]).toEqual([
      'CN=测试人员, O=OpenSSL 样例, C=CN',
      'f1e2d3c4b5a697887766',
      'sm2',
    ])
    const chain = findChain(person, [], trust, testNow)
    expect(chain).toEqual([person, root])
    expect(verifyChallenge(person.publicKey, Buffer.from(openssl.opensslMessage), der(openssl.opensslSignature))).toBe(true)
    expect(() => judgeRevocation(chain!, [readRevocationList(der(openssl.opensslList))], testNow)).not.toThrow()
    expect(() => judgeRevocation(chain!, [readRevocationList(der(openssl.opensslListWithPerson))], testNow)).toThrow(
      new AppError('certificate-revoked'),
    )
  })

  it('and nothing else is', () => {
    const signature = der(openssl.opensslSignature)
    expect(verifyChallenge(person.publicKey, Buffer.from('another message'), signature)).toBe(false)
    expect(verifyChallenge(root.publicKey, Buffer.from(openssl.opensslMessage), signature)).toBe(false)
    for (const empty of [
      Buffer.alloc(0),
      Buffer.alloc(64),
      Buffer.alloc(128),
      Buffer.alloc(64, 0xff),
      signature.subarray(1),
      Buffer.concat([signature, Buffer.alloc(1)]),
    ])
      expect(verifyChallenge(person.publicKey, Buffer.from(openssl.opensslMessage), empty)).toBe(false)
    const offCurve = { ...person.publicKey, bytes: Uint8Array.from(person.publicKey.bytes, (byte, i) => (i === 64 ? byte ^ 1 : byte)) }
    expect(verifyChallenge(offCurve, Buffer.from(openssl.opensslMessage), signature)).toBe(false)
    const other = { ...newAuthority('sm2', 'SM2 根'), subject: root.subject }
    expect(
      findChain(person, [], { anchors: [{ ...other.certificate, subject: root.subject }], intermediates: [] }, testNow),
    ).toBeUndefined()
  })
})
