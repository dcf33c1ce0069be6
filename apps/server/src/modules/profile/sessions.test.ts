import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract } from '@wenwu/core/profile/contract'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

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
    expect(result[1]).toMatchObject({ method: 'password', address: expect.stringMatching(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/), userAgent: expect.any(String) })
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

  it('ends all others', async () => {
    const [here, one, two] = [await api.signIn('expert2'), await api.signIn('expert2'), await api.signIn('expert2')]
    const stranger = await api.signIn('expert3')
    expect(await here.call(contract.endOtherSessions, {})).toEqual({ ended: 2 })
    for (const gone of [one, two]) expect((await gone.send(auth.currentUser, {})).status).toBe(401)
    for (const left of [here, stranger]) expect((await left.send(auth.currentUser, {})).status).toBe(200)
    expect(await here.call(contract.endOtherSessions, {})).toEqual({ ended: 0 })
  })
})
