import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fileCase } from '../apps/server/src/case-driver/file-case.ts'
import { seriousFaults } from './support/axe.ts'
import { button } from './support/button.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { headers, openList, queryOf, total } from './support/list.ts'
import { startStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
  for (let n = 1; n <= 4; n++) await fileCase(stage.app, { title: `隧道工程0${n}` })
  for (let n = 1; n <= 2; n++) await fileCase(stage.app, { title: `望川楼修缮0${n}` })
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

/** The menu of views of a list, and what is chosen in it. */
function viewMenu(page: Page) {
  const menu = page.locator('.view-button')
  const choose = async (name: string): Promise<void> => {
    await menu.click()
    await page.getByRole('menuitem', { name }).click()
  }
  return { menu, choose }
}

test('a view keeps what the address says, opens the list by default, and is left again', async () => {
  const page = await openList(stage, '/cases?keyword=隧道', 'province-sx-lead')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await eventually(() => total(page)).toBe('共 4 条')
  const { menu, choose } = viewMenu(page)
  await choose('另存为视图…')
  const keeping = page.getByRole('dialog', { name: '另存为视图' })
  const name = keeping.getByLabel('视图名称')
  // what is typed is not lost by a key, nor by leaving; what is as it was is
  await name.fill('隧道类')
  const question = page.getByRole('dialog', { name: '放弃所填内容？' })
  for (const close of [() => name.press('Escape'), () => keeping.getByRole('button', { name: /取\s*消/ }).click()]) {
    await close()
    await question.getByText('关闭后所填内容将丢失。').waitFor()
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('继续填写')
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    await eventually(() => name.inputValue()).toBe('隧道类')
  }
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const leaving = await asked
  expect(leaving.type()).toBe('beforeunload')
  await leaving.dismiss()
  await eventually(() => name.inputValue()).toBe('隧道类')
  await name.fill('')
  await name.press('Escape')
  await eventually(() => keeping.count()).toBe(0)
  await choose('另存为视图…')
  await name.fill('隧道类')
  await page.getByRole('checkbox', { name: '打开列表时默认使用' }).check()
  await name.press('Enter')
  await page.locator('.toast', { hasText: '已保存视图“隧道类”' }).waitFor()
  await eventually(() => menu.innerText()).toBe('隧道类')
  await eventually(() => queryOf(page)['view']).toMatch(/^[0-9a-f-]{36}$/)
  const id = queryOf(page)['view']

  // the menu's own address opens with it; what was changed goes back to it
  await page.goto('/cases')
  await eventually(() => total(page)).toBe('共 4 条')
  await eventually(() => queryOf(page)).toEqual({ keyword: '隧道', view: id })
  await page.getByLabel('关键字').fill('隧道工程02')
  await page.keyboard.press('Enter')
  await eventually(() => total(page)).toBe('共 1 条')
  await button(page, '重置').click()
  await eventually(() => total(page)).toBe('共 4 条')
  await eventually(() => queryOf(page)).toEqual({ keyword: '隧道', view: id })
  // pressed where nothing is left to go back to, it leads to all that the view hides
  await button(page, '重置').click()
  await eventually(() => total(page)).toBe('共 6 条')
  await eventually(() => queryOf(page)).toEqual({ view: 'none' })
  await choose('隧道类')
  await eventually(() => total(page)).toBe('共 4 条')
  await choose('复制链接')
  await page.locator('.toast', { hasText: '链接已复制' }).waitFor()
  await eventually(async () => {
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    return [link.pathname, Object.fromEntries(link.searchParams)]
  }).toEqual(['/cases', { keyword: '隧道' }])
  await menu.click()
  await eventually(() => seriousFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await eventually(() => page.getByRole('menuitem').count()).toBe(0)

  // the list as it is, by choice, stays so, and has its own columns again
  const before = await headers(page)
  await button(page, '列设置').click()
  const picker = page.getByRole('dialog')
  await picker.getByRole('checkbox', { name: '省份' }).check()
  await picker.getByRole('button', { name: /确\s*定/ }).click()
  await eventually(() => headers(page)).toEqual(expect.arrayContaining([...before, '省份']))
  await choose('系统默认')
  await eventually(() => total(page)).toBe('共 6 条')
  await eventually(() => queryOf(page)).toEqual({ view: 'none' })
  await eventually(() => headers(page)).toEqual(before)
  await choose('取消默认视图')
  await page.locator('.toast', { hasText: '已取消默认视图。' }).waitFor()
  await page.goto('/cases')
  await eventually(() => total(page)).toBe('共 6 条')
  await eventually(() => queryOf(page)).toEqual({})
})

test('a view opens the list of a whole organisation after a question alone, wherever it is chosen', async () => {
  // who answers for cases keeps the views of their organisation
  const page = await openList(stage, '/cases?keyword=望川楼', 'province-sx-lead')
  await eventually(() => total(page)).toBe('共 2 条')
  const { menu, choose } = viewMenu(page)
  await choose('另存为视图…')
  const keeping = page.getByRole('dialog', { name: '另存为视图' })
  await keeping.getByLabel('视图名称').fill('望川楼')
  await keeping.getByRole('checkbox', { name: '本单位所有人员都可以使用' }).check()
  const warning = keeping.getByText('没有自己默认视图的人员，以后打开此列表都会先按这个视图的条件显示')
  await eventually(() => warning.count()).toBe(0)
  await keeping.getByRole('checkbox', { name: '打开列表时默认使用' }).check()
  await warning.waitFor()
  await keeping.getByRole('checkbox', { name: '打开列表时默认使用' }).uncheck()
  await keeping.getByRole('button', { name: /保\s*存/ }).click()
  await eventually(() => menu.innerText()).toBe('望川楼')

  const question = page.getByRole('dialog', { name: '本单位打开此列表时使用“望川楼”？' })
  const colleagueSees = async (found: string) => {
    const colleague = await openList(stage, '/cases', 'province-sx')
    await eventually(() => total(colleague)).toBe(found)
  }
  await choose('设为默认')
  await question.getByRole('button', { name: /取\s*消/ }).click()
  await eventually(() => question.count()).toBe(0)
  await colleagueSees('共 6 条')
  await choose('管理视图…')
  const isDefault = page.getByRole('checkbox', { name: '打开列表时使用：望川楼' })
  await isDefault.click()
  await question.getByRole('button', { name: '对本单位生效' }).click()
  await eventually(() => isDefault.isChecked()).toBe(true)
  await colleagueSees('共 2 条')

  // whoever deletes it is told whose it is and what it does
  await page
    .getByRole('dialog', { name: '管理视图' })
    .getByText(/^由.+保存$/)
    .waitFor()
  await page.getByRole('button', { name: '删除：望川楼' }).click()
  const removal = page.getByRole('dialog', { name: '删除本单位的视图“望川楼”？' })
  await removal.getByText('本单位所有人员都不能再使用这个视图').waitFor()
  await removal.getByRole('button', { name: /删\s*除/ }).click()
  await eventually(() => isDefault.count()).toBe(0)
  await colleagueSees('共 6 条')
})
