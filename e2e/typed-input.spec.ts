import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest'
import { button } from './support/button.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { shoot, startStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const shown = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
const kept = '您上次在这里填写的内容尚未保存，已为您放回。'
const merged = '他人刚刚保存过这里：您没有动过的栏目已更新；您填写的内容仍在，保存后以您的为准，请核对。'

/** Opens the settings of the first step in the list; gives its address. */
async function openFirstStep(page: Page): Promise<string> {
  await page.goto('/task-settings')
  await page.locator('tr[data-row]').first().getByRole('button', { name: /编辑/ }).click()
  await page.getByLabel('提前提醒').waitFor()
  return new URL(page.url()).pathname
}

describe('what is typed into a form', () => {
  test('is there again after another page, can be dropped, and is kept nowhere once it is saved or cancelled', async () => {
    const page = await stage.as('admin-system')
    const address = await openFirstStep(page)
    const days = page.getByLabel('提前提醒')
    const before = await days.inputValue()
    await days.fill('17')
    await follow(page, '/home')
    await follow(page, address)
    await shown(page, kept)
    await eventually(() => days.inputValue()).toBe('17')
    await shoot(page, 'typed-kept')
    await button(page, '放弃所填内容').click()
    await eventually(() => days.inputValue()).toBe(before)
    await eventually(() => page.getByText(kept).count()).toBe(0)

    await days.fill('18')
    await button(page, '取消').click()
    await page.locator('tr[data-row]').first().waitFor()
    await follow(page, address)
    await eventually(() => days.inputValue()).toBe(before)
    await days.fill('19')
    await button(page, '保存').click()
    await page.locator('tr[data-row]').first().waitFor()
    await follow(page, address)
    await eventually(() => days.inputValue()).toBe('19')
    await eventually(() => page.getByText(kept).count()).toBe(0)
  })

  test('of a role is there again with what was ticked in its tabs, and goes with it when it is dropped', async () => {
    const page = await stage.as('admin-security')
    await page.goto('/role-add')
    await page.getByLabel('角色名称').fill('文物巡查员')
    const first = page.locator('.ant-tree-checkbox:not(.ant-tree-checkbox-disabled)').first()
    await first.click()
    await eventually(() => first.getAttribute('class')).toContain('checked')
    await follow(page, '/home')
    await follow(page, '/role-add')
    await shown(page, kept)
    await eventually(() => page.getByLabel('角色名称').inputValue()).toBe('文物巡查员')
    await eventually(() => first.getAttribute('class')).toContain('checked')
    await button(page, '放弃所填内容').click()
    await eventually(() => page.getByLabel('角色名称').inputValue()).toBe('')
    await eventually(() => first.getAttribute('class')).not.toContain('checked')
  })

  test('goes on over what somebody else has saved meanwhile: a step', async () => {
    const page = await stage.as('admin-system')
    const address = await openFirstStep(page)
    const other = await page.context().newPage()
    await other.goto(address)
    await page.getByLabel('提前提醒').fill('11')
    await other.getByLabel('催办间隔（小时）').fill('48')
    await button(other, '保存').click()
    await shown(other, '任务配置已保存，从下一件待办起生效')
    await button(page, '保存').click()
    await shown(page, merged)
    await eventually(() => page.locator('.ant-btn-loading').count()).toBe(0)
    await eventually(() => page.getByLabel('催办间隔（小时）').inputValue()).toBe('48')
    await eventually(() => page.getByLabel('提前提醒').inputValue()).toBe('11')
    await shoot(page, 'typed-merged')
    await button(page, '保存').click()
    await page.locator('tr[data-row]').first().waitFor()
    await follow(page, address)
    await eventually(() => page.getByLabel('提前提醒').inputValue()).toBe('11')
    await other.close()
  })

  test('goes on over what somebody else has saved meanwhile: an organisation', async () => {
    const page = await stage.as('admin-system')
    const open = async (each: Page): Promise<void> => {
      await each.goto('/organization-management')
      await each.getByLabel('查找机构').first().fill('青海省文物局')
      await each.locator('.org-hits button', { hasText: '青海省文物局' }).first().click()
      await each.locator('.org-head h2', { hasText: '青海省文物局' }).waitFor()
      await button(each, '修改').click()
      await each.getByRole('dialog').getByLabel('电话').waitFor()
    }
    await open(page)
    const other = await page.context().newPage()
    await open(other)
    await other.getByRole('dialog').getByLabel('机构名称').fill('青海省文物管理局')
    await button(other, '保存').click()
    await shown(other, '机构已保存')
    await page.getByRole('dialog').getByLabel('电话').fill('0971-6150000')
    await button(page, '保存').click()
    await shown(page, merged)
    await eventually(() => page.locator('.ant-btn-loading').count()).toBe(0)
    await eventually(() => page.getByRole('dialog').getByLabel('机构名称').inputValue()).toBe('青海省文物管理局')
    await eventually(() => page.getByRole('dialog').getByLabel('电话').inputValue()).toBe('0971-6150000')
    await button(page, '保存').click()
    await shown(page, '机构已保存')
    await eventually(() => page.locator('.key-value').innerText()).toContain('0971-6150000')
    await other.close()
  })
})
