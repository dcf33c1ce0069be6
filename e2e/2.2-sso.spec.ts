import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readOidcSettings } from '../apps/server/src/platform/oidc-settings.ts'
import { seriousFaults } from './support/axe.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { representatives } from './support/representatives.ts'
import { signOutByHand } from './support/sign-in.ts'
import { shoot, startStage, type Stage } from './support/stage.ts'
import { toast } from './support/toast.ts'

const oidc = readOidcSettings({ WENWU_OIDC: 'development' }, 'development', (_zh, en) => {
  throw new Error(en)
})
if (oidc === undefined) throw new Error('no settings')

let stage: Stage
beforeAll(async () => {
  stage = await startStage({ config: { oidc } })
})
afterAll(() => stage?.close())
afterEach((context) => {
  oidc.leadsEntrance = true
  return endTest(stage, context)
})

/** Path and query of a page. */
const addressOf = (page: Page): string => page.url().slice(stage.address.length)

/** Chooses an account at the provider. */
async function choose(page: Page, account: string): Promise<void> {
  await page.getByRole('heading', { name: '统一身份认证', exact: true }).waitFor()
  await page.locator('select[name=account]').selectOption(account)
  await page.getByRole('button', { name: '同意并登录' }).click()
}

/** What the browser keeps of a sign-in. */
const keptToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'))

describe('single sign-on leads the entrance', () => {
  test('/login goes to the provider and ends at home; signing out asks there too: stay, leave, come as somebody else', async () => {
    const page = await stage.visit()
    await page.goto('/login?type=3')
    await page.getByRole('heading', { name: '统一身份认证', exact: true }).waitFor()
    await eventually(() => seriousFaults(page)).toEqual([])
    await shoot(page, '2.2-sso-provider')
    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(frame.url()))
    await choose(page, 'national-officer')
    await toast(page, '登录成功！').waitFor()
    await page.waitForURL('**/home')
    // the code has left the address
    expect(visited.some((url) => url.includes('/login?code='))).toBe(true)
    await eventually(() => page.url()).not.toContain('code=')
    await eventually(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('code')

    // whoever keeps the session at the provider is let in again without a question
    await signOutByHand(page)
    await page.getByRole('heading', { name: '退出统一身份认证' }).waitFor()
    await eventually(() => keptToken(page)).toBeNull()
    await eventually(() => seriousFaults(page)).toEqual([])
    await shoot(page, '2.2-sso-logout')
    await page.getByRole('button', { name: '保持登录' }).click()
    await page.waitForURL('**/home')
    await eventually(() => signedInAs(page)).toBe('national-officer')

    // both sessions end: the provider asks again
    await signOutByHand(page)
    await page.getByRole('button', { name: '退出' }).click()
    await page.locator('select[name=account]').waitFor()
    const { rows } = await stage.app.pool.query(
      `select count(*)::int as n from sessions where method = 'oidc' and ended_at is null and user_id = (select id from users where username = 'national-officer')`,
    )
    expect(rows).toEqual([{ n: 0 }])

    // a person without an account sees why (204), and may sign in as somebody else
    await choose(page, 'sso-unbound')
    await page.getByText('您的统一身份认证账号没有绑定本平台账号，请联系管理员开通。').waitFor()
    await eventually(() => seriousFaults(page)).toEqual([])
    await shoot(page, '2.2-sso-unbound')
    await page.getByRole('button', { name: '换一个账号登录' }).click()
    await page.getByRole('button', { name: '退出' }).click()
    await choose(page, 'expert1')
    await page.waitForURL('**/home')
    // the code is not in the history either
    await page.goBack().catch(() => undefined)
    await eventually(() => page.url()).not.toContain('code=')
  })

  test('an applicant comes in by the applicant entrance; whoever cancels at the provider is told so, and comes in by password instead', async () => {
    const page = await stage.visit()
    await page.goto('/login?type=3')
    await page.getByRole('button', { name: '取消' }).click()
    await page.getByText('您取消了统一身份认证登录。').waitFor()
    await page.getByRole('link', { name: '使用账号密码登录' }).click()
    await eventually(() => addressOf(page)).toBe('/crblogin?type=3')
    await page.getByRole('slider').waitFor()
    await follow(page, '/cases?keyword=隧道')
    await choose(page, 'company')
    await page.waitForURL('**/cases?keyword=*')
    await eventually(() => signedInAs(page)).toBe('company')
  })

  test('a disabled account is warned and nothing is stored (§4.1); somebody else’s code, or an error in the address, does nothing', async () => {
    await stage.app.pool.query(`update users set is_locked = true where username = 'expert2'`)
    const page = await stage.visit()
    // an error shows no text from the address
    await page.goto('/login?error=<b>call 12345</b>&error_description=call+12345')
    await page.getByText('登录失败！').waitFor()
    await eventually(() => page.locator('main').innerText()).not.toContain('12345')
    // login CSRF
    await page.goto(`/login?code=somebody&state=${'A'.repeat(43)}`)
    await page.getByText('这次登录请求已失效，或不是从这个浏览器发起的，请重新登录。').waitFor()
    await eventually(() => keptToken(page)).toBeNull()
    await page.getByRole('button', { name: '重新登录' }).click()
    await choose(page, 'expert2')
    await toast(page, '此账号已被禁用！').waitFor()
    await eventually(() => addressOf(page)).toBe('/crblogin?type=3')
    await eventually(() => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('USER_INFO')])).toEqual([null, null])
  })

  // what createTokenByUserId may answer (§8.2); the words are the server's own
  test('a token that is refused: why, and on to the provider’s logout, or to the password where it is locked or wrong', async () => {
    const page = await stage.visit()
    let refusal = { status: 0, body: {} }
    await page.route('**/sso/createTokenByUserId', (route) =>
      route.fulfill({ status: refusal.status, json: { code: refusal.status, ...refusal.body } }),
    )
    await page.goto('/login?type=3')
    for (const [status, body, message] of representatives([
      [404, { msg: '账号不存在' }, '账号不存在'],
      [500, { error: 'internal' }, '内部错误，请重新操作或联系管理员。'],
      [400, { error: 'wrong-entrance' }, '账号或密码错误，请检查账号、密码拼写或登录入口是否正确！'],
    ] as const)) {
      refusal = { status, body }
      await choose(page, 'expert3')
      await page.getByText(message).waitFor()
      await page.getByRole('heading', { name: '退出统一身份认证' }).waitFor()
      await eventually(() => keptToken(page)).toBeNull()
      await page.getByRole('button', { name: '退出' }).click()
    }
    const toThePassword = representatives([
      [{ error: 'account-locked-out', details: { lockoutTime: 90_061 } }, '账号已被锁定，请在 1天1小时1分1秒 后重试！'],
      [{ error: 'wrong-password', params: { n: 3 } }, '密码错误，您还有 3 次尝试机会！'],
    ] as const)
    for (const [i, [body, message]] of toThePassword.entries()) {
      refusal = { status: 401, body }
      // the provider knows the person from the second time on
      if (i === 0) await choose(page, 'expert4')
      else await page.goto('/login?type=3')
      await page.getByText(message).waitFor()
      await page.getByRole('link', { name: '使用账号密码登录' }).waitFor()
      await eventually(() => keptToken(page)).toBeNull()
    }
  })
})

describe('single sign-on beside the password', () => {
  test('/login leads to account and password; the card leads to the provider, by keyboard alone', async () => {
    oidc.leadsEntrance = false
    const page = await stage.visit()
    await page.goto('/login?type=3')
    await eventually(() => addressOf(page)).toBe('/crblogin?type=3')
    await page.getByRole('link', { name: '统一身份认证' }).press('Enter')
    await page.getByRole('button', { name: '前往统一身份认证' }).waitFor()
    await eventually(() => seriousFaults(page)).toEqual([])
    await shoot(page, '2.2-sso-card')
    await page.keyboard.press('Enter')
    await page.locator('select[name=account]').waitFor()
    await page.locator('select[name=account]').selectOption('expert5')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/home')
  })
})

async function signedInAs(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (JSON.parse(localStorage.getItem('USER_INFO') ?? '{}') as { username?: string }).username)
}
