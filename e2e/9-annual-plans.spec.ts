import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { contract } from '../packages/core/src/annual-plans/contract.ts'
import type { PlanMove } from '../packages/core/src/annual-plans/moves.ts'
import { formatMoney } from '../packages/core/src/kernel/money.ts'
import { seriousFaults } from './support/axe.ts'
import { button } from './support/button.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'

let stage: Stage
let planId: string
beforeAll(async () => {
  stage = await startStage()
  const { rows } = await stage.app.pool.query<{ id: string }>(
    "select id from annual_plans where province_code = '61' and status = 'compiling'",
  )
  planId = rows[0]!.id
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const rows = (page: Page) => page.locator('tr[data-row]')
/** Whether a list has no columns beside what is seen of it. */
const isWhole = (page: Page) => page.locator('.list-scroller').evaluate((box) => box.scrollWidth <= box.clientWidth)
const names = (page: Page, n: number) =>
  page
    .locator('tr[data-row] .list-title, tr[data-row] a')
    .evaluateAll((links, most) => links.slice(0, most).map((link) => link.textContent), n)

test('a province ranks by keyboard, by number and by drag with the focus kept, sees groups merged, and imports a sheet with bad rows', async () => {
  const page = await stage.as('province-sx')
  await page.goto('/plan-projects')
  await page.getByRole('search').getByLabel('年度').waitFor()
  await eventually(() => page.getByRole('search').getByLabel('省份').count()).toBe(0)
  await page.goto('/annual-plans')
  await page.getByRole('search').getByLabel('年度').waitFor()
  await eventually(() => page.getByRole('search').getByLabel('省份').count()).toBe(0)
  await shoot(page, 'plans-province.zh')
  await page.getByRole('link', { name: /2027年文物保护工程年度计划（第1批）/ }).click()
  await eventually(() => rows(page).count()).toBe(30)
  await eventually(() => page.locator('td[rowspan="3"]').first().innerText()).toBe('玉山寺')
  await eventually(() => page.locator('.list-total').innerText()).toContain('申请国家资金（万元）合计')
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, 'plan.zh')

  const up = page.getByRole('button', { name: '上移：丰河石桥桥面铺装与栏板修复工程' })
  const number = page.getByRole('textbox', { name: '丰河石桥桥面铺装与栏板修复工程的排序' })
  await up.focus()
  await page.keyboard.press('Enter')
  await eventually(() => number.inputValue()).toBe('11')
  await page.keyboard.press('Enter')
  await eventually(() => number.inputValue()).toBe('10')
  await eventually(() => up.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByText('“丰河石桥桥面铺装与栏板修复工程”已排到第10位').waitFor({ state: 'attached' })
  await number.fill('1')
  await number.press('Enter')
  await eventually(() => names(page, 1)).toEqual(['丰河石桥桥面铺装与栏板修复工程'])
  await eventually(() => number.evaluate((input) => input === document.activeElement)).toBe(true)
  // over a group it comes to stand behind all of it
  const handle = rows(page).nth(0).locator('.plan-rank-handle')
  await handle.dragTo(rows(page).filter({ hasText: '玉山寺塔周边排水整治工程' }))
  await eventually(() => number.inputValue()).toBe('5')

  // messages do not go by themselves: it is seen that they are taken away
  await page.evaluate(() => {
    const later = window.setTimeout
    window.setTimeout = ((act: () => void, ms?: number) => ((ms ?? 0) < 3000 ? later(act, ms) : 0)) as typeof setTimeout
  })
  // inside a group it cannot stand: where it stands instead, and why, is told to all
  await number.fill('3')
  await number.press('Enter')
  await page.locator('.toast').getByText('“丰河石桥桥面铺装与栏板修复工程”现排第2位，不是第3位：同组项目连续排列。').waitFor()
  await eventually(() => number.inputValue()).toBe('2')
  await shoot(page, 'plan-ranked-elsewhere.zh')
  // what was typed holds when the field is left, too
  await number.fill('5')
  await number.press('Tab')
  await eventually(() => number.inputValue()).toBe('5')
  await page.getByText('“丰河石桥桥面铺装与栏板修复工程”已排到第5位').waitFor({ state: 'attached' })
  // the focus has gone on, and where the row stood before is no longer said
  await eventually(() => up.evaluate((button) => button === document.activeElement)).toBe(true)
  await eventually(() => page.locator('.toast').getByText('现排第2位').count()).toBe(0)
  // what is no rank is said at the field, and stays in it
  for (const wrong of ['1.5', '0x5', '1e1', '-3', '0']) {
    await number.fill(wrong)
    await number.press('Enter')
    await rows(page).getByText('应为从 1 开始的整数').waitFor()
    await eventually(() => number.inputValue()).toBe(wrong)
    await eventually(() => number.getAttribute('aria-invalid')).toBe('true')
  }
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, 'plan-rank-wrong.zh')
  await number.press('Escape')
  await eventually(() => number.inputValue()).toBe('5')
  await eventually(() => rows(page).getByText('应为从 1 开始的整数').count()).toBe(0)
  // more than there are means the last; digits of any keyboard are digits
  await number.fill('99999')
  await number.press('Enter')
  await page.locator('.toast').getByText('“丰河石桥桥面铺装与栏板修复工程”已排到第30位').waitFor()
  // the field says it too, once the list is drawn again
  await eventually(() => number.inputValue()).toBe('30')
  await number.fill('５')
  await number.press('Enter')
  await eventually(() => number.inputValue()).toBe('5')
  await eventually(() => number.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.getByText('“丰河石桥桥面铺装与栏板修复工程”已排到第5位').waitFor({ state: 'attached' })
  await eventually(() => page.locator('.toast').getByText('已排到第30位').count()).toBe(0)
  await page.reload()
  await eventually(() => rows(page).count()).toBe(30)

  // another was faster: said, and the list is read again
  const first = rows(page).nth(0)
  const other = await stage.app.as('province-sx').call(contract.get, { id: planId })
  await stage.app
    .as('province-sx')
    .call(contract.rank, { id: planId, rowId: (await first.getAttribute('data-row'))!, to: 30, revision: other.revision })
  await up.click()
  await page.getByText('计划刚被他人修改，已显示最新内容，请核对后再办理。').waitFor()
  await eventually(() => number.inputValue()).toBe('4')

  await page.getByRole('button', { name: '导入项目' }).first().click()
  const dialog = page.getByRole('dialog', { name: '导入项目' })
  const csv =
    '项目名称,文物点或单位,总预算（万元）,申请国家资金（万元）\n云台阁修缮工程,云台阁,"1,286.5",900\n云台阁壁画保护,云台阁,很多,1\n丰河石桥桥面铺装与栏板修复工程,丰河石桥,96.7,75\n'
  await dialog.locator('input[type=file]').setInputFiles({ name: '计划.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await dialog.getByText('共3行：新增1行，更新1行，无变化0行，未导入1行。').waitFor()
  await eventually(() => dialog.locator('tbody tr').filter({ hasText: '云台阁壁画保护' }).innerText()).toMatch(
    /3\s+云台阁壁画保护\s+未导入\s+总预算（万元）：不是有效的数字/,
  )
  await shoot(page, 'plan-import.zh')
  // a file without faults has all its rows shown, and nothing to tick
  const header = csv.split('\n', 2)
  await dialog.locator('input[type=file]').setInputFiles({ name: '计划.csv', mimeType: 'text/csv', buffer: Buffer.from(header.join('\n')) })
  await dialog.getByText('共1行：新增0行，更新0行，无变化1行，未导入0行。').waitFor()
  await dialog.locator('tbody tr').filter({ hasText: '云台阁修缮工程' }).getByText('无变化').waitFor()
  await eventually(() => dialog.getByRole('checkbox').count()).toBe(0)
  // what was read by itself, or not at all, is said
  const bare = '项目名称,文物点或单位,总预算,申请国家资金\n甲,乙,1,2\n云台阁修缮工程,云台阁,"1,286.5",900\n'
  await dialog.locator('input[type=file]').setInputFiles({ name: '计划.csv', mimeType: 'text/csv', buffer: Buffer.from(bare) })
  await dialog.getByText('文件没有写明金额单位，已按“万元”读取，请核对').waitFor()
  await dialog.getByText('第 2 行是栏目序号（甲、乙、1、2……），未作为项目导入').waitFor()
  await shoot(page, 'plan-import-notes.zh')
  await dialog.locator('.ant-modal-close').click()
  await eventually(() => page.locator('.plan-facts').innerText()).toContain('31')
})

test('a project that is there already is refused at its field, and nothing typed is lost; the bureau decides row by row', async () => {
  const page = await stage.as('province-sx')
  await page.goto(`/annual-plans/${planId}`)
  await page.getByRole('button', { name: '添加项目' }).click()
  const dialog = page.getByRole('dialog', { name: '添加项目' })
  // the focus goes to the first field that is wrong
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id)
  await dialog.getByLabel('文物点或单位').fill('渭北钟楼')
  await button(dialog, '保存').click()
  await eventually(focused).toBe(await dialog.getByLabel('项目名称').getAttribute('id'))
  await dialog.getByLabel('项目名称').fill('渭北钟楼木构架加固工程（Ⅰ期）')
  await dialog.getByLabel('文物点或单位').fill('渭北钟楼')
  await dialog.getByLabel('总预算（万元）').fill('10')
  await dialog.getByLabel('申请国家资金（万元）').fill('5')
  // neither Esc nor a click beside it closes a dialog in which something was typed
  const question = page.getByRole('dialog', { name: '放弃所填内容？' })
  for (const close of [() => dialog.getByLabel('备注').press('Escape'), () => page.mouse.click(5, 300)]) {
    await close()
    await question.getByRole('button', { name: '继续填写' }).click()
    await question.waitFor({ state: 'detached' })
  }
  await dialog.getByLabel('备注').press('Control+Enter')
  await dialog.getByText('与2026年第1批“渭北钟楼木构架加固工程（一期）”重复').waitFor()
  await eventually(() => dialog.getByLabel('文物点或单位').inputValue()).toBe('渭北钟楼')
  await shoot(page, 'plan-row.zh')
  // what it is like is named, and how many there are
  await dialog.getByLabel('项目名称').fill('渭北钟楼木构架加固工程项目（二期）')
  await dialog.getByLabel('备注').press('Control+Enter')
  await page
    .locator('.toast')
    .getByText(/渭北钟楼木构架加固工程.*，共找到2个相近项目/)
    .waitFor()
  await stage.leave(page)

  const bureau = await stage.as('national-officer', { viewport: phone })
  const { rows: found } = await stage.app.pool.query<{ id: string }>("select id from annual_plans where province_code = '14'")
  await bureau.goto(`/annual-plans/${found[0]!.id}`)
  await bureau.getByRole('button', { name: '开始审定' }).click()
  await bureau.getByRole('dialog').getByRole('button', { name: '开始审定' }).click()
  await bureau.getByRole('button', { name: '审定 晋水祠献殿屋面修缮工程' }).click()
  const decision = bureau.getByRole('dialog', { name: '审定：晋水祠献殿屋面修缮工程' })
  await decision.getByText('不同意').click()
  await decision.getByRole('button', { name: '审定' }).click()
  await decision.getByText('请填写').waitFor()
  await decision.getByLabel('意见').fill('方案未批复')
  await decision.getByLabel('意见').press('Control+Enter')
  await bureau.getByText('未审定 5 项').waitFor()
  // the button itself says why nothing can be issued yet
  await eventually(() => bureau.getByRole('button', { name: '下达（还有5项未审定）' }).isDisabled()).toBe(true)
  await eventually(() => seriousFaults(bureau)).toEqual([])
  await shoot(bureau, 'plan-phone.zh')
})

test('of two who change one project the second goes on with what the first has stored, and finds what was typed after another page', async () => {
  const page = await stage.as('province-sx')
  await page.goto('/annual-plans')
  const plan = page.getByRole('link', { name: /2027年文物保护工程年度计划（第1批）/ })
  await plan.click()
  const name = '丰河石桥桥面铺装与栏板修复工程'
  const edit = page.getByRole('button', { name: `编辑 ${name}` })
  await edit.click()
  const dialog = page.getByRole('dialog', { name: '修改项目' })
  await dialog.getByLabel('备注').fill('本年先行勘察')
  const id = (await rows(page).filter({ hasText: name }).getAttribute('data-row'))!
  const other = stage.app.as('province-sx')
  const { earlier, caseNumber, ...row } = await other.call(contract.row, { id })
  await other.call(contract.changeRow, {
    ...row,
    earlierId: earlier?.id ?? null,
    caseNumber: caseNumber ?? '',
    budget: row.budget + 1,
    remark: '已列入省级计划',
  })
  await button(dialog, '保存').click()
  await dialog.getByText('他人刚刚保存过这里：您没有动过的栏目已更新；').waitFor()
  await eventually(() => dialog.getByLabel('总预算（万元）').inputValue()).toBe(formatMoney(row.budget + 1))
  await eventually(() => dialog.getByLabel('备注').inputValue()).toBe('本年先行勘察')
  // what both have changed is named, and stands beneath in the other's words
  await dialog.getByText('双方都改了：备注。').waitFor()
  await dialog.getByText('他人保存为：已列入省级计划', { exact: true }).waitFor()
  await shoot(page, 'plan-row-merged.zh')

  await page.evaluate(() => history.back())
  // what is kept is not asked about
  await plan.click()
  await edit.click()
  await dialog.getByText('他人刚刚保存过这里').waitFor()
  await eventually(() => dialog.getByLabel('备注').inputValue()).toBe('本年先行勘察')
  await dialog.getByLabel('备注').press('Control+Enter')
  await dialog.waitFor({ state: 'detached' })
  await eventually(async () => (await other.call(contract.row, { id })).remark).toBe('本年先行勘察')

  // one that another has deleted can be added anew with what is typed
  await edit.click()
  await dialog.getByLabel('备注').fill('仍要申报')
  await other.call(contract.removeRows, { id: planId, rowIds: [id] })
  await button(dialog, '保存').click()
  await page.locator('.toast').getByText('该项目已被他人删除；所填内容仍在，保存即重新添加。').waitFor()
  const anew = page.getByRole('dialog', { name: '添加项目' })
  await button(anew, '保存').click()
  await anew.waitFor({ state: 'detached' })
  await page
    .locator('.toast')
    .getByText(/^项目已添加，排在第\d+位$/)
    .waitFor()
  await stage.leave(page)
})

test('what a province asks to adjust is a figure of the bureau, and is settled in its row', async () => {
  const { app } = stage
  const { rows: found } = await app.pool.query<{ id: string }>(
    `select r.id from plan_rows r join annual_plans p on p.id = r.plan_id
     where p.status = 'issued' and r.result = 'approved' and p.province_code = '61' order by r.rank limit 1`,
  )
  const id = found[0]!.id
  const row = await app.as('province-sx').call(contract.row, { id })
  await app.as('province-sx').call(contract.adjust, { id, revision: row.revision, input: { isKept: true, funds: 1.5, reason: '范围核减' } })
  const page = await stage.as('national-officer')
  await page.goto('/plan-projects')
  // among all projects hardly any waits for something to be done
  await page.getByRole('columnheader', { name: '核定资金（万元）' }).waitFor()
  await eventually(() => page.getByRole('columnheader', { name: '操作' }).count()).toBe(0)
  await page.goto('/')
  await page.getByRole('link', { name: /待审定调整/ }).click()
  await eventually(() => rows(page).count()).toBe(1)
  // what is asked for, and what it takes away, stand in the list
  await page.getByRole('columnheader', { name: '申请调整为（万元）' }).waitFor()
  const asked = rows(page).first()
  await asked.getByRole('cell', { name: '1.50', exact: true }).waitFor()
  await asked.getByRole('cell', { name: formatMoney(1.5 - row.approvedFunds!), exact: true }).waitFor()
  await page.setViewportSize({ width: 1366, height: 768 })
  const boxOf = async (name: string) => (await page.getByRole('columnheader', { name }).boundingBox())!
  await eventually(async () => {
    const { x, width } = await boxOf('增减（万元）')
    return x + width <= (await boxOf('操作')).x
  }).toBe(true)
  await shoot(page, 'plan-adjustments.zh', { width: 1366, height: 768 })
  await shoot(page, 'plan-adjustments-phone.zh', phone)
  await asked.focus()
  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog', { name: `审定调整：${row.projectName}` })
  await dialog.getByText('范围核减').waitFor()
  await eventually(async () => (await dialog.locator('.key-value').innerText()).split(/\s+/)).toEqual([
    ...['总预算（万元）', formatMoney(row.budget), '申请国家资金（万元）', formatMoney(row.stateFunds)],
    ...['核定资金（万元）', formatMoney(row.approvedFunds!), '申请调整为（万元）', '1.50'],
    ...['增减（万元）', formatMoney(1.5 - row.approvedFunds!), '理由', '范围核减'],
  ])
  await dialog.getByRole('button', { name: '审定' }).click()
  await dialog.getByText('请填写', { exact: true }).waitFor()
  await dialog.getByText('不同意').click()
  await dialog.getByLabel('意见').fill('按原核定执行')
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, 'plan-settle.zh')
  await dialog.getByRole('button', { name: '审定' }).click()
  await page.getByText('调整已审定').waitFor()
  await eventually(() => rows(page).count()).toBe(0)
})

test('the answer to an adjustment names its project in the bell and leads to it', async () => {
  const page = await stage.as('province-sx')
  await page.goto('/')
  await page.getByRole('button', { name: /^消息/ }).click()
  await page.getByRole('link', { name: /“渭北钟楼木构架加固工程（一期）”的调整未获同意/ }).click()
  await page.waitForURL(/plan-projects\/.+/)
  await eventually(() => page.locator('.plan-history').innerText()).toContain('按原核定执行')
})

test('a province asks for more with what is approved in sight, and takes it back; who was about to settle it is told', async () => {
  const { app } = stage
  const { rows: found } = await app.pool.query<{ id: string }>(
    "select id from annual_plans where province_code = '61' and status = 'issued'",
  )
  const page = await stage.as('province-sx', { viewport: { width: 1366, height: 768 } })
  await page.goto(`/annual-plans/${found[0]!.id}`)
  const name = '渭北钟楼木构架加固工程（一期）'
  await page.getByRole('button', { name: `调整 ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `调整：${name}` })
  const sum = dialog.getByLabel('申请调整为（万元）')
  const approved = await sum.inputValue()
  await sum.fill('250')
  await dialog.getByText(`现核定 ${approved} 万元`).waitFor()
  await dialog.getByLabel('理由').fill('工程量增加')
  await shoot(page, 'plan-adjust.zh')
  await dialog.getByLabel('理由').press('Control+Enter')
  // whoever leaves before it is sent is asked
  await eventually(() => dialog.count()).toBe(0)
  await page.goto('/plan-projects?result=adjusting')
  await rows(page).first().getByRole('cell', { name: /^\+/ }).waitFor()
  const bureau = await stage.as('national-officer')
  await bureau.goto('/plan-projects?result=adjusting')
  await bureau.getByRole('button', { name: `审定 ${name}` }).click()
  const settling = bureau.getByRole('dialog', { name: `审定调整：${name}` })
  await settling.getByText('工程量增加').waitFor()
  await page.getByRole('button', { name: `撤回 ${name}` }).click()
  const back = page.getByRole('dialog', { name: `撤回调整申请：${name}` })
  await back.getByRole('button', { name: '撤回调整申请' }).click()
  await page.getByText('调整申请已撤回').waitFor()
  await eventually(() => rows(page).count()).toBe(0)
  await settling.getByText('同意调整').click()
  await settling.getByRole('button', { name: '审定' }).click()
  await bureau.getByText('这个项目的调整申请已被撤回或者审定').waitFor()
  await eventually(() => settling.count()).toBe(0)
  await eventually(() => rows(bureau).count()).toBe(0)
})

test('a plan is taken back from the review', async () => {
  const page = await stage.as('province-sx')
  await page.goto(`/annual-plans/${planId}`)
  await page.getByRole('button', { name: '送审' }).click()
  await page.getByRole('dialog', { name: '送审' }).getByRole('button', { name: '送审' }).click()
  await page.getByRole('button', { name: '撤回送审' }).click()
  const dialog = page.getByRole('dialog', { name: '撤回送审' })
  await dialog.getByText('负责人会收到通知').waitFor()
  await dialog.getByRole('button', { name: '撤回送审' }).click()
  await page.getByText('编制中').first().waitFor()
  await page.getByRole('button', { name: '送审', exact: true }).waitFor()
  await eventually(() => page.getByRole('button', { name: '撤回送审' }).count()).toBe(0)
})

test('a plan that its own lead has sent back says so in the list and by itself', async () => {
  const makeMove = async (username: string, move: PlanMove, input = {}) => {
    const { revision } = await stage.app.as(username).call(contract.get, { id: planId })
    await stage.app.as(username).call(contract.move, { id: planId, revision, move, input })
  }
  await makeMove('province-sx', 'send-to-review')
  await makeMove('province-sx-lead', 'send-back', { reason: '请补备注' })
  const page = await stage.as('province-sx')
  await page.goto('/annual-plans')
  await rows(page).filter({ hasText: '编制中' }).getByText('审核退回').waitFor()
  await page.goto(`/annual-plans/${planId}`)
  await eventually(() => page.locator('.page-header-extra').innerText()).toContain('审核退回')
})

test('a returned plan says why, and who finds no open batch is told so', async () => {
  const { app } = stage
  await app.pool.query(
    `insert into plan_events (id, plan_id, at, act, note) values ('ffffffff-0000-7000-8000-000000000001', $1, now(), 'return', '请核实第3项预算')`,
    [planId],
  )
  await app.pool.query("update annual_plans set status = 'returned', rounds = 1 where id = $1", [planId])
  const page = await stage.as('province-sx', { viewport: { width: 1366, height: 768 } })
  await page.goto(`/annual-plans/${planId}`)
  await eventually(() => page.locator('.plan-reason').innerText()).toContain('国家局退回 请核实第3项预算')
  // what was decided before is not told: it takes no room
  await page.getByRole('columnheader', { name: '总预算（万元）' }).waitFor()
  for (const name of ['审定结果', '核定资金（万元）']) await eventually(() => page.getByRole('columnheader', { name }).count()).toBe(0)
  await eventually(() => isWhole(page)).toBe(true)
  await shoot(page, 'plan-returned.zh')

  await page.goto('/annual-plans')
  const batches = await app.as('province-sx').call(contract.batches, {})
  const open = batches.filter(({ isOver, planId: own }) => !isOver && own === null)
  for (const { id: batchId } of open.slice(1)) await app.as('province-sx').call(contract.start, { batchId })
  await page.reload()
  if (open.length > 0) {
    await page.getByRole('button', { name: '编制计划' }).first().click()
    // the only one is chosen
    await eventually(() => page.getByRole('dialog').getByRole('radio').isChecked()).toBe(true)
    await page.getByRole('dialog').getByRole('button', { name: '编制计划' }).click()
    await page.waitForURL(/annual-plans\/.+/)
    await page.goto('/annual-plans')
  }
  await page.getByRole('button', { name: '编制计划' }).first().click()
  const dialog = page.getByRole('dialog', { name: '编制计划' })
  await dialog.getByText('现在没有可编制的批次').waitFor()
  await eventually(() => dialog.locator('.ant-modal-footer').getByRole('button').count()).toBe(1)
  await eventually(() => dialog.getByRole('group').count()).toBe(0)
  await dialog.locator('.ant-modal-footer').getByRole('button', { name: '关闭' }).click()
  await eventually(() => dialog.count()).toBe(0)
})
