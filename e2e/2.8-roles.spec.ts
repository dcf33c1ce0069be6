import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fileCase } from '../apps/server/src/case-driver/file-case.ts'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract as roles } from '@wenwu/core/roles/contract'
import { seriousFaults } from './support/axe.ts'
import { button } from './support/button.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { chooseOption } from './support/form.ts'
import { representatives } from './support/representatives.ts'
import { shoot, startStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const toast = (page: Page, text: string | RegExp) => page.locator('.toast', { hasText: text }).waitFor()
const names = (page: Page) => page.locator('tr[data-row] .list-title').allInnerTexts()
const row = (page: Page, name: string) => page.locator('tr[data-row]', { hasText: name })
/** A node of a tree to tick, by its title; its state is told to readers. */
const node = (page: Page, title: string) =>
  page.locator('.ant-tree-treenode', { has: page.locator('.ant-tree-title', { hasText: new RegExp(`^${title}`) }) })
const tick = (page: Page, title: string) => node(page, title).locator('.ant-tree-checkbox')
const stateOf = async (page: Page, title: string) => (await tick(page, title).getAttribute('class')) ?? ''

/** A role as somebody types it, on the open form. */
async function fillRole(page: Page, name: string, icon: string): Promise<void> {
  await page.getByLabel('角色名称').fill(name)
  await page.getByLabel('图标').click()
  await page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option', { hasText: icon }).first().click()
}

async function grant(username: string, roleName: string): Promise<void> {
  await stage.app.pool.query(
    "insert into user_roles (user_id, role_id) select u.id, r.id from users u, roles r where u.username = $1 and r.name ->> 'zh_CN' = $2",
    [username, roleName],
  )
}
async function revoke(roleName: string): Promise<void> {
  await stage.app.pool.query("delete from user_roles where role_id in (select id from roles where name ->> 'zh_CN' = $1)", [roleName])
}

test('the role list says 获取数据失败！ when it cannot be read, is fetched at once, has the columns of the specification, and no action for what is fixed', async () => {
  const page = await stage.as('admin-security')
  await page.route(
    '**/api/system/cscpRolessByCriteria*',
    (route) => route.fulfill({ status: 500, json: { code: 500, error: 'internal', msg: '' } }),
    { times: 1 },
  )
  const [request] = await Promise.all([page.waitForRequest('**/api/system/cscpRolessByCriteria*'), page.goto('/role-management')])
  expect(new URL(request.url()).searchParams.get('size')).toBe('1000')
  await toast(page, '获取数据失败！')
  await button(page, '重试').click()
  await eventually(() => names(page)).toContain('省级负责人')
  const headers = page.locator('.list-table thead th')
  await eventually(async () => (await headers.allInnerTexts()).map((text) => text.trim())).toEqual([
    '序号',
    '角色名称',
    '扩展属性',
    '数据范围',
    '类型',
    '操作',
  ])
  await page.getByLabel('角色名称', { exact: true }).fill('管理员')
  await page.keyboard.press('Enter')
  await eventually(() => names(page)).toEqual(expect.arrayContaining(['系统管理员', '安全管理员']))
  await eventually(() => row(page, '系统管理员').getByRole('button').allInnerTexts()).toEqual(['查看'])
  // the menu as data is the system administrator's, as roles are the security administrator's (2.1-shell)
  await follow(page, '/async-routes-config')
  await page.waitForURL('**/404')
})

describe('a role', () => {
  test('that somebody else has changed meanwhile takes both changes; the second is told first', async () => {
    const security = stage.app.as('admin-security')
    const { id } = await security.call(roles.create, {
      id: undefined,
      name: '同时修改的角色',
      extent: '',
      icon: 'audit',
      parentId: null,
      scope: 'none',
      organizations: [],
      provinces: [],
    })
    const entries = async () => (await security.call(roles.menuTree, { roleId: id })).flatMap((each) => [each, ...each.children])
    const ticked = async () => (await entries()).flatMap(({ title, checked, isDisabled }) => (checked && !isDisabled ? [title] : []))
    const idOf = async (title: string) => (await entries()).find((each) => each.title === title)!.id

    const page = await stage.as('admin-security')
    await page.goto(`/role-edit/${id}`)
    await tick(page, '办件查询').click()
    await security.call(roles.saveMenus, { roleId: id, ids: [await idOf('待办')] })
    await security.call(roles.update, { ...(await security.call(roles.get, { roleId: id })), name: '同时修改的角色', extent: '别人写的' })
    await button(page, '保存').click()
    await page.getByText('他人刚刚保存过这里').waitFor()
    await eventually(() => page.getByLabel('扩展属性').inputValue()).toBe('别人写的')
    await eventually(() => stateOf(page, '待办')).toContain('checkbox-checked')
    await eventually(() => stateOf(page, '办件查询')).toContain('checkbox-checked')
    await eventually(() => ticked()).not.toContain('办件查询')
    await button(page, '保存').click()
    await toast(page, '更新角色数据成功！')
    await eventually(async () => (await ticked()).sort()).toEqual(['办件查询', '待办'])
    expect((await security.call(roles.get, { roleId: id })).extent).toBe('别人写的')
  })

  test('is created by keyboard and mouse with its menus, changed, used by an account and deleted when nobody has it', async () => {
    const page = await stage.as('admin-security')
    await page.goto('/role-management')
    await button(page, '新建').click()
    await page.waitForURL('**/role-add')
    await tick(page, '待办').waitFor()
    // nothing typed: both messages of the specification, each at its field, the first one in focus
    await button(page, '保存').click()
    await eventually(() => page.locator('.form-field-error').allInnerTexts()).toEqual(['名称不能为空!', '图标不能为空!'])
    await eventually(() => page.getByLabel('角色名称').evaluate((element) => element === document.activeElement)).toBe(true)

    await fillRole(page, '数据观察员', 'audit')
    await eventually(() => page.locator('.form-field-error').count()).toBe(0)
    await page.getByLabel('扩展属性').fill('只看不办')
    await page.getByLabel('数据范围').click()
    await chooseOption(page, '全国')
    await tick(page, '办件查询').click()
    await eventually(() => stateOf(page, '办件查询')).toContain('checked')
    await eventually(async () =>
      [await stateOf(page, '首页'), await stateOf(page, '系统管理')].every((state) => state.includes('disabled')),
    ).toBe(true)
    await shoot(page, '2.8-role-add')
    await eventually(() => seriousFaults(page)).toEqual([])
    // slowly, so that what is said meanwhile can be read
    const slowly = async (message: string) =>
      page.route(
        '**/api/system/cscpRoless',
        async (route) => {
          await page.getByText(message).waitFor()
          await route.continue()
        },
        { times: 1 },
      )
    await slowly('正在创建新角色')
    await button(page, '保存').click()
    await toast(page, '创建新角色成功！')
    await page.waitForURL('**/role-management')
    await eventually(() => names(page)).toContain('数据观察员')
    await eventually(() => page.locator('.page-tab-title').allInnerTexts()).not.toContain('新建角色')
    await eventually(async () => (await row(page, '数据观察员').innerText()).replace(/\s+/g, ' ')).toContain('只看不办 全国')

    await grant('customs', '数据观察员')
    const customs = stage.app.as('customs')
    expect((await customs.call(auth.menus, {})).map((item) => item.name)).toContain('case-search')

    await row(page, '数据观察员')
      .getByRole('button', { name: /编\s*辑/ })
      .click()
    await page.waitForURL('**/role-edit/*')
    await eventually(() => page.getByLabel('角色名称').inputValue()).toBe('数据观察员')
    await eventually(() => stateOf(page, '办件查询')).toContain('checkbox-checked')
    await page.getByRole('tab', { name: '按钮管理' }).click()
    await tick(page, '作废').click()
    await slowly('正在更新角色数据')
    await button(page, '保存').click()
    await toast(page, '更新角色数据成功！')
    expect((await customs.call(auth.currentUser, {})).permissions).toEqual(['case.search', 'case.void'])

    const remove = async () => {
      await row(page, '数据观察员')
        .getByRole('button', { name: /删\s*除/ })
        .click()
      await page.getByRole('dialog').getByText('您确定要删除这条数据吗?').waitFor()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /删除角色/ })
        .click()
    }
    await page.waitForURL('**/role-management')
    await remove()
    await toast(page, '该角色已被 1 个账号使用，禁止删除。')
    await revoke('数据观察员')
    await page.locator('.ant-modal-wrap').waitFor({ state: 'hidden' })
    await remove()
    await toast(page, '角色删除成功！')
    await eventually(() => names(page)).not.toContain('数据观察员')
  })

  test('half-checked folders are shown as stored; ticking a folder takes along what may be ticked; the administrators’ roles are shown alone', async () => {
    await stage.app.pool.query(`insert into menus (id, parent_id, name, title, type, url, component, permission_code, position) values
      ('01890000-0000-7000-8000-0000000000f0', null, 'f', '{"zh_CN":"工作台","en_US":"Desk"}', 'menu', '', '', '', 1),
      ('01890000-0000-7000-8000-0000000000f1', '01890000-0000-7000-8000-0000000000f0', 'f1', '{"zh_CN":"甲表","en_US":"A"}', 'menu', '/f1', 'cases', 'case.search', 1),
      ('01890000-0000-7000-8000-0000000000f2', '01890000-0000-7000-8000-0000000000f0', 'f2', '{"zh_CN":"乙表","en_US":"B"}', 'menu', '/f2', 'todo', 'task.inbox', 2)`)
    try {
      const { id } = await stage.app.as('admin-security').call(roles.create, {
        id: undefined,
        name: '半选角色',
        extent: '',
        icon: 'users',
        parentId: null,
        scope: 'none',
        organizations: [],
        provinces: [],
      })
      await stage.app.as('admin-security').call(roles.saveMenus, { roleId: id, ids: ['01890000-0000-7000-8000-0000000000f1'] })
      const page = await stage.as('admin-security')
      await page.goto(`/role-edit/${id}`)
      await eventually(() => stateOf(page, '工作台')).toContain('indeterminate')
      await eventually(() => stateOf(page, '甲表')).toContain('checkbox-checked')
      await tick(page, '工作台').click()
      await eventually(async () =>
        [await stateOf(page, '工作台'), await stateOf(page, '乙表')].every((state) => state.includes('checkbox-checked')),
      ).toBe(true)
      await tick(page, '甲表').click()
      await eventually(() => stateOf(page, '工作台')).toContain('indeterminate')
      // what belongs to administrators is shown, and closed
      await eventually(() => stateOf(page, '角色管理')).toContain('disabled')
      const [saved] = await Promise.all([page.waitForRequest('**/api/system/menu/save'), button(page, '保存').click()])
      expect(saved.headers()['content-type']).toContain('application/x-www-form-urlencoded')
      expect(new URLSearchParams(saved.postData() ?? '').get('menus')!.split(',').sort()).toEqual(
        expect.arrayContaining(['01890000-0000-7000-8000-0000000000f0', '01890000-0000-7000-8000-0000000000f2']),
      )
      await toast(page, '更新角色数据成功！')
      await page.waitForURL('**/role-management')

      // one of the three administrators is shown and cannot be changed
      const { rows: fixed } = await stage.app.pool.query<{ id: string }>("select id from roles where code = 'audit-administrator'")
      await follow(page, `/role-edit/${fixed[0]!.id}`)
      await page.getByText('系统、安全、审计三个管理员角色由平台固定，只能查看。').waitFor()
      await eventually(() => page.getByLabel('角色名称').isDisabled()).toBe(true)
      await eventually(() => button(page, '保存').count()).toBe(0)
      await tick(page, '待办').waitFor()
      await eventually(() => page.locator('.ant-tree-checkbox:not(.ant-tree-checkbox-disabled)').count()).toBe(0)
    } finally {
      await stage.app.pool.query("delete from menus where name in ('f1', 'f2')")
      await stage.app.pool.query("delete from menus where name = 'f'")
    }
  })

  test('form fields: what the tab hides is gone from the case of whoever has the role', async () => {
    const { caseId } = await fileCase(stage.app, { title: '凤栖路区间隧道工程' })
    const { rows } = await stage.app.pool.query<{ id: string }>("select id from roles where code = 'province-officer'")
    const page = await stage.as('admin-security')
    await page.goto(`/role-edit/${rows[0]!.id}`)
    await page.getByRole('tab', { name: '表单管理' }).click()
    await page.getByLabel('事项').click()
    await page.locator('.ant-select-item-option', { hasText: '保护范围涉建' }).first().click()
    await page.getByLabel('按字段名称筛选').fill('统一社会信用代码')
    const hide = page.getByRole('checkbox', { name: /统一社会信用代码：可见$/ })
    await hide.waitFor()
    await eventually(() => hide.isChecked()).toBe(true)
    await hide.uncheck()
    await eventually(() => page.getByRole('checkbox', { name: /统一社会信用代码：必填$/ }).isDisabled()).toBe(true)
    await shoot(page, '2.8-role-fields')
    await button(page, '保存').click()
    await toast(page, '更新角色数据成功！')

    const officer = await stage.as('province-sx')
    await officer.goto(`/cases/${caseId}`)
    await officer.getByText('凤栖路区间隧道工程').first().waitFor()
    await officer.getByText('单位名称').first().waitFor()
    await eventually(() => officer.getByText('统一社会信用代码').count()).toBe(0)

    await follow(page, `/role-edit/${rows[0]!.id}`)
    await page.getByRole('tab', { name: '表单管理' }).click()
    await page.getByLabel('按字段名称筛选').fill('统一社会信用代码')
    await page.getByLabel('事项').click()
    await page.locator('.ant-select-item-option', { hasText: '保护范围涉建' }).first().click()
    await hide.waitFor()
    await eventually(() => hide.isChecked()).toBe(false)
    await hide.check()
    await button(page, '保存').click()
    await toast(page, '更新角色数据成功！')
  })

  test('what cannot be read says so, with a way to try again: 角色数据初始化失败！ 数据初始化失败！ 按钮数据初始化失败！', async () => {
    const { rows } = await stage.app.pool.query<{ id: string }>("select id from roles where code = 'customs'")
    const page = await stage.as('admin-security')
    const fails = (url: string) =>
      page.route(url, (route) => route.fulfill({ status: 500, json: { code: 500, error: 'internal', msg: '' } }), { times: 1 })
    const isReadAgain = async (message: string | RegExp, shown: Locator) => {
      await toast(page, message)
      await button(page, '重试').click()
      await shown.waitFor()
      await eventually(() => page.locator('.state-error').count()).toBe(0)
    }
    // the role and its menus say the same
    for (const url of representatives(['**/api/system/cscpRoless/*', '**/api/menu/queryByRoleId'])) {
      await fails(url)
      await page.goto(`/role-edit/${rows[0]!.id}`)
      await isReadAgain('角色数据初始化失败！', page.locator('.ant-tree-title').first())
    }
    await fails('**/api/FromItem/getCfromFieldCheckByRoleId/*')
    await page.getByRole('tab', { name: '表单管理' }).click()
    await isReadAgain(/(?<!角色|按钮)数据初始化失败！/, page.locator('.role-field-table'))
    await fails('**/api/menu/querybtnByRoleId')
    await page.getByRole('tab', { name: '按钮管理' }).click()
    await isReadAgain('按钮数据初始化失败！', page.locator('.ant-tree-title:visible').first())
  })

  test('what could not be read of its permissions does not keep the rest from being saved', async () => {
    const security = stage.app.as('admin-security')
    const { id } = (await security.call(roles.list, {})).find((role) => role.code === 'customs')!
    const page = await stage.as('admin-security')
    await page.route('**/api/menu/queryByRoleId', (route) =>
      route.fulfill({ status: 500, json: { code: 500, error: 'internal', msg: '' } }),
    )
    await page.goto(`/role-edit/${id}`)
    await toast(page, '角色数据初始化失败！')
    await page.getByLabel('扩展属性').fill('权限未读到')
    await button(page, '保存').click()
    await toast(page, '更新角色数据成功！')
    expect((await security.call(roles.get, { roleId: id })).extent).toBe('权限未读到')
  })

  test('what the server refuses says so and loses nothing: 创建新角色失败！ 更新角色数据失败！ 角色删除失败！', async () => {
    const page = await stage.as('admin-security')
    await page.goto('/role-add')
    await tick(page, '待办').waitFor()
    await fillRole(page, '省级负责人', 'users')
    await tick(page, '待办').click()
    await button(page, '保存').click()
    await toast(page, '创建新角色失败！')
    await page.getByText('角色名称“省级负责人”已存在，请更换。').waitFor()
    await eventually(async () => [
      await page.getByLabel('角色名称').inputValue(),
      (await stateOf(page, '待办')).includes('checkbox-checked'),
    ]).toEqual(['省级负责人', true])

    // made, but its menus could not be stored: the next try changes it
    await page.getByLabel('角色名称').fill('另一角色')
    await page.route('**/api/system/menu/save', (route) => route.abort(), { times: 1 })
    await button(page, '保存').click()
    await page.locator('.ant-alert', { hasText: '网络连接错误，请检查网络环境！' }).waitFor()
    await button(page, '保存').click()
    await page.waitForURL('**/role-management')
    await eventually(() => names(page)).toContain('另一角色')
    await eventually(async () => (await names(page)).filter((name) => name === '另一角色')).toHaveLength(1)

    await row(page, '另一角色')
      .getByRole('button', { name: /编\s*辑/ })
      .click()
    await tick(page, '待办').waitFor()
    await page.getByLabel('角色名称').fill('海关用户')
    await button(page, '保存').click()
    await toast(page, '更新角色数据失败！')

    await follow(page, '/role-management')
    await page.route('**/api/system/cscpRoless/*', (route) => route.abort(), { times: 1 })
    await row(page, '另一角色')
      .getByRole('button', { name: /删\s*除/ })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /删除角色/ })
      .click()
    await toast(page, '角色删除失败！')
  })
})

describe('the menu as data', () => {
  const open = async () => {
    const page = await stage.as('admin-system')
    await page.goto('/async-routes-config')
    await page.locator('.menu-config-tree .ant-tree-title').first().waitFor()
    return page
  }
  const entry = (page: Page, title: string) => page.locator('.menu-config-tree .menu-node', { hasText: new RegExp(`^${title}`) })

  test('an entry is added, moved up, changed and deleted, and the menu at the left follows; a built-in one comes back when it was taken out', async () => {
    const page = await open()
    await button(page, '新建菜单').click()
    await button(page, '保存').click()
    await eventually(() => page.locator('.form-field-error').allInnerTexts()).toEqual(['请填写菜单名称。', '请填写由小写字母开头的标识。'])
    await page.getByLabel('菜单名称').fill('帮助目录')
    await page.getByLabel(/^标识/).fill('help-entry')
    await page.getByLabel('地址').fill('https://example.org')
    await button(page, '保存').click()
    await eventually(() => page.locator('.form-field-error').allInnerTexts()).toEqual(['请填写以 / 开头的平台内路径。', '请选择组件。'])
    await page.getByLabel('地址').fill('/help-entry')
    await page.getByLabel('组件').fill('work-guide')
    await chooseOption(page, 'work-guide')
    await button(page, '保存').click()
    await toast(page, '已保存')
    await entry(page, '帮助目录').waitFor()
    const side = page.getByRole('navigation', { name: '主菜单' })
    await side.getByRole('link', { name: '帮助目录' }).waitFor()

    const order = () => page.locator('.menu-config-tree .menu-node').allInnerTexts()
    const before = (await order()).findIndex((text) => text.startsWith('帮助目录'))
    await button(page, '上移').click()
    await eventually(async () => (await order()).findIndex((text) => text.startsWith('帮助目录'))).toBeLessThan(before)
    await page.getByLabel('菜单名称').fill('帮助')
    await button(page, '保存').click()
    await side.getByRole('link', { name: /帮助$/ }).waitFor()
    // the form is drawn anew with what was saved, and a question of the one before would go with it
    await page.getByRole('heading', { level: 2, name: '帮助', exact: true }).waitFor()

    await button(page, '删除').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /删除菜单/ })
      .click()
    await entry(page, '帮助').waitFor({ state: 'detached' })
    await eventually(() => side.getByRole('link', { name: /帮助$/ }).count()).toBe(0)

    // the entry one is on stays; a built-in one keeps what it opens, and comes back when it was taken out
    await entry(page, '菜单管理').click()
    await page.getByRole('heading', { level: 2, name: '菜单管理' }).waitFor()
    await button(page, '删除').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /删除菜单/ })
      .click()
    await page.getByText('不能删除或隐藏当前正在使用的菜单管理页。').waitFor()
    await eventually(() => page.getByLabel(/^标识/).isDisabled()).toBe(true)

    await entry(page, '通知公告').click()
    // the form of the new entry stands elsewhere: a button of the old one is not to be clicked
    await page.getByRole('heading', { level: 2, name: '通知公告' }).waitFor()
    await button(page, '删除').click()
    await page.getByRole('dialog').getByText('“通知公告”将从所有角色中移除，其权限随之收回。').waitFor()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /删除菜单/ })
      .click()
    await page.locator('.menu-node.is-removed', { hasText: '通知公告' }).click()
    await button(page, '恢复').click()
    await eventually(() => page.getByLabel('地址').count()).toBe(0)
    await toast(page, '已恢复，需在角色管理中重新勾选。')
    await page.locator('.menu-node.is-removed').waitFor({ state: 'detached' })
  })
})
