import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { fileCase } from '../apps/server/src/case-driver/file-case.ts'
import { demoPassword } from '../apps/server/src/db/seed/index.ts'
import { contract as auth } from '../packages/core/src/auth/contract.ts'
import { locales, localeTag, type Locale } from '../packages/core/src/i18n/text.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { signInByHand } from './support/sign-in.ts'
import { startStage, type Stage } from './support/stage.ts'

// the five languages of issue 4 §8: nothing of the interface stays Chinese in another language, and a choice is kept

let stage: Stage
let caseId = ''
beforeAll(async () => {
  stage = await startStage()
  caseId = (await fileCase(stage.app, { title: '北塬输水管线工程' })).caseId
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const signInTitles: Record<Locale, string> = {
  zh_CN: '审批监管登录',
  en_US: 'Supervision sign-in',
  ja_JP: '審査・監督ログイン',
  ko_KR: '심사·감독 로그인',
  tw_CN: '審批監管登錄',
}
const languageNames: Record<Locale, string> = {
  zh_CN: '简体中文',
  en_US: 'English',
  ja_JP: '日本語（未校閲）',
  ko_KR: '한국어(검수 전)',
  tw_CN: '繁體中文',
}
const todoTitles: Record<Locale, string> = { zh_CN: '待办', en_US: 'To do', ja_JP: '処理待ち', ko_KR: '처리 대기', tw_CN: '待辦' }

/** Data of the demo: names, titles, numbers of documents, notices and the settings of the operator are Chinese in every language. */
const data = [
  '北塬',
  '谢思齐',
  '晋阳',
  '渭北',
  '〔',
  '陕西省文物局',
  '关于',
  '培训安排',
  '国家文物局',
  '运行维护中心',
  '010-5555',
  '京ICP备',
]

/** Characters that only simplified Chinese writes: of a Japanese or Korean text none may have them. */
const simplified = /[办项录签发处审请单达测规设计时间级际报证关开闭门选择账码验图传导华备补编联络务业产]/

/** What somebody reads or hears on the page: texts, names and hints of controls; without the names of languages. */
async function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent !== null && parent.closest('script, style, noscript, select, .ant-dropdown') === null) words.push(node.textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) words.push(element.getAttribute(name) ?? '')
    return words.map((each) => each.trim()).filter((each) => each !== '')
  })
}

async function leftovers(page: Page, locale: Locale): Promise<string[]> {
  const foreign = locale === 'en_US' || locale === 'ko_KR' ? /\p{Script=Han}/u : simplified
  return (await wordsOf(page)).filter((each) => foreign.test(each) && !data.some((part) => each.includes(part)))
}

/** Languages that share no character, or few, with simplified Chinese. */
const others: readonly Locale[] = ['en_US', 'ja_JP', 'ko_KR']

async function expectWhole(page: Page, locale: Locale): Promise<void> {
  await eventually(() => page.evaluate(() => document.documentElement.lang)).toBe(localeTag[locale])
  // the words of antd's own parts come a moment later
  if (others.includes(locale)) await eventually(() => leftovers(page, locale)).toEqual([])
}

test('the sign-in page is in each of the five languages, whole, and stays so after a reload', async () => {
  const page = await stage.visit()
  await page.goto('/crblogin?type=3')
  for (const locale of locales) {
    await page.locator('.entrance-header select').selectOption(locale)
    await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(signInTitles[locale])
    await expectWhole(page, locale)
  }
  await page.locator('.entrance-header select').selectOption('ja_JP')
  await page.reload()
  await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(signInTitles.ja_JP)
})

test('shell, home and a list are in each of the five languages; the choice opens wherever they sign in next', async () => {
  const page = await stage.as('province-sx')
  await page.goto('/todo')
  await page.locator('.list-table[aria-busy=false]').waitFor()
  for (const locale of [...locales].reverse()) {
    await page.locator('.header-tools .header-button').nth(2).click()
    await page.locator('.ant-dropdown-menu-item').getByText(languageNames[locale], { exact: true }).click()
    await page.getByRole('heading', { name: todoTitles[locale], level: 1 }).waitFor()
    await eventually(() => page.locator('.ant-dropdown:visible').count()).toBe(0)
    await expectWhole(page, locale)
    await page.locator('.shell-brand').click()
    await page.locator('.home-row').first().waitFor()
    await expectWhole(page, locale)
    if (locale === 'ko_KR') {
      // another browser, with no language of its own
      const elsewhere = await stage.as('province-sx')
      await elsewhere.goto('/todo')
      await elsewhere.getByRole('heading', { name: todoTitles.ko_KR, level: 1 }).waitFor()
      await elsewhere.close()
    }
    await page.goBack()
    await page.getByRole('heading', { name: todoTitles[locale], level: 1 }).waitFor()
  }
})

test('what core says by itself is in the language, too: the period of a form', async () => {
  const page = await stage.as('company', { language: 'ja_JP' })
  await page.goto(`/cases/${caseId}`)
  await eventually(() => page.getByText(/^2027\/06\/01～2029\/05\/31 計24か月$/).count()).toBeGreaterThan(0)
})

test('a language chosen before signing in becomes the account’s', async () => {
  const page = await stage.visit({ language: 'zh_CN' })
  await page.goto('/crblogin?type=3')
  await page.locator('.entrance-header select').selectOption('en_US')
  await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(signInTitles.en_US)
  const { authorization } = await stage.app.signIn('expert3').then(async (caller) => ({ authorization: await caller.authorization() }))
  await page.evaluate((token) => localStorage.setItem('token', token ?? ''), authorization)
  await page.goto('/home')
  await page.getByRole('link', { name: 'Home' }).first().waitFor()
  await eventually(async () => (await stage.app.as('expert3').call(auth.currentUser, {})).locale).toBe('en_US')
})

test('who signs in on a Chinese page is greeted in the language of their account, as the home is', async () => {
  const visitor = await stage.visit({ ownSession: true })
  await stage.app.pool.query("update users set locale = 'en_US' where username = 'museum'")
  await visitor.goto('/crblogin?type=1')
  await signInByHand(visitor, 'museum', demoPassword)
  await visitor.locator('.toast', { hasText: 'Signed in.' }).waitFor()
  await eventually(() => visitor.locator('html').getAttribute('lang')).toBe('en-US')
})
