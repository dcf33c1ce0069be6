import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage.close())
afterEach((context) => endTest(stage, context))

const begin = (page: Page) => page.getByRole('button', { name: '开始填写' })
const option = (page: Page, code: string) => page.locator(`.item-option[data-code="${code}"]`)
/** How much of an element the window shows, of its height. */
const shareInSight = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom, height, left } = element.getBoundingClientRect()
    const isOnTop = element.contains(document.elementFromPoint(left + 4, Math.min(bottom, innerHeight) - 4))
    return isOnTop ? (Math.min(bottom, innerHeight) - Math.max(top, 0)) / height : 0
  })

describe('choosing what to apply for', () => {
  test('the matters stand by their areas, nothing is chosen beforehand, and the button is in sight without scrolling', async () => {
    const page = await stage.as('museum')
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto('/new-application')
    for (const area of ['文物保护工程', '馆藏文物', '文物进出境']) await page.getByRole('heading', { name: area, exact: true }).waitFor()
    await eventually(() => page.locator('.item-option[aria-pressed="true"]').count()).toBe(0)
    await eventually(() => begin(page).count()).toBe(0)
    // by keyboard the offer is read on from its heading
    await option(page, '56010').focus()
    await page.keyboard.press('Enter')
    await begin(page).waitFor()
    await eventually(() => page.evaluate(() => document.activeElement?.matches('.item-offer h2'))).toBe(true)
    await eventually(() => shareInSight(page, '.item-offer-acts .ant-btn')).toBe(1)
    await eventually(() => page.locator('#content').evaluate((content) => content.scrollHeight - content.clientHeight)).toBe(0)
    await shoot(page, '5-new-application wide')
  })

  test('what a link names is chosen and in sight', async () => {
    const page = await stage.as('museum')
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto('/new-application?itemCode=56016')
    await begin(page).waitFor()
    await eventually(() => option(page, '56016').getAttribute('aria-pressed')).toBe('true')
    await eventually(() => shareInSight(page, '.item-option[aria-pressed="true"]')).toBe(1)
    await eventually(() => shareInSight(page, '.item-offer-acts .ant-btn')).toBe(1)
  })

  test('matters are found by what people call them, and what is not filed here is looked for in the guide', async () => {
    const page = await stage.as('museum')
    await page.goto('/new-application')
    const search = page.getByRole('searchbox')
    await search.fill('古建筑、维修')
    await eventually(() => page.locator('.item-option strong').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringContaining('修缮')]) as string[],
    )
    await search.fill('盗墓')
    await page.getByText('没有找到“盗墓”。').waitFor()
    await page.getByRole('link', { name: '到办事指南中查找' }).click()
    await page.waitForURL(/\/work-guide\?keyword=/)
    await eventually(() => page.getByRole('searchbox').last().inputValue()).toBe('盗墓')
  })

  test('on the phone the offer takes the place of the list, and the list comes back where it was left', async () => {
    const page = await stage.as('museum')
    await page.setViewportSize(phone)
    await page.goto('/new-application')
    await option(page, '56016').click()
    await eventually(() => shareInSight(page, '.item-offer-acts .ant-btn')).toBe(1)
    await page.getByRole('button', { name: '重新选择事项' }).click()
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('data-code'))).toBe('56016')
    await eventually(() => shareInSight(page, '.item-option[data-code="56016"]')).toBe(1)
  })
})
