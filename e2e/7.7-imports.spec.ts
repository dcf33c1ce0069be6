import { createServer, type Server } from 'node:http'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fundedItem } from '../apps/server/src/case-driver/played-items.ts'
import { newDraft } from '../apps/server/src/case-driver/file-case.ts'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as files } from '../packages/core/src/files/contract.ts'
import { docxOf, samples, zipOf } from '../apps/server/src/platform/files/sample-files.ts'
import { seriousFaults } from './support/axe.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { inputOf } from './support/form.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'
import { readSheet } from './support/xlsx.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage({ config: { officeHelper: true } })
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const ready = (page: Page) => page.locator('.list-table[aria-busy=false]').waitFor()
const rows = (page: Page) => page.locator('tr[data-row]')

/** Answers a file chooser that an act opens. */
async function choose(page: Page, act: () => Promise<void>, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), act()])
  await chooser.setFiles(file)
}

test('a province files its projects with their approval documents; the national bureau reads them', async () => {
  const page = await stage.as('province-sx')
  await page.goto('/filed-projects')
  await ready(page)
  await eventually(() => rows(page).count()).toBe(3)
  await page.getByRole('button', { name: '导入备案项目' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles(
      csv(
        '备案.csv',
        '省份,文物保护单位,项目名称,批复文号,批准日期,预算（万元）\n,云台阁,云台阁木构架维修工程,陕文物函〔2026〕911号,2026-11-06,"1,286.5"\n山西省,晋祠,别省的工程,晋文物函〔2026〕1号,2026-11-06,\n',
      ),
    )
  await dialog.getByText('共 2 行：1 行可以导入，1 行有问题。').waitFor()
  await eventually(() => dialog.locator('.import-bad tbody tr').innerText()).toMatch(
    /3\s+晋文物函〔2026〕1号 别省的工程\s+省份：不是本省的项目/,
  )
  await shoot(page, 'filed-projects-import')
  await dialog.getByRole('button', { name: '导入 1 行' }).click()
  await dialog.getByText('导入完成：新增 1 行，更新 0 行，无变化 0 行。').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).or(dialog.locator('.ant-modal-close')).first().click()
  await eventually(() => rows(page).count()).toBe(4)
  const row = rows(page).filter({ hasText: '云台阁木构架维修工程' })
  await eventually(() => row.innerText()).toContain('1,286.50')

  const upload = row.getByRole('button', { name: '上传批文 云台阁木构架维修工程' })
  await choose(page, () => upload.click(), { name: '批文.pdf', mimeType: 'application/pdf', buffer: samples.html })
  await page.getByText('文件“批文.pdf”的内容不是扩展名 pdf 所示的类型，请检查文件后重新上传。').waitFor()
  await choose(page, () => upload.click(), { name: '批文.pdf', mimeType: 'application/pdf', buffer: samples.pdf })
  await page.getByText('批文已上传。').waitFor()
  await row.getByRole('button', { name: '查看批文 云台阁木构架维修工程' }).waitFor()
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, 'filed-projects')

  const reader = await stage.as('national-officer', { language: 'en_US' })
  await reader.goto('/filed-projects')
  await ready(reader)
  await eventually(() => rows(reader).count()).toBe(10)
  await eventually(() => reader.getByRole('button', { name: 'Import filed projects' }).count()).toBe(0)
  await shoot(reader, 'filed-projects-en')
})

test('anybody sees the qualified units and what has run out; the national bureau keeps them', async () => {
  const page = await stage.visit()
  await page.goto('/qualified-units?validity=expired')
  await ready(page)
  await eventually(() => rows(page).count()).toBe(2)
  await eventually(() => rows(page).locator('.tone-red').allInnerTexts()).toEqual(['已过期', '已过期'])
  await eventually(() => page.getByRole('button', { name: '导入资质单位' }).count()).toBe(0)
  await eventually(() => seriousFaults(page)).toEqual([])
  const small = await stage.visit({ viewport: phone })
  await small.goto('/qualified-units')
  await small.getByText('渭川文物保护设计有限公司').waitFor()
  await shoot(small, 'qualified-units-phone')

  const keeper = await stage.as('national-officer')
  await keeper.goto('/qualified-units')
  await ready(keeper)
  await keeper.getByRole('button', { name: '导入资质单位' }).click()
  const dialog = keeper.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles(
      csv(
        '名录.csv',
        '单位名称,省份,资质类别,资质等级,证书编号,有效期至\n澄城古建公司,陕西省,施工,一级,新施610009,2040-01-01\n澄城设计公司,陕西省,勘察设计,一级,新设610009,2040-01-01\n',
      ),
    )
  await dialog.getByText('资质等级：与资质类别不符：勘察设计、监理分甲乙丙级，施工分一二三级').waitFor()
  await dialog.getByRole('button', { name: '导入 1 行' }).click()
  await dialog.getByText('导入完成：新增 1 行，更新 0 行，无变化 0 行。').waitFor()
  await dialog.locator('.ant-modal-close').click()
  const row = rows(keeper).filter({ hasText: '澄城古建公司' })
  await choose(keeper, () => row.getByRole('button', { name: '上传证书 澄城古建公司' }).click(), {
    name: '证书.png',
    mimeType: 'image/png',
    buffer: samples.png,
  })
  await keeper.getByText('证书已上传。').waitFor()
  await row.getByRole('button', { name: '查看证书 澄城古建公司' }).waitFor()
  await shoot(keeper, 'qualified-units')
})

test('a list is read into a table of a draft beside what was typed; wrong rows come back in a workbook', async () => {
  const id = (await newDraft(stage.app, { itemCode: fundedItem.code })).id
  const page = await stage.as('company')
  await page.goto(`/applications/${id}`)
  await page.locator('.item-form-steps button', { hasText: '历次保护工程' }).click()
  const table = 'history.tbcrpPaCompdetailList'
  const typed = inputOf(page, `${table}[0].content`)
  await typed.fill('手工填写的工程')
  const before = await page.locator('.form-table tbody tr').count()
  const [template] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下载历次保护工程模板' }).click()])
  expect(readSheet(await readFile(await template.path()))).toEqual([['工程内容*', '实施时间*', '经费（万元）', '验收情况*']])

  const picker = page.locator('input[type=file][aria-label="从文件导入历次保护工程"]')
  await picker.setInputFiles(
    csv('清单.csv', '工程内容,实施时间,经费,验收情况\n台基归安,1996年,18.2,已验收合格\n油饰,2003年,若干,已验收合格\n围墙砌筑,,6,未验收\n'),
  )
  await page.getByText('已导入2行，原有内容未改动。').waitFor()
  await page.getByText('其中1行缺少必填内容，请在表中补充。').waitFor()
  await page.getByText('第3行 经费应为数字').waitFor()
  await eventually(() => page.locator('.form-table tbody tr').count()).toBe(before + 2)
  await eventually(() => inputOf(page, `${table}[${before}].content`).inputValue()).toBe('台基归安')
  await eventually(() => typed.inputValue()).toBe('手工填写的工程')
  const [problems] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下载未导入的行' }).click()])
  expect(problems.suggestedFilename()).toBe('清单-有问题的行.xlsx')
  expect(readSheet(await readFile(await problems.path()))[1]).toEqual(['3', '经费应为数字', '油饰', '2003年', '若干', '已验收合格'])
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, 'table-import')
  await picker.setInputFiles(csv('别的.csv', '名称\n甲\n'))
  await page.getByText('文件缺少这些列：工程内容、实施时间、经费、验收情况').waitFor()
  await eventually(async () => {
    const { data } = await stage.app.as('company').call(cases.get, { id })
    return (data['history']!['tbcrpPaCompdetailList'] as { content: string }[])
      .map((row) => row.content)
      .filter((content) => ['手工填写的工程', '台基归安', '围墙砌筑'].includes(content))
  }).toEqual(['手工填写的工程', '台基归安', '围墙砌筑'])
})

/** The counterpart of the bridge: what the office suite of this machine is told, and the document it fetches by its own means. */
function startHelper(): Promise<{ server: Server; told: { path: string; body: string; headers: Record<string, unknown> }[] }> {
  const told: { path: string; body: string; headers: Record<string, unknown> }[] = []
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      told.push({ path: `${request.method} ${request.url}`, body: Buffer.concat(parts).toString(), headers: request.headers })
      reply.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}')
    })
  })
  return new Promise((resolve, reject) => server.once('error', reject).listen(58890, '127.0.0.1', () => resolve({ server, told })))
}

test('a material is opened in the office suite of the machine and comes back as a new version', async () => {
  const { server, told } = await startHelper()
  try {
    const caseId = (await newDraft(stage.app)).id
    const content = await docxOf()
    await stage.app
      .as('company')
      .call(files.upload, { caseId, materialKey: 'impactReport' }, { file: { name: '影响评估报告.docx', content } })
    const page = await stage.as('company')
    await page.goto(`/applications/${caseId}`)
    await page.locator('.item-form-steps button', { hasText: '申请材料' }).click()
    await page.getByRole('button', { name: '用本地办公软件打开 影响评估报告.docx' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('已交给本机办公软件打开。修改后请先保存到本机，再在此传回。').waitFor()
    expect(told.map(({ path }) => path)).toEqual(['POST /wps/runParams'])
    expect(told[0]!.headers).not.toHaveProperty('authorization')
    expect(told[0]!.headers).not.toHaveProperty('cookie')
    const task = JSON.parse(Buffer.from(told[0]!.body.replace('ksowebstartupwps://', ''), 'base64').toString()) as {
      info: { fileName: string; address: string }
    }
    expect(task.info.fileName).toBe('影响评估报告.docx')
    const fetched = await fetch(task.info.address)
    expect(Buffer.from(await fetched.arrayBuffer())).toEqual(content)
    await shoot(page, 'office')

    const edited = await zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document>改</document>' })
    const back = { name: '影响评估报告.docx', mimeType: 'application/octet-stream', buffer: edited }
    await choose(page, () => dialog.getByRole('button', { name: '传回修改后的文件' }).click(), {
      ...back,
      name: '报告.pdf',
      buffer: samples.pdf,
    })
    await dialog.getByText('传回的文件应与原文件同为 docx 格式。').waitFor()
    await choose(page, () => dialog.getByRole('button', { name: '传回修改后的文件' }).click(), back)
    await page.getByText('已保存为新版本，原版本留存备查。').waitFor()
    const toldAgain = page.waitForRequest('**/wps/runParams')
    await page.getByRole('button', { name: '用本地办公软件打开 影响评估报告.docx' }).click()
    await toldAgain
    await dialog.getByText('历史版本').waitFor()
    await shoot(page, 'office-versions')
    await eventually(() => dialog.locator('.upload-files li').count()).toBe(1)
    const asked = stage.takeProblems()
    expect([...new Set(asked)]).toEqual(['request to http://127.0.0.1:58890/wps/runParams'])
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})
