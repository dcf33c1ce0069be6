import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contract as audit } from '@wenwu/core/audit/contract'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract } from '@wenwu/core/certificate/contract'
import { usage } from '../../../edges/certificate-development/make-certificate.ts'
import { Caller } from '../../../platform/http/caller.ts'
import { digestOf, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { ask, askToBind, bindTo, outcomeOf, proofOf, signInWith } from './testing/key-holder.ts'
import { newAuthority, newList, newPerson, testNow, type Kind, type Person } from './testing/test-hierarchy.ts'

const roots = { rsa: newAuthority('rsa', 'RSA 根'), p256: newAuthority('p256', 'P-256 根'), sm2: newAuthority('sm2', 'SM2 根') }
const below = newAuthority('p256', 'P-256 下级', { signedBy: roots.p256, pathLength: 0 })
const listed = newAuthority('p256', '有吊销列表的根')
const revokedOne = newPerson(listed, 'p256')

let api: TestApp
let lists: Server
let listReply: Buffer | number = newList(listed, [revokedOne])
let listCalls = 0
const folder = mkdtempSync(path.join(tmpdir(), 'wenwu-ca-'))

beforeAll(async () => {
  // every root but one has its list as a file; that one's comes over HTTP
  const files = [...Object.values(roots), below].map((authority, i) => {
    const file = path.join(folder, `${i}.crl`)
    writeFileSync(file, newList(authority, [], { nextAt: new Date(testNow.getTime() + 30 * 86_400_000) }))
    return file
  })
  lists = createServer((_request, reply) => {
    listCalls++
    if (typeof listReply === 'number') reply.writeHead(listReply).end()
    else reply.end(listReply)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => lists.once('listening', resolve))
  const anchors = [...Object.values(roots), listed].map((authority) => authority.certificate)
  const revocationLists = [...files, `http://127.0.0.1:${(lists.address() as AddressInfo).port}/list.crl`]
  api = await startTestApp({
    config: {
      certificate: { kind: 'external', anchors, intermediates: [], revocationLists, middleware: 'http://127.0.0.1:9001', asksPin: false },
    },
  })
})
afterAll(async () => {
  await api.stop()
  lists.close()
  rmSync(folder, { recursive: true })
})
afterEach(() => api.pool.query('delete from certificate_challenges; delete from certificate_bindings; delete from certificate_revocations'))

const officer = () => api.as('national-officer')

/** A certificate of this kind that is bound to the officer. */
async function boundPerson(kind: Kind = 'p256'): Promise<Person> {
  const person = newPerson(roots[kind], kind)
  expect(outcomeOf(await bindTo(officer(), person))).toEqual([200, undefined])
  return person
}

describe('a bound certificate opens its account', () => {
  it.each(['rsa', 'p256', 'sm2'] as const)('%s: bound with key and password, then signed in; one row of the log says how', async (kind) => {
    const person = await boundPerson(kind)
    const reply = await signInWith(api.anonymous, person)
    expect(outcomeOf(reply)).toEqual([200, undefined])
    const { ticket } = (reply.body as { data: { ticket: string } }).data
    const { token } = await new Caller({ address: api.address, authorization: () => Promise.resolve(ticket) }).call(
      auth.createToken,
      {},
      { headers: { 'user-agent': 'desk' } },
    )
    const user = await api.request('GET', '/api/userCount/getCurrentUserCount', undefined, { authorization: token })
    expect(user.body).toMatchObject({ data: { userName: 'national-officer' } })
    const { rows } = await api.pool.query(
      `select details->>'method' as method, outcome from audit_rows where action = 'auth.login' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ method: 'certificate', outcome: 'done' }])
    expect(await officer().call(contract.bindings, {})).toMatchObject([
      { keyKind: kind, serial: person.certificate.serial, boundBy: null, lastUsedAt: expect.any(String) as string },
    ])
  })

  it('through an authority below the root that the key brings along, and not without it', async () => {
    const person = newPerson(below, 'p256')
    expect(outcomeOf(await bindTo(officer(), person, { chain: [below.certificate.raw] }))).toEqual([200, undefined])
    expect(outcomeOf(await signInWith(api.anonymous, person, { chain: [below.certificate.raw] }))).toEqual([200, undefined])
    expect(outcomeOf(await signInWith(api.anonymous, person))).toEqual([403, 'certificate-untrusted'])
  })

  it('with a signature in the forms SKF gives: r ‖ s, and the blob of two times 64 bytes', async () => {
    const person = await boundPerson('sm2')
    for (const form of [
      (raw: Buffer) => raw,
      (raw: Buffer) => Buffer.concat([Buffer.alloc(32), raw.subarray(0, 32), Buffer.alloc(32), raw.subarray(32)]),
    ]) {
      const challenge = await ask(api.anonymous)
      const proof = proofOf(challenge, person)
      const raw = rawOf(Buffer.from(proof.signature, 'base64'))
      const reply = await api.anonymous.send(
        contract.signIn,
        { ...proof, signature: form(raw).toString('base64') },
        { headers: challenge.headers },
      )
      expect(outcomeOf(reply)).toEqual([200, undefined])
    }
  })
})

describe('a challenge', () => {
  it('serves once, and one of several who answer it at the same time', async () => {
    const person = await boundPerson()
    const challenge = await ask(api.anonymous)
    const send = () => api.anonymous.send(contract.signIn, proofOf(challenge, person), { headers: challenge.headers })
    const replies = await Promise.all([send(), send(), send()])
    expect(replies.map(outcomeOf).sort()).toEqual([
      [200, undefined],
      [410, 'certificate-challenge-over'],
      [410, 'certificate-challenge-over'],
    ])
    expect(outcomeOf(await send())).toEqual([410, 'certificate-challenge-over'])
  })

  it('is over after three minutes', async () => {
    const person = await boundPerson()
    const [early, late] = [await ask(api.anonymous), await ask(api.anonymous)]
    const start = api.clock.now()
    api.setNow(new Date(start.getTime() + 170_000))
    expect(outcomeOf(await api.anonymous.send(contract.signIn, proofOf(early, person), { headers: early.headers }))).toEqual([
      200,
      undefined,
    ])
    api.setNow(new Date(start.getTime() + 181_000))
    expect(outcomeOf(await api.anonymous.send(contract.signIn, proofOf(late, person), { headers: late.headers }))).toEqual([
      410,
      'certificate-challenge-over',
    ])
    api.setNow(start)
  })

  it('belongs to the browser that asked, to its act, and to its account', async () => {
    const person = await boundPerson()
    const challenge = await ask(api.anonymous)
    const another = await ask(api.anonymous)
    const toBind = await askToBind(officer())
    const attempts: [string, Record<string, string>][] = [
      ['no cookie', { 'user-agent': 'desk' }],
      ['the cookie of another challenge', another.headers],
      ['another browser', { ...challenge.headers, 'user-agent': 'phone' }],
      ['the cookie of binding', { ...toBind.headers, 'user-agent': 'desk' }],
      ['a cookie that was changed', { ...challenge.headers, cookie: challenge.headers.cookie!.slice(0, -4) + 'AAAA' }],
    ]
    for (const [what, headers] of attempts)
      expect(outcomeOf(await api.anonymous.send(contract.signIn, proofOf(challenge, person), { headers })), what).toEqual([
        410,
        'certificate-challenge-over',
      ])
    expect(
      outcomeOf(
        await api.anonymous.send(contract.signIn, proofOf(toBind, person), { headers: { ...toBind.headers, 'user-agent': 'desk' } }),
      ),
    ).toEqual([410, 'certificate-challenge-over'])
    const foreign = newPerson(roots.p256, 'p256')
    const input = { ...proofOf(toBind, foreign), password: 'x' }
    expect(outcomeOf(await api.as('national-lead').send(contract.bind, input, { headers: toBind.headers }))).toEqual([
      410,
      'certificate-challenge-over',
    ])
    expect(outcomeOf(await api.anonymous.send(contract.signIn, proofOf(challenge, person), { headers: challenge.headers }))).toEqual([
      200,
      undefined,
    ])
  })

  it('is signed as it was given: a signature of another one, by another key or of other bytes is none', async () => {
    const person = await boundPerson()
    const challenge = await ask(api.anonymous)
    const wrong = [
      { ...proofOf({ ...challenge, message: Buffer.from('something else').toString('base64') }, person) },
      { ...proofOf(challenge, { ...newPerson(roots.p256, 'p256'), der: person.der }) },
      { ...proofOf(challenge, person), signature: 'AAAA' },
    ]
    for (const proof of wrong) {
      const fresh = await ask(api.anonymous)
      expect(outcomeOf(await api.anonymous.send(contract.signIn, { ...proof, nonce: fresh.nonce }, { headers: fresh.headers }))).toEqual([
        403,
        'certificate-signature-wrong',
      ])
    }
    expect(outcomeOf(await signInWith(api.anonymous, person))).toEqual([200, undefined])
  })

  it('costs no row and leaves nothing readable; refusals of one network are limited', async () => {
    const challenge = await ask(api.anonymous)
    expect(Buffer.from(challenge.message, 'base64').toString()).toBe(
      `wenwu certificate challenge v1\nsign-in\n${api.address}\n${challenge.nonce}\n${challenge.expiresAt}`,
    )
    expect(decodeURIComponent(challenge.headers.cookie!)).not.toContain(challenge.nonce)
    expect((await api.pool.query('select 1 from certificate_challenges')).rows).toEqual([])
    await api.pool.query(
      `insert into certificate_challenges (nonce_hash, address, used_at) select sha256(n::text::bytea), '127.0.0.1', $1 from generate_series(1, 30) n`,
      [api.clock.now()],
    )
    const person = newPerson(roots.p256, 'p256')
    expect(outcomeOf(await signInWith(api.anonymous, person))).toEqual([429, 'too-many-requests'])
    await api.pool.query(`update certificate_challenges set used_at = used_at - interval '11 minutes'`)
    expect(outcomeOf(await signInWith(api.anonymous, person))).toEqual([403, 'certificate-unbound'])
  })
})

describe('a certificate is refused, and the audit says why', () => {
  const day = 86_400_000
  it.each<[string, () => Person, number]>([
    ['certificate-expired', () => newPerson(roots.p256, 'p256', { notAfter: new Date(testNow.getTime() - day) }), 403],
    ['certificate-not-yet', () => newPerson(roots.p256, 'p256', { notBefore: new Date(testNow.getTime() + day) }), 403],
    ['certificate-untrusted', () => newPerson(newAuthority('p256', 'P-256 根'), 'p256'), 403],
    ['certificate-usage', () => newPerson(roots.sm2, 'sm2', { extensions: [usage([2, 3])] }), 403],
    ['certificate-revoked', () => revokedOne, 403],
    ['certificate-unbound', () => newPerson(roots.rsa, 'rsa'), 403],
    ['certificate-unreadable', () => ({ ...newPerson(roots.p256, 'p256'), der: Buffer.from('no certificate') }), 422],
  ])('%s', async (error, make, status) => {
    expect(outcomeOf(await signInWith(api.anonymous, make()))).toEqual([status, error])
    const { rows } = await api.pool.query(`select action, outcome, details->>'error' as error from audit_rows order by id desc limit 1`)
    expect(rows).toEqual([{ action: 'certificate.signIn', outcome: 'denied', error }])
  })

  it('an authority’s own certificate is no person’s', async () => {
    const person: Person = { der: Buffer.from(below.certificate.raw), key: below.key, certificate: below.certificate }
    expect(outcomeOf(await signInWith(api.anonymous, person))).toEqual([403, 'certificate-usage'])
  })

  it('when its authority revokes it later, or has no list in force any more', async () => {
    const person = newPerson(listed, 'p256')
    expect(outcomeOf(await bindTo(officer(), person))).toEqual([200, undefined])
    expect(outcomeOf(await signInWith(api.anonymous, person))).toEqual([200, undefined])
    const calls = listCalls
    expect(outcomeOf(await signInWith(api.anonymous, person))).toEqual([200, undefined])
    expect(listCalls).toBe(calls)

    const start = api.clock.now()
    const at = (minutes: number) => api.setNow(new Date(start.getTime() + minutes * 60_000))
    listReply = newList(listed, [person])
    at(11)
    expect(outcomeOf(await signInWith(api.anonymous, person))).toEqual([403, 'certificate-revoked'])
    listReply = newList(listed, [])
    at(22)
    expect(outcomeOf(await signInWith(api.anonymous, person))).toEqual([200, undefined])
    // the authority is silent: its list serves to its end, and then nobody comes in
    listReply = 500
    at(33)
    expect(outcomeOf(await signInWith(api.anonymous, person))).toEqual([200, undefined])
    at(25 * 60)
    expect(outcomeOf(await signInWith(api.anonymous, person))).toEqual([503, 'certificate-revocation-unknown'])
    // a list of somebody else under the authority's name says nothing
    listReply = newList(newAuthority('p256', '有吊销列表的根'), [], { nextAt: new Date(testNow.getTime() + 5 * day) })
    at(25 * 60 + 1)
    expect(outcomeOf(await signInWith(api.anonymous, person))).toEqual([503, 'certificate-revocation-unknown'])
    listReply = newList(listed, [], { nextAt: new Date(testNow.getTime() + 5 * day) })
    at(25 * 60 + 12)
    expect(outcomeOf(await signInWith(api.anonymous, person))).toEqual([200, undefined])
    api.setNow(start)
  })

  it('when the number belongs to another key, or to another authority', async () => {
    const person = await boundPerson()
    const serial = Buffer.from(person.certificate.serial.padStart(18, '0'), 'hex')
    expect(outcomeOf(await signInWith(api.anonymous, newPerson(roots.p256, 'p256', { serial })))).toEqual([403, 'certificate-unbound'])
    expect(outcomeOf(await signInWith(api.anonymous, newPerson(roots.sm2, 'sm2', { serial })))).toEqual([403, 'certificate-unbound'])
    expect(outcomeOf(await signInWith(api.anonymous, person))).toEqual([200, undefined])
  })
})

describe('the account behind it', () => {
  it('must be of this entrance, and open', async () => {
    const person = await boundPerson()
    expect(outcomeOf(await signInWith(api.anonymous, person, { kind: 'individual' }))).toEqual([400, 'wrong-entrance'])
    const set = (what: string) => api.pool.query(`update users set ${what} where username = 'national-officer'`)
    await set('is_locked = true')
    expect(outcomeOf(await signInWith(api.anonymous, person))).toEqual([403, 'account-disabled'])
    await set(`is_locked = false, status = 'pending'`)
    expect(outcomeOf(await signInWith(api.anonymous, person))).toEqual([403, 'account-pending'])
    await set(`status = 'active'`)
    expect(outcomeOf(await signInWith(api.anonymous, person))).toEqual([200, undefined])
    const log = await api
      .as('admin-security')
      .call(audit.signIns, { filter: { person: 'national-officer', outcome: 'denied' }, sort: 'at-desc', page: { number: 1, size: 20 } })
    expect(
      log.rows
        .filter(({ reason }) => reason.startsWith('account-') || reason === 'wrong-entrance')
        .map(({ method, reason, username }) => [method, reason, username]),
    ).toEqual([
      ['certificate', 'account-pending', 'national-officer'],
      ['certificate', 'account-disabled', 'national-officer'],
      ['certificate', 'wrong-entrance', 'national-officer'],
    ])
  })

  it('keeps no second factor waiting: key and PIN are two', async () => {
    const { certificate } = api.services.config
    Object.assign(api.services.config, { secondFactor: 'officials' })
    const person = newPerson(roots.p256, 'p256')
    const { rows } = await api.pool.query<{ id: string }>(`select id from users where username = 'province-sx'`)
    await api.pool.query(
      `insert into certificate_bindings select gen_random_uuid(), $1, sha256($2::bytea || $3::bytea), $4, sha256($5::bytea), 'p256', '', '', now(), now()`,
      [
        rows[0]!.id,
        roots.p256.certificate.subject.raw,
        roots.p256.certificate.publicKey.spki,
        person.certificate.serial,
        person.certificate.publicKey.spki,
      ],
    )
    const reply = await signInWith(api.anonymous, person)
    const { ticket } = (reply.body as { data: { ticket: string } }).data
    const exchanged = await new Caller({ address: api.address, authorization: () => Promise.resolve(ticket) }).send(
      auth.createToken,
      {},
      { headers: { 'user-agent': 'desk' } },
    )
    expect(exchanged.status).toBe(200)
    Object.assign(api.services.config, { secondFactor: 'optional', certificate })
  })
})

describe('binding', () => {
  it('takes the right password, a free certificate, and five at most', async () => {
    const person = newPerson(roots.p256, 'p256')
    expect(outcomeOf(await bindTo(officer(), person, { password: 'Wrong@2026#' }))).toEqual([422, 'current-password-wrong'])
    expect(outcomeOf(await bindTo(officer(), person))).toEqual([200, undefined])
    expect(outcomeOf(await bindTo(api.as('national-lead'), person))).toEqual([409, 'certificate-bound'])
    for (let n = 0; n < 4; n++) await boundPerson()
    expect(outcomeOf(await bindTo(officer(), newPerson(roots.p256, 'p256')))).toEqual([409, 'certificate-too-many'])
    const { result, queries } = await api.countQueries(() => officer().call(contract.bindings, {}))
    expect(result).toHaveLength(5)
    // the session, and the list
    expect(queries).toBe(2)
    const { rows } = await api.pool.query(
      `select details->>'serial' as serial, outcome, details->>'error' as error from audit_rows where action = 'certificate.bind' order by id desc limit 20`,
    )
    expect(rows).toContainEqual({ serial: person.certificate.serial, outcome: 'done', error: null })
    expect(rows).toContainEqual({ serial: person.certificate.serial, outcome: 'denied', error: 'certificate-bound' })
    expect(JSON.stringify(rows)).toContain('current-password-wrong')
  })

  it('is ended by its owner with the password; the certificate opens nothing then, other sessions end, and it may be bound again', async () => {
    const person = await boundPerson()
    const { id } = (await officer().call(contract.bindings, {}))[0]!
    const other = await api.signIn('national-officer')
    const send = (who: Caller, password: string) => who.send(contract.unbind, { id, password })
    expect(outcomeOf(await send(officer(), digestOf('Wrong@2026#')))).toEqual([422, 'current-password-wrong'])
    expect(outcomeOf(await send(api.as('national-lead'), digestOf('Wenwu@2026#')))).toEqual([404, 'not-found'])
    expect(outcomeOf(await signInWith(api.anonymous, person))).toEqual([200, undefined])
    expect(outcomeOf(await send(officer(), digestOf('Wenwu@2026#')))).toEqual([200, undefined])
    expect(outcomeOf(await signInWith(api.anonymous, person))).toEqual([403, 'certificate-unbound'])
    expect((await other.send(contract.bindings, {})).status).toBe(401)
    expect(await officer().call(contract.bindings, {})).toEqual([])
    expect(outcomeOf(await bindTo(officer(), person))).toEqual([200, undefined])
  })
})

/** r ‖ s of a DER signature of a curve of 32 bytes. */
function rawOf(der: Buffer): Buffer {
  const numbers: Buffer[] = []
  for (let at = 2; at < der.length; at += 2 + der[at + 1]!) {
    const number = der.subarray(at + 2, at + 2 + der[at + 1]!)
    numbers.push(Buffer.concat([Buffer.alloc(32), number]).subarray(-32))
  }
  return Buffer.concat(numbers)
}
