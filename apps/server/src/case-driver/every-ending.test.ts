import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { setValue } from '@wenwu/core/form/paths'
import type { FormData } from '@wenwu/core/form/model'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { pathsOf, type Path } from '@wenwu/items/testing/paths'
import { peopleOf } from '../testing/case-fixtures.ts'
import { itemsToWalk } from '../testing/distinct-processes.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { caseAt, drive, follow } from './drive-case.ts'
import { exampleOf, fileCase } from './file-case.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

/** Steps that wait and the status, as the national bureau sees them. */
async function place(id: string): Promise<{ tasks: string[]; status: string }> {
  const view = await api.as('national-officer').call(cases.get, { id })
  return { tasks: view.tasks.map(({ step }) => step), status: view.status }
}

describe.each(itemsToWalk)('$code', ({ code, variables, process: { steps } }) => {
  /** The example, as it goes a path. */
  function dataFor(path: Path): FormData {
    const ofVariables = Object.entries(path.variables ?? {}).map(([name, value]) => [variables[name] ?? '', value] as const)
    return [...ofVariables, ...Object.entries(path.form ?? {})].reduce(
      (data, [field, value]) => setValue(data, field, value),
      exampleOf(code),
    )
  }

  it.each(pathsOf(code))('a case goes the path «$name» on the server as its paths.json says', { timeout: 240_000 }, async (path) => {
    const { caseId } = await fileCase(api, { itemCode: code, data: dataFor(path) })
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
          if (action.needs?.includes('experts') !== true || !Array.isArray(wanted)) return {}
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
  })

  const ends = steps.flatMap((step) => (step.kind === 'end' ? [[step.id, step.status] as const] : []))
  it.each(ends)('a case is driven to the end %s without being told the way', { timeout: 240_000 }, async (end, status) => {
    const { caseId } = await fileCase(api, { itemCode: code })
    await drive(api, caseId, end)
    expect(await place(caseId)).toEqual({ tasks: [], status })
  })
})

it('three experts are all heard on the way to a step behind them', async () => {
  const { idOf } = await peopleOf(api)
  const caseId = await caseAt(api, 'expertReview', {}, { given: { expertIds: ['expert1', 'expert2', 'expert3'].map(idOf) } })
  expect((await place(caseId)).tasks).toEqual(['expertReview', 'expertReview', 'expertReview'])
  await drive(api, caseId, 'nationalReview')
  expect((await place(caseId)).tasks).toEqual(['nationalReview'])
})
