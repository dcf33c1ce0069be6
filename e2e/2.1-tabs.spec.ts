import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { drive } from '../apps/server/src/case-driver/drive-case.ts'
import { fileCase } from '../apps/server/src/case-driver/file-case.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { home, menu } from './support/shell.ts'
import { shoot, startStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
  const { caseId } = await fileCase(stage.app, { title: '凤栖路区间隧道工程' })
  await drive(stage.app, caseId, 'nationalReview')
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const pathOf = (page: Page): string => new URL(page.url()).pathname
/** Titles of the tabs. */
const tabs = (page: Page) => page.locator('.page-tab-title').allTextContents()

test('tabs are opened, selected, closed, closed but for one, survive a reload in session storage, and return to where they were left', async () => {
  const page = await home(stage, 'national-officer')
  await menu(page).getByRole('link', { name: '待办' }).click()
  await page.getByRole('heading', { name: '待办', exact: true }).waitFor()
  await menu(page).getByRole('link', { name: '办件查询' }).click()
  await page.getByRole('link', { name: '凤栖路区间隧道工程', exact: true }).click()
  await eventually(() => tabs(page)).toEqual(['首页', '待办', '办件查询', '凤栖路区间隧道工程'])
  await page.reload()
  await eventually(() => tabs(page)).toEqual(['首页', '待办', '办件查询', '凤栖路区间隧道工程'])
  await eventually(() => page.evaluate(() => (JSON.parse(sessionStorage.getItem('PAGE_TABS') ?? '[]') as unknown[]).length)).toBe(4)
  await eventually(() => page.evaluate(() => localStorage.getItem('PAGE_TABS'))).toBeNull()
  await shoot(page, '2.1-tabs')

  await page.locator('.page-tab-title', { hasText: '待办' }).click()
  await eventually(() => pathOf(page)).toBe('/todo')
  await page.getByRole('button', { name: /^关闭待办/ }).click()
  await eventually(() => tabs(page)).toEqual(['首页', '办件查询', '凤栖路区间隧道工程'])
  await eventually(() => pathOf(page)).toBe('/cases')
  await page.locator('.page-tabs-more').click()
  await page.getByRole('menuitem', { name: '关闭其他' }).click()
  await eventually(() => tabs(page)).toEqual(['首页', '办件查询'])
  await eventually(() => page.getByRole('button', { name: '关闭首页' }).count()).toBe(0)
  await page.locator('.page-tab-title', { hasText: '办件查询' }).focus()
  await page.keyboard.press('Delete')
  await eventually(() => tabs(page)).toEqual(['首页'])
  await eventually(() => pathOf(page)).toBe('/home')

  // a tab returns to where it was left: filters and page of its list
  await follow(page, '/cases?keyword=隧道&size=30')
  await eventually(() => page.locator('tr[data-row]').count()).toBe(1)
  await menu(page).getByRole('link', { name: '首页' }).click()
  await eventually(() => pathOf(page)).toBe('/home')
  await page.locator('.page-tab-title', { hasText: '办件查询' }).click()
  await eventually(() => new URL(page.url()).search).toBe('?keyword=%E9%9A%A7%E9%81%93&size=30')
  await eventually(() => page.getByLabel('关键字').inputValue()).toBe('隧道')

  // a case that is not there leaves no tab behind; of two of one name the second says so
  for (const n of [1, 2]) {
    // the first would go as it is left: that one is loaded after it keeps it
    const path = `/cases/01920000-0000-7000-8000-00000000000${n}`
    await (n === 1 ? follow(page, path) : page.goto(path))
    await eventually(() => page.locator('.page-tab').count()).toBe(2 + n)
    await page.locator('.state-error').waitFor()
  }
  await eventually(async () => {
    const [, , first, second] = await tabs(page)
    return second === `${first} (2)`
  }).toBe(true)
  const [, , first] = await tabs(page)
  await menu(page).getByRole('link', { name: '首页' }).click()
  await eventually(() => tabs(page)).toEqual(['首页', '办件查询', first])
})

test('tabs of a long name are not cut where there is room, and share the bar where there is none', async () => {
  const page = await home(stage, 'national-officer')
  await page.setViewportSize({ width: 1366, height: 768 })
  const isCut = () => page.locator('.page-tab.is-current .page-tab-title').evaluate((tab) => tab.scrollWidth > tab.clientWidth)
  const rename = () =>
    page.locator('.page-tab.is-current .page-tab-title > span').evaluate((name) => {
      name.textContent = '咸阳塬天然气管道穿越周秦遗址保护范围工程'
    })
  await follow(page, '/todo')
  await rename()
  await eventually(isCut).toBe(false)
  const paths = ['done', 'cases', 'work-guide', 'regulations', 'specification', 'notices', 'online_info', 'filed-projects', 'annual-plans']
  for (const [i, path] of paths.entries()) {
    await follow(page, `/${path}`)
    await eventually(() => page.locator('.page-tab').count()).toBe(i + 3)
  }
  await rename()
  await eventually(isCut).toBe(true)
  const bar = page.locator('.page-tabs-bar')
  await eventually(() => bar.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0)
})

test('tabs that do not fit leave the open one whole, with what closes it, and say in full what is cut', async () => {
  const page = await home(stage, 'national-officer')
  await page.setViewportSize({ width: 1366, height: 768 })
  const paths = ['todo', 'done', 'cases', 'work-guide', 'regulations', 'specification', 'notices', 'online_info', 'filed-projects']
  for (const [i, path] of [...paths, 'annual-plans', 'plan-projects', 'qualified-units', 'decisions'].entries()) {
    await follow(page, `/${path}`)
    await eventually(() => page.locator('.page-tab').count()).toBe(i + 2)
  }
  const wholeTab = () =>
    page.locator('.page-tabs-bar').evaluate((bar) => {
      const tab = bar.querySelector('.page-tab.is-current')!
      const [box, own] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()]
      return own.left > box.left - 1 && own.right < box.right + 1 && bar.scrollWidth > bar.clientWidth ? tab.textContent : ''
    })
  await follow(page, '/done')
  await eventually(wholeTab).toBe('已办')
  await follow(page, '/decisions')
  await eventually(wholeTab).toBe('许可决定公开')
  await shoot(page, '2.1-tabs-full')
  await page.getByRole('button', { name: '关闭许可决定公开' }).click()
  await eventually(wholeTab).toBe('资质单位')
  const cut = () =>
    page.locator('.page-tab-title').evaluateAll((all) => all.filter((tab) => tab.getAttribute('title') !== tab.textContent).length)
  await eventually(cut).toBe(0)
})
