import { readFile } from 'node:fs/promises'
import type { Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../apps/server/src/db/seed/index.ts'
import { contract as content } from '../packages/core/src/content/contract.ts'
import type { ContentView } from '../packages/core/src/content/model.ts'
import { guides } from '@wenwu/items/guides.generated'
import { items } from '@wenwu/items/index.generated'
import { seriousFaults } from './support/axe.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { noisePng } from './support/picture.ts'
import { signInByHand } from './support/sign-in.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'

/** A matter whose item is not built, which an editor gives a picture and a sample; and one that stays as it came. */
const unbuilt = guides.filter(({ code }) => !items.some((item) => item.code === code)).map(({ code }) => code)
const [revised, , plain] = unbuilt as [string, string, string]
const sections = ['基本信息', '办理流程', '材料目录', '禁止性要求', '受理条件', '收费标准', '设定依据', '常见问题']
const sample = noisePng(20, 20)

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
  await reviseGuide()
  await publishUnknown()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const tab = (page: Page) => page.locator('.guide-tabs [aria-current]')
const tabs = (page: Page) => page.getByRole('navigation', { name: '指南内容' })
const rows = (page: Page) => page.locator('.guide-table tbody tr:not(.guide-table-group)')
const scrollTo = (page: Page, top: number) => page.evaluate((y) => document.getElementById('content')!.scrollTo(0, y), top)
/** How far a section's heading stands under the tabs, in px. */
const gap = (page: Page, key: string) =>
  page.evaluate(
    (id) =>
      document.querySelector(`#${id} h2`)!.getBoundingClientRect().top -
      document.querySelector('.guide-tabs')!.getBoundingClientRect().bottom,
    `guide-${key}`,
  )
/** Width that does not fit, of the frame's content and of the window. */
const overflow = (page: Page) =>
  page.evaluate(() =>
    ['#content', 'html'].map((selector) => document.querySelector(selector)!).map((box) => box.scrollWidth - box.clientWidth),
  )

/** Opens a page and waits until the program's own has taken the place of the server's. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('#root .guide-list, #root .guide, #root .state').waitFor()
  await eventually(() => page.locator('#server-page').count()).toBe(0)
}

/** What an editor does with a guide: a sample and a picture, reviewed by another. */
async function reviseGuide(): Promise<void> {
  const [editor, lead] = [stage.app.as('editor'), stage.app.as('editor-lead')]
  const upload = async (field: string, file: { name: string; content: Buffer }) => {
    const { body } = await editor.sendWire(content.upload, { kind: 'guide', field }, { file })
    const { fileId, name, size } = (body as { data: { fileId: string; name: string; size: number } }).data
    return [{ fileId, name, size }]
  }
  const flowPicture = await upload('process.flowPicture', { name: '流程图.png', content: noisePng(900, 60) })
  const form = await upload('catalogue.materials[0].sample', { name: '进境登记申请表.png', content: sample })
  const { rows: found } = await stage.app.pool.query<{ id: string }>("select id from content_entries where kind = 'guide' and key = $1", [
    revised,
  ])
  const move = (who: typeof editor, { id, revision }: ContentView, action: 'revise' | 'submit' | 'publish') =>
    who.call(content.move, { kind: 'guide', id, revision, action, words: '' })
  const { id, revision, data } = await move(editor, await editor.call(content.get, { kind: 'guide', id: found[0]!.id }), 'revise')
  const materials = data['catalogue']!['materials'] as Record<string, unknown>[]
  const changed = {
    ...data,
    process: { ...data['process'], flowPicture },
    catalogue: { materials: [{ ...materials[0], name: '进境登记申请表', sample: form }, ...materials.slice(1)] },
  }
  await move(lead, await move(editor, await editor.call(content.save, { kind: 'guide', id, revision, data: changed }), 'submit'), 'publish')
}

/** A matter of which nobody knows more than its name, as an import brings them. */
async function publishUnknown(): Promise<void> {
  const [editor, lead] = [stage.app.as('editor'), stage.app.as('editor-lead')]
  const { id, revision } = await editor.call(content.create, {
    kind: 'guide',
    data: { matter: { name: '馆藏文物借用备案', code: 'SD-0001', region: '山东省', category: 'collections' } },
  })
  const sent = await editor.call(content.move, { kind: 'guide', id, revision, action: 'submit', words: '' })
  await lead.call(content.move, { kind: 'guide', id, revision: sent.revision, action: 'publish', words: '' })
}

test('the catalogue: groups, filters, codes and initials; the guide of a matter: tabs, flow chart, law, print', async () => {
  const page = await stage.visit()
  await open(page, '/work-guide')
  await eventually(() => rows(page).count()).toBeGreaterThanOrEqual(30)
  await eventually(() => page.locator('.guide-table h2').allInnerTexts()).toEqual([
    '文物保护工程',
    '涉及文物的建设工程',
    '保护规划',
    '考古发掘',
    '馆藏文物',
    '文物进出境',
    '安全防护',
    '资质资格',
    '其他',
  ])
  await eventually(() => page.locator('.guide-table thead th').allInnerTexts()).toEqual([
    '事项编码',
    '事项名称',
    '事项类型',
    '法定时限',
    '可申请对象',
    '网上办理',
  ])
  await eventually(() => rows(page).filter({ hasText: '在线办理' }).locator('td:first-child').allInnerTexts()).toEqual(
    expect.arrayContaining(['56005', '5600802']),
  )
  await eventually(() => rows(page).filter({ hasText: plain }).innerText()).toContain('暂未开通网上办理')
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, '2.7-catalogue')
  await page
    .getByRole('navigation', { name: '按分类查看' })
    .getByRole('link', { name: /^文物进出境/ })
    .click()
  await eventually(() => page.evaluate(() => document.getElementById('guides-entry-exit')!.getBoundingClientRect().top < 400)).toBe(true)

  await page.getByLabel('事项分类').selectOption('文物进出境')
  await eventually(() => page.locator('.guide-table h2').allInnerTexts()).toEqual(['文物进出境'])
  await page.getByLabel('可申请对象').selectOption('个人')
  await eventually(() => new URL(page.url()).search).toBe('?category=entry-exit&applicant=individual')
  await page.getByRole('link', { name: '清除条件' }).click()
  await page.getByPlaceholder('事项名称、编码或拼音首字母').fill('bhfw')
  await eventually(() => rows(page).first().locator('td:first-child').innerText()).toBe('56005')
  await eventually(() => new URL(page.url()).search).toBe('?keyword=bhfw')
  await page.getByPlaceholder('事项名称、编码或拼音首字母').fill('没有的事项')
  await page.getByText('没有符合条件的事项，可换用事项名称中的两三个字，或者清除条件。').waitFor()
  // what was typed a moment ago goes with the rest
  await page.getByPlaceholder('事项名称、编码或拼音首字母').fill('没有的事项二')
  await page.getByRole('link', { name: '清除条件' }).click()
  await eventually(() => rows(page).count()).toBeGreaterThanOrEqual(30)
  await eventually(() => page.getByPlaceholder('事项名称、编码或拼音首字母').inputValue()).toBe('')
  await page.getByPlaceholder('事项名称、编码或拼音首字母').fill('56008-B')
  await eventually(() => rows(page).locator('td:first-child').allInnerTexts()).toEqual(['5600802'])

  // any notation leads to the guide
  await open(page, '/work-guide?itemCode=tbcrpai')
  await page
    .getByRole('heading', { level: 1, name: '省级和全国重点文物保护单位保护范围内其他建设工程或者爆破、钻探、挖掘等作业审批' })
    .waitFor()
  await eventually(() => tabs(page).getByRole('link').allInnerTexts()).toEqual(sections)
  await eventually(() => page.locator('.guide-section h2').allInnerTexts()).toEqual(sections)
  await eventually(() => tab(page).innerText()).toBe('基本信息')
  const labels = [
    '事项类型',
    '办件类型',
    '实施主体',
    '行使层级',
    '决定机构',
    '审查方式',
    '申请主体',
    '受理机构',
    '承诺时限',
    '法定时限',
    '是否收费',
    '到现场次数',
    '数量限制',
    '适用范围',
    '办理结果',
    '咨询方式',
    '监督投诉渠道',
    '办理时间',
    '办理地点',
  ]
  await eventually(() => page.locator('#guide-basic dt').allInnerTexts()).toEqual(expect.arrayContaining(labels))
  await eventually(() => page.locator('.guide-materials thead th').allInnerTexts()).toEqual([
    '序号',
    '材料名称',
    '材料样本',
    '来源渠道',
    '纸质材料',
    '必要性',
  ])
  await eventually(() => page.locator('.guide-materials .guide-group').allInnerTexts()).toEqual([
    '一、申请人提交的材料',
    '二、审核机关提供的材料',
  ])
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, '2.7-guide')

  // tabs: chosen, by keys, by scrolling, at the end
  await tabs(page).getByRole('link', { name: '材料目录' }).click()
  await eventually(() => tab(page).innerText()).toBe('材料目录')
  await eventually(() => gap(page, 'materials')).toSatisfy((px: number) => px >= 0 && px < 40)
  await eventually(() => new URL(page.url()).hash).toBe('#guide-materials')
  await page.keyboard.press('ArrowRight')
  await eventually(() => tab(page).innerText()).toBe('禁止性要求')
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('禁止性要求')
  await page.keyboard.press('End')
  await eventually(() => tab(page).innerText()).toBe('常见问题')
  await scrollTo(page, 0)
  await eventually(() => tab(page).innerText()).toBe('基本信息')
  await scrollTo(page, 100_000)
  await eventually(() => tab(page).innerText()).toBe('常见问题')
  await tabs(page).getByRole('link', { name: '收费标准' }).click()
  await eventually(() => tab(page).innerText()).toBe('收费标准')

  await page.getByRole('button', { name: '查看流程图' }).click()
  const dialog = page.getByRole('dialog', { name: '办理流程图' })
  await dialog.locator('.process-drawing svg .djs-shape').first().waitFor()
  await dialog.locator('.bjs-powered-by').waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => page.getByRole('dialog').count()).toBe(0)

  await page.emulateMedia({ media: 'print' })
  for (const hidden of ['.guide-tabs', '.public-header', '.public-footer', '.page-header-actions', '.guide-flow-link'])
    await eventually(async () => [hidden, await page.locator(hidden).isVisible()]).toEqual([hidden, false])
  for (const title of sections) await eventually(() => page.locator('.guide-section h2', { hasText: title }).isVisible()).toBe(true)
  await eventually(() =>
    page.evaluate(() => [...document.querySelectorAll('.public-frame, .public-content')].map((box) => getComputedStyle(box).overflow)),
  ).toEqual(['visible', 'visible'])
  await eventually(() => page.locator('.guide-materials thead').evaluate((head) => getComputedStyle(head).display)).toBe(
    'table-header-group',
  )
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => {
    window.print = () => void document.body.setAttribute('data-printed', '1')
  })
  await page.getByRole('button', { name: /打\s?印/ }).click()
  await eventually(() => page.locator('body[data-printed]').count()).toBe(1)

  const law = page.locator('#guide-basis').getByRole('link', { name: '第三十条' })
  const address = (await law.getAttribute('href')) ?? ''
  await law.click()
  await page.locator('#art-30').waitFor()
  await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('中华人民共和国文物保护法')
  // a fresh window comes to the article as well, though the server's page stood there first
  await page.goto('about:blank')
  await page.goto(address)
  await page.locator('#root #art-30').waitFor()
  await eventually(() => page.locator('#server-page').count()).toBe(0)
  await eventually(() => page.evaluate(() => document.getElementById('art-30')!.getBoundingClientRect().top < 120)).toBe(true)
})

test('a matter whose materials nobody knows says so, in the language of the reader', async () => {
  const page = await stage.visit()
  await open(page, '/work-guide/SD-0001')
  await eventually(() => page.locator('#guide-materials').innerText()).toContain('本事项的材料目录尚未公布，请向受理机构咨询。')
  const english = await stage.visit({ language: 'en_US', viewport: phone })
  await open(english, '/work-guide/SD-0001')
  await eventually(() => english.locator('#guide-materials').innerText()).toContain(
    'No list of materials has been published for this matter; please ask the institution that accepts it.',
  )
})

test('what an editor handed in: the sample is saved, the picture is shown with zoom; without either 暂无流程图; English says what is Chinese only', async () => {
  const page = await stage.visit({ language: 'en_US' })
  await open(page, `/work-guide/${revised}`)
  await page.getByText('What was revised in this guide exists in Chinese only so far.').waitFor()
  await eventually(() => page.getByRole('navigation', { name: 'Contents of the guide' }).getByRole('link').allInnerTexts()).toEqual([
    'Basic information',
    'Handling process',
    'Materials',
    'Prohibited',
    'Acceptance conditions',
    'Charges',
    'Legal basis',
    'Common questions',
  ])
  await eventually(() => page.getByRole('link', { name: /apply/i }).count()).toBe(0)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download 进境登记申请表' }).click()])
  expect(download.suggestedFilename()).toBe('进境登记申请表.png')
  expect(await readFile(await download.path())).toEqual(sample)
  await page.getByRole('button', { name: 'View flow chart' }).click()
  const picture = page.getByRole('dialog').locator('img')
  await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await eventually(() => picture.evaluate((image) => image.getBoundingClientRect().width)).toBe(1350)
  await eventually(() => seriousFaults(page)).toEqual([])
  await page.keyboard.press('Escape')

  const small = await stage.visit({ viewport: phone })
  await open(small, '/work-guide')
  await eventually(() => overflow(small)).toEqual([0, 0])
  await shoot(small, '2.7-catalogue-phone')
  await small.getByPlaceholder('事项名称、编码或拼音首字母').fill(plain)
  await eventually(() => rows(small).count()).toBe(1)
  await rows(small).getByRole('link').click()
  await small.locator('.guide-sections').waitFor()
  await eventually(() => overflow(small)).toEqual([0, 0])
  await tabs(small).getByRole('link', { name: '设定依据' }).click()
  await eventually(() => tab(small).innerText()).toBe('设定依据')
  await eventually(() => gap(small, 'basis')).toBeGreaterThanOrEqual(0)
  await eventually(() => tab(small).evaluate((link) => link.getBoundingClientRect().right <= window.innerWidth)).toBe(true)
  await small.getByRole('button', { name: '查看流程图' }).click()
  await small.getByRole('dialog').getByText('暂无流程图').waitFor()
  await eventually(() => seriousFaults(small)).toEqual([])
  await shoot(small, '2.7-guide-phone')
})

test('signed in it stands in the shell, with what was typed before it came; an unknown code is told with the way back', async () => {
  const page = await stage.as('company')
  // what is typed into the server's page while the program is on its way is not lost
  const typeBefore = async (route: Route) => {
    await page.locator('#server-page').getByPlaceholder('事项名称、编码或拼音首字母').fill('56005')
    await route.continue()
  }
  await page.route('**/api/v1/guides', typeBefore, { times: 1 })
  await open(page, '/work-guide')
  await eventually(() => rows(page).locator('td:first-child').allInnerTexts()).toEqual(['56005'])
  await eventually(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('56005')
  await rows(page)
    .getByRole('link', { name: /^在线办理/ })
    .click()
  await page.waitForURL('**/new-application?itemCode=56005')
  // as a result of the search leads to a section
  await open(page, `/work-guide/${plain}#guide-basis`)
  await eventually(() => tab(page).innerText()).toBe('设定依据')
  await eventually(() => gap(page, 'basis')).toSatisfy((px: number) => px >= 0 && px < 500)
  await open(page, '/work-guide/没有')
  await page.getByText('没有编码为“没有”的事项。').waitFor()
  await page.getByRole('link', { name: '查看全部事项' }).click()
  await rows(page).first().waitFor()
})

test('a visitor goes on to the application after signing in; an applicant whom a matter is not for is told so', async () => {
  const page = await stage.visit()
  await open(page, '/work-guide/56005')
  await page.getByRole('link', { name: '登录后申请' }).click()
  await page.getByRole('slider').waitFor()
  await signInByHand(page, 'company', demoPassword)
  await page.waitForURL('**/new-application?itemCode=56005')
  await page.locator('.item-offer').getByRole('button', { name: '开始填写' }).waitFor()

  const person = await stage.as('person')
  const told = /只能由法人申请；您登录的是个人账号，不能申请。$/
  await open(person, '/work-guide/56005')
  await person.getByRole('note').filter({ hasText: told }).waitFor()
  await person.goto('/new-application?itemCode=56005')
  await person.getByRole('note').filter({ hasText: told }).waitFor()
})

test('without scripts catalogue and guide are read whole, and search engines are told', async () => {
  const read = async (path: string) => (await fetch(`${stage.address}${path}`, { headers: { accept: 'text/html' } })).text()
  const page = await stage.visit({ javaScriptEnabled: false })
  await page.goto('/work-guide?keyword=56005')
  await eventually(() => page.title()).toBe('办事指南 · 文物行政审批与监管平台')
  await eventually(() => rows(page).count()).toBe(1)
  await page.getByLabel('事项分类').selectOption('考古发掘')
  await page.getByPlaceholder('事项名称、编码或拼音首字母').fill('')
  await page.getByRole('button', { name: '查询' }).click()
  await eventually(() => page.locator('.guide-table h2').allInnerTexts()).toEqual(['考古发掘'])
  await page.getByRole('link', { name: '考古发掘计划' }).first().click()
  await tabs(page).getByRole('link', { name: '设定依据' }).click()
  await eventually(() => gap(page, 'basis')).toBeGreaterThanOrEqual(0)
  await shoot(page, '2.7-guide-plain')
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('#guide-materials').getByRole('link', { name: '下载 省级文物行政部门上报文件' }).click(),
  ])
  expect(sheet.suggestedFilename()).toBe('省级文物行政部门意见写法提示.xlsx')

  const text = await read(`/work-guide?itemCode=${revised}`)
  expect(text).toMatch(/<title>办事指南：[^<]+ · 文物行政审批与监管平台<\/title>/)
  expect(text).toContain(`<link rel="canonical" href="${stage.address}/work-guide/${revised}" />`)
  for (const words of [
    ...sections,
    '进境登记申请表',
    `/api/v1/guides/${revised}/samples/`,
    `/api/v1/guides/${revised}/flow-picture`,
    '#art-',
  ])
    expect(text).toContain(words)
  await eventually(() => read(`/work-guide/${plain}`)).toContain('暂无流程图')
  for (const none of ['/work-guide/nothing', '/work-guide/%E0%A4%A']) await eventually(() => read(none)).not.toContain('server-page')
  const map = await read('/sitemap.xml')
  for (const code of [revised, plain, '56005']) expect(map).toContain(`<loc>${stage.address}/work-guide/${code}</loc>`)
})
