import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openSealed, seal } from '../../../../platform/crypto/seal.ts'
import { hashOfRecoveryCode, newRecoveryCodes, readRecoveryCode } from './recovery-codes.ts'
import { base32, hotp, matchStep, otpauthUri, stepOf, type TotpAlgorithm } from './totp.ts'

/** RFC 6238, appendix B: seconds and the codes of eight digits by SHA-1, SHA-256, SHA-512. */
const vectors: [number, string, string, string][] = [
  [59, '94287082', '46119246', '90693936'],
  [1111111109, '07081804', '68084774', '25091201'],
  [1111111111, '14050471', '67062674', '99943326'],
  [1234567890, '89005924', '91819424', '93441116'],
  [2000000000, '69279037', '90698825', '38618901'],
  [20000000000, '65353130', '77737706', '47863826'],
]
const seedOf = (bytes: number) => Buffer.from('1234567890'.repeat(7).slice(0, bytes), 'ascii')
/** RFC 4226, appendix D. */
const hotpVectors = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489']

describe('TOTP', () => {
  it.each(vectors)('RFC 6238 at %i s', (seconds, sha1, sha256, sha512) => {
    const step = stepOf(new Date(seconds * 1000))
    const expected: [TotpAlgorithm, number, string][] = [
      ['SHA1', 20, sha1],
      ['SHA256', 32, sha256],
      ['SHA512', 64, sha512],
    ]
    for (const [algorithm, bytes, code] of expected) expect(hotp(seedOf(bytes), step, 8, algorithm), algorithm).toBe(code)
    expect(matchStep(seedOf(20), sha1.slice(2), new Date(seconds * 1000), 0)).toBe(step)
  })

  it.each(hotpVectors.map((code, counter) => [counter, code] as const))('RFC 4226 counter %i', (counter, code) => {
    expect(hotp(seedOf(20), counter)).toBe(code)
  })

  const secret = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => Buffer.from(bytes))
  const instant = fc.integer({ min: 1_600_000_000, max: 4_000_000_000 }).map((seconds) => new Date(seconds * 1000))

  it('takes the codes of the step before, of now and after, and of no other', () => {
    fc.assert(
      fc.property(secret, instant, fc.integer({ min: -4, max: 4 }), (key, now, distance) => {
        const step = stepOf(now) + distance
        const found = matchStep(key, hotp(key, step), now, 0)
        // two steps may have one code by chance; then the found one is a tolerated step with the same code
        if (Math.abs(distance) <= 1) expect(found === undefined ? '' : hotp(key, found)).toBe(hotp(key, step))
        else if (found !== undefined) expect(hotp(key, found)).toBe(hotp(key, step))
      }),
    )
  })

  it('takes no step twice: not the last one, nor one before it', () => {
    fc.assert(
      fc.property(secret, instant, fc.integer({ min: 0, max: 2 }), (key, now, ahead) => {
        const last = stepOf(now) - 1 + ahead
        for (let step = stepOf(now) - 1; step <= last; step++) {
          const found = matchStep(key, hotp(key, step), now, last)
          expect(found === undefined || found > last).toBe(true)
        }
      }),
    )
  })

  it('takes nothing that is not six digits', () => {
    fc.assert(
      fc.property(
        secret,
        instant,
        fc.string({ maxLength: 12 }).filter((text) => !/^\d{6}$/.test(text)),
        (key, now, text) => {
          expect(matchStep(key, text, now, 0)).toBeUndefined()
        },
      ),
    )
  })

  it('writes base 32 as RFC 4648 does, without padding', () => {
    const pairs: [string, string][] = [
      ['', ''],
      ['f', 'MY'],
      ['fo', 'MZXQ'],
      ['foo', 'MZXW6'],
      ['foob', 'MZXW6YQ'],
      ['fooba', 'MZXW6YTB'],
      ['foobar', 'MZXW6YTBOI'],
    ]
    for (const [text, expected] of pairs) expect(base32(Buffer.from(text))).toBe(expected)
    fc.assert(
      fc.property(secret, (key) => {
        expect(base32(key)).toMatch(/^[A-Z2-7]{32}$/)
      }),
    )
  })

  it('names issuer and account in the address of the picture', () => {
    const uri = new URL(otpauthUri(seedOf(20), '文物平台', 'a b&c'))
    expect(uri.protocol).toBe('otpauth:')
    expect(decodeURIComponent(uri.pathname)).toContain('a b&c')
    expect(Object.fromEntries(uri.searchParams)).toEqual({ secret: base32(seedOf(20)), issuer: '文物平台' })
  })
})

describe('recovery codes', () => {
  it('are ten different ones, read however they are typed', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) {
      expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
      for (const typed of [code, code.toUpperCase(), code.replace('-', ' '), ` ${code.replace('-', '')} `])
        expect(readRecoveryCode(typed)).toBe(code.replace('-', ''))
    }
    expect(readRecoveryCode('123456')).toBeUndefined()
  })

  it('are kept with a key, and apart for each account', () => {
    const [one, other] = [randomBytes(32), randomBytes(32)]
    expect(hashOfRecoveryCode(one, 'a', 'abcde-fghjk')).toEqual(hashOfRecoveryCode(one, 'a', 'ABCDEFGHJK'))
    expect(hashOfRecoveryCode(one, 'a', 'abcde-fghjk')).not.toEqual(hashOfRecoveryCode(one, 'b', 'abcde-fghjk'))
    expect(hashOfRecoveryCode(one, 'a', 'abcde-fghjk')).not.toEqual(hashOfRecoveryCode(other, 'a', 'abcde-fghjk'))
  })
})

describe('a sealed value', () => {
  it('opens with its key and context, and with no other; a changed bit is noticed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), fc.string(), fc.nat(), (bytes, context, at) => {
        const key = randomBytes(32)
        const plain = Buffer.from(bytes)
        const sealed = seal(key, plain, context)
        expect(openSealed(key, sealed, context)).toEqual(plain)
        expect(() => openSealed(randomBytes(32), sealed, context)).toThrow()
        expect(() => openSealed(key, sealed, `${context}x`)).toThrow()
        const changed = Buffer.from(sealed)
        changed[at % changed.length]! ^= 1
        expect(() => openSealed(key, changed, context)).toThrow()
      }),
    )
  })
})
