import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, approval, caseAt, entrust, peopleOf, taskOf, tryAct, walkTo, type People } from '../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let api: TestApp
let people: People
beforeAll(async () => {
  api = await startTestApp()
  people = await peopleOf(api)
})
afterAll(() => api.stop())

const seen = async (id: string, username = 'national-officer') => {
  const view = await api.as(username).call(cases.get, { id })
  return [view.status, view.tasks.map((task) => task.step), view.clock?.state, view.clock?.stopReason]
}

async function entrusted(): Promise<string> {
  const id = await caseAt(api, 'nationalReview', { itemCode: 'TBCrpPaMainEntity' })
  await entrust(api, people, id)
  return id
}

describe('an assessment', () => {
  it('goes through its three stages with the clock standing still, and passed goes on with G06', async () => {
    const id = await entrusted()
    expect(await seen(id)).toEqual(['G04', ['assessEarly'], 'stopped', 'third-party'])
    await act(api, 'thirdparty', id, 'assessEarly', { outcome: 'next' })
    expect(await seen(id)).toEqual(['G041', ['assessMid'], 'stopped', 'third-party'])
    await act(api, 'thirdparty', id, 'assessMid', { outcome: 'experts', expertIds: [people.idOf('expert1'), people.idOf('expert2')] })
    expect(await seen(id)).toEqual(['G05', ['assessExperts', 'assessExperts'], 'stopped', 'third-party'])
    await act(api, 'expert2', id, 'assessExperts', { outcome: 'revise' })
    expect(await seen(id)).toEqual(['G05', ['assessExperts'], 'stopped', 'third-party'])
    await act(api, 'expert1', id, 'assessExperts', { outcome: 'agree' })
    expect(await seen(id)).toEqual(['G041', ['assessMid'], 'stopped', 'third-party'])
    await act(api, 'thirdparty', id, 'assessMid', { outcome: 'next' })
    expect(await seen(id)).toEqual(['G042', ['assessLate'], 'stopped', 'third-party'])
    await act(api, 'thirdparty', id, 'assessLate', { outcome: 'passed' })
    expect(await seen(id)).toEqual(['G06', ['nationalReview'], 'running', null])
    const filed = await walkTo(api, id, undefined, { from: 'nationalReview' })
    expect(filed.status).toBe('G11')
  })

  it('failed comes back with G07; the officer may still ask the experts and refuse', async () => {
    const id = await entrusted()
    await act(api, 'thirdparty', id, 'assessEarly', { outcome: 'next' })
    await act(api, 'thirdparty', id, 'assessMid', { outcome: 'next' })
    await act(api, 'thirdparty', id, 'assessLate', { outcome: 'failed' })
    expect(await seen(id)).toEqual(['G07', ['nationalReview'], 'running', null])
    await act(api, 'national-officer', id, 'nationalReview', { outcome: 'experts', expertIds: [people.idOf('expert3')] })
    expect(await seen(id)).toEqual(['G05', ['expertReview'], 'stopped', 'expert-review'])
    await act(api, 'expert3', id, 'expertReview', { outcome: 'disagree' })
    expect(await seen(id)).toEqual(['G03', ['nationalReview'], 'running', null])
    await act(api, 'national-officer', id, 'nationalReview', { outcome: 'refuse', document: approval })
    expect((await seen(id))[0]).toBe('G08')
  })

  it('is entrusted only to a body on offer, and experts only to experts', async () => {
    const id = await caseAt(api, 'nationalReview')
    const task = await taskOf(api, 'national-officer', id, 'nationalReview')
    const offered = await api.as('national-officer').call(tasks.candidates, { id: task.id })
    expect(offered.thirdParties.map((body) => body.id).sort()).toEqual(
      [people.organizationOf('thirdparty'), people.organizationOf('thirdparty2')].sort(),
    )
    expect(offered.experts).toHaveLength(5)
    const refuse = async (decision: Parameters<typeof tryAct>[4], field: string) =>
      expect(await tryAct(api, 'national-officer', id, 'nationalReview', decision)).toMatchObject({
        status: 422,
        body: { error: 'choice-required', field },
      })
    await refuse({ outcome: 'entrust' }, 'thirdPartyId')
    await refuse({ outcome: 'entrust', thirdPartyId: people.organizationOf('museum') }, 'thirdPartyId')
    await refuse({ outcome: 'experts', expertIds: [] }, 'expertIds')
    await refuse({ outcome: 'experts', expertIds: [people.idOf('expert1'), people.idOf('national-lead')] }, 'expertIds')
    expect((await seen(id))[0]).toBe('G03')
  })

  it('asks each expert once, however often one is named', async () => {
    const id = await caseAt(api, 'nationalReview')
    await act(api, 'national-officer', id, 'nationalReview', {
      outcome: 'experts',
      expertIds: [people.idOf('expert1'), people.idOf('expert1')],
    })
    expect(await seen(id)).toEqual(['G05', ['expertReview'], 'stopped', 'expert-review'])
  })
})

describe('three experts', () => {
  it('act at the same instant: every opinion counts, once, and the case goes on once', async () => {
    const experts = ['expert1', 'expert2', 'expert3']
    const outcomes = ['agree', 'agree', 'disagree']
    for (let round = 0; round < 5; round++) {
      const id = await caseAt(api, 'nationalReview')
      await act(api, 'national-officer', id, 'nationalReview', { outcome: 'experts', expertIds: experts.map(people.idOf) })
      const offered = await Promise.all(experts.map((expert) => taskOf(api, expert, id, 'expertReview')))
      const order = round % 2 === 0 ? [[0, 1], [2]] : [[0, 1, 2]]
      for (const together of order) {
        await Promise.all(
          together.map((i) =>
            api
              .as(experts[i]!)
              .call(tasks.complete, { taskId: offered[i]!.id, version: offered[i]!.version, outcome: outcomes[i]!, opinion: `意见${i}` }),
          ),
        )
      }
      const view = await api.as('national-officer').call(cases.get, { id })
      expect([view.status, view.tasks.map((task) => task.step)]).toEqual(['G03', ['nationalReview']])
      const opinions = view.history
        .filter((event) => event.step === 'expertReview')
        .map((event) => [event.actorName, event.outcome, event.opinion])
      expect(opinions.sort()).toEqual(experts.map((expert, i) => [people.nameOf(expert), outcomes[i], `意见${i}`]).sort())
      const { rows } = await api.pool.query<{ tally: unknown }>(
        "select state -> 'tally' -> 'expertReview' as tally from process_instances where case_id = $1",
        [id],
      )
      expect(rows[0]!.tally).toEqual({ agree: 2, disagree: 1 })
    }
  })
})
