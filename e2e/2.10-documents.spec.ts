import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { contract as fileCalls } from '@wenwu/core/files/contract'
import { newDraft } from '../apps/server/src/case-driver/file-case.ts'
import { redPng, smallOfd } from '../packages/ofd/src/testing/small-ofd.ts'
import { OfdWriter } from '../packages/ofd/src/write.ts'
import { seriousFaults } from './support/axe.ts'
import { showNode } from './support/case-page.ts'
import { chinesePdf } from './support/chinese-pdf.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'

const pages = 30
let stage: Stage
let caseId: string
const files: Record<'plan' | 'sealed' | 'bomb' | 'pdf', string> = { plan: '', sealed: '', bomb: '', pdf: '' }

beforeAll(async () => {
  stage = await startStage()
  caseId = (await newDraft(stage.app)).id
  const upload = async (name: string, bytes: Uint8Array): Promise<string> => {
    const file = { name, content: Buffer.from(bytes) }
    return (await stage.app.as('company').call(fileCalls.upload, { caseId, materialKey: 'application' }, { file })).fileId
  }
  files.plan = await upload('保护方案.ofd', plan())
  files.sealed = await upload('盖章意见.ofd', sealed())
  files.bomb = await upload(
    '异常文件.ofd',
    smallOfd({
      resources: composite('<ofd:CompositeObject Boundary="0 0 1 1" ResourceID="7"/>'),
      pages: ['<ofd:CompositeObject Boundary="0 0 1 1" ResourceID="7"/>'],
    }),
  )
  files.pdf = await upload('说明.pdf', chinesePdf('关于文物保护单位的说明'))
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

/** A plan of thirty pages with a drawing, a picture and an attachment. */
function plan(): Uint8Array {
  const writer = new OfdWriter({ title: '保护方案', createdOn: '2026-11-20' })
  for (let p = 1; p <= pages; p++) {
    const page = writer.addPage()
    page.addText(p === 1 ? '某某石窟保护工程方案' : `第 ${p} 章 现状与措施`, { x: 30, y: 40, size: 7, isBold: true })
    page.addPath({ data: 'M 30 46 L 180 46', stroke: [34, 100, 160], lineWidth: 0.6 })
    for (let line = 0; line < 28; line++)
      page.addText('崖体裂隙发育，局部渗水，拟采取灌浆加固并设置截排水沟，施工期间布设监测点。', {
        x: 30,
        y: 58 + line * 8,
        size: 4.2,
        font: '仿宋',
      })
    if (p === 20) page.addText('风化深度为12毫米', { x: 30, y: 285, size: 4.2 })
  }
  writer.addAttachment('监测数据.csv', new TextEncoder().encode('点位,位移\nA1,0.2\n'))
  return writer.toBytes()
}

function composite(inside: string): string {
  return `<ofd:CompositeGraphicUnits><ofd:CompositeGraphicUnit ID="7"><ofd:Content>${inside}</ofd:Content></ofd:CompositeGraphicUnit></ofd:CompositeGraphicUnits>`
}

function sealed(): Uint8Array {
  return smallOfd({
    pages: ['<ofd:TextObject Boundary="20 30 100 10" Size="5"><ofd:TextCode X="0" Y="5">同意实施。</ofd:TextCode></ofd:TextObject>'],
    body: '<ofd:Signatures>Doc_0/Signs.xml</ofd:Signatures>',
    files: {
      'Doc_0/Signs.xml': '<Signatures><Signature ID="1" BaseLoc="Sign.xml"/></Signatures>',
      'Doc_0/Sign.xml':
        '<Signature><SignedInfo><StampAnnot PageRef="1" Boundary="70 40 40 40"/></SignedInfo><SignedValue>v.dat</SignedValue></Signature>',
      'Doc_0/v.dat': Uint8Array.from([0x30, 0x7f, 0x04, redPng.length, ...redPng]),
    },
  })
}

const drawn = (page: Page, number: number) => page.locator(`.viewer-page[data-page="${number}"]:not([data-state=drawing])`)
const tool = (page: Page, name: string) => page.locator('.viewer-toolbar').getByRole('button', { name, exact: true })
const currentPage = (page: Page) => page.getByLabel('页码').inputValue()
const reader = (file: string, more: object = {}): string =>
  `/suwell?params=${encodeURIComponent(JSON.stringify({ openurl: `/api/wbws/downloadWbwsFile/${file}`, ...more }))}`

async function closeFile(page: Page): Promise<void> {
  await page.locator('.file-preview .ant-drawer-close').click()
  await page.locator('.file-preview .viewer').waitFor({ state: 'detached' })
}

describe('a file beside the case', () => {
  test('an OFD of thirty pages: only what is seen is drawn; thumbnails, search, attachment, selection, print; then a PDF and a hostile file', async () => {
    const page = await stage.as('company')
    await page.goto(`/cases/${caseId}`)
    await showNode(page, '申请材料')
    await page.getByRole('button', { name: '保护方案.ofd', exact: true }).first().click()
    await drawn(page, 1).waitFor()
    await eventually(() => page.locator('.viewer-page-count').innerText()).toBe('/ 30 页')
    await eventually(() => page.locator('.viewer-page').count()).toBeLessThanOrEqual(4)
    await eventually(() => page.locator('.viewer-page svg script, .viewer-page foreignObject').count()).toBe(0)
    await shoot(page, 'documents-1-case')

    // text can be selected where it stands
    const line = drawn(page, 1).locator('.viewer-text span', { hasText: '某某石窟保护工程方案' })
    await eventually(async () => {
      await line.selectText()
      return page.evaluate(() => getSelection()?.toString().trim())
    }).toBe('某某石窟保护工程方案')
    await eventually(async () => {
      const [text, paper] = await Promise.all([line.boundingBox(), drawn(page, 1).boundingBox()])
      const [left, width] = [(text!.x - paper!.x) / paper!.width, text!.width / paper!.width]
      return Math.max(Math.abs(left - 30 / 210), Math.abs(width - (7 * 10) / 210))
    }).toBeLessThan(0.01)

    await tool(page, '查找').click()
    await page.getByLabel('在文档中查找').fill('风化 深度为１２')
    await page.keyboard.press('Enter')
    await page.getByText('找到 1 处').waitFor()
    await eventually(() => currentPage(page)).toBe('20')
    await drawn(page, 20).locator('.viewer-hits .is-active').waitFor({ state: 'attached' })
    await eventually(() => page.locator('.viewer-hit-list mark').innerText()).toBe('风化深度为12')
    await page.getByLabel('在文档中查找').fill('木塔')
    await page.keyboard.press('Enter')
    await page.getByText('没有找到“木塔”').waitFor()
    await shoot(page, 'documents-2-search')

    await tool(page, '缩略图').click()
    await page.locator('.viewer-thumbnails [aria-current=page] svg').waitFor()
    await page.locator('.viewer-thumbnails').getByRole('button', { name: '第 2 页' }).click()
    await eventually(() => currentPage(page)).toBe('2')
    await tool(page, '附件').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '保存附件 监测数据.csv' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('监测数据.csv')

    const before = (await drawn(page, 2).boundingBox())!.width
    await tool(page, '放大').click()
    await eventually(async () => (await drawn(page, 2).boundingBox())!.width).toBeGreaterThan(before)
    await eventually(() => currentPage(page)).toBe('2')

    await page.evaluate(() => {
      window.print = () => (document.title = `${document.querySelectorAll('.viewer-sheet svg').length} sheets`)
    })
    await tool(page, '打印').click()
    await eventually(() => page.title()).toBe('30 sheets')
    await eventually(() => page.locator('.viewer-sheets').count()).toBe(0)

    // a PDF in the same reader; a file that is hostile says so and harms nothing
    await closeFile(page)
    await page.getByRole('button', { name: '说明.pdf', exact: true }).first().click()
    await drawn(page, 1).locator('canvas').waitFor()
    await eventually(() => page.locator('.viewer-page-count').innerText()).toBe('/ 1 页')
    // neither font nor map of characters is in the file: they come from this installation
    await page.keyboard.press('Control+f')
    await page.getByLabel('在文档中查找').fill('文物保护单位')
    await page.keyboard.press('Enter')
    await page.getByText('找到 1 处').waitFor()
    await shoot(page, 'documents-6-pdf')
    await closeFile(page)
    await page.getByRole('button', { name: '异常文件.ofd', exact: true }).first().click()
    await page.locator('.viewer-page-note', { hasText: '本页无法显示。' }).waitFor()
    // browsers show no OFD: the window is the reader's
    await eventually(() => page.getByRole('link', { name: '在新窗口打开' }).getAttribute('href')).toContain(encodeURIComponent(files.bomb))
  })
})

describe('the OFD viewer page', () => {
  test('params open a file of ours with few tools and the note on seals, and nothing else', async () => {
    const page = await stage.as('company', { viewport: phone })
    await page.goto(reader(files.sealed, { saveurl: '/api/save', savesize: 1 }))
    await drawn(page, 1).locator('image').waitFor({ state: 'attached' })
    await page.getByText('文中印章仅为显示，本页面未验证签章，显示不代表签章有效。').waitFor()
    await eventually(() =>
      page
        .locator('.viewer-toolbar')
        .getByRole('button')
        .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))),
    ).toEqual(['上一页', '下一页', '缩小', '放大'])
    await eventually(() => seriousFaults(page)).toEqual([])
    await shoot(page, 'documents-3-suwell')

    // another address is not asked; nothing without params; a file that is not there for the reader (files.access.test.ts)
    await follow(page, `/suwell?params=${encodeURIComponent(JSON.stringify({ openurl: '/sso/signOut' }))}`)
    await page.getByText('只能打开本平台的文件。').waitFor()
    await follow(page, '/suwell')
    await page.getByText('没有指定要打开的文档。').waitFor()
    await follow(page, reader('01920000-0000-7000-8000-000000000001'))
    await page.getByText('文档无法打开').waitFor()
    await eventually(() => page.locator('.viewer-page').count()).toBe(0)
  })

  test('where the plug-in is insisted on, its message stands first and the built-in reader is one click away', async () => {
    const page = await stage.as('company')
    await page.route('**/api/v1/reader/settings', (route) => route.fulfill({ json: { code: 200, data: { reader: 'plugin' } } }))
    await page.addInitScript(() => Object.defineProperty(navigator, 'mimeTypes', { get: () => [{ type: 'application/pdf' }] }))
    await page.goto(reader(files.plan))
    await page.getByText('OFD阅读控件没有正确安装，请安装后再次尝试！').waitFor()
    await page.getByRole('button', { name: '使用平台自带的阅读器打开' }).click()
    await drawn(page, 1).waitFor()
    await eventually(() => page.locator('.viewer-page-count').innerText()).toBe('/ 30 页')
  })
})

test('the help book of each kind of user without signing in, with contents; pdfUrl only of ours', async () => {
  const page = await stage.visit()
  await page.goto('/tohelpbook?userType=1')
  await drawn(page, 1).locator('canvas').waitFor()
  await shoot(page, 'documents-4-help')
  await tool(page, '目录').click()
  await page
    .locator('.viewer-outline')
    .getByRole('button', { name: /管理经办人/ })
    .click()
  await drawn(page, 5).locator('.viewer-text span', { hasText: '经办人' }).first().waitFor({ state: 'attached' })
  await shoot(page, 'documents-5-help-outline')
  await page.getByText('审批、审核用户', { exact: true }).click()
  await page.waitForURL('**/tohelpbook?userType=3')
  await drawn(page, 1).locator('canvas').waitFor()
  await eventually(() => seriousFaults(page)).toEqual([])
  await follow(page, `/tohelpbook?pdfUrl=${encodeURIComponent('https://evil.example/a.pdf')}`)
  await page.getByText('只能打开本平台的文件。').waitFor()
})
