import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administratorRoles, builtInRoles } from '@wenwu/core/auth/permissions'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract as menus } from '@wenwu/core/menus/contract'
import { contract as roles } from '@wenwu/core/roles/contract'
import type { TreeNode } from '@wenwu/core/roles/model'
import { inTransaction } from '../../platform/database/request-database.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedReference } from './index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

/** What the next start of the server does. */
const restart = () => inTransaction(api.pool, (db) => seedReference(db, api.clock.now()))
const permissionsOf = async (code: string) =>
  (await api.pool.query<{ permissions: string[] }>('select permissions from roles where code = $1', [code])).rows[0]!.permissions
function flat(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)])
}

describe('roles and menus at the next start', () => {
  it('begin as the program says: each role has the permissions of its menus and buttons', async () => {
    for (const [code, role] of Object.entries(builtInRoles))
      expect([code, (await permissionsOf(code)).sort()]).toEqual([code, [...role.permissions].sort()])
  })

  it('what an administrator took away stays away, what they renamed keeps its name, what they added stays', async () => {
    const security = api.as('admin-security')
    const lead = (await security.call(roles.list, {})).find((role) => role.code === 'province-lead')!
    const kept = flat(await security.call(roles.buttonTree, { roleId: lead.id })).filter((node) => node.checked && node.title !== '作废')
    await security.call(roles.saveButtons, { roleId: lead.id, ids: kept.map((node) => node.id) })
    await security.call(roles.update, { ...lead, version: undefined, name: '省级领导', extent: '改', icon: 'audit' })
    const { id } = await security.call(roles.create, {
      ...lead,
      id: undefined,
      name: '自建角色',
      scope: 'none',
      parentId: null,
      organizations: [],
      provinces: [],
    })
    const todo = flat(await security.call(roles.menuTree, { roleId: id })).find((node) => node.title === '待办')!
    await security.call(roles.saveMenus, { roleId: id, ids: [todo.id] })
    const system = api.as('admin-system')
    const notices = (await system.call(menus.list, {})).entries.find((entry) => entry.name === 'notices')!
    await system.call(menus.remove, { id: notices.id })
    const read = async () => [
      await permissionsOf('province-lead'),
      await security.call(roles.get, { roleId: lead.id }),
      flat(await security.call(roles.menuTree, { roleId: id })).filter((node) => node.checked || node.isHalf),
      (await api.as('customs').call(auth.menus, {})).map((item) => item.name),
    ]
    const before = await read()
    expect(before[0]).not.toContain('case.void')
    expect(before[3]).not.toContain('notices')
    await restart()
    expect(await read()).toEqual(before)
  })

  it('an entry of a new release arrives once; taken away it does not come back; one a release withdraws goes', async () => {
    // as if «done» were new in this release: nobody has it and the seed never gave it
    const forget = async () => {
      await api.pool.query("delete from role_menus using menus m where m.id = menu_id and m.name = 'done'")
      await api.pool.query("update roles set seeded_menus = array_remove(seeded_menus, 'done')")
    }
    const has = async () =>
      (
        await api.pool.query(
          "select 1 from role_menus rm join menus m on m.id = rm.menu_id join roles r on r.id = rm.role_id where m.name = 'done' and r.code = 'expert'",
        )
      ).rows.length
    await forget()
    await restart()
    expect(await has()).toBe(1)
    await api.pool.query("delete from role_menus using menus m where m.id = menu_id and m.name = 'done'")
    await restart()
    expect(await has()).toBe(0)
    // a former release had given applicants the case search
    await api.pool.query(
      "insert into role_menus (role_id, menu_id) select r.id, m.id from roles r, menus m where r.code = 'applicant' and m.name = 'case-search'",
    )
    await api.pool.query("update roles set seeded_menus = seeded_menus || array['case-search'] where code = 'applicant'")
    await restart()
    expect(await permissionsOf('applicant')).toEqual(['case.apply', 'obligation.handle', 'obligation.read', 'task.handle'])
  })

  it('the three administrators are put right, whatever the table says', async () => {
    for (const code of administratorRoles) {
      await api.pool.query("update roles set permissions = array['case.search', 'role.manage'] where code = $1", [code])
      await api.pool.query(
        "insert into role_menus (role_id, menu_id) select r.id, m.id from roles r, menus m where r.code = $1 and m.name = 'todo' on conflict do nothing",
        [code],
      )
    }
    await restart()
    for (const code of administratorRoles) {
      expect((await permissionsOf(code)).sort()).toEqual([...builtInRoles[code].permissions].sort())
      expect(
        (
          await api.pool.query(
            "select 1 from role_menus rm join roles r on r.id = rm.role_id join menus m on m.id = rm.menu_id where r.code = $1 and m.name = 'todo'",
            [code],
          )
        ).rows,
      ).toEqual([])
    }
  })
})
