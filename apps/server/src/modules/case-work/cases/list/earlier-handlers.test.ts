import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { contract as users } from '@wenwu/core/users/contract'
import { act, taskOf } from '../../../../case-driver/drive-case.ts'
import { colleagueOf, peopleOf, submitted, waitingCase } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const lead = 'province-sx-lead'
const query = async (filter: { handler?: string; holder?: string }) => {
  const asked = { preset: 'all', desk: 'handling-inquiry', ...filter } as const
  return (await api.as(lead).call(cases.query, { filter: asked, sort: 'submitted-desc', page: { number: 1, size: 1000 } })).rows
}
const handlersOf = async (id: string) => (await query({})).find((row) => row.id === id)!.handlers

it('who had a step before it was taken over or given to another has handled the case; who gave it back has not', async () => {
  const second = await colleagueOf(api, 'province-sx')
  const people = await peopleOf(api)
  const [officer, other, leader] = ['province-sx', second, lead].map((username) => ({
    name: people.nameOf(username),
    id: people.idOf(username),
  }))
  const id = await submitted(api)
  const { id: taskId } = await taskOf(api, 'province-sx', id, 'provinceAccept')
  const verb = (username: string, verb: string, input: object) =>
    api.as(username).call(tasks.verb, { caseId: id, taskId, verb, input: { ...input } })
  await api.as('province-sx').call(tasks.claim, { id: taskId })
  await api.as('province-sx').call(tasks.release, { id: taskId })
  expect((await query({ handler: officer!.id })).map((row) => row.id)).not.toContain(id)

  await api.as('province-sx').call(tasks.claim, { id: taskId })
  await verb('province-sx', 'transfer', { to: `user@${other!.id}` })
  await verb(lead, 'take-over', { reason: '急件。' })
  expect(await handlersOf(id)).toEqual([
    { name: leader!.name, isNow: true },
    { name: officer!.name, isNow: false },
    { name: other!.name, isNow: false },
  ])
  for (const [person, ever, now] of [
    [officer, true, false],
    [other, true, false],
    [leader, true, true],
  ] as const) {
    const has = async (by: 'handler' | 'holder') => (await query({ [by]: person!.id })).some((row) => row.id === id)
    expect([person!.name, await has('handler'), await has('holder')]).toEqual([person!.name, ever, now])
  }
  // a keyword finds them too, and a name that has changed is the new one
  const named = async (keyword: string) => {
    const filter = { preset: 'all', keyword, keywordField: 'handlingPeople' } as const
    const { rows } = await api.as(lead).call(cases.query, { filter, sort: 'submitted-desc', page: { number: 1, size: 1000 } })
    return rows.some((row) => row.id === id)
  }
  expect(await named(officer!.name)).toBe(true)
  await api.pool.query("update users set name = '改名后' where id = $1", [officer!.id])
  expect((await handlersOf(id))!.map(({ name }) => name)).toContain('改名后')
  expect(await named('改名后')).toBe(true)
  // given back to one who had it: once, as who has it now
  await verb(lead, 'transfer', { to: `user@${officer!.id}` })
  expect((await handlersOf(id))!.filter(({ name }) => name === '改名后')).toEqual([{ name: '改名后', isNow: true }])
  await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'accept' })
  expect((await handlersOf(id))!.filter(({ isNow }) => !isNow)).toHaveLength(3)
  // who did one step and has another stands among both
  await api.as('province-sx').call(tasks.claim, { id: (await taskOf(api, 'province-sx', id, 'provinceReview')).id })
  expect((await handlersOf(id))!.filter(({ name }) => name === '改名后')).toEqual([
    { name: '改名后', isNow: true },
    { name: '改名后', isNow: false },
  ])
})

it('who had it when their account was closed has handled it', async () => {
  const leaving = await colleagueOf(api, 'province-sx', 3)
  const people = await peopleOf(api)
  const id = await waitingCase(api)
  const task = await taskOf(api, leaving, id, 'provinceAccept')
  await api.as(leaving).call(tasks.claim, { id: task.id })
  const account = await api.as('admin-system').call(users.get, { id: people.idOf(leaving) })
  await api.as('admin-system').call(users.lock, { id: account.id, version: account.version, reason: '调离' })
  expect(await handlersOf(id)).toEqual([
    { name: '陕西省文物局', isNow: true },
    { name: people.nameOf(leaving), isNow: false },
  ])
  expect((await query({ handler: people.idOf(leaving) })).map((row) => row.id)).toContain(id)
})
