import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { administratorRoles, builtInRoles, isAdministratorPermission, permissionCodes } from '@wenwu/core/auth/permissions'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { AnyEndpoint } from '@wenwu/core/http/endpoint'
import { contract as roles } from '@wenwu/core/roles/contract'
import type { RoleInput, TreeNode } from '@wenwu/core/roles/model'
import { sampleInput } from '../../../testing/sample-input.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
let roleId: string
const role: RoleInput = {
  id: undefined,
  name: '普通角色',
  extent: '',
  icon: 'users',
  parentId: null,
  scope: 'none',
  organizations: [],
  provinces: [],
}
beforeAll(async () => {
  api = await startTestApp()
  roleId = (await api.as('admin-security').call(roles.create, role)).id
})
afterAll(() => api.stop())

const idOf = async (code: string) => (await api.as('admin-security').call(roles.list, {})).find((each) => each.code === code)!.id
function flat(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)])
}

describe('who may keep roles', () => {
  const everybody = [
    'company',
    'person',
    'province-sx',
    'province-sx-lead',
    'national-lead',
    'thirdparty',
    'expert1',
    'customs',
    'admin-system',
    'admin-audit',
  ]

  it.each(Object.entries(roles))('%s: the security administrator, nobody else', async (name, endpoint) => {
    const sent = sampleInput(endpoint as AnyEndpoint)
    expect((await api.anonymous.sendWire(endpoint as AnyEndpoint, sent)).status).toBe(401)
    for (const username of everybody) {
      const readsList = name === 'list' && ['admin-system', 'admin-audit'].includes(username)
      expect([username, (await api.as(username).sendWire(endpoint as AnyEndpoint, sent)).status]).toEqual([username, readsList ? 200 : 403])
    }
    expect((await api.as('admin-security').sendWire(endpoint as AnyEndpoint, sent)).status).not.toBe(403)
  })
})

describe('the three administrators stay apart', () => {
  it('nothing of their roles can be changed: name, menus, buttons, fields, existence', async () => {
    const security = api.as('admin-security')
    for (const code of administratorRoles) {
      const id = await idOf(code)
      const before = (await api.pool.query('select * from roles where id = $1', [id])).rows
      const menu = flat(await security.call(roles.menuTree, { roleId: id })).find((node) => node.title === '待办')!
      expect(menu.isDisabled).toBe(true)
      const replies = [
        await security.send(roles.update, { ...role, id, name: '改名' }),
        await security.send(roles.update, { ...role, id, scope: 'nation' }),
        await security.send(roles.saveMenus, { roleId: id, ids: [menu.id] }),
        await security.send(roles.saveButtons, { roleId: id, ids: [] }),
        await security.send(roles.saveFields, { roleId: id, value: '' }),
        await security.send(roles.remove, { roleId: id }),
      ]
      expect(replies.map((reply) => (reply.body as { error: string }).error)).toEqual(Array(6).fill('role-fixed'))
      expect((await api.pool.query('select * from roles where id = $1', [id])).rows).toEqual(before)
    }
  })

  it('their permissions reach no other role, by menu or by button', async () => {
    const security = api.as('admin-security')
    const { rows } = await api.pool.query<{ id: string; type: string; permission_code: string }>(
      'select id, type, permission_code from menus',
    )
    const closed = rows.filter((row) => isAdministratorPermission(row.permission_code))
    expect(closed.length).toBeGreaterThan(2)
    for (const entry of closed) {
      const save = entry.type === 'menu' ? roles.saveMenus : roles.saveButtons
      expect((await security.send(save, { roleId, ids: [entry.id] })).body, entry.permission_code).toMatchObject({
        error: 'role-separation',
      })
    }
    const tree = flat([...(await security.call(roles.menuTree, { roleId })), ...(await security.call(roles.buttonTree, { roleId }))])
    for (const entry of closed) expect(tree.find((node) => node.id === entry.id)).toMatchObject({ isDisabled: true, checked: false })
    // nor when a tick got into the table by another way
    await api.pool.query('insert into role_menus (role_id, menu_id) values ($1, $2)', [roleId, closed[0]!.id])
    const todo = tree.find((node) => node.title === '待办')!
    await security.call(roles.saveMenus, { roleId, ids: [todo.id] })
    expect((await api.pool.query('select permissions from roles where id = $1', [roleId])).rows).toEqual([{ permissions: ['task.inbox'] }])
  })

  it('a role is either theirs or of the business, and every permission has a place in a tree', async () => {
    for (const [code, { permissions }] of Object.entries(builtInRoles)) {
      const theirs = administratorRoles.some((each) => each === code)
      for (const permission of permissions)
        expect([code, permission, isAdministratorPermission(permission)]).toEqual([code, permission, theirs])
    }
    const { rows } = await api.pool.query<{ permission_code: string }>('select distinct permission_code from menus')
    const carried = rows.map((row) => row.permission_code)
    for (const permission of permissionCodes.filter((code) => !isAdministratorPermission(code))) expect(carried).toContain(permission)
  })

  it('the rights of administrators open no case, whatever scope a second role would have had', async () => {
    await expect(
      api.pool.query("insert into user_roles (user_id, role_id) select id, $1 from users where username = 'admin-system'", [roleId]),
    ).rejects.toThrow(/excludes/)
    const page = { filter: { preset: 'all' as const }, sort: 'submitted-desc' as const, page: { number: 1, size: 10 } }
    for (const username of ['admin-system', 'admin-security', 'admin-audit'])
      expect((await api.as(username).call(cases.query, page)).rows).toEqual([])
  })
})

describe('a custom role', () => {
  it('gives permissions and scope at the next call, and takes them with it', async () => {
    const security = api.as('admin-security')
    const { id } = await security.call(roles.create, { ...role, name: '全国查阅', scope: 'nation' })
    await api.pool.query("insert into user_roles (user_id, role_id) select id, $1 from users where username = 'customs'", [id])
    const customs = api.as('customs')
    const page = { filter: { preset: 'all' as const }, sort: 'submitted-desc' as const, page: { number: 1, size: 10 } }
    expect((await customs.call(auth.currentUser, {})).roles).toEqual(['custom-' + id.slice(-12), 'customs'])
    expect((await customs.call(auth.currentUser, {})).permissions).toEqual([])
    const search = flat(await security.call(roles.menuTree, { roleId: id })).find((node) => node.title === '办件查询')!
    await security.call(roles.saveMenus, { roleId: id, ids: [search.id] })
    expect((await customs.call(auth.currentUser, {})).permissions).toEqual(['case.search'])
    expect((await customs.send(cases.query, page)).status).toBe(200)
    await api.pool.query('delete from user_roles where role_id = $1', [id])
    expect((await customs.call(auth.currentUser, {})).permissions).toEqual([])
  })
})
