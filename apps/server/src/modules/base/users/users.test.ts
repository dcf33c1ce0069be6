import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract as users } from '@wenwu/core/users/contract'
import type { BatchAct } from '@wenwu/core/users/model'
import { digestOf, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newIndividual, sendRegistration } from '../../../testing/registrants.ts'
import { addApproved, addWaiting, idOf, input, lastAudit, organizationOf, roleOf } from './user-fixtures.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const system = () => api.as('admin-system')
const security = () => api.as('admin-security')
const login = (username: string, password: string) =>
  api.anonymous.send(auth.login, { username, passwordDigest: digestOf(password), kind: 'official', isRemembered: false })

describe('a new account', () => {
  it('waits, has no password, is given one to hand over, and comes in when it was approved', async () => {
    const made = await addWaiting(api, 'Wen.Ruyu', { organizationId: await organizationOf(api, '陕西省文物局') })
    expect(made).toMatchObject({
      status: 'pending',
      isLocked: false,
      version: 1,
      mobile: '138****8000',
      email: 'w***@example.cn',
      roles: [],
      mustChangePassword: true,
      organizationName: '陕西省文物局',
      proposedBy: '系统管理员',
    })
    expect((await login('wen.ruyu', '任意')).body).toMatchObject({ error: 'wrong-password' })
    const first = await system().call(users.issuePassword, { id: made.id })
    const { password } = await system().call(users.issuePassword, { id: made.id })
    expect(password).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[^A-Za-z0-9])[A-Za-z].{15}$/)
    expect((await login('wen.ruyu', first.password)).body).toMatchObject({ error: 'wrong-password' })
    expect(await login('wen.ruyu', password)).toMatchObject({ status: 403, body: { error: 'account-pending' } })

    const approved = await security().call(users.approve, { id: made.id, version: made.version })
    expect(approved).toMatchObject({ status: 'active', approvedBy: '安全管理员', version: 2 })
    expect((await login('WEN.RUYU', password)).status).toBe(200)
    expect((await system().send(users.issuePassword, { id: made.id })).body).toMatchObject({ error: 'account-state' })
    expect(JSON.stringify((await api.pool.query('select details from audit_rows')).rows)).not.toContain(password)
    expect(JSON.stringify((await api.pool.query('select reply from idempotency_keys')).rows)).not.toContain(password)
  })

  it('has a name of its own, whatever its spelling', async () => {
    await addWaiting(api, 'taken01')
    expect(await system().send(users.create, input('ＴＡＫＥＮ01'))).toMatchObject({
      status: 409,
      body: { error: 'username-taken', field: 'username', params: { username: 'TAKEN01' } },
    })
    const results = await Promise.all(Array.from({ length: 4 }, () => system().send(users.create, input('raced01'))))
    expect(results.map((reply) => reply.status).sort()).toEqual([200, 409, 409, 409])
  })

  it('is checked field by field', async () => {
    const reply = await system().send(
      users.create,
      input('-x', { name: ' ', mobile: '12345678901', email: 'x', expertField: '古'.repeat(51) }),
    )
    expect(reply).toMatchObject({ status: 422, body: { error: 'form-invalid', field: 'username' } })
    expect((reply.body as { problems: unknown }).problems).toEqual([
      { path: 'username', code: 'format' },
      { path: 'name', code: 'required' },
      { path: 'mobile', code: 'format' },
      { path: 'email', code: 'format' },
      { path: 'expertField', code: 'too-long', params: { max: 50 } },
    ])
    expect(
      (await system().send(users.create, input('orgless', { organizationId: '01890000-0000-7000-8000-00000000dead' }))).body,
    ).toMatchObject({ error: 'organization-inactive', field: 'organizationId' })
  })

  it('a repeated request makes one account', async () => {
    const [one, two] = [
      await system().call(users.create, input('once01'), { idempotencyKey: 'once-once-once' }),
      await system().call(users.create, input('once01'), { idempotencyKey: 'once-once-once' }),
    ]
    expect(one).toEqual(two)
  })

  it('is sent back with a reason, corrected, and let in', async () => {
    const made = await addWaiting(api, 'sentback')
    expect((await security().send(users.refuse, { id: made.id, version: 1, reason: '  ' })).body).toMatchObject({
      error: 'reason-required',
    })
    const refused = await security().call(users.refuse, { id: made.id, version: 1, reason: '请核对姓名。' })
    expect(refused).toMatchObject({ status: 'refused', refusalReason: '请核对姓名。' })
    expect((await security().send(users.approve, { id: made.id, version: 2 })).body).toMatchObject({ error: 'account-state' })
    const again = await system().call(users.update, { id: made.id, version: 2, change: { name: '温如言' } })
    expect(again).toMatchObject({ status: 'pending', refusalReason: null, name: '温如言', version: 3 })
    expect((await security().call(users.approve, { id: made.id, version: 3 })).status).toBe('active')
  })

  it('that never was in force can be removed, and its name is free', async () => {
    const made = await addWaiting(api, 'mistyped')
    await system().call(users.discard, { id: made.id })
    expect((await system().send(users.get, { id: made.id })).status).toBe(404)
    expect(await lastAudit(api, 'users.discard')).toMatchObject({ object_id: made.id, details: { username: 'mistyped' } })
    const inForce = await addApproved(api, 'mistyped')
    expect((await system().send(users.discard, { id: inForce.id })).body).toMatchObject({ error: 'account-state' })
  })
})

describe('a change', () => {
  it('keeps what is not sent, names the changed fields in the audit trail and never their values', async () => {
    const made = await addApproved(api, 'changed01')
    const view = await system().call(users.update, {
      id: made.id,
      version: 2,
      change: { name: '温如是', email: 'new@example.cn', familyName: '温' },
    })
    expect(view).toMatchObject({ name: '温如是', mobile: '138****8000', email: 'n***@example.cn', status: 'active', version: 3 })
    const row = await lastAudit(api, 'users.update')
    expect(row?.details).toEqual({ username: 'changed01', fields: ['name', 'email'] })
    expect((await system().call(users.update, { id: made.id, version: 3, change: { name: '温如是' } })).version).toBe(3)
  })

  it('of what rights follow from makes an account in force wait again, and ends its sessions', async () => {
    const officer = await api.signIn('province-gd')
    const id = await idOf(api, 'province-gd')
    expect((await officer.send(auth.currentUser, {})).status).toBe(200)
    const view = await system().call(users.update, {
      id,
      version: 1,
      change: { organizationId: await organizationOf(api, '陕西省文物局') },
    })
    expect(view.status).toBe('pending')
    expect((await officer.send(auth.currentUser, {})).status).toBe(401)
    expect(view.abilities).not.toContain('discard')
    expect(view.abilities).not.toContain('issue-password')
    expect((await lastAudit(api, 'users.update'))?.details).toEqual({ username: 'province-gd', fields: ['organizationId'], waits: true })
    expect((await security().call(users.approve, { id, version: 2 })).status).toBe('active')
  })

  it('on an older version is refused', async () => {
    const made = await addApproved(api, 'stale01')
    expect(await system().send(users.update, { id: made.id, version: 1, change: { name: '别人' } })).toMatchObject({
      status: 409,
      body: { error: 'conflict' },
    })
    expect(await security().send(users.lock, { id: made.id, version: 1, reason: '离职' })).toMatchObject({
      status: 409,
      body: { error: 'conflict' },
    })
  })

  it('of the kind fits the roles', async () => {
    const id = await idOf(api, 'province-hb')
    expect((await system().send(users.update, { id, version: 1, change: { kind: 'individual' } })).body).toMatchObject({
      error: 'role-not-for-kind',
      field: 'kind',
    })
  })
})

describe('locking', () => {
  it('ends sessions and keeps out at once; only security lets in again', async () => {
    const officer = await api.signIn('province-sc')
    const id = await idOf(api, 'province-sc')
    const before = await system().call(users.get, { id })
    expect(before.openSessions).toBe(1)
    const locked = await system().call(users.lock, { id, version: before.version, reason: '调离' })
    expect(locked).toMatchObject({ isLocked: true, lockReason: '调离', lockedBy: '系统管理员', openSessions: 0 })
    expect((await officer.send(auth.currentUser, {})).status).toBe(401)
    expect(await login('province-sc', 'Wenwu@2026#')).toMatchObject({
      status: 403,
      body: { error: 'account-disabled', msg: '此账号已被禁用！' },
    })
    expect(await lastAudit(api, 'users.lock')).toMatchObject({ details: { username: 'province-sc', reason: '调离', sessions: 1 } })
    const open = await security().call(users.unlock, { id, version: locked.version })
    expect(open).toMatchObject({ isLocked: false, lockReason: null, lockedBy: null })
    expect((await login('province-sc', 'Wenwu@2026#')).status).toBe(200)
  })

  it('a name that wrong passwords keep out is let in again by security', async () => {
    const id = await idOf(api, 'province-yn')
    for (let i = 0; i < 5; i++) await login('province-yn', 'falsch')
    expect((await login('province-yn', 'Wenwu@2026#')).body).toMatchObject({ error: 'account-locked-out' })
    const seen = await security().call(users.get, { id })
    expect(seen.lockedOutUntil).not.toBeNull()
    expect(seen.abilities).toContain('clear-lock-out')
    expect((await security().call(users.clearLockOut, { id })).lockedOutUntil).toBeNull()
    expect((await login('province-yn', 'Wenwu@2026#')).status).toBe(200)
    expect((await security().send(users.clearLockOut, { id })).body).toMatchObject({ error: 'account-state' })
  })
})

describe('a reset password', () => {
  it('replaces the old one once, must be changed, and ends the sessions', async () => {
    const officer = await api.signIn('province-hn')
    const id = await idOf(api, 'province-hn')
    const { version } = await security().call(users.get, { id })
    const { password } = await security().call(users.resetPassword, { id, version })
    expect((await officer.send(auth.currentUser, {})).status).toBe(401)
    expect((await login('province-hn', 'Wenwu@2026#')).body).toMatchObject({ error: 'wrong-password' })
    expect((await login('province-hn', password ?? '')).status).toBe(200)
    expect(await security().call(users.get, { id })).toMatchObject({ mustChangePassword: true, version: version + 1 })
    expect((await lastAudit(api, 'users.resetPassword'))?.details).toEqual({ username: 'province-hn', delivery: 'shown' })
  })

  it('goes to the phone of the user where that is wanted, and to nobody else', async () => {
    await api.pool.query("update users set mobile = '13900004321' where username = 'province-fj'")
    const id = await idOf(api, 'province-fj')
    const { version, canSendPassword } = await security().call(users.get, { id })
    expect(canSendPassword).toBe(true)
    const reply = await security().send(users.resetPassword, { id, version, delivery: 'sms' })
    expect(reply.body).toMatchObject({ data: { password: null } })
    const { rows } = await api.pool.query<{ template: string; sealed: Buffer }>(
      'select template, sealed from messages order by created_at desc, id desc limit 1',
    )
    expect(rows[0]?.template).toBe('one-time-password')
    expect(rows[0]?.sealed.toString('latin1')).not.toContain('province-fj')
    expect((await login('province-fj', 'Wenwu@2026#')).body).toMatchObject({ error: 'wrong-password' })
    await api.pool.query("update users set mobile = '' where id = $1", [id])
    expect((await security().send(users.resetPassword, { id, version: version + 1, delivery: 'sms' })).body).toMatchObject({
      error: 'account-state',
    })
  })
})

describe('roles', () => {
  it('count from the next call, and the audit trail names what was granted and revoked', async () => {
    const made = await addApproved(api, 'roles01', { organizationId: await organizationOf(api, '陕西省文物局') })
    const [officer, lead] = [await roleOf(api, 'province-officer'), await roleOf(api, 'province-lead')]
    const one = await security().call(users.setRoles, { id: made.id, version: made.version, roleIds: [officer] })
    expect(one.roles.map((role) => role.code)).toEqual(['province-officer'])
    const two = await security().call(users.setRoles, { id: made.id, version: one.version, roleIds: [lead] })
    expect(two.roles.map((role) => role.code)).toEqual(['province-lead'])
    expect((await lastAudit(api, 'users.setRoles'))?.details).toEqual({
      username: 'roles01',
      granted: ['province-lead'],
      revoked: ['province-officer'],
    })
    expect((await security().call(users.setRoles, { id: made.id, version: two.version, roleIds: [lead] })).version).toBe(two.version)
    expect(
      (await security().send(users.setRoles, { id: made.id, version: two.version, roleIds: ['01890000-0000-7000-8000-00000000dead'] }))
        .body,
    ).toMatchObject({ error: 'bad-request', field: 'roleIds' })
  })
})

describe('looking at a masked value', () => {
  it('needs a reason, is audited without the value, and ends at thirty an hour, also when asked at once', async () => {
    const made = await addWaiting(api, 'revealed01')
    expect((await system().send(users.reveal, { id: made.id, field: 'mobile', reason: ' ' })).body).toMatchObject({
      error: 'reason-required',
    })
    expect(await system().call(users.reveal, { id: made.id, field: 'mobile', reason: '电话核实身份' })).toEqual({ value: '13812348000' })
    expect((await lastAudit(api, 'users.reveal'))?.details).toEqual({ username: 'revealed01', field: 'mobile', reason: '电话核实身份' })
    const rest = await Promise.all(
      Array.from({ length: 33 }, () => system().send(users.reveal, { id: made.id, field: 'email', reason: '核实' })),
    )
    expect(rest.filter((reply) => reply.status === 200)).toHaveLength(29)
    expect(rest.filter((reply) => reply.status === 429)).toHaveLength(4)
    api.clock.advance({ minutes: 61 })
    expect((await system().send(users.reveal, { id: made.id, field: 'email', reason: '核实' })).status).toBe(200)
  })

  it('the identity number of a registrant is masked, in no list, and opened with a reason', async () => {
    const person = newIndividual()
    expect((await sendRegistration(api, 'individual', person)).status).toBe(200)
    const id = await idOf(api, person.username)
    const { identityNumber } = person
    const seen = await system().call(users.get, { id })
    expect(seen.identityNumber).toBe(`110105********${identityNumber.slice(-4)}`)
    expect(
      JSON.stringify(
        await system().call(users.list, { filter: { keyword: person.username }, sort: 'created-desc', page: { number: 1, size: 10 } }),
      ),
    ).not.toContain('110105')
    expect(await security().call(users.reveal, { id, field: 'identityNumber', reason: '核对实名信息' })).toEqual({ value: identityNumber })
    expect((await lastAudit(api, 'users.reveal'))?.details).toEqual({
      username: person.username,
      field: 'identityNumber',
      reason: '核对实名信息',
    })
    expect(await api.as('admin-audit').send(users.reveal, { id, field: 'identityNumber', reason: '核对' })).toMatchObject({ status: 403 })
    const none = await addWaiting(api, 'noidentity')
    expect([none.identityNumber, await system().call(users.reveal, { id: none.id, field: 'identityNumber', reason: '核对' })]).toEqual([
      '',
      { value: '' },
    ])
    expect(JSON.stringify((await api.pool.query('select details from audit_rows')).rows)).not.toContain(identityNumber)
  })
})

describe('one act on several accounts', () => {
  const batch = (caller: ReturnType<typeof system>, act: BatchAct, accounts: readonly { id: string; version: number }[], reason = '') =>
    caller.call(users.batch, { act, accounts: accounts.map(({ id, version }) => ({ id, version })), reason })

  it('is decided account by account, each with its result and its audit row', async () => {
    const [fine, stale, locked] = [
      await addApproved(api, 'batch-fine'),
      await addApproved(api, 'batch-stale'),
      await addApproved(api, 'batch-locked'),
    ]
    const closed = await system().call(users.lock, { id: locked.id, version: locked.version, reason: '先停' })
    const own = await idOf(api, 'admin-system')
    const gone = '01890000-0000-7000-8000-00000000dead'
    const accounts = [fine, { id: stale.id, version: 1 }, closed, { id: own, version: 1 }, { id: gone, version: 1 }]
    expect((await system().send(users.batch, { act: 'lock', accounts, reason: ' ' })).body).toMatchObject({
      error: 'reason-required',
      field: 'reason',
    })
    expect(await batch(system(), 'lock', accounts, '届满')).toEqual([
      { id: fine.id, error: null, params: {} },
      { id: stale.id, error: 'conflict', params: {} },
      { id: closed.id, error: 'account-state', params: {} },
      { id: own, error: 'own-account', params: {} },
      { id: gone, error: 'not-found', params: {} },
    ])
    expect([
      (await system().call(users.get, { id: fine.id })).isLocked,
      (await system().call(users.get, { id: stale.id })).isLocked,
    ]).toEqual([true, false])
    const { rows } = await api.pool.query(
      "select object_id, outcome, details from audit_rows where action = 'users.lock' order by id desc limit 5",
    )
    expect(rows.reverse()).toEqual([
      { object_id: fine.id, outcome: 'done', details: { username: 'batch-fine', reason: '届满', sessions: 0 } },
      { object_id: stale.id, outcome: 'denied', details: { username: 'batch-stale', error: 'conflict' } },
      { object_id: closed.id, outcome: 'denied', details: { username: 'batch-locked', error: 'account-state' } },
      { object_id: own, outcome: 'denied', details: { username: 'admin-system', error: 'own-account' } },
      { object_id: gone, outcome: 'denied', details: { error: 'not-found' } },
    ])
    expect((await lastAudit(api, 'users.batch'))?.details).toEqual({ action: 'users.lock', count: 5, done: 1 })
  })

  it('goes on where the database refuses one, and each act keeps its right', async () => {
    const place = await organizationOf(api, '海南省旅游和文化广电体育厅').catch(() => organizationOf(api, '督察司'))
    const [inside, outside] = [await addWaiting(api, 'batch-inside', { organizationId: place }), await addWaiting(api, 'batch-outside')]
    await api.pool.query('update users set is_locked = true where id = $1', [inside.id])
    await api.pool.query('update organizations set is_active = false where id = $1', [place])
    expect(await batch(security(), 'unlock', [inside, outside])).toEqual([
      { id: inside.id, error: 'organization-inactive', params: {} },
      { id: outside.id, error: 'account-state', params: {} },
    ])
    expect(await batch(security(), 'approve', [outside])).toEqual([{ id: outside.id, error: null, params: {} }])
    expect(await batch(system(), 'approve', [outside])).toEqual([{ id: outside.id, error: 'forbidden', params: {} }])
    await api.pool.query('update organizations set is_active = true where id = $1', [place])
  })

  it('repeated with the same key is done once', async () => {
    const made = await addApproved(api, 'batch-once')
    const input = { act: 'lock' as const, accounts: [{ id: made.id, version: made.version }], reason: '届满' }
    const [one, two] = [
      await system().call(users.batch, input, { idempotencyKey: 'batch-once-once' }),
      await system().call(users.batch, input, { idempotencyKey: 'batch-once-once' }),
    ]
    expect([one, two]).toEqual([[{ id: made.id, error: null, params: {} }], one])
  })
})
