import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract, type QrChallenge } from '@wenwu/core/qr-sign-in/contract'
import type { UserKind } from '@wenwu/core/auth/model'
import { Caller } from '../../../platform/http/caller.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const desk = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36' }

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

async function ask(kind: UserKind = 'official'): Promise<QrChallenge> {
  return api.anonymous.call(contract.ask, { kind }, { headers: desk })
}

/** The browser that asked, by what it alone knows. */
function poll(challenge: QrChallenge, headers: Record<string, string> = desk) {
  return api.anonymous.send(contract.poll, {}, { headers: { authorization: challenge.secret, ...headers } })
}

const statusOf = async (challenge: QrChallenge): Promise<unknown> => ((await poll(challenge)).body as { data: { status: string } }).data
const secretOf = (challenge: QrChallenge): string => new URL(challenge.address).pathname.replace('/qr/', '')
const scan = (who: Caller, challenge: QrChallenge) => who.send(contract.scan, { secret: secretOf(challenge) })
const decide = (who: Caller, challenge: QrChallenge, isConfirmed = true) =>
  who.send(contract.decide, { secret: secretOf(challenge), isConfirmed })
const errorOf = (reply: { body: unknown }): string => (reply.body as { error: string }).error

describe('a code that is scanned and confirmed', () => {
  it('lets the asking browser in as the person of the phone, in steps both sides see', async () => {
    const challenge = await ask()
    expect(challenge.address).toMatch(new RegExp(`^${api.address}/qr/[\\w-]{22}$`))
    expect(challenge.checkCode).toMatch(/^\d\d$/)
    expect(new Date(challenge.expiresAt).getTime() - api.clock.now().getTime()).toBeGreaterThan(115_000)
    expect(await statusOf(challenge)).toEqual({ status: 'waiting', ticket: null })

    const phone = api.as('national-officer')
    expect((await scan(phone, challenge)).body).toMatchObject({
      data: { address: '127.0.0.1', browser: 'Chrome · Windows', checkCode: challenge.checkCode, isOwnEntrance: true },
    })
    expect(await statusOf(challenge)).toEqual({ status: 'scanned', ticket: null })
    expect((await decide(phone, challenge)).status).toBe(200)

    const { ticket, status } = (await statusOf(challenge)) as { ticket: string; status: string }
    expect(status).toBe('used')
    const { token } = await new Caller({ address: api.address, authorization: () => Promise.resolve(ticket) }).call(
      auth.createToken,
      {},
      { headers: desk },
    )
    const user = await api.request('GET', '/api/userCount/getCurrentUserCount', undefined, { authorization: token })
    expect(user.body).toMatchObject({ data: { userName: 'national-officer' } })
    const { rows } = await api.pool.query(
      `select details->>'method' as method, outcome from audit_rows where action = 'auth.login' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ method: 'qr', outcome: 'done' }])
  })

  it('gives its ticket once, also when two ask at the same time', async () => {
    const challenge = await confirmed()
    const replies = await Promise.all([poll(challenge), poll(challenge), poll(challenge)])
    const tickets = replies.map(({ body }) => (body as { data: { ticket: string | null } }).data.ticket)
    expect(tickets.filter((ticket) => ticket !== null)).toHaveLength(1)
    expect(await statusOf(challenge)).toEqual({ status: 'used', ticket: null })
  })

  it('gives its ticket to the asking browser alone: not to the scanned secret, not to another browser', async () => {
    const challenge = await confirmed()
    expect(errorOf(await poll(challenge, { 'user-agent': 'another browser' }))).toBe('qr-code-over')
    expect(errorOf(await poll({ ...challenge, secret: secretOf(challenge) }))).toBe('qr-code-over')
    expect(errorOf(await api.anonymous.send(contract.poll, {}, { headers: desk }))).toBe('qr-code-over')
    expect(await statusOf(challenge)).toMatchObject({ status: 'used', ticket: expect.any(String) as string })
  })
})

describe('a code that is not confirmed', () => {
  it('does nothing when it is refused, and cannot be confirmed afterwards', async () => {
    const challenge = await ask()
    const phone = api.as('national-officer')
    await scan(phone, challenge)
    expect((await decide(phone, challenge, false)).status).toBe(200)
    expect(await statusOf(challenge)).toEqual({ status: 'refused', ticket: null })
    expect(errorOf(await decide(phone, challenge))).toBe('qr-code-over')
    expect(await statusOf(challenge)).toEqual({ status: 'refused', ticket: null })
  })

  it('must be scanned before it is decided', async () => {
    const challenge = await ask()
    expect(errorOf(await decide(api.as('national-officer'), challenge))).toBe('qr-code-over')
    expect(await statusOf(challenge)).toEqual({ status: 'waiting', ticket: null })
  })

  it('belongs to whoever scanned it first; the same person may open it again', async () => {
    const challenge = await ask()
    await scan(api.as('national-officer'), challenge)
    expect(errorOf(await scan(api.as('national-lead'), challenge))).toBe('qr-code-over')
    expect(errorOf(await decide(api.as('national-lead'), challenge))).toBe('qr-code-over')
    expect((await scan(api.as('national-officer'), challenge)).status).toBe(200)
    expect((await decide(api.as('national-officer'), challenge)).status).toBe(200)
  })

  it('is over after two minutes at every step', async () => {
    const start = api.clock.now()
    const [fresh, scanned, agreed] = [await ask(), await ask(), await confirmed()]
    await scan(api.as('national-officer'), scanned)
    api.setNow(new Date(start.getTime() + 119_000))
    expect([await statusOf(fresh), await statusOf(scanned)]).toMatchObject([{ status: 'waiting' }, { status: 'scanned' }])
    api.setNow(new Date(start.getTime() + 123_000))
    for (const challenge of [fresh, scanned, agreed]) expect(await statusOf(challenge)).toEqual({ status: 'expired', ticket: null })
    expect(errorOf(await scan(api.as('national-officer'), fresh))).toBe('qr-code-over')
    expect(errorOf(await decide(api.as('national-officer'), scanned))).toBe('qr-code-over')
    api.setNow(start)
  })

  it('cannot be confirmed for another entrance', async () => {
    const challenge = await ask('legal-entity')
    const phone = api.as('national-officer')
    expect((await scan(phone, challenge)).body).toMatchObject({ data: { isOwnEntrance: false } })
    const reply = await decide(phone, challenge)
    expect([reply.status, errorOf(reply)]).toEqual([400, 'wrong-entrance'])
    expect(await statusOf(challenge)).toEqual({ status: 'scanned', ticket: null })
    expect((await decide(phone, challenge, false)).status).toBe(200)
  })

  it('lets nobody in whose account is locked meanwhile', async () => {
    const challenge = await ask()
    const phone = await api.signIn('province-sx')
    await scan(phone, challenge)
    await decide(phone, challenge)
    await api.pool.query(`update users set is_locked = true where username = 'province-sx'`)
    const reply = await poll(challenge)
    expect([reply.status, errorOf(reply)]).toEqual([403, 'account-disabled'])
    const { rows } = await api.pool.query(
      `select 1 from tickets where user_id = (select id from users where username = 'province-sx') and method = 'qr'`,
    )
    expect(rows).toEqual([])
  })
})

describe('asking', () => {
  it('keeps no secret in the database, and is limited by address', async () => {
    const challenge = await ask()
    const { rows } = await api.pool.query<{ row: string }>('select row_to_json(c)::text as row from qr_challenges c')
    for (const { row } of rows) for (const secret of [challenge.secret, secretOf(challenge)]) expect(row).not.toContain(secret)
    await api.pool.query(
      `insert into qr_challenges select gen_random_uuid(), sha256(n::text::bytea), sha256(('b' || n)::bytea), '', '127.0.0.1', '', 'official', '10', 'waiting', null, $1, $1::timestamptz + interval '2 minutes' from generate_series(1, 300) n`,
      [api.clock.now()],
    )
    expect(errorOf(await api.anonymous.send(contract.ask, { kind: 'official' }, { headers: desk }))).toBe('too-many-requests')
    await api.pool.query(`delete from qr_challenges where client_key = ''`)
    expect((await api.anonymous.send(contract.ask, { kind: 'official' }, { headers: desk })).status).toBe(200)
  })

  it('takes few statements and leaves no audit row while a browser waits', async () => {
    const challenge = await ask()
    const before = await countAudit()
    const { queries } = await api.countQueries(() => poll(challenge))
    // whose session the header could be, and the code
    expect(queries).toBe(2)
    expect(await countAudit()).toBe(before)
  })
})

async function confirmed(): Promise<QrChallenge> {
  const challenge = await ask()
  await scan(api.as('national-officer'), challenge)
  await decide(api.as('national-officer'), challenge)
  return challenge
}

async function countAudit(): Promise<number> {
  const { rows } = await api.pool.query<{ n: number }>('select count(*)::int as n from audit_rows')
  return rows[0]?.n ?? 0
}
