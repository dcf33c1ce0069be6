import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract as messages } from '@wenwu/core/messages/contract'
import { contract } from '@wenwu/core/profile/contract'
import { demoPassword } from '../apps/server/src/db/seed/index.ts'
import { digestOf } from '../apps/server/src/testing/test-app.ts'
import { seriousFaults } from './support/axe.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { noisePng } from './support/picture.ts'
import { signInByHand } from './support/sign-in.ts'
import { shoot, startStage, type Stage } from './support/stage.ts'
import { toast } from './support/toast.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const next = 'Kz7!wpQ4'
const third = 'Wm3?tbX8'
const save = (page: Page) => page.getByRole('button', { name: '保存' }).click()
const dialog = (page: Page) => page.getByRole('dialog')
const errors = (page: Page) => page.locator('.form-field-error').allInnerTexts()
const signs = async (username: string, password: string) =>
  (await stage.app.anonymous.send(auth.login, { username, passwordDigest: digestOf(password), kind: 'official', isRemembered: false }))
    .status

async function profile(username: string): Promise<Page> {
  const page = await stage.as(username, { ownSession: true })
  await page.goto('/self-edit')
  await page.locator('input[name=email]').waitFor()
  return page
}

async function fillPasswords(page: Page, current: string, wanted: string, again = wanted): Promise<void> {
  await page.locator('input[name=current]').fill(current)
  await page.locator('input[name=next]').fill(wanted)
  await page.locator('input[name=again]').fill(again)
  await page
    .locator('form')
    .filter({ has: page.locator('input[name=current]') })
    .getByRole('button', { name: '修改密码' })
    .click()
}

/** Goes on by Tab; between two fields stands the switch that shows what was typed. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let n = 0; n < 3; n++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) === name) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}

describe('one’s own fields', () => {
  test('are opened from the user centre; the account is read-only; what is saved stays; an old password is called to mind once', async () => {
    // an old password is called to mind once, and blocks nothing
    await stage.app.pool.query("update users set password_changed_at = '2026-01-01' where username = 'national-officer'")
    const page = await stage.as('national-officer', { ownSession: true })
    await page.goto('/home')
    const oldPassword = '您的密码已较长时间没有修改，建议现在修改。'
    await toast(page, oldPassword).waitFor()
    await page
      .locator('.shell-header')
      .getByRole('button', { name: /用户中心/ })
      .click()
    await page.getByRole('menuitem', { name: '用户中心' }).click()
    await dialog(page).getByRole('link', { name: '编辑个人信息' }).click()
    await page.getByRole('heading', { name: '个人信息' }).waitFor()
    await page.locator('.profile-alert').waitFor()
    await eventually(() => page.locator('input[name=username]').inputValue()).toBe('national-officer')
    await eventually(() => page.locator('input[name=username]').getAttribute('readonly')).not.toBeNull()
    await eventually(() => page.locator('input[name=name]').getAttribute('readonly')).not.toBeNull()
    await page.getByText('姓名不能自行修改，如需更改请联系管理员。').waitFor()
    await page.locator('input[name=familyName]').fill('季')
    await page.locator('input[name=email]').fill('ji@example.org')
    await page.getByText('有未保存的修改').waitFor()
    await save(page)
    await toast(page, '更新信息成功！').waitFor()
    await eventually(() => page.getByText('有未保存的修改').count()).toBe(0)
    await page.reload()
    await eventually(() => page.locator('input[name=familyName]').inputValue()).toBe('季')
    await page.locator('.profile-alert').waitFor()
    await eventually(() => toast(page, oldPassword).count()).toBe(0)
    await shoot(page, '2.9-profile')
  })

  test('tell a failure, and say what is wrong with them, each at its place; nothing typed is lost', async () => {
    const page = await profile('company')
    // a failure is told as the specification has it, and the form stays
    await page.locator('input[name=familyName]').fill('林')
    await page.locator('input[name=email]').fill('lin@example.org')
    await page.route('**/api/userCount/updateUserDetails', (route) => route.abort())
    await save(page)
    await toast(page, '更新信息失败！网络连接错误，请检查网络环境！').waitFor()
    await eventually(() => page.locator('input[name=email]').inputValue()).toBe('lin@example.org')
    await page.unroute('**/api/userCount/updateUserDetails')
    await save(page)
    await toast(page, '更新信息成功！').waitFor()

    await page.locator('input[name=name]').fill('新名字')
    await page.locator('input[name=familyName]').fill('')
    await page.locator('input[name=email]').fill('不是邮箱')
    await page.locator('input[name=mobile]').fill('')
    await save(page)
    await eventually(() => errors(page)).toEqual(['姓不能为空！', '请填入正确的格式的电子邮箱', '请输入手机号码'])
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('familyName')
    await page.locator('input[name=mobile]').fill('12345678901')
    await save(page)
    await eventually(() => errors(page)).toContain('手机号码格式不正确')
    await eventually(() => page.locator('input[name=name]').inputValue()).toBe('新名字')
  })

  test('a new telephone takes the password and the code that was sent to it', async () => {
    const page = await profile('expert2')
    await page.locator('input[name=familyName]').fill('林')
    await page.locator('input[name=email]').fill('lin@example.org')
    await page.locator('input[name=mobile]').fill('13912345678')
    await save(page)
    await eventually(() => errors(page)).toEqual(['请输入验证码', '请输入当前密码'])
    await page.locator('input[name=password]').fill(demoPassword)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByText('验证码已发送至 139****5678').waitFor()
    await page.getByRole('button', { name: /秒后重新获取/ }).waitFor()
    await page.locator('input[name=code]').fill('000000')
    await save(page)
    await toast(page, '更新信息失败！').waitFor()
    await eventually(() => errors(page)).toHaveLength(1)
    let code = ''
    await eventually(async () => {
      code =
        (await stage.app.anonymous.call(messages.outbox, { mobile: '13912345678' }))
          .map((message) => /\d{6}/.exec(message.text)?.[0])
          .find(Boolean) ?? ''
      return code
    }).toMatch(/^\d{6}$/)
    await page.locator('input[name=code]').fill(code)
    await save(page)
    await toast(page, '更新信息成功！').waitFor()
    await eventually(() => page.locator('input[name=code]').count()).toBe(0)
    expect((await stage.app.as('expert2').call(contract.details, {})).mobile).toBe('13912345678')
  })

  test('what was typed survives a session that was lost', async () => {
    const page = await profile('expert3')
    await page.locator('input[name=email]').fill('kept@example.org')
    await stage.app.pool.query("update sessions set ended_at = now() where user_id = (select id from users where username = 'expert3')")
    await page.locator('input[name=familyName]').fill('留')
    await save(page)
    await toast(page, '身份认证信息已失效，请重新登录。').waitFor()
    await page.waitForURL('**/crblogin**')
    await signInByHand(page, 'expert3', demoPassword)
    await page.waitForURL('**/self-edit')
    await toast(page, '已恢复上次没有保存的修改').waitFor()
    await eventually(() => page.locator('input[name=email]').inputValue()).toBe('kept@example.org')
    await eventually(() => page.locator('input[name=familyName]').inputValue()).toBe('留')
  })
})

describe('the picture', () => {
  const choose = async (page: Page, name: string, mimeType: string, buffer: Buffer) => {
    await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  }

  test('must be one, is cut to a square by keyboard, warned of when it is too large, and shown in the user centre', async () => {
    const page = await profile('national-lead')
    await choose(page, 'a.gif', 'image/gif', Buffer.from('GIF89a'))
    await eventually(() => errors(page)).toEqual(['头像只支持 PNG、JPEG 或 WebP 图片。'])
    await choose(page, 'a.png', 'image/png', Buffer.from('no picture at all'))
    await eventually(() => errors(page)).toEqual(['图片无法读取，请换一张。'])
    await eventually(() => dialog(page).count()).toBe(0)
    await page.locator('input[name=familyName]').fill('林')
    await page.locator('input[name=email]').fill('lin@example.org')
    await choose(page, 'photo.png', 'image/png', noisePng(1200, 900))
    await dialog(page).getByText('裁剪头像').waitFor()
    const use = dialog(page).getByRole('button', { name: '使用所选区域' })
    await use.click()
    await dialog(page).getByText('选择的区域太大，超过了250K。请缩小选择区域！').waitFor()
    await shoot(page, '2.9-avatar-too-large')
    await eventually(() => seriousFaults(page)).toEqual([])
    // by keyboard alone: move the picture, then zoom until it is small enough
    await dialog(page).getByLabel('裁剪区域：用方向键移动图片').focus()
    const before = await dialog(page).locator('.cropper img').getAttribute('style')
    await page.keyboard.press('ArrowLeft')
    await eventually(() => dialog(page).locator('.cropper img').getAttribute('style')).not.toBe(before)
    await dialog(page).getByRole('slider', { name: '缩放' }).focus()
    await page.keyboard.press('End')
    await eventually(() => dialog(page).getByText('选择的区域太大').count()).toBe(0)
    await use.press('Enter')
    await eventually(() => dialog(page).count()).toBe(0)
    await page.locator('.profile-avatar img.user-picture').waitFor()
    await save(page)
    await toast(page, '更新信息成功！').waitFor()
    const { avatar } = await stage.app.as('national-lead').call(contract.details, {})
    expect(avatar).toMatch(/^data:image\/png;base64,/)
    expect(avatar.length).toBeLessThanOrEqual(256_000)
    const size = Buffer.from(avatar.slice(22, 22 + 64), 'base64')
    expect([size.readUInt32BE(16), size.readUInt32BE(20)]).toEqual([expect.any(Number), size.readUInt32BE(16)])
    await page
      .locator('.shell-header')
      .getByRole('button', { name: /用户中心/ })
      .click()
    await page.getByRole('menuitem', { name: '用户中心' }).click()
    await dialog(page).locator('img.user-picture').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '移除头像' }).click()
    await save(page)
    await eventually(async () => (await stage.app.as('national-lead').call(contract.details, {})).avatar).toBe('')
  })
})

describe('the password', () => {
  test('is changed in a dialog: each field says what is wrong, this browser stays signed in, others end; without WebCrypto it goes out as MD5', async () => {
    const other = await stage.app.signIn('province-sx')
    const page = await profile('province-sx')
    const bodies: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/userCount/cscpUserDetails') && bodies.push(request.postData() ?? ''))
    await page.getByRole('button', { name: '修改密码' }).click()
    await dialog(page)
      .getByText(await stage.app.anonymous.call(contract.passwordRule, {}))
      .waitFor()
    await fillPasswords(page, '', '')
    await eventually(() => errors(page)).toEqual(['请输入当前密码', '请输入新密码', '请再次输入新密码'])
    await fillPasswords(page, demoPassword, 'abcdefgh', 'abcdefgi')
    await eventually(() => errors(page)).toEqual(['请填入正确的格式的账号密码', '两次输入密码不一致'])
    await fillPasswords(page, 'wrong', next)
    await toast(page, '更新密码失败！').waitFor()
    await eventually(() => errors(page)).toEqual(['当前密码错误，您还有 4 次尝试机会！'])
    await fillPasswords(page, demoPassword, 'Admin@123')
    await eventually(() => errors(page)).toEqual(['该密码过于常见，容易被猜中，请更换。'])
    await eventually(() => seriousFaults(page)).toEqual([])
    await shoot(page, '2.9-password-dialog')
    await fillPasswords(page, demoPassword, next)
    await toast(page, '更新密码成功！其他 1 处登录已退出。').waitFor()
    await eventually(() => dialog(page).count()).toBe(0)
    for (const body of bodies) {
      expect(body).toMatch(/"currentUserPwd":"enc:v1:[^"]+"/)
      for (const secret of [demoPassword, next, digestOf(demoPassword), digestOf(next)]) expect(body).not.toContain(secret)
    }
    await eventually(() => signs('province-sx', demoPassword)).toBe(401)
    await eventually(() => signs('province-sx', next)).toBe(200)

    // it goes out as MD5 where the browser has no WebCrypto
    await page.evaluate(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
    const sent = page.waitForRequest('**/api/userCount/cscpUserDetails')
    await page.getByRole('button', { name: '修改密码' }).click()
    await fillPasswords(page, next, third)
    expect((await sent).postData()).toContain(`"newPassword":"${digestOf(third)}"`)
    await eventually(() => dialog(page).count()).toBe(0)
    await follow(page, '/todo')
    await page.locator('.list-table[aria-busy=false]').waitFor()
    expect((await other.send(auth.currentUser, {})).status).toBe(401)
    await eventually(() => signs('province-sx', third)).toBe(200)
  })

  test('that an administrator has set leads to /update-password and nowhere else, by keyboard alone', async () => {
    await stage.app.pool.query("update users set must_change_password = true where username = 'national-office'")
    const page = await stage.visit()
    await page.goto('/crblogin?type=3')
    await signInByHand(page, 'national-office', demoPassword)
    await page.waitForURL('**/update-password')
    await page.getByText('当前密码由管理员设置').waitFor()
    await follow(page, '/todo')
    await page.waitForURL('**/update-password')
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('current')
    await eventually(() => seriousFaults(page)).toEqual([])
    await shoot(page, '2.9-must-change')
    await page.keyboard.type(demoPassword)
    await tabTo(page, 'next')
    await page.keyboard.type(next)
    await tabTo(page, 'again')
    await page.keyboard.type(next)
    await page.keyboard.press('Enter')
    await toast(page, '更新密码成功！').waitFor()
    await page.waitForURL('**/home')
    await page.getByRole('navigation', { name: '主菜单' }).waitFor()
  })
})

describe('where one is signed in', () => {
  test('is listed; one and all others can be ended', async () => {
    const [first, second] = [await stage.app.signIn('customs'), await stage.app.signIn('customs')]
    const page = await stage.visit()
    await page.goto('/crblogin?type=3')
    await signInByHand(page, 'customs', demoPassword)
    await page.waitForURL('**/home')
    await page.getByRole('navigation', { name: '主菜单' }).waitFor()
    await follow(page, '/self-edit')
    const lines = page.locator('.session-list li')
    await eventually(() => lines.count()).toBe(3)
    await eventually(() => lines.first().innerText()).toMatch(/Chrome \d+ · Linux/)
    await eventually(() => lines.first().innerText()).toContain('本机')
    await eventually(() => lines.first().getByRole('button').count()).toBe(0)
    await shoot(page, '2.9-sessions')
    await lines.nth(1).getByRole('button', { name: /退出/ }).click()
    await toast(page, '该设备已退出登录。').waitFor()
    await eventually(() => lines.count()).toBe(2)
    await page.getByRole('button', { name: '退出其他全部登录' }).click()
    await dialog(page).getByRole('button', { name: '退出其他全部登录' }).click()
    await toast(page, '1 处登录已退出。').waitFor()
    await eventually(() => lines.count()).toBe(1)
    await page.getByText('没有其他登录。').waitFor()
    for (const gone of [first, second]) expect((await gone.send(auth.currentUser, {})).status).toBe(401)
  })
})
