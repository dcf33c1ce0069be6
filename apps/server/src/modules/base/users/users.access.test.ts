import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as users } from '@wenwu/core/users/contract'
import type { AnyEndpoint } from '@wenwu/core/http/endpoint'
import { digestOf, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { addAdministrator, addApproved, addWaiting, idOf, input, lastAudit, roleOf } from './user-fixtures.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const administrators = ['admin-system', 'admin-security', 'admin-audit'] as const
const errorOf = async (
  username: string,
  endpoint: AnyEndpoint,
  wire: Record<string, unknown>,
  file?: { name: string; content: string },
) => {
  const { status, body } = await api.as(username).sendWire(endpoint, wire, file === undefined ? {} : { file })
  return status < 300 ? 'ok' : (body as { error: string }).error
}

describe('each administrator and each command', () => {
  it('system prepares, security decides, audit reads; nobody else gets in', async () => {
    const csv = { name: 'x.csv', content: '用户名,姓名,用户类别\n' }
    const page = { pageNation: { pageNumber: 1, pageSize: 10 } }
    /** What system, security and audit get, with an account made for the purpose. */
    const expected: [
      AnyEndpoint,
      (id: string, version: number) => Record<string, unknown>,
      readonly [string, string, string],
      'waiting' | 'approved' | 'locked',
    ][] = [
      [users.list, () => page, ['ok', 'ok', 'ok'], 'waiting'],
      [users.export, () => ({ ...page, columns: [] }), ['ok', 'ok', 'ok'], 'waiting'],
      [users.roles, () => ({}), ['ok', 'ok', 'ok'], 'waiting'],
      [users.organizations, () => ({}), ['ok', 'ok', 'ok'], 'waiting'],
      [users.get, (id) => ({ id }), ['ok', 'ok', 'ok'], 'waiting'],
      [users.update, (id, version) => ({ id, version, name: '新名' }), ['ok', 'forbidden', 'forbidden'], 'waiting'],
      [users.issuePassword, (id) => ({ id }), ['ok', 'forbidden', 'forbidden'], 'waiting'],
      [users.discard, (id) => ({ id }), ['ok', 'forbidden', 'forbidden'], 'waiting'],
      [users.lock, (id, version) => ({ id, version, reason: '调离' }), ['ok', 'ok', 'forbidden'], 'approved'],
      [users.unlock, (id, version) => ({ id, version }), ['forbidden', 'ok', 'forbidden'], 'locked'],
      [users.approve, (id, version) => ({ id, version }), ['forbidden', 'ok', 'forbidden'], 'waiting'],
      [users.refuse, (id, version) => ({ id, version, reason: '不符' }), ['forbidden', 'ok', 'forbidden'], 'waiting'],
      [users.batch, (id, version) => ({ act: 'lock', accounts: [{ id, version }], reason: '调离' }), ['ok', 'ok', 'forbidden'], 'approved'],
      [users.setRoles, (id, version) => ({ id, version, roleIds: [] }), ['forbidden', 'ok', 'forbidden'], 'approved'],
      [users.resetPassword, (id, version) => ({ id, version }), ['forbidden', 'ok', 'forbidden'], 'approved'],
      [users.clearLockOut, (id) => ({ id }), ['forbidden', 'account-state', 'forbidden'], 'approved'],
      [users.reveal, (id) => ({ id, field: 'mobile', reason: '核实' }), ['ok', 'ok', 'forbidden'], 'approved'],
      [users.importTemplate, () => ({}), ['ok', 'forbidden', 'forbidden'], 'waiting'],
      [users.previewImport, () => ({}), ['ok', 'forbidden', 'forbidden'], 'waiting'],
      [users.import, () => ({}), ['ok', 'forbidden', 'forbidden'], 'waiting'],
      [users.importResult, (id) => ({ id }), ['not-found', 'forbidden', 'forbidden'], 'waiting'],
      [users.importPasswords, (id) => ({ id }), ['not-found', 'forbidden', 'forbidden'], 'waiting'],
    ]
    let n = 0
    for (const [endpoint, wire, results, state] of expected) {
      for (const [i, administrator] of administrators.entries()) {
        const made = state === 'waiting' ? await addWaiting(api, `target${++n}`) : await addApproved(api, `target${++n}`)
        const { id, version } =
          state === 'locked' ? await api.as('admin-security').call(users.lock, { id: made.id, version: made.version, reason: '试' }) : made
        const file = endpoint.stream === 'upload' ? csv : undefined
        expect([endpoint.path, administrator, await errorOf(administrator, endpoint, wire(id, version), file)]).toEqual([
          endpoint.path,
          administrator,
          results[i],
        ])
        if (i === 0)
          for (const other of ['company', 'person', 'province-sx', 'national-lead', 'expert1', 'customs'])
            expect([endpoint.path, other, await errorOf(other, endpoint, wire(id, version), file)]).toEqual([
              endpoint.path,
              other,
              'forbidden',
            ])
      }
    }
    // each endpoint of the contract stands above, but for the making of accounts
    expect(new Set(expected.map(([endpoint]) => endpoint)).size).toBe(Object.keys(users).length - 1)
    for (const [who, result] of [
      ['admin-system', 'ok'],
      ['admin-security', 'forbidden'],
      ['admin-audit', 'forbidden'],
      ['company', 'forbidden'],
    ] as const)
      expect(await errorOf(who, users.create, users.create.input.toWire(input(`by-${who}`)))).toBe(result)
  })

  it('none of them sees a case by being an administrator', async () => {
    for (const administrator of administrators) {
      const page = await api
        .as(administrator)
        .call(cases.query, { filter: { preset: 'all' }, sort: 'submitted-desc', page: { number: 1, size: 10 } })
      expect([administrator, page.rows.length]).toEqual([administrator, 0])
    }
  })
})

describe('one’s own account', () => {
  it('is nobody’s to administer, and a try is audited', async () => {
    await addAdministrator(api, 'system', 'spare-system')
    await addAdministrator(api, 'security', 'spare-security')
    const own = { system: await idOf(api, 'admin-system'), security: await idOf(api, 'admin-security') }
    expect(await errorOf('admin-system', users.update, { id: own.system, version: 1, name: '自己' })).toBe('own-account')
    expect(await errorOf('admin-system', users.lock, { id: own.system, version: 1, reason: '自己' })).toBe('own-account')
    for (const [endpoint, wire] of [
      [users.lock, { reason: '自己' }],
      [users.unlock, {}],
      [users.approve, {}],
      [users.refuse, { reason: '自己' }],
      [users.setRoles, { roleIds: [] }],
      [users.resetPassword, {}],
      [users.clearLockOut, {}],
      [users.reveal, { field: 'mobile', reason: '自己' }],
    ] as [AnyEndpoint, Record<string, unknown>][])
      expect([endpoint.path, await errorOf('admin-security', endpoint, { id: own.security, version: 1, ...wire })]).toEqual([
        endpoint.path,
        'own-account',
      ])
    expect(await lastAudit(api, 'users.reveal')).toMatchObject({
      outcome: 'denied',
      object_id: own.security,
      details: { error: 'own-account' },
    })
    await api.pool.query("update users set is_locked = true where username like 'spare-%'")
  })
})

describe('the last administrator of a kind', () => {
  it('is neither locked nor relieved nor moved; one of two is', async () => {
    const id = await idOf(api, 'admin-audit')
    expect(await errorOf('admin-system', users.lock, { id, version: 1, reason: '试' })).toBe('last-administrator')
    expect(await errorOf('admin-security', users.setRoles, { id, version: 1, roleIds: [] })).toBe('last-administrator')
    expect(await errorOf('admin-system', users.update, { id, version: 1, mobile: '13900000001' })).toBe('last-administrator')
    const second = await addAdministrator(api, 'audit')
    expect(await errorOf('admin-system', users.lock, { id, version: 1, reason: '试' })).toBe('ok')
    expect(await errorOf('admin-system', users.lock, { id: second, version: 1, reason: '试' })).toBe('last-administrator')
    expect(await errorOf('admin-security', users.unlock, { id, version: 2 })).toBe('ok')
    expect(await errorOf('admin-security', users.setRoles, { id: second, version: 1, roleIds: [] })).toBe('ok')
  })

  it('two who lock each other at once: one stays', async () => {
    await api.pool.query("update users set is_locked = false where username = 'spare-system'")
    const [a, b] = [await idOf(api, 'admin-system'), await idOf(api, 'spare-system')]
    const versions = await Promise.all([a, b].map(async (id) => (await api.as('admin-security').call(users.get, { id })).version))
    await Promise.all([api.as('admin-system').send(auth.currentUser, {}), api.as('spare-system').send(auth.currentUser, {})])
    const results = await Promise.all([
      errorOf('admin-system', users.lock, { id: b, version: versions[1], reason: '抢先' }),
      errorOf('spare-system', users.lock, { id: a, version: versions[0], reason: '抢先' }),
    ])
    expect(results.filter((result) => result === 'ok')).toHaveLength(1)
    const { rows } = await api.pool.query(
      "select 1 from users u join user_roles ur on ur.user_id = u.id join roles r on r.id = ur.role_id where r.code = 'system-administrator' and not u.is_locked",
    )
    expect(rows).toHaveLength(1)
    // whoever lost, admin-system goes on with the session the other tests use
    await api.pool.query('update users set is_locked = false, version = version + 1 where id = $1', [a])
    await api.pool.query('update sessions set ended_at = null where user_id = $1', [a])
    await api.pool.query('update users set is_locked = true where id = $1', [b])
  })
})

describe('two persons', () => {
  it('whoever proposed an account does not approve it, and the database holds that too', async () => {
    const made = await addWaiting(api, 'twopersons')
    await api.pool.query('update users set proposed_by = $1 where id = $2', [await idOf(api, 'admin-security'), made.id])
    expect(await errorOf('admin-security', users.approve, { id: made.id, version: 1 })).toBe('same-person')
    await expect(api.pool.query('update users set approved_by = proposed_by where id = $1', [made.id])).rejects.toMatchObject({
      code: '23514',
    })
  })

  it('of many approvals at once one counts', async () => {
    await addAdministrator(api, 'security', 'third-security')
    const made = await addWaiting(api, 'approvedonce')
    await api.as('third-security').send(auth.currentUser, {})
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        errorOf(i % 2 === 0 ? 'admin-security' : 'third-security', users.approve, { id: made.id, version: 1 }),
      ),
    )
    expect(results.filter((result) => result === 'ok')).toHaveLength(1)
    expect(results.filter((result) => result === 'conflict')).toHaveLength(7)
    expect((await api.as('admin-security').call(users.get, { id: made.id })).version).toBe(2)
  })

  it('an approval and a correction at once: the correction is not approved unseen', async () => {
    for (let i = 0; i < 5; i++) {
      const made = await addWaiting(api, `crossed${i}`)
      const [approved, corrected] = await Promise.all([
        errorOf('admin-security', users.approve, { id: made.id, version: 1 }),
        errorOf('admin-system', users.update, { id: made.id, version: 1, mobile: '13900000009' }),
      ])
      expect([approved, corrected].sort()).toEqual(['conflict', 'ok'])
      const now = await api.as('admin-system').call(users.get, { id: made.id })
      expect(now.status).toBe(approved === 'ok' ? 'active' : 'pending')
    }
  })
})

describe('an administrator’s role', () => {
  it('stands alone, and is not granted while the first password is known to whoever made the account', async () => {
    const made = await addApproved(api, 'newadmin')
    const [audit, expert, applicant] = [
      await roleOf(api, 'audit-administrator'),
      await roleOf(api, 'expert'),
      await roleOf(api, 'applicant'),
    ]
    const grant = (roleIds: string[], version: number) => errorOf('admin-security', users.setRoles, { id: made.id, version, roleIds })
    expect(await grant([audit, expert], 2)).toBe('administrator-role-exclusive')
    expect(await grant([applicant], 2)).toBe('role-not-for-kind')
    expect(await grant([audit], 2)).toBe('first-password-unchanged')
    await api.pool.query('update users set must_change_password = false where id = $1', [made.id])
    expect(await grant([audit], 2)).toBe('ok')
    expect(await errorOf('admin-security', users.resetPassword, { id: made.id, version: 3 })).toBe('administrator-password')
    const official = await idOf(api, 'province-sx')
    const { version } = await api.as('admin-security').call(users.get, { id: official })
    await api.as('admin-security').call(users.resetPassword, { id: official, version })
    // with the shown password one can sign in and choose the next
    await api.pool.query('update users set must_change_password = false where id = $1', [official])
    const makeAuditor = { id: official, version: version + 1, roleIds: [audit] }
    expect(await errorOf('admin-security', users.setRoles, makeAuditor)).toBe('password-shown')
    await api.pool.query('update users set password_shown_to = null where id = $1', [official])
    expect(await errorOf('admin-security', users.setRoles, makeAuditor)).toBe('ok')
    await expect(api.pool.query('insert into user_roles values ($1, $2)', [made.id, expert])).rejects.toMatchObject({ code: '23514' })
  })
})

describe('an account that waits', () => {
  it('comes in by no way, and with roles neither', async () => {
    const made = await addWaiting(api, 'waitsfor')
    const { password } = await api.as('admin-system').call(users.issuePassword, { id: made.id })
    await api.as('admin-security').call(users.setRoles, { id: made.id, version: 1, roleIds: [await roleOf(api, 'national-lead')] })
    const login = () =>
      api.anonymous.send(auth.login, { username: 'waitsfor', passwordDigest: digestOf(password), kind: 'official', isRemembered: false })
    expect(await login()).toMatchObject({ status: 403, body: { error: 'account-pending' } })
    await api.as('admin-security').call(users.refuse, { id: made.id, version: 2, reason: '不符' })
    expect(await login()).toMatchObject({ status: 403, body: { error: 'account-pending' } })
  })
})
