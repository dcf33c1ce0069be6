import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { contract as organizations } from '@wenwu/core/organizations/contract'
import { contract as auth } from '@wenwu/core/auth/contract'
import { button } from './support/button.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { shoot, startStage, type Stage } from './support/stage.ts'
import { readSheet } from './support/xlsx.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
  await stage.app.signIn('national-lead')
  await stage.app.anonymous.send(auth.login, {
    username: 'national-lead',
    passwordDigest: 'a'.repeat(32),
    kind: 'official',
    isRemembered: false,
  })
  await stage.app.anonymous.send(auth.login, {
    username: 'nobody-here',
    passwordDigest: 'a'.repeat(32),
    kind: 'official',
    isRemembered: false,
  })
  await stage.app
    .as('admin-system')
    .call(organizations.create, { name: '日志演示单位', kind: 'unit', parentId: null, code: null, creditCode: null, provinceCode: '61' })
  await stage.app.as('customs').send(organizations.children, { parentId: null, page: 1 })
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const rows = (page: Page) => page.locator('tr[data-row]')

async function open(username: string, path: string): Promise<Page> {
  const page = await stage.as(username)
  await page.goto(path)
  await page.locator('.list-table[aria-busy=false]').waitFor()
  return page
}

describe('the login log', () => {
  test('tells who came in and who did not, with way, reason, address and browser, and is exported as it is filtered', async () => {
    const page = await open('admin-audit', '/logging-login')
    await page.getByText('查阅和导出日志会被记录。').waitFor()
    const denied = rows(page).filter({ hasText: 'national-lead' }).filter({ hasText: '被拒绝' }).first()
    await eventually(() => denied.innerText()).toMatch(/严既明[\s\S]*账号密码[\s\S]*被拒绝[\s\S]*密码错误[\s\S]*127\.0\.0\.1/)
    const unknown = rows(page).filter({ hasText: '没有这个账号' }).first()
    await eventually(() => unknown.innerText()).toContain('no…(11)')
    await eventually(() => page.locator('.list-table').innerText()).not.toContain('nobody-here')
    await shoot(page, 'logs-sign-in')
    await page.getByLabel('人员', { exact: true }).fill('既明')
    await page.keyboard.press('Enter')
    await eventually(async () => (await rows(page).allInnerTexts()).every((text) => text.includes('national-lead'))).toBe(true)
    await page.getByLabel('结果', { exact: true }).click()
    await page.locator('.ant-select-item-option', { hasText: '成功' }).click()
    await eventually(async () => (await rows(page).allInnerTexts()).every((text) => text.includes('成功'))).toBe(true)

    // it is exported as it is filtered
    await follow(page, '/logging-login?person=national-lead&outcome=denied')
    await eventually(() => rows(page).count()).toBe(1)
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, '导出').click()])
    expect(download.suggestedFilename()).toMatch(/^登录日志-\d{4}-\d{2}-\d{2}\.xlsx$/)
    const [head, ...sheet] = readSheet(await readFile(await download.path()))
    expect(head).toEqual(['时间', '账号', '姓名', '登录方式', '结果', '原因', '网络地址', '浏览器'])
    expect(sheet.map((row) => [row[1], row[4], row[5]])).toEqual([['national-lead', '被拒绝', '密码错误']])
  })

  test('the security administrator sees users alone and no operation log', async () => {
    const page = await open('admin-security', '/logging-login?size=100')
    await page.getByText('只显示用户的登录记录，三员的记录由安全审计员查阅。').waitFor()
    await eventually(() => page.locator('.list-table').innerText()).not.toContain('admin-')
    await eventually(() => page.getByText('操作日志', { exact: true }).count()).toBe(0)
    await follow(page, '/logging-operation')
    await page.getByText('页面不存在').first().waitFor()
  })
})

describe('the operation log', () => {
  test('names what was done in words, with details, tabs and filters; it is verified, and a bad row is found by its number', async () => {
    const page = await open('admin-audit', '/logging-operation')
    const made = rows(page).filter({ hasText: '新增机构' }).first()
    await eventually(() => made.innerText()).toMatch(/系统管理员[\s\S]*新增机构[\s\S]*机构[\s\S]*成功[\s\S]*日志演示单位/)
    await shoot(page, 'logs-operation')
    await made.getByRole('button', { name: /详情/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('日志演示单位').waitFor()
    await eventually(() => dialog.innerText()).toMatch(/角色[\s\S]*系统管理员/)
    await shoot(page, 'logs-operation-details')
    await dialog.getByRole('button', { name: '查看该对象的全部操作' }).click()
    await eventually(() => rows(page).count()).toBe(1)
    await eventually(() => new URL(page.url()).searchParams.get('object')).toBe('organization')

    // tabs part what was refused and who read logs; a filter by act
    await follow(page, '/logging-operation')
    await page.getByRole('tab', { name: '被拒绝的操作' }).click()
    const refused = rows(page).filter({ hasText: '闻港生' }).first()
    await refused.waitFor()
    await eventually(() => refused.innerText()).toMatch(/查看组织机构[\s\S]*被拒绝[\s\S]*没有权限/)
    await page.getByRole('tab', { name: '日志查阅与核验' }).click()
    await rows(page).filter({ hasText: '查阅操作日志' }).first().waitFor()
    await follow(page, '/logging-operation?action=organizations.create')
    await eventually(() => rows(page).count()).toBe(1)

    // it is verified: all is well, then the first bad row by its number
    await button(page, '核验').click()
    await dialog.getByText('还没有核验过。').waitFor()
    await dialog.getByRole('button', { name: /核\s*验$/ }).click()
    await dialog.getByText('审计日志完整').waitFor()
    await eventually(() => dialog.innerText()).toMatch(/安全审计员于 .* 核验：\d+ 条记录、\d+ 个封存全部相符/)
    await shoot(page, 'logs-verified')

    const { rows: first } = await stage.app.pool.query<{ id: number }>(
      "select id from audit_rows where action = 'organizations.create' limit 1",
    )
    await stage.app.pool.query(
      "begin; set local session_replication_role = 'replica'; update audit_rows set actor_name = '别人' where action = 'organizations.create'; commit",
    )
    await dialog.getByRole('button', { name: '重新核验' }).click()
    await dialog.getByText('审计日志已被破坏').waitFor()
    await eventually(() => dialog.innerText()).toContain('记录被修改，或不是由本系统写入')
    await shoot(page, 'logs-damaged')
    await dialog.getByRole('button', { name: `查看第 ${first[0]?.id} 号记录` }).click()
    await eventually(async () => (await rows(page).allInnerTexts()).join()).toContain('别人')
  })
})
