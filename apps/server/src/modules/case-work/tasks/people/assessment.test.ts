import { fundedItem } from '../../../../case-driver/played-items.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, caseAt, drive, taskOf } from '../../../../case-driver/drive-case.ts'
import { approval, entrust, type People, peopleOf, tryAct, upload, waitingCase } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

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
  const id = await waitingCase(api, 'nationalReview', fundedItem.code)
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
    const filed = await drive(api, id, 'filed')
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

  it('has the report of the assessing body where that hands one in, for the bureau and not for the applicant', async () => {
    const id = await caseAt(api, 'assessLate')
    const report = async (username: string) =>
      (await api.as(username).call(cases.get, { id })).materials
        .find(({ key }) => key === 'assessmentReport')
        ?.files.map(({ name }) => name)
    expect(await report('thirdparty')).toEqual([])
    await upload(api, 'thirdparty', id, 'assessmentReport')
    await act(api, 'thirdparty', id, 'assessLate', { outcome: 'passed' })
    expect([await report('thirdparty'), await report('national-officer'), await report('company')]).toEqual([
      ['assessmentReport.pdf'],
      ['assessmentReport.pdf'],
      undefined,
    ])
  })

  it('is entrusted only to a body on offer, and experts only to experts', async () => {
    const id = await waitingCase(api, 'nationalReview')
    const task = await taskOf(api, 'national-officer', id, 'nationalReview')
    const offered = await api.as('national-officer').call(tasks.candidates, { id: task.id })
    expect(offered.thirdParties.map((body) => body.id).sort()).toEqual(
      [people.organizationOf('thirdparty'), people.organizationOf('thirdparty2')].sort(),
    )
    expect(offered.experts).toHaveLength(5)
    const refuse = async (decision: Parameters<typeof tryAct>[4], field: string, error = 'choice-gone') =>
      expect(await tryAct(api, 'national-officer', id, 'nationalReview', decision)).toMatchObject({ status: 422, body: { error, field } })
    await refuse({ outcome: 'entrust' }, 'thirdPartyId', 'choice-required')
    await refuse({ outcome: 'entrust', thirdPartyId: people.organizationOf('museum') }, 'thirdPartyId')
    const far = { outcome: 'entrust', thirdPartyId: people.organizationOf('thirdparty'), answerBy: '9999-12-31' }
    expect(await tryAct(api, 'national-officer', id, 'nationalReview', far)).toMatchObject({
      status: 422,
      body: { field: 'answerBy', problems: [{ code: 'after', params: { day: expect.stringMatching(/^202\d-/) as string } }] },
    })
    await refuse({ outcome: 'experts', expertIds: [] }, 'expertIds', 'choice-required')
    await refuse({ outcome: 'experts', expertIds: [people.idOf('expert1'), people.idOf('national-lead')] }, 'expertIds')
    expect((await seen(id))[0]).toBe('G03')
  })

  it('asks each expert once, however often one is named', async () => {
    const id = await waitingCase(api, 'nationalReview')
    await act(api, 'national-officer', id, 'nationalReview', {
      outcome: 'experts',
      expertIds: [people.idOf('expert1'), people.idOf('expert1')],
    })
    expect(await seen(id)).toEqual(['G05', ['expertReview'], 'stopped', 'expert-review'])
  })
})

describe('the office that gave a case away', () => {
  type Recall = 'dismiss-expert' | 'take-back-entrustment'
  const recall = (username: string, caseId: string, taskId: string, reason = '该专家已停用。', verb: Recall = 'dismiss-expert') =>
    api.as(username).send(tasks.verb, { caseId, verb, taskId, input: { reason } })
  /** How this person may end the waiting at each open task. */
  const recalls = async (id: string, username = 'national-officer') => {
    const { verbs } = await api.as(username).call(tasks.verbs, { id })
    return verbs
      .filter(({ verb }) => verb === 'dismiss-expert' || verb === 'take-back-entrustment')
      .map(({ verb, assignee }) => [verb, assignee])
  }
  const openTasks = async (id: string, username = 'national-officer') => (await api.as(username).call(cases.get, { id })).tasks
  const invited = async (): Promise<string> => {
    const id = await waitingCase(api, 'nationalReview')
    const experts = ['expert1', 'expert2', 'expert3'].map(people.idOf)
    await act(api, 'national-officer', id, 'nationalReview', { outcome: 'experts', expertIds: experts, opinion: '请着重评审选址。' })
    return id
  }
  const taskFor = async (id: string, expert: string) => (await openTasks(id)).find((task) => task.assignee?.name === people.nameOf(expert))!

  it('no longer waits for an expert, and the case goes on as the others judged', async () => {
    const id = await invited()
    expect((await recalls(id)).map(([verb]) => verb)).toEqual([1, 2, 3].map(() => 'dismiss-expert'))
    const missing = await taskFor(id, 'expert1')
    await act(api, 'expert2', id, 'expertReview', { outcome: 'agree' })
    const reply = await recall('national-officer', id, missing.id)
    expect(reply.status).toBe(200)
    expect(await seen(id)).toEqual(['G05', ['expertReview'], 'stopped', 'expert-review'])
    await act(api, 'expert3', id, 'expertReview', { outcome: 'disagree' })
    expect(await seen(id)).toEqual(['G03', ['nationalReview'], 'running', null])
    const { history } = await api.as('national-officer').call(cases.get, { id })
    expect(history.find((event) => event.kind === 'expert-dismissed')).toMatchObject({
      step: 'expertReview',
      actorName: people.nameOf('national-officer'),
      actorBody: '国家文物局',
      opinion: '该专家已停用。',
      details: { assignee: people.nameOf('expert1') },
    })
    const { rows } = await api.pool.query("select outcome from audit_rows where action = 'tasks.verb' and object_id = $1", [id])
    expect(rows).toEqual([{ outcome: 'done' }])
    // the expert has the case no more
    expect((await api.as('expert1').send(cases.get, { id })).body).toMatchObject({ data: { tasks: [] } })
  })

  it('gets the case back when no expert is left to wait for', async () => {
    const id = await invited()
    for (const expert of ['expert1', 'expert2', 'expert3']) await recall('national-officer', id, (await taskFor(id, expert)).id)
    expect(await seen(id)).toEqual(['G03', ['nationalReview'], 'running', null])
    expect((await drive(api, id, 'filed')).status).toBe('G11')
  })

  it('says why, and others may not', async () => {
    const id = await invited()
    const { id: taskId } = await taskFor(id, 'expert1')
    // a space, and a filler that trim() keeps
    for (const nothing of [' ', '\u3164'])
      expect(await recall('national-officer', id, taskId, nothing)).toMatchObject({
        status: 422,
        body: { error: 'reason-required', field: 'reason' },
      })
    for (const [username, error] of [
      ['national-lead', 'not-your-turn'],
      ['province-sx', 'not-your-turn'],
      ['expert1', 'not-your-turn'],
      ['expert4', 'not-found'],
      ['province-sxi', 'not-found'],
    ] as const)
      expect((await recall(username, id, taskId)).body).toMatchObject({ error })
    for (const username of ['national-lead', 'province-sx', 'company']) expect(await recalls(id, username)).toEqual([])
    // the officer’s own step was given to no one
    const other = await waitingCase(api, 'nationalReview')
    expect((await recall('national-officer', other, (await openTasks(other))[0]!.id)).body).toMatchObject({ error: 'not-your-turn' })
    await act(api, 'expert1', id, 'expertReview', { outcome: 'agree' })
    expect((await recall('national-officer', id, taskId)).body).toMatchObject({ error: 'not-your-turn' })
  })

  it('takes an entrustment back from a body whose accounts are closed, with its experts', async () => {
    const id = await entrusted()
    await act(api, 'thirdparty', id, 'assessEarly', { outcome: 'next' })
    await act(api, 'thirdparty', id, 'assessMid', { outcome: 'experts', expertIds: [people.idOf('expert1'), people.idOf('expert2')] })
    await act(api, 'expert1', id, 'assessExperts', { outcome: 'agree' })
    expect(await recalls(id, 'thirdparty')).toEqual([['dismiss-expert', people.nameOf('expert2')]])
    expect((await recalls(id)).map(([verb]) => verb)).toEqual(['take-back-entrustment'])
    await api.pool.query("update users set is_locked = true where username = 'thirdparty'")
    try {
      await recall('national-officer', id, (await openTasks(id))[0]!.id, '机构已停用。', 'take-back-entrustment')
    } finally {
      await api.pool.query("update users set is_locked = false where username = 'thirdparty'")
    }
    expect(await seen(id)).toEqual(['G03', ['nationalReview'], 'running', null])
    expect((await api.as('thirdparty').call(cases.get, { id })).tasks).toEqual([])
    await entrust(api, people, id)
    expect((await openTasks(id)).map((task) => [task.step, task.assignee])).toEqual([
      ['assessEarly', { name: '华表文化遗产咨询评估中心', isOut: false }],
    ])
    expect(await recalls(id)).toEqual([['take-back-entrustment', '华表文化遗产咨询评估中心']])
  })
})

describe('what is asked of those who get a case', () => {
  it('reaches them, and no other outsider', async () => {
    const id = await waitingCase(api, 'nationalReview')
    await act(api, 'national-officer', id, 'nationalReview', {
      outcome: 'entrust',
      thirdPartyId: people.organizationOf('thirdparty'),
      opinion: '请评估振动影响。',
    })
    const body = await api.as('thirdparty').call(cases.get, { id })
    expect(body.tasks[0]!.instructions).toBe('请评估振动影响。')
    expect(body.history.find((event) => event.outcome === 'entrust')).toMatchObject({
      opinion: '请评估振动影响。',
      actorName: '国家文物局',
      actorBody: '',
      details: {},
    })
    await act(api, 'thirdparty', id, 'assessEarly', { outcome: 'next' })
    const experts = ['expert1', 'expert2'].map(people.idOf)
    await act(api, 'thirdparty', id, 'assessMid', { outcome: 'experts', expertIds: experts, opinion: '请看第三章。' })
    const expert = await api.as('expert1').call(cases.get, { id })
    expect(expert.tasks.map((task) => task.instructions)).toEqual(['请看第三章。'])
    expect(expert.history.map((event) => event.opinion)).toContain('请看第三章。')
    const raw = JSON.stringify(expert)
    for (const hidden of ['请评估振动影响。', people.idOf('expert2'), people.nameOf('thirdparty')]) expect(raw).not.toContain(hidden)
  })
})

describe('three experts', () => {
  it('act at the same instant: every opinion counts, once, and the case goes on once', async () => {
    const experts = ['expert1', 'expert2', 'expert3']
    const outcomes = ['agree', 'agree', 'disagree']
    for (let round = 0; round < 5; round++) {
      const id = await waitingCase(api, 'nationalReview')
      await act(api, 'national-officer', id, 'nationalReview', { outcome: 'experts', expertIds: experts.map(people.idOf) })
      const offered = await Promise.all(experts.map((expert) => taskOf(api, expert, id, 'expertReview')))
      const order = round % 2 === 0 ? [[0, 1], [2]] : [[0, 1, 2]]
      for (const together of order) {
        await Promise.all(
          together.map((i) =>
            api.as(experts[i]!).call(tasks.complete, {
              taskId: offered[i]!.id,
              version: offered[i]!.version,
              outcome: outcomes[i]!,
              input: { opinion: `意见${i}` },
            }),
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
