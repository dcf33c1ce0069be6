import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract } from '@wenwu/core/profile/contract'
import { demoPassword } from '../../../db/seed/index.ts'
import { digestOf, startTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('who may call the profile', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())

  const everybody = [
    'company',
    'person',
    'province-sx',
    'national-lead',
    'thirdparty',
    'expert1',
    'customs',
    'admin-system',
    'admin-security',
    'admin-audit',
  ]

  it('everybody has their own record and sessions, nobody without a session', async () => {
    for (const endpoint of [contract.details, contract.sessions]) {
      expect(await api.anonymous.send(endpoint, {})).toMatchObject({ status: 401, body: { error: 'signed-out' } })
      for (const username of everybody) expect((await api.as(username).send(endpoint, {})).status, username).toBe(200)
    }
    for (const username of everybody) expect((await api.as(username).call(contract.details, {})).username).toBe(username)
  })

  it('nobody without a session changes anything', async () => {
    const change = { id: undefined, familyName: '林', name: '林', mobile: '13800138000', email: 'a@b.cn' }
    for (const reply of [
      await api.anonymous.send(contract.update, change),
      await api.anonymous.send(contract.changePassword, { ids: [], current: digestOf(demoPassword), next: digestOf('Kz7!wpQ4') }),
      await api.anonymous.send(contract.chooseLanguage, { locale: 'ja_JP' }),
      await api.anonymous.send(contract.mobileCode, { mobile: '13912345678' }),
      await api.anonymous.send(contract.endSession, { id: '01890000-0000-7000-8000-00000000dead' }),
      await api.anonymous.send(contract.endOtherSessions, {}),
    ])
      expect(reply).toMatchObject({ status: 401, body: { error: 'signed-out' } })
  })

  it('everybody may choose a language, and only their own changes', async () => {
    for (const username of everybody)
      expect((await api.as(username).send(contract.chooseLanguage, { locale: 'zh_CN' })).status, username).toBe(200)
    await api.as('expert1').call(contract.chooseLanguage, { locale: 'ko_KR' })
    expect((await api.as('expert1').call(auth.currentUser, {})).locale).toBe('ko_KR')
    for (const username of everybody.filter((name) => name !== 'expert1'))
      expect((await api.as(username).call(auth.currentUser, {})).locale, username).toBe('zh_CN')
  })

  it('nobody changes another’s record or password by naming them', async () => {
    const { id } = await api.as('national-lead').call(contract.details, {})
    for (const username of ['admin-system', 'admin-security', 'national-office', 'person']) {
      const user = api.as(username)
      expect(
        await user.send(contract.update, { id, familyName: '林', name: '林', mobile: '13800138000', email: 'a@b.cn' }),
        username,
      ).toMatchObject({ status: 403, body: { error: 'forbidden' } })
      for (const ids of [[id], [(await user.call(contract.details, {})).id, id]])
        expect(
          await user.send(contract.changePassword, { ids, current: digestOf(demoPassword), next: digestOf('Kz7!wpQ4') }),
          username,
        ).toMatchObject({ status: 403, body: { error: 'forbidden' } })
    }
    expect(
      (
        await api.anonymous.send(auth.login, {
          username: 'national-lead',
          passwordDigest: digestOf(demoPassword),
          kind: 'official',
          isRemembered: false,
        })
      ).status,
    ).toBe(200)
  })

  it('nobody ends another’s session, and it is as unknown as a missing one', async () => {
    const theirs = (await api.as('national-lead').call(contract.sessions, {}))[0]!
    for (const username of ['admin-system', 'admin-security', 'national-office'])
      expect(await api.as(username).send(contract.endSession, { id: theirs.id }), username).toMatchObject({
        status: 404,
        body: { error: 'not-found' },
      })
    expect((await api.as('national-lead').send(auth.currentUser, {})).status).toBe(200)
  })

  it('the key and the rule of passwords are public', async () => {
    expect((await api.anonymous.send(contract.passwordKey, {})).status).toBe(200)
    expect((await api.anonymous.send(contract.passwordRule, {})).status).toBe(200)
  })

  it('nobody’s record is in another’s reply', async () => {
    const { body } = await api.as('expert1').request('GET', '/api/system/cscpCurrentUserDetails?id=x&username=national-lead')
    expect(body).toMatchObject({ data: { username: 'expert1' } })
    expect(JSON.stringify(body)).not.toMatch(/argon2|password_hash|identity/i)
  })
})
