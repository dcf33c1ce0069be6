import type { Page } from 'playwright-core'
import { contract as verification } from '@wenwu/core/verification/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { seriousFaults } from './support/axe.ts'
import { codeFor, forgetCaps, mobileOf } from './support/codes.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { pretendSafari } from './support/other-browser.ts'
import { knock, passSlider } from './support/sign-in.ts'
import { phone as phoneSize, shoot, startStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
beforeEach(() => forgetCaps(stage))
afterEach((context) => endTest(stage, context))

const message = (page: Page) => page.locator('.login-error')
const mobileField = (page: Page) => page.locator('input[name=phone]')
const codeField = (page: Page) => page.locator('input[name=code]')
const codeButton = (page: Page) => page.locator('.sms-code button')
const submit = (page: Page) => page.locator('.login-form button[type=submit]')

async function smsWay(path?: string): Promise<Page> {
  const page = await stage.visit()
  if (path === undefined) await page.goto('/crblogin?type=3')
  else await knock(page, path, '/crblogin?type=3')
  await page.locator('.login-modes a').nth(1).click()
  await mobileField(page).waitFor()
  return page
}

/** Asks for a code on the open card and types it in. */
async function typeCode(page: Page, mobile: string): Promise<string> {
  await mobileField(page).fill(mobile)
  const before = ((await stage.app.request('GET', `/api/v1/messages/outbox?mobile=${mobile}`)).body as { data: unknown[] }).data.length
  await codeButton(page).click()
  const code = await codeFor(stage, mobile, before + 1)
  // the code may be there before the page knows that it was sent
  await eventually(() => codeButton(page).innerText()).toMatch(/秒后重新获取$/)
  await codeField(page).fill(code)
  return code
}

test('by keyboard alone, from the card to the home page: phone, code, slider, button, 登录成功！', async () => {
  const page = await stage.visit()
  // the entrance is told too: at another one this account is refused
  await page.goto('/crblogin?type=1')
  await page.locator('.login-modes').waitFor()
  await page.locator('input[name=username]').focus()
  const isAt = (selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
  const tabTo = async (selector: string, key = 'Tab') => {
    for (let i = 0; i < 20 && !(await isAt(selector)); i++) await page.keyboard.press(key)
    await eventually(() => isAt(selector), selector).toBe(true)
  }
  await tabTo('.login-modes a[href*="way=sms"]', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await eventually(() => isAt('input[name=phone]')).toBe(true)
  await eventually(() => page.locator('.login-modes [aria-current=page]').innerText()).toBe('短信快捷登录')
  await eventually(() => submit(page).count()).toBe(0)
  const mobile = await mobileOf(stage, 'company')
  await page.keyboard.type(mobile)
  await tabTo('.sms-code button')
  await page.keyboard.press('Enter')
  await eventually(() => isAt('input[name=code]')).toBe(true)
  const code = await codeFor(stage, mobile)
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await tabTo('[role=slider]')
  await page.keyboard.press('End')
  await submit(page).waitFor()
  await tabTo('input[name=code]', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')
  await page.locator('.toast', { hasText: '登录成功！' }).waitFor()
  await eventually(() =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('USER_INFO') ?? '{}') as { username: string }).username),
  ).toBe('company')
})

test('the words of the specification, and the slider behind the button after three phones of one address', async () => {
  const page = await smsWay()
  // a code without a phone, for a number that is none, and one that cannot be sent
  await codeButton(page).click()
  await eventually(() => message(page).innerText()).toBe('请输入手机号码')
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone')
  await mobileField(page).fill('12345678901')
  await codeButton(page).click()
  await eventually(() => message(page).innerText()).toBe('请输入正确的手机号码！')
  await eventually(() => codeButton(page).innerText()).toBe('获取验证码')
  await page.route('**/createVliteCode*', (route) => route.abort())
  await mobileField(page).fill('13800138000')
  await codeButton(page).click()
  await eventually(() => message(page).innerText()).toBe('获取验证码失败')
  await page.unroute('**/createVliteCode*')

  // before the slider has passed Enter does nothing
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('loginByPhone') && calls.push(request.url()))
  await codeField(page).fill('123456')
  await codeField(page).press('Enter')
  await passSlider(page)
  expect(calls).toEqual([])
  await codeField(page).press('Enter')
  await eventually(() => calls.length).toBe(1)
  await eventually(() => message(page).innerText()).toBe('验证码已失效，请重新获取。')

  // the blank field gets the focus
  await mobileField(page).fill('')
  await codeField(page).fill('')
  await passSlider(page)
  await submit(page).click()
  await eventually(() => message(page).innerText()).toBe('请输入手机号或验证码')
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone')
  const mobile = await mobileOf(stage, 'expert2')
  await mobileField(page).fill(mobile)
  await submit(page).click()
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code')
  await eventually(() => message(page).innerText()).toBe('请输入手机号或验证码')

  for (const other of ['13800000001', '13800000002', '13800000003'])
    expect((await stage.app.anonymous.call(verification.sendCode, { mobile: other, purpose: 'register' })).refusal).toBeUndefined()
  await codeButton(page).click()
  await eventually(() => message(page).innerText()).toBe('请先拖动滑块完成验证。')
  const slider = page.locator('.slide-for-code [role=slider]')
  await slider.waitFor()
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, '2.2-sms-slide-for-code')
  await slider.focus()
  await page.keyboard.press('End')
  const code = await codeFor(stage, mobile)
  await eventually(() => codeButton(page).innerText()).toMatch(/秒后重新获取$/)
  await eventually(() => slider.count()).toBe(0)
  await eventually(() => message(page).innerText()).toBe('')

  // a wrong code: the slider must be passed again, what was typed stays
  await codeField(page).fill(code === '000000' ? '000001' : '000000')
  await submit(page).click()
  await eventually(() => message(page).innerText()).toBe('验证码错误')
  await eventually(() => submit(page).count()).toBe(0)
  await eventually(() => mobileField(page).inputValue()).toBe(mobile)
  await codeField(page).fill(code)
  await passSlider(page)
  await shoot(page, '2.2-sms')
  await submit(page).click()
  await page.waitForURL('**/home')
})

test('the card leads to the development outbox; its button counts down 60 seconds, which a reload does not shorten, and the server keeps it too', async () => {
  const page = await smsWay()
  const mobile = await mobileOf(stage, 'thirdparty')
  await mobileField(page).fill(mobile)
  await codeButton(page).click()
  await eventually(() => codeButton(page).innerText()).toMatch(/^(60|5\d) 秒后重新获取$/)
  await eventually(() => codeButton(page).isDisabled()).toBe(true)
  await page.getByText(`验证码已发送至 ${mobile.slice(0, 3)}****${mobile.slice(-4)}，5 分钟内有效`).waitFor()

  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: '演练环境：到短信发件箱查看验证码' }).click()
  const outbox = await opened
  await outbox.getByText('演练环境：短信不会发往手机，邮件不会发往邮箱，全部显示在本页。生产环境没有此页面。').waitFor()
  const code = await codeFor(stage, mobile)
  await eventually(() => outbox.locator('.outbox-code strong').allInnerTexts()).toEqual([code])
  await eventually(() => outbox.locator('.outbox-mobile').innerText()).toBe(mobile)
  await eventually(() => seriousFaults(outbox)).toEqual([])
  await shoot(outbox, '2.2-sms-outbox')
  await outbox.close()

  await page.reload()
  await eventually(() => codeButton(page).innerText()).toMatch(/^[1-5]?\d 秒后重新获取$/)
  await eventually(() => codeButton(page).isDisabled()).toBe(true)
  await page.evaluate(() => localStorage.removeItem('CODE_NEXT_AT'))
  await page.reload()
  await mobileField(page).fill(mobile)
  await codeButton(page).click()
  await eventually(() => message(page).innerText()).toMatch(/^获取验证码过于频繁，请 [1-5]?\d 秒后再试。$/)
  await eventually(() => codeButton(page).innerText()).toMatch(/^[1-5]?\d 秒后重新获取$/)

  // nothing is wider than a phone, in the longest of the languages
  await page.setViewportSize(phoneSize)
  await page.getByLabel('语言').selectOption('en_US')
  await eventually(() => codeButton(page).innerText()).not.toContain('秒')
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await shoot(page, '2.2-sms-phone-en')
})

test('a phone with several accounts: the card asks which one', async () => {
  const mobile = '13900000007'
  await stage.app.pool.query("update users set mobile = $1 where username in ('province-sc', 'province-sc-lead')", [mobile])
  const page = await smsWay('/cases?keyword=隧道')
  await typeCode(page, mobile)
  await passSlider(page)
  await submit(page).click()
  await eventually(() => message(page).innerText()).toBe('该手机号码绑定了多个账号，请填写要登录的账号。')
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username')
  await page.keyboard.type('province-sc-lead')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cases?keyword=*')
  await eventually(() =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('USER_INFO') ?? '{}') as { username: string }).username),
  ).toBe('province-sc-lead')
})

test('only Chrome and Firefox; where messages cannot be sent the card does not offer the way', async () => {
  const page = await stage.visit()
  await pretendSafari(page)
  await page.goto('/crblogin?type=3&way=sms')
  await mobileField(page).waitFor()
  await eventually(() => message(page).innerText()).toBe('请使用谷歌或者火狐浏览器进行登录')
  await page.route('**/api/v1/auth/ways', (route) => route.fulfill({ json: { code: 200, data: ['password'] } }))
  await page.reload()
  await page.locator('input[name=password]').waitFor()
  await eventually(() => page.locator('.login-modes').count()).toBe(0)
})
