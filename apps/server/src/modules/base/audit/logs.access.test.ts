import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/audit/contract'
import { administratorRoles } from '@wenwu/core/auth/permissions'
import { readSheet } from '../../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
  for (const username of ['admin-system', 'admin-security', 'admin-audit', 'national-lead', 'company']) await api.signIn(username)
  await api.anonymous.request('POST', '/sso/login', { username: 'admin-system', password: 'a'.repeat(32), type: '3' })
})
afterAll(() => api.stop())

const page = { number: 1, size: 100 }
const signIns = (username: string, person?: string) =>
  api.as(username).call(contract.signIns, { filter: { person }, sort: 'at-desc', page })
const calls = () => [
  [contract.figures, {}],
  [contract.signIns, { filter: {}, sort: 'at-desc', page }],
  [contract.exportSignIns, { filter: {}, sort: 'at-desc', columns: [] }],
  [contract.operations, { filter: { preset: 'all' }, sort: 'at-desc', page }],
  [contract.exportOperations, { filter: {}, sort: 'at-desc', columns: [] }],
  [contract.startVerification, {}],
  [contract.lastVerification, {}],
]
const statuses = (username: string) =>
  Promise.all(calls().map(async ([endpoint, input]) => (await api.as(username).send(endpoint as never, input as never)).status))

describe('who reads which log (三员分立)', () => {
  it('nobody else; the system administrator neither', async () => {
    for (const [endpoint, input] of calls()) expect((await api.anonymous.send(endpoint as never, input as never)).status).toBe(401)
    for (const username of ['company', 'person', 'province-sx', 'national-lead', 'thirdparty', 'expert1', 'customs', 'admin-system'])
      expect([username, await statuses(username)]).toEqual([username, [403, 403, 403, 403, 403, 403, 403]])
  })

  it('the security administrator the sign-ins of users alone, the audit administrator those of all', async () => {
    expect(await statuses('admin-security')).toEqual([200, 200, 200, 403, 403, 403, 403])
    expect(await statuses('admin-audit')).toEqual([200, 200, 200, 200, 200, 200, 200])
    const seen = new Set((await signIns('admin-security')).rows.map((row) => row.username))
    expect([...seen].filter((name) => name.startsWith('admin-'))).toEqual([])
    expect(seen).toContain('national-lead')
    expect((await signIns('admin-security', '管理员')).rows).toEqual([])
    const all = (await signIns('admin-audit')).rows
    expect(new Set(all.map((row) => row.username))).toEqual(
      expect.objectContaining(new Set(['admin-system', 'admin-security', 'national-lead'])),
    )
    // also a failed try of an administrator's name, which no session speaks for
    expect(all.filter((row) => row.username === 'admin-system').map((row) => row.outcome)).toContain('denied')
  })

  it('the same holds for the export', async () => {
    const names = async (username: string) =>
      (
        await readSheet(
          (await api.as(username).download(contract.exportSignIns, { filter: {}, sort: 'at-desc', columns: ['username'] })).content,
        )
      ).flat()
    expect((await names('admin-security')).filter((name) => name.startsWith('admin-'))).toEqual([])
    expect(await names('admin-audit')).toContain('admin-system')
  })

  it('a role of the installation’s own that reads the operation log sees no administrator', async () => {
    await api.pool.query("update roles set permissions = permissions || '{audit.read}' where code = 'national-office'")
    const { rows } = await api.as('national-office').call(contract.operations, { filter: { preset: 'all' }, sort: 'at-desc', page })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter((row) => row.actorRoles.some((role) => administratorRoles.some((one) => one === role)))).toEqual([])
    await api.pool.query("update roles set permissions = array_remove(permissions, 'audit.read') where code = 'national-office'")
  })

  it('nobody changes a row: there is no call for it, and the tables refuse', async () => {
    expect(Object.values(contract).map((endpoint) => endpoint.method)).not.toContain('DELETE')
    await expect(api.pool.query("update audit_rows set outcome = 'done'")).rejects.toMatchObject({ code: '42501' })
    await expect(api.pool.query('delete from audit_rows')).rejects.toMatchObject({ code: '42501' })
  })
})
