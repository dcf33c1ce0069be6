import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../apps/server/src/db/seed/index.ts'
import { seriousFaults } from './support/axe.ts'
import { button } from './support/button.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { isSeen } from './support/is-seen.ts'
import { signInByHand } from './support/sign-in.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const item = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true })
const names = (page: Page) => page.locator('.org-tree .org-name').allInnerTexts()
const dialog = (page: Page) => page.getByRole('dialog')
const inDialog = (page: Page, name: string) => button(dialog(page), name)
const shown = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

/** Opens the levels below the bureau and chooses an organisation. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByLabel('查找机构').first().fill(name)
  await page.locator('.org-hits button', { hasText: name }).first().click()
  await page.locator('.org-head h2', { hasText: name }).waitFor()
}

describe('organisations as a tree', () => {
  test('shows the bureau with its departments and divisions, by keyboard and mouse; the chosen one stands at the right and in the address, on a phone after the tree', async () => {
    const page = await stage.as('admin-system')
    await page.goto('/organization-management')
    await item(page, '国家文物局').waitFor()
    await eventually(() => names(page)).toEqual(
      expect.arrayContaining(['国家文物局', '文物保护与考古司', '博物馆与社会文物司', '督察司', '陕西省文物局']) as string[],
    )

    // by keyboard: down, right, left, Home, End, Enter
    await item(page, '国家文物局').focus()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await page.keyboard.press('ArrowDown')
    await eventually(focused).toBe('文物保护与考古司')
    await page.keyboard.press('ArrowRight')
    await item(page, '综合处').waitFor()
    await page.keyboard.press('ArrowRight')
    await eventually(focused).toBe('综合处')
    await page.keyboard.press('Enter')
    await page.locator('.org-head h2', { hasText: '综合处' }).waitFor()
    await page.keyboard.press('ArrowLeft')
    await eventually(focused).toBe('文物保护与考古司')
    await page.keyboard.press('ArrowLeft')
    await eventually(() => item(page, '综合处').count()).toBe(0)
    await page.keyboard.press('End')
    await eventually(focused).not.toBe('文物保护与考古司')
    await page.keyboard.press('Home')
    await eventually(focused).toBe('国家文物局')

    await item(page, '文物保护与考古司').locator('.org-caret').first().click()
    await eventually(() => item(page, '文物保护与考古司').getByRole('treeitem').count()).toBe(7)
    await page.getByText('考古处', { exact: true }).click()
    await page.locator('.org-head h2', { hasText: '考古处' }).waitFor()
    await eventually(() => page.locator('.key-value').innerText()).toContain('0101010204')
    await eventually(() => new URL(page.url()).searchParams.get('id')).not.toBeNull()
    await eventually(() => item(page, '考古处').getAttribute('aria-selected')).toBe('true')
    await page.reload()
    await eventually(() => item(page, '考古处').getAttribute('aria-selected')).toBe('true')
    await shoot(page, 'organizations-desktop')

    // on a phone the tree and the details come one after the other
    await follow(page, '/404')
    await page.locator('.plain-page').waitFor()
    await page.setViewportSize(phone)
    await follow(page, '/organization-management')
    await item(page, '国家文物局').waitFor()
    await shoot(page, 'organizations-phone-tree')
    await page.getByText('文物保护与考古司', { exact: true }).click()
    await page.locator('.org-head h2').waitFor()
    await eventually(() => page.getByRole('tree').count()).toBe(0)
    await shoot(page, 'organizations-phone-details')
    await page.getByRole('button', { name: '返回机构树' }).click()
    await item(page, '国家文物局').waitFor()
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })

  test('finds by name and code with the way; adds, changes, moves, orders and deactivates; errors stand on their field', async () => {
    const page = await stage.as('admin-system')
    await page.goto('/organization-management')
    await item(page, '国家文物局').waitFor()
    await page.getByLabel('查找机构').first().fill('0101010205')
    await shown(page, '找到 1 个机构')
    await eventually(() => page.locator('.org-hits').innerText()).toMatch(/世界遗产处[\s\S]*国家文物局 \/ 文物保护与考古司/)
    await page.getByLabel('查找机构').first().fill('没有这个机构')
    await shown(page, '没有找到符合条件的机构。')

    await choose(page, '四川省文物局')
    // its place in the tree is in sight
    await page.getByLabel('查找机构').first().fill('')
    await eventually(() => item(page, '四川省文物局').locator('.org-name').first().evaluate(isSeen)).toBe(true)
    await button(page, '新增下级').click()
    await inDialog(page, '保存').click()
    await shown(page, '请选择机构类型')
    await shown(page, '请填写机构名称')
    await dialog(page).getByLabel('机构类型').click()
    await page.locator('.ant-select-item-option', { hasText: '处' }).last().click()
    await dialog(page).getByLabel('机构名称').fill('古建筑处')
    await dialog(page).getByLabel('机构编码').fill('01010102')
    await dialog(page).getByLabel('统一社会信用代码').fill('123')
    await inDialog(page, '保存').click()
    await shown(page, '统一社会信用代码应为 18 位且校验正确')
    await dialog(page).getByLabel('统一社会信用代码').fill('')
    await inDialog(page, '保存').click()
    await shown(page, '“01010102”已被其他机构使用，请更换。')
    await eventually(() => dialog(page).getByLabel('机构名称').inputValue()).toBe('古建筑处')
    await shoot(page, 'organizations-dialog')
    await dialog(page).getByLabel('机构编码').fill('SC-01')
    await inDialog(page, '保存').click()
    await shown(page, '机构已新增')
    await page.locator('.org-head h2', { hasText: '古建筑处' }).waitFor()
    await eventually(() => page.locator('.key-value').innerText()).toContain('四川省')

    await button(page, '修改').click()
    await dialog(page).getByLabel('机构名称').fill('古建筑与石窟处')
    await inDialog(page, '保存').click()
    await shown(page, '机构已保存')
    await page.locator('.org-head h2', { hasText: '古建筑与石窟处' }).waitFor()

    await button(page, '移动').click()
    await dialog(page).getByLabel('新的上级机构').fill('山西省文物局')
    await page.locator('.ant-select-tree-node-content-wrapper', { hasText: '山西省文物局' }).first().waitFor()
    await shoot(page, 'organizations-picker')
    await page.locator('.ant-select-tree-node-content-wrapper', { hasText: '山西省文物局' }).first().click()
    await inDialog(page, '移动').click()
    await shown(page, '机构已移动')
    await eventually(() => page.locator('.key-value').innerText()).toContain('山西省')
    await page.getByLabel('查找机构').first().fill('')
    await eventually(() => item(page, '山西省文物局').getByRole('treeitem', { name: '古建筑与石窟处' }).count()).toBe(1)

    await button(page, '停用').click()
    await shown(page, '停用后不能再把账号、工作组放到该机构，历史记录不受影响，可随时重新启用。')
    await inDialog(page, '停用该机构').click()
    await shown(page, '机构已停用')
    await button(page, '启用').click()
    await shown(page, '机构已启用')

    await choose(page, '文物保护与考古司')
    await button(page, '停用').click()
    await shown(page, '还有以下内容，暂不能停用')
    await shown(page, '启用的下级机构 7 个')
    await dialog(page).locator('.ant-modal-footer button').click()
    await choose(page, '综合处')
    await page.getByLabel('查找机构').first().fill('')
    await button(page, '下移').click()
    await eventually(async () => (await item(page, '文物保护与考古司').locator('.org-name').allInnerTexts()).slice(1, 3)).toEqual([
      '资源管理处',
      '综合处',
    ])
  })
})

describe('work groups', () => {
  test('are added with members and a leader, changed, found and deleted; what is typed outlives a lost session', async () => {
    const page = await stage.as('admin-security', { ownSession: true })
    await page.goto('/workgroup-management')
    await shown(page, '把常在一起办事的人员编成工作组。')
    await page.getByRole('button', { name: '新增工作组' }).first().click()
    await page.getByLabel('工作组名称').waitFor()
    await eventually(() => new URL(page.url()).pathname).toBe('/workgroup-add')
    await button(page, '保存').click()
    await shown(page, '请填写工作组名称')
    await page.getByLabel('工作组名称').fill('长城专项组')
    await page.getByLabel('用途说明').fill('长城保护工程会商')
    await page.getByLabel('代码').fill('Great Wall')
    await button(page, '保存').click()
    await shown(page, '须为 2 至 40 个小写字母、数字或连字符，以字母开头')
    await page.getByLabel('代码').fill('great-wall')
    for (const [typed, name] of [
      ['季长歌', '季长歌'],
      ['national-lead', '严既明'],
    ] as const) {
      await page.getByLabel('添加成员').fill(typed)
      await page.locator('.ant-select-item-option', { hasText: name }).click()
      await page.getByRole('button', { name: `移除 ${name}` }).waitFor()
    }
    await page.getByLabel('设 严既明 为组长').check()
    await shoot(page, 'workgroups-form')
    await eventually(() => seriousFaults(page)).toEqual([])
    await button(page, '保存').click()
    await shown(page, '工作组已新增')
    const row = page.locator('tr[data-row]', { hasText: '长城专项组' })
    await row.waitFor()
    await eventually(() => row.innerText()).toMatch(/严既明[\s\S]*2[\s\S]*启用/)
    await shoot(page, 'workgroups-list')

    await row.getByRole('button', { name: /编辑/ }).click()
    await page.getByRole('button', { name: '移除 严既明' }).click()
    await button(page, '保存').click()
    await shown(page, '请指定一名组长')
    await page.getByLabel('设 季长歌 为组长').check()
    await button(page, '保存').click()
    await shown(page, '工作组已保存')
    await eventually(() => row.innerText()).toMatch(/季长歌[\s\S]*1/)

    await row.getByRole('button', { name: /删除/ }).click()
    await shown(page, '删除“长城专项组”？')
    await dialog(page).getByRole('button', { name: '删除工作组' }).click()
    await shown(page, '工作组已删除')
    await eventually(() => row.count()).toBe(0)

    // what is typed outlives a lost session
    await follow(page, '/workgroup-add')
    await page.getByLabel('工作组名称').fill('没有丢失的组')
    await stage.app.pool.query(
      "update sessions set ended_at = now() where user_id = (select id from users where username = 'admin-security')",
    )
    await button(page, '保存').click()
    await shown(page, '身份认证信息已失效，请重新登录。')
    await signInByHand(page, 'admin-security', demoPassword)
    await page.getByLabel('工作组名称').waitFor()
    await eventually(() => page.getByLabel('工作组名称').inputValue()).toBe('没有丢失的组')
    await button(page, '保存').click()
    await shown(page, '工作组已新增')
  })
})
