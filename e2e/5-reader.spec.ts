import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fileCase } from '../apps/server/src/case-driver/file-case.ts'
import { openCase, rail } from './support/case-page.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { startStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

test('Back closes the open reader and leaves the case where it was; a reload finds it open at the same file', async () => {
  const { caseId } = await fileCase(stage.app, { title: '逐件核对的工程' })
  const page = await stage.as('province-sx')
  await page.goto('/cases')
  await openCase(page, caseId)
  const reader = page.getByRole('dialog')
  const side = reader.getByRole('region', { name: '审阅材料' })
  const scrolled = (): Promise<number> =>
    page.evaluate(() => Math.round(document.querySelector('.case-sections')?.getBoundingClientRect().top ?? 0))

  await rail(page)
    .getByRole('button', { name: /^核对材料/ })
    .click()
  await side.getByText(/^1\/\d/).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await side.getByText(/^3\/\d/).waitFor()
  const place = await scrolled()
  await page.goBack()
  await reader.waitFor({ state: 'hidden' })
  await rail(page).waitFor()
  expect(await scrolled()).toBe(place)

  await page.goForward()
  await side.getByText(/^3\/\d/).waitFor()
  await page.reload()
  await side.getByText(/^3\/\d/).waitFor()
  // closed by its button: Back goes on from the case, not from the reader
  await reader.getByRole('button', { name: '关闭' }).click()
  await reader.waitFor({ state: 'hidden' })
  // opened and closed at once: the case is still there
  await rail(page)
    .getByRole('button', { name: /^核对材料/ })
    .press('Enter')
  await page.keyboard.press('Escape')
  await reader.waitFor({ state: 'hidden' })
  await rail(page).waitFor()
  await page.goBack()
  await eventually(() => Promise.resolve(new URL(page.url()).pathname)).toBe('/cases')
})
