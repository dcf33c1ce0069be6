import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract } from '@wenwu/core/profile/contract'
import { contract as verification } from '@wenwu/core/verification/contract'
import { messagesTo, mobileOf } from '../../../testing/messages.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('the language somebody chose', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())

  const newest = async (mobile: string) => (await messagesTo(api, mobile))[0]?.text

  it('is none at first, and once chosen it is there wherever they sign in', async () => {
    const person = api.as('person')
    expect((await person.call(auth.currentUser, {})).locale).toBeNull()
    await person.call(contract.chooseLanguage, { locale: 'ja_JP' })
    const elsewhere = await api.signIn('person')
    expect((await elsewhere.call(auth.currentUser, {})).locale).toBe('ja_JP')
    expect((await api.as('company').call(auth.currentUser, {})).locale).toBeNull()
  })

  it('is one of the five', async () => {
    expect(await api.as('person').request('PUT', '/api/v1/profile/language', { locale: 'fr_FR' })).toMatchObject({ status: 400 })
  })

  it.each([
    ['zh_CN', /^【文物审批】登录验证码 \d{6}，5 分钟内有效。/],
    ['en_US', /^\[Heritage approval\] Your sign-in code is \d{6}, valid for 5 minutes\./],
    ['ja_JP', /^【文化財審査】ログイン認証コード \d{6}（5 分間有効）。/],
    ['ko_KR', /^\[문화유산 심사\] 로그인 인증번호 \d{6}, 5분간 유효합니다\./],
    ['tw_CN', /^【文物審批】登錄驗證碼 \d{6}，5 分鐘內有效。/],
  ] as const)('%s: messages to their phone are written in it, whatever the page shows', async (locale, words) => {
    await api.as('expert1').call(contract.chooseLanguage, { locale })
    const mobile = await mobileOf(api, 'expert1')
    api.setNow(new Date(api.clock.now().getTime() + 5 * 60_000))
    await api.anonymous.call(verification.sendCode, { mobile, purpose: 'sign-in', locale: 'zh_CN' })
    expect(await newest(mobile)).toMatch(words)
  })

  it('is the one of the page for whoever has none, and Chinese where the page does not say', async () => {
    await api.anonymous.call(verification.sendCode, { mobile: '13711110001', purpose: 'register', locale: 'ko_KR' })
    expect(await newest('13711110001')).toContain('가입 인증번호')
    await api.anonymous.call(verification.sendCode, { mobile: '13711110002', purpose: 'register' })
    expect(await newest('13711110002')).toContain('注册验证码')
  })

  it('is the account’s for a forgotten password, too', async () => {
    const mobile = await mobileOf(api, 'person')
    await api.anonymous.call(verification.forgotPassword, { userType: 'person', username: 'person', mobile })
    expect(await newest(mobile)).toContain('パスワード再設定の認証コード')
  })
})
