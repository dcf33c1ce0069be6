import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { fileCase } from '../apps/server/src/case-driver/file-case.ts'
import { relicItem, usualItem } from '../apps/server/src/case-driver/played-items.ts'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { taskOf } from '../apps/server/src/case-driver/drive-case.ts'
import { openCase, rail } from './support/case-page.ts'
import { endTest } from './support/end-test.ts'
import { atRest, eventually } from './support/eventually.ts'
import { withRelics } from './support/many-relics.ts'
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
  const place = await atRest(scrolled)
  await page.goBack()
  await reader.waitFor({ state: 'hidden' })
  await rail(page).waitFor()
  await eventually(scrolled).toBe(place)

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
  await reader.waitFor()
  await page.keyboard.press('Escape')
  await reader.waitFor({ state: 'hidden' })
  await rail(page).waitFor()
  await page.goBack()
  await eventually(() => new URL(page.url()).pathname).toBe('/cases')
})

test('keys of a text scroll the file that is shown, wherever in the reader the focus is', async () => {
  const { caseId } = await fileCase(stage.app, { title: '长文件' })
  const page = await stage.as('province-sx')
  await openCase(page, caseId)
  await rail(page)
    .getByRole('button', { name: /^核对材料/ })
    .click()
  const pages = page.getByRole('document', { name: '页面' })
  await pages.locator('[data-state=drawn]').first().waitFor()
  // a window lower than the page
  await page.setViewportSize({ width: 1366, height: 420 })
  const top = (): Promise<number> => pages.evaluate((element) => Math.round(element.scrollTop))
  const end = () => pages.evaluate((element) => element.scrollHeight - element.clientHeight)
  await eventually(end).toBeGreaterThan(100)
  for (const [key, place] of [
    ['ArrowDown', () => 40],
    ['ArrowUp', () => 0],
    ['End', end],
    ['Home', () => 0],
  ] as const) {
    await page.keyboard.press(key)
    await eventually(async () => (await top()) - (await place()), key).toBe(0)
  }
  // the button was clicked, not reached by keyboard: Space means the file
  await page.getByRole('button', { name: '下一个' }).click()
  await eventually(() => page.getByRole('region', { name: '审阅材料' }).innerText()).toContain('2/')
  await pages.locator('[data-state=drawn]').first().waitFor()
  await page.keyboard.press('Space')
  await eventually(top).toBeGreaterThan(0)
  await page.keyboard.press('PageUp')
  await eventually(top).toBe(0)
  // the keys of the screen
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: '键盘快捷键' }).getByText('按常用意见补正').waitFor()
})

test('the reader closes when the last material has its verdict; one that is changed later stays, with its words and the caret behind them', async () => {
  const { caseId } = await fileCase(stage.app, { title: '改判的工程' })
  const official = stage.app.as('province-sx')
  const { id } = await taskOf(stage.app, 'province-sx', caseId, 'provinceAccept')
  const { materials } = await official.call(cases.get, { id: caseId })
  const [, ...others] = materials.filter(({ by, files }) => by === 'applicant' && files.length > 0)
  for (const { key } of others) await official.call(tasks.checkMaterial, { id, key, verdict: 'sufficient', note: '' })
  const page = await stage.as('province-sx')
  await openCase(page, caseId)
  const reader = page.getByRole('dialog')
  const side = reader.getByRole('region', { name: '审阅材料' })
  const words = side.getByRole('textbox')
  const read = () =>
    rail(page)
      .getByRole('button', { name: /^核对材料/ })
      .click()
  await read()
  await side.waitFor()
  await page.keyboard.press('2')
  await page.keyboard.type('缺')
  await page.keyboard.press('Control+Enter')
  await reader.waitFor({ state: 'hidden' })
  // something is to be corrected: one goes on with that
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('退回补正')

  await read()
  await words.waitFor()
  await page.keyboard.press('2')
  await page.keyboard.type('1号楼')
  await eventually(() => words.inputValue()).toBe('缺1号楼')
  await side.getByRole('heading').first().click()
  await page.keyboard.press('1')
  await words.waitFor({ state: 'detached' })
  await page.keyboard.press('2')
  await page.keyboard.type('图')
  await eventually(() => words.inputValue()).toBe('缺1号楼图')
  await side.getByRole('heading').first().click()
  await page.keyboard.press('1')
  await words.waitFor({ state: 'detached' })
  await page.keyboard.press('3')
  await eventually(() => words.inputValue()).toBe('图纸比例尺或图例看不清，请重新上传清晰的文件。')
})

test('look-info: the first section is open, a section that is chosen is one call by its own path, arrow keys walk the tree', async () => {
  const { caseId } = await fileCase(stage.app, { title: '逐节查看的工程' })
  const page = await stage.as('province-sx')
  const { entity, viewer } = usualItem
  const calls: string[] = []
  page.on('request', (request) => {
    const called = new URL(request.url()).pathname.replace('/api/', '')
    if (viewer.some(({ call }) => call === called)) calls.push(called)
  })
  const heading = page.locator('.look-section').getByRole('heading', { level: 2 })
  const shown = (): Promise<string> => heading.innerText()
  const names = viewer.map(({ title }) => title.zh_CN)

  await page.goto(`/look-info?itemCode=${entity}&id=${caseId}`)
  await page.locator('.look-section .view-pair').first().waitFor()
  await eventually(shown).toBe(names[0])
  await page.getByRole('navigation', { name: '目录' }).getByRole('button', { name: names[1]! }).click()
  await eventually(shown).toBe(names[1])
  await page.keyboard.press('ArrowDown')
  await eventually(shown).toBe(names[2])
  await page.keyboard.press('End')
  await eventually(shown).toBe(names.at(-1))
  await page.locator('.look-files').getByRole('button').first().waitFor()
  await page.keyboard.press('Home')
  await eventually(shown).toBe(names[0])
  // what was read is not asked for again
  await eventually(() => calls).toEqual([0, 1, 2, -1].map((at) => viewer.at(at)!.call))

  await page.goto(`/look-info?itemCode=TBNobodyEntity&id=${caseId}`)
  await page.getByText('不认识类型代码“TBNobodyEntity”').waitFor()
  await page.getByRole('link', { name: '按本事项的目录查看' }).click()
  await eventually(shown).toBe(names[0])
  await page.goto('/look-info?itemCode=TBCrpPaMainEntity&id=nothing')
  await page.getByText('没有这个办件，或者您没有查看它的权限').waitFor()
})

test('a table of 1,000 relics: ten at first, then 300 below a head that stays; found by words on any page; on paper all of them', async () => {
  const { caseId } = await fileCase(stage.app, { itemCode: relicItem.code, title: '千件铜器修复', change: withRelics(1000) })
  const page = await stage.as('company')
  await page.goto(`/cases/${caseId}`)
  const table = page.getByRole('table', { name: '文物清单' })
  const rows = table.locator('tbody tr')
  const find = page.getByRole('textbox', { name: '在“文物清单”中查找' })
  const pager = page.locator('.row-pager')
  await pager.getByText('共1000条').waitFor()
  await eventually(() => rows.count()).toBe(10)
  await eventually(() => table.locator('tfoot').innerText()).toContain('1,000')

  await find.fill('銅鏡 ０７３１')
  await page.getByText('找到1条，共1000条').waitFor()
  await eventually(() => rows.first().locator('td').first().innerText()).toBe('731')
  await find.fill('瓷瓶')
  await page.getByText('没有符合查找条件的内容').waitFor()
  await find.press('Escape')
  await eventually(() => find.inputValue()).toBe('')
  await eventually(() => rows.count()).toBe(10)

  await pager.getByRole('combobox', { name: '每页条数' }).click()
  await page.locator('.ant-select-item', { hasText: '300 条/页' }).click()
  await eventually(() => rows.count()).toBe(300)
  await pager.getByTitle('4').click()
  await eventually(() => rows.count()).toBe(100)
  const isHeadSeen = (): Promise<boolean> =>
    page.locator('.form-table-frame.is-long').evaluate((frame) => {
      frame.scrollIntoView({ block: 'end' })
      frame.scrollTop = frame.scrollHeight
      const head = frame.querySelector('th')!
      const { left, top } = head.getBoundingClientRect()
      return head.contains(document.elementFromPoint(left + 4, top + 4))
    })
  await eventually(isHeadSeen).toBe(true)

  const drawn: number[] = []
  await page.exposeFunction('keepDrawn', (count: number) => void drawn.push(count))
  await page.evaluate(() => {
    const keep = (globalThis as unknown as { keepDrawn: (count: number) => void }).keepDrawn
    // after the listeners of the page
    window.addEventListener('beforeprint', () => keep(document.querySelectorAll('.form-table-frame.is-long tbody tr').length))
  })
  await page.pdf()
  await eventually(() => drawn).toEqual([1000])
  await eventually(() => rows.count()).toBe(100)

  // the viewer of one section keeps to the size
  await page.goto(`/look-info?itemCode=56015&id=${caseId}&node=relics`)
  await eventually(() => rows.count()).toBe(300)
})
