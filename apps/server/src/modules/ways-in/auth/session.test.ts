import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const group = '00000000-0000-7000-8000-000000000001'

/** One of each table that rights follow from, in this order. */
const changesOfRights = [
  'update roles set permissions = permissions',
  'update user_roles set role_id = role_id',
  `insert into work_groups (id, name, name_key, created_at, updated_at) values ('${group}', '专班', '专班', now(), now())`,
  `insert into work_group_members (group_id, user_id) select '${group}', id from users where username = 'national-lead'`,
  `insert into authorisations (id, principal_id, deputy_id, organization_id, from_on, to_on, made_at)
     select gen_random_uuid(), p.id, d.id, d.organization_id, '2026-11-01', '2026-12-31', now()
     from users d join users p on p.organization_id = d.organization_id and p.id <> d.id where d.username = 'national-lead' limit 1`,
  'update users set organization_id = organization_id',
  `update organizations set province_code = '62' where province_code = '61'`,
]

describe('a session', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())

  const lost = { status: 401, body: { error: 'signed-out', msg: '身份认证信息已失效，请重新登录。' } }

  it('ends after thirty idle minutes, and any call keeps it', async () => {
    const user = await api.signIn('national-lead')
    for (let i = 0; i < 3; i++) {
      api.clock.advance({ minutes: 28 })
      expect((await user.send(auth.currentUser, {})).status).toBe(200)
    }
    api.clock.advance({ minutes: 31 })
    expect(await user.send(auth.currentUser, {})).toMatchObject(lost)
  })

  it('ends after twelve hours, however busy', async () => {
    const user = await api.signIn('national-lead')
    for (let minutes = 20; minutes < 720; minutes += 20) {
      api.clock.advance({ minutes: 20 })
      expect((await user.send(auth.currentUser, {})).status).toBe(200)
    }
    api.clock.advance({ minutes: 20 })
    expect(await user.send(auth.currentUser, {})).toMatchObject(lost)
  })

  it('notes being used at most once a minute, and costs one statement otherwise', async () => {
    const user = await api.signIn('national-lead')
    const first = await api.countQueries(() => user.call(auth.currentUser, {}))
    api.clock.advance({ seconds: 61 })
    const later = await api.countQueries(() => user.call(auth.currentUser, {}))
    const again = await api.countQueries(() => user.call(auth.currentUser, {}))
    expect([first.queries, later.queries, again.queries]).toEqual([1, 2, 1])
  })

  it('is over at once when its account is disabled', async () => {
    const user = await api.signIn('expert1')
    expect((await user.send(auth.currentUser, {})).status).toBe(200)
    await api.pool.query("update users set is_locked = true where username = 'expert1'")
    expect(await user.send(auth.currentUser, {})).toMatchObject(lost)
  })

  it('has the key of what its person keeps in a browser, the same in every session and of nobody else', async () => {
    const keyOf = async (username: string) => (await api.as(username).call(auth.currentUser, {})).copyKey
    const [first, other] = await Promise.all([keyOf('company'), keyOf('museum')])
    const again = await api.signIn('company')
    expect((await again.call(auth.currentUser, {})).copyKey).toBe(first)
    expect([Buffer.from(first, 'base64').length, first === other]).toEqual([32, false])
  })

  it('follows a change of role at the next call', async () => {
    const user = await api.signIn('expert2')
    expect((await user.call(auth.currentUser, {})).permissions).toContain('task.handle')
    await api.pool.query("delete from user_roles where user_id = (select id from users where username = 'expert2')")
    expect((await user.call(auth.currentUser, {})).permissions).toEqual([])
  })

  it('is told what it may do by what was read before, until rights change anywhere', async () => {
    const user = await api.signIn('national-lead')
    const statementOf = async () => (await api.countQueries(() => user.call(auth.currentUser, {}))).statements.join('\n')
    expect(await statementOf()).toContain('user_roles')
    expect(await statementOf()).not.toContain('user_roles')
    for (const change of changesOfRights) {
      await api.pool.query(change)
      expect(await statementOf(), change).toContain('user_roles')
    }
    await api.pool.query('update users set mobile = mobile')
    expect(await statementOf()).not.toContain('user_roles')
  })

  it('is over on the server after signing out; others of the same account live on', async () => {
    const [one, other] = [await api.signIn('national-lead'), await api.signIn('national-lead')]
    expect((await one.send(auth.signOut, {})).status).toBe(200)
    expect(await one.send(auth.currentUser, {})).toMatchObject(lost)
    expect((await one.send(auth.signOut, {})).status).toBe(200)
    expect((await other.send(auth.currentUser, {})).status).toBe(200)
  })

  it('cannot be ended by a link: signing out needs the header', async () => {
    expect(await api.anonymous.send(auth.signOut, {})).toMatchObject(lost)
  })

  it.each(['', 'x', 'Bearer ', 'Bearer x', 'a'.repeat(43), 'a'.repeat(500), "' or 1=1 --"])(
    'is not what %j opens',
    async (authorization) => {
      expect((await api.request('GET', auth.currentUser.path, undefined, { authorization })).status).toBe(401)
    },
  )
})
