import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contract as tasks } from '../packages/core/src/tasks/contract.ts'
import { act, drive, taskOf } from '../apps/server/src/case-driver/drive-case.ts'
import { usualItem } from '../apps/server/src/case-driver/played-items.ts'
import { fileCase } from '../apps/server/src/case-driver/file-case.ts'
import { colleagueOf, peopleOf } from '../apps/server/src/testing/case-fixtures.ts'
import { seriousFaults } from './support/axe.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'

const lead = 'province-sx-lead'

let stage: Stage
let name: string
let ids: string[]
beforeAll(async () => {
  stage = await startStage()
  await colleagueOf(stage.app, 'province-sx')
  name = (await peopleOf(stage.app)).nameOf('province-sx')
  ids = []
  for (const title of ['隧道工程01', '隧道工程02', '隧道工程03', '隧道工程04']) {
    const { caseId } = await fileCase(stage.app, { itemCode: usualItem.code, title })
    ids.push((await taskOf(stage.app, 'province-sx', caseId, 'provinceAccept')).id)
  }
  await stage.app.as('province-sx').call(tasks.batch, { act: 'claim', ids: ids.slice(0, 3) })
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const rows = (page: Page) => page.locator('tr[data-row]')

test('a lead finds what lies with whom from home, and takes several over with one reason; a refused one is told and stays selected', async () => {
  const page = await stage.as(lead)
  await page.goto('/')
  await shoot(page, 'team-home.zh')
  await page.getByRole('region', { name: '人员在办' }).getByRole('link', { name: '查看全部' }).click()
  const person = rows(page).filter({ has: page.getByRole('link', { name, exact: true }) })
  await person.waitFor()
  await shoot(page, 'team.zh')
  await eventually(() => seriousFaults(page)).toEqual([])
  await person.getByRole('link', { name: '3', exact: true }).first().click()
  await page.getByRole('heading', { name: '人员在办明细' }).waitFor()
  await eventually(() => page.getByRole('navigation', { name: '主菜单' }).locator('a.active').allInnerTexts()).toEqual(['人员在办'])
  await eventually(() => rows(page).count()).toBe(3)

  await page.getByRole('checkbox', { name: '全选本页' }).check()
  const takeOver = page.getByRole('button', { name: '由我接办' })
  await takeOver.waitFor()
  await shoot(page, 'team-tasks.zh')
  await takeOver.press('Shift+O')
  const dialog = page.getByRole('dialog', { name: '由我接办' })
  await dialog.getByText('对所选 3 件一并办理。').waitFor()
  await dialog.getByRole('button', { name: '由我接办' }).click()
  await dialog.getByRole('alert').first().waitFor()
  await dialog.getByLabel('理由').fill('承办人休假。')
  // one is done by a colleague before the lead has said why
  await stage.app.pool.query("update tasks set state = 'done' where id = $1", [ids[0]])
  await dialog.getByLabel('理由').press('Control+Enter')
  const told = page.getByRole('dialog', { name: '由我接办：成功 2 个，未成功 1 个' })
  await told.getByText('隧道工程01').waitFor()
  await shoot(page, 'team-told.zh')
  await told.getByRole('button', { name: '知道了' }).click()
  const { rows: held } = await stage.app.pool.query(
    'select u.username from tasks t join users u on u.id = t.claimed_by where t.id = any($1)',
    [ids.slice(1, 3)],
  )
  expect(held).toEqual([{ username: lead }, { username: lead }])
})

test('of what is at different steps a lead is told whether one colleague may take all of it, and has the stage among the filters', async () => {
  const { caseId } = await fileCase(stage.app, { itemCode: '56005', title: '隧道工程06' })
  await drive(stage.app, caseId, 'provinceReview')
  const page = await stage.as(lead)
  await page.goto('/team/tasks')
  const select = (title: string) => page.getByRole('checkbox', { name: `选择${title}` }).check()
  await select('隧道工程04')
  await select('隧道工程06')
  await page.getByRole('button', { name: '转交' }).waitFor()
  await page.getByText('所选各件环节不同，只列出对各件都可进行的操作。').waitFor()
  await drive(stage.app, caseId, 'provinceSign')
  await page.reload()
  await select('隧道工程04')
  await select('隧道工程06')
  await page.getByText('没有一位同事可以接办全部 2 件；可先按“办理阶段”筛选').waitFor()
  await eventually(() => page.getByRole('button', { name: '转交' }).count()).toBe(0)
  await shoot(page, 'team-nobody.zh')
  // which the words name, is in sight
  await page.getByLabel('办理阶段').waitFor()
})

test('what was chosen stays so when the window is made as narrow as a phone, which has room for fewer rows', async () => {
  const page = await stage.as(lead, { viewport: { width: 1440, height: 1000 } })
  await page.goto('/team/tasks')
  await page.getByRole('checkbox', { name: '选择隧道工程04' }).check()
  await page.setViewportSize(phone)
  await eventually(() => page.locator('.list-cards').count()).toBe(1)
  await eventually(() => page.getByRole('checkbox', { name: /隧道工程04/ }).isChecked()).toBe(true)
  await page.getByRole('region', { name: '已选 1 条' }).waitFor()
})

test('on a phone rows are chosen on their cards, and who gets them is said before they go', async () => {
  const page = await stage.as(lead, { viewport: phone, language: 'en_US' })
  await page.goto('/team/tasks')
  await page.getByRole('checkbox', { name: /隧道工程04/ }).check()
  await page.getByRole('button', { name: 'Transfer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Transfer' })
  await dialog.getByLabel('Transfer to').click()
  await page.locator('.ant-select-item-option', { hasText: name }).first().click()
  await dialog.getByText(/^Goes to:/).waitFor()
  await shoot(page, 'team-phone.en')
  await eventually(() => seriousFaults(page)).toEqual([])
})

test('where nothing can be done to all that are chosen, the bar says so, and whether it is for their steps', async () => {
  const { caseId } = await fileCase(stage.app, { itemCode: usualItem.code, title: '隧道工程05' })
  await act(stage.app, 'province-sx', caseId, 'provinceAccept', { outcome: 'accept' })
  const { id: next } = await taskOf(stage.app, 'province-sx', caseId, 'provinceReview')
  // of different steps less can be done to all than to each, and it is said why
  const before = await stage.as(lead)
  await before.goto('/team/tasks')
  for (const name of ['选择隧道工程04', '选择隧道工程05']) await before.getByRole('checkbox', { name }).check()
  const chosen = before.getByRole('region', { name: '已选 2 条' })
  await chosen.getByRole('button', { name: '催办' }).waitFor()
  await eventually(() => chosen.innerText()).toContain('所选各件环节不同，只列出对各件都可进行的操作')
  await shoot(before, 'team-different-steps.zh')
  await stage.leave(before)

  const page = await stage.as(lead)
  await page.goto('/team/tasks')
  const row = page.getByRole('checkbox', { name: '选择隧道工程04' })
  await row.waitFor()
  await stage.app.pool.query("update tasks set state = 'done' where id = any($1)", [[ids[3], next]])
  await row.check()
  const bar = page.getByRole('region', { name: '已选 1 条' })
  await eventually(() => bar.innerText()).toContain('没有对所选各件都可进行的操作。')
  await page.getByRole('checkbox', { name: '选择隧道工程05' }).check()
  const both = page.getByRole('region', { name: '已选 2 条' })
  await eventually(() => both.innerText()).toContain('所选各件在不同环节，没有一位同事可以接办全部 2 件')
})

test('whom an authorisation is for is not lost by a key or by leaving, though it was chosen and not typed', async () => {
  const page = await stage.as(lead)
  await page.goto('/todo')
  await page.getByRole('heading', { level: 1, name: '待办' }).waitFor()
  await page.locator('a[href="/authorisations"]').first().click()
  const open = page.getByRole('button', { name: '新增授权' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: '新增授权' })
  const deputy = dialog.getByRole('combobox').first()
  await deputy.press('Escape')
  await eventually(() => dialog.count()).toBe(0)
  await open.click()
  await deputy.click()
  await page.locator('.ant-select-item-option').first().click()
  const question = page.getByRole('dialog', { name: '放弃所填内容？' })
  await dialog.press('Escape')
  await question.getByRole('button', { name: '继续填写' }).click()
  await eventually(() => question.count()).toBe(0)
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: '继续填写' }).click()
  await eventually(() => question.count()).toBe(0)
  await dialog.getByRole('button', { name: /取\s*消/ }).click()
  await question.getByRole('button', { name: '放弃' }).click()
  await eventually(() => dialog.count()).toBe(0)
})
