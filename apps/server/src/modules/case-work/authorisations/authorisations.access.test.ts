import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { contract as authorisations } from '@wenwu/core/authorisations/contract'
import { contract as bell } from '@wenwu/core/bell/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, caseAt, taskOf } from '../../../case-driver/drive-case.ts'
import { colleagueOf, peopleOf, type People } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

// a Monday
const begin = '2026-11-23T02:00:00Z'
const [principal, deputy] = ['province-sx', 'province-sx-2'] as const

let api: TestApp
let people: People
beforeAll(async () => {
  api = await startTestApp({ now: begin })
  await colleagueOf(api, principal)
  people = await peopleOf(api)
})
afterAll(() => api.stop())
beforeEach(() => api.pool.query('delete from authorisations'))

const give = (more: object = {}, username: string = principal) =>
  api.as(username).send(authorisations.add, {
    deputyId: people.idOf(deputy),
    itemCodes: [],
    fromOn: '2026-11-23',
    toOn: '2026-11-25',
    ...more,
  })
const todo = async (username: string, id: string) =>
  (await api.as(username).call(tasks.list, { state: 'open', sort: 'due-asc', page: { number: 1, size: 100 } })).rows
    .filter((row) => row.id === id)
    .map(({ isMine, standsFor }) => [isMine, standsFor])
/** A case whose step the principal has claimed. */
async function held(): Promise<{ id: string; taskId: string }> {
  const id = await caseAt(api, 'provinceReview')
  const { id: taskId } = await taskOf(api, principal, id, 'provinceReview')
  await api.as(principal).call(tasks.claim, { id: taskId })
  return { id, taskId }
}
const mineAt = async (username: string, id: string) =>
  (await api.as(username).call(cases.get, { id })).tasks.map(({ isMine, standsFor, canClaim }) => ({ isMine, standsFor, canClaim }))

it('a deputy handles what the principal has, from the first day to the last; history and log say for whom', async () => {
  const { id, taskId } = await held()
  expect(await todo(deputy, id)).toEqual([])
  expect((await give()).status).toBe(200)
  const name = people.nameOf(principal)
  const told = async () => (await api.as(deputy).call(bell.list, {})).messages.filter(({ kind }) => kind === 'authorised')
  expect(await told()).toMatchObject([{ title: '2026-11-23 – 2026-11-25', by: { name, act: '授权办理', words: '' } }])
  expect(await todo(deputy, id)).toEqual([[false, name]])
  expect(await mineAt(deputy, id)).toEqual([{ isMine: true, standsFor: name, canClaim: false }])
  expect(await mineAt(principal, id)).toEqual([{ isMine: true, standsFor: null, canClaim: false }])
  // that it is the principal's stays as it is
  for (const endpoint of [tasks.claim, tasks.release])
    expect((await api.as(deputy).send(endpoint, { id: taskId })).body).toMatchObject({ error: 'not-your-turn' })

  await act(api, deputy, id, 'provinceReview', { outcome: 'report' })
  const last = (await api.as(principal).call(cases.get, { id })).history.at(-1)!
  expect(last).toMatchObject({ kind: 'acted', actorName: `${people.nameOf(deputy)}（代${name}）`, step: 'provinceReview' })
  const { rows } = await api.pool.query<{ principal: string }>(
    `select details ->> 'principal' as principal from audit_rows where object_id = $1 and action = 'tasks.complete' and details ? 'principal'`,
    [id],
  )
  expect(rows.map((row) => row.principal)).toEqual([name])
  // what is decided next is the lead's, whom no one has authorised
  expect((await mineAt(deputy, id)).map(({ isMine }) => isMine)).toEqual([false])

  const late = await held()
  api.setNow('2026-11-25T15:59:00Z')
  expect(await todo(deputy, late.id)).toEqual([[false, name]])
  api.setNow('2026-11-25T16:01:00Z')
  expect([await todo(deputy, late.id), (await mineAt(deputy, late.id)).map(({ isMine }) => isMine)]).toEqual([[], [false]])
  const { version } = await taskOf(api, principal, late.id, 'provinceReview')
  const decision = { taskId: late.taskId, version, outcome: 'report', input: { opinion: '同意。' } }
  expect((await api.as(deputy).send(tasks.complete, decision)).body).toMatchObject({ error: 'task-claimed' })
  api.setNow(begin)
})

it('verbs on a task are done for the principal too, and named so', async () => {
  const { id, taskId } = await held()
  await give()
  const verbs = (await api.as(deputy).call(tasks.verbs, { id })).verbs.map(({ verb }) => verb)
  expect(verbs).toEqual(expect.arrayContaining(['return', 'countersign']))
  const input = { step: 'provinceAccept', mode: 'walk-again', reason: '受理依据不足。' }
  expect((await api.as(deputy).send(tasks.verb, { caseId: id, verb: 'return', taskId, input })).status).toBe(200)
  expect((await api.as(principal).call(cases.get, { id })).history.at(-1)).toMatchObject({
    kind: 'returned',
    actorName: `${people.nameOf(deputy)}（代${people.nameOf(principal)}）`,
  })
})

it('reaches no further than the items, the deputy’s own roles, and the day it is revoked', async () => {
  const { id } = await held()
  await give({ itemCodes: ['56004'] })
  expect(await todo(deputy, id)).toEqual([])
  await give({ itemCodes: ['56005'] })
  expect(await todo(deputy, id)).toHaveLength(1)
  // a colleague with another role is offered nothing by it: the step is not theirs to handle
  const lead = 'province-sx-lead'
  await give({ deputyId: people.idOf(lead) })
  expect(await todo(lead, id)).toEqual([])
  expect((await mineAt(lead, id)).map(({ isMine }) => isMine)).toEqual([false])

  const listed = await api.as(principal).call(authorisations.list, {})
  expect(listed.map(({ state, canRevoke }) => [state, canRevoke])).toEqual(Array(3).fill(['running', true]))
  expect((await api.as(lead).call(authorisations.list, {})).length).toBe(3)
  const toDeputy = listed.filter((row) => row.deputy.id === people.idOf(deputy))
  expect((await api.as(deputy).call(authorisations.list, {})).map(({ canRevoke }) => canRevoke)).toEqual([false, false])
  expect((await api.as(deputy).send(authorisations.revoke, { id: toDeputy[0]!.id })).status).toBe(404)
  for (const [username, row] of [
    [principal, toDeputy[0]!],
    [lead, toDeputy[1]!],
  ] as const)
    // sent again it is told the same
    for (const idempotencyKey of Array(2).fill(`revoke-${username}`))
      expect((await api.as(username).send(authorisations.revoke, { id: row.id }, { idempotencyKey })).status).toBe(200)
  expect(await todo(deputy, id)).toEqual([])
  expect((await api.as(principal).send(authorisations.revoke, { id: toDeputy[0]!.id })).body).toMatchObject({
    error: 'authorisation-over',
    msg: '该授权已经结束。',
  })
  // no one hands on what they were given: it is what the principal holds that counts
  await give({ deputyId: people.idOf(lead) }, deputy)
  expect(await todo(lead, id)).toEqual([])
})

it('is for what the principal has: a deputy neither takes it over nor answers what the principal was asked', async () => {
  const { id, taskId } = await held()
  await give()
  const receivers = (await api.as(deputy).call(tasks.verbs, { id })).verbs.find(({ verb }) => verb === 'transfer')?.choices.receivers ?? []
  expect(receivers.map((each) => each.id)).not.toContain(`user@${people.idOf(deputy)}`)
  const to = [`user@${people.idOf(deputy)}`]
  expect((await api.as(deputy).send(tasks.verb, { caseId: id, verb: 'transfer', taskId, input: { to } })).body).toMatchObject({
    error: 'nobody-to-transfer-to',
  })

  // who is asked to sign answers in person
  const asked = await caseAt(api, 'provinceReview')
  const { id: ownTask } = await taskOf(api, deputy, asked, 'provinceReview')
  const input = { to: [`user@${people.idOf(principal)}`], way: 'all', opinion: '请会签。' }
  expect((await api.as(deputy).send(tasks.verb, { caseId: asked, verb: 'countersign', taskId: ownTask, input })).status).toBe(200)
  expect((await mineAt(principal, asked)).map(({ isMine }) => isMine)).toContain(true)
  expect((await mineAt(deputy, asked)).map(({ standsFor }) => standsFor)).not.toContain(people.nameOf(principal))
})

it('is revoked however many came after it, and so many are open at most', async () => {
  await give()
  const [first] = await api.as(principal).call(authorisations.list, {})
  await api.pool.query(
    `insert into authorisations select row.* from authorisations a, generate_series(1, 250) n,
       lateral jsonb_populate_record(null::authorisations, to_jsonb(a) || jsonb_build_object('id', gen_random_uuid(), 'made_at', a.made_at + n * interval '1 s')) as row`,
  )
  const later = { fromOn: '2026-11-26', toOn: '2026-11-27' }
  expect(await give(later)).toMatchObject({ status: 409, body: { error: 'authorisation-many' } })
  expect((await api.as('province-sx-lead').send(authorisations.revoke, { id: first!.id })).status).toBe(200)
})

it('ends with the body: who has left it, or whose principal is locked, handles nothing', async () => {
  const { id } = await held()
  await give()
  const locked = (isLocked: boolean) => api.pool.query('update users set is_locked = $1 where username = $2', [isLocked, principal])
  await locked(true)
  expect(await todo(deputy, id)).toEqual([])
  expect((await api.as(deputy).call(authorisations.list, {})).map(({ state, canRevoke }) => [state, canRevoke])).toEqual([['over', false]])
  await locked(false)
  expect(await todo(deputy, id)).toHaveLength(1)
  const moveTo = (organization: string) =>
    api.pool.query('update users set organization_id = $1 where username = $2', [organization, principal])
  await moveTo(people.organizationOf('province-sc'))
  expect(await todo(deputy, id)).toEqual([])
  await moveTo(people.organizationOf(deputy))
})

it('is given to colleagues who handle tasks, for days that are not over, and refused at its field else', async () => {
  const deputies = (await api.as(principal).call(authorisations.deputies, {})).map(({ id }) => id)
  expect(deputies.sort()).toEqual([deputy, 'province-sx-lead'].map(people.idOf).sort())
  // a lead is told what an officer could not do for them
  const [officer] = await api.as('province-sx-lead').call(authorisations.deputies, {})
  expect(officer?.uncovered.map(({ zh_CN: name }) => name)).toEqual(['省级负责人'])
  for (const [more, error, field] of [
    [{ fromOn: '2099-11-23', toOn: '2099-11-24' }, 'authorisation-start', 'fromOn'],
    [{ deputyId: people.idOf('province-sc') }, 'authorisation-deputy', 'deputyId'],
    [{ deputyId: people.idOf(principal) }, 'authorisation-deputy', 'deputyId'],
    [{ deputyId: people.idOf('admin-system') }, 'authorisation-deputy', 'deputyId'],
    [{ fromOn: '2026-11-26' }, 'authorisation-days', 'toOn'],
    [{ fromOn: '2026-11-20', toOn: '2026-11-22' }, 'authorisation-days', 'toOn'],
    [{ toOn: '2027-11-24' }, 'authorisation-days', 'toOn'],
    [{ fromOn: '2026-11-22' }, 'authorisation-begun', 'fromOn'],
    [{ itemCodes: ['no-such'] }, 'authorisation-item', 'itemCodes'],
  ] as const)
    expect(await give(more)).toMatchObject({ status: 422, body: { error, field } })
  expect((await give({ toOn: '2027-11-23' })).status).toBe(200)
})

it('is given once for the same colleague, days and matters, so that what is revoked is gone', async () => {
  const some = ['56005', '56012']
  const replies = await Promise.all(Array.from({ length: 6 }, () => give({ itemCodes: some })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  const msg = '已授权该同事在2026-11-23至2026-11-25办理相同事项，请先撤销原授权，或者调整日期、事项。'
  for (const more of [{}, { itemCodes: ['56012', '56004'] }, { fromOn: '2026-11-25', toOn: '2026-11-30' }])
    expect(await give(more)).toMatchObject({ status: 409, body: { error: 'authorisation-twice', field: 'deputyId', msg } })
  for (const more of [
    { itemCodes: ['56004'] },
    { fromOn: '2026-11-26', toOn: '2026-11-30' },
    { deputyId: people.idOf('province-sx-lead') },
  ])
    expect((await give(more)).status).toBe(200)
  const [given] = (await api.as(principal).call(authorisations.list, {})).filter(({ itemCodes }) => itemCodes?.includes('56005'))
  expect((await api.as(principal).send(authorisations.revoke, { id: given!.id })).status).toBe(200)
  expect((await give({ itemCodes: some })).status).toBe(200)
})

it('says in the list, too, what the deputy cannot do for the principal, as long as it is not over', async () => {
  const uncovered = async (username: string) =>
    (await api.as(username).call(authorisations.list, {})).map(({ uncovered: roles }) => roles.map(({ zh_CN: name }) => name))
  expect((await give({}, 'province-sx-lead')).status).toBe(200)
  expect([await uncovered('province-sx-lead'), await uncovered(deputy)]).toEqual([[['省级负责人']], [['省级负责人']]])
  // of the same duty nothing is left
  await give()
  expect(await uncovered(principal)).toEqual([[]])
  const [ofLead] = (await api.as('province-sx-lead').call(authorisations.list, {})).filter(({ uncovered: roles }) => roles.length > 0)
  const revoked = await api.as('province-sx-lead').call(authorisations.revoke, { id: ofLead!.id })
  expect(revoked.find(({ id }) => id === ofLead!.id)).toMatchObject({ state: 'revoked', uncovered: [] })
})

it('is for officials of the two levels alone, each in their own body', async () => {
  await give()
  const [given] = await api.as(principal).call(authorisations.list, {})
  for (const username of ['company', 'expert1', 'thirdparty', 'customs', 'admin-system', 'admin-security', 'case-admin'])
    for (const reply of [
      await api.as(username).send(authorisations.list, {}),
      await api.as(username).send(authorisations.deputies, {}),
      await give({}, username),
      await api.as(username).send(authorisations.revoke, { id: given!.id }),
    ])
      expect([username, reply.status]).toEqual([username, 403])
  for (const username of ['province-sc-lead', 'national-lead']) {
    expect(await api.as(username).call(authorisations.list, {})).toEqual([])
    expect((await api.as(username).send(authorisations.revoke, { id: given!.id })).status).toBe(404)
  }
  expect((await api.anonymous.send(authorisations.list, {})).status).toBe(401)
})
