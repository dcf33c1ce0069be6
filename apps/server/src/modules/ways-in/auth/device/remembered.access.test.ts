import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { errorOf, TestDevice, ticketOf } from '../../../../testing/test-device.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

describe('a remembered browser', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())

  const refused = { status: 401, body: { error: 'remembered-invalid', msg: '本机记住的登录已失效，请输入密码登录。' } }
  const remembered = async (username = 'company') => {
    const browser = new TestDevice(api)
    expect((await browser.signInRemembered(username)).status).toBe(200)
    expect(browser.cookie).toMatch(/^[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}$/)
    return browser
  }
  const familyState = async (cookie: string) =>
    (
      await api.pool.query<{ used: boolean; revoked: boolean }>(
        `select used_at is not null as used, revoked_at is not null as revoked from remembered_sign_ins
         where family_id = (select family_id from remembered_sign_ins where selector = $1) order by created_at`,
        [cookie.split('.')[0]],
      )
    ).rows

  it('enters by cookie and key: a ticket, a session of method «remembered», a new cookie', async () => {
    const browser = await remembered()
    const first = browser.cookie
    const reply = await browser.enter('legal-entity')
    expect(reply.status).toBe(200)
    expect(browser.cookie).not.toBe(first)
    const { token } = (await browser.exchange(ticketOf(reply))).body as { token: string }
    const user = await api.request('GET', auth.currentUser.path, undefined, { authorization: token })
    expect(user).toMatchObject({ status: 200, body: { data: { userName: 'company' } } })
    const { rows } = await api.pool.query<{ method: string }>('select method from sessions order by created_at desc limit 1')
    expect(rows).toEqual([{ method: 'remembered' }])
    // the next one works as well, and the login log says how
    expect((await browser.enter('legal-entity')).status).toBe(200)
    const log = await api.pool.query<{ details: unknown }>(
      "select details from audit_rows where action = 'auth.login' order by id desc limit 1",
    )
    expect(log.rows[0]?.details).toMatchObject({ username: 'company', method: 'remembered' })
  })

  it('gets a cookie that scripts cannot read and other sites cannot send; the database holds its hash alone', async () => {
    const browser = new TestDevice(api)
    const reply = await browser.signInRemembered('company')
    expect(reply.headers.get('set-cookie')).toMatch(/^rm=[^;]+; Max-Age=12096\d\d; Path=\/sso; HttpOnly; SameSite=Strict$/)
    expect((reply.body as { rememberedUntil: string }).rememberedUntil).toMatch(/^2026-12-07T/)
    const { rows } = await api.pool.query<{ whole: string }>('select remembered_sign_ins::text as whole from remembered_sign_ins')
    expect(rows.map((row) => row.whole).join()).not.toContain(browser.cookie?.split('.')[1])
  })

  it('is not remembered unasked, without a key, or for officials', async () => {
    const unasked = new TestDevice(api)
    await unasked.exchange(ticketOf(await unasked.login('company')))
    expect(unasked.cookie).toBeUndefined()
    const keyless = new TestDevice(api)
    await keyless.exchange(ticketOf(await keyless.login('company')), { rememberme: true }, {})
    expect(keyless.cookie).toBeUndefined()
    const official = new TestDevice(api)
    expect((await official.signInRemembered('national-lead')).status).toBe(200)
    expect(official.cookie).toBeUndefined()
  })

  it('a used cookie ends the family, for the thief and for the owner', async () => {
    const browser = await remembered()
    const old = browser.cookie!
    expect((await browser.enter('legal-entity')).status).toBe(200)
    const current = browser.cookie!
    const replay = await browser.enter('legal-entity', { cookie: old })
    expect(replay).toMatchObject(refused)
    expect(replay.headers.get('set-cookie')).toMatch(/^rm=; Max-Age=0;/)
    expect(await browser.enter('legal-entity', { cookie: current })).toMatchObject(refused)
    expect(await familyState(old)).toEqual([
      { used: true, revoked: true },
      { used: false, revoked: true },
    ])
  })

  it('two who come with one cookie at once: one enters, and the family ends', async () => {
    const browser = await remembered()
    const cookie = browser.cookie!
    const replies = await Promise.all(Array.from({ length: 6 }, () => browser.enter('legal-entity', { cookie })))
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect((await familyState(cookie)).every((row) => row.revoked)).toBe(true)
  })

  it('a cookie that was copied to another browser opens nothing there, and nothing any more', async () => {
    const browser = await remembered()
    const cookie = browser.cookie!
    const thief = new TestDevice(api)
    expect(await thief.enter('legal-entity', { cookie })).toMatchObject(refused)
    expect(await browser.enter('legal-entity', { cookie })).toMatchObject(refused)
    expect(await familyState(cookie)).toEqual([{ used: false, revoked: true }])
  })

  it('needs the signature: none, a used nonce, an old one, one for another call, a forged one', async () => {
    const browser = await remembered()
    const enter = (headers: Record<string, string>) => browser.enter('legal-entity', { headers })
    expect(await enter({})).toMatchObject(refused)
    expect(await enter(await browser.proof('token'))).toMatchObject(refused)
    const nonce = await browser.nonce()
    await browser.exchange('x'.repeat(43), {}, await browser.proof('token', nonce))
    const proof = await browser.proof('remembered')
    const forged = { 'x-device-proof': proof['x-device-proof']!.replace(/~[^~]*$/, `~${'A'.repeat(86)}`) }
    expect(await enter(forged)).toMatchObject(refused)
    const late = await browser.proof('remembered')
    api.clock.advance({ seconds: 121 })
    expect(await enter(late)).toMatchObject(refused)
    const used = await browser.proof('remembered')
    expect((await enter(used)).status).toBe(200)
    expect(await enter(used)).toMatchObject(refused)
    // none of it touched the family: the browser still enters
    expect((await browser.enter('legal-entity')).status).toBe(200)
  })

  it('needs the cookie: none, a wrong validator, one that was never given, two of them', async () => {
    const browser = await remembered()
    const good = browser.cookie!
    const [selector, validator] = good.split('.')
    for (const cookie of [undefined, `${selector}.${'A'.repeat(43)}`, `${'A'.repeat(22)}.${validator}`, `${good}; rm=${good}`, 'x'])
      expect(await browser.enter('legal-entity', { cookie })).toMatchObject(refused)
    expect((await browser.enter('legal-entity', { cookie: good })).status).toBe(200)
  })

  it('ends fourteen days after the password was typed, however often it was used', async () => {
    const browser = await remembered()
    api.clock.advance({ days: 13 })
    const reply = await browser.enter('legal-entity')
    expect(reply.status).toBe(200)
    expect(reply.headers.get('set-cookie')).toMatch(/Max-Age=863\d\d;/)
    api.clock.advance({ hours: 25 })
    expect(await browser.enter('legal-entity')).toMatchObject(refused)
  })

  it('ends with a changed password and with a lock, also when the lock is lifted', async () => {
    const [one, other] = [await remembered('museum'), await remembered('person')]
    await api.pool.query("update users set password_changed_at = now() where username = 'museum'")
    await api.pool.query("update users set is_locked = true where username = 'person'")
    await api.pool.query("update users set is_locked = false where username = 'person'")
    expect(await one.enter('legal-entity')).toMatchObject(refused)
    expect(await other.enter('individual')).toMatchObject(refused)
    expect((await (await remembered('museum')).enter('legal-entity')).status).toBe(200)
  })

  it('is not ended by another account’s lock, nor by the hash at today’s cost', async () => {
    const browser = await remembered('museum')
    await api.pool.query("update users set is_locked = true where username = 'company'")
    await api.pool.query("update users set is_locked = false where username = 'company'")
    await api.pool.query("update users set password_hash = password_hash where username = 'museum'")
    expect((await browser.enter('legal-entity')).status).toBe(200)
  })

  it('respects the entrance, and keeps the cookie then', async () => {
    const browser = await remembered()
    expect(await browser.enter('individual')).toMatchObject({ status: 400, body: { error: 'wrong-entrance' } })
    expect((await browser.enter('legal-entity')).status).toBe(200)
  })

  it('stays remembered after signing out, and is forgotten when the box is unticked', async () => {
    const browser = await remembered()
    const { token } = (await browser.exchange(ticketOf(await browser.enter('legal-entity')))).body as { token: string }
    await api.request('GET', auth.signOut.path, undefined, { authorization: token })
    expect((await browser.enter('legal-entity')).status).toBe(200)
    const cookie = browser.cookie!
    expect((await browser.forget()).status).toBe(200)
    expect(browser.cookie).toBeUndefined()
    expect(await browser.enter('legal-entity', { cookie })).toMatchObject(refused)
  })

  it('leaves an audit row of each refusal', async () => {
    const browser = await remembered()
    const cookie = browser.cookie!
    await new TestDevice(api).enter('legal-entity', { cookie })
    const { rows } = await api.pool.query<{ outcome: string; object_type: string; details: unknown }>(
      "select outcome, object_type, details from audit_rows where action = 'device.enterRemembered' order by id desc limit 1",
    )
    expect(rows).toMatchObject([{ outcome: 'denied', object_type: 'user', details: { error: 'remembered-invalid' } }])
    expect(errorOf(await browser.enter('legal-entity', { cookie }))).toBe('remembered-invalid')
  })
})

describe('a remembered browser over https', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp({ config: { trustProxy: 1, rememberOfficials: true } })
  })
  afterAll(() => api.stop())

  it('gets a __Host- cookie, and the plain name opens nothing', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' }
    const browser = new TestDevice(api, headers)
    const reply = await browser.signInRemembered('national-lead')
    expect(reply.headers.get('set-cookie')).toMatch(/^__Host-rm=[^;]+; Max-Age=12096\d\d; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    expect(errorOf(await browser.enter('official'))).toBe('remembered-invalid')
    const again = new TestDevice(api, headers)
    await again.signInRemembered('national-lead')
    const entered = await again.enter('official', {
      headers: { ...(await again.proof('remembered')), cookie: `__Host-rm=${again.cookie}` },
    })
    expect(entered.status).toBe(200)
  })
})
