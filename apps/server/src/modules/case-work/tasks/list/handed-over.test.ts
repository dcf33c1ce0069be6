import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as tasks, type TaskQuery } from '@wenwu/core/tasks/contract'
import { textIn } from '@wenwu/core/i18n/text'
import { act } from '../../../../case-driver/drive-case.ts'
import { colleagueOf, peopleOf, submitted } from '../../../../testing/case-fixtures.ts'
import { doVerb } from '../../../../testing/offered-verbs.ts'
import { readSheet } from '../../../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
  await colleagueOf(api, 'province-sx', 2)
})
afterAll(() => api.stop())

const list = async (username: string, more: Partial<TaskQuery> = {}) =>
  api.as(username).call(tasks.list, { state: 'done', isHandedOver: true, sort: 'due-asc', page: { number: 1, size: 10 }, ...more })

it('what somebody has handed over is found again, once and to whom, until they read it no more', async () => {
  const people = await peopleOf(api)
  const hand = async (username: string, caseId: string, to: string) => {
    api.clock.advance({ minutes: 1 })
    await doVerb(api, username, caseId, 'transfer', { to: `user@${people.idOf(to)}` })
  }
  const cases = [await submitted(api), await submitted(api), await submitted(api)]
  for (const id of cases) await hand('province-sx', id, 'province-sx-2')
  // back, and to them again: it is listed as it was the last time
  await hand('province-sx-2', cases[0]!, 'province-sx')
  await hand('province-sx', cases[0]!, 'province-sx-2')
  const handed = await list('province-sx')
  expect([handed.total, handed.rows.map(({ id }) => id)]).toEqual([3, [cases[0], cases[2], cases[1]]])
  const [first] = handed.rows
  expect(textIn(first!.outcomeLabel!, 'zh_CN')).toBe(`转交：${people.nameOf('province-sx-2')}`)
  expect((await list('province-sx-2')).rows.map(({ id }) => id)).toEqual([cases[0]])
  expect((await list('province-sx-lead')).total).toBe(0)
  // it was not handled by them, and pages and filters hold
  expect((await list('province-sx', { isHandedOver: false })).rows).toEqual([])
  const second = await list('province-sx', { page: { number: 2, size: 1 } })
  expect([second.total, second.rows.map(({ id }) => id)]).toEqual([3, [cases[2]]])
  expect((await list('province-sx', { doneFrom: '2026-12-24' })).total).toBe(0)
  expect((await list('province-sx', { itemCode: 'no-such' })).total).toBe(0)
  expect((await list('province-sx', { isOverdue: true })).total).toBe(0)
  expect((await list('province-sx', { dueBy: '2027-12-31' })).total).toBe(3)
  // what became of it is others' work, and it stays listed
  await act(api, 'province-sx-2', cases[0]!, 'provinceAccept', { outcome: 'accept' })
  expect((await list('province-sx')).rows.map(({ id }) => id)).toContain(cases[0])
  const query = { filter: { isHandedOver: true }, sort: 'done-desc' as const, columns: ['outcome'] }
  const { content } = await api.as('province-sx').download(tasks.exportDone, query)
  expect(await readSheet(content)).toEqual([['办理结果'], ...Array.from({ length: 3 }, () => [`转交：${people.nameOf('province-sx-2')}`])])
  // a draft again: its applicant's alone
  await doVerb(api, 'company', cases[1]!, 'withdraw', { reason: '另行申报。' })
  expect((await list('province-sx')).rows.map(({ id }) => id)).toEqual([cases[0], cases[2]])
  // in another office they read it no more
  await api.pool.query(
    `update users set organization_id = (select organization_id from users where username = 'province-sc') where username = 'province-sx'`,
  )
  expect((await list('province-sx')).total).toBe(0)
})
