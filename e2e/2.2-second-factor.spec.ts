import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { demoPassword } from '../apps/server/src/db/seed/index.ts'
import { Authenticator } from '../apps/server/src/testing/authenticator.ts'
import { enrol } from './support/authenticator.ts'
import { seriousFaults } from './support/axe.ts'
import { codeFor, mobileOf } from './support/codes.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { signInByHand, signOutByHand } from './support/sign-in.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'
import { toast } from './support/toast.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const message = (page: Page) => page.locator('.login-error')
const codeField = (page: Page) => page.locator('input[name=totp]')

/** Goes through the pictures and codes of setting up; gives the app. */
async function setUp(page: Page, done: string): Promise<Authenticator> {
  const secret = page.locator('.authenticator-key code')
  await secret.waitFor()
  const app = new Authenticator(stage.app, await secret.innerText())
  await page.locator('input[name=code]').fill('000000')
  await page.getByRole('button', { name: '启用动态口令' }).click()
  await eventually(() => page.locator('.authenticator-error').innerText()).toBe('动态口令不正确，请核对手机时间后重新输入。')
  await page.locator('input[name=code]').fill(app.code())
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '恢复码' }).waitFor()
  await eventually(() => page.locator('.authenticator-codes li').count()).toBe(10)
  await eventually(() => page.getByRole('button', { name: done }).isDisabled()).toBe(true)
  await page.getByLabel('我已保存好恢复码').check()
  return app
}

/** Begins to set it up, with the password that proves the person. */
async function begin(page: Page): Promise<void> {
  await page.locator('.second-factor-form input[type=password]').fill(demoPassword)
  await page.getByRole('button', { name: '开始设置' }).click()
}

/** From home to the password and the question that follows it. */
async function signInAgain(page: Page, username: string): Promise<void> {
  await signOutByHand(page)
  await page.getByRole('slider').waitFor()
  await signInByHand(page, username, demoPassword)
}

/** Answers it by a recovery code. */
async function typeRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: '手机不在身边？使用恢复码' }).click()
  await codeField(page).fill(code)
}

test('is set up from the user centre, asked for at sign-in, and switched off against a code', async () => {
  const page = await stage.as('national-lead', { ownSession: true })
  await page.goto('/home')
  await page.getByRole('button', { name: /用户中心/ }).click()
  await page.getByRole('menuitem', { name: '用户中心' }).click()
  await page.getByRole('dialog').getByRole('link', { name: '动态口令' }).click()
  await page.waitForURL('**/second-factor')
  await page.getByText('未启用').waitFor()
  await shoot(page, '2.2-second-factor-off')
  await begin(page)
  await page.locator('.authenticator-key code').waitFor()
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, '2.2-second-factor-scan')
  const app = await setUp(page, '完成')
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, '2.2-second-factor-recovery')
  await page.getByRole('button', { name: '完成' }).click()
  await toast(page, '动态口令已启用。').waitFor()
  await page.getByText('已启用').first().waitFor()
  await page.getByText('10 个').waitFor()
  await shoot(page, '2.2-second-factor-on')

  await signInAgain(page, 'national-lead')
  await page.getByRole('heading', { name: '输入动态口令' }).waitFor()
  await shoot(page, '2.2-second-factor-code')
  await eventually(() => seriousFaults(page)).toEqual([])
  // keyboard alone: the field has the focus, Enter verifies
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('totp')
  await page.keyboard.press('Enter')
  await eventually(() => message(page).innerText()).toBe('请输入动态口令。')
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await eventually(() => message(page).innerText()).toBe('动态口令错误，您还有 4 次尝试机会！')
  await eventually(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.keyboard.type(app.next())
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')
  await toast(page, '登录成功！').waitFor()

  await follow(page, '/second-factor')
  await page.locator('#content').getByRole('button', { name: '关闭动态口令' }).click()
  await page.getByLabel('动态口令', { exact: true }).fill('000000')
  await page.keyboard.press('Enter')
  await page.getByText('动态口令错误，您还有 4 次尝试机会！').waitFor()
  await shoot(page, '2.2-second-factor-disable')
  await page.getByLabel('动态口令', { exact: true }).fill(app.next())
  await page.keyboard.press('Enter')
  await toast(page, '动态口令已关闭。').waitFor()
  await signInAgain(page, 'national-lead')
  await page.waitForURL('**/home')
  await eventually(() => codeField(page).count()).toBe(0)
})

test('after five minutes the way leads back to the password; a recovery code takes the place of a code, once', async () => {
  const { app, recoveryCodes } = await enrol(stage, 'national-officer')
  const page = await stage.visit()
  await page.goto('/crblogin?type=3')
  await signInByHand(page, 'national-officer', demoPassword)
  await codeField(page).waitFor()
  stage.app.clock.advance({ minutes: 6 })
  await codeField(page).fill(app.code())
  await page.keyboard.press('Enter')
  await eventually(() => message(page).innerText()).toBe('登录凭证已失效，请重新登录。')
  await eventually(() => codeField(page).isDisabled()).toBe(true)
  await page.getByRole('button', { name: '返回重新登录' }).click()
  await signInByHand(page, 'national-officer', demoPassword)

  // a recovery code takes its place, once
  await typeRecoveryCode(page, recoveryCodes[0]!)
  await shoot(page, '2.2-second-factor-recovery-phone', phone)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')
  await signInAgain(page, 'national-officer')
  await typeRecoveryCode(page, recoveryCodes[0]!)
  await page.keyboard.press('Enter')
  await eventually(() => message(page).innerText()).toBe('动态口令错误，您还有 4 次尝试机会！')
  await page.getByRole('button', { name: '返回重新登录' }).click()
  await signInByHand(page, 'national-officer', demoPassword)
  await codeField(page).fill(app.next())
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')
})

test('a session left open is not enough: the password, or a code to the phone', async () => {
  const page = await stage.as('expert1', { ownSession: true })
  await page.goto('/second-factor')
  await page.getByText('设置前请确认是您本人：输入登录密码，或使用发送到绑定手机的验证码。').waitFor()
  await page.getByRole('button', { name: '开始设置' }).click()
  await page.getByText('请输入登录密码。').waitFor()
  await page.locator('.second-factor-form input[type=password]').fill('Another@2026#')
  await page.getByRole('button', { name: '开始设置' }).click()
  await page.getByText('当前密码错误，您还有 4 次尝试机会！').waitFor()
  await eventually(() => page.locator('.authenticator-key code').count()).toBe(0)

  await page.getByText(/^手机验证码（199\*\*\*\*/).click()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByText(/^验证码已发送至 199\*\*\*\*/).waitFor()
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, '2.2-second-factor-prove')
  await page.locator('.second-factor-code input').fill('12345')
  await page.getByRole('button', { name: '开始设置' }).click()
  await page.getByText('验证码错误').waitFor()
  const code = await codeFor(stage, await mobileOf(stage, 'expert1'))
  await page.locator('.second-factor-code input').fill(code)
  await page.getByRole('button', { name: '开始设置' }).click()
  await eventually(() => page.locator('.authenticator-key code').count()).toBe(1)
})

test('a person who signed in without a password signs in again that way, and begins', async () => {
  const page = await stage.as('expert2', { ownSession: true })
  await stage.app.pool.query("update sessions set method = 'oidc' where user_id = (select id from users where username = 'expert2')")
  stage.app.clock.advance({ minutes: 16 })
  await page.goto('/second-factor')
  await page.getByText('不使用密码登录的，也可以用原来的方式重新登录后再设置。').waitFor()
  await page.getByRole('button', { name: '重新登录' }).click()
  await page.waitForURL('**/crblogin?type=3')
  await signInByHand(page, 'expert2', demoPassword)
  await page.waitForURL('**/second-factor')
  await stage.app.pool.query("update sessions set method = 'oidc' where user_id = (select id from users where username = 'expert2')")
  await page.reload()
  await page.getByText('您刚以其他方式登录，可直接开始设置。').waitFor()
  await page.getByRole('button', { name: '开始设置' }).click()
  await eventually(() => page.locator('.authenticator-key code').count()).toBe(1)
})

test('where officials must have it the first sign-in sets it up and goes on; the next one asks for the code', async () => {
  const { config } = stage.app.services
  config.secondFactor = 'officials'
  try {
    const page = await stage.visit()
    await page.goto('/crblogin?type=3')
    await signInByHand(page, 'national-office', demoPassword)
    await page.getByRole('heading', { name: '设置动态口令' }).waitFor()
    await page.locator('.authenticator-key code').waitFor()
    await shoot(page, '2.2-second-factor-forced')
    const app = await setUp(page, '继续登录')
    await eventually(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await page.getByRole('button', { name: '继续登录' }).click()
    await page.waitForURL('**/home')
    await signOutByHand(page)
    await page.getByRole('slider').waitFor()
    await page.getByLabel('语言').selectOption('en_US')
    await follow(page, '/cases?keyword=隧道')
    await page.getByRole('slider').waitFor()
    await signInByHand(page, 'national-office', demoPassword)
    await page.getByRole('heading', { name: 'Enter the code' }).waitFor()
    await shoot(page, '2.2-second-factor-code-en')
    await codeField(page).fill(app.next())
    await page.keyboard.press('Enter')
    await page.waitForURL('**/cases?keyword=*')
  } finally {
    config.secondFactor = 'off'
  }
})
