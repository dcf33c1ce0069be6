import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as bell } from '@wenwu/core/bell/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as circulations } from '@wenwu/core/circulations/contract'
import { newId } from '@wenwu/core/kernel/id'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, caseAt } from '../../../../case-driver/drive-case.ts'
import { colleagueOf, peopleOf, type People } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let people: People
let id: string
beforeAll(async () => {
  api = await startTestApp()
  for (const n of [2, 3]) await colleagueOf(api, 'province-sx', n)
  // a colleague of the same bureau whose role opens what they handle themselves, and nothing else
  const role = newId()
  await api.pool.query(
    `insert into roles select row.* from roles r, lateral jsonb_populate_record(null::roles, to_jsonb(r) || jsonb_build_object(
       'id', $1::text, 'code', 'reader-of-sx', 'name', jsonb_build_object('zh_CN', '陕西阅看人', 'en_US', 'Reader'), 'is_built_in', false, 'data_scope', 'own', 'permissions', '{case.circulate,task.inbox}'::text[])) as row
     where r.code = 'province-officer'`,
    [role],
  )
  await api.pool.query("update user_roles set role_id = $1 where user_id = (select id from users where username = 'province-sx-3')", [role])
  people = await peopleOf(api)
  id = await caseAt(api, 'provinceReview')
})
afterAll(() => api.stop())

const page = { number: 1, size: 20 }
const own = ['circulate', 'send-copy', 'mark-read']
const verbsOf = async (username: string, caseId = id) =>
  (await api.as(username).call(tasks.verbs, { id: caseId })).verbs.filter(({ verb }) => own.includes(verb))
const doIt = (username: string, verb: string, input: object, caseId = id) =>
  api.as(username).send(tasks.verb, { caseId, verb, input: { ...input } })
const user = (username: string) => `user@${people.idOf(username)}`
const rung = async (username: string) => (await api.as(username).call(bell.list, {})).messages.map(({ kind, caseId }) => [kind, caseId])
const list = async (username: string, state: 'unread' | 'read') =>
  (await api.as(username).call(circulations.query, { filter: { state }, sort: 'sent-desc', page })).rows.map((row) => [
    row.id,
    row.sender,
    row.note,
  ])
const entries = async (username: string, caseId = id) =>
  (await api.as(username).call(cases.get, { id: caseId })).history
    .filter(({ kind }) => ['circulated', 'read', 'copied'].includes(kind))
    .map(({ kind, opinion }) => [kind, opinion])

it('is read by colleagues of the own body, who see it in their list and say so; nothing waits for them', async () => {
  const offer = (await verbsOf('province-sx')).find(({ verb }) => verb === 'circulate')!
  const choices = offer.choices.colleagues!.map(({ id: choice }) => choice)
  expect(choices).toEqual(expect.arrayContaining([user('province-sx-lead'), user('province-sx-2'), user('province-sx-3')]))
  for (const other of ['province-sx', 'province-sc-lead', 'national-lead', 'expert1', 'company']) expect(choices).not.toContain(user(other))
  expect((await api.as('province-sx-3').send(cases.get, { id })).status).toBe(404)
  for (const [to, error] of [
    [[], 'choice-required'],
    [[user('national-lead')], 'choice-gone'],
  ] as const)
    expect((await doIt('province-sx', 'circulate', { to: [...to] })).body).toMatchObject({ error, field: 'to' })
  const before = await api.as('province-sx').call(cases.get, { id })
  const sent = { to: [user('province-sx-2'), user('province-sx-3')], opinion: '请阅提意见。' }
  expect((await doIt('province-sx', 'circulate', sent)).status).toBe(200)
  const after = await api.as('province-sx').call(cases.get, { id })
  expect([after.status, after.tasks, after.clock]).toEqual([before.status, before.tasks, before.clock])

  for (const username of ['province-sx-2', 'province-sx-3']) {
    expect(await rung(username)).toEqual([['circulated', id]])
    expect(await list(username, 'unread')).toEqual([[id, people.nameOf('province-sx'), '请阅提意见。']])
  }
  // asked again while it waits, it is one paper to read, and only who is asked now is named
  expect((await doIt('province-sx-2', 'circulate', { to: [user('province-sx-3')] })).body).toMatchObject({
    error: 'circulated-already',
    field: 'to',
  })
  expect(await list('province-sx-3', 'unread')).toHaveLength(1)
  expect((await doIt('province-sx-2', 'circulate', { to: [user('province-sx-3'), user('province-sx-lead')] })).status).toBe(200)
  const { details } = (await api.as('province-sx-2').call(cases.get, { id })).history.findLast(({ kind }) => kind === 'circulated')!
  expect(details).toMatchObject({ n: 1 })

  expect((await verbsOf('province-sx-3')).map(({ verb }) => verb)).toContain('mark-read')
  expect((await doIt('province-sx-3', 'mark-read', { opinion: '建议补充现状照片。' })).status).toBe(200)
  expect((await doIt('province-sx-3', 'mark-read', {})).body).toMatchObject({ error: 'not-your-turn' })
  expect([await list('province-sx-3', 'unread'), (await list('province-sx-3', 'read')).length]).toEqual([[], 1])
  expect(await entries('province-sx')).toEqual([
    ['circulated', '请阅提意见。'],
    ['circulated', ''],
    ['read', '建议补充现状照片。'],
  ])
  const { rows } = await api.pool.query<{ verb: string }>(
    `select details ->> 'verb' as verb from audit_rows where object_id = $1 and outcome = 'done' and details ->> 'verb' in ('circulate', 'mark-read') order by id`,
    [id],
  )
  expect(rows.map(({ verb }) => verb)).toEqual(['circulate', 'circulate', 'mark-read'])
})

it('opens that case as the body reads it, no other one, and not to who has left the body', async () => {
  const seen = await api.as('province-sx-3').call(cases.get, { id })
  expect(seen.tasks.flatMap(({ actions }) => actions)).toEqual([])
  const other = await caseAt(api, 'provinceReview')
  expect((await api.as('province-sx-3').send(cases.get, { id: other })).status).toBe(404)
  const moveTo = (organization: string) =>
    api.pool.query("update users set organization_id = $1 where username = 'province-sx-3'", [organization])
  await moveTo(people.organizationOf('province-sc'))
  expect((await api.as('province-sx-3').send(cases.get, { id })).status).toBe(404)
  await moveTo(people.organizationOf('province-sx'))
  expect((await api.as('province-sx-3').send(cases.get, { id })).status).toBe(200)
})

it('is nothing to the applicant and outsiders, in the history neither, and theirs to do nowhere', async () => {
  expect(await entries('company')).toEqual([])
  for (const [usernames, statuses] of [
    [
      ['company', 'national-officer', 'national-lead'],
      [403, 409],
    ],
    [
      ['province-sc', 'province-sc-lead', 'expert1', 'thirdparty', 'customs', 'admin-system'],
      [403, 404],
    ],
  ] as const)
    for (const username of usernames)
      for (const verb of own) {
        const { status } = await doIt(username, verb, { to: [user('province-sx-2')] })
        expect([username, verb, (statuses as readonly number[]).includes(status)]).toEqual([username, verb, true])
      }
  for (const username of ['company', 'expert1', 'thirdparty', 'customs', 'admin-system', 'case-admin'])
    expect((await api.as(username).send(circulations.query, { filter: {}, sort: 'sent-desc', page })).status).toBe(403)
})

it('a copy is told to the leads of the other level and to colleagues, and gives no one a right', async () => {
  const at = await caseAt(api, 'nationalReview')
  const offer = (await verbsOf('national-officer', at)).find(({ verb }) => verb === 'send-copy')!
  const bureaus = offer.choices.copied!.filter(({ id: choice }) => choice.startsWith('body@'))
  expect(bureaus.map(({ name, to }) => [name.zh_CN, to])).toEqual([
    ['陕西省文物局', { names: [people.nameOf('province-sx-lead')], count: 1 }],
  ])
  const input = { to: [bureaus[0]!.id, user('national-lead')], opinion: '请知悉。' }
  expect((await doIt('national-officer', 'send-copy', input, at)).status).toBe(200)
  expect(await rung('province-sx-lead')).toContainEqual(['copied', at])
  expect(await rung('national-lead')).toContainEqual(['copied', at])
  // who is named reads the words; of the province no one else, nor the applicant
  expect(await entries('province-sx-lead', at)).toEqual([['copied', '请知悉。']])
  for (const username of ['province-sx', 'company']) expect([username, await entries(username, at)]).toEqual([username, []])
  // one's own last act can still be taken back: nothing happened to the case
  const sent = await caseAt(api, 'provinceReview')
  await act(api, 'province-sx', sent, 'provinceReview', { outcome: 'report' })
  expect((await doIt('province-sx', 'send-copy', { to: [user('province-sx-2')] }, sent)).status).toBe(200)
  expect((await api.as('province-sx').call(tasks.verbs, { id: sent })).verbs.map(({ verb }) => verb)).toContain('take-back')
})

it('is sent so often a day and no more, so that what else happened is not buried', async () => {
  const at = await caseAt(api, 'provinceReview')
  await act(api, 'province-sx', at, 'provinceReview', { outcome: 'report' })
  const reader = 'province-sx-2'
  const send = (...more: string[]) => doIt('province-sx', 'send-copy', { to: [user(reader), ...more] }, at)
  const told = async (username: string) => (await rung(username)).filter(([kind, caseId]) => kind === 'copied' && caseId === at).length
  expect((await send()).status).toBe(200)
  // while it is unread there is no second one, also not among others
  const refused = { status: 409, body: { error: 'circulated-already', field: 'to', msg: `${people.nameOf(reader)}已收到，尚未阅看。` } }
  expect([await send(), await send(user('province-sx-lead'))]).toMatchObject([refused, refused])
  expect([await told(reader), await told('province-sx-lead')]).toEqual([1, 0])
  const statuses = []
  for (let n = 0; n < 19; n++) {
    // told again on the same day once it was read
    await api.as(reader).call(bell.readCase, { caseId: at })
    statuses.push((await send()).status)
  }
  expect(await told(reader)).toBe(20)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await send()).body).toMatchObject({ error: 'sent-out-often', msg: '本件今日的传阅和抄送已达20次，请明日再发。' })
})
