import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { act } from '../apps/server/src/case-driver/drive-case.ts'
import { exampleOf } from '../apps/server/src/case-driver/file-case.ts'
import type { FormData } from '@wenwu/core/form/model'
import { item } from '../packages/items/src/56005/item.ts'
import { smallPdf } from '../apps/server/src/platform/files/small-pdf.ts'
import { goStep, heading, materialLine, saved, submitByHand } from './support/application-form.ts'
import { seriousFaults } from './support/axe.ts'
import { actByHand, chooseAction, confirmAction, confirmIsRefused, openCase, rail, seeStatus, showNode } from './support/case-page.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { fillField, fillSection, inputOf } from './support/form.ts'
import { desktop, shoot, startStage, type Stage } from './support/stage.ts'
import { toast } from './support/toast.ts'

const name = '凤栖路区间隧道工程'
const places = ['陕西省', '西安市', '未央区']
const data: FormData = (() => {
  const example = exampleOf('56005')
  return { ...example, project: { ...example['project'], projectName: name } }
})()
const materials = item.materials.filter((material) => material.by === 'applicant' && !['worldHeritage'].includes(material.key))
/** The name of a file cannot hold a slash. */
const fileName = (title: string): string => `${title.replaceAll('/', '比')}.pdf`
const pdf = (title: string) => ({ name: fileName(title), mimeType: 'application/pdf', buffer: smallPdf(title) })

/** The application is filed by an agent. */
const agency = `${String(data['applicant']?.['applicantName'])}（代办：晋阳古建筑保护工程有限公司）`

let stage: Stage
const folder = mkdtempSync(join(tmpdir(), 'wenwu-e2e-'))
beforeAll(async () => {
  stage = await startStage()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await stage?.close()
})
afterEach((context) => endTest(stage, context))

describe('one application from the work guide to the decision, by hand', () => {
  let id = ''
  let number = ''
  // the tests build on each other: after one that failed the others say so at once
  let brokenAt = ''
  beforeEach(({ task }) => {
    if (brokenAt !== '' && brokenAt !== task.name) throw new Error(`not tried: «${brokenAt}» failed`)
  })
  afterEach(({ task }) => {
    if (task.result?.state !== 'fail') brokenAt = ''
    else if (brokenAt === '') brokenAt = task.name
  })
  /** Comes to the case out of the own to-dos, as an official does. */
  const fromTodo = async (username: string): Promise<Page> => {
    const page = await stage.as(username)
    await page.goto('/todo')
    await page.locator('tr[data-row]').getByRole('link', { name, exact: true }).click()
    await rail(page).waitFor()
    await eventually(() => new URL(page.url()).pathname).toBe(`/cases/${id}`)
    return page
  }

  test('the work guide tells what it takes and leads to the form', async () => {
    const page = await stage.as('company')
    await page.goto('/work-guide')
    await page.getByRole('link', { name: item.name.zh_CN }).click()
    await page.locator('#root #content').getByText('文物影响评估报告').first().waitFor()
    for (const section of ['基本信息', '办理流程', '材料目录', '受理条件', '设定依据', '常见问题'])
      await eventually(() => page.locator('#root #content').innerText()).toContain(section)
    await shoot(page, '5-guide')
    await page.getByRole('link', { name: '我要申请' }).click()
    await page.getByRole('button', { name: '开始填写' }).waitFor()
    await page.locator('.item-offer').getByText('5 个工作日内告知是否受理').waitFor()
    await shoot(page, '5-new-application')
    await page.getByRole('button', { name: '开始填写' }).click()
    await page.waitForURL('**/applications/*')
    id = new URL(page.url()).pathname.split('/')[2] ?? ''
    await eventually(() => heading(page)).toBe('建设单位')
    // nothing is wrong with what nobody has typed yet
    await eventually(() => page.locator('.form-problem, .form-summary').count()).toBe(0)
    await eventually(() => page.getByRole('navigation', { name: '填写步骤' }).innerText()).not.toContain('处问题')
  })

  test('filling in saves itself, and a reload keeps everything', async () => {
    const page = await stage.as('company')
    await page.goto(`/applications/${id}`)
    await fillSection(page, item.form, 'applicant', data, places)
    await saved(page)
    await page.reload()
    await eventually(() => inputOf(page, 'applicant.applicantName').inputValue()).toBe(String(data['applicant']?.['applicantName']))
    for (const section of item.form.sections.slice(1, -1)) {
      await goStep(page, section.title.zh_CN)
      await eventually(() => heading(page)).toBe(section.title.zh_CN)
      await fillSection(page, item.form, section.key, data, places)
      if (section.key === 'unit') await shoot(page, '5-form-unit')
    }
    await saved(page)
    const stored = await stage.app.as('company').call(cases.get, { id })
    for (const section of item.form.sections.slice(0, -1))
      expect(stored.data[section.key], section.key).toMatchObject(data[section.key] ?? {})
  })

  test('what is missing is said at the field, in the list of steps and before submitting', async () => {
    const page = await stage.as('company')
    await page.goto(`/applications/${id}?step=letter`)
    await eventually(() => heading(page)).toBe('上报文件与联系人')
    // the contact is the account's person to begin with
    await inputOf(page, 'letter.contract').fill('')
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByRole('button', { name: '返回补填' }).click()
    await page.locator('.form-problem', { hasText: '联系人必填' }).waitFor()
    await fillField(page, 'letter.telNumber', { key: 'telNumber', type: 'text', label: { zh_CN: '联系电话', en_US: '' } }, '12345', places)
    await page.locator('.form-problem', { hasText: '联系电话应为手机号码' }).waitFor()
    await shoot(page, '5-form-problems')
    await eventually(() => seriousFaults(page)).toEqual([])
    await goStep(page, '检查并提交')
    const summary = page.locator('.form-summary')
    await eventually(() => summary.innerText()).toContain(`有${4 + materials.length}处需要修改`)
    for (const { name: material } of materials) await eventually(() => summary.innerText()).toContain(material.zh_CN)
    await summary.getByText('联系人', { exact: true }).click()
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('f-letter-contract')
    await fillSection(page, item.form, 'letter', data, places)
    await saved(page)
  })

  test('materials: a wrong type and a file that is too large are refused, the others go up with their names', async () => {
    const page = await stage.as('company')
    await page.goto(`/applications/${id}?step=materials`)
    const first = materials[0]?.key ?? ''
    await materialLine(page, first)
      .locator('input[type=file]')
      .setInputFiles({ name: '申请函.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
    await materialLine(page, first).getByText('文件“申请函.exe”类型超出限制！').waitFor()
    await materialLine(page, first)
      .locator('input[type=file]')
      .setInputFiles({ name: '假函.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') })
    await materialLine(page, first).getByText('文件“假函.pdf”的内容不是扩展名 pdf 所示的类型').waitFor()
    const large = join(folder, '很大.pdf')
    writeFileSync(large, '%PDF-1.7')
    truncateSync(large, 20 * 1024 * 1024 + 1)
    await materialLine(page, first).locator('input[type=file]').setInputFiles(large)
    await materialLine(page, first).getByText('文件不能超过20M！').waitFor()
    const sample = page.waitForEvent('download')
    await materialLine(page, first).getByRole('link', { name: '下载样表' }).click()
    expect((await sample).suggestedFilename()).toMatch(/\.xlsx$/)
    await shoot(page, '5-materials-refused')
    for (const material of materials.slice(0, -1)) {
      await materialLine(page, material.key).locator('input[type=file]').setInputFiles(pdf(material.name.zh_CN))
      await materialLine(page, material.key)
        .getByRole('button', { name: fileName(material.name.zh_CN), exact: true })
        .waitFor()
    }
    await eventually(() => page.getByRole('navigation', { name: '填写步骤' }).innerText()).toContain('还缺 1 项')
    await goStep(page, '检查并提交')
    const last = materials.at(-1)
    await eventually(() => page.locator('.form-summary').innerText()).toContain('有1处需要修改')
    await page
      .locator('.form-summary')
      .getByText(last?.name.zh_CN ?? '', { exact: true })
      .click()
    await materialLine(page, last?.key ?? '')
      .locator('input[type=file]')
      .setInputFiles(pdf(last?.name.zh_CN ?? ''))
    await eventually(() => materialLine(page, last?.key ?? '').innerText()).toContain('已上传')
    await shoot(page, '5-materials')
  })

  test('the check shows what the official will read; submitting gives a receipt with a number', async () => {
    const page = await stage.as('company')
    await page.goto(`/applications/${id}?step=check`)
    await page.getByText('内容和必交材料已经齐全，可以提交。').waitFor()
    // the names of regions come after the form
    await eventually(() => page.locator('#content').innerText()).toContain('陕西省 西安市 未央区')
    for (const part of [name, '38,600', '2027-06-01~2029-05-31 共计24个月', '5 个工作日内告知是否受理'])
      await eventually(() => page.locator('#content').innerText()).toContain(part)
    await shoot(page, '5-check')
    // on paper it has the whole width, the declaration and room for a signature
    await page.emulateMedia({ media: 'print' })
    await eventually(() =>
      page
        .locator('.check-panel')
        .first()
        .evaluate((panel) => panel.clientWidth / innerWidth),
    ).toBeGreaterThan(0.9)
    for (const part of ['所填内容和所交材料真实', '负责人签字']) await eventually(() => page.getByText(part).isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    const told = await submitByHand(page)
    for (const part of [name, `${materials.length} 个`, '陕西省文物局']) expect(told).toContain(part)
    await toast(page, '提交成功').waitFor()
    await eventually(() => page.locator('.receipt-number').innerText()).toMatch(/^2026-\d{8}$/)
    number = await page.locator('.receipt-number').innerText()
    await eventually(() => page.locator('.receipt').innerText()).toContain(agency)
    await eventually(() => page.locator('.receipt-materials li').count()).toBe(materials.length)
    for (const { name: material } of materials)
      await eventually(() => page.locator('.receipt-materials').innerText()).toContain(fileName(material.zh_CN))
    await page.locator('.receipt-papers').getByRole('button', { name: '收件回执' }).waitFor()
    await shoot(page, '5-receipt')
    await page.emulateMedia({ media: 'print' })
    await eventually(() => page.locator('.shell-header').isVisible()).toBe(false)
    await eventually(() => page.locator('.receipt-number').isVisible()).toBe(true)
  })

  test('my applications and progress: where it is now, in words and in the drawing', async () => {
    const page = await stage.as('company')
    // a name that several statuses have is one filter
    await page.goto('/cases?status=G12,1,2')
    const row = page.locator('tr[data-row]', { hasText: number })
    await eventually(() => page.locator('.list-filters').innerText()).toMatch(/省局办理、市县局办理$/m)
    await eventually(() => row.innerText()).toContain('省局办理')
    await row.getByRole('link', { name, exact: true }).click()
    await rail(page).getByText('等待省局受理').waitFor()
    // until when an answer is due, and what to do where something is wrong
    await eventually(() => rail(page).innerText()).toMatch(/最迟 2026-\d\d-\d\d 告知是否受理。/)
    // the guide comes after the case
    await rail(page).getByText('咨询方式').waitFor()
    // the office that has it by its name, as on the receipt
    for (const words of ['内容现在不能修改', '受理机构\n陕西省文物局']) await eventually(() => rail(page).innerText()).toContain(words)
    await eventually(() => rail(page).innerText()).not.toContain('撤回')
    await eventually(() => page.getByRole('link', { name: '查看回执' }).getAttribute('href')).toBe(`/applications/${id}/receipt`)
    await showNode(page, '办理过程')
    await eventually(() => new URL(page.url()).searchParams.get('node')).toBe('progress')
    await page.getByRole('button', { name: '查看流程图' }).click()
    await page.locator('.process-drawing svg .step-active').first().waitFor()
    await eventually(() =>
      page.locator('.process-drawing .step-active').evaluateAll((steps) => steps.map((step) => step.getAttribute('data-element-id'))),
    ).toEqual(['provinceAccept'])
    await eventually(() => page.getByRole('group', { name: /当前环节：省局受理/ }).count()).toBe(1)
    await shoot(page, '5-progress')
    await page.goto(`/applications/${id}`)
    await page.waitForURL(`**/cases/${id}`)
  })

  test('the province returns it: one field and one material, each with its words', async () => {
    const page = await fromTodo('province-sx')
    await seeStatus(page, '省局办理')
    await eventually(() => page.locator('.case-facts').innerText()).toContain(agency)
    await chooseAction(page, '退回补正')
    await confirmIsRefused(page, '退回补正', '请至少勾选一处需要补正的内容并说明。')
    // all that is missing is said at once: what is marked, the reason, the materials
    await rail(page).getByRole('alert').filter({ hasText: '理由' }).waitFor()
    await rail(page)
      .getByRole('status')
      .getByText(/还有 \d+ 项材料没有核对。/)
      .waitFor()
    await eventually(() => rail(page).getByRole('button', { name: '仍然退回补正' }).count()).toBe(0)
    await showNode(page, '工程内容与必要性')
    await page.getByRole('checkbox', { name: '标记“无法避让的理由”需补正' }).check()
    await rail(page).getByRole('alert').filter({ hasText: '请至少勾选一处' }).waitFor({ state: 'detached' })
    await rail(page).getByLabel('理由').fill('材料不完整，请一次补齐。')
    await confirmIsRefused(page, '退回补正', '有1处需补正的内容没有写明补正说明，请逐项填写。')
    await page.locator('.defect-words.ant-input-status-error').waitFor()
    // the link of the mark leads to where its words are written
    await rail(page).locator('.mark-list').getByRole('button', { name: '无法避让的理由' }).click()
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('“无法避让的理由”的补正说明')
    await page.getByRole('textbox', { name: '“无法避让的理由”的补正说明' }).fill('请补充南线方案的比选数据。')
    await shoot(page, '5-official-marking')
    await showNode(page, '申请材料')
    const row = page.locator('.materials-table tr', { hasText: '建设工程的规划、设计方案' })
    await row.getByText('需补正', { exact: true }).click()
    const note = page.getByRole('textbox', { name: '建设工程的规划、设计方案 补正说明' })
    await note.fill('缺剖面图。')
    await note.press('Tab')
    await rail(page).getByText('已标记 2 处需补正').waitFor()
    await eventually(() => rail(page).locator('.mark-list li').allInnerTexts()).toEqual([
      '无法避让的理由\n\n请补充南线方案的比选数据。',
      '建设工程的规划、设计方案\n\n缺剖面图。',
    ])
    await shoot(page, '5-official-return')
    await confirmAction(page, '退回补正')
    await seeStatus(page, '补正中')
  })

  test('the applicant finds it at home and may change only what was flagged', async () => {
    const page = await stage.as('company')
    await page.goto('/home')
    await page.getByRole('link', { name: `去补正 ${name}` }).waitFor()
    await shoot(page, '5-home-applicant')
    // the button leads to the form at once, the title to the case, which says why it came back
    await page.getByRole('link', { name: `去补正 ${name}` }).click()
    await page.locator('.correction').getByText('需要补正 2 处').waitFor()
    await page.goBack()
    await page.getByRole('link', { name, exact: true }).click()
    const goOn = rail(page).getByRole('button', { name: '去补正' })
    await goOn.waitFor()
    for (const words of ['材料不完整，请一次补齐。', '需要补正 2 处', '请补充南线方案的比选数据。', '缺剖面图。'])
      await eventually(() => rail(page).innerText()).toContain(words)
    await shoot(page, '5-returned')
    // on a phone too the defects and the way to the form come first
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await goOn.waitFor()
    await eventually(async () => (await goOn.boundingBox())!.y).toBeLessThan(844)
    await page.setViewportSize(desktop)
    await eventually(async () => (await goOn.boundingBox())!.x).toBeGreaterThan(390)
    await goOn.click()
    await page.locator('.correction').getByText('需要补正 2 处').waitFor()
    await eventually(() => heading(page)).toBe('建设工程或者作业')
    await eventually(() => page.locator('.correction').innerText()).toContain('请补充南线方案的比选数据。')
    await eventually(() => page.locator('.correction').innerText()).toContain('缺剖面图。')
    await eventually(() =>
      page
        .locator('.form-section input:not([type=hidden]), .form-section textarea:not([aria-hidden])')
        .evaluateAll((inputs) => inputs.map((input) => input.id)),
    ).toEqual(['f-project-unavoidable'])
    await shoot(page, '5-correction')
    await inputOf(page, 'project.unavoidable').fill('比选了北线、南线和现线三个线位；南线最小半径300米，低于规范的350米。')
    await saved(page)
    await goStep(page, '申请材料')
    await materialLine(page, 'design').waitFor()
    await eventually(() => page.locator('.upload-line input[type=file]').count()).toBe(1)
    // what is asked for again does not count as handed in until it is replaced
    const stateOf = materialLine(page, 'design').locator('.upload-word')
    const readIntro = (): Promise<string> => page.locator('.materials-intro p').first().innerText()
    const before = await readIntro()
    await eventually(() => stateOf.innerText()).toBe('待补正')
    await materialLine(page, 'design').locator('input[type=file]').setInputFiles(pdf('剖面图'))
    await materialLine(page, 'design').getByRole('button', { name: '剖面图.pdf', exact: true }).waitFor()
    await eventually(() => stateOf.innerText()).toBe('已上传')
    await eventually(readIntro).not.toBe(before)
    await goStep(page, '检查并重新提交')
    await page.getByLabel('补正说明（选填）').waitFor()
    // parts that stay closed offer no change
    await eventually(() =>
      page.getByRole('button', { name: /^修改：/ }).evaluateAll((links) => links.map((link) => link.getAttribute('aria-label'))),
    ).toEqual(['修改：建设工程或者作业', '修改：申请材料'])
    await page.getByLabel('补正说明（选填）').fill('已补充比选数据和剖面图。')
    await page
      .getByRole('button', { name: /重新提交$/ })
      .last()
      .click()
    const question = page.getByRole('dialog', { name: '确认重新提交？' })
    await question.waitFor()
    for (const words of [name, '送往', '无法避让的理由', '建设工程的规划、设计方案'])
      await eventually(() => question.innerText()).toContain(words)
    await shoot(page, '5-resubmit-question')
    await question.getByRole('button', { name: '确认重新提交' }).click()
    await page.waitForURL(`**/applications/${id}/receipts/*`)
    await page.getByRole('link', { name: '查看办理进度' }).click()
    await page.waitForURL(`**/cases/${id}`)
    await seeStatus(page, '省局办理')
    await rail(page)
      .getByText(/^补正已于 2026-\d\d-\d\d \d\d:\d\d 重新提交：$/)
      .waitFor()
    await rail(page)
      .getByText(/修改：无法避让的理由、建设工程的规划、设计方案/)
      .waitFor()
    await shoot(page, '5-resubmitted')
  })

  test('the official sees before and after, accepts and examines', async () => {
    const page = await fromTodo('province-sx')
    // the page opens where the work is, and says what came back
    await eventually(() => new URL(page.url()).searchParams.get('node')).toBe('corrections')
    await rail(page).getByRole('button', { name: '补正后重新提交，已改 2 处' }).waitFor()
    const table = page.locator('.corrections')
    await eventually(() => table.locator('.text-before').first().innerText()).toBe(String(data['project']?.['unavoidable']))
    await eventually(() => table.locator('.text-after').first().innerText()).toContain('南线最小半径300米')
    // what was handed in with the answer is named there, and marked among the materials
    await eventually(() => table.locator('.handed-in-file').allInnerTexts()).toEqual(['剖面图.pdf'])
    await shoot(page, '5-before-after')
    await showNode(page, '工程内容与必要性')
    await page.locator('.change-mark', { hasText: '已修改' }).waitFor()
    await showNode(page, '申请材料')
    const added = page.locator('.file-line', { hasText: '补正新增' })
    await eventually(() => added.allInnerTexts()).toEqual([expect.stringMatching(/剖面图\.pdf[^]*补正新增[^]*\d\d:\d\d/)])
    await page.getByRole('button', { name: '剖面图.pdf' }).click()
    await page.locator('.file-preview .viewer-page[data-state=drawn]').first().waitFor()
    await shoot(page, '5-file-preview')
    // with room for both the file stands beside what is read
    const gap = async () => {
      const [content, file] = await Promise.all(['.case-sections', '.file-preview'].map((box) => page.locator(box).boundingBox()))
      return file!.x - content!.x - content!.width
    }
    await eventually(gap).toBeLessThan(0)
    await page.setViewportSize({ width: 1600, height: 900 })
    await eventually(gap).toBeGreaterThanOrEqual(0)
    await page.setViewportSize(desktop)
    // in order, and on to the next; to be corrected, and the words at once; back to being in order
    const side = page.getByRole('region', { name: '审阅材料' })
    await page.keyboard.press('1')
    await side.getByText(/已核对材料 1\//).waitFor()
    await eventually(() => side.getByRole('heading').innerText()).not.toContain('规划、设计方案')
    const reading = await side.getByRole('heading').innerText()
    await page.keyboard.press('2')
    await page.keyboard.type('第1页看不清。')
    await eventually(() => side.getByRole('textbox').inputValue()).toBe('第1页看不清。')
    await page.keyboard.press('Control+Enter')
    await eventually(() => side.getByRole('heading').innerText()).not.toBe(reading)
    // a key says one of the phrases, and one reads on
    const unclear = '图纸比例尺或图例看不清，请重新上传清晰的文件。'
    const next = await side.getByRole('heading').innerText()
    await side.getByRole('button', { name: unclear }).waitFor()
    await page.keyboard.press('3')
    await eventually(() => side.getByRole('heading').innerText()).not.toBe(next)
    await page.keyboard.press('Escape')
    await side.waitFor({ state: 'detached' })
    for (const [material, said] of [
      [reading, '第1页看不清。'],
      [next, unclear],
    ] as const) {
      const words = page.getByRole('textbox', { name: `${material} 补正说明` })
      await eventually(() => words.inputValue()).toBe(said)
      await page.locator('.materials-table tr', { hasText: material }).first().getByText('符合', { exact: true }).click()
      await words.waitFor({ state: 'detached' })
    }
    await chooseAction(page, '受理')
    await confirmIsRefused(page, '受理', /^还有 \d+ 项材料没有核对。/)
    // neither a second press nor a key goes past the question
    await eventually(() => rail(page).getByRole('button', { name: '确认受理' }).isDisabled()).toBe(true)
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('去核对')
    await rail(page).getByRole('button', { name: '仍然受理' }).click()
    await rail(page).getByText('已办理：受理').waitFor()
    // the own next step stands there at once, and one may type
    await eventually(() =>
      rail(page)
        .getByLabel('意见')
        .evaluate((box) => box === document.activeElement),
    ).toBe(true)
    await actByHand(page, '提出初审意见，送审签', { opinion: '工程确需穿越保护范围，措施可行，拟同意上报。' })
    await seeStatus(page, '省局办理')
  })

  test('the province’s lead uploads the letter and reports', async () => {
    const page = await fromTodo('province-sx-lead')
    const story = rail(page).getByRole('region', { name: '办理情况' })
    await story.getByText('工程确需穿越保护范围，措施可行，拟同意上报。').waitFor()
    await eventually(() => story.innerText()).toMatch(
      /缺必要材料：省级人民政府或者省级文物行政部门的函[^]*，陕西省文物局 · \d{4}-\d\d-\d\d/,
    )
    await chooseAction(page, '上报国家文物局')
    await rail(page)
      .getByText(/将转给：.+（1 人）$/)
      .waitFor()
    await rail(page).getByLabel('意见').fill('同意上报。')
    await confirmIsRefused(page, '上报国家文物局', /还有必要材料未上传/)
    await rail(page).locator('input[type=file]').setInputFiles(pdf('陕文物字〔2026〕236号'))
    await rail(page).getByRole('button', { name: '删除 陕文物字〔2026〕236号.pdf' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await rail(page).getByText('陕文物字〔2026〕236号.pdf').waitFor({ state: 'detached' })
    await rail(page).locator('input[type=file]').setInputFiles(pdf('陕文物字〔2026〕236号'))
    await rail(page).getByRole('button', { name: '陕文物字〔2026〕236号.pdf', exact: true }).waitFor()
    await eventually(() => rail(page).getByLabel('意见').inputValue()).toBe('同意上报。')
    await confirmAction(page, '上报国家文物局')
    await seeStatus(page, '国家局办理')
  })

  test('the national bureau accepts and entrusts an assessment', async () => {
    const clerk = await fromTodo('national-accept')
    await actByHand(clerk, '受理')
    await stage.leave(clerk)
    const page = await fromTodo('national-officer')
    await page.getByRole('button', { name: '日历' }).click()
    await page.getByRole('dialog').getByText('起算日').first().waitFor()
    await shoot(page, '5-clock-days')
    await page.keyboard.press('Escape')
    await chooseAction(page, '委托第三方评估')
    await rail(page).locator('#f-input-thirdPartyId').click()
    await page.locator('.ant-select-item-option', { hasText: '华表文化遗产咨询评估中心' }).click()
    await rail(page).getByLabel('委托事项和要求').fill('请重点评估施工振动。')
    await confirmAction(page, '委托第三方评估')
    await seeStatus(page, '第三方前期办理')
    await eventually(() => page.locator('.page-header').innerText()).toContain('计时暂停')
  })

  test('the third party goes through its stages, with two experts in between', async () => {
    const page = await fromTodo('thirdparty')
    await eventually(() => page.locator('#content').innerText()).not.toContain(String(data['letter']?.['telNumber']))
    await rail(page).getByRole('region', { name: '委托事项和要求' }).getByText('请重点评估施工振动。').waitFor()
    await shoot(page, '5-third-party')
    await actByHand(page, '转入下一阶段', { opinion: '材料完整。', choose: false })
    await seeStatus(page, '第三方中期办理')
    await chooseAction(page, '送专家评审')
    await rail(page)
      .getByRole('checkbox', { name: /文砚之/ })
      .check()
    await rail(page)
      .getByRole('checkbox', { name: /喻溯源/ })
      .check()
    await confirmAction(page, '送专家评审')
    await seeStatus(page, '专家评审')

    const first = await fromTodo('expert1')
    // the opinion first, then the outcome with Ctrl: done; without words it is only chosen
    const agree = rail(first).getByRole('button', { name: '同意', exact: true })
    await agree.click({ modifiers: ['ControlOrMeta'] })
    await rail(first).locator('.form-problem').waitFor()
    await first.reload()
    await eventually(() =>
      rail(first)
        .getByLabel('意见')
        .evaluate((box) => box === document.activeElement),
    ).toBe(true)
    await rail(first).getByText('已恢复您').waitFor()
    await first.setViewportSize({ width: 2300, height: 900 })
    await first.locator('.case-aside').waitFor()
    await eventually(() => rail(first).getByText('已恢复您').count()).toBe(1)
    await first.setViewportSize(desktop)
    await first.locator('.case-aside').waitFor({ state: 'hidden' })
    await first.keyboard.type('措施可行。')
    await agree.click({ modifiers: ['ControlOrMeta'] })
    await rail(first).getByText('已办理：同意').waitFor()
    await seeStatus(first, '专家评审')
    await shoot(first, '5-expert')
    await act(stage.app, 'expert2', id, 'assessExperts', { outcome: 'revise', opinion: '监测频次应加密。' })

    await openCase(page, id)
    await seeStatus(page, '第三方中期办理')
    await actByHand(page, '转入下一阶段', { opinion: '专家意见已汇总。' })
    await seeStatus(page, '第三方后期办理')
    await actByHand(page, '评估通过', { opinion: '评估通过，建议加密监测。' })
    await eventually(async () => (await stage.app.as('national-officer').call(cases.get, { id })).status).toBe('G06')
  })

  test('the officer drafts the reply, the lead signs, the office numbers, dates and issues, the officer files', async () => {
    const officer = await fromTodo('national-officer')
    await seeStatus(officer, '第三方通过')
    // the column goes to the form: the second click of a double one decides nothing
    await rail(officer).getByRole('button', { name: '拟原则同意', exact: true }).dblclick()
    await eventually(() => rail(officer).getByLabel('标题').inputValue()).toContain(name)
    const body = rail(officer).getByLabel('正文')
    await rail(officer).getByRole('button', { name: '对照版式' }).click()
    await body.fill(`${await body.inputValue()}\n六、施工期间监测频次不低于每日三次。`)
    await eventually(() => officer.locator('.paper-place .reply').innerText()).toMatch(
      /^国家文物局\n[^]*六、施工期间监测频次不低于每日三次。/,
    )
    await rail(officer).getByLabel('意见').fill('拟同意。')
    await shoot(officer, '5-drafting')
    await confirmAction(officer, '拟原则同意')
    await seeStatus(officer, '签发中')
    await stage.leave(officer)

    const lead = await fromTodo('national-lead')
    await showNode(lead, '批复文件')
    await lead.locator('.reply').getByText('六、施工期间监测频次不低于每日三次。').waitFor()
    await actByHand(lead, '签发', { opinion: '同意。' })
    await stage.leave(lead)

    const office = await fromTodo('national-office')
    await chooseAction(office, '编号用印并分发')
    await rail(office).getByLabel('发文字号').fill('文物保函〔2026〕1188号')
    await rail(office).locator('#f-input-date').fill('2026-11-20')
    await rail(office).locator('#f-input-date').press('Enter')
    await shoot(office, '5-issuing')
    await confirmAction(office, '编号用印并分发')
    await seeStatus(office, '批准')
    await stage.leave(office)

    const filing = await fromTodo('national-officer')
    await actByHand(filing, '确认送达并归档', { choose: false })
    await seeStatus(filing, '备案')
  })

  test('the applicant reads the decision, as text and as PDF', async () => {
    const page = await stage.as('company')
    await page.goto('/cases')
    const row = page.locator('tr[data-row]', { hasText: number })
    await eventually(() => row.innerText()).toContain('已批准')
    const [saved] = await Promise.all([page.waitForEvent('download'), row.getByRole('button', { name: /^下载批复/ }).click()])
    expect(saved.suggestedFilename()).toBe('文物保函〔2026〕1188号.pdf')
    await follow(page, '/home')
    const line = page.locator('.home-row', { hasText: number })
    await eventually(() => line.innerText()).toMatch(/文物保函〔2026〕1188号[^]*已批准/)
    await line.getByRole('button', { name: /^下载批复/ }).waitFor()
    await shoot(page, '5-home-decided')
    await follow(page, '/cases')
    await row.getByRole('link', { name: `查看批复 ${name}` }).click()
    const reply = page.locator('.reply')
    await reply.waitFor()
    await eventually(() => page.locator('.reply-number').innerText()).toBe('文物保函〔2026〕1188号')
    await eventually(() => reply.innerText()).toContain('2026年11月20日')
    await eventually(() => reply.locator('.reply-paragraph').allInnerTexts()).toContain('六、施工期间监测频次不低于每日三次。')
    await page.getByRole('button', { name: '查看 PDF' }).click()
    const paper = page.locator('.document-frame')
    await paper.locator('.viewer-text span', { hasText: '文物保函〔2026〕1188号' }).first().waitFor({ state: 'attached' })
    const [download] = await Promise.all([page.waitForEvent('download'), paper.getByRole('link', { name: '下载' }).click()])
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    await shoot(page, '5-decision')
    await showNode(page, '文书')
    const papers = page.locator('.paper-list')
    await papers.getByRole('button', { name: '送达回证' }).click()
    const slip = page.locator('.file-preview .viewer-text')
    await slip.locator('span', { hasText: '受送达人' }).first().waitFor({ state: 'attached' })
    await eventually(() => papers.getByRole('listitem').allInnerTexts()).toEqual(
      ['申请表（首次提交）', '收件回执', '补正告知书', '申请表（第 2 次提交）', '补正回执', '受理通知书', '暂停计时告知书', '送达回证'].map(
        (kind) => expect.stringContaining(kind) as unknown,
      ),
    )
    // whoever holds the paper may check it
    const codeOnPaper = async () => /verify\/([0-9a-f]{32})/.exec((await slip.allTextContents()).join(''))?.[1]
    await eventually(codeOnPaper).toBeDefined()
    const code = await codeOnPaper()
    const holder = await stage.visit({ javaScriptEnabled: false })
    await holder.goto(`/verify/${code}`)
    await eventually(() => holder.locator('.checked-paper').innerText()).toMatch(new RegExp(`送达回证[^]*${number}[^]*已批准`))
    // a number alone answers nothing
    const stranger = await stage.visit()
    await stranger.goto(`/verify/${number}`)
    await eventually(() => stranger.locator('#server-page').count()).toBe(0)
    await eventually(() => stranger.locator('.checked-paper').innerText()).toContain('核验码为 32 位')
    await stranger.getByRole('textbox', { name: '核验码' }).fill(`${stage.address} /verify/${code?.toUpperCase()}`)
    await stranger.getByRole('button', { name: '核验', exact: true }).click()
    await stranger.locator('#root .checked-paper', { hasText: '送达回证' }).waitFor()
    await eventually(() => seriousFaults(stranger)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.file-preview').waitFor({ state: 'hidden' })
    await showNode(page, '办理过程')
    const history = () => page.locator('.timeline').innerText()
    for (const step of [
      '归档备案',
      '编号用印分发',
      '领导签发',
      '第三方后期',
      '司处承办',
      '国家局受理',
      '省局审签',
      '省局初审',
      '省局受理',
      '申请人补正',
    ])
      await eventually(history).toContain(step)
  })
})
