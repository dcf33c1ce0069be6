import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/national-platform/contract'
import type { TestApp } from '../../../testing/test-app.ts'
import { CookieBrowser, type Reply } from './testing/cookie-browser.ts'
import { refused, simulated, startWithSimulator } from './testing/simulated-platform.ts'

const { verified, other, unverified, company } = simulated

let api: TestApp
let browser: CookieBrowser
beforeAll(async () => {
  api = await startWithSimulator()
})
afterAll(() => api.stop())
beforeEach(async () => {
  browser = new CookieBrowser(api)
  await api.pool.query('delete from platform_bindings')
})

/** Binds a person of the platform to an account, as the person would. */
async function bind(userId: string, username: string, path?: string): Promise<Reply> {
  const reply = await browser.come(userId, path)
  expect(reply.body.code).toBe(204)
  const bound = await browser.send('/api/v1/national-platform/binding', {
    json: {},
    headers: { authorization: (await api.as(username).authorization()) ?? '' },
  })
  expect([bound.status, bound.body]).toEqual([200, { code: 200, data: { uuid: (reply.body.data as { uuid: string }).uuid } }])
  return bound
}

interface Row {
  outcome: string
  details: Record<string, unknown>
}
async function lastRow(action: string, outcome = '%'): Promise<Row | undefined> {
  return (
    await api.pool.query<Row>('select outcome, details from audit_rows where action = $1 and outcome like $2 order by id desc limit 1', [
      action,
      outcome,
    ])
  ).rows[0]
}

describe('the way from our page and back', () => {
  it('asks the platform first, names the page it comes back to, and binds the request to the browser', async () => {
    const reply = await browser.send('/api/zwfw/redirectGj?type=2', { headers: { 'x-requested-with': 'XMLHttpRequest' } })
    const url = new URL((reply.body.data as { url: string }).url)
    expect([reply.status, reply.body.code, url.origin + url.pathname]).toEqual([
      200,
      200,
      `${api.address}/api/national-platform-simulator/login`,
    ])
    expect([...url.searchParams.keys()]).toEqual(['requestId'])
    expect([...browser.cookies.keys()]).toEqual(['wenwu-zwfw-flow'])
    const shown = await browser.send(url.href)
    expect(shown.text).toContain('陶若川')
    expect(shown.text).not.toContain('晋阳古建筑保护工程有限公司')
    expect((await browser.send((await browser.depart('/api/zwfw/corpLogin')).href)).text).toContain('晋阳古建筑保护工程有限公司')
    expect((await browser.send((await browser.depart('/api/zwfw/redirectGj?type=1')).href)).text).toContain('晋阳古建筑保护工程有限公司')
  })

  it('lets the bound account in, as the login log says', async () => {
    await bind(verified, 'person')
    const returned = await browser.arriveAs(verified)
    expect(returned.origin + returned.pathname).toBe(`${api.address}/platform-return`)
    const reply = await browser.exchange(returned)
    expect(reply.body).toMatchObject({ code: 200, data: { ticket: expect.stringMatching(/^[\w-]{43}$/) as string } })
    const token = await browser.tokenFor(reply)
    expect((await browser.send('/api/userCount/getCurrentUserCount', { headers: { authorization: token } })).body.data).toMatchObject({
      userName: 'person',
    })
    expect(await lastRow('auth.login')).toMatchObject({ outcome: 'done', details: { method: 'platform', username: 'person' } })
    expect((await api.pool.query(`select method from sessions order by created_at desc limit 1`)).rows).toEqual([{ method: 'platform' }])
  })

  it('tells a person who declines nothing but that', async () => {
    const login = await browser.depart()
    const { location } = await browser.send(login.href, { form: { account: verified, decision: 'refuse' } })
    expect(new URL(location ?? '').searchParams.get('error')).toBe('cancelled')
  })

  it('refuses a person whom the platform has not verified', async () => {
    expect(refused(await browser.come(unverified))).toEqual([403, 'platform-not-real-name'])
    expect(await lastRow('national-platform.createTicket')).toMatchObject({
      outcome: 'denied',
      details: { error: 'platform-not-real-name' },
    })
  })

  it('refuses a disabled account after the proof', async () => {
    await bind(verified, 'person')
    await api.pool.query(`update users set is_locked = true where username = 'person'`)
    expect(refused(await browser.come(verified))).toEqual([403, 'account-disabled'])
    await api.pool.query(`update users set is_locked = false where username = 'person'`)
    expect((await browser.come(verified)).body.code).toBe(200)
  })
})

describe('what is not the browser’s own', () => {
  it('a return without its cookie, with another state, or with the state in the address alone opens nothing (login CSRF)', async () => {
    await bind(verified, 'person')
    const returned = await browser.arriveAs(verified)
    const victim = new CookieBrowser(api)
    expect(refused(await victim.exchange(returned))).toEqual([401, 'single-sign-on-stale'])
    await victim.depart()
    expect(refused(await victim.exchange(returned))).toEqual([401, 'single-sign-on-stale'])
    expect(refused(await browser.exchange(returned, 'A'.repeat(43)))).toEqual([401, 'single-sign-on-stale'])
    expect(
      refused(
        await browser.send(
          `/api/zwfw/createTicket?ticket=${returned.searchParams.get('ticket')}&state=${returned.searchParams.get('state')}`,
        ),
      ),
    ).toEqual([401, 'single-sign-on-stale'])
    expect((await browser.exchange(returned)).body.code).toBe(200)
  })

  it('a ticket of another sign-in is refused by the platform, and serves its own no more', async () => {
    await bind(verified, 'person')
    const theirs = await new CookieBrowser(api).arriveAs(verified)
    const own = await browser.arriveAs(verified)
    const mixed = new URL(own)
    mixed.searchParams.set('ticket', theirs.searchParams.get('ticket') ?? '')
    expect(refused(await browser.exchange(mixed))).toEqual([401, 'platform-refused'])
  })

  it('a return serves once, also where two use it at the same time with the same cookie', async () => {
    await bind(verified, 'person')
    const returned = await browser.arriveAs(verified)
    const twin = new CookieBrowser(api)
    for (const [name, value] of browser.cookies) twin.cookies.set(name, value)
    const codes = (await Promise.all([browser.exchange(returned), twin.exchange(returned)])).map(({ body }) => body.code)
    expect(codes.sort()).toEqual([200, 401])
    expect(refused(await browser.exchange(returned))).toEqual([401, 'single-sign-on-stale'])
  })

  it('a ticket is good for a minute, a request for ten', async () => {
    await bind(verified, 'person')
    const before = api.clock.now()
    const returned = await browser.arriveAs(verified)
    api.setNow(new Date(before.getTime() + 61_000))
    expect(refused(await browser.exchange(returned))).toEqual([401, 'platform-refused'])
    const late = await browser.arriveAs(verified)
    api.setNow(new Date(before.getTime() + 12 * 60_000))
    expect(refused(await browser.exchange(late))).toEqual([401, 'single-sign-on-stale'])
    expect((await browser.come(verified)).body.code).toBe(200)
  })

  it('no session is taken over: each sign-in gets a new token (fixation)', async () => {
    await bind(verified, 'person')
    const first = await browser.tokenFor(await browser.come(verified))
    const reply = await browser.come(verified)
    const second = await browser.send('/sso/createTokenByUserId', {
      json: { token: first, uuid: first },
      headers: { authorization: (reply.body.data as { ticket: string }).ticket },
    })
    expect((second.body as { token?: string }).token).toMatch(/^[\w-]{43}$/)
    expect((second.body as { token?: string }).token).not.toBe(first)
  })

  it('the ticket we give is the browser’s alone', async () => {
    await bind(verified, 'person')
    const { ticket } = (await browser.come(verified)).body.data as { ticket: string }
    const steal = () => api.request('POST', '/sso/createTokenByUserId', {}, { authorization: ticket, 'user-agent': 'another browser' })
    expect((await steal()).body).toMatchObject({ error: 'ticket-invalid' })
    expect((await browser.send('/sso/createTokenByUserId', { json: {}, headers: { authorization: ticket } })).status).toBe(200)
  })
})

describe('a first arrival', () => {
  it('is told so, kept for the browser alone, masked, and sealed in the database', async () => {
    const reply = await browser.come(verified)
    expect(reply.body).toMatchObject({ code: 204, data: { ticket: '' } })
    expect(await browser.arrival()).toMatchObject({
      kind: 'individual',
      name: '陶若川',
      identityNumber: '140105********9028',
      isEntityKnown: false,
    })
    expect(await new CookieBrowser(api).arrival()).toBeNull()
    const { rows } = await api.pool.query<{ identity_sealed: Buffer }>(
      'select identity_sealed from platform_sign_ins order by created_at desc limit 1',
    )
    expect(rows[0]?.identity_sealed.includes('陶若川')).toBe(false)
    expect(await lastRow('auth.login')).toMatchObject({
      outcome: 'denied',
      details: { method: 'platform', error: 'not-bound', subject: verified },
    })
  })

  it('is over after a quarter of an hour, and when the person says so', async () => {
    const before = api.clock.now()
    await browser.come(verified)
    const secret = browser.cookies.get('wenwu-zwfw-arrival') ?? ''
    await browser.send('/api/v1/national-platform/arrival', { method: 'DELETE' })
    expect(browser.cookies.has('wenwu-zwfw-arrival')).toBe(false)
    browser.cookies.set('wenwu-zwfw-arrival', secret)
    expect(await browser.arrival()).toBeNull()
    await browser.come(verified)
    api.setNow(new Date(before.getTime() + 14 * 60_000))
    expect(await browser.arrival()).not.toBeNull()
    api.setNow(new Date(before.getTime() + 15 * 60_000 + 2000))
    expect(await browser.arrival()).toBeNull()
    const authorization = (await api.as('person').authorization()) ?? ''
    expect(refused(await browser.send('/api/v1/national-platform/binding', { json: {}, headers: { authorization } }))).toEqual([
      404,
      'platform-arrival-over',
    ])
  })

  it('is bound to an account whose holder has signed in, once, and never by itself', async () => {
    await browser.come(company, '/api/zwfw/corpLogin')
    expect(await browser.arrival()).toMatchObject({
      kind: 'legal-entity',
      name: '姚疏桐',
      creditCode: '91140100MA0DEM0133',
      isEntityKnown: true,
    })
    expect(refused(await browser.send('/api/v1/national-platform/binding', { json: {} }))).toEqual([401, 'signed-out'])
    const authorization = (await api.as('company').authorization()) ?? ''
    const twin = new CookieBrowser(api)
    for (const [name, value] of browser.cookies) twin.cookies.set(name, value)
    const go = (from: CookieBrowser) => from.send('/api/v1/national-platform/binding', { json: {}, headers: { authorization } })
    expect((await Promise.all([go(browser), go(twin)])).map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await browser.arrival()).toBeNull()
    expect(await lastRow('national-platform.bind', 'done')).toMatchObject({ details: { subject: company } })
    const { body } = await browser.send('/api/v1/national-platform/account', { headers: { authorization } })
    expect(body.data).toMatchObject({ boundAt: expect.any(String) as string, arrival: null, sites: ['演练政务服务网站'] })
    expect((await browser.come(company, '/api/zwfw/corpLogin')).body.code).toBe(200)
  })

  it('is not bound to another kind of account, another entity’s, another person’s, or to two', async () => {
    const bindAs = async (username: string) =>
      browser.send('/api/v1/national-platform/binding', {
        json: {},
        headers: { authorization: (await api.as(username).authorization()) ?? '' },
      })
    await browser.come(company, '/api/zwfw/corpLogin')
    for (const username of ['museum', 'person', 'province-sx', 'national-lead'])
      expect(refused(await bindAs(username)), username).toEqual([409, 'platform-person-differs'])
    expect((await bindAs('company')).status).toBe(200)

    await api.pool.query(`update users set identity_number_hash = decode('00', 'hex') where username = 'person'`)
    await browser.come(verified)
    expect(refused(await bindAs('person'))).toEqual([409, 'platform-person-differs'])
    await api.pool.query(`update users set identity_number_hash = null where username = 'person'`)
    expect((await bindAs('person')).status).toBe(200)
    await new CookieBrowser(api).come(other)
    browser = new CookieBrowser(api)
    await browser.come(other)
    expect(refused(await bindAs('person'))).toEqual([409, 'platform-already-bound'])
  })

  it('ends when the account unbinds: it is a stranger again', async () => {
    await bind(verified, 'person')
    const authorization = (await api.as('person').authorization()) ?? ''
    const unbind = () => browser.send('/api/v1/national-platform/binding', { method: 'DELETE', headers: { authorization } })
    expect((await unbind()).status).toBe(200)
    expect(refused(await unbind())).toEqual([409, 'platform-not-bound'])
    expect((await browser.come(verified)).body.code).toBe(204)
  })

  it('that acts for another entity since then is not let in to the old one’s account', async () => {
    await bind(company, 'company', '/api/zwfw/corpLogin')
    await api.pool.query(`update organizations set credit_code = '91140100MA0DEM0999' where credit_code = '91140100MA0DEM0133'`)
    expect(refused(await browser.come(company, '/api/zwfw/corpLogin'))).toEqual([409, 'platform-person-differs'])
    await api.pool.query(`update organizations set credit_code = '91140100MA0DEM0133' where credit_code = '91140100MA0DEM0999'`)
    expect((await browser.come(company, '/api/zwfw/corpLogin')).body.code).toBe(200)
  })
})

describe('a person who comes from the platform’s own pages', () => {
  const silent = (json: object, from = browser) => from.send('/api/zwfw/recessivityLoginOne', { json })

  it('is asked in a browser that does not know them, and comes in silently in one that does', async () => {
    await bind(verified, 'person')
    const fresh = new CookieBrowser(api)
    const asked = await silent({ token: await fresh.portalToken(verified) }, fresh)
    expect(asked.body).toMatchObject({ code: 202, data: { ticket: '', name: '陶若川' } })
    expect(refused(await silent({ isConfirmed: true }, new CookieBrowser(api)))).toEqual([404, 'platform-arrival-over'])
    const confirmed = await silent({ isConfirmed: true }, fresh)
    expect(confirmed.body.code).toBe(200)
    expect(await fresh.tokenFor(confirmed)).toMatch(/^[\w-]{43}$/)
    expect(refused(await silent({ isConfirmed: true }, fresh))).toEqual([404, 'platform-arrival-over'])
    expect((await silent({ token: await fresh.portalToken(verified) }, fresh)).body.code).toBe(200)
  })

  it('is a first arrival where no account is bound', async () => {
    expect((await silent({ token: await browser.portalToken(verified) })).body.code).toBe(202)
    expect((await silent({ isConfirmed: true })).body.code).toBe(204)
    expect(await browser.arrival()).toMatchObject({ name: '陶若川' })
  })

  it('comes in once with a token, within a minute, and with none that is made up', async () => {
    await bind(verified, 'person')
    const token = await browser.portalToken(verified)
    expect((await silent({ token })).body.code).toBe(200)
    expect(refused(await silent({ token }))).toEqual([401, 'platform-refused'])
    expect(refused(await silent({ token: 'A'.repeat(32) }))).toEqual([401, 'platform-refused'])
    expect(refused(await silent({}))).toEqual([400, 'bad-request'])
    const late = await browser.portalToken(verified)
    api.setNow(new Date(api.clock.now().getTime() + 61_000))
    expect(refused(await silent({ token: late }))).toEqual([401, 'platform-refused'])
  })
})

describe('trust for other sites, and the end', () => {
  const site = '/api/national-platform-simulator/site'

  it('leads to a site of the list with a token for one visit, and nowhere else (open redirect)', async () => {
    await bind(verified, 'person')
    const authorization = (await api.as('person').authorization()) ?? ''
    const transfer = (target: string) =>
      browser.send(`/api/zwfw/trustTransfer?target=${encodeURIComponent(target)}`, { headers: { authorization } })
    const reply = await transfer('演练政务服务网站')
    expect(reply.body).toMatchObject({
      code: 200,
      data: expect.stringMatching(new RegExp(`^${api.address}${site}\\?trustToken=[\\w-]{32}$`)) as string,
    })
    const visit = await browser.send(reply.body.data as string)
    expect([visit.status, visit.text.includes('已免登录进入：陶若川')]).toEqual([200, true])
    expect((await browser.send(reply.body.data as string)).status).toBe(403)
    expect((await transfer(api.address + site)).body.code).toBe(200)
    for (const target of [
      'https://evil.example/',
      `${api.address}${site}/../x`,
      `${api.address}${site}?next=https://evil.example`,
      `${api.address}@evil.example${site}`,
      `//evil.example${site}`,
      site,
    ])
      expect(refused(await transfer(target)), target).toEqual([403, 'platform-target'])
    expect(await lastRow('national-platform.transfer')).toMatchObject({ outcome: 'denied' })
  })

  it('is for bound accounts', async () => {
    const authorization = (await api.as('person').authorization()) ?? ''
    expect(
      refused(
        await browser.send(`/api/zwfw/trustTransfer?target=${encodeURIComponent('演练政务服务网站')}`, { headers: { authorization } }),
      ),
    ).toEqual([409, 'platform-not-bound'])
    expect((await api.anonymous.send(contract.transfer, { target: 'x' })).status).toBe(401)
  })

  it('ends both sessions, and only for the holder of the session', async () => {
    await bind(verified, 'person')
    const reply = await browser.come(verified)
    const token = await browser.tokenFor(reply)
    const { uuid } = reply.body.data as { uuid: string }
    expect(refused(await browser.send(`/api/zwfw/logoutUser?uuid=${uuid}`))).toEqual([401, 'signed-out'])
    // another person’s session ends nothing of this one
    const stranger = await api.signIn('museum')
    await stranger.request('GET', `/api/zwfw/logoutUser?uuid=${uuid}`)
    expect((await browser.send((await browser.depart()).href)).status).toBe(302)
    expect((await browser.send('/api/userCount/getCurrentUserCount', { headers: { authorization: token } })).status).toBe(200)

    const left = await browser.send(`/api/zwfw/logoutUser?uuid=${uuid}`, { headers: { authorization: token } })
    expect([left.status, left.body]).toEqual([200, { code: 200, data: true }])
    expect((await browser.send('/api/userCount/getCurrentUserCount', { headers: { authorization: token } })).status).toBe(401)
    // the platform asks again
    const asked = await browser.send((await browser.depart()).href)
    expect([asked.status, asked.text.includes('同意并登录')]).toEqual([200, true])
    expect(await lastRow('national-platform.leave')).toMatchObject({ outcome: 'done' })
  })
})
