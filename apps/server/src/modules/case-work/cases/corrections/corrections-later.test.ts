import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { act, caseAt } from '../../../../case-driver/drive-case.ts'
import { exampleOf } from '../../../../case-driver/file-case.ts'
import { usualItem } from '../../../../case-driver/played-items.ts'
import { tryAct } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

it.each(['project.projectSite', 'project.period'])('is handed in when what was planned is over by then; asked for %s', async (path) => {
  api.setNow('2026-11-23T02:00:00Z')
  const { end } = exampleOf(usualItem.code).project!.period as { end: string }
  const id = await caseAt(api, 'provinceAccept')
  const defects = { fields: [{ path, note: '写明' }], materials: [] }
  await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', reason: '材料不齐', defects, answerBy: '2026-12-23' })
  api.setNow(new Date(Date.parse(end) + 3 * 86_400_000))
  // what nobody asked for stays as it was accepted; what was asked for must be possible
  const isAsked = path === 'project.period'
  const { problems } = await api.as('company').call(cases.check, { id })
  expect(problems.map((problem) => [problem.path, problem.code])).toEqual(isAsked ? [['project.period.end', 'before']] : [])
  const unchanged = { fields: [{ path, reason: '已写明' }], materials: [] }
  expect((await tryAct(api, 'company', id, 'correctProvince', { outcome: 'resubmit', unchanged })).status).toBe(isAsked ? 422 : 200)
})

it('is opened also where an earlier one was left open', async () => {
  const id = await caseAt(api, 'provinceAccept')
  const defects = { fields: [{ path: 'project.projectSite', note: '写明里程' }], materials: [] }
  const unchanged = { fields: [{ path: 'project.projectSite', reason: '已写明' }], materials: [] }
  await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', reason: '材料不齐', defects })
  await act(api, 'company', id, 'correctProvince', { outcome: 'resubmit', unchanged })
  await api.pool.query('update corrections set resubmitted_at = null where case_id = $1', [id])
  const again = { outcome: 'return', reason: '材料仍不齐', defects, again: '补正后仍缺里程' }
  expect((await tryAct(api, 'province-sx', id, 'provinceAccept', again)).status).toBe(200)
  const { corrections } = await api.as('company').call(cases.get, { id })
  expect(corrections.map(({ status }) => status).toSorted()).toEqual(['open', 'withdrawn'])
})
