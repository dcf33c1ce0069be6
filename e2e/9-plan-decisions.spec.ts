import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contract } from '../packages/core/src/annual-plans/contract.ts'
import { formatMoney } from '../packages/core/src/kernel/money.ts'
import { seriousFaults } from './support/axe.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { desktop, phone, shoot, startStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const rows = (page: Page) => page.locator('tr[data-row]')
/** Whether a list has no columns beside what is seen of it. */
const isWhole = (page: Page) => page.locator('.list-scroller').evaluate((box) => box.scrollWidth <= box.clientWidth)

test('the bureau sees what is decided on a small screen and what may be a duplicate, and decides several at once', async () => {
  const { rows: found } = await stage.app.pool.query<{ id: string }>("select id from annual_plans where province_code = '14'")
  const planOfShanxi = found[0]!.id
  await stage.app.pool.query("update annual_plans set status = 'deciding' where id = $1", [planOfShanxi])
  await stage.app.pool.query("update plan_rows set result = 'open', approved_funds = null where plan_id = $1", [planOfShanxi])
  await stage.app.pool.query(
    "update plan_rows set project_name = '晋水祠献殿屋面修缮项目', name_key = '晋水祠献殿屋面修缮项目' where name_key = '晋水祠鱼沼栏板归安工程'",
  )
  // the first of them goes on with a row of the batch before
  await stage.app.pool.query(
    `with b as (select id from plan_batches where year = 2026 and kind = 'works' and number = 1),
      p as (insert into annual_plans (id, batch_id, province_code, status, rounds, made_at, issued_at)
        select 'ffffffff-0000-7000-8000-0000000000a1', b.id, '14', 'issued', 1, now(), now() from b returning id),
      r as (insert into plan_rows (id, plan_id, rank, project_name, site_name, name_key, site_key, budget, state_funds, root_id, words, terms, result, approved_funds)
        select 'ffffffff-0000-7000-8000-0000000000a2', p.id, 1, '晋水祠献殿屋面修缮工程（一期）', '晋水祠', '晋水祠献殿屋面修缮工程(一期)', 'x', 100, 90,
          'ffffffff-0000-7000-8000-0000000000a2', '', '{}', 'approved', 80 from p returning id)
    select from r`,
  )
  await stage.app.pool.query(
    "update plan_rows set earlier_id = 'ffffffff-0000-7000-8000-0000000000a2', root_id = 'ffffffff-0000-7000-8000-0000000000a2' where plan_id = $1 and project_name = '晋水祠献殿屋面修缮工程'",
    [planOfShanxi],
  )
  const page = await stage.as('national-officer', { viewport: { width: 1366, height: 768 } })
  await page.goto('/annual-plans')
  await page
    .getByRole('link', { name: /2027年文物保护工程年度计划（第1批）/ })
    .first()
    .waitFor()
  const funds = page.getByRole('columnheader', { name: '核定资金（万元）' })
  const right = async () => ((await funds.boundingBox())?.x ?? 0) + ((await funds.boundingBox())?.width ?? 0)
  await eventually(async () => (await right()) <= 1366).toBe(true)
  await shoot(page, 'plans-1366.zh')
  await page.goto(`/annual-plans/${planOfShanxi}`)
  await eventually(() => rows(page).count()).toBe(6)
  const actions = page.getByRole('columnheader', { name: '操作' })
  await eventually(async () => (await right()) <= ((await actions.boundingBox())?.x ?? 0)).toBe(true)
  // what is not decided yet is not nothing
  await rows(page).first().getByRole('cell', { name: '—' }).waitFor()
  await shoot(page, 'plan-1366.zh')
  const suspects = rows(page).filter({ hasText: '可能重复' })
  await eventually(() => suspects.count()).toBe(2)
  await eventually(() => suspects.first().getByText('可能重复').getAttribute('title')).toBe('与2027年第1批“晋水祠献殿屋面修缮项目”相近')
  // what it is like opens by the keyboard, with its plan and its money
  await suspects.first().getByRole('button', { name: '可能重复 晋水祠献殿屋面修缮工程' }).focus()
  await page.keyboard.press('Enter')
  const likes = page.getByRole('dialog', { name: '相近项目：晋水祠献殿屋面修缮工程' })
  await likes.getByRole('link', { name: '晋水祠献殿屋面修缮项目' }).waitFor()
  await likes.getByText('山西省 · 2027年文物保护工程年度计划（第1批）').waitFor()
  await likes.getByText('申请国家资金（万元） 60.00').waitFor()
  await likes.getByText('待审定').waitFor()
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, 'plan-likes.zh')
  await page.keyboard.press('Escape')
  await eventually(() => likes.count()).toBe(0)
  await page.getByRole('button', { name: '审定 晋水祠献殿屋面修缮工程' }).click()
  const one = page.getByRole('dialog', { name: '审定：晋水祠献殿屋面修缮工程' })
  await one.getByText('与2027年第1批“晋水祠献殿屋面修缮项目”相近').waitFor()
  await one.getByText('168.30').waitFor()
  await one.getByText('关联办件').waitFor()
  // what is asked for at its site, and what is approved in the plan so far
  await one.getByText('申请国家资金（万元） 60.00').waitFor()
  await one.getByText('0.00 / 1,055.00').waitFor()
  const life = one.getByRole('region', { name: '项目历程' })
  await life.getByRole('row', { name: /2026年第1批 晋水祠献殿屋面修缮工程（一期） 90\.00 同意 80\.00/ }).waitFor()
  await shoot(page, 'plan-decide.zh')
  await shoot(page, 'plan-decide-phone.zh', phone)
  await shoot(page, 'plan-decide-1366.zh', { width: 1366, height: 768 })
  await one.getByRole('radio', { name: '不同意' }).check()
  await one.getByLabel('意见').fill('重复')
  await one.getByLabel('意见').press('Control+Enter')
  await page.getByText('未审定 5 项').waitFor()

  for (const i of [0, 1, 2]) await rows(page).nth(i).getByRole('checkbox').check()
  await page.getByRole('button', { name: '同意', exact: true }).click()
  // the one that is decided stays as it is, and is not in the sum
  const many = page.getByRole('dialog', { name: '同意所选2个项目？' })
  await many.getByText('所选中已审定的1个不再改动。').waitFor()
  await many.getByText('其中1个项目可能重复，请先核对。').waitFor()
  await many.getByText('各项目按申请国家资金核定，合计 460.00 万元。').waitFor()
  await shoot(page, 'plan-decide-many.zh')
  await many.getByRole('button', { name: '同意' }).click()
  await page.getByText('未审定 3 项').waitFor()
  await eventually(() => seriousFaults(page)).toEqual([])
  await stage.leave(page)

  const onPhone = await stage.as('national-officer', { viewport: phone })
  await onPhone.goto(`/annual-plans/${planOfShanxi}`)
  const card = onPhone.locator('.list-card').filter({ has: onPhone.locator('.list-card-title', { hasText: '晋水祠献殿屋面修缮项目' }) })
  await card.getByText('核定资金（万元）').waitFor()
  await card.getByText('分组').waitFor()
  // one line, beside a text that needs several
  await eventually(async () => (await card.getByText('重复核对').boundingBox())!.width).toBeGreaterThan(50)
  await card.getByText('与2027年第1批“晋水祠献殿屋面修缮工程”相近').waitFor()
  await shoot(onPhone, 'plan-card.zh')
  await card.getByRole('button', { name: '可能重复 晋水祠献殿屋面修缮项目' }).click()
  const onCard = onPhone.getByRole('dialog', { name: '相近项目：晋水祠献殿屋面修缮项目' })
  await onCard.getByText('申请国家资金（万元） 150.00').waitFor()
  await shoot(onPhone, 'plan-likes-phone.zh')
  await onCard.locator('.ant-modal-close').click()
  await card.getByRole('button', { name: '审定 晋水祠献殿屋面修缮项目' }).click()
  await onPhone.getByRole('dialog', { name: '审定：晋水祠献殿屋面修缮项目' }).getByText('申请国家资金（万元） 150.00').waitFor()
  await shoot(onPhone, 'plan-decide-phone.zh')
  await stage.leave(onPhone)

  // the table of its batches is narrow there, and breaks no word
  const inEnglish = await stage.as('national-officer', { viewport: phone, language: 'en_US' })
  await inEnglish.goto('/plan-projects/ffffffff-0000-7000-8000-0000000000a2')
  const linesOf = (header: HTMLElement) => {
    const range = document.createRange()
    range.selectNodeContents(header)
    return range.getClientRects().length
  }
  for (const name of ['Batch', 'Project', 'Decision'])
    await eventually(() => inEnglish.getByRole('columnheader', { name, exact: true }).evaluate(linesOf)).toBe(1)
  await shoot(inEnglish, 'plan-life-phone.en')
})

/** The plan of another province that the bureau decides, in a status. */
async function planToDecide(status: 'ranking' | 'deciding'): Promise<string> {
  const { rows: found } = await stage.app.pool.query<{ id: string }>(
    `update annual_plans set status = $1, third_party_id = (select organization_id from users where username = 'thirdparty')
     where province_code = '14' and status <> 'issued' returning id`,
    [status],
  )
  return found[0]!.id
}

test('a long name leaves the buttons of a dialog in sight; Back and a reload ask before what was typed in it is lost', async () => {
  const planOfShanxi = await planToDecide('deciding')
  const name = '晋水祠献殿屋面修缮工程'.repeat(11).slice(0, 120)
  await stage.app.pool.query(
    "update plan_rows set project_name = $1, result = 'open', approved_funds = null where plan_id = $2 and rank = 1",
    [name, planOfShanxi],
  )
  const page = await stage.as('national-officer', { viewport: desktop })
  await page.goto('/annual-plans')
  await page.locator(`a[href="/annual-plans/${planOfShanxi}"]`).first().click()
  await page.getByRole('button', { name: `审定 ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `审定：${name}` })
  const box = async (selector: string) => (await dialog.locator(selector).boundingBox())!
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    const confirm = dialog.getByRole('button', { name: '审定' })
    await eventually(async () => {
      const { y, height } = (await confirm.boundingBox())!
      return y + height < size.height
    }).toBe(true)
    // what is decided as well
    await eventually(async () => {
      const { y, height } = (await dialog.getByLabel('意见').boundingBox())!
      return y + height < (await box('.ant-modal-footer')).y
    }).toBe(true)
    // the button in the corner does not lie over the title
    await eventually(async () => {
      const title = await box('.confirm-dialog-title')
      return title.x + title.width <= (await box('.ant-modal-close')).x
    }).toBe(true)
    await eventually(() => dialog.locator('.confirm-dialog-title').getAttribute('title')).toBe(`审定：${name}`)
    await shoot(page, `plan-decide-long-${size.width}.zh`, size)
  }
  await dialog.getByLabel('意见').fill('请分期实施')

  await page.evaluate(() => history.back())
  const question = page.getByRole('dialog', { name: '放弃所填内容？' })
  await shoot(page, 'dialog-leave.zh')
  await question.getByRole('button', { name: '继续填写' }).click()
  await eventually(() => question.count()).toBe(0)
  await eventually(() => dialog.getByLabel('意见').inputValue()).toBe('请分期实施')
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const leaving = await asked
  expect(leaving.type()).toBe('beforeunload')
  await leaving.dismiss()
  await eventually(() => dialog.getByLabel('意见').inputValue()).toBe('请分期实施')
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: /离\s*开/ }).click()
  await page.waitForURL(/annual-plans$/)
  await eventually(() => dialog.count()).toBe(0)
})

test('the bureau sees the rank that the province gave beside that of who ranked, with the names still to be read', async () => {
  const { pool } = stage.app
  await pool.query(
    `insert into plan_events (id, plan_id, at, act, note)
     select 'ffffffff-0000-7000-8000-000000000002', id, now(), 'entrust', '' from annual_plans where province_code = '14' and status = 'deciding'`,
  )
  const { rows: found } = await pool.query<{ id: string }>("select id from annual_plans where province_code = '14' and status = 'deciding'")
  await pool.query('update plan_rows set submitted_rank = 7 - rank where plan_id = $1', [found[0]!.id])
  const page = await stage.as('national-officer', { viewport: { width: 1366, height: 768 } })
  await page.goto(`/annual-plans/${found[0]!.id}`)
  await page.getByRole('columnheader', { name: '省排序' }).waitFor()
  await page.locator('.page-tab-title', { hasText: /^山西省 第1批 2027年文物保护工程/ }).waitFor()
  await eventually(() => isWhole(page)).toBe(true)
  await eventually(async () => (await page.getByRole('columnheader', { name: '项目名称' }).boundingBox())!.width).toBeGreaterThan(200)
  await shoot(page, 'plan-ranked.zh')
  await stage.leave(page)

  const onPhone = await stage.as('national-officer', { viewport: phone })
  await onPhone.goto(`/annual-plans/${found[0]!.id}`)
  await onPhone.locator('.list-card').first().getByText('省排序').waitFor()
  await shoot(onPhone, 'plan-ranked-phone.zh')
})

test('who decides or issues what another has just decided sees how it stands now, and goes on', async () => {
  const planOfShanxi = await planToDecide('ranking')
  const { app } = stage
  await app.pool.query("update plan_rows set result = 'open', approved_funds = null where plan_id = $1", [planOfShanxi])
  const bureau = app.as('national-officer')
  const listed = async () =>
    (await bureau.call(contract.rows, { filter: { planId: planOfShanxi }, sort: 'rank-asc', page: { number: 1, size: 10 } })).rows
  const page = await stage.as('national-officer')
  await page.goto(`/annual-plans/${planOfShanxi}`)
  // the third party has not finished
  await page.getByRole('button', { name: '开始审定' }).click()
  const start = page.getByRole('dialog', { name: '开始审定' })
  const { thirdParty } = await bureau.call(contract.get, { id: planOfShanxi })
  await start.getByText(`${thirdParty}尚未完成排序，开始审定后不能再排序。`).waitFor()
  await shoot(page, 'plan-start-deciding.zh')
  await start.getByRole('button', { name: '开始审定' }).click()

  const row = (await listed()).at(-1)!
  await page.getByRole('button', { name: `审定 ${row.projectName}` }).click()
  await bureau.call(contract.decide, { id: row.id, revision: row.revision, input: { isApproved: false, note: '另案处理' } })
  const dialog = page.getByRole('dialog', { name: `审定：${row.projectName}`, exact: true })
  await dialog.getByLabel('意见').fill('按概算核定')
  await dialog.getByRole('button', { name: '审定' }).click()
  await page.locator('.toast').getByText('这个项目刚被他人审定').waitFor()
  const again = page.getByRole('dialog', { name: `更改审定：${row.projectName}` })
  await again.getByText('现审定结果： 不同意 另案处理').waitFor()
  await eventually(() => again.getByLabel('意见').inputValue()).toBe('按概算核定')
  await rows(page).filter({ hasText: row.projectName }).getByText('不同意').waitFor()
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, 'plan-decided-meanwhile.zh')
  await again.getByRole('button', { name: '更改审定' }).click()
  await page.locator('.toast').getByText('已审定').waitFor()

  // the opinion stands until it is changed: another sum alone keeps it, and clearing it clears it
  const change = async (field: string, from: string, to: string) => {
    await page.getByRole('button', { name: `更改审定 ${row.projectName}` }).click()
    await eventually(() => again.getByLabel(field).inputValue()).toBe(from)
    await again.getByLabel(field).fill(to)
    await again.getByRole('button', { name: '更改审定' }).click()
    await eventually(() => again.count()).toBe(0)
  }
  const stored = async () => {
    const { approvedFunds, resultNote } = await bureau.call(contract.row, { id: row.id })
    return [approvedFunds, resultNote]
  }
  await change('核定资金（万元）', formatMoney(row.stateFunds), '1')
  await eventually(stored).toEqual([1, '按概算核定'])
  await change('意见', '按概算核定', '')
  await eventually(stored).toEqual([1, ''])

  const open = (await listed()).filter(({ result }) => result === 'open')
  const some = open.map(({ id, revision }) => ({ id, revision }))
  await bureau.call(contract.decideRows, { id: planOfShanxi, rows: some, result: 'approved', input: {} })
  await page.reload()
  await page.getByRole('button', { name: '下达', exact: true }).click()
  const issue = page.getByRole('dialog', { name: '下达' })
  await issue.getByText('同意6项，不同意0项。').waitFor()
  const [first] = await listed()
  await bureau.call(contract.decide, { id: first!.id, revision: first!.revision, input: { isApproved: false, note: '重复' } })
  const { approvedFunds } = await bureau.call(contract.get, { id: planOfShanxi })
  await issue.getByRole('button', { name: '下达' }).click()
  await page
    .locator('.toast')
    .getByText(`审定结果刚被他人更改，核定资金现合计${formatMoney(approvedFunds!)}万元，请核对后再下达。`)
    .waitFor()
  await issue.getByText('同意5项，不同意1项。').waitFor()
  await issue.getByText(formatMoney(approvedFunds!)).waitFor()
  await shoot(page, 'plan-issue-changed.zh')
  await issue.getByRole('button', { name: '下达' }).click()
  await page.getByText('已下达').first().waitFor()
})
