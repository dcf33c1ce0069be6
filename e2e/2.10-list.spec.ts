import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fundedItem, usualItem } from '../apps/server/src/case-driver/played-items.ts'
import { drive } from '../apps/server/src/case-driver/drive-case.ts'
import { fileCase } from '../apps/server/src/case-driver/file-case.ts'
import { seriousFaults } from './support/axe.ts'
import { button } from './support/button.ts'
import { showNode } from './support/case-page.ts'
import { endTest } from './support/end-test.ts'
import { atRest, eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { headers, openList, queryOf, rows, titles, total } from './support/list.ts'
import { desktop, shoot, startStage, type Stage } from './support/stage.ts'
import { readSheet } from './support/xlsx.ts'

const tunnels = 4
const towers = 30

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
  const name = (word: string, n: number): string => `${word}${String(n).padStart(2, '0')}`
  const file = (itemCode: string, word: string, count: number) =>
    Array.from({ length: count }, (_, i) => () => fileCase(stage.app, { itemCode, title: name(word, i + 1) }))
  const ids: string[] = []
  for (const filing of [...file(usualItem.code, '隧道工程', tunnels), ...file(fundedItem.code, '望川楼修缮', towers)])
    ids.push((await filing()).caseId)
  await drive(stage.app, ids[0] ?? '', 'provinceReview')
  const defects = { fields: [{ path: 'project.unavoidable', note: '请说明比选。' }], materials: [] }
  await drive(stage.app, ids[1] ?? '', 'correctProvince', { given: { reason: '请补充。', defects } })
  await drive(stage.app, ids[2] ?? '', 'notAccepted', { given: { reason: '不属于本事项。' } })
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const list = (path = '/cases', username = 'province-sx') => openList(stage, path, username)

describe('finding', () => {
  test('a keyword with Enter, a select at once, the button that clears, the field a keyword is looked for in, the order; the address says it all', async () => {
    const page = await list()
    await eventually(() => total(page)).toBe('共 34 条')
    await page.getByLabel('关键字').fill('隧道 工程')
    await page.keyboard.press('Enter')
    await eventually(() => total(page)).toBe('共 4 条')
    await eventually(() => queryOf(page)).toEqual({ keyword: '隧道 工程' })
    await eventually(async () => (await titles(page)).sort()).toEqual(['隧道工程01', '隧道工程02', '隧道工程03', '隧道工程04'])

    await page.getByLabel('状态', { exact: true }).click()
    await page.locator('.ant-select-item-option', { hasText: '初审退回' }).click()
    await eventually(() => titles(page)).toEqual(['隧道工程02'])
    await eventually(() => queryOf(page)).toEqual({ keyword: '隧道 工程', status: 'G01' })
    await button(page, '重置').click()
    await eventually(() => total(page)).toBe('共 34 条')
    await eventually(() => queryOf(page)).toEqual({})

    // what the list does not know is as if it were not there
    const chosen = () => page.locator('.list-filters .ant-select-content-has-value').allInnerTexts()
    await follow(page, '/cases?status=G01')
    await eventually(chosen).toEqual(['补正中、初审退回'])
    await follow(page, '/cases?status=G99&province=99&in=nowhere&preset=none&sort=none')
    await eventually(() => total(page)).toBe('共 34 条')
    await eventually(chosen).toEqual([])
    await eventually(() => page.getByRole('tab', { selected: true }).innerText()).toMatch(/^全部/)

    // the keyword fields of the specification: a receipt number is found only where numbers are looked in
    const number = await rows(page).first().locator('td').nth(1).innerText()
    await follow(page, `/cases?keyword=${number}&in=recNumber`)
    await eventually(() => rows(page).count()).toBe(1)
    await follow(page, `/cases?keyword=${number}&in=punitName`)
    await page.getByText('没有符合条件的记录，可放宽条件后再查。').waitFor()
    await eventually(() => page.locator('.state-title').innerText()).toBe('暂无内容')
    await eventually(() => page.getByRole('button', { name: /更多筛选|收起筛选/ }).count()).toBe(1)
    await button(page, '清除条件').click()
    await eventually(() => total(page)).toBe('共 34 条')

    // sorting by a header, both ways, with the rows the server sorts
    await follow(page, '/cases?keyword=隧道')
    const submitted = page.locator('th', { hasText: '申请时间' })
    await eventually(() => submitted.getAttribute('aria-sort')).toBe('descending')
    await eventually(() => titles(page)).toEqual(['隧道工程04', '隧道工程03', '隧道工程02', '隧道工程01'])
    await submitted.getByRole('button').click()
    await eventually(() => titles(page)).toEqual(['隧道工程01', '隧道工程02', '隧道工程03', '隧道工程04'])
    await eventually(() => submitted.getAttribute('aria-sort')).toBe('ascending')
    await eventually(() => queryOf(page)['sort']).toBe('submitted-asc')
  })

  test('the presets show their figures and what they name', async () => {
    const presetsOf = (page: Page) => page.getByRole('tablist', { name: '状态分类' })
    const systems = ['新系统项目', '旧系统项目']
    // tabs that one has no access to are hidden (specification §2.8): the systems of cases are for those who search them
    const asked = await list('/cases', 'company')
    const shown = async () => (await presetsOf(asked).getByRole('tab').allInnerTexts()).join()
    await eventually(shown).toContain('补正中')
    for (const system of systems) await eventually(shown).not.toContain(system)
    await stage.leave(asked)
    const page = await list()
    const presets = presetsOf(page)
    const figures = async (): Promise<Record<string, string>> =>
      Object.fromEntries(
        (await presets.getByRole('tab').allInnerTexts()).map((text) => /^(\D+?)\s*(\d*)$/s.exec(text.trim())?.slice(1) ?? [text, '']),
      )
    await eventually(figures).toMatchObject({ 全部: '34', 补正中: '1', 已办结: '1' })
    await eventually(async () => Object.keys(await figures())).toEqual(expect.arrayContaining(systems))
    // on a narrow screen, as with the longer words of other languages, they stay in one line: keys and a wheel reach what does not fit
    const size = page.viewportSize()!
    await page.setViewportSize({ ...size, width: 1000 })
    const inSight = () =>
      presets.evaluate((list) => {
        const { left, right } = list.getBoundingClientRect()
        const boxes = [...list.querySelectorAll('[role=tab]')].map((tab) => tab.getBoundingClientRect())
        const isIn = (box: DOMRect | undefined) => box !== undefined && box.left > left - 1 && box.right < right + 1
        return { lines: new Set(boxes.map(({ top }) => top)).size, first: isIn(boxes[0]), last: isIn(boxes.at(-1)) }
      })
    await eventually(inSight).toEqual({ lines: 1, first: true, last: false })
    await presets.hover()
    await page.mouse.wheel(0, 2000)
    await eventually(inSight).toEqual({ lines: 1, first: false, last: true })
    await presets.getByRole('tab').first().focus()
    await page.keyboard.press('End')
    await eventually(inSight).toEqual({ lines: 1, first: false, last: true })
    await page.reload()
    await eventually(inSight).toEqual({ lines: 1, first: false, last: true })
    await presets.getByRole('tab', { selected: true }).focus()
    await page.keyboard.press('Home')
    await eventually(inSight).toEqual({ lines: 1, first: true, last: false })
    await page.setViewportSize(size)
    await presets.getByRole('tab', { name: /补正中/ }).click()
    await eventually(() => titles(page)).toEqual(['隧道工程02'])
    await eventually(() => queryOf(page)).toEqual({ preset: 'correcting' })
    await presets.getByRole('tab', { name: /补正中/ }).press('ArrowRight')
    await eventually(() => queryOf(page)['preset']).toBe('in-hand')
    await eventually(() => total(page)).toBe('共 32 条')
  })
})

describe('paging and address', () => {
  test('10, 30, 50 and 100 rows to a page; Back returns step by step; a new search begins at page one', async () => {
    const page = await list()
    await eventually(() => rows(page).count()).toBe(10)
    for (const [size, shown] of [
      [30, 30],
      [50, 34],
      [100, 34],
    ] as const) {
      await page.locator('.list-page-size').click()
      await page.locator('.ant-select-item-option', { hasText: `${size} 条/页` }).click()
      await eventually(() => rows(page).count()).toBe(shown)
      await eventually(() => queryOf(page)).toEqual({ size: String(size) })
    }
    await eventually(() => page.locator('.ant-select-item-option').allInnerTexts()).toEqual([
      '10 条/页',
      '30 条/页',
      '50 条/页',
      '100 条/页',
      '铺满窗口',
    ])
    // as many rows as a window of 900 px shows whole
    await page.setViewportSize({ width: 1366, height: 900 })
    await page.locator('.list-page-size').click()
    await page.locator('.ant-select-item-option', { hasText: '铺满窗口' }).click()
    await eventually(() => rows(page).count()).toBe(15)
    await page.setViewportSize(desktop)
    await eventually(() => rows(page).count()).toBe(11)
    await page.goBack()
    await page.goBack()
    await page.goBack()
    await eventually(() => rows(page).count()).toBe(30)
    await page.locator('.ant-pagination-item-2').click()
    await eventually(() => rows(page).count()).toBe(4)
    await eventually(() => rows(page).first().locator('.list-index').innerText()).toBe('31')
    await page.reload()
    await eventually(() => rows(page).count()).toBe(4)
    await rows(page).first().locator('.list-title').click()
    await page.locator('.case-page').waitFor()
    await page.goBack()
    await eventually(() => rows(page).count()).toBe(4)
    await page.goBack()
    await eventually(() => rows(page).count()).toBe(30)

    // a new search begins at page one; unknown values in the address are dropped
    await follow(page, '/cases?page=3&size=7&sort=evil&preset=none&status=X9')
    await eventually(() => rows(page).count()).toBe(10)
    await eventually(() => rows(page).first().locator('.list-index').innerText()).toBe('21')
    // a day or a page that does not exist asks for nothing, and no other stands there for it
    await follow(page, '/cases?page=100001&from=2026-02-30')
    await eventually(() => rows(page).first().locator('.list-index').innerText()).toBe('1')
    await eventually(() => page.locator('.ant-picker-range input').first().inputValue()).toBe('')
    await page.getByLabel('关键字').fill('望川楼')
    await page.getByRole('search').locator('button[type=submit]').click()
    await eventually(() => rows(page).first().locator('.list-index').innerText()).toBe('1')
    await eventually(() => queryOf(page)['page']).toBeUndefined()

    // a page behind the last, as where its rows were removed meanwhile, is the last one
    await follow(page, '/cases?page=77')
    await eventually(() => queryOf(page)['page']).toBe('4')
    await eventually(() => rows(page).count()).toBe(4)
  })
})

describe('columns', () => {
  test('cancel keeps them, confirm changes and remembers them for this table only', async () => {
    const page = await list()
    const before = ['序号', '编号', '事项', '项目名称', '申请单位', '状态', '剩余', '申请时间']
    await eventually(() => headers(page)).toEqual(before)
    await button(page, '列设置').click()
    const picker = page.getByRole('dialog', { name: '选择要显示的列' })
    await picker.getByRole('checkbox', { name: '省份' }).check()
    await shoot(page, '2.10-column-picker')
    await picker.getByRole('button', { name: /取\s*消/ }).click()
    await eventually(() => picker.count()).toBe(0)
    await eventually(() => headers(page)).toEqual(before)

    await button(page, '列设置').click()
    await picker.getByRole('checkbox', { name: '省份' }).check()
    await picker.getByRole('checkbox', { name: '申请单位' }).uncheck()
    await picker.getByRole('button', { name: /确\s*定/ }).click()
    const after = ['序号', '编号', '事项', '项目名称', '省份', '状态', '剩余', '申请时间']
    await eventually(() => headers(page)).toEqual(after)
    await page.goto('/cases')
    await eventually(() => headers(page)).toEqual(after)
    await eventually(() => page.evaluate(() => localStorage.getItem('COLUMNS_cases'))).toContain('province')
    await follow(page, '/todo')
    await page.getByRole('heading', { level: 1, name: '待办' }).waitFor()
    await eventually(() => headers(page)).toContain('项目名称')
    await eventually(() => headers(page)).not.toContain('省份')

    await follow(page, '/cases')
    await eventually(() => headers(page)).toEqual(after)
    await button(page, '列设置').click()
    await picker.getByRole('checkbox', { name: '全选' }).check()
    await picker.getByRole('checkbox', { name: '全选' }).uncheck()
    await picker.getByText('请至少选择一列。').waitFor()
    await eventually(() => picker.getByRole('button', { name: /确\s*定/ }).isDisabled()).toBe(true)
    await picker.getByRole('button', { name: '恢复默认' }).click()
    await picker.getByRole('button', { name: /确\s*定/ }).click()
    await eventually(() => headers(page)).toEqual(before)
  })
})

describe('taking away', () => {
  test('the export holds exactly the filtered rows, all pages of them, in the order and with the columns of the list', async () => {
    const page = await list('/cases?keyword=望川楼&sort=submitted-asc')
    const shown = await headers(page)
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, '导出').click()])
    expect(download.suggestedFilename()).toBe('办件查询-2026-11-23.xlsx')
    await page.locator('.toast', { hasText: '已导出 办件查询-2026-11-23.xlsx' }).waitFor()
    const [header = [], ...exported] = readSheet(readFileSync(await download.path()))
    expect(header).toHaveLength(shown.length - 1)
    expect(exported.map((row) => row[header.indexOf('项目名称')])).toEqual(
      Array.from({ length: towers }, (_, i) => `望川楼修缮${String(i + 1).padStart(2, '0')}`),
    )
    expect(new Set(exported.map((row) => row[header.indexOf('申请单位')]))).toEqual(new Set(['蒲城县望川楼文物管理所']))
  })

  test('on paper: no menu, no buttons, every column, the header on each sheet, the count and the time; by the button 打印', async () => {
    const page = await list()
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
    await button(page, '打印').click()
    await eventually(() => page.locator('body').getAttribute('data-printed')).toBe('yes')
    await page.emulateMedia({ media: 'print' })
    for (const part of ['.shell-header', '.shell-side', '.page-tabs', '.list-filters', '.list-toolbar', '.list-footer']) {
      await eventually(() => page.locator(part).first().isVisible(), part).toBe(false)
    }
    await eventually(() => page.locator('.list-table thead').evaluate((head) => getComputedStyle(head).display)).toBe('table-header-group')
    // a long text wraps, else what stands behind it is off the sheet
    await eventually(() =>
      page
        .locator('.list-table .clamped')
        .first()
        .evaluate((text) => getComputedStyle(text).whiteSpace),
    ).toBe('normal')
    await eventually(() => page.locator('.print-only').first().innerText()).toMatch(
      /共 34 条，本页为第 1–10 条\s*打印人：\S+ 打印时间：2026-11-23 10:\d\d/,
    )
    await eventually(() => rows(page).first().locator('.list-title').isVisible()).toBe(true)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    // across, and no empty sheet before or after the ten rows
    const sheets = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
      Math.round(Number(width)),
      Math.round(Number(height)),
    ])
    expect(sheets).toEqual([[842, 595]])
    // the panes that scroll on the screen must not cut the paper: all ten rows are on it
    await eventually(() => page.locator('#content').evaluate((main) => main.scrollHeight <= main.clientHeight + 1)).toBe(true)
  })
})

describe('when there is nothing, or it fails', () => {
  test('暂无内容 and the one useful next step', async () => {
    const page = await list('/cases', 'person')
    await page.getByText('暂无内容').waitFor()
    await eventually(() => page.locator('.state').innerText()).toContain('可从“办理新事项”开始第一份申请。')
    await eventually(() => page.locator('.list-footer').count()).toBe(0)
    await eventually(() => seriousFaults(page)).toEqual([])
    await shoot(page, '2.10-empty')

    const done = await list('/done?preset=handed-over', 'province-qh')
    await done.getByText('转交他人的事项会列在这里。').waitFor()
  })

  test('the presets of an official are all in sight on a small screen', async () => {
    const page = await stage.as('national-officer', { viewport: { width: 1366, height: 768 } })
    await page.goto('/cases')
    const tabs = page.getByRole('tablist', { name: '状态分类' })
    await tabs.getByRole('tab').first().waitFor()
    await eventually(() => tabs.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0)
    await eventually(() => tabs.evaluate((bar) => bar.scrollHeight - bar.clientHeight)).toBeLessThan(2)
    await shoot(page, '2.10-presets')
  })

  test('a list that could not be read says why and is read again by its button; refresh brings what arrived meanwhile', async () => {
    const page = await stage.as('province-sx')
    await page.route('**/api/v1/cases/query', (route) => route.abort('connectionrefused'))
    await page.goto('/cases')
    const failure = page.getByRole('alert').filter({ hasText: '列表没有读取成功' })
    await failure.waitFor()
    await eventually(() => failure.innerText()).toContain('网络连接错误，请检查网络环境！')
    await shoot(page, '2.10-failed')
    await page.unroute('**/api/v1/cases/query')
    await failure.getByRole('button', { name: /重\s*试/ }).click()
    await eventually(() => rows(page).count()).toBe(10)

    // refresh brings what arrived meanwhile, and dims the old rows until then
    await follow(page, '/cases?keyword=新到')
    await page.getByText('暂无内容').waitFor()
    const { caseId } = await fileCase(stage.app, { title: '新到的工程' })
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/v1/cases/query', async (route) => {
      await held
      await route.continue()
    })
    await button(page, '刷新').click()
    await page.locator('.list-table.is-dimmed').waitFor()
    release()
    await eventually(() => titles(page)).toEqual(['新到的工程'])
    await drive(stage.app, caseId, 'notAccepted', { given: { reason: '测试用。' } })
  })
})

test('j and k move, Enter opens, and typing in a field is left alone; Back comes to the row one left, as far down as it was', async () => {
  const page = await list('/cases?keyword=隧道&sort=submitted-asc')
  const focused = () => page.evaluate(() => document.activeElement?.querySelector('.list-title')?.textContent)
  // the second stop of the page leads past filters and tools
  await page.getByRole('link', { name: '跳到列表' }).press('Enter')
  await eventually(focused).toBe('隧道工程01')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await eventually(focused).toBe('隧道工程02')
  await page.keyboard.press('k')
  await eventually(focused).toBe('隧道工程01')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await eventually(focused).toBe('隧道工程03')
  await page.getByLabel('关键字').focus()
  await page.keyboard.press('End')
  await page.keyboard.type('jk')
  await eventually(() => page.getByLabel('关键字').inputValue()).toBe('隧道jk')
  await rows(page).nth(3).focus()
  await page.keyboard.press('Enter')
  await page.locator('.case-page').waitFor()
  await eventually(() => page.locator('.case-title').innerText()).toContain('隧道工程04')
  await page.goBack()
  await eventually(focused).toBe('隧道工程04')

  // Back comes to the row one left, as far down as it was; a list opened again begins at its top
  await follow(page, '/cases?size=50')
  await eventually(() => rows(page).count()).toBeGreaterThan(29)
  const top = () => page.locator('.list-scroller').evaluate((box) => box.scrollTop)
  const row = rows(page).nth(29)
  const title = await row.locator('.list-title').innerText()
  await row.scrollIntoViewIfNeeded()
  await eventually(top).toBeGreaterThan(200)
  const before = await atRest(top)
  await row.locator('.list-title').click()
  await page.locator('.case-page').waitFor()
  // a part that is chosen is a step back; one that is scrolled to is none
  const content = page.locator('#content')
  const part = () => new URL(page.url()).searchParams.get('node')
  const read = () => content.evaluate((box) => box.scrollTop)
  const parts = page.getByRole('navigation', { name: '目录' }).getByRole('button')
  const opened = await page.evaluate(() => history.length)
  await parts.nth(2).click()
  await eventually(() => parts.nth(2).getAttribute('aria-current')).toBe('true')
  await eventually(read).toBeGreaterThan(200)
  const begin = await atRest(read)
  await content.hover()
  await page.mouse.wheel(0, 130)
  await eventually(read).toBe(begin + 130)
  const place = { part: part(), top: await read() }
  await showNode(page, '办理过程')
  await eventually(part).toBe('progress')
  await eventually(() => page.evaluate(() => history.length)).toBe(opened + 2)
  await page.goBack()
  await eventually(read).toBe(place.top)
  await eventually(part).toBe(place.part)
  await page.goForward()
  await eventually(part).toBe('progress')
  await page.goBack()
  await eventually(read).toBe(place.top)
  await page.goBack()
  await page.goBack()
  await eventually(focused).toBe(title)
  await eventually(top).toBe(before)
  await row.locator('.list-title').click()
  await page.locator('.case-page').waitFor()
  await page.getByRole('navigation', { name: '已打开的页面' }).getByRole('button', { name: '办件查询', exact: true }).click()
  await eventually(top).toBe(before)
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('link', { name: '首页' }).click()
  await page.waitForURL('**/home')
  await menu.getByRole('link', { name: '办件查询' }).click()
  await rows(page).first().waitFor()
  await eventually(top).toBe(0)
})

test('the to-do list: claim, release, and a colleague’s claim seen', async () => {
  const page = await list('/todo?keyword=隧道工程04')
  await eventually(() => rows(page).count()).toBe(1)
  await rows(page).first().getByRole('button', { name: '领取 隧道工程04' }).click()
  await page.locator('.toast', { hasText: '已领取，只有您可以办理；可随时退还。' }).waitFor()
  await rows(page).first().getByText('我已领取').waitFor()
  // the button that had the focus is gone: the row has it, and its keys
  const focusedRow = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['row'] !== undefined)
  await eventually(focusedRow).toBe(true)
  // the tabs count what they show under the filter
  await eventually(() => page.getByRole('tablist', { name: '状态分类' }).getByRole('tab').first().innerText()).toMatch(/待办\s*1$/)
  await shoot(page, '2.10-todo')
  await page.keyboard.press('u')
  await rows(page).first().getByText('未领取').waitFor()
  await page.keyboard.press('c')
  await rows(page).first().getByText('我已领取').waitFor()
  await eventually(focusedRow).toBe(true)
  await rows(page).first().getByRole('button', { name: '退还 隧道工程04' }).click()
  await page.locator('.toast', { hasText: '已退还，同事可以领取。' }).waitFor()
  await rows(page).first().getByText('未领取').waitFor()

  // several at once; what a colleague took meanwhile is told by name
  await page.getByLabel('关键字').fill('望川楼修缮0')
  await page.keyboard.press('Enter')
  await eventually(() => rows(page).count()).toBe(9)
  await stage.app.pool.query(`update tasks set claimed_by = (select id from users where username = 'province-sx-lead')
    where state = 'open' and case_id = (select id from cases where title = '望川楼修缮03')`)
  await page.getByRole('checkbox', { name: '全选本页' }).check()
  await page.getByRole('button', { name: '批量领取（9）' }).click()
  const left = page.getByRole('dialog', { name: '批量领取：成功 8 个，未成功 1 个' })
  await eventually(() => left.getByRole('listitem').allInnerTexts()).toEqual([expect.stringMatching(/^望川楼修缮03 2026-\d{8}\s+.*领取/s)])
  await left.getByRole('button', { name: '知道了' }).click()
  await eventually(() => page.locator('tr[data-row]', { hasText: '我已领取' }).count()).toBe(8)
  await eventually(() => titles(page)).not.toContain('望川楼修缮03')
  await page.getByRole('checkbox', { name: '选择望川楼修缮01' }).check()
  await page.getByRole('checkbox', { name: '选择望川楼修缮02' }).check()
  await page.getByRole('button', { name: '批量退还（2）' }).focus()
  await page.keyboard.press('Shift+U')
  await page.locator('.toast', { hasText: '已退还 2 件，同事可以领取。' }).waitFor()
  await eventually(() => page.locator('tr[data-row]', { hasText: '我已领取' }).count()).toBe(6)
  await eventually(focusedRow).toBe(true)
  // of a mixed selection each button says how many it is for
  await page.getByRole('checkbox', { name: '全选本页' }).check()
  for (const name of ['批量领取（2）', '批量退还（6）']) await page.getByRole('button', { name }).waitFor()
})
