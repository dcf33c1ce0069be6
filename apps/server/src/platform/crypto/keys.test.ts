import { hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { deriveKey } from './keys.ts'

const [secret, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]

test('a key follows from secret and purpose, the first time and later', () => {
  const derived = Buffer.from(hkdfSync('sha256', secret, 'wenwu', 'papers', 32))
  expect([deriveKey(secret, 'papers'), deriveKey(secret, 'papers')]).toEqual([derived, derived])
  expect(deriveKey(secret, 'cookies')).not.toEqual(derived)
  expect(deriveKey(other, 'papers')).not.toEqual(derived)
})

test('who changes a key they were given changes no one else’s', () => {
  deriveKey(secret, 'papers').fill(0)
  expect(deriveKey(secret, 'papers')).toEqual(Buffer.from(hkdfSync('sha256', secret, 'wenwu', 'papers', 32)))
})
