import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as bell } from '@wenwu/core/bell/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act } from '../../../../case-driver/drive-case.ts'
import { colleagueOf, peopleOf, type People, submitted } from '../../../../testing/case-fixtures.ts'
import { verb as goOn } from './go-on.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let people: People
beforeAll(async () => {
  api = await startTestApp()
  await colleagueOf(api, 'county-officer')
  people = await peopleOf(api)
})
afterAll(() => api.stop())

const officer = 'province-sxi'
const lead = 'province-sxi-lead'
/** Twenty working days from here end on 30 March. */
const submission = '2026-03-02T02:00:00Z'
const lastDay = '2026-03-30T15:59:00Z'
const dayAfter = '2026-03-30T16:01:00Z'

/** A case that is submitted at the site of a county with a bureau, or of a district whose city alone has one. */
const caseOf = async (region: '140425' | '140403'): Promise<string> => {
  api.setNow(submission)
  return submitted(api, { change: (data) => Object.assign(data.unit!, { region }) })
}
const view = (username: string, id: string) => api.as(username).call(cases.get, { id })
const verbsOf = async (username: string, id: string) => api.as(username).call(tasks.verbs, { id })
const names = async (username: string, id: string) => (await verbsOf(username, id)).verbs.map(({ verb }) => verb)
const doIt = async (username: string, caseId: string, verb: string, input: object) => {
  const [task] = (await view(username, caseId)).tasks
  return api.as(username).send(tasks.verb, { caseId, verb, taskId: task!.id, input: { ...input } })
}
const rung = async (username: string, id: string) =>
  (await api.as(username).call(bell.list, {})).messages.filter(({ caseId }) => caseId === id).map(({ kind }) => kind)
const standing = async (id: string) => {
  const { status, isLocal, clock, tasks: open } = await view(officer, id)
  return { status, isLocal, clock: [clock?.key, clock?.state, clock?.dueOn], open: open.map(({ step }) => step) }
}
const clockEvents = async (id: string) => {
  const { rows } = await api.pool.query<{ event: string }>(
    `select concat_ws(' ', clock, kind, nullif(reason, '')) as event from clock_events where case_id = $1 order by at, id`,
    [id],
  )
  return rows.map(({ event }) => event)
}
const reason = { reason: '县局逾期未答复。' }

it('the province waits until the target is over, and then goes on without the county and the city behind it', async () => {
  const id = await caseOf('140425')
  const mine = (await view('county-officer', id)).tasks[0]!
  await api.as('county-officer').call(tasks.claim, { id: mine.id })
  expect(await standing(id)).toEqual({ status: 'G12', isLocal: true, clock: ['local', 'running', '2026-03-30'], open: ['countyOpinion'] })
  api.setNow(lastDay)
  for (const username of [officer, lead]) {
    expect(await names(username, id)).not.toContain('go-on')
    // where the verb will be, the menu says from when on
    expect((await verbsOf(username, id)).refused).toEqual([
      { verb: 'go-on', taskId: expect.any(String), reason: 'opinion-awaited', params: { day: '2026-03-31' } },
    ])
    expect(await doIt(username, id, 'go-on', reason)).toMatchObject({
      status: 409,
      body: { error: 'opinion-awaited', msg: '市县意见的参考时限尚未届满，2026-03-31 起可以不再等待、继续办理。' },
    })
  }
  api.setNow(dayAfter)
  expect((await verbsOf(officer, id)).verbs.find(({ verb }) => verb === 'go-on')).toMatchObject({
    stepName: { zh_CN: '县级文物行政部门意见' },
    // who does it gets it as well, and is not told so
    to: null,
    ends: [{ stepName: { zh_CN: '县级文物行政部门意见' }, of: { names: [people.nameOf('county-officer')], count: 1 } }],
  })
  expect((await verbsOf(lead, id)).verbs.find(({ verb }) => verb === 'go-on')).toMatchObject({
    to: { names: [people.nameOf(officer)], count: 1 },
  })
  expect((await doIt(officer, id, 'go-on', { reason: ' ' })).body).toMatchObject({ error: 'reason-required', field: 'reason' })
  expect((await doIt(officer, id, 'go-on', reason)).status).toBe(200)
  expect(await standing(id)).toEqual({
    status: 'G12',
    isLocal: false,
    clock: ['acceptance', 'running', '2026-04-08'],
    open: ['provinceAccept'],
  })
  // as when the opinion is given: the one clock ends and the five days of the province begin
  expect(await clockEvents(id)).toEqual(['local start', 'local end next', 'acceptance start'])
  expect([await rung('county-officer', id), await rung('county-officer-2', id)]).toEqual([['task-ended'], []])
  for (const username of [officer, lead, 'national-officer'])
    expect((await view(username, id)).history.at(-1)).toMatchObject({
      kind: 'opinion-passed-over',
      actorName: people.nameOf(officer),
      actorRole: 'province-officer',
      opinion: '县局逾期未答复。',
      details: { to: 'provinceAccept', fromSteps: [{ zh_CN: '县级文物行政部门意见' }], ended: ['countyOpinion'] },
    })
  // whose task it was reads why; who applied reads that it happened
  for (const username of ['county-officer', 'county-officer-2'])
    expect((await view(username, id)).history.at(-1)).toMatchObject({ kind: 'opinion-passed-over', opinion: '县局逾期未答复。' })
  // the city that was to be asked next reads that much too
  expect((await view('city-officer', id)).history.at(-1)).toMatchObject({ kind: 'opinion-passed-over', opinion: '' })
  const late = { taskId: mine.id, version: mine.version, outcome: 'agree', input: { opinion: '同意。' }, baseRevision: 0 }
  expect((await api.as('county-officer').send(tasks.complete, late)).body).toMatchObject({
    error: 'not-your-turn',
    msg: '该申请现在不在您的办理环节，请刷新查看最新进展。',
  })
  expect((await view('company', id)).history.at(-1)).toMatchObject({ kind: 'opinion-passed-over', actorName: '山西省文物局', opinion: '' })
  expect(JSON.stringify(await view('company', id))).not.toContain('逾期未答复')
  await act(api, officer, id, 'provinceAccept', { outcome: 'accept' })
  expect((await standing(id)).open).toEqual(['provinceReview'])
})

it('a city is waited for as long, and its lead goes on as well', async () => {
  const id = await caseOf('140403')
  api.setNow(lastDay)
  expect((await doIt(lead, id, 'go-on', reason)).body).toMatchObject({ error: 'opinion-awaited', params: { day: '2026-03-31' } })
  api.setNow(dayAfter)
  expect((await doIt(lead, id, 'go-on', reason)).status).toBe(200)
  expect(await standing(id)).toMatchObject({ isLocal: false, clock: ['acceptance', 'running', '2026-04-08'], open: ['provinceAccept'] })
  expect((await view('city-officer', id)).history.at(-1)).toMatchObject({ kind: 'opinion-passed-over', opinion: '县局逾期未答复。' })
  // nobody of the bureau had claimed it, and it is told all the same
  expect(await rung('city-officer', id)).toEqual(['task-ended'])
})

it('county and city share the time: what the county has used is not given to the city again', async () => {
  const id = await caseOf('140425')
  api.setNow('2026-03-27T02:00:00Z')
  await act(api, 'county-officer', id, 'countyOpinion', { outcome: 'agree' })
  api.setNow(dayAfter)
  expect(await names(officer, id)).toContain('go-on')
})

it('nothing is offered while the applicant corrects, and that time does not count', async () => {
  const id = await caseOf('140425')
  const defects = { fields: [{ path: 'project.projectSite', note: '请核对' }], materials: [] }
  await act(api, 'county-officer', id, 'countyOpinion', { outcome: 'return', defects })
  api.setNow(dayAfter)
  for (const username of [officer, lead]) {
    const { verbs, refused } = await verbsOf(username, id)
    expect([verbs, refused].flat().filter(({ verb }) => verb === 'go-on' || verb === 'urge')).toEqual([])
    expect((await doIt(username, id, 'go-on', reason)).body).toMatchObject({ error: 'not-your-turn' })
  }
  const unchanged = { fields: [{ path: 'project.projectSite', reason: '原址无误' }], materials: [] }
  await act(api, 'company', id, 'correctProvince', { outcome: 'resubmit', unchanged })
  const { clock, open } = await standing(id)
  expect([clock.slice(0, 2), open]).toEqual([['local', 'running'], ['countyOpinion']])
  expect((await doIt(officer, id, 'go-on', reason)).body).toMatchObject({ error: 'opinion-awaited', params: { day: '2026-04-29' } })
})

it('what the province has sent back to the county is waited for again; its own time goes on and does not begin again', async () => {
  const id = await caseOf('140425')
  await act(api, 'county-officer', id, 'countyOpinion', { outcome: 'agree' })
  await act(api, 'city-officer', id, 'cityOpinion', { outcome: 'agree' })
  api.setNow('2026-03-03T02:00:00Z')
  expect((await doIt(officer, id, 'return', { step: 'countyOpinion', mode: 'straight-back', reason: '请补充意见。' })).status).toBe(200)
  expect(await standing(id)).toMatchObject({ isLocal: true, clock: ['acceptance', 'running', '2026-03-09'], open: ['countyOpinion'] })
  expect(goOn.hint.zh_CN).toContain('受理期限自省局收到案件起计算，此前已经开始的继续计算。')
  // it lies at the county in the time of the province
  const timeOf = { key: 'acceptance', timeOf: '山西省文物局' }
  for (const username of ['company', 'county-officer', officer]) {
    expect((await view(username, id)).clock).toMatchObject(timeOf)
    const counts = await api.as(username).call(cases.clock, { id })
    expect(counts.filter(({ summary }) => summary.timeOf !== undefined).map(({ summary }) => summary)).toMatchObject([timeOf])
  }
  api.setNow('2026-03-31T15:59:00Z')
  expect((await doIt(officer, id, 'go-on', reason)).body).toMatchObject({ error: 'opinion-awaited', params: { day: '2026-04-01' } })
  api.setNow('2026-03-31T16:01:00Z')
  expect((await doIt(officer, id, 'go-on', reason)).status).toBe(200)
  expect(await standing(id)).toMatchObject({ isLocal: false, clock: ['acceptance', 'running', '2026-03-09'], open: ['provinceAccept'] })
  expect((await view('company', id)).clock).not.toHaveProperty('timeOf')
})

it('of a row of signers at the county it is offered once, and ends it whole', async () => {
  const id = await caseOf('140425')
  const to = [`user@${people.idOf('county-officer-2')}`]
  expect((await doIt('county-officer', id, 'add-signer', { to: to[0], position: 'beside' })).status).toBe(200)
  expect((await standing(id)).open).toEqual(['countyOpinion', 'countyOpinion'])
  api.setNow(dayAfter)
  const { verbs, refused } = await verbsOf(officer, id)
  const offered = verbs.filter(({ verb }) => verb === 'go-on')
  expect([offered.length, refused]).toEqual([1, []])
  const said = { caseId: id, verb: 'go-on', taskId: offered[0]!.taskId!, input: reason }
  expect((await api.as(officer).send(tasks.verb, said)).status).toBe(200)
  expect((await standing(id)).open).toEqual(['provinceAccept'])
  expect(await rung('county-officer-2', id)).toContain('task-ended')
})

it('the province urges the bureau that it waits for, once within the time of the step', async () => {
  for (const [region, bureau] of [
    ['140425', 'county-officer'],
    ['140403', 'city-officer'],
  ] as const) {
    const id = await caseOf(region)
    expect((await verbsOf(officer, id)).verbs.find(({ verb }) => verb === 'urge')?.to?.names).toContain(people.nameOf(bureau))
    expect((await doIt(officer, id, 'urge', { opinion: '请尽快提出意见。' })).status).toBe(200)
    expect(await rung(bureau, id)).toEqual(['urged'])
    expect((await view(bureau, id)).history.at(-1)).toMatchObject({ kind: 'urged', opinion: '请尽快提出意见。' })
    // how the offices remind each other is nothing for who applied
    expect((await view('company', id)).history.map(({ kind }) => kind)).not.toContain('urged')
    expect((await doIt(lead, id, 'urge', {})).body).toMatchObject({ error: 'urged-already' })
    api.clock.advance({ hours: 24 })
    expect((await doIt(lead, id, 'urge', {})).status).toBe(200)
  }
})

it('the bureau reads what the province reminds it of, and of whom the body, not the name', async () => {
  const id = await caseOf('140425')
  const mine = (await view('county-officer', id)).tasks[0]!
  await api.as('county-officer').call(tasks.claim, { id: mine.id })
  expect((await doIt(officer, id, 'urge', { opinion: '请尽快提出意见。' })).status).toBe(200)
  const read = async (username: string) => {
    const { actorName, actorRole, opinion, details } = (await view(username, id)).history.findLast(({ kind }) => kind === 'urged')!
    return [actorName, actorRole, opinion, details['assignee']]
  }
  const [name, reminded] = [people.nameOf(officer), people.nameOf('county-officer')]
  for (const username of [officer, lead, 'national-officer'])
    expect(await read(username)).toEqual([name, 'province-officer', '请尽快提出意见。', reminded])
  expect(await read('county-officer')).toEqual(['山西省文物局', 'province-officer', '请尽快提出意见。', reminded])
  // whom it was not said to reads whom it concerns of the own bureau; the city, that there was a reminder
  expect(await read('county-officer-2')).toEqual(['山西省文物局', 'province-officer', '', reminded])
  expect(await read('city-officer')).toEqual(['山西省文物局', 'province-officer', '', undefined])
})

it('where nobody can act for the bureau, nobody is urged and the province goes on at once', async () => {
  const id = await caseOf('140403')
  await api.pool.query(`update users set is_locked = true where username = 'city-officer'`)
  try {
    for (const username of [officer, lead]) {
      expect((await doIt(username, id, 'urge', {})).body).toMatchObject({
        error: 'nobody-to-urge',
        msg: '该环节目前没有可办理的人员，无法催办。',
      })
      expect((await verbsOf(username, id)).refused.map(({ verb, reason: why }) => `${verb} ${why}`)).toEqual(['urge nobody-to-urge'])
    }
    expect((await view(officer, id)).history.map(({ kind }) => kind)).not.toContain('urged')
    expect(await names(officer, id)).toContain('go-on')
    expect((await doIt(officer, id, 'go-on', { reason: '该局目前无人办理。' })).status).toBe(200)
    expect(await standing(id)).toMatchObject({ isLocal: false, clock: ['acceptance', 'running', '2026-03-09'], open: ['provinceAccept'] })
  } finally {
    await api.pool.query(`update users set is_locked = false where username = 'city-officer'`)
  }
})
