import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { contract } from '../packages/core/src/annual-plans/contract.ts'
import type { PlanMove } from '../packages/core/src/annual-plans/moves.ts'
import { formatMoney } from '../packages/core/src/kernel/money.ts'
import { seriousFaults } from './support/axe.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

test('the bureau follows its batches by province, closes one, and is told that another deadline opens it again', async () => {
  const page = await stage.as('national-officer', { viewport: { width: 1366, height: 768 } })
  await page.goto('/annual-plans')
  await page.getByRole('button', { name: '计划批次' }).click()
  const batch = page.locator('.plan-table tbody tr').filter({ hasText: '2027年文物保护工程年度计划（第1批）' })
  await batch.getByText('报送中').waitFor()
  await batch.getByRole('cell', { name: /山西省/ }).waitFor()
  await batch
    .getByRole('cell', { name: /陕西省/ })
    .first()
    .waitFor()
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, 'plan-batches.zh')
  await batch.getByRole('button', { name: '关闭批次' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '关闭批次' }).click()
  await batch.getByText('已关闭').waitFor()
  await eventually(() => page.getByRole('dialog').count()).toBe(0)

  // which batch it is stands in the title, and that it opens again before it does
  await batch.getByRole('button', { name: '修改截止日期' }).click()
  const deadline = page.getByRole('dialog', { name: '修改截止日期：2027年文物保护工程年度计划（第1批）' })
  await deadline.getByText('批次现已不接收报送，保存后重新开放到新的截止日期。').waitFor()
  await shoot(page, 'plan-deadline.zh')
  await deadline.getByLabel('报送截止').fill('2027-06-30')
  await deadline.getByText('的截止日期由').waitFor()
  await deadline.getByRole('button', { name: '修改截止日期' }).click()
  await batch.getByText('报送中').waitFor()
  await eventually(() => deadline.count()).toBe(0)
  await batch.getByRole('button', { name: '修改截止日期' }).click()
  await deadline.getByLabel('报送截止').waitFor()
  await eventually(() => deadline.getByText('重新开放').count()).toBe(0)
  await stage.leave(page)

  const onPhone = await stage.as('national-officer', { viewport: phone })
  await onPhone.goto('/annual-plans/batches')
  const card = onPhone.locator('.list-card').filter({ hasText: '2027年文物保护工程年度计划（第1批）' })
  await card.getByText('未编制').waitFor()
  await card
    .getByText(/陕西省/)
    .first()
    .waitFor()
  await eventually(() => onPhone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await eventually(() => seriousFaults(onPhone)).toEqual([])
  await shoot(onPhone, 'plan-batches-phone.zh')
  await onPhone.goto('/plan-projects')
  await onPhone.locator('.list-card').first().getByText('省份').waitFor()
  await shoot(onPhone, 'plan-projects-phone.zh')
})

test('who submits a plan that was changed meanwhile reads what its sum was and is, and goes on', async () => {
  const { app } = stage
  const { rows: found } = await app.pool.query<{ id: string }>(
    "select id from annual_plans where province_code = '61' and status = 'compiling'",
  )
  const { id } = found[0]!
  const [officer, lead] = [app.as('province-sx'), app.as('province-sx-lead')]
  const plan = () => officer.call(contract.get, { id })
  const move = async (who: typeof officer, asked: PlanMove, reason?: string) => {
    const { revision } = await plan()
    await who.call(contract.move, { id, revision, move: asked, input: reason === undefined ? {} : { reason } })
  }
  await move(officer, 'send-to-review')
  const before = (await plan()).stateFunds
  const page = await stage.as('province-sx-lead', { viewport: { width: 1366, height: 768 } })
  await page.goto(`/annual-plans/${id}`)
  await page.getByRole('button', { name: '报送国家文物局' }).click()
  const dialog = page.getByRole('dialog', { name: '报送国家文物局' })
  // what is missing or no amount is said at its field, before anything is sent
  await dialog.getByLabel('公文所列国家资金合计').fill('三百')
  await dialog.getByLabel('公文所列国家资金合计').press('Enter')
  await dialog.getByText('请填写').waitFor()
  await dialog.getByText('金额应为0至1亿万元之间的数，最多六位小数').waitFor()
  await eventually(() => dialog.getByLabel('报送文号').evaluate((field) => field.tagName)).toBe('INPUT')
  await dialog.getByLabel('报送文号').fill('陕文物函〔2026〕9号')
  const total = dialog.getByLabel('公文所列国家资金合计')
  await total.fill(String(before))

  await move(lead, 'send-back', '核增')
  const asked = { filter: { planId: id }, sort: 'rank-asc', page: { number: 1, size: 1 } } as const
  const [first] = (await officer.call(contract.rows, asked)).rows
  const { revision, projectName, siteName, group, caseNumber, remark, earlier, budget, stateFunds } = first!
  await officer.call(contract.changeRow, {
    ...{ id: first!.id, revision, projectName, siteName, group, remark, budget: budget + 5, stateFunds: stateFunds + 5 },
    ...{ earlierId: earlier?.id ?? null, caseNumber: caseNumber ?? '' },
  })
  await move(officer, 'send-to-review')

  const [was, is] = [formatMoney(before), formatMoney(before + 5)]
  await dialog.getByRole('button', { name: '报送国家文物局' }).click()
  await dialog.getByText(`清单的申请国家资金合计已由${was}万元变为${is}万元，核对后可继续报送。`).waitFor()
  await dialog.getByRole('button', { name: '报送国家文物局' }).click()
  await dialog.getByText(`与清单的申请国家资金合计（${is}万元）不一致`).waitFor()
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, 'plan-submit-changed.zh')
  await shoot(page, 'plan-submit-changed-phone.zh', phone)
  await total.fill(is)
  await dialog.getByRole('button', { name: '报送国家文物局' }).click()
  await page.getByText('已报送').first().waitFor()
})

test('a plan is given to the body that is chosen, and who has ranked it is led back to the list', async () => {
  const { rows: found } = await stage.app.pool.query<{ id: string }>(
    "select id from annual_plans where province_code = '61' and status = 'submitted'",
  )
  const path = `/annual-plans/${found[0]!.id}`
  const bureau = await stage.as('national-officer', { viewport: { width: 1366, height: 768 } })
  await bureau.goto(path)
  await bureau.getByRole('button', { name: '委托第三方排序' }).click()
  const dialog = bureau.getByRole('dialog', { name: '委托第三方排序' })
  await dialog.getByRole('button', { name: '委托第三方排序' }).click()
  await dialog.getByText('请选择第三方评估机构。').waitFor()
  await eventually(() => seriousFaults(bureau)).toEqual([])
  const bodies = dialog.getByRole('combobox', { name: /第三方机构/ })
  await bodies.fill('没有这样的机构')
  await bureau.getByText('没有符合的选项').waitFor()
  await bodies.fill('')
  await bureau.getByRole('option', { name: '华表文化遗产咨询评估中心' }).waitFor({ state: 'attached' })
  await bureau.locator('.ant-select-item-option', { hasText: '华表文化遗产咨询评估中心' }).click()
  await shoot(bureau, 'plan-entrust.zh')
  await shoot(bureau, 'plan-entrust-phone.zh', phone)
  await dialog.getByRole('button', { name: '委托第三方排序' }).click()
  await bureau.locator('.plan-facts').getByText('华表文化遗产咨询评估中心').waitFor()
  // the button that opened it has gone with the move
  await eventually(() => bureau.evaluate(() => document.activeElement?.id)).toBe('content')

  const body = await stage.as('thirdparty')
  await body.goto(path)
  await body.getByRole('button', { name: '完成排序' }).click()
  await body.getByRole('dialog', { name: '完成排序' }).getByRole('button', { name: '完成排序' }).click()
  await body.getByText('已办理：完成排序').waitFor()
  await body.waitForURL(/\/annual-plans$/)

  await bureau.goto(path)
  await bureau.getByRole('button', { name: '退回', exact: true }).click()
  const back = bureau.getByRole('dialog', { name: '退回' })
  await back.getByRole('button', { name: '退回' }).click()
  await back.getByText('请填写').waitFor()
  await back.getByLabel('理由').fill('请补充年度投资安排')
  await shoot(bureau, 'plan-return.zh')
  await back.getByLabel('理由').press('Control+Enter')
  await bureau.locator('.plan-reason').getByText('请补充年度投资安排').waitFor()
  await eventually(() => bureau.evaluate(() => document.activeElement?.id)).toBe('content')
})
