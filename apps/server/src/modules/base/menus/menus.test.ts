import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract as menus } from '@wenwu/core/menus/contract'
import type { MenuEntry, MenuInput } from '@wenwu/core/menus/model'
import { contract as roles } from '@wenwu/core/roles/contract'
import { text } from '@wenwu/core/i18n/text'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const system = () => api.as('admin-system')
const entry = (name: string, more: Partial<MenuInput> = {}): MenuInput => ({
  id: undefined,
  parentId: null,
  name,
  titles: text(name, name),
  icon: '',
  url: `/${name}`,
  component: 'todo',
  type: 'menu',
  permissionCode: 'task.inbox',
  ...more,
})
async function find(name: string): Promise<MenuEntry> {
  return (await system().call(menus.list, {})).entries.find((each) => each.name === name)!
}
const namesOf = async (username: string) => (await api.as(username).call(auth.menus, {})).map((item) => item.name)
const asInput = ({ order: _order, isBuiltIn: _isBuiltIn, isRemoved: _isRemoved, ...rest }: MenuEntry): MenuInput => rest

describe('the menu as data', () => {
  it('is listed with the screens an entry may open', async () => {
    const { result, queries } = await api.countQueries(() => system().call(menus.list, {}))
    await system().call(menus.list, {})
    expect(queries).toBeGreaterThan(0)
    expect(result.components).toEqual(expect.arrayContaining(['role-add', 'async-routes-config', 'self-edit', 'todo', 'cases']))
    expect(result.entries.find((each) => each.name === 'todo')).toMatchObject({
      url: '/todo',
      component: 'todo',
      permissionCode: 'task.inbox',
      isBuiltIn: true,
      isRemoved: false,
    })
    expect((await api.countQueries(() => system().call(menus.list, {}))).queries).toBe(2)
  })

  it('an entry is added, seen by the roles that tick it, changed, moved and removed', async () => {
    const folder = await system().call(menus.add, entry('my-folder', { url: '', component: '', permissionCode: '' }))
    const { id } = await system().call(menus.add, entry('my-todo', { parentId: folder.id, titles: text('我的工作', 'My work') }))
    expect(await namesOf('province-sx')).not.toContain('my-todo')
    const roleId = (await api.as('admin-security').call(roles.list, {})).find((role) => role.code === 'province-officer')!.id
    const ticked = (
      await api.pool.query<{ menu_id: string }>(
        'select menu_id from role_menus rm join menus m on m.id = rm.menu_id where role_id = $1 and m.type = $2',
        [roleId, 'menu'],
      )
    ).rows.map((row) => row.menu_id)
    await api.as('admin-security').call(roles.saveMenus, { roleId, ids: [...ticked, id] })
    expect(await namesOf('province-sx')).toEqual(expect.arrayContaining(['my-folder', 'my-todo']))
    expect(await namesOf('province-sx-lead')).not.toContain('my-todo')

    await system().call(menus.change, { ...asInput(await find('my-todo')), titles: text('在办工作', 'Work'), icon: 'home' })
    expect((await api.as('province-sx').call(auth.menus, {})).find((item) => item.name === 'my-todo')).toMatchObject({
      title: '在办工作',
      icon: 'home',
    })
    // whoever keeps the menu grants nothing: a ticked entry keeps its permission
    expect((await system().send(menus.change, { ...asInput(await find('my-todo')), permissionCode: 'case.void' })).body).toMatchObject({
      error: 'menu-ticked',
    })

    expect((await system().send(menus.remove, { id: folder.id })).body).toMatchObject({ error: 'menu-has-children' })
    await system().call(menus.move, { id, parentId: null, beforeId: (await find('done')).id })
    const order = await namesOf('province-sx')
    expect(order.slice(order.indexOf('todo'), order.indexOf('todo') + 3)).toEqual(['todo', 'my-todo', 'done'])
    await system().call(menus.remove, { id: folder.id })
    await system().call(menus.remove, { id })
    expect(await namesOf('province-sx')).not.toContain('my-todo')
    expect((await system().send(menus.remove, { id })).status).toBe(404)
    const { rows } = await api.pool.query("select action from audit_rows where object_id = $1 and outcome = 'done' order by id", [id])
    expect(rows.map((row: { action: string }) => row.action)).toEqual(['menus.add', 'menus.change', 'menus.move', 'menus.remove'])
  })

  it('entries keep their order however often one is put between two others', async () => {
    const names = async () =>
      (await system().call(menus.list, {})).entries.filter((each) => each.parentId === null && !each.isRemoved).map((each) => each.name)
    const added = await system().call(menus.add, entry('wanderer'))
    const before = (await names()).filter((name) => name !== 'wanderer')
    for (let round = 0; round < 8; round++) {
      const at = round % 2 === 0 ? 'done' : 'todo'
      await system().call(menus.move, { id: added.id, parentId: null, beforeId: (await find(at)).id })
      const after = await names()
      expect(after[after.indexOf('wanderer') + 1]).toBe(at)
      expect(after.filter((name) => name !== 'wanderer')).toEqual(before)
    }
    await system().call(menus.move, { id: added.id, parentId: null, beforeId: null })
    expect((await names()).at(-1)).toBe('wanderer')
    await system().call(menus.remove, { id: added.id })
  })

  it('a built-in entry keeps what it opens and demands; taken out it withdraws its permission, and comes back', async () => {
    const inbox = ['todo', 'done'] as const
    const todo = await find('todo')
    for (const change of [
      { name: 'other' },
      { component: 'cases' },
      { permissionCode: '' },
      { permissionCode: 'case.void' },
      { url: '', component: '' },
    ])
      expect((await system().send(menus.change, { ...asInput(todo), ...change })).body, JSON.stringify(change)).toMatchObject({
        error: 'menu-built-in',
      })
    await system().call(menus.change, { ...asInput(todo), url: '/my-todo' })
    expect((await api.as('province-sx').call(auth.menus, {})).find((item) => item.name === 'todo')!.url).toBe('/my-todo')
    await system().call(menus.change, asInput(todo))

    for (const name of inbox) await system().call(menus.remove, { id: (await find(name)).id })
    expect((await api.as('province-sx').call(auth.currentUser, {})).permissions).not.toContain('task.inbox')
    expect((await api.as('admin-security').call(auth.currentUser, {})).permissions).toContain('role.manage')
    for (const name of inbox) await system().call(menus.restore, { id: (await find(name)).id })
    expect((await find('todo')).isRemoved).toBe(false)
    expect(await namesOf('province-sx')).not.toContain('todo')
  })

  it('the screen one is on cannot be removed, hidden or buried', async () => {
    const own = await find('async-routes-config')
    expect((await system().send(menus.remove, { id: own.id })).body).toMatchObject({ error: 'menu-own-page' })
    const hidden = await system().call(menus.add, entry('closed-folder', { permissionCode: 'case.void' }))
    expect((await system().send(menus.move, { id: own.id, parentId: hidden.id, beforeId: null })).body).toMatchObject({
      error: 'menu-own-page',
    })
    const open = await system().call(menus.add, entry('open-folder', { url: '', component: '', permissionCode: '' }))
    await system().call(menus.move, { id: own.id, parentId: open.id, beforeId: null })
    expect((await system().send(menus.change, { ...asInput(await find('open-folder')), permissionCode: 'case.void' })).body).toMatchObject({
      error: 'menu-own-page',
    })
    expect(await namesOf('admin-system')).toContain('async-routes-config')
  })

  it.each<[string, Partial<MenuInput>, string]>([
    ['another site', { url: 'https://example.org/x' }, 'bad-request'],
    ['an address without a slash', { url: 'x' }, 'bad-request'],
    ['two slashes', { url: '//example.org' }, 'bad-request'],
    ['a script', { url: '/javascript:alert(1)?' }, 'bad-request'],
    ['an unknown screen', { component: 'nothing' }, 'menu-component'],
    ['a screen without an address', { url: '' }, 'menu-component'],
    ['an address without a screen', { component: '' }, 'menu-component'],
    ['an unknown permission', { permissionCode: 'everything' }, 'bad-request'],
    ['a button without a permission', { type: 'button', url: '', component: '', permissionCode: '' }, 'bad-request'],
    ['a button with an address', { type: 'button' }, 'bad-request'],
    ['a button at the top', { type: 'button', url: '', component: '' }, 'menu-place'],
    ['no title', { titles: { zh_CN: ' ', en_US: '' } }, 'bad-request'],
    ['a key that is taken', { name: 'todo' }, 'menu-name-taken'],
    ['a key with blanks', { name: 'my todo' }, 'bad-request'],
    ['below nothing', { parentId: '01890000-0000-7000-8000-00000000dead' }, 'menu-place'],
  ])('refuses %s', async (_what, change, error) => {
    expect((await system().send(menus.add, entry('refused', change))).body).toMatchObject({ error })
  })

  it('refuses circles and a menu that is too deep', async () => {
    const ids: string[] = []
    for (let level = 1; level <= 4; level++)
      ids.push(
        (
          await system().call(
            menus.add,
            entry(`level-${level}`, { parentId: ids.at(-1) ?? null, url: '', component: '', permissionCode: '' }),
          )
        ).id,
      )
    expect((await system().send(menus.add, entry('level-5', { parentId: ids[3]! }))).body).toMatchObject({ error: 'menu-place' })
    expect((await system().send(menus.move, { id: ids[0]!, parentId: ids[2]!, beforeId: null })).body).toMatchObject({
      error: 'menu-place',
    })
    expect((await system().send(menus.move, { id: ids[0]!, parentId: ids[0]!, beforeId: null })).body).toMatchObject({
      error: 'menu-place',
    })
    await system().call(menus.add, entry('deep-button', { parentId: ids[3]!, type: 'button', url: '', component: '' }))
    expect((await system().send(menus.add, entry('on-button', { parentId: (await find('deep-button')).id }))).body).toMatchObject({
      error: 'menu-place',
    })
  })
})
