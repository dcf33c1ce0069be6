import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoPassword } from '../apps/server/src/db/seed/index.ts'
import { seriousFaults } from './support/axe.ts'
import { codeFor, forgetCaps, mobileOf } from './support/codes.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { signInByHand } from './support/sign-in.ts'
import { shoot, startStage, type Stage } from './support/stage.ts'
import { toast } from './support/toast.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
beforeEach(() => forgetCaps(stage))
afterEach((context) => endTest(stage, context))

const newPassword = 'Huabiao#2027'
const field = (page: Page, name: string) => page.locator(`input[name=${name}]`)
const next = (page: Page) => page.getByRole('button', { name: '下一步' })
const codeButton = (page: Page) => page.locator('.recovery-code button')
const currentStep = (page: Page) => page.locator('.recovery-steps .ant-steps-item-active').innerText()
const errors = (page: Page) => page.locator('.form-field-error').allInnerTexts()

async function wizard(): Promise<Page> {
  const page = await stage.visit()
  await page.goto('/ForgetPwd')
  await field(page, 'username').waitFor()
  return page
}

async function fillAccount(page: Page, type: string, username: string, mobile: string): Promise<void> {
  await page.getByRole('radio', { name: type }).check()
  await field(page, 'username').fill(username)
  await field(page, 'phone').fill(mobile)
}

/** The code, once the page knows that it was sent: it may be there before. */
async function askForCode(page: Page, mobile: string): Promise<string> {
  await codeButton(page).click()
  const code = await codeFor(stage, mobile)
  await eventually(() => codeButton(page).innerText()).toMatch(/秒后重新获取$/)
  return code
}

/** The page does not leave by itself: how long it stays is no part of the test. */
async function stay(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { setInterval: () => 0 }))
}

test('from the applicants’ card, by keyboard alone: 确认账号 → 重置密码 → 完成, then /login and in with the new password; the QR view is that of their entrance', async () => {
  const page = await stage.visit()
  await page.goto('/crblogin?type=1')
  await page.getByRole('link', { name: '忘记密码？' }).press('Enter')
  await page.waitForURL('**/ForgetPwd?type=1')
  await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('忘记密码')
  await eventually(() => page.locator('.recovery-steps .ant-steps-item-title').allInnerTexts()).toEqual(['确认账号', '重置密码', '完成'])
  await eventually(() => currentStep(page)).toContain('确认账号')
  // their kind is chosen (§4.2)
  await eventually(() => page.getByRole('radio', { name: '法人用户' }).isChecked()).toBe(true)
  await shoot(page, '2.3-forgot-1')

  // its own three seconds are never over: what was said of the form does not follow to the card
  await page.evaluate(() => {
    const wait = window.setTimeout
    Object.assign(window, { setTimeout: (run: () => void, ms?: number) => (ms === 3000 ? 0 : wait(run, ms)) })
  })
  await next(page).click()
  await toast(page, '有信息未填写！').waitFor()
  await page.locator('.recovery-qr a').click()
  await page.waitForURL('**/crblogin?type=1&way=qr')
  await eventually(() => page.locator('.login-tabs [aria-current=page]').innerText()).toContain('法人')
  await toast(page, '有信息未填写！').waitFor({ state: 'detached' })
  await follow(page, '/ForgetPwd?type=1')
  await field(page, 'username').waitFor()

  const mobile = await mobileOf(stage, 'person')
  const isAt = (selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
  const tabTo = async (selector: string) => {
    for (let i = 0; i < 20 && !(await isAt(selector)); i++) await page.keyboard.press('Tab')
    await eventually(() => isAt(selector), selector).toBe(true)
  }
  await tabTo('input[name=userType]')
  await page.keyboard.press('ArrowRight')
  await eventually(() => page.getByRole('radio', { name: '个人用户' }).isChecked()).toBe(true)
  await tabTo('input[name=username]')
  await page.keyboard.type('person')
  await tabTo('input[name=phone]')
  await page.keyboard.type(mobile)
  await tabTo('.recovery-code button')
  await page.keyboard.press('Enter')
  await eventually(() => isAt('input[name=code]')).toBe(true)
  await page.keyboard.type(await codeFor(stage, mobile))
  await page.keyboard.press('Enter')
  await eventually(() => isAt('input[name=password]')).toBe(true)
  await eventually(() => currentStep(page)).toContain('重置密码')
  await eventually(() => page.url()).not.toContain('id=')
  await stay(page)
  await page.keyboard.type(newPassword)
  const sent = page.waitForRequest('**/framework/updatePassword')
  await page.keyboard.press('Enter')
  const { password } = (await sent).postDataJSON() as { password: string }
  expect(password).toMatch(/^enc:v1:/)
  await page.getByText('密码已重置').waitFor()
  await eventually(() => currentStep(page)).toContain('完成')
  await eventually(() => page.getByRole('button', { name: '上一步' }).count()).toBe(0)
  await eventually(() => page.evaluate(() => sessionStorage.getItem('FORGOT_FORM'))).toBeNull()
  await shoot(page, '2.3-forgot-3')
  await eventually(() => isAt('.recovery-leave button')).toBe(true)
  await page.getByRole('button', { name: '前往登录' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/crblogin?type=2')
  await signInByHand(page, 'person', demoPassword)
  await eventually(() => page.locator('.login-error').innerText()).toBe('密码错误，您还有 4 次尝试机会！')
  await signInByHand(page, 'person', newPassword)
  await page.waitForURL('**/home')
})

test('the words of the specification at each field, and in by itself at the sign-in page of this kind of user', async () => {
  const page = await wizard()
  // what is missing is said at its field
  await next(page).click()
  await toast(page, '有信息未填写！').waitFor()
  await eventually(() => errors(page)).toEqual(['用户类型必填！', '用户名必填！', '手机号码必填！', '验证码必填！'])
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('userType')
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, '2.3-forgot-errors')

  // a code needs user name and phone
  await page.getByRole('radio', { name: '审批、审核用户' }).check()
  await codeButton(page).click()
  await eventually(() => errors(page)).toEqual(['请填写用户名！', '请填写手机号！'])
  await field(page, 'username').fill('expert4')
  await codeButton(page).click()
  await eventually(() => errors(page)).toEqual(['请填写手机号！'])
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone')
  await field(page, 'phone').fill('12800138000')
  await field(page, 'code').fill('123456')
  await eventually(() => errors(page)).toEqual([])
  await next(page).click()
  await eventually(() => errors(page)).toEqual(['请输入正确的手机号码！'])

  // sending fails; a wrong code is a warning and leads nowhere
  const mobile = await mobileOf(stage, 'expert4')
  await field(page, 'phone').fill(mobile)
  await page.route('**/forgetPaasword', (route) => route.abort())
  await codeButton(page).click()
  await eventually(() => errors(page)).toEqual(['获取验证码失败'])
  await page.unroute('**/forgetPaasword')
  const code = await askForCode(page, mobile)
  await field(page, 'code').fill(code === '000000' ? '000001' : '000000')
  await next(page).click()
  await toast(page, '验证码错误').waitFor()
  await eventually(() => errors(page)).toEqual(['验证码错误'])
  await eventually(() => currentStep(page)).toContain('确认账号')
  await field(page, 'code').fill(code)
  await next(page).click()

  // the new password: missing, its rule with the list that is ticked while typing, the old one
  await field(page, 'password').waitFor()
  const submit = page.getByRole('button', { name: '重置密码' })
  await submit.click()
  await eventually(() => errors(page)).toEqual(['重置密码必填！'])
  const met = () => page.locator('.password-checklist > .is-met').count()
  await eventually(met).toBe(0)
  await field(page, 'password').fill('abc1')
  await eventually(met).toBe(0)
  await field(page, 'password').fill('abcdef1')
  await eventually(met).toBe(1)
  await submit.click()
  await eventually(() => errors(page)).toEqual(['请填入正确的格式的账号密码'])
  await field(page, 'password').fill('Abcdef1')
  await eventually(met).toBe(2)
  await shoot(page, '2.3-forgot-2')
  await eventually(() => seriousFaults(page)).toEqual([])
  await field(page, 'password').fill(demoPassword)
  await submit.click()
  await toast(page, '重置密码失败！').waitFor()
  await eventually(() => errors(page)).toEqual(['新密码不能与原密码相同。'])
  await field(page, 'password').fill(newPassword)
  await submit.click()
  await page.getByText('密码已重置').waitFor()
  await page.waitForURL('**/crblogin?type=3')
})

test('a reload keeps what was typed, the countdown and the request, never the code', async () => {
  const page = await wizard()
  const mobile = await mobileOf(stage, 'expert2')
  await fillAccount(page, '审批、审核用户', 'expert2', mobile)
  const code = await askForCode(page, mobile)
  await page.reload()
  await eventually(() => codeButton(page).innerText()).toMatch(/^[1-5]?\d 秒后重新获取$/)
  await eventually(async () => [
    await field(page, 'username').inputValue(),
    await field(page, 'phone').inputValue(),
    await field(page, 'code').inputValue(),
  ]).toEqual(['expert2', mobile, ''])
  await field(page, 'code').fill(code)
  await next(page).click()
  await field(page, 'password').waitFor()
  await page.reload()
  await field(page, 'password').fill(newPassword)
  await field(page, 'password').press('Enter')
  await page.getByText('密码已重置').waitFor()
})

test('what does not work: jumping to the second step, going on without a new code after going back, an account that does not exist, another account after the code was sent', async () => {
  const page = await wizard()
  await page.evaluate(() =>
    sessionStorage.setItem(
      'FORGOT_FORM',
      JSON.stringify({ step: 1, userType: 'appraisal', username: 'national-office', phone: '', resetId: 'A'.repeat(43) }),
    ),
  )
  await page.reload()
  await field(page, 'password').fill(newPassword)
  await field(page, 'password').press('Enter')
  await toast(page, '重置密码失败！').waitFor()
  await page.getByText('身份验证已失效').waitFor()
  const { rows } = await stage.app.pool.query("select from audit_rows where action = 'verification.updatePassword' and outcome = 'denied'")
  expect(rows.length).toBeGreaterThan(0)

  // back from the second step to the first only
  await page.getByRole('button', { name: '上一步' }).click()
  await eventually(() => currentStep(page)).toContain('确认账号')
  await eventually(() => page.getByRole('button', { name: '上一步' }).count()).toBe(0)
  await eventually(() => field(page, 'username').inputValue()).toBe('national-office')
  await field(page, 'phone').fill(await mobileOf(stage, 'national-office'))
  await field(page, 'code').fill('123456')
  await next(page).click()
  await eventually(() => errors(page)).toEqual(['请先获取验证码'])

  // the same screen, no message, no way on
  await fillAccount(page, '个人用户', 'nobody-of-that-name', '13611112222')
  await codeButton(page).click()
  await page.getByText('验证码已发送至 136****2222，5 分钟内有效').waitFor()
  await field(page, 'code').fill('123456')
  await next(page).click()
  await toast(page, '验证码错误').waitFor()
  const { body } = await stage.app.request('GET', '/api/v1/messages/outbox?mobile=13611112222')
  expect(body).toMatchObject({ data: [] })

  await field(page, 'username').fill('national-office')
  await eventually(() => errors(page)).toEqual(['验证码错误'])
  await next(page).click()
  await eventually(() => errors(page)).toEqual(['请先获取验证码'])
})
