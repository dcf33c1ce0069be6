import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract } from '@wenwu/core/profile/contract'
import { demoPassword } from '../../../db/seed/index.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { sealedBy } from '../../../testing/seal-password.ts'
import { digestOf, startTestApp, type TestApp } from '../../../testing/test-app.ts'

const next = 'Kz7!wpQ4'

describe('changing one’s own password', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())

  const change = (caller: Caller, current: string, wanted: string, ids: string[] = []) =>
    caller.send(contract.changePassword, { ids, current, next: wanted })
  /** Both sealed, as the page sends them. */
  const changeSealed = async (caller: Caller, current: string, wanted: string) =>
    change(caller, await sealedBy(caller, current), await sealedBy(caller, wanted))
  const login = (username: string, password: string) =>
    api.anonymous.send(auth.login, { username, passwordDigest: digestOf(password), kind: 'official', isRemembered: false })

  it('puts it in force, keeps this session and ends every other', async () => {
    const [here, there] = [await api.signIn('national-lead'), await api.signIn('national-lead')]
    const stranger = await api.signIn('national-office')
    const { ticket } = await api.anonymous.call(auth.login, {
      username: 'national-lead',
      passwordDigest: digestOf(demoPassword),
      kind: 'official',
      isRemembered: false,
    })
    expect(await changeSealed(here, demoPassword, next)).toMatchObject({ status: 200, body: { code: 200, data: { ended: 1 } } })
    expect((await here.send(auth.currentUser, {})).status).toBe(200)
    expect(await there.send(auth.currentUser, {})).toMatchObject({ status: 401, body: { error: 'signed-out' } })
    expect((await stranger.send(auth.currentUser, {})).status).toBe(200)
    // a ticket that was still on its way is void too
    expect((await api.request('POST', '/sso/createTokenByUserId', {}, { authorization: ticket })).status).toBe(401)
    expect((await login('national-lead', demoPassword)).status).toBe(401)
    expect((await login('national-lead', next)).status).toBe(200)
    const age = api.clock.now().getTime() - Date.parse((await here.call(contract.details, {})).passwordChangedAt)
    expect(age).toBeGreaterThanOrEqual(0)
    expect(age).toBeLessThan(60_000)
  })

  it('takes the specification’s payload with MD5 digests', async () => {
    const user = await api.signIn('national-office')
    const { id } = await user.call(auth.currentUser, {})
    const payload = {
      cscpUserDetailDTO: { familyName: '', username: 'national-office', id, userId: id, currentUserPwd: digestOf(demoPassword) },
      newPassword: digestOf(next),
    }
    expect(await user.request('PUT', '/api/userCount/cscpUserDetails', payload)).toMatchObject({ status: 200, body: { code: 200 } })
    expect((await login('national-office', next)).status).toBe(200)
  })

  it('leaves an audit row without any password', async () => {
    const user = await api.signIn('national-accept')
    await changeSealed(user, demoPassword, next)
    const { rows } = await api.pool.query<{ whole: string; object_id: string; actor_id: string }>(
      "select audit_rows::text as whole, object_id, actor_id from audit_rows where action = 'profile.changePassword' and outcome = 'done' order by id desc limit 1",
    )
    expect(rows[0]!.object_id).toBe(rows[0]!.actor_id)
    for (const secret of [demoPassword, next, digestOf(demoPassword), digestOf(next)]) expect(rows[0]!.whole).not.toContain(secret)
  })

  it('says what is wrong with the new one, by its field, and counts nothing', async () => {
    const user = await api.signIn('expert1')
    for (const [wanted, error, msg] of [
      ['Ab1!x', 'password-rule', '请填入正确的格式的账号密码'],
      ['Ab1!xAb1!xAb1!xAb1!x', 'password-rule', '请填入正确的格式的账号密码'],
      ['abcdefgh1', 'password-rule', '请填入正确的格式的账号密码'],
      ['Admin@123', 'password-common', '该密码过于常见，容易被猜中，请更换。'],
      ['xExpert1!', 'password-own-name', '密码中不能包含账号，请更换。'],
      [demoPassword, 'password-unchanged', '新密码不能与原密码相同。'],
    ] as const)
      expect(await changeSealed(user, demoPassword, wanted), wanted).toMatchObject({
        status: 422,
        body: { error, msg, field: 'newPassword' },
      })
    // a digest hides its letters, but the common ones and those made of the name are known by it
    expect(await change(user, digestOf(demoPassword), digestOf('Admin@123'))).toMatchObject({
      status: 422,
      body: { error: 'password-common' },
    })
    expect(await change(user, digestOf(demoPassword), digestOf('Expert1@2026'))).toMatchObject({
      status: 422,
      body: { error: 'password-own-name' },
    })
    expect(await change(user, digestOf(demoPassword), digestOf(demoPassword))).toMatchObject({
      status: 422,
      body: { error: 'password-unchanged' },
    })
    for (const empty of ['', digestOf('')])
      expect(await change(user, digestOf(demoPassword), empty)).toMatchObject({
        status: 400,
        body: { error: 'bad-request', field: 'newPassword' },
      })
    const { rows } = await api.pool.query("select from sign_in_attempts where subject = 'name:expert1' and failures > 0")
    expect(rows).toHaveLength(0)
    expect((await login('expert1', demoPassword)).status).toBe(200)
  })

  it('five wrong current passwords end the session; the entrance counts apart and stays open', async () => {
    const user = await api.signIn('expert2')
    expect(await changeSealed(user, 'wrong', next)).toMatchObject({
      status: 422,
      body: { error: 'current-password-wrong', field: 'currentUserPwd', params: { n: 4 }, msg: '当前密码错误，您还有 4 次尝试机会！' },
    })
    expect(await login('expert2', 'wrong')).toMatchObject({ status: 401, body: { params: { n: 4 } } })
    for (let n = 3; n > 0; n--) expect(await changeSealed(user, 'wrong', next)).toMatchObject({ status: 422, body: { params: { n } } })
    expect(await changeSealed(user, 'wrong', next)).toMatchObject({
      status: 401,
      body: { error: 'current-password-locked', field: 'currentUserPwd', msg: '当前密码错误次数过多，已退出登录，请重新登录。' },
    })
    expect((await user.send(auth.currentUser, {})).status).toBe(401)
    expect((await changeSealed(await api.signIn('expert2'), demoPassword, next)).status).toBe(200)
    const { rows } = await api.pool.query("select from audit_rows where action = 'profile.changePassword' and outcome = 'denied'")
    expect(rows.length).toBeGreaterThanOrEqual(5)
  })

  it('does not let many guesses at once past the limit', async () => {
    const user = await api.signIn('expert3')
    const replies = await Promise.all(Array.from({ length: 40 }, (_, n) => change(user, digestOf(`guess ${n}`), digestOf(next))))
    expect(replies.filter((reply) => (reply.body as { error?: string }).error === 'current-password-wrong')).toHaveLength(4)
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([422, 401]))
  })

  it('refuses a sealed password that was used, changed or sealed for another installation', async () => {
    const user = await api.signIn('expert4')
    const [current, wanted] = [await sealedBy(user, 'wrong'), await sealedBy(user, next)]
    expect((await change(user, current, wanted)).status).toBe(422)
    expect(await change(user, current, await sealedBy(user, next))).toMatchObject({
      status: 400,
      body: { error: 'password-seal-invalid', field: 'currentUserPwd' },
    })
    expect(await change(user, await sealedBy(user, demoPassword), wanted)).toMatchObject({
      status: 400,
      body: { error: 'password-seal-invalid', field: 'newPassword' },
    })
    expect((await login('expert4', demoPassword)).status).toBe(200)
  })

  it('tells the phone', async () => {
    const count = async () => (await api.pool.query("select from messages where template = 'own-password-changed'")).rows.length
    const before = await count()
    await changeSealed(await api.signIn('customs'), demoPassword, next)
    expect(await count()).toBe(before + 1)
    await api.pool.query("update users set mobile = '' where username = 'customs'")
    await changeSealed(await api.signIn('customs', next), next, demoPassword)
    expect(await count()).toBe(before + 1)
  })

  it('tells the rule in words', async () => {
    expect(await api.anonymous.call(contract.passwordRule, {})).toBe(
      '密码为 6 到 16 个字符，须包含数字、大写字母、小写字母、特殊字符中的至少三种，不能包含账号，也不能使用常见密码。',
    )
  })
})

describe('a password that must be changed', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
    await api.pool.query("update users set must_change_password = true where username = 'national-lead'")
  })
  afterAll(() => api.stop())

  it('opens nothing else until it is', async () => {
    const user = await api.signIn('national-lead')
    expect((await user.call(auth.currentUser, {})).passwordState).toBe('must-change')
    expect((await user.send(auth.menus, {})).status).toBe(200)
    expect(await user.send(contract.details, {})).toMatchObject({
      status: 403,
      body: { error: 'password-must-change', msg: '请先修改密码，再继续使用平台。' },
    })
    expect((await user.send(contract.sessions, {})).status).toBe(403)
    expect(
      (await user.send(contract.changePassword, { ids: [], current: await sealedBy(user, demoPassword), next: await sealedBy(user, next) }))
        .status,
    ).toBe(200)
    expect((await user.call(auth.currentUser, {})).passwordState).toBe('fine')
    expect((await user.send(contract.details, {})).status).toBe(200)
  })
})

describe('the reminder of an old password', () => {
  const stateAfter = async (days: number, passwordNoticeDays: number) => {
    const api = await startTestApp({ config: { passwordNoticeDays } })
    try {
      await api.pool.query("update users set password_changed_at = $1 where username = 'national-lead'", [
        new Date(api.clock.now().getTime() - days * 86_400_000),
      ])
      return (await (await api.signIn('national-lead')).call(auth.currentUser, {})).passwordState
    } finally {
      await api.stop()
    }
  }

  it('comes after the days that are set, and blocks nothing', async () => {
    expect(await stateAfter(89, 90)).toBe('fine')
    expect(await stateAfter(91, 90)).toBe('old')
    expect(await stateAfter(9000, 0)).toBe('fine')
  })
})
