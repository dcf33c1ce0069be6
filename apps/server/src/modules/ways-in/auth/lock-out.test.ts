import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { demoPassword } from '../../../db/seed/index.ts'
import type { RawReply } from '../../../platform/http/caller.ts'
import { TestDevice, ticketOf } from '../../../testing/test-device.ts'
import { digestOf, startTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('guessing passwords', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp({ config: { trustProxy: 1 } })
  })
  afterAll(() => api.stop())

  const homes = new Map<string, string>()
  /** The one network from which a name is tried unless another is given. */
  const homeOf = (username: string): string => {
    if (!homes.has(username)) homes.set(username, `10.0.${homes.size}.1`)
    return homes.get(username)!
  }
  const attempt = (username: string, password: string, address = homeOf(username)): Promise<RawReply> =>
    api.anonymous.send(
      auth.login,
      { username, passwordDigest: digestOf(password), kind: 'official', isRemembered: false },
      { headers: { 'x-forwarded-for': address } },
    )
  const many = (n: number, work: (i: number) => Promise<RawReply>) => Promise.all(Array.from({ length: n }, (_none, i) => work(i)))
  const errorOf = (reply: RawReply) => (reply.body as { error?: string }).error
  const nOf = (reply: RawReply) => (reply.body as { params: { n: number } }).params.n

  it.each(['national-officer', 'nobody-of-this-name'])('%s: counts down and locks at the fifth', async (username) => {
    const replies: RawReply[] = []
    for (let i = 0; i < 5; i++) replies.push(await attempt(username, 'wrong'))
    expect(replies.slice(0, 4).map((reply) => [reply.status, errorOf(reply), nOf(reply)])).toEqual(
      [4, 3, 2, 1].map((n) => [401, 'wrong-password', n]),
    )
    expect(replies[4]).toMatchObject({
      status: 401,
      body: {
        error: 'account-locked-out',
        msg: '账号已被锁定，请在 15分0秒 后重试！',
        params: { time: '15分0秒' },
        details: { seconds: 900 },
      },
    })
    const { lockoutTime } = (replies[4]!.body as { details: { lockoutTime: string } }).details
    expect(Math.abs(new Date(lockoutTime).getTime() - api.clock.now().getTime() - 900_000)).toBeLessThan(5000)
    // the right password does not open a locked name
    expect(errorOf(await attempt(username, demoPassword))).toBe('account-locked-out')
  })

  it('locks longer each time, and begins again after a success', async () => {
    const fail = async (n: number) => {
      let last: RawReply | undefined
      for (let i = 0; i < n; i++) last = await attempt('national-accept', 'wrong')
      return last!
    }
    expect(await fail(5)).toMatchObject({ body: { details: { seconds: 900 } } })
    api.clock.advance({ minutes: 16 })
    expect(await fail(5)).toMatchObject({ body: { details: { seconds: 1800 } } })
    api.clock.advance({ minutes: 16 })
    expect(errorOf(await attempt('national-accept', demoPassword))).toBe('account-locked-out')
    api.clock.advance({ minutes: 16 })
    expect(await fail(4)).toMatchObject({ body: { params: { n: 1 } } })
    expect((await attempt('national-accept', demoPassword)).status).toBe(200)
    expect(await fail(5)).toMatchObject({ body: { details: { seconds: 900 } } })
  })

  it.each(['national-office', 'nobody-else'])('%s: a hundred wrong tries at once are no more than five', async (username) => {
    const replies = await many(100, () => attempt(username, 'wrong'))
    const wrong = replies.filter((reply) => errorOf(reply) === 'wrong-password')
    expect(wrong.map(nOf).sort()).toEqual([1, 2, 3, 4])
    expect(replies.filter((reply) => errorOf(reply) === 'account-locked-out')).toHaveLength(96)
    const { rows } = await api.pool.query(
      'select failures, in_flight, lock_count from sign_in_attempts where name_key = $1 order by lock_count',
      [username],
    )
    expect(rows).toEqual([
      { failures: 5, in_flight: 0, lock_count: 0 },
      { failures: 5, in_flight: 0, lock_count: 1 },
    ])
  })

  it('a name that strangers have locked from their network is open from every other', async () => {
    for (let i = 0; i < 5; i++) await attempt('admin-security', 'wrong', '203.0.113.1')
    expect(errorOf(await attempt('admin-security', demoPassword, '203.0.113.1'))).toBe('account-locked-out')
    expect((await attempt('admin-security', demoPassword, '203.0.113.2')).status).toBe(200)
  })

  it.each(['province-sn', 'no-such-name'])(
    '%s: thirty wrong tries from many networks lock the name, also of a hundred at once',
    async (username) => {
      const replies = await many(100, (i) => attempt(username, 'wrong', `10.77.${i}.1`))
      expect(replies.filter((reply) => errorOf(reply) === 'wrong-password')).toHaveLength(29)
      expect(replies.filter((reply) => errorOf(reply) === 'account-locked-out')).toHaveLength(71)
      expect(errorOf(await attempt(username, demoPassword, '203.0.113.3'))).toBe('account-locked-out')
      api.clock.advance({ minutes: 16 })
      expect(errorOf(await attempt(username, 'wrong', '203.0.113.3'))).toBe('wrong-password')
    },
  )

  it('whom many networks have locked out enters from where they signed in before, with five tries there', async () => {
    const office = '203.0.113.10'
    const device = new TestDevice(api, { 'x-forwarded-for': office })
    expect((await device.exchange(ticketOf(await device.login('admin-system')))).status).toBe(200)
    for (let i = 0; i < 30; i++) await attempt('admin-system', 'wrong', `10.78.${i}.1`)
    expect(errorOf(await attempt('admin-system', demoPassword, '203.0.113.11'))).toBe('account-locked-out')
    expect((await attempt('admin-system', demoPassword, office)).status).toBe(200)
    for (let i = 0; i < 5; i++) await attempt('admin-system', 'wrong', office)
    expect(errorOf(await attempt('admin-system', demoPassword, office))).toBe('account-locked-out')
  })

  it('lets twenty right sign-ins of one user in at once', async () => {
    const replies = await many(20, () => attempt('national-lead', demoPassword))
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 20 }, () => 200))
    const { rows } = await api.pool.query("select failures, in_flight from sign_in_attempts where name_key = 'national-lead'")
    expect(rows).toEqual([
      { failures: 0, in_flight: 0 },
      { failures: 0, in_flight: 0 },
    ])
  })

  it('waits for the tries of another process instead of counting them as failures', async () => {
    const subject = `source:${homeOf('expert1')} expert1`
    const now = api.clock.now()
    await api.pool.query('insert into sign_in_attempts (subject, failures, in_flight, updated_at) values ($1, 2, 3, $2)', [subject, now])
    const before = api.queryCount()
    const waiting = attempt('expert1', demoPassword)
    // it has looked twice and found no room
    await expect.poll(() => api.queryCount()).toBeGreaterThan(before + 3)
    await api.pool.query('update sign_in_attempts set in_flight = in_flight - 1 where subject = $1', [subject])
    expect((await waiting).status).toBe(200)
  })

  it('forgets the tries of a process that died', async () => {
    await api.pool.query('insert into sign_in_attempts (subject, failures, in_flight, updated_at) values ($1, 0, 5, $2)', [
      `source:${homeOf('expert2')} expert2`,
      api.clock.now(),
    ])
    api.clock.advance({ minutes: 2 })
    expect((await attempt('expert2', demoPassword)).status).toBe(200)
  })

  it('stops an address that tries many names, for the rest of its quarter of an hour', async () => {
    api.setNow('2026-11-24T02:00:00Z')
    const address = '192.0.2.44'
    const replies: RawReply[] = []
    for (let i = 0; i < 5; i++) replies.push(...(await many(12, (j) => attempt(`guess-${i}-${j}`, 'wrong', address))))
    expect(replies.filter((reply) => errorOf(reply) === 'wrong-password')).toHaveLength(50)
    expect(replies.filter((reply) => errorOf(reply) === 'too-many-requests' && reply.status === 429)).toHaveLength(10)
    expect(errorOf(await attempt('expert3', demoPassword, address))).toBe('too-many-requests')
    // the refusals of the address count against no name, and other addresses are free
    expect((await attempt('expert3', demoPassword)).status).toBe(200)
    api.clock.advance({ minutes: 16 })
    expect((await attempt('expert3', demoPassword, address)).status).toBe(200)
  })

  it('does the same work for names that do not exist: statements and hash', async () => {
    const verify = vi.spyOn(api.services.passwords, 'verify')
    const workOf = async (username: string) => {
      verify.mockClear()
      const { statements } = await api.countQueries(() => attempt(username, 'wrong'))
      return { statements, hashes: verify.mock.calls.map(([digest]) => digest) }
    }
    const known = await workOf('province-sx')
    expect(known.hashes).toEqual([digestOf('wrong')])
    expect(known.statements.length).toBeGreaterThan(3)
    expect(await workOf('province-none')).toEqual(known)
    verify.mockRestore()
  })
})
