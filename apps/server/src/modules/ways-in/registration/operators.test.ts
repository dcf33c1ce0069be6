import { usualItem } from '../../../case-driver/played-items.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract } from '@wenwu/core/registration/contract'
import { contract as users } from '@wenwu/core/users/contract'
import type { OperatorQuery } from '@wenwu/core/registration/list'
import { newId } from '@wenwu/core/kernel/id'
import type { Caller } from '../../../platform/http/caller.ts'
import { newOperator, registerEntity, registrationCode, sendRegistration, signInAs } from '../../../testing/registrants.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const all: OperatorQuery = { filter: {}, sort: 'added-desc', page: { number: 1, size: 10 } }

describe('operators of an entity', () => {
  let api: TestApp
  let admin: Caller
  beforeAll(async () => {
    api = await startTestApp()
    ;({ caller: admin } = await registerEntity(api))
  })
  afterAll(() => api.stop())
  beforeEach(() => api.pool.query('delete from code_counts; delete from registration_counts; delete from operators'))

  async function add(more: Parameters<typeof newOperator>[0] = {}): Promise<{ id: string; username: string; mobile: string }> {
    const input = newOperator(more)
    const reply = await sendRegistration(api, 'addOperator', input, { caller: admin })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return { id: (reply.body as { data: { id: string } }).data.id, username: input.username, mobile: input.mobile }
  }
  /** Past the first sign-in, at which the password must be changed. */
  async function signedIn(username: string): Promise<Caller> {
    await api.pool.query('update users set must_change_password = false where username = $1', [username])
    return signInAs(api, username, 'legal-entity')
  }
  const draftOf = (caller: Caller) => caller.call(cases.createDraft, { itemCode: usualItem.code })
  const stateOf = async (id: string) => (await admin.call(contract.operators, all)).rows.find((row) => row.id === id)?.state
  const audited = async (id: string) =>
    (await api.pool.query<{ action: string }>('select action from audit_rows where object_id = $1 order by id', [id])).rows.map(
      (row) => row.action,
    )

  it('are accounts of the same organisation, with a password to be changed', async () => {
    const { id, username, mobile } = await add()
    const { rows } = await api.pool.query(
      'select kind, must_change_password, organization_id is not null as has_organization from users where id = $1',
      [id],
    )
    expect(rows).toEqual([{ kind: 'legal-entity', must_change_password: true, has_organization: true }])
    expect(await admin.call(contract.operators, all)).toMatchObject({
      total: 1,
      rows: [
        {
          username,
          name: '方既白',
          mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
          email: 'j***@example.com',
          state: 'authorized',
          lastSignInAt: null,
        },
      ],
    })
    const user = await (await signedIn(username)).call(auth.currentUser, {})
    expect(user).toMatchObject({ organizationName: '汾阳石刻保护研究所', roles: ['applicant'] })
    expect(user.permissions).not.toContain('operator.manage')
    expect(await audited(id)).toContain('registration.addOperator')
    const consent = await api.pool.query('select kind from consents where user_id = $1', [id])
    expect(consent.rows).toEqual([{ kind: 'operator' }])
  })

  it('see the entity’s cases only while they are authorised, in an open session too', async () => {
    const { id, username } = await add({ isAuthorized: false })
    const operator = await signedIn(username)
    const { id: caseId } = await draftOf(admin)
    const read = async () => (await operator.send(cases.get, { id: caseId })).status
    expect(await stateOf(id)).toBe('waiting')
    expect((await operator.call(auth.currentUser, {})).permissions).toEqual([])
    expect(await read()).toBe(404)
    await admin.call(contract.authorizeOperator, { id, authorized: true })
    expect(await stateOf(id)).toBe('authorized')
    expect((await operator.call(auth.currentUser, {})).permissions).toContain('case.apply')
    expect(await read()).toBe(200)
    await admin.call(contract.authorizeOperator, { id, authorized: false })
    expect(await stateOf(id)).toBe('waiting')
    expect((await operator.call(auth.currentUser, {})).permissions).toEqual([])
    expect(await read()).toBe(404)
    expect((await audited(id)).filter((action) => action === 'registration.authorizeOperator')).toHaveLength(2)
  })

  it('disabled, are signed out at once and cannot come in until they are enabled', async () => {
    const { id, username } = await add()
    const operator = await signedIn(username)
    expect((await operator.send(auth.currentUser, {})).status).toBe(200)
    await admin.call(contract.disableOperator, { id, locked: true })
    await admin.call(contract.disableOperator, { id, locked: true })
    expect(await stateOf(id)).toBe('disabled')
    expect((await operator.send(auth.currentUser, {})).status).toBe(401)
    await expect(signInAs(api, username, 'legal-entity')).rejects.toMatchObject({ status: 403, error: 'account-disabled' })
    await admin.call(contract.disableOperator, { id, locked: false })
    expect(await stateOf(id)).toBe('authorized')
    expect((await (await signInAs(api, username, 'legal-entity')).send(auth.currentUser, {})).status).toBe(200)
  })

  it('whom an administrator of the platform has locked the entity cannot enable', async () => {
    const { id } = await add()
    await api.pool.query(
      "update users set is_locked = true, locked_by = (select id from users where username = 'admin-system') where id = $1",
      [id],
    )
    expect(await stateOf(id)).toBe('locked')
    for (const locked of [true, false])
      expect(await admin.send(contract.disableOperator, { id, locked })).toMatchObject({
        status: 409,
        body: { error: 'operator-locked', msg: '该账号由平台管理员停用，本单位不能启用。' },
      })
    expect(await stateOf(id)).toBe('locked')
  })

  it('are kept out by two locks that stand beside each other: neither side ends the other’s', async () => {
    const { id, username } = await add()
    const version = async () => (await api.as('admin-system').call(users.get, { id })).version
    const entity = (locked: boolean) => admin.send(contract.disableOperator, { id, locked })
    const comesIn = () =>
      signInAs(api, username, 'legal-entity').then(
        () => true,
        (error: { error: string }) => error.error,
      )

    await entity(true)
    expect(await api.as('admin-security').call(users.get, { id })).toMatchObject({
      isLocked: true,
      lockedBy: null,
      disabledByEntityAt: expect.any(String) as string,
    })
    expect(await api.as('admin-security').send(users.unlock, { id, version: await version() })).toMatchObject({
      body: { error: 'account-state' },
    })
    await api.as('admin-system').call(users.lock, { id, version: await version(), reason: '核查期间停用' })
    expect(await stateOf(id)).toBe('locked')
    expect((await entity(false)).body).toMatchObject({ error: 'operator-locked' })
    // the administrator's lock ends, the entity's stays
    expect(await api.as('admin-security').call(users.unlock, { id, version: await version() })).toMatchObject({
      isLocked: true,
      lockReason: null,
    })
    expect(await stateOf(id)).toBe('disabled')
    expect(await comesIn()).toBe('account-disabled')
    expect((await entity(false)).status).toBe(200)
    expect(await comesIn()).toBe(true)

    await api.as('admin-system').call(users.lock, { id, version: await version(), reason: '核查期间停用' })
    expect((await entity(true)).body).toMatchObject({ error: 'operator-locked' })
    expect(await api.as('admin-security').call(users.unlock, { id, version: await version() })).toMatchObject({
      isLocked: false,
      disabledByEntityAt: null,
    })
    expect(await comesIn()).toBe(true)
  })

  it('who were disabled and then moved elsewhere are the administrators’ alone', async () => {
    const { id } = await add()
    await admin.call(contract.disableOperator, { id, locked: true })
    await api.pool.query('update users set organization_id = null where id = $1', [id])
    const { version, abilities } = await api.as('admin-security').call(users.get, { id })
    expect(abilities).toContain('unlock')
    expect(await api.as('admin-security').call(users.unlock, { id, version })).toMatchObject({ isLocked: false, disabledByEntityAt: null })
  })

  it('give back what they had claimed when they are disabled', async () => {
    const { id } = await add()
    const { rows } = await api.pool.query<{ id: string }>(
      "update tasks set claimed_by = $1, claimed_at = now() where id = (select id from tasks where state = 'open' limit 1) returning id",
      [id],
    )
    await admin.call(contract.disableOperator, { id, locked: true })
    const after = await api.pool.query('select claimed_by from tasks where id = any($1)', [rows.map((row) => row.id)])
    expect(after.rows.every((row: { claimed_by: string | null }) => row.claimed_by === null)).toBe(true)
  })

  it('need the code of their own phone, and take no name or phone of somebody else', async () => {
    const input = newOperator()
    expect(await sendRegistration(api, 'addOperator', { ...input, proof: '000000' }, { caller: admin })).toMatchObject({
      status: 400,
      body: { error: 'code-expired' },
    })
    const proof = await registrationCode(api, input.mobile)
    expect(await sendRegistration(api, 'addOperator', { ...input, proof, username: 'company' }, { caller: admin })).toMatchObject({
      status: 409,
      body: { error: 'username-taken' },
    })
    expect(await sendRegistration(api, 'addOperator', { ...input, proof, statement: '' }, { caller: admin })).toMatchObject({
      status: 422,
      body: { error: 'agreement-required' },
    })
    const key = newId()
    const first = await sendRegistration(api, 'addOperator', { ...input, proof }, { caller: admin, key })
    const again = await sendRegistration(api, 'addOperator', { ...input, proof }, { caller: admin, key })
    expect([first.status, again.body]).toEqual([200, first.body])
  })

  it('are listed by name or account, state and order, page by page, in two statements', async () => {
    const names = ['白露', '谷雨', '霜降']
    for (const name of names) await add({ name, isAuthorized: name !== '谷雨' })
    await add({ name: '百分%号'.replace('%', '') })
    const list = async (query: Partial<OperatorQuery>) =>
      (await admin.call(contract.operators, { ...all, ...query })).rows.map((row) => row.name)
    expect(await list({})).toEqual(['百分号', '霜降', '谷雨', '白露'])
    expect(await list({ sort: 'added-asc' })).toEqual(['白露', '谷雨', '霜降', '百分号'])
    expect(await list({ filter: { keyword: '谷雨' } })).toEqual(['谷雨'])
    expect(await list({ filter: { keyword: '%' } })).toEqual([])
    expect(await list({ filter: { state: 'waiting' } })).toEqual(['谷雨'])
    expect(await list({ sort: 'added-asc', page: { number: 2, size: 3 } })).toEqual(['百分号'])
    const { result, queries } = await api.countQueries(() => admin.call(contract.operators, { ...all, page: { number: 1, size: 2 } }))
    expect([result.total, result.rows.length]).toEqual([4, 2])
    // the session, the rows, the total
    expect(queries).toBe(3)
  })
})
