import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { endTest } from './support/end-test.ts'
import { atRest, eventually } from './support/eventually.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

test.each([undefined, phone])(
  'the drawing of a process opens in its frame at a size that can be read: whole in a window, not cut at the side on a telephone (%o)',
  async (viewport) => {
    const page = await stage.visit(viewport === undefined ? {} : { viewport })
    await page.goto('/work-guide/56005')
    await page.getByRole('button', { name: '查看流程图' }).click()
    const frame = page.locator('.process-frame')
    await frame.locator('.djs-shape').first().waitFor()
    const measure = () =>
      frame.evaluate((box) => {
        const label = box.querySelector('.djs-shape text')!
        const start = box.querySelector('.djs-shape')!.getBoundingClientRect()
        const own = box.getBoundingClientRect()
        const visuals = [...box.querySelectorAll('.djs-visual')].map((visual) => visual.getBoundingClientRect())
        const isFree = (mark: DOMRect) =>
          visuals.every(
            ({ left, right, top, bottom }) => left >= mark.right || right <= mark.left || top >= mark.bottom || bottom <= mark.top,
          )
        return {
          letters: label.getBoundingClientRect().height / Math.max(1, label.querySelectorAll('tspan').length),
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          isInSight: start.left >= own.left - 1 && start.right <= own.right + 1,
          drawing: box.firstElementChild!.getBoundingClientRect().width,
          width: box.clientWidth,
          // what does not fit is scrolled, not cut off
          scrolled: box.scrollWidth,
          isWhole: box.scrollHeight === box.clientHeight,
          isMarkFree: isFree(box.querySelector('.bjs-powered-by')!.getBoundingClientRect()),
        }
      })
    await eventually(async () => {
      const { letters, sideways, scrolled, width, isInSight, isWhole, isMarkFree } = await measure()
      return { isLegible: letters > 9, sideways, cutOff: scrolled - width, isInSight, isWhole, isMarkFree }
    }).toEqual({ isLegible: true, sideways: 0, cutOff: 0, isInSight: true, isWhole: viewport === undefined, isMarkFree: true })
    await shoot(page, `2.7-flow-${viewport === undefined ? 'wide' : 'phone'}`)
    await frame.focus()
    await page.keyboard.press('0')
    await eventually(async () => {
      const { drawing, width } = await measure()
      return Math.round(drawing) <= width
    }).toBe(true)
    const fitted = await atRest(async () => (await measure()).drawing)
    await page.keyboard.press('+')
    await eventually(async () => (await measure()).drawing > fitted).toBe(true)
    await page.getByRole('button', { name: '放大' }).click()
    await eventually(async () => (await measure()).drawing > fitted * 1.5).toBe(true)
    // keys come to the frame, not to the drawing in it; on paper nothing is cut off
    await eventually(() => frame.locator('svg').first().getAttribute('tabindex')).toBe('-1')
    await page.emulateMedia({ media: 'print' })
    await eventually(() => frame.evaluate((box) => getComputedStyle(box).overflow)).toBe('visible')
    await eventually(() => frame.locator('.process-drawing').evaluate((box) => box.getBoundingClientRect().width)).toBeLessThanOrEqual(681)
  },
)

test('the drawing has its buttons once it is there; one that cannot be read says so', async () => {
  const page = await stage.visit()
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  // the library of the drawing
  const isLibrary = (url: URL) => /\/assets\/Viewer-[^/]+\.js$/.test(url.pathname)
  await page.route(isLibrary, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/work-guide/56005')
  await page.getByRole('button', { name: '查看流程图' }).click()
  const larger = page.getByRole('button', { name: '放大' })
  await larger.waitFor()
  await eventually(() => larger.isDisabled()).toBe(true)
  release()
  await eventually(() => larger.isEnabled()).toBe(true)

  const other = await stage.visit()
  await other.route('**/item-versions/*/drawing', (route) => route.fulfill({ json: { data: { bpmn: 'no BPMN' } } }))
  await other.goto('/work-guide/56005')
  await other.getByRole('button', { name: '查看流程图' }).click()
  await other.locator('.process-frame').getByText('暂无流程图').waitFor()
  await eventually(() => other.locator('.process-drawing svg').count()).toBe(0)
})
