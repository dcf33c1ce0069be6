import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { CasePreset } from '@wenwu/core/cases/model'
import { contract as desks } from '@wenwu/core/desks/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, taskOf } from '../../../case-driver/drive-case.ts'
import { entrust, peopleOf, submitted, waitingCase, type People } from '../../../testing/case-fixtures.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
let people: People
let id: string
beforeAll(async () => {
  api = await startTestApp()
  people = await peopleOf(api)
  id = await waitingCase(api, 'nationalReview')
  await entrust(api, people, id)
  await act(api, 'thirdparty', id, 'assessEarly', { outcome: 'next' })
  await submitted(api)
})
afterAll(() => api.stop())

const page = { number: 1, size: 100 }
const inquiry = (username: string, handler?: string, by: 'handler' | 'holder' = 'handler') =>
  api.as(username).call(cases.query, {
    filter: { preset: 'all', desk: 'handling-inquiry', ...(handler !== undefined && { [by]: handler }) },
    sort: 'submitted-desc',
    page,
  })

it('figures are of one’s own scope; who has neither to-dos nor a bureau has none, a visitor is refused', async () => {
  for (const username of ['company', 'person', 'customs', 'admin-audit'])
    expect([username, await api.as(username).call(desks.figures, {})]).toEqual([username, []])
  // of the administrators those who keep the calendar read what waits there, and nothing of cases
  for (const username of ['admin-system', 'admin-security'])
    expect(await api.as(username).call(desks.figures, {})).toMatchObject([{ key: 'calendar-changes', count: 0 }])
  for (const [username, keys] of [
    // a plan of the demo data, its own
    ['province-sxi', ['plans-at-bureau']],
    ['province-sc-lead', []],
  ] as const) {
    const found = (await api.as(username).call(desks.figures, {})).filter(({ count }) => count > 0)
    expect([username, found.map(({ key }) => key)]).toEqual([username, keys])
  }
  expect((await api.anonymous.send(desks.figures, {})).status).toBe(401)
})

it('a desk opens no case that the list of all cases does not', async () => {
  const seen = async (username: string) =>
    (await api.as(username).call(cases.query, { filter: { preset: 'all', desk: 'heritage-protection' }, sort: 'submitted-desc', page }))
      .total
  for (const username of ['province-sxi', 'museum', 'customs', 'admin-system', 'expert1'])
    expect([username, await seen(username)]).toEqual([username, 0])
  const exported = async (username: string) =>
    readSheet(
      (await api.as(username).download(cases.exportByAddress, { filter: { preset: 'all' }, sort: 'submitted-desc', columns: ['title'] }))
        .content,
    )
  expect(await exported('museum')).toHaveLength(1)
  expect((await exported('company')).length).toBeGreaterThan(1)
  expect((await api.anonymous.send(cases.exportByAddress, { filter: { preset: 'all' }, sort: 'submitted-desc', columns: [] })).status).toBe(
    401,
  )
  for (const endpoint of [tasks.exportTodoByAddress, tasks.exportDoneByAddress])
    expect((await api.as('company').send(endpoint, { filter: {}, sort: 'due-asc', columns: [] } as never)).status).toBe(403)
})

it('the counts of tabs are those of the caller’s own list, with a word and a name too; drafts stand in an applicant’s alone', async () => {
  const lead = 'national-officer'
  for (const username of [lead, 'province-sx', 'province-sxi', 'company', 'museum', 'thirdparty', 'expert1', 'customs', 'admin-system'])
    for (const more of [{}, { keyword: '工程' }, { keyword: people.nameOf(lead), keywordField: 'handlingPeople' as const }]) {
      const filter = { preset: 'all' as const, ...more }
      const { presets } = await api.as(username).call(cases.countPresets, { filter })
      const { total } = await api.as(username).call(cases.query, { filter, sort: 'submitted-desc', page })
      expect([username, more, presets['all'], 'draft' in presets]).toEqual([
        username,
        more,
        total,
        username === 'company' || username === 'museum',
      ])
    }
  expect((await api.anonymous.send(cases.countPresets, { filter: { preset: 'all' } })).status).toBe(401)
})

it('names of handlers are for those who may read them, in rows and as a filter', async () => {
  const names = async (username: string) => (await inquiry(username)).rows.find((row) => row.id === id)?.handlers?.map(({ name }) => name)
  expect(await names('national-officer')).toEqual(expect.arrayContaining([people.nameOf('province-sx'), people.nameOf('thirdparty')]))
  const ofProvince = await names('province-sx')
  expect(ofProvince).toContain(people.nameOf('national-officer'))
  expect(ofProvince).not.toContain(people.nameOf('thirdparty'))
  // an applicant and an assessment body read the bodies
  for (const username of ['company', 'thirdparty'])
    for (const official of ['province-sx', 'national-officer'])
      expect([username, await names(username)]).not.toContain(people.nameOf(official))
  const found = async (username: string, handler: string) => (await inquiry(username, people.idOf(handler))).total
  expect([await found('national-officer', 'thirdparty'), await found('province-sx', 'thirdparty')]).toEqual([1, 0])
  for (const username of ['company', 'thirdparty', 'expert1'])
    expect([username, await found(username, 'province-sx')]).toEqual([username, 0])
})

it('who has a case in hand is a filter for those who may read their name, and finds no other case', async () => {
  const [own, entrusted] = [await waitingCase(api, 'nationalReview'), await waitingCase(api, 'nationalReview')]
  await entrust(api, people, entrusted)
  for (const [username, caseId, step] of [
    ['national-officer', own, 'nationalReview'],
    ['thirdparty', entrusted, 'assessEarly'],
  ] as const)
    await api.as(username).call(tasks.claim, { id: (await taskOf(api, username, caseId, step)).id })
  const found = async (username: string, holder: string) =>
    (await inquiry(username, people.idOf(holder), 'holder')).rows.filter((row) => [own, entrusted].includes(row.id)).length
  for (const [username, official, outside] of [
    ['national-officer', 1, 1],
    ['province-sx', 1, 0],
    ['province-sxi', 0, 0],
    ['company', 0, 0],
    ['thirdparty', 0, 0],
  ] as const)
    expect([username, await found(username, 'national-officer'), await found(username, 'thirdparty')]).toEqual([
      username,
      official,
      outside,
    ])
})

it('a body that has a case in hand is a filter that finds just the rows which name it, for who is offered it', async () => {
  const keyOf = async (username: string, keyword: string) =>
    (await api.as(username).call(desks.handlers, { keyword, bodies: 'true' })).flatMap(({ id: key, name }) =>
      name === keyword ? [key] : [],
    )
  for (const [username, keyword, keys] of [
    ['national-officer', '陕西省文物局', ['body:province:61']],
    ['national-officer', '国家文物局', ['body:national']],
    ['province-sx', '国家文物局', ['body:national']],
    ['province-sx', '第三方评估机构', ['body:third-party']],
    ['province-sx', '评审专家', ['body:expert']],
    ['national-officer', '评审专家', ['body:expert']],
    ['province-sx', '陕西省文物局', ['body:province:61']],
    ['province-sx', '山西省文物局', []],
  ] as const)
    expect([username, keyword, await keyOf(username, keyword)]).toEqual([username, keyword, keys])
  const reviewed = await waitingCase(api, 'nationalReview')
  await act(api, 'national-officer', reviewed, 'nationalReview', { outcome: 'experts', expertIds: [people.idOf('expert1')] })
  // whoever of a body has claimed one
  const theirs: Record<string, string[]> = {
    'body:national': ['national-officer', 'national-accept', 'national-lead', 'national-office'],
    'body:province:61': ['province-sx', 'province-sx-lead'],
    'body:third-party': ['thirdparty'],
    'body:expert': ['expert1'],
  }
  const found: number[] = []
  for (const username of ['national-officer', 'province-sx', 'province-sxi']) {
    const { rows } = await inquiry(username)
    for (const body of await api.as(username).call(desks.handlers, { keyword: '', bodies: 'true' })) {
      if (!body.id.startsWith('body:')) continue
      const names = [body.name, ...(theirs[body.id] ?? []).map((each) => people.nameOf(each))]
      const named = rows.filter(({ handlers = [] }) => handlers.some(({ name, isNow }) => isNow && names.includes(name)))
      const held = (await inquiry(username, body.id, 'holder')).rows
      expect([username, body.name, held.map((row) => row.id)]).toEqual([username, body.name, named.map((row) => row.id)])
      if (held.length > 0) found.push(held.length)
    }
  }
  expect(found.length).toBeGreaterThan(3)
  for (const username of ['company', 'thirdparty', 'expert1'])
    expect([username, (await inquiry(username, 'body:national', 'holder')).total]).toEqual([username, 0])
  // the tabs of the bureau's own, a fifth of all cases, are counted behind the page
  for (const [username, isBehind] of [
    ['national-officer', true],
    ['province-sx', false],
  ] as const) {
    const asked = (preset: CasePreset) => ({ preset, desk: 'handling-inquiry', holder: 'body:national' }) as const
    const read = (preset: CasePreset) =>
      api.as(username).call(cases.query, { filter: asked(preset), sort: 'submitted-desc', page, isCounting: true })
    const { presets } = await api.as(username).call(cases.countPresets, { filter: asked('all') })
    expect(Object.keys(presets)).toHaveLength(5)
    for (const [preset, count] of Object.entries(presets) as [CasePreset, number][]) {
      const { total, presetCounts } = await read(preset)
      expect([username, preset, total, presetCounts]).toEqual([username, preset, count, isBehind ? undefined : presets])
    }
    expect(presets.all).toBeGreaterThan(0)
  }
  for (const [username, key] of [
    ['national-officer', 'body:nobody'],
    ['province-sxi', 'body:province:61'],
  ] as const)
    expect((await inquiry(username, key, 'holder')).total).toBe(0)
})

it('accounts to choose from are those of one’s own body, for the national bureau those of all bureaus; by name or id also who has a case of one’s own scope, if the name may be read', async () => {
  for (const [username, account, isOffered] of [
    ['province-sx', 'province-sx-lead', true],
    ['province-sx', 'province-sxi', false],
    ['province-sx', 'national-officer', true],
    ['province-sx', 'thirdparty', false],
    ['province-sxi', 'national-officer', false],
    ['province-sxi', 'province-sx', false],
    ['national-officer', 'province-sxi', true],
    ['national-officer', 'thirdparty', true],
    ['national-officer', 'expert2', false],
    ['national-officer', 'company', false],
  ] as const) {
    const call = (query: { id?: string; keyword?: string }) => api.as(username).call(desks.handlers, query)
    const byId = (await call({ id: people.idOf(account) })).map(({ id }) => id)
    const byName = (await call({ keyword: people.nameOf(account) })).map(({ id }) => id)
    expect([username, account, byId.length, byName.includes(people.idOf(account))]).toEqual([
      username,
      account,
      isOffered ? 1 : 0,
      isOffered,
    ])
  }
  const ofBody = (await api.as('national-officer').call(desks.handlers, { keyword: '陕西 文物局' })).map(({ id }) => id)
  expect(['province-sx', 'province-sxi', 'national-lead'].map((account) => ofBody.includes(people.idOf(account)))).toEqual([
    true,
    false,
    false,
  ])
  expect(await api.as('province-sx').call(desks.handlers, { keyword: '山西' })).toEqual([])
  const atOnce = (await api.as('province-sx').call(desks.handlers, {})).map(({ id }) => id)
  expect(atOnce).toContain(people.idOf('province-sx-lead'))
  expect(atOnce).not.toContain(people.idOf('national-officer'))
  for (const username of ['company', 'person', 'thirdparty', 'expert1', 'customs', 'admin-system', 'admin-security'])
    expect([username, (await api.as(username).send(desks.handlers, {})).status]).toEqual([username, 403])
  expect((await api.anonymous.send(desks.handlers, {})).status).toBe(401)
})
