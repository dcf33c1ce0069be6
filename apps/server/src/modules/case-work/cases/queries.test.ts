import { fundedItem, usualItem } from '../../../case-driver/played-items.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { CaseQuery } from '@wenwu/core/cases/list'
import { contract as desks } from '@wenwu/core/desks/contract'
import { contract as tasks, type TaskQuery } from '@wenwu/core/tasks/contract'
import { taskOf } from '../../../case-driver/drive-case.ts'
import { readyDraft } from '../../../case-driver/file-case.ts'
import { approval, copiesOf, decisionAt, peopleOf, waitingCase } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

/** Statements of one call, the one that looks the session up included; the second call counts, when items and regions are in memory. */
async function count(work: () => Promise<unknown>, isRepeatable = true): Promise<number> {
  if (isRepeatable) await work()
  const { queries, statements } = await api.countQueries(work)
  expect(statements.length).toBe(queries)
  return queries
}

const all: CaseQuery = { filter: { preset: 'all' }, sort: 'submitted-desc', page: { number: 1, size: 10 } }
const open: TaskQuery = { state: 'open', sort: 'due-asc', page: { number: 1, size: 10 } }

describe('the number of statements of a call', () => {
  it('of reading does not grow with the rows', async () => {
    const id = await waitingCase(api, null, fundedItem.code)
    const officer = api.as('province-sx')
    const measure = async () => ({
      get: await count(() => officer.call(cases.get, { id })),
      list: await count(() => officer.call(cases.query, all)),
      counted: await count(() => officer.call(cases.query, { ...all, isCounting: true })),
      tasks: await count(() => officer.call(tasks.list, open)),
      figures: await count(() => officer.call(desks.figures, {})),
      process: await count(() => officer.call(cases.process, { id })),
      clock: await count(() => officer.call(cases.clock, { id })),
      detail: await count(() => officer.request('POST', '/api/getProjectBasicInfor', { billId: id })),
      look: await count(() => officer.call(cases.look, { itemCode: fundedItem.entity, caseId: id })),
    })
    const few = await measure()
    expect(few).toEqual({ get: 11, list: 2, counted: 3, tasks: 2, figures: 2, process: 4, clock: 4, detail: 4, look: 4 })
    await copiesOf(api, id, 300)
    // a full page asks for its total in one statement more, unless its tabs are counted; that of open tasks has it already; nothing else changes
    expect(await measure()).toEqual({ ...few, list: few.list + 1 })
    const wide = { ...all, page: { number: 1, size: 200 } }
    expect(await count(() => officer.call(cases.query, wide))).toBe(few.list + 1)
  })

  it('of an applicant’s call is small', async () => {
    const { id } = await readyDraft(api)
    const company = api.as('company')
    expect(await count(() => company.call(cases.get, { id }))).toBe(14)
    // one asks whether there is a county or a city bureau at the site
    expect(await count(() => company.call(cases.check, { id }))).toBe(6)
  })

  it('of submitting and deciding is fixed', async () => {
    const draft = await readyDraft(api)
    const company = api.as('company')
    const submit = () => company.call(cases.submit, { itemCode: usualItem.code, id: draft.id, baseRevision: draft.revision })
    // one asks whether there is a county or a city bureau at the site; the last three keep the form and the receipt as papers: the case, its files, the papers
    expect(await count(submit, false)).toBe(21)
    const task = await taskOf(api, 'province-sx', draft.id, 'provinceAccept')
    const accept = () =>
      api.as('province-sx').call(tasks.complete, { taskId: task.id, version: task.version, outcome: 'accept', input: {} })
    // six of them tell the applicant: who it is, the bell, and a message with its job for phone and mailbox each;
    // two keep the notice of acceptance; the case comes to the same office, so the last three say to whom it goes from there
    expect(await count(accept, false)).toBe(38)
  })

  it('of inviting many experts is that of inviting one', async () => {
    const people = await peopleOf(api)
    const invite = async (experts: string[]) => {
      const id = await waitingCase(api, 'nationalReview')
      const task = await taskOf(api, 'national-officer', id, 'nationalReview')
      return count(
        () =>
          api.as('national-officer').call(tasks.complete, {
            taskId: task.id,
            version: task.version,
            outcome: 'experts',
            input: { expertIds: experts.map(people.idOf) },
          }),
        false,
      )
    }
    expect(await invite(['expert1', 'expert2', 'expert3', 'expert4', 'expert5'])).toBe(await invite(['expert1']))
  })

  it('of a correction does not grow with the flagged fields', async () => {
    const flag = [
      'project.projectSite',
      'project.projectScale',
      'project.sitingApproval',
      'impact.distance',
      'impact.maxDepth',
      'protection.measures',
      'protection.monitoring',
    ]
    const measure = async (paths: string[]) => {
      const id = await waitingCase(api)
      const task = await taskOf(api, 'province-sx', id, 'provinceAccept')
      const defects = { fields: paths.map((path) => ({ path, note: '请核对。' })), materials: [] }
      const asked = await count(
        () =>
          api
            .as('province-sx')
            .call(tasks.complete, { taskId: task.id, version: task.version, outcome: 'return', input: { reason: '补正', defects } }),
        false,
      )
      const unchanged = { fields: paths.map((path) => ({ path, reason: '无误' })), materials: [] }
      const back = await decisionAt(api, 'company', id, 'correctProvince', { outcome: 'resubmit', unchanged })
      return [asked, await count(() => api.as('company').call(tasks.complete, back), false)]
    }
    expect(await measure(flag)).toEqual(await measure(flag.slice(0, 1)))
  })

  it('of issuing and filing is fixed', async () => {
    const id = await waitingCase(api, 'nationalReview')
    const decide = async (username: string, step: string, outcome: string, more: object) => {
      const decision = await decisionAt(api, username, id, step, { outcome, opinion: '同意', ...more })
      return count(() => api.as(username).call(tasks.complete, decision), false)
    }
    const figures = [
      await decide('national-officer', 'nationalReview', 'approve', { document: approval }),
      await decide('national-lead', 'leadSign', 'sign', {}),
      await decide('national-office', 'issue', 'issue', { number: '数〔2026〕1号', date: null, publicity: 'open' }),
      await decide('national-officer', 'filing', 'file', {}),
    ]
    // the reply goes out: it is frozen as a paper, its obligations are made (one statement asks whether the version is over, whose bounds are then those in force), and the applicant's people are told by the bell too; who had the step before is asked each time
    expect(figures.filter((n) => n > 49)).toEqual([])
  })
})
