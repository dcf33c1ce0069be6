import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../apps/server/src/db/seed/index.ts'
import { errorOf, TestDevice } from '../apps/server/src/testing/test-device.ts'
import { seriousFaults } from './support/axe.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { passSlider, signInByHand, signOutByHand } from './support/sign-in.ts'
import { desktop, phone, shoot, startStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const dots = '●●●●●●●●●●'
const message = (page: Page) => page.locator('.login-error')
const password = (page: Page) => page.locator('input[name=password]')
const submit = (page: Page) => page.locator('.login-form button[type=submit]')
const rememberCookie = async (page: Page) => (await page.context().cookies()).find((cookie) => cookie.name === 'rm')

async function open(page: Page, type = '1'): Promise<void> {
  await page.goto(`/crblogin?type=${type}`)
  await page.getByRole('slider').waitFor()
}

/** From home back to the sign-in page. */
async function leave(page: Page): Promise<void> {
  await page.waitForURL('**/home')
  await signOutByHand(page)
  await page.getByRole('slider').waitFor()
}

/** A browser that has signed in with «remember me» and is at the sign-in page again. */
async function remembered(username = 'company', type = '1'): Promise<Page> {
  const page = await stage.visit()
  await open(page, type)
  await page.getByLabel('记住账号').check()
  await signInByHand(page, username, demoPassword)
  await leave(page)
  return page
}

/** Slider, then one click: nothing is typed. */
async function enterSaved(page: Page): Promise<void> {
  await passSlider(page)
  await submit(page).click()
}

test('a remembered sign-in shows the name and a saved password, enters with the slider and one click, and goes with the tick', async () => {
  const page = await remembered()
  await eventually(() => page.locator('input[name=username]').inputValue()).toBe('company')
  await eventually(() => password(page).inputValue()).toBe('')
  await eventually(() => password(page).getAttribute('placeholder')).toBe(dots)
  await page.getByText('已保存本机登录，完成验证后可直接登录。').waitFor()
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, '2.2-remember-saved')

  // no password is kept anywhere, and a cookie that scripts cannot read
  const cookie = await rememberCookie(page)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/sso' })
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  for (const kept of ['"LOGIN_USER_NAME":"company"', '"rememberme":"true"', '"CHECKED":"true"']) await eventually(stored).toContain(kept)
  for (const secret of [demoPassword, cookie?.value ?? 'no cookie']) await eventually(stored).not.toContain(secret)
  // the browser's key cannot be exported
  const isExtractable = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve, reject) => {
          const request = indexedDB.open('wenwu-device')
          request.onerror = () => reject(new Error('no database'))
          request.onsuccess = () => {
            const read = request.result.transaction('keys').objectStore('keys').get('sign-in') as IDBRequest<CryptoKeyPair>
            read.onsuccess = () => {
              request.result.close()
              resolve(read.result.privateKey.extractable)
            }
          }
        }),
    )
  await eventually(isExtractable).toBe(false)

  // by keyboard alone
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')
  for (let i = 0; i < 8; i++) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute('role'))) === 'slider') break
    await page.keyboard.press('Tab')
  }
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/sso/') && sent.push(new URL(request.url()).pathname))
  await page.keyboard.press('End')
  await submit(page).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')
  expect(sent).toEqual(['/sso/remembered', '/sso/createTokenByUserId'])
  // and again, by mouse: the cookie was renewed
  await leave(page)
  await enterSaved(page)
  await leave(page)

  // it fits a phone, and is not offered at the other entrance
  await page.setViewportSize(phone)
  await shoot(page, '2.2-remember-phone')
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  await page.setViewportSize(desktop)
  await page.locator('.entrance-header').getByRole('link', { name: '个人登录' }).click()
  await eventually(() => password(page).getAttribute('placeholder')).toBe('请输入密码')
  await page.locator('.entrance-header').getByRole('link', { name: '法人登录' }).click()
  await eventually(() => password(page).getAttribute('placeholder')).toBe(dots)

  // another name, or a typed password, is used instead
  await page.locator('input[name=username]').fill('museum')
  await eventually(() => password(page).getAttribute('placeholder')).toBe('请输入密码')
  await enterSaved(page)
  await eventually(() => message(page).innerText()).toBe('账号或密码不能为空！')
  await page.locator('input[name=username]').fill('company')
  await eventually(() => password(page).getAttribute('placeholder')).toBe(dots)
  await password(page).fill('wrong password')
  await submit(page).click()
  await eventually(() => message(page).innerText()).toBe('密码错误，您还有 4 次尝试机会！')

  // unticking removes cookie, name and dots
  await eventually(() => password(page).getAttribute('placeholder')).toBe(dots)
  await eventually(() => rememberCookie(page)).toBeDefined()
  await page.getByLabel('记住账号').uncheck()
  await eventually(() => password(page).getAttribute('placeholder')).toBe('请输入密码')
  await eventually(() => rememberCookie(page)).toBeUndefined()
  await eventually(() =>
    page.evaluate(() => ['LOGIN_USER_NAME', 'rememberme', 'CHECKED', 'REMEMBERED_UNTIL'].map((key) => localStorage.getItem(key))),
  ).toEqual([null, null, null, null])
  const { rows } = await stage.app.pool.query<{ n: number }>(
    "select count(*)::int as n from remembered_sign_ins r join users u on u.id = r.user_id where u.username = 'company' and r.revoked_at is null",
  )
  expect(rows).toEqual([{ n: 0 }])
})

test('copied to another browser it opens nothing there, and nothing here any more', async () => {
  const page = await remembered('museum')
  const thief = await stage.visit()
  await thief.context().addCookies(await page.context().cookies())
  await thief.addInitScript(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
    await page.evaluate(() => Object.entries(localStorage)),
  )
  await open(thief)
  for (const victim of [thief, page]) {
    await eventually(() => password(victim).getAttribute('placeholder')).toBe(dots)
    await enterSaved(victim)
    await eventually(() => message(victim).innerText()).toBe('本机记住的登录已失效，请输入密码登录。')
    await eventually(() => password(victim).getAttribute('placeholder')).toBe('请输入密码')
  }
  await shoot(page, '2.2-remember-refused')
  // the password still opens, from here
  await signInByHand(page, 'museum', demoPassword)
  await page.waitForURL('**/home')
})

test('of an official only the name is kept; the browser still enters while strangers keep the name locked', async () => {
  const page = await remembered('expert3', '3')
  await eventually(() => page.locator('input[name=username]').inputValue()).toBe('expert3')
  await eventually(() => password(page).getAttribute('placeholder')).toBe('请输入密码')
  await eventually(() => rememberCookie(page)).toBeUndefined()
  const stranger = new TestDevice(stage.app)
  for (let i = 0; i < 5; i++) await stranger.login('expert3', { password: 'wrong password' })
  const refusal = await stranger.login('expert3')
  expect(errorOf(refusal)).toBe('account-locked-out')
  await signInByHand(page, 'expert3', demoPassword)
  await page.waitForURL('**/home')
})
