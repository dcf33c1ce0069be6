import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ItemSource } from '@wenwu/core/item/model'
import { caseAt, drive } from '../apps/server/src/case-driver/drive-case.ts'
import { getItem } from '../apps/server/src/case-driver/file-case.ts'
import { smallPdf } from '../apps/server/src/platform/files/small-pdf.ts'
import { applicationFor, readReplies, replayReplies, type Application, type Reply } from '../apps/server/src/testing/replay.ts'
import { formatChineseDate } from '../packages/core/src/kernel/date.ts'
import { goStep, heading, materialLine, submitByHand } from './support/application-form.ts'
import { actByHand, chooseAction, confirmAction, openCase, rail, seeStatus, showNode } from './support/case-page.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { fillSection } from './support/form.ts'
import { shoot, startStage, type Stage } from './support/stage.ts'

const shared = resolve(process.env.WENWU_SHARED ?? resolve(import.meta.dirname, '../../shared'), 'data/documents/official_replies.jsonl')
const hasShared = existsSync(shared)
const replies = readReplies(hasShared ? shared : resolve(import.meta.dirname, 'fixtures/replies.jsonl'))
if (!hasShared) console.log('not run (no shared data): 6')

/** The reply that is decided by hand: the one with the odd number. */
const byHand = replies.find((reply) => !/〔\d{4}〕\d+号$/.test(reply.docNumber)) ?? replies[0]
/** With WENWU_EVERY_ITEM=1 from the first click on; else from the national bureau: `main-job.spec.ts` files and reports by hand too. */
const isWholeByHand = process.env.WENWU_EVERY_ITEM === '1'
/** Names of the regions that the examples lie in, and of the unit's own province after it was put there. */
const places: Record<string, string[]> = {
  37: ['山东省', '济宁市', '任城区'],
  14: ['山西省', '运城市', '新绛县'],
  61: ['陕西省', '西安市', '未央区'],
  51: ['四川省', '南充市', '阆中市'],
  41: ['河南省', '洛阳市', '老城区'],
}

let stage: Stage
const caseIds = new Map<Reply, string>()
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

async function at(username: string, caseId: string): Promise<Page> {
  const page = await stage.as(username)
  await openCase(page, caseId)
  return page
}

test('the replies are those of the file, texts untouched', () => {
  expect(replies.length).toBe(hasShared ? 6 : 2)
  expect(replies.some((reply) => reply.docDate === null)).toBe(true)
  expect(byHand?.docNumber).not.toMatch(/〔\d{4}〕\d+号$/)
})

/** Files the application behind a reply and takes it to the national bureau by hand, in the browser. Gives the case. */
async function reportByHand({ itemCode, data, provinceCode, abbreviation }: Application, item: ItemSource): Promise<string> {
  const applicant = await stage.as('company')
  await applicant.goto(`/new-application?itemCode=${itemCode}`)
  await applicant.getByRole('button', { name: '开始填写' }).click()
  await applicant.waitForURL('**/applications/*')
  const id = new URL(applicant.url()).pathname.split('/')[2] ?? ''
  for (const section of item.form.sections) {
    await goStep(applicant, section.title.zh_CN)
    await eventually(() => heading(applicant)).toBe(section.title.zh_CN)
    await fillSection(applicant, item.form, section.key, data, places[provinceCode] ?? [])
  }
  await goStep(applicant, '申请材料')
  for (const material of item.materials.filter(({ by }) => by === 'applicant')) {
    const line = materialLine(applicant, material.key)
    await line.waitFor()
    if (!(await line.innerText()).includes('必交')) continue
    await line
      .locator('input[type=file]')
      .setInputFiles({ name: `${material.key}.pdf`, mimeType: 'application/pdf', buffer: smallPdf(material.key) })
    await line.getByRole('button', { name: `${material.key}.pdf`, exact: true }).waitFor()
  }
  await goStep(applicant, '检查并提交')
  await submitByHand(applicant)
  await stage.leave(applicant)

  const province = await at(`province-${abbreviation}`, id)
  await actByHand(province, '受理')
  await actByHand(province, '提出初审意见，送审签', { opinion: '材料齐全，符合规定。' })
  const lead = await at(`province-${abbreviation}-lead`, id)
  await rail(lead)
    .locator('input[type=file]')
    .setInputFiles({ name: '请示.pdf', mimeType: 'application/pdf', buffer: smallPdf('请示') })
  await rail(lead).getByRole('button', { name: '请示.pdf', exact: true }).waitFor()
  await actByHand(lead, '上报国家文物局', { opinion: '同意上报。' })
  await actByHand(await at('national-accept', id), '受理')
  return id
}

test('one reply by hand: decided with its own text and its odd number', async () => {
  if (byHand === undefined) throw new Error('no reply')
  const application = applicationFor(byHand)
  const item = getItem(application.itemCode)
  const id = isWholeByHand
    ? await reportByHand(application, item)
    : await caseAt(stage.app, 'nationalReview', { itemCode: item.code, data: application.data })
  caseIds.set(byHand, id)

  const officer = await at('national-officer', id)
  const approve = item.process.steps.find((step) => step.id === 'nationalReview')
  const label = approve?.kind === 'task' ? (approve.task.actions.find(({ outcome }) => outcome === 'approve')?.label.zh_CN ?? '') : ''
  await chooseAction(officer, label)
  const editor = rail(officer)
  await eventually(() => editor.getByLabel('标题').inputValue()).not.toBe('')
  await editor.getByLabel('标题').fill(byHand.title)
  await editor.getByLabel('主送机关').fill(byHand.mainRecipient)
  await editor.getByLabel('正文').fill(byHand.body.join('\n'))
  await editor.getByLabel('结束语').fill(byHand.closing)
  await editor.getByLabel('意见').fill('拟同意。')
  await shoot(officer, '6-drafting-by-hand')
  await confirmAction(officer, label)
  await stage.leave(officer)
  await drive(stage.app, id, 'issue')
  const office = await at('national-office', id)
  await chooseAction(office, '编号用印并分发')
  await rail(office).getByLabel('发文字号').fill(byHand.docNumber)
  if (byHand.docDate === null) await rail(office).getByRole('radio', { name: '暂不填写日期' }).check()
  else {
    await rail(office).locator('#f-input-date').fill(byHand.docDate)
    await rail(office).locator('#f-input-date').press('Enter')
  }
  await confirmAction(office, '编号用印并分发')
  await drive(stage.app, id, 'filed')
})

test('the others are walked through their own provinces over HTTP', async () => {
  const others = replies.filter((reply) => reply !== byHand)
  const results = await replayReplies(stage.app, others)
  for (const { reply, receipt } of results) caseIds.set(reply, receipt.caseId)
  expect(results.map(({ view }) => view.status)).toEqual(others.map(() => 'G11'))
  expect(new Set(caseIds.values()).size).toBe(replies.length)
})

test.each(replies.map((reply) => [reply.docNumber, reply] as const))(
  '%s stands in the browser word for word, for the applicant',
  async (_number, reply) => {
    const page = await stage.as('company')
    await openCase(page, caseIds.get(reply) ?? '')
    await seeStatus(page, '已批准')
    await showNode(page, '批复文件')
    const paper = page.locator('.reply')
    await paper.waitFor()
    await eventually(() => paper.locator('h3').textContent()).toBe(reply.title)
    await eventually(() => paper.locator('.reply-number').textContent()).toBe(reply.docNumber)
    await eventually(() => paper.locator('.reply-issuer').textContent()).toBe('国家文物局')
    await eventually(() => paper.locator('h3 + p').textContent()).toBe(`${reply.mainRecipient}：`)
    await eventually(() => paper.locator('.reply-paragraph').allTextContents()).toEqual([
      ...reply.body,
      ...(reply.closing === '' ? [] : [reply.closing]),
    ])
    await eventually(() => paper.locator('.reply-signature').textContent()).toBe(
      `国家文物局${reply.docDate ? formatChineseDate(reply.docDate) : ''}`,
    )
    // one template draws every PDF: the one made by hand is looked at, the first of the others, and the longest
    const [first] = replies.filter((each) => each !== byHand)
    const longest = Math.max(...replies.map(({ body }) => body.join('').length))
    if (reply !== byHand && reply !== first && reply.body.join('').length < longest) return
    await page.getByRole('button', { name: '查看 PDF' }).click()
    await page.locator('.document-frame .viewer-text span', { hasText: reply.docNumber }).first().waitFor({ state: 'attached' })
    await shoot(page, `6-reply-${replies.indexOf(reply) + 1}`)
  },
)
