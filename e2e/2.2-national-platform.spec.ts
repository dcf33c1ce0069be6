import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { readNationalPlatformSettings } from '../apps/server/src/platform/national-platform-settings.ts'
import { newMobile, registrantPassword } from '../apps/server/src/testing/registrants.ts'
import { testSecret } from '../apps/server/src/testing/test-app.ts'
import { demoPassword } from '../apps/server/src/db/seed/index.ts'
import { seriousFaults } from './support/axe.ts'
import { codeFor } from './support/codes.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { signInByHand, signOutByHand } from './support/sign-in.ts'
import { phone as phoneSize, shoot, startStage, type Stage } from './support/stage.ts'
import { toast } from './support/toast.ts'

const nationalPlatform = readNationalPlatformSettings({ WENWU_NATIONAL_PLATFORM: 'simulator' }, 'development', testSecret, (_zh, en) => {
  throw new Error(en)
})
const portal = '/api/national-platform-simulator/portal'

let stage: Stage
beforeAll(async () => {
  stage = await startStage({ config: { nationalPlatform } })
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const addressOf = (page: Page): string => page.url().slice(stage.address.length)

/** From a screen of ours by the card to the platform, by keyboard alone; a new page is loaded there. */
async function depart(page: Page, type: '1' | '2'): Promise<void> {
  const card = `/crblogin?type=${type}`
  if (page.url() === 'about:blank') await page.goto(card)
  else await follow(page, card)
  await page.getByRole('link', { name: '国家政务服务平台账号登录' }).press('Enter')
  await page.getByRole('button', { name: '前往国家政务服务平台' }).press('Enter')
}

/** Says at the platform who it is. */
async function choose(page: Page, person: string): Promise<void> {
  await page.locator('select[name=account]').selectOption({ label: person })
  await page.getByRole('button', { name: '同意并登录' }).click()
}

const signedInAs = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('USER_INFO') ?? '{}') as { username?: string }).username)

test('a first arrival signs in and binds; from then on the platform lets in; another site trusts it once; leaving ends both sessions', async () => {
  const page = await stage.visit()
  await depart(page, '2')
  await page.getByRole('heading', { name: '国家政务服务平台（模拟）' }).waitFor()
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, '2.2-platform-simulator')
  await choose(page, '陶若川')
  await page.getByRole('heading', { name: '首次使用国家政务服务平台账号' }).waitFor()
  await page.getByText('140105********9028').waitFor()
  await eventually(() => addressOf(page)).toBe('/platform-return')
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, '2.2-platform-first-arrival')
  await page.getByRole('button', { name: '已有账号，登录并绑定' }).press('Enter')
  await signInByHand(page, 'person', demoPassword)
  await page.waitForURL('**/platform-account')
  await page.getByText('等待绑定的身份').waitFor()
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, '2.2-platform-waiting')
  await page.getByRole('button', { name: '绑定到当前账号' }).click()
  await toast(page, '绑定成功').waitFor()
  await page.getByText('已绑定', { exact: true }).waitFor()
  await shoot(page, '2.2-platform-bound')

  await signOutByHand(page)
  await page.getByRole('slider').waitFor()
  // a link of a message leads here first, and is gone on with afterwards
  await follow(page, '/cases?keyword=隧道')
  await page.locator('.login-modes').waitFor()
  await depart(page, '2')
  // both sessions have ended: the platform asks again
  await choose(page, '陶若川')
  await toast(page, '登录成功！').waitFor()
  await page.waitForURL('**/cases?keyword=*')
  await eventually(() => signedInAs(page)).toBe('person')

  await follow(page, '/platform-account')
  await page.getByRole('button', { name: '前往 演练政务服务网站' }).click()
  await page.getByText('已免登录进入：陶若川').waitFor()
  await page.reload()
  await page.getByText('信任令牌无效或已使用').waitFor()

  await page.goto('/home')
  await signOutByHand(page)
  await page.getByRole('slider').waitFor()
  await eventually(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await depart(page, '2')
  await page.locator('select[name=account]').waitFor()
  await page.getByRole('button', { name: '取消' }).click()
  await page.getByText('您取消了国家政务服务平台登录。').waitFor()
})

test('an entity registers with what the platform has verified; a further person of a known one becomes an operator', async () => {
  const page = await stage.visit()
  await depart(page, '1')
  await choose(page, '河东木作营造有限公司（经办人 蒋安澜）')
  await page.getByRole('button', { name: '没有账号，注册新账号' }).click()
  await page
    .getByText('以国家政务服务平台核验的身份注册：河东木作营造有限公司 · 蒋安澜。核验过的内容不能修改，注册成功后自动绑定。')
    .waitFor()
  for (const box of await page.locator('.registration-agreement input[type=checkbox]').all()) await box.check()
  const field = (name: string) => page.locator(`#registration-${name}`)
  const next = page.locator('.registration-actions button[type=submit]')
  await next.click()
  const mobile = newMobile()
  for (const [name, value] of Object.entries({
    username: 'hedong-muzuo',
    password: registrantPassword,
    confirmPassword: registrantPassword,
    mobile,
  }))
    await field(name).fill(value)
  await page.locator('.registration-code button').click()
  await page.locator('.registration-sent a').waitFor()
  await field('code').fill(await codeFor(stage, mobile))
  await next.click()
  await field('creditCode').waitFor()
  await eventually(() =>
    Promise.all(
      ['organizationName', 'creditCode', 'legalRepresentative', 'name'].map(async (name) => [
        await field(name).inputValue(),
        await field(name).isEditable(),
      ]),
    ),
  ).toEqual([
    ['河东木作营造有限公司', false],
    ['91140800MA0DEM088X', false],
    ['蒋安澜', false],
    ['蒋安澜', false],
  ])
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, '2.2-platform-registration')
  await field('regionCode').click()
  for (const name of ['山西省', '运城市', '盐湖区']) await page.locator('.ant-cascader-menu-item', { hasText: name }).click()
  await field('email').fill('anlan@example.com')
  await next.click()
  await page.getByText('已绑定国家政务服务平台账号，下次可直接用国家政务服务平台账号登录。').waitFor()
  await depart(page, '1')
  await page.waitForURL('**/home')
  await eventually(() => signedInAs(page)).toBe('hedong-muzuo')

  await stage.leave(page)
  const other = await stage.visit({ viewport: phoneSize })
  await depart(other, '1')
  await choose(other, '晋阳古建筑保护工程有限公司（经办人 姚疏桐）')
  await other.getByRole('button', { name: '注册为该单位的经办人' }).waitFor()
  await shoot(other, '2.2-platform-first-arrival-phone')
  await other.getByRole('button', { name: '注册为该单位的经办人' }).click()
  await other.getByText('您将注册为该单位的经办人（姚疏桐）').waitFor()
  await other.getByRole('button', { name: '不使用这个身份' }).click()
  await other.getByText('您将注册为该单位的经办人').waitFor({ state: 'detached' })
  await eventually(() =>
    other
      .context()
      .cookies()
      .then((cookies) => cookies.some(({ name }) => name === 'wenwu-zwfw-arrival')),
  ).toBe(false)
})

test('whoever comes from the platform’s pages is asked the first time; foreign and stale addresses open nothing; without a link the card says so', async () => {
  await stage.app.pool.query(
    `insert into platform_bindings select 'gj-natural-1002', id, now(), now() from users where username = 'person' on conflict (user_id) do update set platform_user_id = excluded.platform_user_id`,
  )
  const page = await stage.visit()
  const enter = async (): Promise<void> => {
    await page.goto(portal)
    await page.getByRole('button', { name: '进入文物行政审批与监管平台' }).click()
  }
  await page.goto(portal)
  await choose(page, '温言蹊')
  await enter()
  await page.getByRole('heading', { name: '确认进入本平台' }).waitFor()
  await eventually(() => addressOf(page)).toBe('/platform-arrival')
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, '2.2-platform-confirm')
  await page.getByRole('button', { name: '是本人，继续登录' }).press('Enter')
  await page.waitForURL('**/home')
  await eventually(() => signedInAs(page)).toBe('person')
  await enter()
  await page.waitForURL('**/home')

  await stage.leave(page)
  const victim = await stage.visit()
  await victim.goto(`/platform-return?ticket=${'t'.repeat(32)}&state=${'s'.repeat(43)}`)
  await victim.getByText('这次登录请求已失效，或不是从这个浏览器发起的，请重新登录。').waitFor()
  await eventually(async () => [addressOf(victim), await victim.evaluate(() => localStorage.getItem('token'))]).toEqual([
    '/platform-return',
    null,
  ])
  await follow(victim, `/platform-arrival?token=${'t'.repeat(32)}`)
  await victim.getByText('国家政务服务平台没有确认您的身份，请重新登录。').waitFor()
  await victim.goto('/platform-arrival')
  await victim.getByText('登录信息不完整，请重新从国家政务服务平台进入。').waitFor()

  const config = stage.app.services.config as { nationalPlatform: unknown }
  await follow(victim, '/crblogin?type=1&way=platform')
  const go = victim.getByRole('button', { name: '前往国家政务服务平台' })
  await go.waitFor()
  config.nationalPlatform = undefined
  try {
    await go.click()
    await victim.getByText('国办连接不可用', { exact: true }).waitFor()
    await shoot(victim, '2.2-platform-unavailable')
  } finally {
    config.nationalPlatform = nationalPlatform
  }
  // officials do not come this way
  await follow(victim, '/crblogin?type=3')
  await victim.getByRole('link', { name: '扫码登录' }).waitFor()
  await eventually(() => victim.getByRole('link', { name: '国家政务服务平台账号登录' }).count()).toBe(0)
})
