import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/circulations/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { peopleOf, waitingCase } from '../../../testing/case-fixtures.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const asked = { filter: {}, sort: 'sent-desc', columns: ['note'] } as const
const notesOf = async (username: string) => {
  const { content } = await api.as(username).download(contract.export, { ...asked, columns: [...asked.columns] })
  return (await readSheet(content)).slice(1).map(([note]) => note)
}

it('what was circulated is exported by its receiver alone, and while they are of the body', async () => {
  const people = await peopleOf(api)
  const reader = 'province-sx-lead'
  const caseId = await waitingCase(api, 'provinceReview')
  const input = { to: [`user@${people.idOf(reader)}`], opinion: '请阅。' }
  await api.as('province-sx').call(tasks.verb, { caseId, verb: 'circulate', input })

  expect(await notesOf(reader)).toEqual(['请阅。'])
  // neither who sent it nor who else may read papers
  for (const other of ['province-sx', 'province-sc-lead', 'national-lead']) expect([other, await notesOf(other)]).toEqual([other, []])
  for (const other of ['company', 'expert1', 'thirdparty', 'customs', 'admin-system', 'case-admin'])
    expect([other, (await api.as(other).send(contract.export, { ...asked, columns: [] })).status]).toEqual([other, 403])
  expect((await api.anonymous.send(contract.export, { ...asked, columns: [] })).status).toBe(401)

  const moveTo = (organization: string) =>
    api.pool.query('update users set organization_id = $1 where username = $2', [organization, reader])
  await moveTo(people.organizationOf('province-sc'))
  expect(await notesOf(reader)).toEqual([])
  await moveTo(people.organizationOf('province-sx'))
  expect(await notesOf(reader)).toEqual(['请阅。'])
})
