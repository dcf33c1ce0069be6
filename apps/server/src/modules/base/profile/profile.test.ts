import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/profile/contract'
import type { ProfileChange } from '@wenwu/core/profile/model'
import { demoPassword } from '../../../db/seed/index.ts'
import { codeSentTo } from '../../../testing/messages.ts'
import { sealedBy } from '../../../testing/seal-password.ts'
import { digestOf, startTestApp, type TestApp } from '../../../testing/test-app.ts'

const png = `data:image/png;base64,${Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(40)]).toString('base64')}`
const newMobile = '13912345678'

describe('one’s own record', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())

  const good = async (username: string): Promise<ProfileChange & { id: string | undefined }> => {
    const { id, name, mobile } = await api.as(username).call(contract.details, {})
    return { id, familyName: '林', name, mobile, email: 'someone@example.org' }
  }
  it('is what the server knows, with the specification’s names', async () => {
    const { body } = await api.as('province-sx').request('GET', '/api/system/cscpCurrentUserDetails')
    expect(body).toMatchObject({
      code: 200,
      data: { username: 'province-sx', familyName: '', imgPath: '', roleNames: ['省级承办人'], isNameFixed: true, canChangeMobile: true },
    })
    const { lastLogin, registerTime } = (body as { data: { lastLogin: string; registerTime: string } }).data
    expect(Date.parse(lastLogin)).toBeGreaterThan(Date.parse(registerTime))
    const { queries } = await api.countQueries(() => api.as('province-sx').call(contract.details, {}))
    expect(queries).toBe(2)
  })

  it('takes name, e-mail and picture, and removes the picture', async () => {
    const user = api.as('company')
    const change = await good('company')
    await user.call(contract.update, { ...change, familyName: ' 林 ', name: ' 林青禾 ', avatar: png })
    expect(await user.call(contract.details, {})).toMatchObject({
      familyName: '林',
      name: '林青禾',
      email: 'someone@example.org',
      avatar: png,
    })
    await user.call(contract.update, change)
    expect((await user.call(contract.details, {})).avatar).toBe(png)
    await user.call(contract.update, { ...change, avatar: '' })
    expect((await user.call(contract.details, {})).avatar).toBe('')
  })

  it('takes the whole record of the specification, and neither account nor roles of it', async () => {
    const user = api.as('province-sx')
    const { body } = await user.request('GET', '/api/system/cscpCurrentUserDetails')
    const record = {
      ...(body as { data: Record<string, unknown> }).data,
      username: 'admin-system',
      roleIds: ['x'],
      roleNames: ['系统管理员'],
      roles: [],
      isLock: '0',
      familyName: '林',
      email: 'other@example.org',
    }
    expect((await user.request('PUT', '/api/userCount/updateUserDetails', record)).status).toBe(200)
    expect(await user.call(contract.details, {})).toMatchObject({
      username: 'province-sx',
      roles: [{ name: { zh_CN: '省级承办人', en_US: 'Provincial officer' } }],
      email: 'other@example.org',
    })
  })

  it.each([
    [{ familyName: '  ' }, 400, 'family-name-required', 'familyName', '姓不能为空！'],
    [{ name: '' }, 400, 'name-required', 'name', '姓名不能为空！'],
    [{ email: '' }, 400, 'email-format', 'email', '请填入正确的格式的电子邮箱'],
    [{ email: 'a@b' }, 400, 'email-format', 'email', '请填入正确的格式的电子邮箱'],
    [{ mobile: '' }, 400, 'mobile-required', 'mobile', '请输入手机号码'],
    [{ mobile: '12345678901' }, 400, 'mobile-format', 'mobile', '手机号码格式不正确'],
    [{ mobile: '1391234567' }, 400, 'mobile-format', 'mobile', '手机号码格式不正确'],
    [{ avatar: 'data:image/svg+xml;base64,AAAA' }, 415, 'avatar-type', 'imgPath', '头像只支持 PNG、JPEG 或 WebP 图片。'],
    [{ avatar: png.replace('image/png', 'image/jpeg') }, 415, 'avatar-type', 'imgPath', '头像只支持 PNG、JPEG 或 WebP 图片。'],
    [{ avatar: png.replace('image/png', 'image/webp') }, 415, 'avatar-type', 'imgPath', '头像只支持 PNG、JPEG 或 WebP 图片。'],
    [
      { avatar: `data:image/png;base64,${'A'.repeat(256_000)}` },
      413,
      'avatar-too-large',
      'imgPath',
      '选择的区域太大，超过了250K。请缩小选择区域！',
    ],
  ] as const)('says what is wrong with %j', async (part, status, error, field, msg) => {
    expect(await api.as('national-lead').send(contract.update, { ...(await good('national-lead')), ...part })).toMatchObject({
      status,
      body: { error, field, msg },
    })
  })

  it('takes a picture of just 256,000 characters', async () => {
    const avatar = png + 'A'.repeat(256_000 - png.length)
    expect((await api.as('national-lead').send(contract.update, { ...(await good('national-lead')), avatar })).status).toBe(200)
    expect((await api.as('national-lead').send(contract.update, { ...(await good('national-lead')), avatar: '' })).status).toBe(200)
  })

  it('keeps the names of officials, experts and administrators: they stand under what is decided', async () => {
    const { rows } = await api.pool.query<{ name: string }>("select name from users where username = 'expert2'")
    for (const username of ['expert1', 'thirdparty', 'admin-audit', 'province-sx']) {
      const user = api.as(username)
      expect((await user.call(contract.details, {})).isNameFixed).toBe(true)
      expect(await user.send(contract.update, { ...(await good(username)), name: rows[0]!.name })).toMatchObject({
        status: 422,
        body: { error: 'name-fixed', field: 'name', msg: '姓名不能自行修改，如需更改请联系管理员。' },
      })
    }
  })

  it('an applicant’s name is one line without characters that cannot be seen, and never nothing', async () => {
    const user = api.as('company')
    const change = await good('company')
    await user.call(contract.update, { ...change, name: '林\u202e青\n禾\u200b\u2066' })
    expect((await user.call(contract.details, {})).name).toBe('林青 禾')
    for (const name of ['\u200b', '\u3164', '\u2800', '\u00ad', '\u202e'])
      expect(await user.send(contract.update, { ...change, name })).toMatchObject({ status: 400, body: { error: 'name-required' } })
    await user.call(contract.update, change)
  })

  it('keeps a name that an identity number has proven', async () => {
    await api.pool.query("update users set identity_number_hash = 'x', family_name = '' where username = 'person'")
    const user = api.as('person')
    const change = await good('person')
    expect((await user.call(contract.details, {})).isNameFixed).toBe(true)
    expect(await user.send(contract.update, { ...change, name: '别人' })).toMatchObject({
      status: 422,
      body: { error: 'name-fixed', field: 'name', msg: '姓名不能自行修改，如需更改请联系管理员。' },
    })
    expect((await user.send(contract.update, { ...change, familyName: '林' })).status).toBe(200)
    expect(await user.send(contract.update, { ...change, familyName: '王' })).toMatchObject({ status: 422, body: { error: 'name-fixed' } })
  })

  describe('a new telephone', () => {
    it('needs the code that was sent to it, once', async () => {
      const user = api.as('expert1')
      const change = { ...(await good('expert1')), mobile: newMobile, currentPassword: digestOf(demoPassword) }
      expect(await user.send(contract.update, change)).toMatchObject({ status: 400, body: { field: 'vCode' } })
      expect(await user.call(contract.mobileCode, { mobile: ' +86 139-1234-5678' })).toEqual({ seconds: 60, isRehearsal: true })
      const code = await codeSentTo(api, newMobile)
      expect((await user.send(contract.update, { ...change, code: code === '000000' ? '000001' : '000000' })).status).toBe(400)
      expect((await user.send(contract.update, { ...change, email: 'x', code })).status).toBe(400)
      await user.call(contract.update, { ...change, code })
      expect((await user.call(contract.details, {})).mobile).toBe(newMobile)
      expect(
        (
          await api
            .as('expert2')
            .send(contract.update, { ...(await good('expert2')), mobile: newMobile, code, currentPassword: digestOf(demoPassword) })
        ).status,
      ).toBe(400)
    })

    it('needs the password in force, as a counted try', async () => {
      const user = api.as('expert5')
      await user.call(contract.mobileCode, { mobile: '13912345675' })
      const change = { ...(await good('expert5')), mobile: '13912345675', code: await codeSentTo(api, '13912345675') }
      expect(await user.send(contract.update, change)).toMatchObject({
        status: 400,
        body: { error: 'bad-request', field: 'currentUserPwd' },
      })
      expect(await user.send(contract.update, { ...change, currentPassword: digestOf('wrong') })).toMatchObject({
        status: 422,
        body: { error: 'current-password-wrong', field: 'currentUserPwd', params: { n: 4 } },
      })
      expect((await user.call(contract.details, {})).mobile).not.toBe('13912345675')
      expect((await user.send(contract.update, { ...change, currentPassword: await sealedBy(user, demoPassword) })).status).toBe(200)
      expect(await user.send(contract.update, { ...change, mobile: '13912345676', currentPassword: digestOf('wrong') })).toMatchObject({
        status: 422,
        body: { params: { n: 4 } },
      })
    })

    it('takes no code of another purpose or another telephone', async () => {
      const user = api.as('expert2')
      await user.call(contract.mobileCode, { mobile: '13912345670' })
      const code = await codeSentTo(api, '13912345670')
      expect(
        (
          await user.send(contract.update, {
            ...(await good('expert2')),
            mobile: '13912345671',
            code,
            currentPassword: digestOf(demoPassword),
          })
        ).status,
      ).toBe(400)
    })

    it('is asked for at most once a minute', async () => {
      const user = api.as('expert3')
      await user.call(contract.mobileCode, { mobile: '13912345672' })
      expect(await user.send(contract.mobileCode, { mobile: '13912345672' })).toMatchObject({
        status: 429,
        body: { error: 'code-too-soon' },
      })
      expect(await user.send(contract.mobileCode, { mobile: '123' })).toMatchObject({
        status: 400,
        body: { error: 'mobile-format', field: 'mobile', msg: '手机号码格式不正确' },
      })
      expect(await user.send(contract.mobileCode, { mobile: '' })).toMatchObject({
        status: 400,
        body: { error: 'mobile-required', field: 'mobile' },
      })
    })

    it('tells the old one', async () => {
      await api.pool.query("update users set mobile = '13800138001' where username = 'expert4'")
      const user = api.as('expert4')
      await user.call(contract.mobileCode, { mobile: '13912345673' })
      await user.call(contract.update, {
        ...(await good('expert4')),
        mobile: '13912345673',
        code: await codeSentTo(api, '13912345673'),
        currentPassword: digestOf(demoPassword),
      })
      const { rows } = await api.pool.query("select from messages where template = 'mobile-changed'")
      expect(rows.length).toBeGreaterThanOrEqual(1)
    })
  })

  it('leaves an audit row that tells names and hides numbers', async () => {
    const user = api.as('museum')
    await user.call(contract.update, { ...(await good('museum')), name: '改了名', email: 'secret-address@example.org' })
    const { rows } = await api.pool.query<{ details: { changed: Record<string, unknown> }; whole: string }>(
      "select details, audit_rows::text as whole from audit_rows where action = 'profile.update' and outcome = 'done' order by id desc limit 1",
    )
    expect(rows[0]!.details.changed).toMatchObject({ name: [expect.any(String), '改了名'], familyName: ['', '林'], email: true })
    expect(rows[0]!.whole).not.toContain('secret-address')
  })
})
