import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type AppError } from '@wenwu/core/kernel/errors'
import { BoundedQueue } from '../bounded-queue.ts'
import { PasswordHasher } from './password-hasher.ts'

const pepper = Buffer.alloc(32, 1)
const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const hasher = new PasswordHasher({ pepper, cost: 'test' })

describe('stored passwords', () => {
  it('verify, and differ for the same password', async () => {
    const [a, b] = [await hasher.hash(md5('Wenwu@2026')), await hasher.hash(md5('Wenwu@2026'))]
    expect(a).not.toBe(b)
    expect(await hasher.verify(md5('Wenwu@2026'), a)).toBe(true)
    expect(await hasher.verify(md5('Wenwu@2027'), a)).toBe(false)
  })

  it('hold neither the digest nor anything that verifies without the pepper', async () => {
    const digest = md5('Wenwu@2026')
    const stored = await hasher.hash(digest)
    expect(stored).toMatch(/^v1\$argon2id\$m=64,t=1,p=1\$/)
    expect(stored).not.toContain(digest)
    expect(await new PasswordHasher({ pepper: Buffer.alloc(32, 2), cost: 'test' }).verify(digest, stored)).toBe(false)
  })

  it('answers no for unknown names and for what is no digest, the decoy included', async () => {
    const stored = await hasher.hash(md5('x'))
    const emptyDigest = md5('')
    for (const digest of [md5('x'), emptyDigest, '', 'ot_abc', md5('x').toUpperCase()])
      expect(await hasher.verify(digest, undefined)).toBe(false)
    for (const digest of ['', 'x', md5('x').toUpperCase(), `${md5('x')}\n`]) expect(await hasher.verify(digest, stored)).toBe(false)
  })

  it('refuses to store the empty password and what is no digest', async () => {
    for (const digest of [md5(''), '', 'secret', md5('x').toUpperCase()]) {
      await expect(hasher.hash(digest)).rejects.toMatchObject({ code: 'bad-request', field: 'password' })
    }
  })

  it('throws when the stored text is not ours', async () => {
    await expect(hasher.verify(md5('x'), '$2b$10$abcdefghijklmnopqrstuv')).rejects.toThrow('unknown form')
    expect(() => new PasswordHasher({ pepper: Buffer.alloc(16), cost: 'test' })).toThrow(RangeError)
  })

  it('costs 19 MiB and two passes in production, and verifies there what a test stored', async () => {
    const production = new PasswordHasher({ pepper, cost: 'production' })
    const stored = await production.hash(md5('x'))
    expect(stored).toMatch(/^v1\$argon2id\$m=19456,t=2,p=1\$/)
    expect(production.needsRehash(stored)).toBe(false)
    const cheap = await hasher.hash(md5('x'))
    expect(production.needsRehash(cheap)).toBe(true)
    expect(await production.verify(md5('x'), cheap)).toBe(true)
  })

  it('sheds load beyond the queue', async () => {
    const small = new PasswordHasher({ pepper, cost: 'test', running: 1, waiting: 2 })
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => small.hash(md5('x'))))
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected', 'rejected'])
    expect(results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as AppError).code] : []))).toEqual([
      'busy',
      'busy',
      'busy',
    ])
    expect(await small.verify(md5('x'), undefined)).toBe(false)
  })
})

describe('a bounded queue', () => {
  it('runs two at a time, in order, and goes on after a failure', async () => {
    const queue = new BoundedQueue({ running: 2, waiting: 10 })
    const started: number[] = []
    let [active, most] = [0, 0]
    const job = (n: number) => async () => {
      started.push(n)
      most = Math.max(most, ++active)
      await new Promise(setImmediate)
      active--
      if (n === 1) throw new Error('one')
      return n
    }
    const results = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => queue.run(job(n))))
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([0, 'failed', 2, 3, 4])
    expect(started).toEqual([0, 1, 2, 3, 4])
    expect(most).toBe(2)
  })
})
