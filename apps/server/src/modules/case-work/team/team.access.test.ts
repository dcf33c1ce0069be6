import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as team } from '@wenwu/core/team/contract'
import { drive } from '../../../case-driver/drive-case.ts'
import { outsiders, submitted } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
let atProvince: string
let atNation: string
beforeAll(async () => {
  api = await startTestApp()
  atProvince = await submitted(api)
  atNation = await submitted(api)
  await drive(api, atNation, 'nationalReview')
})
afterAll(() => api.stop())

const page = { number: 1, size: 100 }
const seen = async (username: string) =>
  (await api.as(username).call(team.tasks, { filter: {}, sort: 'due-asc', page })).rows.map(({ id }) => id)
const holders = async (username: string) =>
  (await api.as(username).call(team.query, { filter: {}, sort: 'name-asc', page })).rows.map(({ holder }) => holder)

it('a lead sees the tasks of their own body: not of another province, not of the other level', async () => {
  expect(await seen('province-sx-lead')).toEqual(expect.arrayContaining([atProvince]))
  expect(await seen('province-sx-lead')).not.toContain(atNation)
  expect(await seen('national-lead')).toEqual(expect.arrayContaining([atNation]))
  expect(await seen('national-lead')).not.toContain(atProvince)
  expect(await seen('province-sc-lead')).not.toEqual(expect.arrayContaining([atProvince]))
  expect(await seen('province-sc-lead')).not.toContain(atNation)
})

it('and the people of no other body', async () => {
  const { rows } = await api.pool.query<{ id: string; username: string }>('select id, username from users')
  const idOf = (username: string) => rows.find((row) => row.username === username)!.id
  expect(await holders('province-sx-lead')).toEqual(expect.arrayContaining([idOf('province-sx'), idOf('province-sx-lead')]))
  for (const other of ['province-sc-lead', 'national-lead'])
    expect([other, (await holders(other)).includes(idOf('province-sx'))]).toEqual([other, false])
  // a holder of another body is asked for in vain
  const asked = await api.as('province-sc-lead').call(team.tasks, { filter: { holder: 'province-officer@61' }, sort: 'due-asc', page })
  expect(asked.rows).toEqual([])
})

it('is for leads alone', async () => {
  const list = { filter: {}, sort: 'due-asc' as const, page }
  const overview = { filter: {}, sort: 'open-desc' as const, page }
  for (const username of ['province-sx', 'national-officer', 'company', ...outsiders.filter((name) => name !== 'province-sc-lead')]) {
    const replies = [
      await api.as(username).send(team.query, overview),
      await api.as(username).send(team.tasks, list),
      await api.as(username).send(team.figures, {}),
      await api.as(username).send(team.export, { ...overview, columns: [] }),
      await api.as(username).send(team.exportTasks, { ...list, columns: [] }),
    ]
    expect([username, replies.map(({ status }) => status)]).toEqual([username, [403, 403, 403, 403, 403]])
  }
  expect((await api.anonymous.send(team.query, overview)).status).toBe(401)
})
