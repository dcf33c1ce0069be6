import { usualItem } from '../../../case-driver/played-items.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract as roles } from '@wenwu/core/roles/contract'
import type { RoleInput, TreeNode } from '@wenwu/core/roles/model'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const security = () => api.as('admin-security')
const input = (name: string, more: Partial<RoleInput> = {}): RoleInput => ({
  id: undefined,
  name,
  extent: '',
  icon: 'users',
  parentId: null,
  scope: 'none',
  organizations: [],
  provinces: [],
  ...more,
})
const idOf = async (code: string) => (await security().call(roles.list, {})).find((role) => role.code === code)!.id
const form = { 'content-type': 'application/x-www-form-urlencoded' }

function flat(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)])
}
async function menuTree(roleId: string) {
  return flat(await security().call(roles.menuTree, { roleId }))
}
const byTitle = (nodes: readonly TreeNode[], title: string) => nodes.find((node) => node.title === title)!
async function grant(username: string, roleId: string): Promise<void> {
  await api.pool.query('insert into user_roles (user_id, role_id) select id, $2 from users where username = $1', [username, roleId])
}

describe('roles', () => {
  it('are listed at once, on the wire by the names of the specification', async () => {
    const list = () => security().request('GET', '/api/system/cscpRolessByCriteria?size=1000')
    await list()
    // the session and the roles
    const { result, queries } = await api.countQueries(list)
    expect(queries).toBe(2)
    const { data } = result.body as { data: Record<string, unknown>[] }
    expect(data.find((role) => role['code'] === 'province-lead')).toMatchObject({
      name: '省级负责人',
      roleExtent: '',
      parentId: '0',
      icon: 'users',
      dataScope: 'province',
      isBuiltIn: true,
      isFixed: false,
    })
    expect(data.filter((role) => role['isFixed'] === true)).toHaveLength(3)
    expect((await security().request('GET', '/api/system/cscpRolessByCriteria?size=2')).body).toMatchObject({
      data: [{ code: 'applicant' }, {}],
    })
  })

  it('are created, read and changed', async () => {
    const created = await security().request('POST', '/api/system/cscpRoless', {
      name: ' 数据观察员 ',
      roleExtent: '备注',
      icon: 'audit',
      parentId: 0,
    })
    const { id } = created.body as { id: string }
    expect([created.status, created.body]).toMatchObject([200, { id, data: { id } }])
    expect(await security().call(roles.get, { roleId: id })).toMatchObject({
      name: { zh_CN: '数据观察员' },
      extent: '备注',
      icon: 'audit',
      parentId: null,
      scope: 'none',
      isBuiltIn: false,
    })
    await security().call(
      roles.update,
      input('数据查阅员', { id, scope: 'list', provinces: ['61', '61'], parentId: await idOf('customs') }),
    )
    expect(await security().call(roles.get, { roleId: id })).toMatchObject({
      name: { zh_CN: '数据查阅员' },
      scope: 'list',
      provinces: ['61'],
      parentId: await idOf('customs'),
    })
    const { rows } = await api.pool.query("select action, object_id from audit_rows where object_type = 'role' order by id desc limit 2")
    expect(rows).toEqual([
      { action: 'roles.update', object_id: id },
      { action: 'roles.create', object_id: id },
    ])
  })

  it('need a name of their own and an icon, in the words of the specification', async () => {
    const send = (body: object) => security().request('POST', '/api/system/cscpRoless', body)
    expect(await send({ name: ' ', icon: 'users' })).toMatchObject({ status: 422, body: { msg: '名称不能为空!', field: 'name' } })
    expect(await send({ name: '某角色', icon: '' })).toMatchObject({ status: 422, body: { msg: '图标不能为空!', field: 'icon' } })
    expect(await send({ name: '海关用户', icon: 'users' })).toMatchObject({
      status: 409,
      body: { error: 'role-name-taken', field: 'name' },
    })
    // a joiner and a variation selector, which no one sees
    for (const name of ['海\u034f关用户', '海关用\ufe0f户'])
      expect((await send({ name, icon: 'users' })).body).toMatchObject({ error: 'role-name-taken' })
    const race = await Promise.all(Array.from({ length: 6 }, () => send({ name: '同名角色', icon: 'users' })))
    expect(race.map((reply) => reply.status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    for (const wrong of [
      { dataScope: 'list' },
      { dataScope: 'list', scopeProvinces: ['99'] },
      { dataScope: 'list', scopeOrgIds: ['01890000-0000-7000-8000-00000000dead'] },
      { parentId: '01890000-0000-7000-8000-00000000dead' },
      { dataScope: 'all' },
    ])
      expect((await send({ name: '错误角色', icon: 'users', ...wrong })).status, JSON.stringify(wrong)).toBe(400)
    const { id } = await security().call(roles.create, input('环'))
    expect((await security().send(roles.update, input('环', { id, parentId: id }))).status).toBe(400)
  })

  it('of two who change one at once the second is told, whatever the first has saved of it', async () => {
    const { id } = await security().call(roles.create, input('同时修改'))
    const versionNow = async () => (await security().call(roles.get, { roleId: id })).version
    const [menu] = (await security().call(roles.menuTree, { roleId: id })).filter((each) => !each.isDisabled)
    for (const save of [
      () => security().call(roles.update, input('同时修改', { id, extent: '别人写的' })),
      () => security().call(roles.saveMenus, { roleId: id, ids: [menu!.id] }),
      () => security().call(roles.saveButtons, { roleId: id, ids: [] }),
      () => security().call(roles.saveFields, { roleId: id, value: '' }),
    ]) {
      const version = await versionNow()
      await save()
      expect(await security().send(roles.update, input('同时修改', { id, version }))).toMatchObject({
        status: 409,
        body: { error: 'conflict' },
      })
    }
    await security().call(roles.update, input('同时修改', { id, version: await versionNow() }))
  })

  it('built-in ones are renamed, but keep the scope their processes count on', async () => {
    const id = await idOf('customs')
    await security().call(roles.update, input('口岸海关', { id }))
    expect((await security().call(roles.get, { roleId: id })).name.zh_CN).toBe('口岸海关')
    expect((await security().send(roles.update, input('口岸海关', { id, scope: 'nation' }))).body).toMatchObject({
      error: 'bad-request',
      field: 'dataScope',
    })
    await security().call(roles.update, input('海关用户', { id }))
  })

  it('organisations for a scope are found by a word and by id', async () => {
    const found = await security().call(roles.scopeChoices, { keyword: '陕西', ids: [] })
    expect(found.map((each) => each.name)).toContain('陕西省文物局')
    const all = await security().call(roles.scopeChoices, { keyword: '没有这样的单位', ids: [found[0]!.id] })
    expect(all).toEqual([found[0]])
    const odd = await security().sendWire(roles.scopeChoices, { ids: `${found[0]!.id},abc` })
    expect(odd).toMatchObject({ status: 400, body: { error: 'bad-request', field: 'ids' } })
  })
})

describe('menus and buttons of a role', () => {
  it('half-checked folders are stored and given back; permissions and menus of a person follow at the next call', async () => {
    const { id } = await security().call(roles.create, input('待办观察员', { scope: 'nation' }))
    await grant('customs', id)
    const open = [
      'work-guide',
      'regulations',
      'specification',
      'notices',
      'online-information',
      'qualified-units',
      'decisions',
      'state-protection',
    ]
    const names = async () => (await api.as('customs').call(auth.menus, {})).map((item) => item.name)
    expect(await names()).toEqual(['home', ...open])

    const todo = byTitle(await menuTree(id), '待办')
    const reply = await security().request(
      'POST',
      '/api/system/menu/save',
      new URLSearchParams({ roles: id, menus: todo.id, permissions: '' }).toString(),
      form,
    )
    expect(reply.status).toBe(200)
    expect(await names()).toEqual(['home', 'todo', ...open])
    // «done» has the same permission code, but is not ticked
    expect((await api.as('customs').call(auth.currentUser, {})).permissions).toEqual(['task.inbox'])

    const before = await security().request('POST', '/api/menu/queryByRoleId', new URLSearchParams({ roles: id }).toString(), form)
    expect(before.body).toMatchObject({
      code: 200,
      data: {
        items: expect.arrayContaining([
          expect.objectContaining({ id: todo.id, title: '待办', checked: true, halfChecked: false, items: [] }),
        ]),
      },
    })

    const button = flat(await security().call(roles.buttonTree, { roleId: id })).find((node) => node.title === '作废')!
    expect(button).toMatchObject({ checked: false, isDisabled: false })
    const saved = await security().request(
      'POST',
      '/api/menu/btn/save',
      new URLSearchParams({ roles: id, menus: button.id, permissions: '' }).toString(),
      form,
    )
    expect(saved.status).toBe(200)
    expect((await api.as('customs').call(auth.currentUser, {})).permissions).toEqual(['case.void', 'task.inbox'])
    // saving one tab leaves the other as it is
    expect(byTitle(await menuTree(id), '待办').checked).toBe(true)
    await security().call(roles.saveMenus, { roleId: id, ids: [] })
    expect((await api.as('customs').call(auth.currentUser, {})).permissions).toEqual(['case.void'])
    await api.pool.query('delete from user_roles where role_id = $1', [id])
  })

  it('a folder with one of its two entries ticked is half-checked', async () => {
    const folder = '01890000-0000-7000-8000-0000000000f0'
    const entries = ['01890000-0000-7000-8000-0000000000f1', '01890000-0000-7000-8000-0000000000f2']
    await api.pool.query(`insert into menus (id, parent_id, name, title, type, url, component, permission_code) values
      ('${folder}', null, 'f', '{"zh_CN":"夹","en_US":"f"}', 'menu', '', '', ''),
      ('${entries[0]}', '${folder}', 'f1', '{"zh_CN":"甲","en_US":"a"}', 'menu', '/f1', 'cases', 'case.search'),
      ('${entries[1]}', '${folder}', 'f2', '{"zh_CN":"乙","en_US":"b"}', 'menu', '/f2', 'todo', 'task.inbox')`)
    const { id } = await security().call(roles.create, input('半选角色'))
    await security().call(roles.saveMenus, { roleId: id, ids: [folder, entries[0]!] })
    let tree = await menuTree(id)
    expect(['夹', '甲', '乙'].map((title) => [byTitle(tree, title).checked, byTitle(tree, title).isHalf])).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ])
    const { rows } = await api.pool.query('select is_half from role_menus where role_id = $1 and menu_id = $2', [id, folder])
    expect(rows).toEqual([{ is_half: true }])
    await security().call(roles.saveMenus, { roleId: id, ids: entries })
    tree = await menuTree(id)
    expect(byTitle(tree, '夹')).toMatchObject({ checked: true, isHalf: false })
    await api.pool.query('delete from menus where id = any($1::uuid[])', [[...entries, folder]])
  })

  it('refuse ids that are no menus, and bodies that are no form of theirs', async () => {
    const { id } = await security().call(roles.create, input('坏输入'))
    for (const menus of ['x', '01890000-0000-7000-8000-00000000dead', ',', "'; drop table roles; --"])
      expect(
        (await security().request('POST', '/api/system/menu/save', new URLSearchParams({ roles: id, menus }).toString(), form)).status,
        menus,
      ).toBe(400)
    expect((await security().request('POST', '/api/system/menu/save', `roles=${id}&roles=${id}&menus=`, form)).status).toBe(400)
    // names that reach into prototypes are dropped, as other names are
    expect((await security().request('POST', '/api/system/menu/save', '__proto__=x&constructor=x&menus=', form)).status).toBe(400)
    expect((await security().request('POST', '/api/system/menu/save', `__proto__=x&roles=${id}&menus=`, form)).status).toBe(200)
    expect(Object.keys(Object.prototype)).toEqual([])
    expect((await security().request('POST', '/api/system/menu/save', 'menus=', form)).status).toBe(400)
    // JSON is taken too; calls that are not form-encoded in the specification take no form
    expect((await security().request('POST', '/api/system/menu/save', { roles: id, menus: '', permissions: '' })).status).toBe(200)
    expect((await security().request('POST', '/api/system/cscpRoless', 'name=x&icon=users', form)).status).toBe(400)
  })
})

describe('form fields of a role', () => {
  it('are listed per item and stored as the comma list of the specification', async () => {
    const { id } = await security().call(roles.create, input('字段角色'))
    const list = await security().request('GET', '/api/getCfromFieldListByFormId/qjd')
    const { data } = list.body as { data: { fieldName: string; modelItemId: string; itemCode: string }[] }
    expect(data.find((field) => field.modelItemId === `${usualItem.code}/letter.rfTitle`)).toMatchObject({ itemCode: usualItem.code })
    expect(new Set(data.map((field) => field.itemCode)).size).toBeGreaterThan(3)
    const one = await security().call(roles.fields, { formId: usualItem.code })
    expect(one.every((field) => field.itemCode === usualItem.code)).toBe(true)
    expect((await security().send(roles.fields, { formId: 'nothing' })).status).toBe(404)

    const read = async () =>
      (
        (await security().request('GET', `/api/FromItem/getCfromFieldCheckByRoleId/${id}`)).body as { data: { itemId: string } }
      ).data.itemId.split(',')
    expect(await read()).toHaveLength(data.length)
    const visible = one.filter((field) => field.id !== `${usualItem.code}/letter.rfTitle`).map((field) => `${field.id}:visible`)
    const value = [...visible, `${usualItem.code}/letter.rfNumber:required`].join(',')
    expect(
      (
        await security().request(
          'POST',
          '/api/FromItem/saveRoleFromitems',
          new URLSearchParams({ roles: id, frombtn: value }).toString(),
          form,
        )
      ).status,
    ).toBe(200)
    const stored = await read()
    expect(stored).toContain(`${usualItem.code}/letter.rfNumber:required`)
    expect(stored).toContain(`${usualItem.code}/letter.rfTitle:disabled`)
    expect(stored).not.toContain(`${usualItem.code}/letter.rfTitle:visible`)
    // of other items nothing was said
    expect(stored.filter((entry) => !entry.startsWith(`${usualItem.code}/`))).toEqual(
      data.filter((field) => field.itemCode !== usualItem.code).map((field) => `${field.modelItemId}:visible`),
    )
    const { rows } = await api.pool.query(
      'select path, is_visible, is_required, is_disabled from role_fields where role_id = $1 order by path',
      [id],
    )
    expect(rows).toEqual([
      { path: 'letter.rfNumber', is_visible: true, is_required: true, is_disabled: false },
      { path: 'letter.rfTitle', is_visible: false, is_required: false, is_disabled: true },
    ])
    expect((await security().send(roles.saveFields, { roleId: id, value: `${usualItem.code}/letter.nothing:visible` })).body).toMatchObject(
      {
        error: 'bad-request',
        field: 'frombtn',
      },
    )
    await security().call(roles.saveFields, { roleId: id, value: '' })
    expect((await api.pool.query('select has_field_rules from roles where id = $1', [id])).rows).toEqual([{ has_field_rules: false }])
  })
})

describe('deleting a role', () => {
  it('first the number of accounts, then the deletion; two minutes later or by somebody else it begins again', async () => {
    const { id } = await security().call(roles.create, input('短命角色'))
    await security().call(roles.saveMenus, { roleId: id, ids: [byTitle(await menuTree(id), '待办').id] })
    const wire = async () => (await security().request('DELETE', `/api/system/cscpRoless/${id}`)).body
    expect(await wire()).toEqual({ code: 200, data: 0, deleted: false })
    const other = await api.signIn('admin-security')
    expect(await other.call(roles.remove, { roleId: id })).toEqual({ count: 0, isDeleted: false })
    expect(await wire()).toEqual({ code: 200, data: 0, deleted: false })
    const now = api.clock.now()
    api.setNow(new Date(now.getTime() + 3 * 60_000))
    expect(await wire()).toEqual({ code: 200, data: 0, deleted: false })
    expect(await wire()).toEqual({ code: 200, data: 0, deleted: true })
    expect((await security().send(roles.remove, { roleId: id })).status).toBe(404)
  })

  it('is refused while accounts use it, also those that got it between the two calls', async () => {
    const { id } = await security().call(roles.create, input('在用角色'))
    await grant('customs', id)
    expect(await security().call(roles.remove, { roleId: id })).toEqual({ count: 1, isDeleted: false })
    expect(await security().call(roles.remove, { roleId: id })).toEqual({ count: 1, isDeleted: false })
    await api.pool.query('delete from user_roles where role_id = $1', [id])
    expect(await security().call(roles.remove, { roleId: id })).toEqual({ count: 0, isDeleted: false })
    await grant('customs', id)
    expect(await security().send(roles.remove, { roleId: id })).toMatchObject({
      status: 409,
      body: { error: 'role-in-use', msg: '该角色已被 1 个账号使用，禁止删除。' },
    })
    await api.pool.query('delete from user_roles where role_id = $1', [id])
  })

  it('races with giving the role: never an account with a role that is gone', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await security().call(roles.create, input(`竞争角色${round}`))
      await security().call(roles.remove, { roleId: id })
      const [removed, granted] = await Promise.all([
        security().send(roles.remove, { roleId: id }),
        grant('customs', id).then(
          () => true,
          () => false,
        ),
      ])
      const { rows } = await api.pool.query<{ n: number }>('select count(*)::int as n from roles where id = $1', [id])
      expect([removed.status, granted, rows[0]!.n]).toEqual(removed.status === 200 ? [200, false, 0] : [409, true, 1])
      await api.pool.query('delete from user_roles where role_id = $1', [id])
    }
  })

  it('built-in roles stay', async () => {
    expect((await security().send(roles.remove, { roleId: await idOf('expert') })).body).toMatchObject({ error: 'role-built-in' })
    expect((await security().send(roles.remove, { roleId: await idOf('audit-administrator') })).body).toMatchObject({ error: 'role-fixed' })
  })
})
