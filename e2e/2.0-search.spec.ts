import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { fileCase } from '../apps/server/src/case-driver/file-case.ts'
import { qualificationGrades } from '../packages/core/src/codes/qualification-grades.ts'
import { demoPassword } from '../apps/server/src/db/seed/index.ts'
import { putQualifiedUnit } from '../apps/server/src/modules/public-texts/qualified-units/unit-repository.ts'
import { putSearchDocument } from '../apps/server/src/modules/public-texts/search/index.ts'
import { ownCorpus } from '../apps/server/src/modules/public-texts/search/testing/own-corpus.ts'
import { inTransaction } from '../apps/server/src/platform/database/request-database.ts'
import { seriousFaults } from './support/axe.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { signInByHand } from './support/sign-in.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'

let stage: Stage
let caseId: string

beforeAll(async () => {
  stage = await startStage()
  await inTransaction(stage.app.pool, async (db) => {
    for (const document of ownCorpus) await putSearchDocument(db, document)
  })
  caseId = (await fileCase(stage.app, { title: '古塔路地下管线改造工程' })).caseId
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const box = (page: Page) => page.getByRole('combobox', { name: '检索法律法规、标准、指南、公告' })
const results = (page: Page) => page.locator('[data-result]')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
const queryOf = (page: Page) => new URL(page.url()).searchParams

test('the public finds an article, by box, keys and suggestions, and is told how when there is nothing', async () => {
  const page = await stage.visit()
  await page.goto('/work-guide')
  await page.getByRole('searchbox', { name: '检索法规、标准、指南' }).fill('古塔 罚款')
  await page.keyboard.press('Enter')
  const first = page.locator('.found').first()
  await first.getByRole('link', { name: '古塔保养示范规程', exact: true }).waitFor()
  await eventually(() => first.locator('mark').allTextContents()).toContain('罚款')
  await eventually(() => first.getByRole('link', { name: '第三条' }).getAttribute('href')).toMatch(
    /^\/reguldetail\?id=own-law-2&keyword=.*#art-3$/,
  )
  await eventually(() => page.getByText('古塔路地下管线改造工程').count()).toBe(0)
  await shoot(page, '2.0-search')
  await eventually(() => seriousFaults(page)).toEqual([])

  // suggestions by initials; arrows and Enter, Esc closes
  await box(page).fill('gtby')
  await page
    .getByRole('option', { name: /古塔保养示范规程/ })
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => page.getByRole('listbox').count()).toBe(0)
  await box(page).fill('古塔')
  await page.getByRole('option', { name: /古塔倾斜观测技术要求/ }).waitFor()
  // of two texts of one law each says whether it is in force
  for (const option of [/^古塔保养示范规程\s*现行有效/, /^古塔保养示范规程（试行）\s*已修改/])
    await page.getByRole('option', { name: option }).waitFor()
  await eventually(() => seriousFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await eventually(() => queryOf(page).get('q')).toBe('古塔')
  await page.getByText('找到 3 项').waitFor()
  await page.locator('.found').getByText('已修改', { exact: true }).waitFor()
  await page.locator('.found').getByText('现行有效', { exact: true }).waitFor()

  // down into the results, up and out again
  await box(page).focus()
  await page.keyboard.press('ArrowDown')
  await eventually(() => focused(page)).toBe('古塔保养示范规程')
  await page.keyboard.press('ArrowDown')
  await eventually(async () => (await focused(page)) === (await results(page).nth(1).textContent())).toBe(true)
  await page.keyboard.press('Escape')
  await eventually(() => box(page).evaluate((input) => input === document.activeElement)).toBe(true)

  // a kind is an address
  await page.getByRole('navigation', { name: '结果类型' }).getByRole('link', { name: '标准规范1' }).click()
  await eventually(() => results(page).allTextContents()).toEqual(['古塔倾斜观测技术要求'])
  await eventually(() => queryOf(page).get('kind')).toBe('standard')

  await page.goto('/search?q=龘龘龘')
  await page.getByText('没有找到“龘龘龘”').waitFor()
  await page.getByText('标准号的各种写法都可以：GB/T 30687—2014、gbt30687').waitFor()
  await page.setViewportSize(phone)
  await page.goto('/search?q=塔身裂缝倾斜应当怎么报告')
  await page.getByText('没有与所输词语完全一致的内容，以下内容含有其中的词。').waitFor()
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await shoot(page, '2.0-search-phone')
})

test('all that is listed is counted, and each kind of hit has its tab', async () => {
  const page = await stage.visit()
  const tabs = page.getByRole('navigation', { name: '结果类型' })
  await page.goto('/search?q=岱宗古建')
  await page.getByText('找到 1 项').waitFor()
  await tabs.getByRole('link', { name: '资质单位1' }).click()
  await eventually(() => queryOf(page).get('kind')).toBe('unit')
  await eventually(() => results(page).allTextContents()).toEqual(['岱宗古建设计有限公司'])
  await page.getByText('找到 1 项').waitFor()

  // more than stand above the texts: the others are under the tab, whose count they are
  await inTransaction(stage.app.pool, async (db) => {
    for (let n = 1; n <= 12; n++)
      await putQualifiedUnit(
        db,
        {
          name: `铁旗杆维护第${n}公司`,
          provinceCode: '14',
          kind: 'works',
          grade: qualificationGrades.entries[0]!.code,
          certificateNumber: `示塔${n}`,
          businessScope: '',
          issuer: '',
          issuedOn: null,
          validUntil: '2030-12-31',
        },
        new Date(),
      )
  })
  await page.goto('/search?q=铁旗杆')
  await page.getByText('找到 12 项').waitFor()
  await eventually(() => results(page).count()).toBe(3)
  await page.getByRole('link', { name: '查看全部相关资质单位' }).click()
  await eventually(() => results(page).count()).toBe(10)
  await page.getByText('找到 12 项').waitFor()
  await page.getByRole('listitem', { name: '2', exact: true }).click()
  await eventually(() => results(page).count()).toBe(2)
})

test('a title with the word comes before what another field has it in, which is shown; a kind without hits leads to all of them', async () => {
  const page = await stage.visit()
  await inTransaction(stage.app.pool, (db) =>
    putQualifiedUnit(
      db,
      {
        name: '岳麓营缮公司',
        provinceCode: '62',
        kind: 'works',
        grade: qualificationGrades.entries[0]!.code,
        certificateNumber: '示营1',
        businessScope: '古建筑维修、倾斜观测',
        issuer: '',
        issuedOn: null,
        validUntil: '2030-12-31',
      },
      new Date(),
    ),
  )
  await page.goto('/search?q=倾斜观测')
  await eventually(() => results(page).allTextContents()).toEqual(['古塔倾斜观测技术要求', '岳麓营缮公司'])
  await eventually(() => page.locator('.found', { hasText: '岳麓营缮公司' }).locator('mark').allTextContents()).toEqual(['倾斜观测'])
  await shoot(page, '2.0-search-field')
  await page.goto('/search?q=倾斜观测&kind=decision')
  await page.getByText('许可决定中没有“倾斜观测”').waitFor()
  await shoot(page, '2.0-search-no-decision')
  await page.getByRole('link', { name: '查看全部 2 项结果' }).click()
  await eventually(() => results(page).count()).toBe(2)

  // what stands in the line of a unit finds it
  await page.goto('/search?q=甘肃省 岳麓')
  await eventually(() => page.locator('.found', { hasText: '岳麓营缮公司' }).locator('mark').allTextContents()).toEqual(['岳麓', '甘肃省'])
})

test('on a phone all kinds of results are in sight, and none without hits', async () => {
  const page = await stage.as('province-sx', { viewport: phone, language: 'en_US' })
  await page.goto('/search?q=古')
  await page.getByText(/^\d+ found$/).waitFor()
  const tabs = page.locator('.search-tabs')
  await eventually(() => tabs.evaluate((line) => [...line.children].length > 3 && line.scrollWidth <= line.clientWidth)).toBe(true)
  await shoot(page, '2.0-search-tabs-phone.en')
  await page.goto('/search?q=倾斜观测')
  await tabs.getByRole('link', { name: /^Standards/ }).waitFor()
  await page.locator('[aria-busy=false] .found').first().waitFor()
  await eventually(() => tabs.getByRole('link', { name: /^Applications/ }).count()).toBe(0)
})

test('a visitor who looks for the state of an application is led through the sign-in to their applications', async () => {
  const page = await stage.visit({ ownSession: true })
  for (const q of ['申请进度', '办理进度', '查询进度']) {
    await page.goto(`/search?q=${q}`)
    await page.getByRole('main').getByRole('link', { name: '办理进度' }).waitFor()
    await page.getByText('申请人登录后，在“我的申请”中查看').waitFor()
  }
  for (const path of ['/online_info', '/verify']) {
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name: '办理进度' }).waitFor()
  }
  await eventually(() => page.title()).toMatch(/^文书核验 · /)
  await page.getByRole('navigation', { name: '公众服务' }).getByRole('link', { name: '办理进度' }).click()
  await page.waitForURL(/\/crblogin/)
  await page.getByText('登录后查看办理进度。').waitFor()
  await shoot(page, '2.0-progress-sign-in')
  await signInByHand(page, 'company', demoPassword)
  await page.getByRole('heading', { name: '我的申请' }).waitFor()
  await eventually(() => new URL(page.url()).pathname).toBe('/cases')
})

test('an official finds cases beside texts, another province’s does not; Ctrl+K leads to both', async () => {
  const page = await stage.as('province-sx')
  await page.goto('/search?q=古塔')
  await page.getByRole('link', { name: '古塔路地下管线改造工程' }).waitFor()
  await page.getByRole('navigation', { name: '结果类型' }).getByRole('link', { name: '办件1' }).click()
  await eventually(() => results(page).allTextContents()).toEqual(['古塔路地下管线改造工程'])
  await shoot(page, '2.0-search-cases')
  await eventually(() => seriousFaults(page)).toEqual([])
  await results(page).click()
  await eventually(() => new URL(page.url()).pathname).toBe(`/cases/${caseId}`)

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await palette.getByRole('combobox').fill('古塔')
  await palette.getByRole('option', { name: /古塔路地下管线改造工程/ }).waitFor()
  await palette.getByRole('option', { name: /古塔倾斜观测技术要求/ }).waitFor()
  await palette.getByRole('option', { name: /^古塔保养示范规程\s*示范令第18号 · 2025 · 法律法规\s*现行有效$/ }).waitFor()
  await palette.getByRole('option', { name: /^古塔保养示范规程（试行）\s*示范令第6号 · 2019 · 法律法规\s*已修改$/ }).waitFor()
  await eventually(() => seriousFaults(page)).toEqual([])
  await palette.getByRole('option', { name: '在全文中检索“古塔”' }).click()
  await eventually(() => new URL(page.url()).pathname).toBe('/search')

  const other = await stage.as('province-sxi')
  await other.goto('/search?q=古塔')
  await other.getByText('找到 3 项').waitFor()
  await eventually(() => other.getByText('古塔路地下管线改造工程').count()).toBe(0)
})

test('an editor keeps synonyms, which are in force at once', async () => {
  const page = await stage.as('editor')
  await page.goto('/search-synonyms')
  await page.getByRole('button', { name: '新增一组' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '词语' }).fill('浮图')
  await dialog.getByRole('button', { name: /保\s*存/ }).click()
  await dialog.getByText('请至少填写两个词语').waitFor()
  await dialog.getByRole('textbox', { name: '词语' }).fill('浮图、古塔')
  await dialog.getByRole('button', { name: /保\s*存/ }).click()
  await page.getByRole('listitem').filter({ hasText: '浮图、古塔' }).waitFor()
  await shoot(page, '2.0-synonyms')
  await page.goto('/search?q=浮图')
  await page.getByText('同时检索了：古塔').waitFor()
  await page.getByRole('link', { name: '古塔保养示范规程', exact: true }).waitFor()
  await page.goto('/search-synonyms')
  await page.getByRole('button', { name: '删除 浮图、古塔' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /删\s*除/ })
    .click()
  await eventually(() => page.getByRole('listitem').filter({ hasText: '浮图、古塔' }).count()).toBe(0)
})
