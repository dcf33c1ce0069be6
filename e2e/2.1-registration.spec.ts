import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  newCreditCode,
  newEntity,
  newIdentityNumber,
  newIndividual,
  newMobile,
  registrantPassword,
  sendRegistration,
} from '../apps/server/src/testing/registrants.ts'
import { seriousFaults } from './support/axe.ts'
import { codeFor, forgetCaps } from './support/codes.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { passSlider } from './support/sign-in.ts'
import { phone as phoneSize, shoot, startStage, type Stage, type VisitOptions } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
beforeEach(async () => {
  await forgetCaps(stage)
  await stage.app.pool.query('delete from registration_counts')
})
afterEach((context) => endTest(stage, context))

const field = (page: Page, name: string): Locator => page.locator(`#registration-${name}`)
const problem = (page: Page, name: string): Locator => page.locator(`#registration-${name}-error`)
const step = (page: Page): Locator => page.locator('#registration-step')
const next = (page: Page): Locator => page.locator('.registration-actions button[type=submit]')

async function open(kind: 'individual' | 'entity', options: VisitOptions = {}): Promise<Page> {
  const page = await stage.visit(options)
  await page.goto(kind === 'individual' ? '/IndividualRegistration' : '/RegisterLPStep')
  await next(page).waitFor()
  return page
}

async function agree(page: Page): Promise<void> {
  for (const box of await page.locator('.registration-agreement input[type=checkbox]').all()) await box.check()
  await next(page).click()
  await field(page, 'username').waitFor()
}

async function fillAll(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** Asks for the code and reads it where a rehearsal shows it: in the outbox page that the form links to. */
async function typeCode(page: Page): Promise<void> {
  await page.locator('.registration-code button').click()
  const opened = page.waitForEvent('popup')
  await page.locator('.registration-sent a').click()
  const outbox = await opened
  const code = await outbox.locator('.outbox-code strong').first().innerText()
  await outbox.close()
  await field(page, 'code').fill(code)
}

/** Asks for the code and reads it from the server; the page knows then that it was sent. */
async function askForCode(page: Page, mobile: string): Promise<string> {
  await page.locator('.registration-code button').click()
  const code = await codeFor(stage, mobile, 1)
  await eventually(() => page.locator('.registration-code button').innerText()).toMatch(/秒后重新获取$/)
  return code
}

async function chooseRegion(page: Page, names: readonly string[]): Promise<void> {
  await field(page, 'regionCode').click()
  for (const name of names) await page.locator('.ant-cascader-menu-item', { hasText: name }).click()
  await page.locator('.ant-cascader-menu').first().waitFor({ state: 'hidden' })
}

/** From the last step to the home page. */
async function signInFromDone(page: Page, username: string): Promise<void> {
  await page.locator('.registration-done button').click()
  await page.getByRole('slider').waitFor()
  await eventually(() => page.locator('input[name=username]').inputValue()).toBe(username)
  await page.locator('input[name=password]').fill(registrantPassword)
  await passSlider(page)
  await page.locator('.login-form button[type=submit]').click()
  await page.waitForURL('**/home')
}

describe('an individual', () => {
  test('registers in four steps, by keyboard alone, and signs in with the name filled in; the operators are none of their business', async () => {
    const page = await stage.visit()
    await page.goto('/crblogin?type=2')
    await page.locator('.login-foot a', { hasText: '注册' }).press('Enter')
    await page.waitForURL('**/IndividualRegistration')
    await next(page).waitFor()
    await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('个人注册')
    await eventually(() => page.locator('.registration-agreement h3').allInnerTexts()).toEqual([
      expect.stringContaining('用户服务协议'),
      expect.stringContaining('个人信息处理规则'),
      expect.stringContaining('身份证号码处理的单独同意'),
    ])
    await shoot(page, '2.1-registration-1-agreement')
    const isAt = (id: string) => page.evaluate((wanted) => document.activeElement?.id === wanted, id)
    const tabTo = async (id: string) => {
      for (let i = 0; i < 40 && !(await isAt(id)); i++) await page.keyboard.press('Tab')
      await eventually(() => isAt(id), id).toBe(true)
    }
    const type = async (id: string, words: string) => {
      await tabTo(`registration-${id}`)
      await page.keyboard.insertText(words)
    }
    for (const kind of ['service', 'privacy', 'identity-number']) {
      await tabTo(`registration-agreement-${kind}`)
      await page.keyboard.press('Space')
    }
    await page.keyboard.press('Enter')
    await field(page, 'username').waitFor()
    const { username } = newIndividual()
    const mobile = newMobile()
    await type('username', username)
    await type('password', registrantPassword)
    await type('confirmPassword', registrantPassword)
    await type('mobile', mobile)
    await tabTo('registration-code')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const code = await codeFor(stage, mobile, 1)
    await eventually(() => isAt('registration-code')).toBe(true)
    await page.keyboard.insertText(code)
    await page.keyboard.press('Enter')
    await field(page, 'identityNumber').waitFor()
    await eventually(() => step(page).innerText()).toBe('身份信息')
    await type('name', '苏知微')
    await type('identityNumber', newIdentityNumber())
    await type('email', 'zhiwei@example.com')
    await shoot(page, '2.1-registration-3-identity')
    await page.keyboard.press('Enter')
    await page.locator('.registration-done').waitFor()
    await eventually(() => step(page).innerText()).toBe('注册成功')
    await shoot(page, '2.1-registration-4-done')
    await eventually(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('REGISTRATION')))).toEqual([])
    await signInFromDone(page, username)

    await follow(page, '/operators')
    await page.getByRole('heading', { level: 1, name: '页面不存在' }).waitFor()
    await eventually(() => new URL(page.url()).pathname).toBe('/404')
    await eventually(() => page.getByText('经办人管理').count()).toBe(0)
  })

  test('is told at each step and field what is wrong with it, in words', async () => {
    const page = await open('individual')
    // not without agreeing to each text
    await page.locator('.registration-agreement input[type=checkbox]').first().check()
    await next(page).click()
    await page.locator('.ant-alert', { hasText: '请逐项阅读并同意后继续。' }).waitFor()
    // it stands above the button, out of sight on a small screen: the page goes there
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('registration-problem')
    await eventually(() =>
      page.locator('.ant-alert').evaluate((alert) => {
        const { top, bottom } = alert.getBoundingClientRect()
        return top >= 0 && bottom <= window.innerHeight
      }),
    ).toBe(true)
    await shoot(page, '2.1-agree-first')
    await eventually(() => page.locator('.registration-agreement.has-problem').count()).toBe(2)
    await eventually(() => seriousFaults(page)).toEqual([])

    await agree(page)
    await next(page).click()
    for (const [name, words] of [
      ['username', '账号必填！'],
      ['password', '请输入密码'],
      ['confirmPassword', '请再次输入密码'],
      ['mobile', '手机号码必填！'],
      ['code', '验证码必填！'],
    ] as const)
      await eventually(() => problem(page, name).innerText(), name).toContain(words)
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('registration-username')
    await fillAll(page, { username: '9', password: 'abcdef', confirmPassword: 'abcdeg', mobile: '12345' })
    await field(page, 'code').focus()
    for (const [name, words] of [
      ['username', '账号须为 4 至 30 位。'],
      ['password', '请填入正确的格式的账号密码'],
      ['confirmPassword', '两次输入密码不一致'],
      ['mobile', '请输入正确的手机号码！'],
    ] as const)
      await eventually(() => problem(page, name).innerText(), name).toContain(words)
    await shoot(page, '2.1-registration-2-problems')
    await eventually(() => seriousFaults(page)).toEqual([])

    // a wrong code stays on its field
    const mobile = newMobile()
    await fillAll(page, { username: newIndividual().username, password: registrantPassword, confirmPassword: registrantPassword, mobile })
    const code = await askForCode(page, mobile)
    await field(page, 'code').fill(code === '123456' ? '654321' : '123456')
    await next(page).click()
    await eventually(() => problem(page, 'code').innerText()).toContain('验证码错误')
    await field(page, 'code').fill(code)
    await next(page).click()
    await field(page, 'identityNumber').waitFor()
    // typing errors in the identity number are found before sending
    for (const [typed, words] of [
      ['110105', '公民身份号码须为 18 位'],
      ['660105194912310020', '前两位不是有效的地区代码'],
      ['11010519490231002X', '出生日期不存在'],
      ['110105194912310021', '校验码不符'],
    ] as const) {
      await field(page, 'identityNumber').fill(typed)
      await field(page, 'email').focus()
      await eventually(() => problem(page, 'identityNumber').innerText(), typed).toContain(words)
    }
  })

  test('whose number is registered already is told how to go on; going back or a reload loses nothing but password and identity number, which are kept nowhere', async () => {
    const known = newIndividual()
    await sendRegistration(stage.app, 'individual', known)
    const page = await open('individual')
    await agree(page)
    const [username, mobile, identityNumber] = [newIndividual().username, newMobile(), newIdentityNumber()]
    await fillAll(page, { username, password: registrantPassword, confirmPassword: registrantPassword, mobile })
    await field(page, 'code').fill(await askForCode(page, mobile))
    await next(page).click()
    await field(page, 'identityNumber').waitFor()
    await fillAll(page, { name: '苏知微', identityNumber: known.identityNumber, email: 'zhiwei@example.com' })
    await next(page).click()
    await eventually(() => problem(page, 'identityNumber').innerText()).toContain('该身份证号码已注册')
    await eventually(() => problem(page, 'identityNumber').locator('a').allInnerTexts()).toEqual(['直接登录', '找回密码'])
    await eventually(() => field(page, 'name').inputValue()).toBe('苏知微')

    await field(page, 'identityNumber').fill(identityNumber)
    await page.getByRole('button', { name: '上一步' }).click()
    await eventually(() => field(page, 'password').inputValue()).toBe(registrantPassword)
    await page.locator('.registration-proven', { hasText: '手机号码已验证' }).waitFor()
    await next(page).click()
    await eventually(() => field(page, 'identityNumber').inputValue()).toBe(identityNumber)
    const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    await eventually(stored).toContain(username)
    for (const secret of [registrantPassword, identityNumber]) await eventually(stored).not.toContain(secret)
    await page.reload()
    await page.locator('.registration-note', { hasText: '刷新页面后需要重新输入' }).waitFor()
    await eventually(async () => [
      await field(page, 'username').inputValue(),
      await field(page, 'mobile').inputValue(),
      await field(page, 'password').inputValue(),
    ]).toEqual([username, mobile, ''])
    await fillAll(page, { password: registrantPassword, confirmPassword: registrantPassword })
    await next(page).click()
    await eventually(async () => [await field(page, 'name').inputValue(), await field(page, 'identityNumber').inputValue()]).toEqual([
      '苏知微',
      '',
    ])
    await field(page, 'identityNumber').fill(identityNumber)
    await next(page).click()
    await page.locator('.registration-done').waitFor()
  })

  test('on a phone, in English: one column, nothing wider than the screen', async () => {
    const page = await open('individual', { viewport: phoneSize, language: 'en_US' })
    await eventually(() => page.locator('.registration-progress').innerText()).toBe('Step 1 of 4 · Terms')
    await shoot(page, '2.1-registration-phone-1')
    await agree(page)
    await next(page).click()
    await eventually(() => problem(page, 'username').innerText()).toContain('Please enter an account.')
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phoneSize.width)
    await shoot(page, '2.1-registration-phone-2')
  })
})

describe('a legal entity', () => {
  const row = (page: Page, name: string): Locator => page.locator('.list-panel tr', { hasText: name })

  test('registers with its place; one that is registered already is told so literally; its first user adds, authorises and disables an operator', async () => {
    const known = newEntity()
    await sendRegistration(stage.app, 'entity', known)
    const page = await open('entity')
    await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('法人注册')
    await eventually(() => page.locator('.registration-agreement').count()).toBe(2)
    const { username } = newEntity()
    await agree(page)
    await fillAll(page, { username, password: registrantPassword, confirmPassword: registrantPassword, mobile: newMobile() })
    await typeCode(page)
    await next(page).click()
    await field(page, 'creditCode').waitFor()
    await field(page, 'creditCode').fill('91350100M000100Y44')
    await field(page, 'legalRepresentative').focus()
    await eventually(() => problem(page, 'creditCode').innerText()).toContain('校验码不符')
    await fillAll(page, {
      organizationName: '汾阳石刻保护研究所',
      creditCode: known.creditCode,
      legalRepresentative: '顾长安',
      name: '陆观澜',
      email: 'guanlan@example.com',
    })
    await chooseRegion(page, ['山西省', '太原市', '小店区'])
    await shoot(page, '2.1-registration-3-entity')
    await eventually(() => seriousFaults(page)).toEqual([])
    await next(page).click()
    await eventually(() => problem(page, 'creditCode').innerText()).toContain('该统一社会信用代码已注册')
    await eventually(() => problem(page, 'creditCode').innerText()).toContain('请联系本单位管理员')
    await shoot(page, '2.1-registration-3-duplicate')
    await eventually(() => problem(page, 'creditCode').getByRole('link', { name: '直接登录' }).getAttribute('href')).toBe('/login?type=1')
    await field(page, 'creditCode').fill(newCreditCode().toLowerCase())
    await next(page).click()
    await page.locator('.registration-done', { hasText: '汾阳石刻保护研究所' }).waitFor()
    await signInFromDone(page, username)

    // a minute later, for the server and for the page: another code may be asked for
    await forgetCaps(stage)
    await page.evaluate(() => localStorage.removeItem('CODE_NEXT_AT'))
    await follow(page, '/operators')
    await page.getByText('还没有经办人').waitFor()
    await shoot(page, '2.1-operators-empty')
    await page.getByRole('button', { name: '添加经办人' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '添加经办人' }).click()
    await eventually(() => problem(page, 'username').innerText()).toContain('账号必填！')
    const mobile = newMobile()
    await fillAll(page, { name: '方既白', username: 'fenyang-fang', email: 'jibai@example.com', mobile, password: registrantPassword })
    await dialog.getByLabel('立即授权').uncheck()
    await dialog.getByLabel('本单位已告知经办人').check()
    await field(page, 'code').fill(await askForCode(page, mobile))
    await shoot(page, '2.1-operators-add')
    await eventually(() => seriousFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: '添加经办人' }).click()
    await page.locator('.toast', { hasText: '已添加经办人方既白。' }).waitFor()
    await eventually(() => row(page, '方既白').innerText()).toContain('未授权')
    await row(page, '方既白').getByText('授权', { exact: true }).click()
    await eventually(() => row(page, '方既白').innerText()).toContain('已授权')
    await shoot(page, '2.1-operators')
    await row(page, '方既白').getByText('停用', { exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: '停用' }).click()
    await eventually(() => row(page, '方既白').innerText()).toContain('已停用')
    await row(page, '方既白').getByText('启用', { exact: true }).click()
    await eventually(() => row(page, '方既白').innerText()).toContain('已授权')
  })
})
