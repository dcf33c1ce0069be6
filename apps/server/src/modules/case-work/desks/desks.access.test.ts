import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
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

it('accounts to choose from are those of one’s own body; the national bureau’s are those of all bureaus', async () => {
  const offered = async (username: string, id: string) => (await api.as(username).call(desks.handlers, { id: people.idOf(id) })).length
  expect([
    await offered('province-sx', 'province-sx-lead'),
    await offered('province-sx', 'province-sxi'),
    await offered('province-sx', 'national-officer'),
  ]).toEqual([1, 0, 0])
  expect([
    await offered('national-officer', 'province-sxi'),
    await offered('national-officer', 'expert1'),
    await offered('national-officer', 'company'),
  ]).toEqual([1, 0, 0])
  for (const username of ['company', 'person', 'thirdparty', 'expert1', 'customs', 'admin-system', 'admin-security'])
    expect([username, (await api.as(username).send(desks.handlers, {})).status]).toEqual([username, 403])
  expect((await api.anonymous.send(desks.handlers, {})).status).toBe(401)
})
