import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/certificate/contract'
import { contract as messages } from '@wenwu/core/messages/contract'
import { digestOf, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { askToBind, bindTo, outcomeOf, proofOf, signInWith } from './testing/key-holder.ts'
import { newAuthority, newList, newPerson, type Person } from './testing/test-hierarchy.ts'

const root = newAuthority('p256', 'P-256 根')
const folder = mkdtempSync(path.join(tmpdir(), 'wenwu-ca-'))
const reason = '用户来函申请'

let api: TestApp
const ids = new Map<string, string>()
beforeAll(async () => {
  writeFileSync(path.join(folder, 'root.crl'), newList(root, []))
  api = await startTestApp({
    runsJobs: true,
    config: {
      certificate: {
        kind: 'external',
        anchors: [root.certificate],
        intermediates: [],
        revocationLists: [path.join(folder, 'root.crl')],
        middleware: undefined,
        asksPin: false,
      },
    },
  })
  const { rows } = await api.pool.query<{ id: string; username: string }>('select id, username from users')
  for (const { id, username } of rows) ids.set(username, id)
})
afterAll(async () => {
  await api.stop()
  rmSync(folder, { recursive: true })
})
afterEach(() => api.pool.query('delete from certificate_challenges; delete from certificate_bindings; delete from certificate_revocations'))

const idOf = (username: string): string => ids.get(username) ?? ''
const administrator = () => api.as('admin-security')

/** A certificate made out to this person, as the administrator has it from a file. */
function forHolder(name: string): { person: Person; input: { certificate: string; chain: string[] } } {
  const person = newPerson(root, 'p256', { name })
  return { person, input: { certificate: person.der.toString('base64'), chain: [] } }
}

async function nameOf(username: string): Promise<string> {
  const { rows } = await api.pool.query<{ name: string }>('select name from users where username = $1', [username])
  return rows[0]?.name ?? ''
}

it('nobody binds, sees or ends a certificate without being signed in', async () => {
  const challenge = await askToBind(api.as('national-officer'))
  const person = newPerson(root, 'p256')
  const input = { ...proofOf(challenge, person), password: digestOf('Wenwu@2026#') }
  expect((await api.anonymous.send(contract.askToBind, {})).status).toBe(401)
  expect((await api.anonymous.send(contract.bindings, {})).status).toBe(401)
  expect((await api.anonymous.send(contract.bind, input, { headers: challenge.headers })).status).toBe(401)
  expect((await api.anonymous.send(contract.unbind, { id: idOf('company'), password: 'x' })).status).toBe(401)
  expect((await api.as('national-officer').send(contract.bind, input, { headers: challenge.headers })).status).toBe(200)
})

it.each(['admin-system', 'admin-audit', 'national-lead', 'company', 'person', 'customs'])(
  '%s has no say in the certificates of others',
  async (username) => {
    const userId = idOf('national-officer')
    const { input } = forHolder(await nameOf('national-officer'))
    expect(outcomeOf(await api.as(username).send(contract.bindingsOf, { userId }))).toEqual([403, 'forbidden'])
    expect(outcomeOf(await api.as(username).send(contract.bindFor, { userId, ...input, reason }))).toEqual([403, 'forbidden'])
    expect(outcomeOf(await api.as(username).send(contract.unbindFor, { userId, id: userId, reason, isRevoked: false }))).toEqual([
      403,
      'forbidden',
    ])
    expect(await administrator().call(contract.bindingsOf, { userId })).toEqual([])
  },
)

it('a security administrator binds what is made out to the holder or the organisation, with a reason, and the holder is told', async () => {
  const userId = idOf('national-officer')
  const own = forHolder(`${await nameOf('national-officer')} 测试序号0001`)
  await api.pool.query(`update users set mobile = '13900000001' where id = $1`, [userId])
  expect(outcomeOf(await administrator().send(contract.bindFor, { userId, ...own.input, reason: ' ' }))).toEqual([422, 'reason-required'])
  expect(outcomeOf(await administrator().send(contract.bindFor, { userId, ...own.input, reason }))).toEqual([200, undefined])
  expect(outcomeOf(await signInWith(api.anonymous, own.person))).toEqual([200, undefined])
  expect(await administrator().call(contract.bindingsOf, { userId })).toMatchObject([
    { boundBy: await nameOf('admin-security'), subject: expect.stringContaining('测试序号0001') as string },
  ])
  const { rows } = await api.pool.query(
    `select actor_id, object_id, details->>'reason' as reason from audit_rows where action = 'certificate.bindFor' and outcome = 'done'`,
  )
  expect(rows).toEqual([{ actor_id: idOf('admin-security'), object_id: userId, reason }])
  await expect
    .poll(async () => (await api.anonymous.call(messages.outbox, { mobile: '13900000001' })).map((one) => one.template))
    .toEqual(['certificate-changed'])

  const company = newPerson(root, 'p256', { name: '晋阳古建筑保护工程有限公司' })
  const input = { certificate: company.der.toString('base64'), chain: [] }
  expect(outcomeOf(await administrator().send(contract.bindFor, { userId: idOf('company'), ...input, reason }))).toEqual([200, undefined])
  expect(outcomeOf(await signInWith(api.anonymous, company, { kind: 'legal-entity' }))).toEqual([200, undefined])
})

it('lets no administrator in as another: not by a certificate of one’s own, not to an administrator’s account, not to one’s own', async () => {
  const own = newPerson(root, 'p256', { name: await nameOf('admin-security') })
  const input = { certificate: own.der.toString('base64'), chain: [], reason }
  // the test's certificates name the national bureau as organisation, so somebody from elsewhere is taken
  expect(outcomeOf(await administrator().send(contract.bindFor, { userId: idOf('province-sx'), ...input }))).toEqual([
    422,
    'certificate-name-differs',
  ])
  expect(outcomeOf(await administrator().send(contract.bindFor, { userId: idOf('admin-security'), ...input }))).toEqual([
    403,
    'own-account',
  ])
  const other = forHolder(await nameOf('admin-audit'))
  expect(outcomeOf(await administrator().send(contract.bindFor, { userId: idOf('admin-audit'), ...other.input, reason }))).toEqual([
    403,
    'certificate-administrator',
  ])
  // by themselves they may
  expect(outcomeOf(await bindTo(api.as('admin-audit'), other.person))).toEqual([200, undefined])
  expect(outcomeOf(await signInWith(api.anonymous, other.person))).toEqual([200, undefined])
})

it('ends a binding with the sessions of the account; revoked, the certificate is bound to nobody any more', async () => {
  const userId = idOf('province-sx')
  const { person, input } = forHolder(await nameOf('province-sx'))
  await administrator().call(contract.bindFor, { userId, ...input, reason })
  const [first] = await administrator().call(contract.bindingsOf, { userId })
  const session = await api.signIn('province-sx')
  expect((await session.send(contract.bindings, {})).status).toBe(200)
  // of another account it is not there
  expect(
    outcomeOf(await administrator().send(contract.unbindFor, { userId: idOf('company'), id: first!.id, reason, isRevoked: false })),
  ).toEqual([404, 'not-found'])
  expect(outcomeOf(await administrator().send(contract.unbindFor, { userId, id: first!.id, reason: '介质遗失', isRevoked: true }))).toEqual(
    [200, undefined],
  )
  expect((await session.send(contract.bindings, {})).status).toBe(401)
  expect(outcomeOf(await signInWith(api.anonymous, person))).toEqual([403, 'certificate-revoked'])
  expect(outcomeOf(await administrator().send(contract.bindFor, { userId, ...input, reason }))).toEqual([403, 'certificate-revoked'])
  const owner = await api.signIn('province-sx')
  expect(outcomeOf(await bindTo(owner, person))).toEqual([403, 'certificate-revoked'])
  expect(await administrator().call(contract.bindingsOf, { userId })).toMatchObject([
    { isRevoked: true, endReason: '介质遗失', endedAt: expect.any(String) as string },
  ])
  expect(await owner.call(contract.bindings, {})).toEqual([])
  // another certificate of the same person is none the worse
  const next = forHolder(await nameOf('province-sx'))
  expect(outcomeOf(await bindTo(owner, next.person))).toEqual([200, undefined])
})
