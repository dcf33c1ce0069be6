import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { importTitles } from '@wenwu/core/users/import-row'
import { storeIdentityNumber } from '../apps/server/src/modules/base/accounts/index.ts'
import { writeXlsx } from '../apps/server/src/platform/xlsx/write-xlsx.ts'
import { seriousFaults } from './support/axe.ts'
import { button } from './support/button.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { signInByHand } from './support/sign-in.ts'
import { shoot, startStage, type Stage } from './support/stage.ts'
import { readSheet } from './support/xlsx.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const dialog = (page: Page) => page.getByRole('dialog')
const confirm = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const names = (page: Page) => page.locator('tr[data-row] .list-title').allInnerTexts()

async function open(username: string, path = '/user-management'): Promise<Page> {
  const page = await stage.as(username)
  await page.goto(path)
  await page.locator('.list-table[aria-busy=false], .list-cards').first().waitFor()
  return page
}

/** Goes to the page of an account, from the list. */
async function showUser(page: Page, account: string): Promise<void> {
  await follow(page, `/user-management?keyword=${account}`)
  await page.locator('tr[data-row]', { hasText: account }).first().locator('.list-title').click()
  await page.getByRole('region', { name: '账号状态' }).waitFor()
}

async function openUser(username: string, account: string): Promise<Page> {
  const page = await open(username, `/user-management?keyword=${account}`)
  await showUser(page, account)
  return page
}

async function choose(page: Page, label: string, typed: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.click()
  await field.fill(typed)
  await page.locator('.ant-select-item-option', { hasText: typed }).first().click()
}

/** Makes an account by hand; gives its first password. */
async function addByHand(page: Page, username: string, name: string): Promise<string> {
  await button(page, '新建用户').click()
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('姓名').fill(name)
  const organization = page.getByRole('combobox', { name: '所属机构' })
  await organization.click()
  await organization.fill('陕西省文物局')
  await page.locator('.ant-select-tree-node-content-wrapper', { hasText: '陕西省文物局' }).first().click()
  await page.getByLabel('手机号码').fill('13812348000')
  await button(page, '创建').click()
  await dialog(page).getByText('初始密码（只显示这一次）').waitFor()
  return dialog(page).getByTestId('first-password').innerText()
}

describe('three administrators apart', () => {
  test('system makes, security approves and grants, the user comes in and changes the password, the lock ends the session; a lost authenticator is reset', async () => {
    const system = await open('admin-system')
    const password = await addByHand(system, 'bai.jing', '白净')
    await shoot(system, 'users/first-password')
    await system.keyboard.press('Escape')
    await eventually(() => dialog(system).isVisible()).toBe(true)
    await confirm(system, '我已记下')
    await eventually(() => system.locator('.page-header .status-tag').innerText()).toBe('待审核')
    await eventually(() => button(system, '审核通过').count()).toBe(0)
    await eventually(() => system.getByRole('checkbox').count()).toBe(0)
    await system.getByText('角色由安全管理员授予。').waitFor()

    const person = await stage.visit()
    await person.goto('/login?type=3')
    await signInByHand(person, 'bai.jing', password)
    await person.getByText('此账号尚未生效，请等待安全管理员审核。').waitFor()

    const security = await openUser('admin-security', 'bai.jing')
    await eventually(() => button(security, '保存').count()).toBe(0)
    await button(security, '审核通过').click()
    await confirm(security, '审核通过')
    await eventually(() => security.locator('.page-header .status-tag').innerText()).toBe('已生效')
    await security.getByRole('checkbox', { name: '省级承办人' }).check()
    await security.getByRole('checkbox', { name: '系统管理员' }).check()
    await eventually(() => security.getByRole('checkbox', { name: '省级承办人' }).isChecked()).toBe(false)
    await button(security, '保存角色').click()
    await security.getByText('该用户尚未登录并修改初始密码，暂不能授予管理员角色。').first().waitFor()
    await security.getByRole('checkbox', { name: '省级承办人' }).check()
    await button(security, '保存角色').click()
    await security.getByText('角色已保存').waitFor()
    await shoot(security, 'users/edit-security')

    await signInByHand(person, 'bai.jing', password)
    await person.waitForURL(/update-password/)
    await person.getByLabel('当前密码').fill(password)
    for (const field of await person.locator('input[autocomplete=new-password]').all()) await field.fill('Neues-Wort7')
    await person.locator('form button[type=submit]').click()
    await person.waitForURL(/\/home/)

    await button(system, '停用').waitFor()
    await system.reload()
    await button(system, '停用').click()
    await confirm(system, '停用该账号')
    await dialog(system).getByText('请填写理由。').waitFor()
    await dialog(system).getByLabel('理由').fill('已调离')
    await shoot(system, 'users/lock-dialog')
    await confirm(system, '停用该账号')
    await system.getByText('账号已停用').waitFor()
    await follow(person, '/todo')
    await person.waitForURL(/login/)
    await eventually(() => button(system, '启用').count()).toBe(0)
    await security.reload()
    await button(security, '启用').click()
    await confirm(security, '启用')
    await security.getByText('停用已解除').waitFor()

    // a lost authenticator is reset by security alone
    await stage.app.pool.query(
      "insert into second_factors (user_id, secret_sealed, confirmed_at, created_at) select id, '\\x00', now(), now() from users where username = 'expert4'",
    )
    await showUser(system, 'expert4')
    await eventually(() => button(system, '重置动态口令').count()).toBe(0)
    await showUser(security, 'expert4')
    await button(security, '重置动态口令').click()
    await dialog(security)
      .getByText('请先核实是本人申请。重置后原动态口令和恢复码全部作废，已登录的会话立即结束；本人登录后可重新设置。')
      .waitFor()
    await shoot(security, 'users/reset-second-factor')
    await confirm(security, '重置动态口令')
    await security.getByText('动态口令已重置').waitFor()
    await eventually(() => button(security, '重置动态口令').count()).toBe(0)
  })
})

describe('an account, for the system administrator', () => {
  test('is closed where it is one’s own; masked values are seen with a reason and changed without being seen; the form says faults on their fields', async () => {
    const page = await openUser('admin-system', 'admin-system')
    await page.getByText('这是您自己的账号，不能由自己管理。').waitFor()
    await eventually(() => page.locator('.user-side button, form button').count()).toBe(0)

    await stage.app.pool.query("update users set mobile = '13900001234', email = 'zhi@example.cn' where username = 'expert3'")
    await showUser(page, 'expert3')
    await page.getByText('139****1234').waitFor()
    await page.getByText('z***@example.cn').waitFor()
    await button(page, '查看完整信息 手机号码').click()
    await confirm(page, '查看完整信息')
    await dialog(page).getByText('请填写理由。').waitFor()
    await dialog(page).getByLabel('理由').fill('电话核实身份')
    await confirm(page, '查看完整信息')
    await page.getByText('手机号码：13900001234').waitFor()
    await button(page, '修改 电子邮箱').click()
    await page.getByRole('textbox', { name: '电子邮箱' }).fill('neu@example.cn')
    await button(page, '保存').click()
    await page.getByText('用户信息已保存', { exact: true }).waitFor()
    await page.getByText('n***@example.cn').waitFor()
    await button(page, '修改 手机号码').click()
    await page.getByRole('textbox', { name: '手机号码' }).fill('13900005678')
    await button(page, '保存').click()
    await page.getByText('用户信息已保存，须由安全管理员重新审核后才能登录').waitFor()
    await eventually(() => page.locator('.page-header .status-tag').innerText()).toBe('待审核')

    // an identity number is shown with a reason, and is changed by nobody
    const { rows } = await stage.app.pool.query<{ id: string }>("select id from users where username = 'person'")
    const { sealed } = storeIdentityNumber(stage.app.services.config.secret, '110105199003070012', rows[0]!.id)
    await stage.app.pool.query('update users set identity_number_sealed = $1 where id = $2', [sealed, rows[0]!.id])
    await follow(page, `/user-edit/${rows[0]!.id}`)
    await page.getByText('110105********0012').waitFor()
    await eventually(() => button(page, '修改 公民身份号码').count()).toBe(0)
    await button(page, '查看完整信息 公民身份号码').click()
    await dialog(page).getByLabel('理由').fill('核对实名信息')
    await confirm(page, '查看完整信息')
    await page.getByText('公民身份号码：110105199003070012').waitFor()
    await shoot(page, 'users/identity-number')

    // faults stand on their fields, the server’s refusal too, and what was typed is kept
    await follow(page, '/user-add')
    await button(page, '创建').click()
    await eventually(() => page.locator('#user-username-error').innerText()).toBe('必填')
    await eventually(() => page.locator('#user-username').evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByLabel('用户名').fill('province-sx')
    await page.getByLabel('姓名').fill('重名')
    await page.getByLabel('手机号码').fill('12345678901')
    await page.getByLabel('电子邮箱').fill('nobody')
    await button(page, '创建').click()
    await eventually(() => page.locator('#user-mobile-error').innerText()).toBe('手机号码格式不正确')
    await eventually(() => page.locator('#user-email-error').innerText()).toBe('请填入正确的格式的电子邮箱')
    await shoot(page, 'users/add-errors')
    await page.getByLabel('手机号码').fill('13812348000')
    await page.getByLabel('电子邮箱').fill('')
    await button(page, '创建').click()
    await eventually(() => page.locator('#user-username-error').innerText()).toBe('用户名“province-sx”已被使用。')
    await eventually(() => page.getByLabel('姓名').inputValue()).toBe('重名')
    await eventually(() => seriousFaults(page)).toEqual([])
  })
})

describe('the list', () => {
  test('filters, presets and exports exactly what it shows; the audit administrator reads an account and is offered nothing to do', async () => {
    const page = await open('admin-audit', '/user-management?keyword=expert')
    await eventually(() => names(page).then((all) => all.length)).toBe(5)
    await choose(page, '角色', '评审专家')
    await eventually(() => new URL(page.url()).searchParams.get('role')).not.toBeNull()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /导出$/ }).click()])
    const rows = readSheet(readFileSync(await download.path()))
    expect(rows).toHaveLength(6)
    expect(rows[0]).toEqual(expect.arrayContaining(['用户名', '姓名', '手机号码']))
    await page.getByRole('tab', { name: '已退回' }).click()
    await page.getByText('没有符合条件的记录，可放宽条件后再查。').waitFor()
    await shoot(page, 'users/list-empty')

    await showUser(page, 'province-sc')
    await eventually(() => page.locator('.user-side button, form button').count()).toBe(0)
    await eventually(() => button(page, '查看完整信息').count()).toBe(0)
    // only people who may fill the form in have this page
    await follow(page, '/user-add')
    await page.waitForURL('**/404')
  })

  test('the same act on several accounts at once, and many accounts from a sheet', async () => {
    const page = await open('admin-system', '/user-management?keyword=expert')
    await page.getByRole('checkbox', { name: /选择.*文砚之|文砚之/ }).check()
    await page.getByRole('checkbox', { name: /选择.*喻溯源|喻溯源/ }).check()
    const third = (await names(page)).find((name) => name !== '文砚之' && name !== '喻溯源')!
    await page.getByRole('checkbox', { name: new RegExp(`选择.*${third}|${third}`) }).check()
    // another administrator changes one of them meanwhile
    await stage.app.pool.query("update users set version = version + 1 where name = $1 and username like 'expert%'", [third])
    await shoot(page, 'users/list-selected')
    await page.getByRole('region', { name: '已选 3 条' }).getByRole('button', { name: '停用' }).click()
    await dialog(page).getByLabel('理由').fill('届满')
    await confirm(page, '停用')
    await page.getByText('停用：成功 2 个，未成功 1 个').waitFor()
    await eventually(() => page.getByRole('list', { name: '未成功的账号' }).innerText()).toMatch(
      new RegExp(`^${third}[\\s\\S]*内容已被他人修改`),
    )
    await shoot(page, 'users/batch-result')
    await button(page, '知道了').click()
    await follow(page, '/user-management?preset=locked')
    await eventually(async () => (await names(page)).sort()).toEqual(['喻溯源', '文砚之'].sort())
    await eventually(() => seriousFaults(page)).toEqual([])

    // an import shows the result of each row, makes the good ones, and gives result and first passwords
    async function* rows() {
      yield ['imp.one', '甲一', '甲', '审批监管人员', '陕西省文物局', '13800000001', '', '']
      yield ['province-sx', '乙二', '', '3', '', '', '', '']
      yield ['imp.three', '', '', '教师', '没有的机构', '123', '', '']
    }
    const content = await buffer(
      writeXlsx(
        Object.values(importTitles).map(([title]) => ({ title, kind: 'text' as const })),
        rows(),
        '导入',
      ),
    )
    await follow(page, '/user-management')
    await page.getByRole('tab', { name: '全部' }).waitFor()
    await button(page, '导入').click()
    const [template] = await Promise.all([page.waitForEvent('download'), button(page, '下载模板').click()])
    expect(template.suggestedFilename()).toBe('用户导入模板.xlsx')
    await page.locator('input[type=file]').setInputFiles({ name: '图.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') })
    await page.getByText('文件“图.pdf”类型超出限制！').waitFor()
    await page.locator('input[type=file]').setInputFiles({ name: '用户.xlsx', mimeType: 'application/octet-stream', buffer: content })
    await page.getByText('共 3 行，可导入 1 行，有问题 2 行。 只导入没有问题的行。').waitFor()
    await dialog(page).getByText('用户名：已有此用户名').waitFor()
    await dialog(page).getByText('所属机构：系统中没有').waitFor()
    await dialog(page).getByText('手机号码：手机号码格式不正确').waitFor()
    await shoot(page, 'users/import-preview')
    await button(page, '导入 1 行').click()
    await dialog(page).getByText('已创建 1 个待审核账号').waitFor()
    await shoot(page, 'users/import-done')
    const [result] = await Promise.all([page.waitForEvent('download'), button(page, '下载结果').click()])
    expect(readSheet(readFileSync(await result.path()))[2]).toEqual(['3', 'province-sx', '乙二', '未创建', '用户名：已有此用户名'])
    const [passwords] = await Promise.all([page.waitForEvent('download'), button(page, '生成并下载初始密码').click()])
    expect(readSheet(readFileSync(await passwords.path()))[1]).toEqual([
      'imp.one',
      '甲一',
      '陕西省文物局',
      expect.stringMatching(/^[A-Za-z].{15}$/),
    ])
    await button(page, '关闭').last().click()
    await eventually(async () => (await names(page)).includes('甲一')).toBe(true)
  })
})
