import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorOf, TestDevice, ticketOf } from '../../../../testing/test-device.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

describe('a known browser, while strangers keep a name locked', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp({ config: { trustProxy: 1 } })
  })
  afterAll(() => api.stop())

  let host = 0
  const network = () => `198.51.100.${++host}`
  const browser = () => new TestDevice(api, { 'x-forwarded-for': network() })
  /** A browser that has signed in as this account, and has travelled since. */
  const known = async (username: string) => {
    const device = browser()
    expect((await device.exchange(ticketOf(await device.login(username)))).status).toBe(200)
    device.moveTo(network())
    return device
  }
  /** Five wrong passwords from each of six networks. */
  const lock = async (username: string) => {
    for (let n = 0; n < 6; n++) {
      const stranger = browser()
      for (let i = 0; i < 5; i++) await stranger.login(username, { password: 'wrong' })
      expect(errorOf(await stranger.login(username))).toBe('account-locked-out')
    }
  }
  const tryAgain = async (device: TestDevice, username: string, password?: string) =>
    device.login(username, { ...(password !== undefined && { password }), headers: await device.proof('sign-in') })

  it('still enters; an unknown one, and the same without its proof, do not', async () => {
    const device = await known('national-lead')
    await lock('national-lead')
    expect(errorOf(await tryAgain(browser(), 'national-lead'))).toBe('account-locked-out')
    expect(errorOf(await device.login('national-lead'))).toBe('account-locked-out')
    expect((await tryAgain(device, 'national-lead')).status).toBe(200)
    // the lock of the name stands for all others
    expect(errorOf(await browser().login('national-lead'))).toBe('account-locked-out')
  })

  it('has five tries of its own, also for a hundred at once', async () => {
    const device = await known('national-officer')
    await lock('national-officer')
    const proofs = await Promise.all(Array.from({ length: 40 }, () => device.proof('sign-in')))
    const replies = await Promise.all(proofs.map((headers) => device.login('national-officer', { password: 'wrong', headers })))
    expect(replies.filter((reply) => errorOf(reply) === 'wrong-password')).toHaveLength(4)
    expect(replies.filter((reply) => errorOf(reply) === 'account-locked-out')).toHaveLength(36)
    expect(errorOf(await tryAgain(device, 'national-officer'))).toBe('account-locked-out')
    api.clock.advance({ minutes: 16 })
    expect((await tryAgain(device, 'national-officer')).status).toBe(200)
  })

  it('is known for its own account alone', async () => {
    const device = await known('expert1')
    await lock('expert2')
    expect(errorOf(await tryAgain(device, 'expert2'))).toBe('account-locked-out')
  })

  it('counts against the name while nobody has locked it', async () => {
    const device = await known('expert3')
    expect(await tryAgain(device, 'expert3', 'wrong')).toMatchObject({ body: { error: 'wrong-password', params: { n: 4 } } })
    const { rows } = await api.pool.query<{ subject: string }>(
      "select subject from sign_in_attempts where subject like '%expert3' and failures > 0",
    )
    expect(rows.map(({ subject }) => subject).sort()).toEqual(['name:expert3', `source:198.51.100.${host} expert3`])
  })

  it('does not open the lock of an administrator, nor that of its address', async () => {
    const device = await known('expert4')
    await lock('expert4')
    await api.pool.query("update users set is_locked = true where username = 'expert4'")
    // a locked account trusts no device any more
    expect(errorOf(await tryAgain(device, 'expert4'))).toBe('account-locked-out')
    await api.pool.query("update users set is_locked = false where username = 'expert4'")
    expect(errorOf(await tryAgain(device, 'expert4'))).toBe('account-locked-out')
  })

  it('is forgotten with the password, and gives way to the eleventh', async () => {
    const device = await known('expert5')
    for (let i = 0; i < 10; i++) await known('expert5')
    await lock('expert5')
    expect(errorOf(await tryAgain(device, 'expert5'))).toBe('account-locked-out')
    const { rows } = await api.pool.query("select from known_devices d join users u on u.id = d.user_id where u.username = 'expert5'")
    expect(rows).toHaveLength(10)
    await api.pool.query("update users set password_changed_at = now() where username = 'expert5'")
    const left = await api.pool.query("select from known_devices d join users u on u.id = d.user_id where u.username = 'expert5'")
    expect(left.rows).toHaveLength(0)
  })
})
