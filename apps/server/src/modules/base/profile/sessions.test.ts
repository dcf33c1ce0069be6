import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract } from '@wenwu/core/profile/contract'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('one’s own sessions', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())

  it('lists those that could act now, this one first, in two statements', async () => {
    const first = await api.signIn('national-lead')
    api.clock.advance({ minutes: 31 })
    const second = await api.signIn('national-lead')
    api.clock.advance({ minutes: 2 })
    const third = await api.signIn('national-lead')
    await api.signIn('national-office')
    const { result, queries } = await api.countQueries(() => second.call(contract.sessions, {}))
    expect(result).toHaveLength(2)
    expect(result.map((session) => session.isCurrent)).toEqual([true, false])
    expect(result[1]).toMatchObject({
      method: 'password',
      address: expect.stringMatching(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/),
      userAgent: expect.any(String),
    })
    expect(Date.parse(result[1]!.startedAt)).toBeGreaterThan(Date.parse(result[0]!.startedAt))
    // who calls, its touch after a minute, the list
    expect(queries).toBeLessThanOrEqual(3)
    expect((await third.call(contract.sessions, {})).map((session) => session.isCurrent)).toEqual([true, false])
    expect((await first.send(contract.sessions, {})).status).toBe(401)
  })

  it('ends one, at once', async () => {
    const [here, there] = [await api.signIn('expert1'), await api.signIn('expert1')]
    const other = (await here.call(contract.sessions, {})).find((session) => !session.isCurrent)!
    expect((await here.send(contract.endSession, { id: other.id })).status).toBe(200)
    expect((await there.send(auth.currentUser, {})).status).toBe(401)
    expect((await here.send(auth.currentUser, {})).status).toBe(200)
    expect(await here.send(contract.endSession, { id: other.id })).toMatchObject({ status: 404 })
  })

  it('lets no remembered browser come back', async () => {
    const remember =
      "insert into remembered_sign_ins (selector, family_id, user_id, validator_hash, device_key, created_at, expires_at) select $1, gen_random_uuid(), id, 'x', 'x', now(), now() + interval '9 days' from users where username = $2"
    const open = async (username: string) =>
      (
        await api.pool.query(
          'select from remembered_sign_ins r join users u on u.id = r.user_id where username = $1 and revoked_at is null',
          [username],
        )
      ).rowCount
    const here = await api.signIn('expert4')
    await api.pool.query(remember, ['of another', 'expert5'])
    for (const end of [
      async () => {
        await api.signIn('expert4')
        return here.call(contract.endSession, { id: (await here.call(contract.sessions, {})).find((session) => !session.isCurrent)!.id })
      },
      () => here.call(contract.endOtherSessions, {}),
    ]) {
      await api.pool.query(remember, [String(Math.random()), 'expert4'])
      expect(await open('expert4')).toBe(1)
      await end()
      expect(await open('expert4')).toBe(0)
    }
    expect(await open('expert5')).toBe(1)
  })

  it('ends all others', async () => {
    const [here, one, two] = [await api.signIn('expert2'), await api.signIn('expert2'), await api.signIn('expert2')]
    const stranger = await api.signIn('expert3')
    expect(await here.call(contract.endOtherSessions, {})).toEqual({ ended: 2 })
    for (const gone of [one, two]) expect((await gone.send(auth.currentUser, {})).status).toBe(401)
    for (const left of [here, stranger]) expect((await left.send(auth.currentUser, {})).status).toBe(200)
    expect(await here.call(contract.endOtherSessions, {})).toEqual({ ended: 0 })
  })
})
