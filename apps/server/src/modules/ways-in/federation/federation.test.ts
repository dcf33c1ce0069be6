import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract as users } from '@wenwu/core/users/contract'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { readConfig } from '../../../platform/config.ts'
import { readOidcSettings } from '../../../platform/oidc-settings.ts'
import { Browser, exchange, goAndReturn } from './testing/browser.ts'

const oidc = readOidcSettings({ WENWU_OIDC: 'development' }, 'development', (_zh, en) => {
  throw new Error(en)
})

let api: TestApp
let browser: Browser
beforeAll(async () => {
  api = await startTestApp({ config: { oidc } })
})
afterAll(() => api.stop())
beforeEach(() => {
  browser = new Browser()
})

async function auditRows(method = 'oidc'): Promise<{ outcome: string; details: Record<string, unknown> }[]> {
  const { rows } = await api.pool.query<{ outcome: string; details: Record<string, unknown> }>(
    `select outcome, details from audit_rows where action = 'auth.login' and details->>'method' = $1 order by id`,
    [method],
  )
  return rows
}

describe('the way through the development provider', () => {
  it('leads from the entrance to a session, as the specification §4.1 says', async () => {
    const start = `${api.address}/api/receive/authorize`
    const sent = await browser.request(start)
    expect(sent.status).toBe(302)
    const provider = new URL(Browser.next(sent, start))
    expect(provider.origin + provider.pathname).toBe(`${api.address}/api/oidc-development/auth`)
    expect(Object.fromEntries(provider.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'wenwu',
      scope: 'openid profile',
      redirect_uri: `${api.address}/login`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    })
    const cookie = sent.headers.getSetCookie().join()
    expect(cookie).toMatch(/^wenwu-sso=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain(provider.searchParams.get('state'))

    const returned = await browser.signInAt(provider.href, 'national-officer')
    const { status, body } = await exchange(api, browser, returned)
    expect([status, body.status]).toEqual([200, 200])
    const { token } = await tokenFor(body.data?.data ?? '')
    const user = await api.request('GET', '/api/userCount/getCurrentUserCount', undefined, { authorization: token })
    expect(user.body).toMatchObject({ data: { userName: 'national-officer', isLock: '0' } })
    const { rows } = await api.pool.query(
      `select method from sessions where user_id = (select id from users where username = 'national-officer') order by created_at desc limit 1`,
    )
    expect(rows).toEqual([{ method: 'oidc' }])
    expect((await auditRows()).at(-1)).toMatchObject({ outcome: 'done', details: { username: 'national-officer' } })
  })

  it('sends whoever is known there straight through the second time, and binds the subject once', async () => {
    const first = await exchange(api, browser, await goAndReturn(api, browser, 'national-lead'))
    const again = await exchange(api, browser, await goAndReturn(api, browser, 'nobody: the provider does not ask again'))
    expect([first.body.status, again.body.status]).toEqual([200, 200])
    const { rows } = await api.pool.query(
      `select count(*)::int as n from federated_identities where user_id = (select id from users where username = 'national-lead')`,
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  it('follows the subject when the account gets another name', async () => {
    await exchange(api, browser, await goAndReturn(api, browser, 'expert3'))
    await api.pool.query(`update users set username = 'renamed', username_key = 'renamed' where username = 'expert3'`)
    const { body } = await exchange(api, browser, await goAndReturn(api, browser, 'expert3'))
    const { token } = await tokenFor(body.data?.data ?? '')
    const user = await api.request('GET', '/api/userCount/getCurrentUserCount', undefined, { authorization: token })
    expect(user.body).toMatchObject({ data: { userName: 'renamed' } })
  })

  it('does not give an account to a second subject that bears its name', async () => {
    await api.pool.query(
      `insert into federated_identities select $1, 'somebody else', id, now(), now() from users where username = 'expert4'`,
      [`${api.address}/api/oidc-development`],
    )
    const { status, body } = await exchange(api, browser, await goAndReturn(api, browser, 'expert4'))
    expect([status, body.status, body.data?.data]).toEqual([200, 204, ''])
  })

  it.each(['admin-system', 'admin-security', 'admin-audit'])('binds no administrator by the name alone: %s', async (username) => {
    const { status, body } = await exchange(api, browser, await goAndReturn(api, browser, username))
    expect([status, body.status, body.data?.data]).toEqual([200, 204, ''])
    expect(await boundTo(username)).toBe(0)
    expect((await auditRows()).at(-1)).toMatchObject({
      outcome: 'denied',
      details: { username, error: 'not-bound', refused: 'administrator' },
    })
  })

  it('ends the binding of an account that becomes an administrator’s', async () => {
    expect((await exchange(api, browser, await goAndReturn(api, browser, 'national-accept'))).body.status).toBe(200)
    expect(await boundTo('national-accept')).toBe(1)
    const id = await userIdOf('national-accept')
    const before = await api.signIn('national-accept')
    await api.pool.query('delete from user_roles where user_id = $1', [id])
    const roleIds = await rolesOf('audit-administrator')
    const { version } = await api.as('admin-security').call(users.get, { id })
    await api.as('admin-security').call(users.setRoles, { id, version, roleIds })
    expect(await boundTo('national-accept')).toBe(0)
    // sessions that were opened through such a binding end too
    expect((await before.send(auth.currentUser, {})).status).toBe(401)
    expect((await exchange(api, browser, await goAndReturn(api, browser, 'national-accept'))).body.status).toBe(204)
  })

  it('answers 204 with a message and makes no account for a person without one', async () => {
    const before = await countUsers()
    const { status, body } = await exchange(api, browser, await goAndReturn(api, browser, 'sso-unbound'))
    expect([status, body]).toEqual([
      200,
      {
        code: 204,
        status: 204,
        msg: '您的统一身份认证账号没有绑定本平台账号，请联系管理员开通。',
        data: { data: '', uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string },
      },
    ])
    expect(await countUsers()).toBe(before)
    expect((await auditRows()).at(-1)).toMatchObject({ outcome: 'denied', details: { username: 'sso-unbound', error: 'not-bound' } })
  })

  it('refuses a locked account and lets it in when it is unlocked', async () => {
    await api.pool.query(`update users set is_locked = true where username = 'expert5'`)
    const locked = await exchange(api, browser, await goAndReturn(api, browser, 'expert5'))
    expect([locked.status, locked.body.error, locked.body.msg]).toEqual([403, 'account-disabled', '此账号已被禁用！'])
    expect(locked.body.details?.uuid).toMatch(/^[0-9a-f-]{36}$/)
    await api.pool.query(`update users set is_locked = false where username = 'expert5'`)
    expect((await exchange(api, browser, await goAndReturn(api, browser, 'expert5'))).body.status).toBe(200)
  })

  it('refuses an account that is locked between ticket and token', async () => {
    const { body } = await exchange(api, browser, await goAndReturn(api, browser, 'province-sx'))
    await api.pool.query(`update users set is_locked = true where username = 'province-sx'`)
    const reply = await api.request('POST', '/sso/createTokenByUserId', {}, { authorization: body.data?.data ?? '', 'user-agent': 'test' })
    expect([reply.status, (reply.body as { error: string }).error]).toEqual([403, 'account-disabled'])
  })

  it('refuses a wrong entrance', async () => {
    const { status, body } = await exchange(api, browser, await goAndReturn(api, browser, 'national-office', '1'))
    expect([status, body.msg]).toEqual([400, '账号或密码错误，请检查账号、密码拼写或登录入口是否正确！'])
    expect((await exchange(api, browser, await goAndReturn(api, browser, 'national-office', '3'))).body.status).toBe(200)
    const company = new Browser()
    expect((await exchange(api, company, await goAndReturn(api, company, 'company', '1'))).body.status).toBe(200)
  })

  it('returns with an error when the person refuses', async () => {
    const start = `${api.address}/api/receive/authorize`
    const returned = await browser.signInAt(Browser.next(await browser.request(start), start), 'expert1', 'refuse')
    expect(returned.searchParams.get('error')).toBe('access_denied')
    expect(returned.searchParams.has('code')).toBe(false)
  })
})

describe('what a forged return gets', () => {
  it('nothing with another state, without one, or without the header; the right one works', async () => {
    const returned = await goAndReturn(api, browser, 'expert1')
    const cookies = new Browser()
    Object.assign(cookies, structuredClone({ ...browser }))
    for (const state of ['A'.repeat(43), '', null]) {
      const { status, body } = await exchange(api, browser, returned, state)
      expect([status, body.error], String(state)).toEqual([401, 'single-sign-on-stale'])
    }
    expect((await exchange(api, browser, returned)).body.status).toBe(200)
  })

  it('nothing in a browser that did not ask (login CSRF), and nothing with the state of another request of its own', async () => {
    const attackers = await goAndReturn(api, browser, 'expert1')
    const victim = new Browser()
    expect((await exchange(api, victim, attackers)).body.error).toBe('single-sign-on-stale')
    const own = await goAndReturn(api, victim, 'expert2')
    expect((await exchange(api, victim, attackers)).body.error).toBe('single-sign-on-stale')
    expect((await exchange(api, victim, own)).body.status).toBe(200)
  })

  it('nothing with the code of another request', async () => {
    const attackers = await goAndReturn(api, browser, 'expert1')
    const victim = new Browser()
    const own = await goAndReturn(api, victim, 'expert2')
    const mixed = new URL(own)
    mixed.searchParams.set('code', attackers.searchParams.get('code') ?? '')
    const { status, body } = await exchange(api, victim, mixed)
    expect([status, body.error]).toEqual([401, 'single-sign-on-refused'])
    expect((await exchange(api, browser, attackers)).body.status).toBe(200)
  })

  it('nothing a second time, even with the cookie put back, also when both arrive at once', async () => {
    const returned = await goAndReturn(api, browser, 'expert1')
    const [one, two] = [copyOf(browser), copyOf(browser)]
    const both = await Promise.all([exchange(api, one, returned), exchange(api, two, returned)])
    expect(both.map(({ body }) => body.status ?? body.error).sort()).toEqual([200, 'single-sign-on-stale'])
    expect((await exchange(api, copyOf(browser), returned)).body.error).toBe('single-sign-on-stale')
  })

  it('nothing from another issuer (mix-up)', async () => {
    const returned = await goAndReturn(api, browser, 'expert1')
    const other = new URL(returned)
    other.searchParams.set('iss', 'https://elsewhere.example')
    expect((await exchange(api, browser, other)).body.error).toBe('single-sign-on-refused')
  })

  it('nothing after ten minutes, nothing with a cookie that was tampered with', async () => {
    const late = await goAndReturn(api, browser, 'expert1')
    const start = api.clock.now()
    api.setNow(new Date(start.getTime() + 601_000))
    expect((await exchange(api, browser, late)).body.error).toBe('single-sign-on-stale')
    api.setNow(start)
    const returned = await goAndReturn(api, browser, 'expert1')
    const bent = copyOf(browser)
    for (const jar of (bent as unknown as { jars: Map<string, Map<string, { value: string }>> }).jars.values())
      for (const [name, cookie] of jar) if (name === 'wenwu-sso') cookie.value = `${cookie.value.slice(0, -2)}AA`
    expect((await exchange(api, bent, returned)).body.error).toBe('single-sign-on-stale')
    expect((await exchange(api, browser, returned)).body.status).toBe(200)
  })
})

describe('the logout redirect', () => {
  async function leave(query: Record<string, string>): Promise<URL> {
    const address = `${api.address}/api/receive/logout?${new URLSearchParams(query).toString()}`
    const response = await browser.request(address, { headers: { 'x-requested-with': 'XMLHttpRequest' } })
    expect(response.status).toBe(200)
    return new URL(((await response.json()) as { data: { url: string } }).data.url)
  }

  it('is not reached by a link or picture of another site: without the header nothing ends', async () => {
    const { body } = await exchange(api, browser, await goAndReturn(api, browser, 'expert2'))
    const subjectid = body.data?.uuid ?? ''
    const address = `${api.address}/api/receive/logout?subjectid=${subjectid}`
    const linked = await browser.request(address)
    expect([linked.status, await linked.json()]).toMatchObject([400, { error: 'bad-request', field: 'X-Requested-With' }])
    expect((await leave({ subjectid })).searchParams.has('id_token_hint')).toBe(true)
  })

  it('goes to the provider with the identity token of the sign-in, once, and back to an address of the list', async () => {
    const { body } = await exchange(api, browser, await goAndReturn(api, browser, 'expert1'))
    const subjectid = body.data?.uuid ?? ''
    const out = await leave({ subjectid, redirectUrl: '/login?type=3' })
    expect(out.pathname).toBe('/api/oidc-development/session/end')
    expect(out.searchParams.get('post_logout_redirect_uri')).toBe(`${api.address}/login?type=3`)
    expect(out.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    const page = await browser.request(out.href)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('退出统一身份认证') as string])
    expect((await leave({ subjectid })).searchParams.has('id_token_hint')).toBe(false)
  })

  it.each(['https://evil.example/', '//evil.example/login', '/home', 'javascript:alert(1)', '/login?type=3&x=1', ''])(
    'does not lead to %s',
    async (redirectUrl) => {
      const out = await leave({ redirectUrl })
      expect(out.searchParams.get('post_logout_redirect_uri')).toBe(`${api.address}/login`)
    },
  )
})

describe('settings', () => {
  const read = (env: Record<string, string>) => readConfig({ WENWU_DATA: '/tmp', WENWU_SECRET: 's'.repeat(40), ...env }, '/tmp')
  const production = { WENWU_ENV: 'production', DATABASE_URL: 'postgres://x', WENWU_PUBLIC_URL: 'https://wenwu.example/' }
  const issuer = { WENWU_OIDC_ISSUER: 'https://id.example', WENWU_OIDC_CLIENT_ID: 'wenwu' }

  it('the built-in provider is there in development, not leading the entrance, and refused in production', () => {
    expect(read({ WENWU_ENV: 'development' }).oidc).toMatchObject({ kind: 'development', leadsEntrance: false })
    expect(read({ WENWU_ENV: 'development', WENWU_OIDC: 'development' }).oidc).toMatchObject({ kind: 'development', leadsEntrance: true })
    expect(read({ WENWU_ENV: 'development', WENWU_OIDC: 'off' }).oidc).toBeUndefined()
    expect(read(production).oidc).toBeUndefined()
    expect(() => read({ ...production, WENWU_OIDC: 'development' })).toThrow('production refuses the built-in identity provider')
  })

  it('an outside provider needs a client, in production https and our own address', () => {
    expect(read({ ...production, ...issuer })).toMatchObject({
      publicUrl: 'https://wenwu.example',
      oidc: {
        kind: 'external',
        issuer: 'https://id.example',
        clientSecret: undefined,
        accountClaim: 'preferred_username',
        leadsEntrance: true,
      },
    })
    expect(() => read({ ...production, ...issuer, WENWU_PUBLIC_URL: '' })).toThrow('WENWU_PUBLIC_URL')
    expect(() => read({ ...production, ...issuer, WENWU_OIDC_ISSUER: 'http://id.example' })).toThrow('https')
    expect(() => read({ WENWU_OIDC_ISSUER: 'https://id.example' })).toThrow('WENWU_OIDC_CLIENT_ID')
    expect(() => read({ ...issuer, WENWU_OIDC_ISSUER: 'id.example' })).toThrow('is not an address')
    expect(() => read({ ...issuer, WENWU_OIDC_LOGOUT: 'javascript:x' })).toThrow('WENWU_OIDC_LOGOUT')
    expect(() => read({ WENWU_PUBLIC_URL: 'https://wenwu.example/path' })).toThrow('WENWU_PUBLIC_URL')
  })
})

function copyOf(browser: Browser): Browser {
  return Object.assign(new Browser(), structuredClone({ ...browser }))
}

async function boundTo(username: string): Promise<number> {
  const { rowCount } = await api.pool.query('select from federated_identities where user_id = (select id from users where username = $1)', [
    username,
  ])
  return rowCount ?? 0
}

async function userIdOf(username: string): Promise<string> {
  const { rows } = await api.pool.query<{ id: string }>('select id from users where username = $1', [username])
  return rows[0]!.id
}

async function rolesOf(code: string): Promise<string[]> {
  const { rows } = await api.pool.query<{ id: string }>('select id from roles where code = $1', [code])
  return rows.map((row) => row.id)
}

async function countUsers(): Promise<number> {
  const { rows } = await api.pool.query<{ n: number }>('select count(*)::int as n from users')
  return rows[0]?.n ?? 0
}

async function tokenFor(ticket: string): Promise<{ token: string }> {
  const reply = await api.request('POST', auth.createToken.path, {}, { authorization: ticket, 'user-agent': 'test' })
  expect(reply.status).toBe(200)
  return reply.body as { token: string }
}
