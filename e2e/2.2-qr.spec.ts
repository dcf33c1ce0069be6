import { networkInterfaces } from 'node:os'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../apps/server/src/db/seed/index.ts'
import { seriousFaults } from './support/axe.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { knock, signInByHand, signOutByHand } from './support/sign-in.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage({ config: { host: '0.0.0.0' } })
})
afterAll(() => stage?.close())
afterEach((context) => {
  // the phone comes by another address of the same machine, and without TLS, which Chromium remarks on
  const isPhones = (problem: string): boolean =>
    lanAddress !== undefined &&
    /^(request to|console on) http:/.test(problem) &&
    problem.includes(`//${lanAddress}:`) &&
    (problem.startsWith('request') || problem.includes('Cross-Origin-Opener-Policy'))
  const foreign = stage.takeProblems().filter((problem) => !isPhones(problem))
  expect(foreign).toEqual([])
  return endTest(stage, context)
})

const lanAddress = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

interface Shown {
  /** What the code on the screen holds. */
  address: string
  checkCode: string
}

/** The code that the open sign-in card gets when this is done. */
async function codeAfter(page: Page, act: () => Promise<void>): Promise<Shown> {
  const asked = page.waitForResponse('**/qr-sign-in/challenges')
  await act()
  const { data } = (await (await asked).json()) as { data: Shown }
  await page.getByRole('img', { name: '登录二维码' }).waitFor()
  return { address: data.address, checkCode: data.checkCode }
}

/** The QR view of the open sign-in card, with a fresh code. */
const showCode = (page: Page): Promise<Shown> => codeAfter(page, () => page.getByRole('link', { name: '扫码登录' }).click())

/** The phone opens the code, by the address at which its session is stored. */
const scan = (mobile: Page, { address }: Shown): Promise<void> => follow(mobile, new URL(address).pathname)

test('the code is refused or confirmed on the phone and the computer is in; another is over after two minutes, or of another entrance', async () => {
  const page = await stage.visit()
  await page.goto('/crblogin?type=3')
  const refused = await showCode(page)
  await eventually(() => page.locator('.qr-facts strong').innerText()).toBe(refused.checkCode)
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, '2.2-qr-code')
  const mobile = await stage.as('national-officer', { viewport: phone, hasTouch: true })
  await mobile.goto(new URL(refused.address).pathname)
  await mobile.getByRole('heading', { name: '有一台电脑请求以您的账号登录' }).waitFor()
  await eventually(() => mobile.locator('.qr-confirm-code strong').innerText()).toBe(refused.checkCode)
  await eventually(() => mobile.locator('dl').innerText()).toMatch(/Chrome · Linux/)
  await eventually(() => seriousFaults(mobile)).toEqual([])
  await shoot(mobile, '2.2-qr-phone')
  await page.locator('.qr-over', { hasText: '已扫描，请在手机上确认登录' }).waitFor()
  await mobile.getByRole('button', { name: '拒绝' }).click()
  await mobile.getByRole('heading', { name: '已拒绝，电脑没有登录' }).waitFor()
  await page.locator('.qr-over', { hasText: '您已在手机上拒绝了这次登录' }).waitFor()
  await eventually(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await shoot(page, '2.2-qr-refused')

  // a new code works
  const confirmed = await codeAfter(page, () => page.getByRole('button', { name: '刷新二维码' }).press('Enter'))
  await scan(mobile, confirmed)
  await eventually(() => mobile.locator('.qr-confirm-code strong').innerText()).toBe(confirmed.checkCode)
  await mobile.getByRole('button', { name: '确认登录' }).click()
  await mobile.getByRole('heading', { name: '已确认，电脑正在登录' }).waitFor()
  await page.locator('.toast', { hasText: '登录成功！' }).waitFor()
  await page.waitForURL('**/home')
  await eventually(() =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('USER_INFO') ?? '{}') as { username?: string }).username),
  ).toBe('national-officer')

  // over after two minutes, on both screens
  await signOutByHand(page)
  await page.getByRole('slider').waitFor()
  const late = await showCode(page)
  await stage.app.pool.query(`update qr_challenges set expires_at = created_at + interval '1 millisecond'`)
  await page.locator('.qr-over', { hasText: '二维码已失效' }).waitFor()
  await scan(mobile, late)
  await mobile.getByRole('heading', { name: '二维码已失效' }).waitFor()
  await eventually(() => mobile.getByRole('button', { name: '确认登录' }).count()).toBe(0)
  await shoot(mobile, '2.2-qr-over')

  // a computer at another entrance cannot be let in
  await follow(page, '/crblogin?type=1')
  await page.getByRole('slider').waitFor()
  await scan(mobile, await showCode(page))
  await mobile.getByText('这台电脑打开的登录入口与您的账号类型不符，不能用您的账号登录。').waitFor()
  await eventually(() => mobile.getByRole('button', { name: '确认登录' }).count()).toBe(0)
  await mobile.getByRole('button', { name: '拒绝' }).click()
  await page.locator('.qr-over', { hasText: '您已在手机上拒绝了这次登录' }).waitFor()
})

test('the code holds the machine’s network address; a phone without a session signs in first and comes back', async () => {
  const page = await stage.visit()
  await knock(page, '/cases?keyword=隧道', '/crblogin?type=3')
  const { address } = await showCode(page)
  expect(new URL(address).hostname).toBe(lanAddress ?? '127.0.0.1')
  const mobile = await stage.visit({ viewport: phone, hasTouch: true })
  await mobile.goto(address)
  await mobile.getByText('请先在这台手机上登录，登录后回到这里确认。').waitFor()
  await mobile.getByRole('link', { name: '去登录' }).click()
  await mobile.getByRole('slider').waitFor()
  await signInByHand(mobile, 'national-lead', demoPassword)
  await mobile.getByRole('button', { name: '确认登录' }).click()
  await mobile.getByRole('heading', { name: '已确认，电脑正在登录' }).waitFor()
  await page.waitForURL('**/cases?keyword=*')
})
