import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { drive, finish, taskOf } from '../apps/server/src/case-driver/drive-case.ts'
import { fileCase } from '../apps/server/src/case-driver/file-case.ts'
import { peopleOf } from '../apps/server/src/testing/case-fixtures.ts'
import { seriousFaults } from './support/axe.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'

const officer = 'province-sx'

let stage: Stage
let reviewed: string
beforeAll(async () => {
  stage = await startStage()
  await fileCase(stage.app, { title: '待受理的工程' })
  reviewed = (await fileCase(stage.app, { title: '待初审的工程' })).caseId
  await drive(stage.app, reviewed, 'provinceReview')
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const rows = (page: Page) => page.locator('tr[data-row]')

async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(name)
  await page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')
    .getByText(name, { exact: true })
    .click()
}

test('a keyword that finds nothing and is the name of a filter’s choice leads to that filter, if it has rows', async () => {
  const page = await stage.as('national-officer')
  // 山西省 and 江西省 have none
  await page.goto('/cases?keyword=西省')
  await page.getByRole('button', { name: '省份: 陕西省' }).waitFor()
  await eventually(() => page.getByRole('button', { name: /^省份: / }).count()).toBe(1)
  await page.goto('/cases?keyword=陕西')
  await page.getByText('没有查到含“陕西”的记录。它也是下列条件的名称，可改按条件查找。').waitFor()
  await shoot(page, 'desks-named-filter.zh')
  await page.getByRole('button', { name: '省份: 陕西省' }).click()
  await page.waitForURL('**/cases?province=61')
  await eventually(() => rows(page).count()).toBe(2)
})

test('an officer opens a figure of the home, which has its rows, and the lists of the menu with their tabs', async () => {
  const page = await stage.as(officer)
  await page.goto('/')
  const own = page.getByRole('region', { name: '我的工作' })
  const review = own.getByRole('link', { name: /待初审/ })
  await review.waitFor()
  await shoot(page, 'desks-home.zh')
  await eventually(() => seriousFaults(page)).toEqual([])
  await eventually(() => review.innerText()).toMatch(/待初审\s*1/)
  await review.click()
  await page.waitForURL('**/todo?stage=review')
  await page.getByRole('link', { name: '待初审的工程' }).waitFor()
  await eventually(() => rows(page).count()).toBe(1)

  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '业务办理' }).click()
  await page.getByRole('heading', { level: 1, name: '业务办理' }).waitFor()
  await page.getByRole('tab', { name: /待初审/ }).click()
  await page.getByRole('link', { name: '待初审的工程' }).waitFor()
  await shoot(page, 'desks-processing.zh')
  await page.getByRole('link', { name: '年度项目申报', exact: true }).click()
  await page.getByText('目前没有属于此列表的办件。').waitFor()
  await shoot(page, 'desks-empty.zh')
})

test('what a body has in hand is asked for by the body, also by the name of it', async () => {
  const page = await stage.as('national-officer')
  await page.goto('/desks/handling-inquiry?keyword=陕西省文物局')
  await page.getByRole('button', { name: '现办理人: 陕西省文物局' }).click()
  await page.waitForURL('**/desks/handling-inquiry?holder=body%3Aprovince%3A61')
  await eventually(() => rows(page).getByText('陕西省文物局', { exact: true }).count()).toBe(2)
  await shoot(page, 'desks-inquiry-body.zh')
  await choose(page, '现办理人', '山西省文物局')
  await page.getByText('没有符合条件的记录，可放宽条件后再查。').waitFor()
  // one's own body comes before its people
  const field = page.getByLabel('现办理人', { exact: true })
  await field.fill('国家文物局')
  await page.locator('.ant-select-item-option-active').getByText('国家文物局', { exact: true }).waitFor()
  await field.press('Enter')
  await page.waitForURL('**/desks/handling-inquiry?holder=body%3Anational')
})

test('a choice of people that is not whole says so', async () => {
  await stage.app.pool.query(
    `insert into users (id, username, username_key, kind, name, organization_id, password_hash)
     select gen_random_uuid(), 'reader' || n, 'reader' || n, kind, '阅文员' || n, organization_id, password_hash from users, generate_series(1, 50) n where username = 'province-sx'`,
  )
  const page = await stage.as('province-sx-lead')
  await page.goto('/desks/handling-inquiry')
  await page.getByLabel('办理人（含曾办）', { exact: true }).fill('阅文员')
  await page.getByText('只显示前 50 个，请补充关键字').waitFor()
  await shoot(page, 'desks-people.zh')
  await page.getByLabel('办理人（含曾办）', { exact: true }).fill('阅文员17')
  await eventually(() => page.getByText('只显示前 50 个，请补充关键字').count()).toBe(0)
})

test('who handles what is asked by account, and leads to what they have in hand', async () => {
  const page = await stage.as('province-sx-lead')
  const people = await peopleOf(stage.app)
  await page.goto('/desks/handling-inquiry')
  await eventually(() => rows(page).count()).toBe(2)
  await choose(page, '办理人（含曾办）', people.nameOf(officer))
  await page.getByRole('link', { name: '待初审的工程', exact: true }).waitFor()
  await eventually(() => rows(page).count()).toBe(1)
  await shoot(page, 'desks-inquiry.zh')
  // they have handled it, and it is not claimed yet
  await choose(page, '现办理人', people.nameOf(officer))
  await page.getByText('没有符合条件的记录，可放宽条件后再查。').waitFor()
  await page.goto('/desks/handling-inquiry')
  const body = stage.app.as(officer)
  await body.call(tasks.claim, { id: (await taskOf(stage.app, officer, reviewed, 'provinceReview')).id })
  await choose(page, '现办理人', people.nameOf(officer))
  await eventually(() => rows(page).count()).toBe(1)
  await page.getByRole('link', { name: '转交其在办' }).click()
  await page.waitForURL(`**/team/tasks?holder=${people.idOf(officer)}`)
})

test('on a phone figures and lists fit', async () => {
  const page = await stage.as(officer, { viewport: phone, language: 'en_US' })
  await page.goto('/')
  await page
    .getByRole('region', { name: 'My work' })
    .getByRole('link', { name: /To accept/ })
    .waitFor()
  await shoot(page, 'desks-home-phone.en')
  await page.goto('/desks/heritage-protection')
  await page.getByRole('heading', { level: 1, name: 'Heritage protection' }).waitFor()
  await shoot(page, 'desks-list-phone.en')
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
})

test('of the tab that is shown the count is that of its page, however old those of the others are', async () => {
  const { caseId } = await fileCase(stage.app, { title: '待国家局审核的工程' })
  await drive(stage.app, caseId, 'nationalReview')
  const page = await stage.as('national-officer')
  await page.goto('/desks/handling-inquiry?holder=body%3Anational')
  const tabs = () => page.getByRole('tab', { name: /全部|办理中/ }).allInnerTexts()
  await eventually(tabs).toEqual([expect.stringMatching(/全部\s*1/), expect.stringMatching(/办理中\s*1/)])
  await finish(stage.app, caseId)
  await page.getByRole('tab', { name: /办理中/ }).click()
  await eventually(tabs).toEqual([expect.stringMatching(/全部\s*1/), expect.stringMatching(/办理中\s*0/)])
})
