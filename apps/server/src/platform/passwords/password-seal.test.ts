import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { passwordWireLimit } from '@wenwu/core/auth/password-rule'
import { anyCharacter } from '@wenwu/core/testing/any-character'
import { sealWith } from '../../testing/seal-password.ts'
import { openSeal, sealingKey, sealLifetime } from './password-seal.ts'

const secret = Buffer.alloc(48, 7)
const now = new Date('2026-11-23T02:00:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

describe('sealed passwords', () => {
  it('are opened by every server with the same secret, and by no other', () => {
    const wire = sealWith(sealingKey(secret, now), 'Kz7!wpQ')
    expect(openSeal(Buffer.from(secret), wire, now)).toMatchObject({ password: 'Kz7!wpQ', expiresAt: later(sealLifetime) })
    expect(openSeal(Buffer.alloc(48, 8), wire, now)).toBeUndefined()
  })

  it('carry any text, and no two of them are alike', () => {
    const key = sealingKey(secret, now)
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (password) => {
        const [first, second] = [sealWith(key, password), sealWith(key, password)]
        expect(first).not.toBe(second)
        expect(first).not.toContain(Buffer.from(password).toString('base64') || '?')
        expect(openSeal(secret, first, now)?.password).toBe(password)
        expect(openSeal(secret, first, now)?.hash).not.toEqual(openSeal(secret, second, now)?.hash)
      }),
      { numRuns: 30 },
    )
  })

  it('fit into the field of the wire with the longest password of the page', () => {
    expect(sealWith(sealingKey(secret, now), 'x'.repeat(200)).length).toBeLessThanOrEqual(passwordWireLimit)
  })

  it('do not open when one bit differs', () => {
    const wire = sealWith(sealingKey(secret, now), 'Kz7!wpQ')
    const [prefix, encoded] = [wire.slice(0, 15), wire.slice(16)]
    const bytes = Buffer.from(encoded, 'base64')
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(7), (at, bit) => {
        const changed = Buffer.from(bytes)
        changed[at]! ^= 1 << bit
        expect(openSeal(secret, `${prefix}:${changed.toString('base64')}`, now)).toBeUndefined()
      }),
    )
    expect(openSeal(secret, wire, now)?.password).toBe('Kz7!wpQ')
  })

  it('are the same value in another spelling of its base64', () => {
    const wire = sealWith(sealingKey(secret, now), 'Kz7!wpQ4')
    const hash = openSeal(secret, wire, now)?.hash
    expect(hash).toBeDefined()
    expect(openSeal(secret, wire.replace(/=+$/, ''), now)?.hash).toEqual(hash)
  })

  it('end with their nonce, also over midnight', () => {
    const wire = sealWith(sealingKey(secret, now), 'Kz7!wpQ')
    expect(openSeal(secret, wire, later(sealLifetime - 1))).toBeDefined()
    expect(openSeal(secret, wire, later(sealLifetime))).toBeUndefined()
    const late = new Date('2026-11-23T23:58:00Z')
    const overnight = sealWith(sealingKey(secret, late), 'Kz7!wpQ')
    expect(openSeal(secret, overnight, new Date('2026-11-24T00:01:00Z'))).toBeDefined()
  })

  it('need a nonce of ours and a key in use', () => {
    const key = sealingKey(secret, now)
    for (const nonce of [
      '',
      'x',
      `${later(60_000).getTime().toString(36)}.abc.${randomBytes(16).toString('base64url')}`,
      sealingKey(Buffer.alloc(48, 8), now).nonce,
    ])
      expect(openSeal(secret, sealWith({ ...key, nonce }, 'Kz7!wpQ'), now), nonce).toBeUndefined()
    const yesterday = sealingKey(secret, new Date('2026-11-22T02:00:00Z'))
    expect(openSeal(secret, sealWith({ ...yesterday, nonce: key.nonce }, 'Kz7!wpQ'), now)).toBeUndefined()
    for (const content of [null, [], { password: 7, nonce: key.nonce }, { nonce: key.nonce }, { password: 'x' }])
      expect(openSeal(secret, sealWith(key, '', content), now)).toBeUndefined()
  })

  it('are nothing else', () => {
    const { kid } = sealingKey(secret, now)
    for (const wire of [
      '',
      'enc:',
      `enc:v1:${kid}:`,
      `enc:v1:${kid}:${'A'.repeat(300)}`,
      `enc:v2:${kid}:${'A'.repeat(300)}`,
      `enc:v1:x:${'A'.repeat(300)}`,
      `enc:v1:${kid}:${Buffer.alloc(300, 4).toString('base64')}`,
    ])
      expect(openSeal(secret, wire, now)).toBeUndefined()
  })
})
