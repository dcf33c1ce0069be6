import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { seriousFaults } from './support/axe.ts'
import { button } from './support/button.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'
import { readSheet } from './support/xlsx.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const rows = (page: Page) => page.locator('tr[data-row]')
const ready = (page: Page) => page.locator('.list-table[aria-busy=false]').waitFor()

test('laws: tabs, keyword, export, a law in a window of its own with its hits, and another text beside it', async () => {
  const page = await stage.visit()
  await page.goto('/regulations')
  await ready(page)
  await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('法律法规')
  await eventually(() => page.getByRole('tab').allInnerTexts()).toEqual([
    '全部',
    '法律、行政法规',
    '规范性文件',
    '部门规章',
    '国际公约',
    '参考',
  ])
  await eventually(async () => (await page.locator('.list-table th').allInnerTexts()).map((text) => text.trim())).toEqual([
    '序号',
    '标题',
    '发文字号',
    '类型',
    '时效性',
    '发布日期',
    '成文日期',
    '发文机构',
  ])
  await page.getByRole('tab', { name: '参考' }).click()
  await eventually(() => rows(page).count()).toBe(2)
  await eventually(async () => (await rows(page).allInnerTexts()).join()).toMatch(/地方性法规[^]*司法解释|司法解释[^]*地方性法规/)
  // a class that has no tab of its own can be chosen
  await page.getByRole('combobox', { name: '类型', exact: true }).click()
  await page.locator('.ant-select-item-option', { hasText: '司法解释' }).click()
  await eventually(() => rows(page).count()).toBe(1)
  await button(page, '重置').click()
  await eventually(() => rows(page).count()).toBe(2)
  const tab = page.getByRole('tab', { name: '法律、行政法规' })
  await tab.click()
  await eventually(() => tab.getAttribute('aria-selected')).toBe('true')
  await page.getByPlaceholder('关键字/标题/正文/文号').fill('爆破 钻探')
  await page.keyboard.press('Enter')
  await eventually(async () => (await rows(page).getByRole('link').allInnerTexts()).join()).toBe(
    '中华人民共和国文物保护法,中华人民共和国文物保护法',
  )
  // two texts of one name: the list says which one is in force, and filters by it
  await eventually(() => page.locator('.list-table .law-standing').allInnerTexts()).toEqual(['现行有效', '已修改'])
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, 'laws')

  const [download] = await Promise.all([page.waitForEvent('download'), button(page, '导出').click()])
  expect(download.suggestedFilename()).toMatch(/^法律法规-\d{4}-\d\d-\d\d\.xlsx$/)
  const sheet = await readSheet(await readFile(await download.path()))
  expect(sheet.map((row) => row[0])).toEqual(['标题', '中华人民共和国文物保护法', '中华人民共和国文物保护法'])

  const [law] = await Promise.all([page.context().waitForEvent('page'), rows(page).first().getByRole('link').click()])
  await law.locator('.law-text mark').first().waitFor()
  await eventually(() => new URL(law.url()).searchParams.get('type')).toBe('法律、行政法规')
  await eventually(() => law.locator('.law-hits').innerText()).toMatch(/^“爆破 钻探”在本文中出现 \d+ 次$/)
  await eventually(() => law.locator('#art-28 mark').allInnerTexts()).toEqual(expect.arrayContaining(['爆破', '钻探']))
  await button(law, '下一处').click()
  await law.locator('mark.is-here').waitFor()
  await law.getByRole('navigation', { name: '目录' }).getByRole('link', { name: '第二十八条' }).click()
  await eventually(() => new URL(law.url()).hash).toBe('#art-28')
  await law.getByRole('complementary').getByText('GB/T 33290.1', { exact: true }).waitFor()
  await law.getByText('引用本法的事项').waitFor()
  await law.evaluate(() => {
    const kept = globalThis as unknown as { printed: string[] }
    kept.printed = []
    window.print = () =>
      void kept.printed.push([...document.styleSheets].some((sheet) => sheet.ownerNode?.textContent?.includes('art-28')) ? 'art-28' : 'all')
  })
  await law.getByRole('button', { name: '打印第二十八条' }).click()
  await eventually(() => law.evaluate(() => (globalThis as unknown as { printed: string[] }).printed)).toEqual(['art-28'])
  await eventually(() => seriousFaults(law)).toEqual([])
  await shoot(law, 'law')

  await law.getByRole('link', { name: '与2017年11月4日公布的文本对照' }).click()
  await law.locator('.law-comparison').waitFor()
  const changed = law.locator('.law-comparison tr.is-changed').filter({ hasText: '第二十八条' }).first()
  await eventually(() => changed.innerText()).toMatch(/第十七条[^]*修改[^]*第二十八条/)
  await eventually(() => changed.locator('ins').count()).toBeGreaterThan(0)
  await shoot(law, 'law-comparison')
  await law.getByRole('link', { name: '关闭对照' }).click()
  await law.locator('input[name=on]').fill('2025-02-28')
  await law.getByRole('button', { name: '查看' }).click()
  await law.getByText('2025年2月28日有效的是2017年11月4日公布的文本。').waitFor()
  await law.close()
})

test('standards: search type, number in any notation, status; a phone shows cards', async () => {
  const page = await stage.visit()
  await page.goto('/specification')
  await ready(page)
  await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('标准规范')
  await eventually(async () => (await page.locator('.list-table th').allInnerTexts()).map((text) => text.trim())).toEqual([
    '序号',
    '标准号',
    '标准名称',
    '发布日期',
    '实施日期',
    '标准性质',
    '标准状态',
    '发布单位',
  ])
  await eventually(() =>
    page.locator('.ant-picker input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).placeholder)),
  ).toEqual(['起始时间', '结束时间'])
  await page.getByPlaceholder('请输入关键字/标准名称/标准号').fill('gbt30687')
  await page.keyboard.press('Enter')
  await eventually(() => rows(page).allInnerTexts()).toEqual([expect.stringContaining('馆藏金属文物保护修复记录规范')])
  await eventually(() => rows(page).first().innerText()).toMatch(/2014-12-22[^]*2015-07-01[^]*推荐性[^]*现行/)
  await button(page, '重置').first().click()
  await eventually(() => rows(page).count()).toBe(10)
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, 'standards')
  const small = await stage.visit({ viewport: phone })
  await small.goto('/specification')
  await small.locator('.list-cards[aria-busy=false]').waitFor()
  // the links of the head stand within the screen, all of them
  await eventually(() =>
    small
      .locator('.public-links a')
      .evaluateAll((links) => (links.length < 6 ? Infinity : Math.max(...links.map((link) => link.getBoundingClientRect().right)))),
  ).toBeLessThanOrEqual(phone.width)
  await shoot(small, 'standards-phone')
})

describe('without scripts', () => {
  test('lists, search, paging and a law are read; head and maps are for search engines', async () => {
    const page = await stage.visit({ javaScriptEnabled: false })
    await page.goto('/regulations')
    await eventually(() => page.title()).toBe('法律法规 · 文物行政审批与监管平台')
    await eventually(() => page.locator('.plain-list tbody tr').count()).toBe(10)
    await page.getByRole('link', { name: '下一页' }).click()
    await eventually(() => page.locator('.plain-list tbody tr').first().innerText()).toMatch(/^11\s/)
    await page.getByPlaceholder('关键字/标题/正文/文号').fill('长城保护条例')
    await page.getByRole('button', { name: '查询' }).click()
    // the page before may have a link of this name too
    await eventually(() => page.locator('.plain-list tbody tr').count()).toBe(1)
    await page.getByRole('link', { name: '长城保护条例' }).click()
    await eventually(() => page.title()).toBe('长城保护条例 · 文物行政审批与监管平台')
    await eventually(() => page.locator('#art-1').innerText()).toContain('第一条')
    await eventually(() => page.locator('meta[name=description]').getAttribute('content')).toContain('国务院')
    await eventually(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      new RegExp(`^${stage.address}/reguldetail\\?id=`),
    )
    await page.goto('/specification?keyword=30687')
    await eventually(() => page.locator('.plain-list tbody tr').allInnerTexts()).toEqual([expect.stringContaining('GB/T 30687-2014')])
    await shoot(page, 'standards-plain')
    const robots = await (await fetch(`${stage.address}/robots.txt`)).text()
    expect(robots).toContain(`Sitemap: ${stage.address}/sitemap.xml`)
    const map = await (await fetch(`${stage.address}/sitemap.xml`)).text()
    expect(map).toContain(`<loc>${stage.address}/regulations</loc>`)
    expect(map.match(/reguldetail/g)?.length).toBeGreaterThan(10)
  })

  test('with scripts the server’s page stays until the program’s own is ready, and nothing of it is left', async () => {
    const page = await stage.visit()
    await page.route('**/api/laws/find/Navigation', async (route) => {
      await page.locator('#server-page').getByRole('heading', { name: '法律法规' }).waitFor()
      await route.continue()
    })
    await page.goto('/regulations')
    await ready(page)
    await eventually(() => page.locator('#server-page').count()).toBe(0)
    await eventually(() => page.locator('#root').getAttribute('style')).toBeFalsy()
  })
})

test('an editor imports: the check names bad rows, the good ones are loaded with a progress bar, the rest is given back', async () => {
  const page = await stage.as('editor-lead')
  await page.goto('/content-import')
  await page.getByRole('heading', { name: '数据导入' }).waitFor()
  await page.getByLabel('数据种类').click()
  await page.locator('.ant-select-item-option', { hasText: '标准规范' }).click()
  const file = {
    name: '标准.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('standardNum,title,standardStatusName\nGB/T 88801-2020,浏览器标准一,现行\nGB/T 88802-2020,,不明\n'),
  }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('共 2 行：1 行可以导入，1 行有问题。').waitFor()
  await eventually(() => page.locator('.import-bad tbody tr').innerText()).toMatch(
    /3\s+GB\/T 88802-2020\s+title：必填\s+standardStatusName：不在可选范围内/,
  )
  await page.getByRole('button', { name: '导入 1 行' }).click()
  await page.getByText('导入完成：新增 1 行，更新 0 行，无变化 0 行。').waitFor()
  await page.getByRole('progressbar', { name: '导入进度' }).waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下载有问题的行' }).click()])
  const sheet = await readSheet(await readFile(await download.path()))
  expect(sheet.map((row) => row[1])).toEqual(['原因', 'title：必填；standardStatusName：不在可选范围内'])
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, 'import')
  await page.goto('/specification?keyword=88801')
  await eventually(() => rows(page).count()).toBe(1)
})
