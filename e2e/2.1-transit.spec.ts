import { createHmac, randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contract as transit } from '@wenwu/core/transit/contract'
import { transitMessage } from '@wenwu/core/transit/signature'
import { demoPassword } from '../apps/server/src/db/seed/index.ts'
import { enrol } from './support/authenticator.ts'
import { seriousFaults } from './support/axe.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { pretendSafari } from './support/other-browser.ts'
import { representatives } from './support/representatives.ts'
import { shoot, startStage, type Stage } from './support/stage.ts'

const key = 'the key of the office portal, for tests'
let stage: Stage
beforeAll(async () => {
  stage = await startStage({ config: { transitSystems: new Map([['office-portal', key]]) } })
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

/** What the other system does: a signed call, then the address it sends the person to. */
async function linkFor(username: string): Promise<{ path: string; password: string }> {
  const fields = {
    system: 'office-portal',
    username,
    time: Math.floor(stage.app.clock.now().getTime() / 1000),
    nonce: randomBytes(16).toString('hex'),
  }
  const signature = createHmac('sha256', key).update(transitMessage(fields)).digest('hex')
  const { code } = await stage.app.anonymous.call(transit.issueCode, { ...fields, signature })
  const password = Buffer.from(code).toString('base64')
  return { path: `/loginTransit?username=${encodeURIComponent(username)}&password=${encodeURIComponent(password)}`, password }
}

const failure = (page: Page) => page.getByRole('alert')

test('/loginTransit signs in and goes home; name and code are gone from address, history and storage; a link is good once', async () => {
  const { path, password } = await linkFor('national-lead')
  const page = await stage.visit()
  const seen: string[] = []
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  await page.goto(path)
  await page.waitForURL('**/home')
  await page.locator('.toast', { hasText: '登录成功！' }).waitFor()
  await eventually(() => new URL(page.url()).search).toBe('')
  await eventually(() => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))).not.toContain(
    password,
  )
  // the page that opened holds the code in its first address alone
  expect(seen.slice(1).join()).not.toContain('password=')
  await page.goBack().catch(() => undefined)
  await eventually(() => page.url()).not.toContain('password=')

  // what fails leads to the sign-in page
  await page.goto(path)
  await eventually(() => failure(page).innerText()).toBe('自动登录链接已失效，请从原系统重新进入，或使用账号密码登录。')
  await eventually(() => new URL(page.url()).search).toBe('')
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, '2.1-transit-failed')
  // keyboard alone
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/crblogin?type=3')
})

// that it opens nothing unless it was switched on: transit.access.test.ts
test('what is missing is said; a real password opens where it was switched on; who was signed in before is signed out', async () => {
  const page = await stage.visit()
  for (const path of representatives(['/loginTransit?username=company', '/loginTransit', '/loginTransit?password=eA=='])) {
    await page.goto(path)
    await eventually(() => failure(page).innerText(), path).toBe('链接中缺少用户名或密码，请从原系统重新进入。')
  }
  stage.app.services.config.transitLegacyPassword = true
  try {
    await page.goto(`/loginTransit?username=company&password=${Buffer.from(demoPassword).toString('base64')}`)
    await page.waitForURL('**/home')
  } finally {
    stage.app.services.config.transitLegacyPassword = false
  }
  const before = await page.evaluate(() => localStorage.getItem('token'))
  const { path } = await linkFor('national-officer')
  await page.goto(path)
  await page.waitForURL('**/home')
  await eventually(() =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('USER_INFO') ?? '{}') as { username?: string }).username),
  ).toBe('national-officer')
  expect((await stage.app.request('GET', '/api/userCount/cscpMenus', undefined, { authorization: before ?? '' })).status).toBe(401)
})

test('only Chrome and Firefox may sign in', async () => {
  const { path } = await linkFor('national-lead')
  const page = await stage.visit()
  await pretendSafari(page)
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/sso/') && calls.push(request.url()))
  await page.goto(path)
  await eventually(() => failure(page).innerText()).toBe('请使用谷歌或者火狐浏览器进行登录')
  expect(calls).toEqual([])
})

test('asks for the second factor where there is one', async () => {
  const { app } = await enrol(stage, 'expert2')
  const { path } = await linkFor('expert2')
  const page = await stage.visit()
  await page.goto(path)
  await page.getByRole('heading', { name: '输入动态口令' }).waitFor()
  await shoot(page, '2.1-transit-second-factor')
  await eventually(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.keyboard.type(app.next())
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')
})
