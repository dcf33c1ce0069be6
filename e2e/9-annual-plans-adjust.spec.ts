import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { contract } from '../packages/core/src/annual-plans/contract.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { startStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

test('a project is adjusted from its own page; where no adjustment waits that is said, not that the filters are narrow', async () => {
  const { rows } = await stage.app.pool.query<{ id: string }>(
    `select r.id from plan_rows r join annual_plans p on p.id = r.plan_id
     where p.status = 'issued' and r.result = 'approved' and p.province_code = '61' order by r.rank limit 1`,
  )
  const page = await stage.as('province-sx')
  await page.goto('/plan-projects?result=adjusting')
  await page.getByText('没有待审定的调整').waitFor()
  await page.goto('/plan-projects?result=adjusting&keyword=无此项目')
  await page.getByText('没有符合条件的记录').waitFor()
  await page.goto(`/plan-projects/${rows[0]!.id}`)
  await page.getByRole('button', { name: '调整', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('取消项目').click()
  await dialog.getByLabel('理由').fill('不再实施')
  await dialog.getByRole('button', { name: '调整' }).click()
  await eventually(() => dialog.count()).toBe(0)
  await eventually(() => page.locator('.plan-history').innerText()).toContain('不再实施')
  await eventually(() => page.getByRole('button', { name: '调整', exact: true }).count()).toBe(0)
})

test('only columns that are shown are totalled; the focus goes back to what opened an import or the word that no batch is open', async () => {
  const { app } = stage
  const page = await stage.as('province-sx')
  await page.goto('/annual-plans')
  await eventually(() => page.locator('.list-total').innerText()).toContain('申请国家资金（万元）合计')
  await eventually(() => page.locator('.list-total').innerText()).not.toContain('总预算')
  const batches = await app.as('province-sx').call(contract.batches, {})
  for (const { id: batchId } of batches.filter(({ isOver, planId }) => !isOver && planId === null))
    await app.as('province-sx').call(contract.start, { batchId })
  await page.reload()
  const start = page.getByRole('button', { name: '编制计划' }).first()
  await start.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText('现在没有可编制的批次').waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => start.evaluate((button) => button === document.activeElement)).toBe(true)

  const { rows } = await app.pool.query<{ id: string }>(
    "select id from annual_plans where province_code = '61' and status = 'compiling' order by id limit 1",
  )
  await page.goto(`/annual-plans/${rows[0]!.id}`)
  const open = page.getByRole('button', { name: '导入项目' }).first()
  await open.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: '导入项目' }).waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => open.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('a batch that is there already gets another deadline: title, button and sentence say so', async () => {
  const page = await stage.as('national-officer')
  const batches = await stage.app.as('national-officer').call(contract.batches, {})
  const batch = batches.find(({ kind, isOver }) => kind === 'works' && !isOver)!
  await page.goto('/annual-plans')
  await page.getByRole('button', { name: '开放批次' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('年度').fill(String(batch.year))
  await dialog.getByLabel('第几批').fill(String(batch.number))
  await dialog.getByText(`已开放，截止${batch.dueOn}。`).waitFor()
  await dialog.getByLabel('报送截止').fill(batch.dueOn)
  await dialog.getByText(`的截止日期由${batch.dueOn}改为${batch.dueOn}，未报送的省局会收到通知。`).waitFor()
  const action = page.getByRole('dialog', { name: '修改截止日期' }).getByRole('button', { name: '修改截止日期' })
  await eventually(() => action.count()).toBe(1)
})

test('the earlier row that a project goes on with keeps its name while others are looked for, and no option is read as its id', async () => {
  const { app } = stage
  const { rows } = await app.pool.query<{ id: string }>(
    "select id from annual_plans where province_code = '61' and status = 'compiling' order by id limit 1",
  )
  const planId = rows[0]!.id
  const [earlier] = await app.as('province-sx').call(contract.earlierRows, { id: planId })
  const { rows: changed } = await app.pool.query<{ name: string }>(
    'update plan_rows set earlier_id = $1 where id = (select id from plan_rows where plan_id = $2 order by rank limit 1) returning project_name as name',
    [earlier!.id, planId],
  )
  const page = await stage.as('province-sx')
  await page.goto(`/annual-plans/${planId}`)
  await page
    .locator('tr[data-row]')
    .filter({ hasText: changed[0]!.name })
    .getByRole('button', { name: /修改|编辑/ })
    .click()
  const field = page.getByRole('dialog').getByRole('combobox', { name: '接续批次' })
  await field.fill('没有这样的项目')
  const options = page.getByRole('option')
  await eventually(() => options.count()).toBe(1)
  await eventually(() => options.first().innerText()).toContain(`${earlier!.projectName}（${earlier!.siteName}）`)
})

test('what is not decided of a plan is a link to those rows', async () => {
  const { app } = stage
  await app.pool.query(
    "update annual_plans set status = 'deciding', rounds = 1 where id = (select id from annual_plans where province_code = '61' and status = 'compiling' order by id limit 1)",
  )
  const { rows } = await app.pool.query<{ id: string }>(
    "select id from annual_plans where province_code = '61' and status = 'deciding' limit 1",
  )
  const page = await stage.as('national-officer')
  await page.goto(`/annual-plans/${rows[0]!.id}`)
  await page.getByRole('link', { name: /未审定 \d+ 项/ }).click()
  await eventually(() => Promise.resolve(page.url())).toContain('result=open')
})
