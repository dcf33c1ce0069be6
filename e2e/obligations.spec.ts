import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { contract as obligations } from '@wenwu/core/obligations/contract'
import { caseAt } from '../apps/server/src/case-driver/drive-case.ts'
import { samples } from '../apps/server/src/platform/files/sample-files.ts'
import { openCase, showNode } from './support/case-page.ts'
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

test('what an approval asks for is on the home, is reported on the case, comes back with a reason and is confirmed', async () => {
  const caseId = await caseAt(stage.app, 'filing', { title: '附有后续义务的工程' })
  const page = await stage.as('company')
  await page.goto('/home')
  await page.locator('.home-row', { hasText: '附有后续义务的工程' }).getByRole('link', { name: '开工报告' }).first().click()
  const duty = page.locator('.obligations > li', { hasText: '开工报告' }).first()
  await duty.getByRole('button', { name: '报告履行情况 开工报告' }).click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: '报告履行情况' })
  await send.click()
  for (const words of ['填写实际发生的日期', '写明履行情况。', '请上传履行报告']) await dialog.getByText(words).waitFor()
  await dialog.getByLabel('开工日期').fill(toShanghaiDate(stage.app.clock.now()))
  await dialog.getByLabel('履行情况').fill('已按批准方案开工。')
  await dialog.getByLabel('上传文件').setInputFiles({ name: '开工报告.pdf', mimeType: 'application/pdf', buffer: samples.pdf })
  await dialog.getByText('开工报告.pdf').waitFor()
  await shoot(page, 'obligations-report')
  await send.click()
  await toast(page, '已报告').waitFor()
  await eventually(() => duty.innerText()).toContain('待确认')
  await shoot(page, 'obligations-case-phone', phone)

  const official = await stage.as('province-sx')
  await openCase(official, caseId)
  await showNode(official, '后续义务')
  const waiting = official.locator('.obligations > li', { hasText: '开工报告' }).first()
  await waiting.getByRole('button', { name: '退回 开工报告' }).click()
  await official.getByRole('dialog').getByLabel('退回理由').fill('缺监理单位。')
  await official.getByRole('dialog').getByRole('button', { name: '退回' }).click()
  await toast(official, '已退回').waitFor()
  await eventually(() => waiting.innerText()).toContain('缺监理单位。')
  await shoot(official, 'obligations-case')

  await follow(page, '/obligations')
  await page.locator('tr[data-row]', { hasText: '开工报告' }).first().waitFor()
  await shoot(page, 'obligations-list')
  await shoot(page, 'obligations-list-phone', phone)
  // told from one that was never reported, and why
  await eventually(() => page.locator('tr[data-row]', { hasText: '开工报告' }).first().innerText()).toContain('已退回，待重新报告')
  await follow(page, '/home')
  const row = page.locator('.home-row', { hasText: '附有后续义务的工程' }).filter({ hasText: '开工报告' }).first()
  await eventually(() => row.innerText()).toContain('已退回，待重新报告')
  await eventually(() => row.innerText()).toContain('退回理由：缺监理单位。')
  await shoot(page, 'obligations-home')
})

test('a reason that comes too late stays, beside the report as it is now', async () => {
  const caseId = await caseAt(stage.app, 'filing', { title: '报告已被他人退回的工程' })
  const company = stage.app.as('company')
  const duties = () => company.call(obligations.ofCase, { caseId })
  const { obligationId } = (await duties()).find(({ name }) => name.zh_CN === '开工报告')!
  const report = async (content: string) => {
    await company.call(obligations.upload, { obligationId }, { file: { name: '开工报告.pdf', content: samples.pdf } })
    await company.call(obligations.report, { id: obligationId, day: toShanghaiDate(stage.app.clock.now()), content })
  }
  await report('第一次报告。')
  const page = await stage.as('province-sx')
  await openCase(page, caseId)
  await showNode(page, '后续义务')
  const duty = page.locator('.obligations > li', { hasText: '开工报告' }).first()
  await duty.getByRole('button', { name: '退回 开工报告' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('退回理由').fill('缺监理单位。')
  const reportId = (await duties()).find((row) => row.obligationId === obligationId)!.reports[0]!.id
  await stage.app.as('province-sx').call(obligations.judge, { id: obligationId, reportId, verdict: 'returned', reason: '缺盖章页。' })
  await report('第二次报告。')
  await dialog.getByRole('button', { name: '退回' }).click()
  await toast(page, '该义务的情况已经变化，请按最新情况办理。').waitFor()
  await eventually(() => duty.innerText()).toContain('第二次报告。')
  await eventually(() => dialog.getByLabel('退回理由').inputValue()).toBe('缺监理单位。')
  await dialog.getByRole('button', { name: '退回' }).click()
  await toast(page, '已退回').waitFor()
})

test('a case that is decided says in its rail how many obligations are open, and leads there', async () => {
  const caseId = await caseAt(stage.app, 'filed', { title: '已办结而义务未了的工程' })
  const page = await stage.as('company')
  await openCase(page, caseId)
  const rail = page.locator('#case-rail')
  await eventually(() => rail.innerText()).toContain('本申请已作出决定，还有 3 项后续义务未履行完毕。')
  await eventually(() => rail.getByText('本申请已办结，无待办环节。').count()).toBe(0)
  await rail.getByRole('button', { name: '本申请已作出决定，还有 3 项后续义务未履行完毕。' }).click()
  await page.locator('.obligations > li', { hasText: '开工报告' }).first().waitFor()
  await shoot(page, 'obligations-rail')
})
