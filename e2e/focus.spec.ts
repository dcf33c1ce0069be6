import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { drive } from '../apps/server/src/case-driver/drive-case.ts'
import { fileCase, getItem, readyDraft } from '../apps/server/src/case-driver/file-case.ts'
import { smallPdf } from '../apps/server/src/platform/files/small-pdf.ts'
import { colleagueOf } from '../apps/server/src/testing/case-fixtures.ts'
import { goStep, saved, submitByHand } from './support/application-form.ts'
import { chooseAction, openCase, rail } from './support/case-page.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { fillField } from './support/form.ts'
import { openList, rows } from './support/list.ts'
import { shoot, startStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

/** What has the focus: by its name, its id or its words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? (activeElement?.id || activeElement?.textContent)
  })

test('what only the server refuses takes the focus, and does not hold up the next try', async () => {
  await fileCase(stage.app, { itemCode: '56017', applicant: 'museum' })
  // the same pieces at the same time
  const { id } = await readyDraft(stage.app, { itemCode: '56017', applicant: 'museum', title: '又借一次' })
  const page = await stage.as('museum')
  await page.goto(`/applications/${id}?step=check`)
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await page.getByRole('dialog', { name: '确认提交？' }).getByRole('button', { name: '确认提交' }).click()
  const told = page.locator('.check-problems')
  await told.getByText('上次提交没有通过，有 3 处需要处理').waitFor()
  await eventually(() => told.evaluate((box) => box === document.activeElement)).toBe(true)
  await eventually(() => page.locator('#content').innerText()).not.toContain('已经齐全')
  await shoot(page, 'focus-refused.zh')
  // the table's code comes after its section
  await told
    .getByText(/总登记号/)
    .first()
    .click()
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^f-relics-\w+-0-culTotalNumber$/)

  await goStep(page, '借用和展览')
  const { fields } = getItem('56017').form.sections.find(({ key }) => key === 'loan')!
  for (const key of ['loanPeriod', 'exhibitionPeriod'])
    await fillField(
      page,
      `loan.${key}`,
      fields.find((field) => field.key === key)!,
      { start: '2027-11-01', end: '2028-01-31' },
      [],
    )
  await saved(page)
  await goStep(page, '检查并提交')
  await told.getByText('上次提交没有通过').waitFor()
  await submitByHand(page)
  await eventually(() => focused(page)).toBe('content')
})

test('a draft is begun, kept and deleted by keys: the focus is in the new page, or back where the question was asked', async () => {
  const page = await stage.as('company')
  await page.goto('/new-application?itemCode=56005')
  // its own words name the button, not the picture on it
  await page.getByRole('button', { name: '查询', exact: true }).waitFor()
  await page.getByRole('button', { name: '开始填写' }).press('Enter')
  await page.getByRole('button', { name: '删除草稿' }).waitFor()
  await eventually(() => focused(page)).toBe('content')

  const question = page.getByRole('dialog', { name: '删除这份草稿？' })
  const cancel = question.getByRole('button', { name: '取消' })
  for (const leave of [() => cancel.press('Enter'), () => page.keyboard.press('Escape')]) {
    await page.getByRole('button', { name: '删除草稿' }).press('Enter')
    await eventually(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true)
    await leave()
    await question.waitFor({ state: 'hidden' })
    await eventually(() => focused(page)).toBe('删除草稿')
  }
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: '删除草稿' }).press('Enter')
  await page.waitForURL('**/cases')
  await eventually(() => focused(page)).toBe('content')
})

test('a material is corrected by keys: replaced, its file not deleted after all, handed in again', async () => {
  const { caseId } = await fileCase(stage.app, { title: '换一份批文的工程' })
  const defects = { fields: [], materials: [{ key: 'siting', note: '缺少附图' }] }
  await drive(stage.app, caseId, 'correctProvince', { given: { reason: '请补齐。', defects } })
  const page = await stage.as('company')
  const file = { name: '新批文.pdf', mimeType: 'application/pdf', buffer: smallPdf('新批文') }
  page.once('filechooser', (chooser) => void chooser.setFiles(file))
  await page.goto(`/applications/${caseId}?step=applicant`)
  const name = '项目立项或者选址批准文件'
  await page.locator('.correction').getByRole('button', { name }).press('Enter')
  await eventually(() => focused(page)).toBe(`替换文件：${name}`)

  await page.keyboard.press('Enter')
  await eventually(() => focused(page)).toBe('新批文.pdf')
  await page.getByRole('button', { name: `继续添加：${name}`, exact: true }).waitFor()
  await page.getByRole('button', { name: '删除文件“新批文.pdf”' }).press('Enter')
  const question = page.getByRole('dialog', { name: '确定删除？' })
  await question.waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  await eventually(() => focused(page)).toBe('删除文件“新批文.pdf”')

  await goStep(page, /检查/)
  await page.getByRole('button', { name: '重新提交', exact: true }).press('Enter')
  await page.getByRole('button', { name: '确认重新提交' }).press('Enter')
  await page.waitForURL(`**/applications/${caseId}/receipts/*`)
  await eventually(() => focused(page)).toBe('content')
})

test('to return an application without saying for what leads to what is to be said, which has its name in sight', async () => {
  const { caseId } = await fileCase(stage.app, { title: '退回补正的工程' })
  const page = await stage.as('province-sx')
  await openCase(page, caseId)
  await chooseAction(page, '退回补正')
  const label = rail(page).getByText('需补正的内容', { exact: false }).first()
  await eventually(async () => (await label.boundingBox())?.height ?? 0).toBeGreaterThan(10)
  await rail(page).getByRole('button', { name: '确认退回补正' }).press('Enter')
  await rail(page).getByRole('alert').first().waitFor()
  await eventually(() => focused(page)).toBe('f-input-defects')
  await shoot(page, 'focus-return.zh')
})

test('when all tasks of the list are handed over the focus is at what says that it is empty', async () => {
  await colleagueOf(stage.app, 'province-sx')
  for (const title of ['移交的工程一', '移交的工程二']) await fileCase(stage.app, { title })
  const page = await openList(stage, '/todo', 'province-sx')
  await page.getByRole('checkbox', { name: '全选本页' }).check()
  await page.getByRole('button', { name: '转交他人' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '转交他人' })
  await dialog.waitFor()
  await dialog.getByRole('button', { name: '转交他人' }).press('Enter')
  await eventually(() => rows(page).count()).toBe(0)
  await eventually(() => focused(page)).toMatch(/^暂无内容/)
})
