import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../apps/server/src/db/seed/index.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { pretendSafari } from './support/other-browser.ts'
import { dragSlider, signInByHand, signOutByHand } from './support/sign-in.ts'
import { shoot, startStage, type Stage } from './support/stage.ts'
import { toast } from './support/toast.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

/** Path and query of a page. */
const addressOf = (page: Page): string => page.url().slice(stage.address.length)
const message = (page: Page) => page.locator('.login-error')
const submit = (page: Page) => page.locator('.login-form button[type=submit]')

async function entrance(type = '3'): Promise<Page> {
  const page = await stage.visit()
  await page.goto(`/crblogin?type=${type}`)
  await page.getByRole('slider').waitFor()
  return page
}

const heading = (page: Page): Promise<string> => page.getByRole('heading', { level: 1 }).innerText()

describe('the entrances', () => {
  test('three of them, in any language, with their tabs; the footer names administration, maintenance, support and filing', async () => {
    const page = await entrance()
    for (const [link, type, title, tab] of [
      ['法人登录', '1', '网上申报登录', '法人登录'],
      ['个人登录', '2', '网上申报登录', '个人登录'],
      ['审批监管入口', '3', '审批监管登录', '办公人员登录'],
    ] as const) {
      await page.locator('.entrance-header').getByRole('link', { name: link }).click()
      await eventually(() => addressOf(page)).toBe(`/crblogin?type=${type}`)
      await eventually(() => page.locator('.login-tabs [aria-current=page]').allInnerTexts(), type).toEqual([tab])
      await eventually(() => heading(page), type).toBe(title)
      await eventually(() => page.locator('.login-tabs a').count(), type).toBe(type === '3' ? 1 : 2)
      // masked, known to password managers, and what is pasted is taken
      const password = page.locator('input[autocomplete=current-password]')
      await eventually(() => password.getAttribute('type'), type).toBe('password')
      await eventually(
        () => password.evaluate((input) => input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }))),
        type,
      ).toBe(true)
      await shoot(page, `2.2-sign-in-type-${type}`)
    }
    await page.locator('.entrance-header').getByRole('link', { name: '法人登录' }).click()
    await page.locator('.login-tabs').getByRole('link', { name: '个人登录' }).click()
    await eventually(() => addressOf(page)).toBe('/crblogin?type=2')

    const lines = () => page.locator('footer span').allInnerTexts()
    await eventually(async () => (await lines()).map((line) => line.split('：')[0])).toEqual([
      '主管单位',
      '运行维护',
      '技术支持',
      '备案信息',
    ])
    // settings of the operator, with demo values here: nothing is left to be filled in
    const { maintenance, supportPhones, filingNumber } = stage.app.services.config.site
    await eventually(async () => (await lines()).slice(1).map((line) => line.split('：')[1])).toEqual([
      maintenance,
      supportPhones.split('：')[0],
      filingNumber,
    ])
    await eventually(async () => (await lines()).join()).not.toMatch(/由部署单位填写|平台运行维护单位|请拨打/)

    // the language changes in place and stays after a load
    await follow(page, '/crblogin?type=3')
    await page.getByLabel('语言').selectOption('en_US')
    await eventually(() => heading(page)).toBe('Supervision sign-in')
    await page.reload()
    await eventually(() => heading(page)).toBe('Supervision sign-in')
    await eventually(() => page.evaluate(() => document.documentElement.lang)).toBe('en-US')
    await shoot(page, '2.2-sign-in-type-3-en')
    await page.getByLabel('Language').selectOption('tw_CN')
    await eventually(() => heading(page)).toBe('審批監管登錄')
    await page.getByLabel('語言').selectOption('zh_CN')
    await eventually(() => heading(page)).toBe('审批监管登录')
    await page.locator('.entrance-header').getByRole('link', { name: '门户首页' }).click()
    await page.waitForURL('**/online_info')
  })

  test('another address leads to one of them, as no identity provider is configured', async () => {
    const page = await stage.visit()
    await page.goto('/login?type=1')
    const isAt = () => page.evaluate(() => location.pathname + location.search)
    await eventually(isAt).toBe('/crblogin?type=1')
    for (const [path, target] of [
      ['/crblogin?type=33', '/crblogin?type=3'],
      ['/login?type=2', '/crblogin?type=2'],
      ['/login?type=9', '/crblogin?type=3'],
      ['/crblogin', '/crblogin?type=3'],
      ['/crblogin?type=4', '/crblogin?type=3'],
      ['/crblogin?type=abc', '/crblogin?type=3'],
      ['/login', '/crblogin?type=3'],
    ] as const) {
      await follow(page, path)
      await eventually(isAt, path).toBe(target)
    }
  })
})

describe('the slider', () => {
  test('is 300 × 42 and passes by mouse only at its very end, else it snaps back; blank fields are told', async () => {
    const page = await entrance()
    await eventually(() => page.locator('.slide-verify').boundingBox()).toMatchObject({ width: 300, height: 42 })
    const slider = page.getByRole('slider')
    for (const share of [0.5, 0.97]) {
      await dragSlider(page, share)
      await eventually(() => slider.getAttribute('aria-valuenow')).toBe('0')
      await eventually(() => submit(page).count()).toBe(0)
    }
    await dragSlider(page, 1)
    await submit(page).waitFor()
    await eventually(() => slider.getAttribute('aria-valuenow')).toBe('100')
    await eventually(() => page.locator('.slide-verify-text').innerText()).toBe('验证通过')
    // the blank field gets the focus
    for (const blank of ['username', 'password']) {
      await submit(page).click()
      await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(blank)
      await eventually(() => message(page).innerText()).toBe('账号或密码不能为空！')
      await page.locator('input[name=username]').fill('national-lead')
    }
  })

  test('passes by keyboard, and snaps back when it is left before the end; before it has passed, Enter does nothing, afterwards it signs in', async () => {
    const page = await entrance()
    const calls: string[] = []
    page.on('request', (request) => request.url().includes('/sso/') && calls.push(request.url()))
    await page.locator('input[name=username]').fill('national-lead')
    await page.locator('input[name=password]').fill(demoPassword)
    await page.keyboard.press('Enter')
    const slider = page.getByRole('slider')
    await slider.focus()
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight')
    await eventually(() => slider.getAttribute('aria-valuenow')).toBe('50')
    await page.keyboard.press('Tab')
    await eventually(() => slider.getAttribute('aria-valuenow')).toBe('0')
    await eventually(() => submit(page).count()).toBe(0)
    expect(calls).toEqual([])
    await slider.focus()
    for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowRight')
    await submit(page).waitFor()
    await eventually(() => slider.getAttribute('aria-valuetext')).toBe('验证通过')
    await page.locator('input[name=password]').press('Enter')
    await page.waitForURL('**/home')
    await toast(page, '登录成功！').waitFor()
    expect(calls.length).toBe(2)
  })
})

describe('signing in', () => {
  test('refusals in the words of the specification: the wrong entrance, a locked account, and a wrong password that counts down to the time in words', async () => {
    await stage.app.pool.query("update users set is_locked = true where username = 'expert5'")
    const page = await entrance('1')
    await signInByHand(page, 'national-office', demoPassword)
    await eventually(() => message(page).innerText()).toBe('账号或密码错误，请检查账号、密码拼写或登录入口是否正确！')
    await page.locator('.entrance-header').getByRole('link', { name: '审批监管入口' }).click()
    await eventually(() => heading(page)).toBe('审批监管登录')
    await signInByHand(page, 'expert5', demoPassword)
    await eventually(() => message(page).innerText()).toBe('此账号已被禁用！')
    await eventually(() => addressOf(page)).toBe('/crblogin?type=3')
    await eventually(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    for (const n of [4, 3, 2, 1]) {
      await signInByHand(page, 'customs', 'wrong password')
      await eventually(() => message(page).innerText()).toBe(`密码错误，您还有 ${n} 次尝试机会！`)
      // the slider must be passed again
      await eventually(() => submit(page).count()).toBe(0)
      await eventually(() => page.locator('input[name=password]').inputValue()).toBe('')
    }
    await signInByHand(page, 'customs', 'wrong password')
    await eventually(() => message(page).innerText()).toMatch(/^账号已被锁定，请在 (15分0秒|14分\d{1,2}秒) 后重试！$/)
    await shoot(page, '2.2-sign-in-locked-out')
    await signInByHand(page, 'customs', demoPassword)
    await eventually(() => message(page).innerText()).toMatch(/^账号已被锁定，请在 1[45]分\d{1,2}秒 后重试！$/)
  })

  // which browsers those are: apps/web/src/lib/browser.test.ts
  test('only Chrome and Firefox may sign in', async () => {
    const page = await stage.visit()
    await pretendSafari(page)
    await page.goto('/crblogin?type=3')
    await eventually(() => message(page).innerText()).toBe('请使用谷歌或者火狐浏览器进行登录')
    await signInByHand(page, 'national-lead', demoPassword)
    await eventually(() => message(page).innerText()).toBe('请使用谷歌或者火狐浏览器进行登录')
    await eventually(() => addressOf(page)).toBe('/crblogin?type=3')
  })

  test('the password leaves the browser only sealed to the server; «remember me» keeps the name alone, and unticking forgets it', async () => {
    const page = await entrance('2')
    const bodies: string[] = []
    page.on('request', (request) => request.url().endsWith('/sso/login') && bodies.push(request.postData() ?? ''))
    await page.getByLabel('记住账号').check()
    await signInByHand(page, 'person', demoPassword)
    await page.waitForURL('**/home')
    expect(bodies.map((body) => JSON.parse(body) as Record<string, unknown>)).toMatchObject([
      { username: 'person', type: '2', rememberme: true },
    ])
    expect(bodies[0]).toMatch(/"password":"enc:v1:\d{8}:[A-Za-z0-9+/]+=*"/)
    const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    await eventually(stored).not.toContain(demoPassword)
    await eventually(stored).not.toContain((JSON.parse(bodies[0] ?? '{}') as { password: string }).password)

    await signOutByHand(page)
    await eventually(() => page.locator('input[name=username]').inputValue()).toBe('person')
    await eventually(() => page.locator('input[name=password]').inputValue()).toBe('')
    await eventually(() => page.getByLabel('记住账号').isChecked()).toBe(true)
    await page.getByLabel('记住账号').uncheck()
    await signInByHand(page, 'person', demoPassword)
    await page.waitForURL('**/home')
    await signOutByHand(page)
    await page.getByRole('slider').waitFor()
    await eventually(() => page.locator('input[name=username]').inputValue()).toBe('')
  })
})

describe('signing out', () => {
  test('who is signed in goes home from the sign-in page, is told as whom, and another tab goes on working; 退出登录 asks once and ends both', async () => {
    const page = await stage.as('national-accept', { ownSession: true })
    await page.goto('/todo')
    await page.locator('.list-table[aria-busy=false]').waitFor()
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const other = await page.context().newPage()
    for (const door of ['/crblogin?type=1', '/login?type=3']) {
      await other.goto(door)
      await other.waitForURL('**/home')
      await toast(other, '要换账号，请先退出登录。').waitFor()
    }
    await eventually(() => other.evaluate(() => localStorage.getItem('token'))).toBe(token)
    await page.getByRole('button', { name: '刷新' }).click()
    await page.locator('.list-table[aria-busy=false]').waitFor()
    await eventually(() => addressOf(page)).toBe('/todo')
    await other.getByRole('button', { name: /用户中心/ }).click()
    await other.getByRole('menuitem', { name: '退出登录' }).click()
    const dialog = other.getByRole('dialog')
    await dialog.getByText('确定退出登录？').waitFor()
    await dialog.getByRole('button', { name: '退出登录' }).click()
    await other.waitForURL('**/crblogin?type=3')
    await other.getByRole('slider').waitFor()
    // the other tab is led out with it
    await page.waitForURL('**/crblogin?type=3')
    await page.getByRole('slider').waitFor()
    await eventually(() =>
      page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('USER_INFO'), localStorage.getItem('authCode')]),
    ).toEqual([null, null, null])
    await eventually(
      async () => (await stage.app.request('GET', '/api/userCount/cscpMenus', undefined, { authorization: token ?? '' })).status,
    ).toBe(401)
    await signInByHand(other, 'national-accept', demoPassword)
    await other.waitForURL('**/home')
    // and in with it, to where it was
    await page.waitForURL('**/todo')
  })

  test('a session that the server no longer knows is forgotten at the sign-in page; where that cannot be asked it says so', async () => {
    const page = await stage.as('national-accept', { ownSession: true })
    await page.goto('/home')
    await page.getByRole('navigation', { name: '主菜单' }).waitFor()
    const token = await page.evaluate(() => localStorage.getItem('token'))
    await page.route('**/api/userCount/getCurrentUserCount', (route) =>
      route.fulfill({ status: 500, json: { code: 500, error: 'internal', msg: '' } }),
    )
    await page.goto('/crblogin?type=3')
    await page.getByText('内部错误，请重新操作或联系管理员。').waitFor()
    await eventually(() => page.getByRole('slider').count()).toBe(0)
    await page.unroute('**/api/userCount/getCurrentUserCount')
    await stage.app.request('GET', '/api/signOut', undefined, { authorization: token ?? '' })
    await page.getByRole('button', { name: '重试' }).click()
    await page.getByRole('slider').waitFor()
    await eventually(() => page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('PAGE_TABS')])).toEqual([null, null])
    // a deep link without a session leads on to what was asked for
    await page.goto('/cases?keyword=tunnel')
    await page.waitForURL('**/crblogin?type=3')
    await signInByHand(page, 'national-accept', demoPassword)
    await page.waitForURL('**/cases?keyword=tunnel')
  })
})
