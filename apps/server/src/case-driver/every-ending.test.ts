import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { emitBpmn } from '@wenwu/bpmn/emit'
import { parseBpmn } from '@wenwu/bpmn/parse'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { TaskSettings } from '@wenwu/core/item/model'
import { readProcessSettings } from '@wenwu/core/item/process-settings'
import { toProcessSpec } from '@wenwu/core/item/process-table'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { items } from '@wenwu/items/index.generated'
import { peopleOf } from '../testing/case-fixtures.ts'
import { endsToReach, pathsToWalk } from '../testing/distinct-processes.ts'
import { migrateOlderVersions, olderProcess, processOfThen } from '../testing/older-versions.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { finishEverything } from './cases-everywhere.ts'
import { caseAt, drive, follow } from './drive-case.ts'
import { exampleOf, fileCase, getItem, newDraft, withOwnPieces } from './file-case.ts'
import { delegatedItem, freeItem, plannedItem } from './played-items.ts'
import { dataOfPath, dataReaching } from './reaching-data.ts'
import { beginUploadDay } from './upload-days.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
  // every path is walked on versions that an older program stored: those of today are what all other tests run on
  await migrateOlderVersions(api)
})
// by the command one applicant files more than a person may hand in on a day
beforeEach(() => beginUploadDay(api.pool))
afterAll(() => api.stop())

/** Steps that wait and the status, as the national bureau sees them. */
async function place(id: string): Promise<{ tasks: string[]; status: string }> {
  const view = await api.as('national-officer').call(cases.get, { id })
  return { tasks: view.tasks.map(({ step }) => step), status: view.status }
}

it('versions of an older program ask for what those of today ask for', async () => {
  const { rows } = await api.pool.query<{ code: string; bpmn: string }>('select code, bpmn from item_versions order by code')
  expect(rows.map(({ code }) => code)).toEqual(items.map(({ code }) => code).toSorted())
  for (const { code, bpmn } of rows) {
    const own = emitBpmn(toProcessSpec(getItem(code).process))
    expect(olderProcess(own)).not.toContain('"form"')
    expect(await tasksOf(bpmn)).toEqual(await tasksOf(processOfThen(own)))
  }
})

async function tasksOf(bpmn: string): Promise<ReadonlyMap<string, TaskSettings>> {
  return readProcessSettings(Object.values((await parseBpmn(bpmn)).definition.nodes)).tasks
}

it.each(pathsToWalk().map(({ item: { code }, path }) => [code, path.name, path] as const))(
  '%s: a case goes the path «%s» on the server as its paths.json says',
  { timeout: 240_000 },
  async (code, _name, path) => {
    const { caseId } = await fileCase(api, { itemCode: code, data: withOwnPieces(code, dataOfPath(code, path)) })
    if (path.start !== undefined) expect(await place(caseId)).toEqual(path.start)
    const moves = path.moves.values()
    let { value: move } = moves.next()
    await follow(
      api,
      caseId,
      path.moves.map(({ step, outcome }) => ({ node: step, outcome })),
      {
        given: async ({ action, person, task }) => {
          const wanted = move?.variables?.experts
          if (action.effect !== 'invite-experts' || !Array.isArray(wanted)) return {}
          const { experts } = await person.call(tasks.candidates, { id: task.id })
          return { expertIds: experts.slice(0, wanted.length).map(({ id }) => id) }
        },
        after: async ({ node, outcome }) => {
          expect({ node, outcome, ...(await place(caseId)) }).toEqual({ node, outcome, tasks: move?.tasks, status: move?.status })
          move = moves.next().value
        },
      },
    )
    expect(move).toBeUndefined()
  },
)

it.each(endsToReach)('$code: a case is driven to the end $end ($status) without being told the way', { timeout: 240_000 }, async (to) => {
  const { caseId } = await fileCase(api, { itemCode: to.code, data: withOwnPieces(to.code, dataReaching(to.code, to.end)) })
  await drive(api, caseId, to.end)
  expect(await place(caseId)).toEqual({ tasks: [], status: to.status })
})

it('three experts are all heard on the way to a step behind them', async () => {
  const { idOf } = await peopleOf(api)
  const caseId = await caseAt(api, 'expertReview', {}, { given: { expertIds: ['expert1', 'expert2', 'expert3'].map(idOf) } })
  expect((await place(caseId)).tasks).toEqual(['expertReview', 'expertReview', 'expertReview'])
  await drive(api, caseId, 'nationalReview')
  expect((await place(caseId)).tasks).toEqual(['nationalReview'])
})

it('a person who owns a heritage unit files for themselves, without a credit code', async () => {
  const { code } = delegatedItem
  const data = exampleOf(code)
  const { creditCode: _code, superior: _superior, ...applicant } = data.applicant!
  data.applicant = { ...applicant, applicantType: 'person', standing: '1', applicantName: '沈知白', isAgent: false }
  const { caseId } = await fileCase(api, { itemCode: code, applicant: 'person', data })
  expect((await place(caseId)).tasks).toEqual(['provinceAccept'])
})

it('a person asks for what no matter is for, of the bureau of the province they name', async () => {
  const data = exampleOf(freeItem.code)
  const { creditCode: _code, superior: _superior, ...applicant } = data.applicant!
  data.applicant = { ...applicant, applicantType: 'person', applicantName: '沈知白', isAgent: false }
  const { caseId } = await fileCase(api, { itemCode: freeItem.code, applicant: 'person', data })
  expect((await place(caseId)).tasks).toEqual(['provinceAccept'])
})

it('every open case of a server is finished, a complete draft filed, and one that is not is told of', async () => {
  const half = await newDraft(api, { change: (data) => void (data.project = {}) })
  const whole = await newDraft(api)
  const corrected = await caseAt(api, 'correctNational', { itemCode: plannedItem.code })
  const refused = await caseAt(api, { step: 'nationalReview', outcome: 'refuse' })
  const lines: string[] = []
  const { finished, failed } = await finishEverything(api, (line) => lines.push(line))
  expect([failed, finished >= 3]).toEqual([0, true])
  expect(lines.filter((line) => line.endsWith('not complete'))).toEqual([expect.stringContaining(half.id)])
  const places = await Promise.all([whole.id, corrected, refused].map(place))
  expect(places.map(({ tasks: open, status }) => [open, status])).toEqual([
    [[], 'G11'],
    [[], 'G11'],
    [[], 'G10'],
  ])
  expect((await api.pool.query("select 1 from tasks where state = 'open'")).rowCount).toBe(0)
})
