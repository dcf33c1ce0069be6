import { networkInterfaces } from 'node:os'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../apps/server/src/db/seed/index.ts'
import { seriousFaults } from './support/axe.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { signInByHand } from './support/sign-in.ts'
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
  page: Page
  /** What the code on the screen holds. */
  address: string
  checkCode: string
}

/** The QR view of the sign-in card, with a fresh code. */
async function showCode(type = '3'): Promise<Shown> {
  const page = await stage.visit()
  await page.goto(`/crblogin?type=${type}`)
  const asked = page.waitForResponse('**/qr-sign-in/challenges')
  await page.getByRole('link', { name: '扫码登录' }).click()
  const { data } = (await (await asked).json()) as { data: { address: string; checkCode: string } }
  await page.getByRole('img', { name: '登录二维码' }).waitFor()
  return { page, address: data.address, checkCode: data.checkCode }
}

/** The phone on which this person is signed in opens the code; by the address at which its session is stored. */
async function scanAs(username: string, { address }: Shown): Promise<Page> {
  const page = await stage.as(username, { viewport: phone, hasTouch: true })
  await page.goto(new URL(address).pathname)
  return page
}

describe('signing in by QR code', () => {
  test('the code is confirmed on the phone and the computer is in', async () => {
    const shown = await showCode()
    await eventually(() => shown.page.locator('.qr-facts strong').innerText()).toBe(shown.checkCode)
    await eventually(() => seriousFaults(shown.page)).toEqual([])
    await shoot(shown.page, '2.2-qr-code')
    const mobile = await scanAs('national-officer', shown)
    await mobile.getByRole('heading', { name: '有一台电脑请求以您的账号登录' }).waitFor()
    await eventually(() => mobile.locator('.qr-confirm-code strong').innerText()).toBe(shown.checkCode)
    await eventually(() => mobile.locator('dl').innerText()).toMatch(/Chrome · Linux/)
    await eventually(() => seriousFaults(mobile)).toEqual([])
    await shoot(mobile, '2.2-qr-phone')
    await shown.page.locator('.qr-over', { hasText: '已扫描，请在手机上确认登录' }).waitFor()
    await mobile.getByRole('button', { name: '确认登录' }).click()
    await mobile.getByRole('heading', { name: '已确认，电脑正在登录' }).waitFor()
    await shown.page.locator('.toast', { hasText: '登录成功！' }).waitFor()
    await shown.page.waitForURL('**/home')
  })

  test('the code holds the machine’s network address; a phone without a session signs in first and comes back', async () => {
    const shown = await showCode()
    expect(new URL(shown.address).hostname).toBe(lanAddress ?? '127.0.0.1')
    const mobile = await stage.visit({ viewport: phone, hasTouch: true })
    await mobile.goto(shown.address)
    await mobile.getByText('请先在这台手机上登录，登录后回到这里确认。').waitFor()
    await mobile.getByRole('link', { name: '去登录' }).click()
    await mobile.getByRole('slider').waitFor()
    await signInByHand(mobile, 'national-lead', demoPassword)
    await mobile.getByRole('button', { name: '确认登录' }).click()
    await mobile.getByRole('heading', { name: '已确认，电脑正在登录' }).waitFor()
    await shown.page.waitForURL('**/home')
  })

  test('a refusal on the phone keeps the computer out; a new code works', async () => {
    const shown = await showCode()
    const mobile = await scanAs('national-officer', shown)
    await mobile.getByRole('button', { name: '拒绝' }).click()
    await mobile.getByRole('heading', { name: '已拒绝，电脑没有登录' }).waitFor()
    await shown.page.locator('.qr-over', { hasText: '您已在手机上拒绝了这次登录' }).waitFor()
    await eventually(() => shown.page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await shoot(shown.page, '2.2-qr-refused')
    const asked = shown.page.waitForResponse('**/qr-sign-in/challenges')
    await shown.page.getByRole('button', { name: '刷新二维码' }).press('Enter')
    const { data } = (await (await asked).json()) as { data: { address: string; checkCode: string } }
    const again = await scanAs('national-officer', { ...shown, address: data.address })
    await again.getByRole('button', { name: '确认登录' }).click()
    await shown.page.waitForURL('**/home')
  })

  test('a code is over after two minutes, on both screens', async () => {
    const shown = await showCode()
    await stage.app.pool.query(`update qr_challenges set expires_at = created_at + interval '1 millisecond'`)
    await shown.page.locator('.qr-over', { hasText: '二维码已失效' }).waitFor()
    const mobile = await scanAs('national-officer', shown)
    await mobile.getByRole('heading', { name: '二维码已失效' }).waitFor()
    await eventually(() => mobile.getByRole('button', { name: '确认登录' }).count()).toBe(0)
    await shoot(mobile, '2.2-qr-over')
  })

  test('a computer at another entrance cannot be let in', async () => {
    const shown = await showCode('1')
    const mobile = await scanAs('national-officer', shown)
    await mobile.getByText('这台电脑打开的登录入口与您的账号类型不符，不能用您的账号登录。').waitFor()
    await eventually(() => mobile.getByRole('button', { name: '确认登录' }).count()).toBe(0)
    await mobile.getByRole('button', { name: '拒绝' }).click()
    await shown.page.locator('.qr-over', { hasText: '您已在手机上拒绝了这次登录' }).waitFor()
  })

  test('whoever looks over the shoulder with another account does not get in the way of the first', async () => {
    const shown = await showCode()
    const mobile = await scanAs('national-officer', shown)
    await mobile.getByRole('button', { name: '确认登录' }).waitFor()
    const second = await scanAs('national-lead', shown)
    await second.getByRole('heading', { name: '二维码已失效' }).waitFor()
    await mobile.getByRole('button', { name: '确认登录' }).click()
    await eventually(() =>
      shown.page.evaluate(() => (JSON.parse(localStorage.getItem('USER_INFO') ?? '{}') as { username?: string }).username),
    ).toBe('national-officer')
  })
})
