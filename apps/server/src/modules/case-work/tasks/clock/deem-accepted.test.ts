import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as bell } from '@wenwu/core/bell/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act } from '../../../../case-driver/drive-case.ts'
import { colleagueOf, peopleOf, submitted, waitingCase } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { deemAccepted } from './deem-accepted.ts'
import { tellDue } from '../tell/tell-due.ts'

let api: TestApp
beforeAll(async () => {
  // a Monday; the demo cases are older and out of the way
  api = await startTestApp({ now: '2026-03-02T02:00:00Z' })
  await api.pool.query("update cases set clock_state = 'ended' where clock_key = 'acceptance'")
})
afterAll(() => api.stop())

const view = (username: string, id: string) => api.as(username).call(cases.get, { id })
const bellOf = async (username: string, id: string) =>
  (await api.as(username).call(bell.list, {})).messages.filter((message) => message.caseId === id).map((message) => message.kind)
const deem = () => deemAccepted(api.services, api.clock.now())

it('five days without acceptance or notice: accepted by law from the day of receipt, and all are told', async () => {
  const [id, corrected, accepted] = [await submitted(api), await submitted(api), await submitted(api)]
  api.setNow('2026-03-04T02:00:00Z')
  await act(api, 'province-sx', corrected, 'provinceAccept', {
    outcome: 'return',
    defects: { fields: [], materials: [{ key: 'siting', note: '请补充。' }] },
  })
  await act(api, 'province-sx', accepted, 'provinceAccept', { outcome: 'accept' })

  // the morning of the fourth day: those who could act are reminded
  api.setNow('2026-03-06T02:00:00Z')
  await tellDue(api.services, api.clock.now())
  expect(await bellOf('province-sx', id)).toEqual(['due-soon'])

  // the fifth day is theirs to its end
  api.setNow('2026-03-09T15:59:00Z')
  expect(await deem()).toEqual({ deemedAccepted: 0 })
  api.setNow('2026-03-09T19:20:00Z')
  expect(await deem()).toEqual({ deemedAccepted: 1 })
  expect(await deem()).toEqual({ deemedAccepted: 0 })

  const found = await view('company', id)
  expect(found.acceptedAt).toMatch(/^2026-03-02T02:0/)
  expect(found.currentStep.zh_CN).toBe('省局初审')
  expect(found.history.at(-1)).toMatchObject({ kind: 'deemed-accepted', stepName: { zh_CN: '省局受理' }, actorName: '' })
  // twenty working days from 2 March, not from the night of the 10th
  expect(found.clock).toMatchObject({ key: 'review', state: 'running', dueOn: '2026-03-30' })
  const clocks = await api.as('province-sx').call(cases.clock, { id })
  expect(clocks.map((clock) => [clock.summary.key, clock.startedOn, clock.summary.state])).toEqual([
    ['acceptance', '2026-03-02', 'ended'],
    ['review', '2026-03-02', 'running'],
  ])

  expect(await bellOf('company', id)).toEqual(['case-deemed-accepted'])
  expect(await bellOf('province-sx', id)).toEqual(['case-deemed-accepted', 'due-soon'])
  expect(await bellOf('province-sx-lead', id)).toEqual(['case-deemed-accepted'])
  expect(await bellOf('province-sxi', id)).toEqual([])
  const { rows } = await api.pool.query("select actor_id, object_id from audit_rows where action = 'tasks.deemAccepted'")
  expect(rows).toEqual([{ actor_id: null, object_id: id }])

  expect((await view('company', corrected)).acceptedAt).toBeNull()
  expect((await view('company', accepted)).acceptedAt).toMatch(/^2026-03-04/)
})

it('what was received again after a correction counts from that day', async () => {
  api.setNow('2026-04-01T02:00:00Z')
  const id = await submitted(api)
  await act(api, 'province-sx', id, 'provinceAccept', {
    outcome: 'return',
    defects: { fields: [], materials: [{ key: 'siting', note: '请补充。' }] },
  })
  api.setNow('2026-04-08T02:00:00Z')
  await act(api, 'company', id, 'correctProvince', {
    outcome: 'resubmit',
    unchanged: { fields: [], materials: [{ key: 'siting', reason: '已是最新' }] },
  })
  api.setNow('2026-04-16T02:00:00Z')
  expect(await deem()).toEqual({ deemedAccepted: 1 })
  expect((await view('company', id)).acceptedAt).toMatch(/^2026-04-08/)
})

it('signers or a delegate at the acceptance change nothing: one acceptance, and who was asked is told', async () => {
  api.setNow('2026-05-11T02:00:00Z')
  await colleagueOf(api, 'province-sx')
  const people = await peopleOf(api)
  const [second, lead] = ['province-sx-2', 'province-sx-lead'].map((username) => `user@${people.idOf(username)}`)
  const asked: [verb: string, input: object][] = [
    ['countersign', { to: [second, lead], way: 'all' }],
    ['countersign', { to: [second, lead], way: 'sequence' }],
    ['delegate', { to: second }],
    ['add-signer', { to: second, position: 'beside' }],
    ['add-signer', { to: lead, position: 'after' }],
  ]
  const ids: string[] = []
  for (const [verb, input] of asked) {
    const id = await waitingCase(api)
    const [task] = (await view('province-sx', id)).tasks
    await api.as('province-sx').call(tasks.verb, { caseId: id, verb, taskId: task!.id, input: { ...input } })
    ids.push(id)
  }
  // who had the task has handed it on: the lead decides
  await act(api, 'province-sx', ids.at(-1)!, 'provinceAccept', { outcome: 'handed-on' })
  api.setNow('2026-05-18T19:20:00Z')
  // and the case that they are copies of
  expect(await deem()).toEqual({ deemedAccepted: ids.length + 1 })
  expect(await deem()).toEqual({ deemedAccepted: 0 })
  for (const id of ids) {
    const { acceptedAt, currentStep, history } = await view('company', id)
    expect([acceptedAt?.slice(0, 10), currentStep.zh_CN]).toEqual(['2026-05-11', '省局初审'])
    expect(history.filter(({ kind }) => kind === 'deemed-accepted')).toHaveLength(1)
    expect(await bellOf('company', id)).toEqual(['case-deemed-accepted'])
    expect(await bellOf('province-sx', id)).toContain('case-deemed-accepted')
    // the acceptance is the step's, as if it had been said: it is not refused there any more (0145)
    const { rows } = await api.pool.query("select outcome from tasks where case_id = $1 and step = 'provinceAccept' and state = 'done'", [
      id,
    ])
    expect(rows).toContainEqual({ outcome: 'accept' })
    const { rows: open } = await api.pool.query("select step from tasks where case_id = $1 and state = 'open'", [id])
    expect(open).toEqual([{ step: 'provinceReview' }])
  }
  const told = await Promise.all(ids.map((id) => bellOf('province-sx-2', id)))
  expect(told.map((kinds) => kinds.includes('task-ended'))).toEqual([true, true, true, true, false])
})

/** A case that the province of Shanxi has sent back to the county on the second of its five days. */
async function sentBackToCounty(mode: 'straight-back' | 'walk-again' = 'straight-back'): Promise<string> {
  const id = await submitted(api, { change: (data) => Object.assign(data.unit!, { region: '140425' }) })
  await act(api, 'county-officer', id, 'countyOpinion', { outcome: 'agree' })
  await act(api, 'city-officer', id, 'cityOpinion', { outcome: 'agree' })
  api.clock.advance({ hours: 24 })
  const [task] = (await view('province-sxi', id)).tasks
  const input = { step: 'countyOpinion', mode, reason: '请补充意见。' }
  await api.as('province-sxi').call(tasks.verb, { caseId: id, verb: 'return', taskId: task!.id, input })
  return id
}

it('what the province has sent back to a county is accepted by law as well, and goes on as if it had been accepted there', async () => {
  api.setNow('2026-06-01T02:00:00Z')
  const [id, claimed] = [await sentBackToCounty(), await sentBackToCounty('walk-again')]
  await api.as('county-officer').call(tasks.claim, { id: (await view('county-officer', claimed)).tasks[0]!.id })
  for (const each of [id, claimed])
    expect(await view('province-sxi', each)).toMatchObject({
      isLocal: true,
      acceptedAt: null,
      clock: { key: 'acceptance', state: 'running' },
    })
  api.setNow('2026-06-08T15:59:00Z')
  expect(await deem()).toEqual({ deemedAccepted: 0 })
  api.setNow('2026-06-09T19:20:00Z')
  expect(await deem()).toEqual({ deemedAccepted: 2 })
  expect(await deem()).toEqual({ deemedAccepted: 0 })
  const received = { [id]: '2026-06-01', [claimed]: '2026-06-02' }
  for (const each of [id, claimed]) {
    const found = await view('province-sxi', each)
    expect([found.acceptedAt?.slice(0, 10), found.isLocal, found.tasks.map(({ step }) => step)]).toEqual([
      received[each],
      false,
      ['provinceReview'],
    ])
    // the time of the examination counts from the receipt, and the five days have ended
    const clocks = await api.as('province-sxi').call(cases.clock, { id: each })
    expect(clocks.map(({ summary, startedOn }) => [summary.key, startedOn, summary.state]).filter(([key]) => key !== 'local')).toEqual([
      ['acceptance', received[each], 'ended'],
      ['review', received[each], 'running'],
    ])
    expect(found.history.slice(-2)).toMatchObject([
      {
        kind: 'opinion-passed-over',
        stepName: { zh_CN: '县级文物行政部门意见' },
      },
      { kind: 'deemed-accepted', stepName: { zh_CN: '省局受理' }, outcome: 'accept' },
    ])
    expect(await bellOf('county-officer', each)).toContain('task-ended')
    expect(await bellOf('company', each)).toEqual(['case-deemed-accepted'])
    expect(await bellOf('province-sxi', each)).toContain('case-deemed-accepted')
  }
  await act(api, 'province-sxi', id, 'provinceReview', { outcome: 'report' })
  expect((await view('province-sxi', id)).tasks.map(({ step }) => step)).toEqual(['provinceSign'])
})

it('where the county has asked its applicant to correct, nothing is accepted before the five days have gone on', async () => {
  api.setNow('2026-07-06T02:00:00Z')
  const id = await sentBackToCounty('walk-again')
  const defects = { fields: [{ path: 'project.projectSite', note: '请核对' }], materials: [] }
  await act(api, 'county-officer', id, 'countyOpinion', { outcome: 'return', defects })
  api.setNow('2026-08-03T19:20:00Z')
  expect(await deem()).toEqual({ deemedAccepted: 0 })
  expect(await view('company', id)).toMatchObject({ acceptedAt: null, clock: { key: 'acceptance', state: 'stopped' } })
  api.setNow('2026-08-04T02:00:00Z')
  const unchanged = { fields: [{ path: 'project.projectSite', reason: '原址无误' }], materials: [] }
  await act(api, 'company', id, 'correctProvince', { outcome: 'resubmit', unchanged })
  expect(await view('company', id)).toMatchObject({ isLocal: true, clock: { key: 'acceptance', state: 'running' } })
  api.setNow('2026-08-31T19:20:00Z')
  expect(await deem()).toEqual({ deemedAccepted: 1 })
  expect((await view('company', id)).acceptedAt).toMatch(/^2026-08-04/)
})
