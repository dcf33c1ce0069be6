import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { act } from '../apps/server/src/case-driver/drive-case.ts'
import { fileCase } from '../apps/server/src/case-driver/file-case.ts'
import { chooseAction, openCase, rail, seeStatus } from './support/case-page.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'
import { toast } from './support/toast.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

test('an applicant applies again from a case that was not accepted, and finds each case from the other', async () => {
  const { caseId, number } = await fileCase(stage.app, { title: '重新申报的工程' })
  await act(stage.app, 'province-sx', caseId, 'provinceAccept', { outcome: 'refuse', reason: '材料不属于本机关职权范围。' })
  const page = await stage.as('company')
  await openCase(page, caseId)
  await seeStatus(page, '不予受理')
  await shoot(page, '4.7-ended')
  await rail(page).getByRole('button', { name: '重新申请' }).click()
  await toast(page, '申请成功！').waitFor()
  await page.waitForURL(/\/applications\/[0-9a-f-]{36}/)
  // the decision and its reasons are one click away
  await page.getByText(`本申请由原申请 ${number} 重新填报。`).waitFor()
  await page.getByRole('link', { name: '查看原申请' }).waitFor()
  await page.getByText('上次的理由：材料不属于本机关职权范围。').waitFor()
  await page.getByText('内容和材料与原申请相同。').waitFor()
  await shoot(page, '4.7-draft')
  await shoot(page, '4.7-draft-phone', phone)
  const english = await stage.as('company', { language: 'en_US', viewport: phone })
  await english.goto(page.url())
  // on a phone the link stands under the text, which has the width
  const notice = english.locator('.draft-notices .ant-alert', { hasText: 'earlier application' })
  const [words, link] = [notice.locator('.ant-alert-title'), notice.getByRole('link', { name: 'Open the earlier application' })]
  await link.waitFor()
  const [textBox, linkBox] = [(await words.boundingBox())!, (await link.boundingBox())!]
  expect(textBox.width).toBeGreaterThan(240)
  expect(linkBox.y).toBeGreaterThan(textBox.y + textBox.height)
  await shoot(english, '4.7-draft-en-phone')
  await openCase(page, caseId)
  await page.locator('.case-facts').getByText('重新申请为').getByRole('link').click()
  await page.locator('.case-facts').getByText('原申请').getByRole('link', { name: number }).waitFor()
  await follow(page, '/home')
  await page.locator('.home-row').getByRole('button', { name: '重新申请 重新申报的工程' }).waitFor()
  await shoot(page, '4.7-home')
  await shoot(page, '4.7-home-phone', phone)
  await follow(page, '/cases')
  await page.locator('tr[data-row]').getByRole('button', { name: '重新申请 重新申报的工程' }).waitFor()
  await shoot(page, '4.7-list')
  await shoot(page, '4.7-list-phone', phone)
})

test('a second correction asks for its reason at its field; all rounds stand side by side, with the days left', async () => {
  const { caseId } = await fileCase(stage.app, { title: '两次补正的工程' })
  const defects = { fields: [{ path: 'project.projectName', note: '名称不全。' }], materials: [] }
  const given = { defects, reason: '请补正。', answerBy: null }
  await act(stage.app, 'province-sx', caseId, 'provinceAccept', { outcome: 'return', ...given })
  await act(stage.app, 'company', caseId, 'correctProvince', { outcome: 'resubmit' })
  const official = await stage.as('province-sx')
  await openCase(official, caseId)
  await chooseAction(official, '退回补正')
  await eventually(() => rail(official).getByLabel('补正期限').inputValue()).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  await shoot(official, '4.7-second-correction')
  await rail(official).getByLabel('再次要求补正的理由').waitFor()
  await act(stage.app, 'province-sx', caseId, 'provinceAccept', { outcome: 'return', ...given, again: '上次材料缺页。' })
  for (const page of [await stage.as('company'), official]) {
    await openCase(page, caseId)
    // the day opens its own count, before those of the clocks
    await page
      .locator('.case-facts')
      .getByRole('button', { name: /补正期限：.*补正还剩 \d+ 天/ })
      .click()
    const count = page.getByRole('dialog', { name: '期限计算' })
    await eventually(() => count.getByRole('heading', { level: 3 }).first().innerText()).toBe('补正期限')
    await count.getByText('尚未发生').first().waitFor()
    await page.keyboard.press('Escape')
    await count.waitFor({ state: 'hidden' })
    const rounds = page.locator('.correction-rounds')
    await rounds.scrollIntoViewIfNeeded()
    await rounds.getByText('第 2 次').waitFor()
    const whose = page === official ? 'province-sx' : 'company'
    await shoot(page, `4.7-rounds-${whose}`)
    await shoot(page, `4.7-rounds-${whose}-phone`, phone)
  }
  const view = await stage.app.as('company').call(cases.get, { id: caseId })
  expect(view.corrections.map(({ againReason }) => againReason)).toEqual(['', '上次材料缺页。'])
})
