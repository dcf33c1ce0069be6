import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '@wenwu/core/kernel/id'
import { builtInRoles } from '@wenwu/core/auth/permissions'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { drive, taskOf } from '../../../../case-driver/drive-case.ts'
import { colleagueOf, copiesOf, peopleOf, submitted, type People } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let people: People
let ids: string[]
beforeAll(async () => {
  api = await startTestApp()
  await colleagueOf(api, 'province-sx')
  await colleagueOf(api, 'province-sx', 3)
  people = await peopleOf(api)
  const cases = await copiesOf(api, await submitted(api), 6)
  ids = (await Promise.all(cases.map((id) => taskOf(api, 'province-sx', id, 'provinceAccept')))).map(({ id }) => id)
})
afterAll(() => api.stop())

const offers = (username: string, chosen: readonly string[]) => api.as(username).call(tasks.verbOffers, { ids: [...chosen] })
const verbs = async (username: string, chosen: readonly string[]) => (await offers(username, chosen)).map(({ verb }) => verb)
const name = (username: string) => people.nameOf(username)

it('says what may be done to all selected tasks, to whom they would go, and in as many statements for one as for six', async () => {
  const [transfer, ...others] = await offers('province-sx', ids)
  expect(others).toEqual([])
  expect(transfer).toEqual({
    verb: 'transfer',
    choices: {
      receivers: ['province-sx-2', 'province-sx-3'].map((username) => ({
        id: `user@${people.idOf(username)}`,
        name: { zh_CN: name(username), en_US: name(username) },
        about: builtInRoles['province-officer'].name,
        to: { names: [name(username)], count: 1 },
      })),
    },
    to: null,
    note: expect.objectContaining({ zh_CN: '由所选人员或工作组继续办理，原办理人不再办理；期限不变。' }),
  })
  const one = await api.countQueries(() => offers('province-sx', ids.slice(0, 1)))
  const six = await api.countQueries(() => offers('province-sx', ids))
  expect(six.queries).toBe(one.queries)
  expect(six.queries).toBeLessThanOrEqual(12)
})

it('a lead takes over, transfers and urges; what one of them refuses is offered for the others', async () => {
  expect(await verbs('province-sx-lead', ids)).toEqual(['transfer', 'take-over', 'urge'])
  const [first, second] = ids as [string, string]
  expect(await api.as('province-sx-lead').call(tasks.verbBatch, { verb: 'urge', ids: [first], input: {} })).toMatchObject([{ error: null }])
  // within the cool-down it is not urged again
  expect((await offers('province-sx-lead', [first, second])).map(({ verb, ids: some }) => [verb, some])).toEqual([
    ['transfer', undefined],
    ['take-over', undefined],
    ['urge', [second]],
  ])
  expect(await verbs('province-sx-lead', [first])).toEqual(['transfer', 'take-over'])
  expect(await api.as('province-sx-lead').call(tasks.verbBatch, { verb: 'urge', ids: [first, second], input: {} })).toMatchObject([
    { id: first, error: 'urged-already' },
    { id: second, error: null },
  ])
})

it('a lead’s transfer that is sent again is done and told once, and answers what was done; what was left is tried', async () => {
  const [first, second] = ids.slice(4, 6) as [string, string]
  const said = { verb: 'transfer', input: { to: `user@${people.idOf('province-sx-2')}`, opinion: '承办人休假。' } }
  const send = (chosen: string[], input: object = said.input, idempotencyKey = 'transfer-of-a-lead') =>
    api.as('province-sx-lead').call(tasks.verbBatch, { ...said, ids: chosen, input: { ...input } }, { idempotencyKey })
  const done = [{ id: first, error: null, params: {} }]
  // the second waits for the first
  expect(await Promise.all([send([first]), send([first])])).toEqual([done, done])
  expect(await send([first, second])).toEqual([...done, { id: second, error: null, params: {} }])
  expect(await send([first], { ...said.input, opinion: '调整分工。' })).toMatchObject([{ error: 'idempotency-mismatch' }])
  const { rows } = await api.pool.query<{ events: number; bells: number; audited: number }>(
    `select (select count(*)::int from case_events e where e.details ->> 'task' = t.id::text and e.kind = 'transferred') as events,
       (select count(*)::int from bell_messages b where b.case_id = t.case_id and b.user_id = $2) as bells,
       (select count(*)::int from audit_rows a where a.object_id = t.case_id::text and a.action = 'tasks.verb') as audited
     from tasks t where t.id = any($1)`,
    [[first, second], people.idOf('province-sx-2')],
  )
  expect(rows).toEqual([
    { events: 1, bells: 1, audited: 1 },
    { events: 1, bells: 1, audited: 1 },
  ])
})

it('a lead hands what a leaver has at different steps to a colleague who may take all of it, and is not offered what nobody may take whole', async () => {
  const stepOf = async (step: string, username = 'province-sx') => {
    const caseId = await submitted(api)
    await drive(api, caseId, step)
    return (await taskOf(api, username, caseId, step)).id
  }
  const mixed = [await stepOf('provinceAccept'), await stepOf('provinceReview')]
  await api.pool.query('update tasks set claimed_by = $2 where id = any($1)', [mixed, people.idOf('province-sx')])
  const [transfer] = await offers('province-sx-lead', mixed)
  expect(transfer?.verb).toBe('transfer')
  const to = `user@${people.idOf('province-sx-2')}`
  expect(transfer?.choices?.receivers?.map(({ id }) => id)).toContain(to)
  const said = { verb: 'transfer', ids: mixed, input: { to, opinion: '承办人离职。' } }
  expect((await api.as('province-sx-lead').call(tasks.verbBatch, said)).map(({ error }) => error)).toEqual([null, null])
  // the lead signs alone
  expect(await verbs('province-sx-lead', [...mixed, await stepOf('provinceSign', 'province-sx-lead')])).not.toContain('transfer')
})

it('several are taken over with one reason, each with its own result', async () => {
  const [first, second] = ids.slice(2, 4) as [string, string]
  const missing = newId()
  const results = await api
    .as('province-sx-lead')
    .call(tasks.verbBatch, { verb: 'take-over', ids: [first, missing, second], input: { reason: '承办人休假。' } })
  expect(results.map(({ error }) => error)).toEqual([null, 'not-found', null])
  const { rows } = await api.pool.query<{ username: string }>(
    'select u.username from tasks t join users u on u.id = t.claimed_by where t.id = any($1)',
    [[first, second]],
  )
  expect(rows.map(({ username }) => username)).toEqual(['province-sx-lead', 'province-sx-lead'])
  // they are theirs now: nothing is left to take over
  expect(await verbs('province-sx-lead', [first, second])).not.toContain('take-over')
  const again = { verb: 'take-over', ids: [first], input: {} }
  expect((await api.as('province-sx-lead').call(tasks.verbBatch, again))[0]).toMatchObject({ error: 'yours-already' })
  const urge = { verb: 'urge', ids: [first], input: {} }
  expect((await api.as('province-sx-lead').call(tasks.verbBatch, urge))[0]).toMatchObject({ error: 'yours-already' })
  expect((await api.as('province-sx-lead').call(tasks.verbBatch, { ...again, ids: [ids[4]!] }))[0]).toMatchObject({
    error: 'reason-required',
  })
})

it('offers nothing where one of them is gone or done, and takes a hundred at most', async () => {
  expect(await verbs('province-sx-lead', [ids[4]!, newId()])).toEqual([])
  await api.pool.query("update tasks set state = 'done' where id = $1", [ids[5]!])
  expect(await verbs('province-sx-lead', [ids[4]!, ids[5]!])).toEqual([])
  const send = (chosen: string[]) => api.as('province-sx-lead').send(tasks.verbOffers, { ids: chosen })
  expect((await send([])).status).toBe(400)
  expect((await send(Array.from({ length: 101 }, () => newId()))).status).toBe(400)
})
