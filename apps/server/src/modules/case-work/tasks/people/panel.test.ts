import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract as bell } from '@wenwu/core/bell/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as desks } from '@wenwu/core/desks/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { contract as settings } from '@wenwu/core/task-settings/contract'
import { usualSettings } from '@wenwu/core/task-settings/model'
import { fundedItem, usualItem } from '../../../../case-driver/played-items.ts'
import { act, drive, taskOf } from '../../../../case-driver/drive-case.ts'
import { entrust, type People, peopleOf, tryAct, waitingCase } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { tellDue } from '../tell/tell-due.ts'
import { tellSilent } from '../tell/tell-silent.ts'

// a Monday
const begin = '2026-11-23T02:00:00Z'

let api: TestApp
let people: People
beforeAll(async () => {
  api = await startTestApp({ now: begin })
  people = await peopleOf(api)
  await api.pool.query("update tasks set due_on = null where state = 'open'")
})
afterAll(() => api.stop())
beforeEach(() => api.setNow(begin))

const officer = 'national-officer'
const three = ['expert1', 'expert2', 'expert3'] as const

/** A case that three experts are asked about. */
async function invited(answerBy?: string): Promise<string> {
  const id = await waitingCase(api, 'nationalReview')
  await act(api, officer, id, 'nationalReview', {
    outcome: 'experts',
    expertIds: three.map(people.idOf),
    opinion: '请着重评审选址。',
    ...(answerBy !== undefined && { answerBy }),
  })
  return id
}
const view = (id: string, username: string = officer) => api.as(username).call(cases.get, { id })
const verbsOf = async (id: string, username: string = officer) =>
  (await api.as(username).call(tasks.verbs, { id })).verbs.map(({ verb, assignee }) => [verb, assignee])
const taskFor = async (id: string, expert: string) =>
  (await view(id)).tasks.find(({ assignee }) => assignee?.name === people.nameOf(expert))!.id
const doVerb = (id: string, verb: string, input: Record<string, unknown>, taskId?: string, username: string = officer) =>
  api.as(username).send(tasks.verb, { caseId: id, verb, input, ...(taskId !== undefined && { taskId }) })
const told = async (username: string, id: string) =>
  (await api.as(username).call(bell.list, {})).messages.filter(({ caseId }) => caseId === id).map(({ kind, dueOn }) => [kind, dueOn])
/** How many opinions are enough to conclude. */
async function enough(enoughOpinions: number | null, limitDays: number | null = null): Promise<void> {
  const key = { itemCode: usualItem.code, step: 'expertReview' }
  const { version } = await api.as('admin-system').call(settings.get, key)
  await api.as('admin-system').call(settings.save, { ...key, version, settings: { ...usualSettings, enoughOpinions, limitDays } })
}

it('an expert who is asked is found by name before they answer, by who may read it, as a person and as one who has it now', async () => {
  const id = await invited()
  const [expert] = three
  const isFound = async (username: string, filter: object) =>
    (
      await api
        .as(username)
        .call(cases.query, { filter: { preset: 'all', ...filter }, sort: 'submitted-desc', page: { number: 1, size: 100 } })
    ).rows.some((row) => row.id === id)
  for (const filter of [
    { keyword: people.nameOf(expert), keywordField: 'handlingPeople' },
    { holder: people.idOf(expert) },
    { handler: people.idOf(expert) },
  ])
    expect([filter, await isFound(officer, filter), await isFound('province-sx', filter)]).toEqual([filter, true, false])
  const offered = async (username: string) =>
    (await api.as(username).call(desks.handlers, { keyword: people.nameOf(expert) })).map((found) => found.id)
  expect([await offered(officer), await offered('province-sx')]).toEqual([[people.idOf(expert)], []])
})

describe('the day by which experts answer', () => {
  it('is ten working days away, may be earlier and not later, and is refused at its field', async () => {
    const id = await waitingCase(api, 'nationalReview')
    const { actions } = await taskOf(api, officer, id, 'nationalReview')
    const field = actions.find(({ outcome }) => outcome === 'experts')!.form!.find(({ key }) => key === 'answerBy')
    expect(field).toMatchObject({ type: 'date', min: 'today', max: '2026-12-07', proposal: '2026-12-07' })
    const ask = (answerBy: string) =>
      tryAct(api, officer, id, 'nationalReview', { outcome: 'experts', expertIds: [people.idOf('expert1')], answerBy })
    expect(await ask('2026-12-08')).toMatchObject({ status: 422, body: { field: 'answerBy' } })
    expect(await ask('2026-11-22')).toMatchObject({ status: 422, body: { field: 'answerBy' } })
    expect((await ask('2026-12-01')).status).toBe(200)
    expect((await view(id)).tasks.map(({ answerBy }) => answerBy)).toEqual(['2026-12-01'])
  })

  it('is the clock of the expert on list, home and case, opens its days, and does not stop that of the case', async () => {
    const id = await invited()
    const own = {
      key: 'answer',
      state: 'running',
      dueOn: '2026-12-07',
      remainingDays: 10,
      light: 'green',
      unit: 'working-day',
      stopReason: null,
    }
    expect((await view(id, 'expert1')).clock).toEqual(own)
    const todo = await api.as('expert1').call(tasks.list, { state: 'open', sort: 'due-asc', page: { number: 1, size: 100 } })
    expect(todo.rows.find((row) => row.id === id)?.clock).toEqual(own)
    const list = await api
      .as('expert1')
      .call(cases.query, { filter: { preset: 'all' }, sort: 'updated-desc', page: { number: 1, size: 30 } })
    expect(list.rows.find((row) => row.id === id)?.clock).toEqual(own)
    const [days] = await api.as('expert1').call(cases.clock, { id })
    expect(days).toMatchObject({ name: { zh_CN: '专家评审期限' }, summary: own, startedOn: '2026-11-23' })
    expect(
      days!.days
        .filter(({ kind }) => kind === 'counted')
        .map(({ number }) => number)
        .at(-1),
    ).toBe(10)
    expect(days!.days.at(-1)).toMatchObject({ date: '2026-12-07' })
    // the office that asked reads it too; the case’s own clock stands
    expect((await api.as(officer).call(cases.clock, { id })).map(({ summary }) => summary.key)).toContain('answer')
    expect((await view(id)).clock).toMatchObject({ key: 'decision', state: 'stopped', stopReason: 'expert-review' })
    // and who is shown the day: 行政许可法 45条 has the applicant told how long it takes
    expect((await api.as('company').call(cases.clock, { id })).map(({ summary }) => summary.key)).toContain('answer')
  })

  it('is told before and on the day, and when it is over to who asked, each once', async () => {
    const id = await invited()
    await act(api, 'expert2', id, 'expertReview', { outcome: 'agree' })
    const night = async (now: string) => {
      api.setNow(now)
      await tellDue(api.services, api.clock.now())
      await tellSilent(api.services, api.clock.now())
    }
    await night('2026-12-03T20:00:00Z')
    await night('2026-12-04T20:00:00Z')
    expect(await told('expert1', id)).toEqual([
      ['due-soon', '2026-12-07'],
      ['assigned', null],
    ])
    await night('2026-12-06T20:00:00Z')
    await night('2026-12-06T21:00:00Z')
    expect(await told('expert1', id)).toEqual([
      ['due-soon', '2026-12-07'],
      ['due-soon', '2026-12-07'],
      ['assigned', null],
    ])
    expect(await told('expert2', id)).toEqual([['assigned', null]])
    expect((await told(officer, id)).map(([kind]) => kind)).not.toContain('answer-overdue')
    await night('2026-12-07T20:00:00Z')
    await night('2026-12-08T20:00:00Z')
    // of each of the two who are silent
    expect((await told(officer, id)).filter(([kind]) => kind === 'answer-overdue')).toEqual([
      ['answer-overdue', '2026-12-07'],
      ['answer-overdue', '2026-12-07'],
    ])
    expect((await view(id)).panel).toEqual({ asked: 3, answered: 1, silent: 2, open: 2, enough: null })
  })

  it('may be set shorter of a step, never longer than the item gives', async () => {
    const key = { itemCode: usualItem.code, step: 'expertReview' }
    const save = (limitDays: number | null, enoughOpinions: number | null, step = key.step) =>
      api.as('admin-system').send(settings.save, { ...key, step, version: 0, settings: { ...usualSettings, limitDays, enoughOpinions } })
    expect(await save(11, null)).toMatchObject({
      status: 422,
      body: { error: 'step-answer-too-long', field: 'limitDays', msg: '时限不能长于事项规定的10个工作日。' },
    })
    expect(await save(null, 2, 'nationalReview')).toMatchObject({ status: 400, body: { field: 'enoughOpinions' } })
    await enough(null, 4)
    const id = await invited()
    expect((await view(id)).tasks.map(({ answerBy }) => answerBy)).toEqual(['2026-11-27', '2026-11-27', '2026-11-27'])
    await enough(null)
  })
})

describe('the office that called experts', () => {
  it('concludes with as many opinions as are enough, says why, and the case goes on', async () => {
    await enough(2)
    const id = await invited()
    await act(api, 'expert1', id, 'expertReview', { outcome: 'agree' })
    expect(await doVerb(id, 'conclude-panel', { reason: '时间紧。' })).toMatchObject({
      status: 409,
      body: { error: 'panel-quorum', msg: '已有 1 份意见，满 2 份方可结束评审。' },
    })
    expect((await verbsOf(id)).map(([verb]) => verb)).not.toContain('conclude-panel')
    await act(api, 'expert2', id, 'expertReview', { outcome: 'disagree' })
    expect((await verbsOf(id)).map(([verb]) => verb)).toContain('conclude-panel')
    const late = await taskOf(api, 'expert3', id, 'expertReview')
    expect(await doVerb(id, 'conclude-panel', { reason: ' ' })).toMatchObject({
      status: 422,
      body: { error: 'reason-required', field: 'reason' },
    })
    expect((await doVerb(id, 'conclude-panel', { reason: '评审期限已过。' })).status).toBe(200)
    const after = await view(id)
    expect([after.status, after.tasks.map(({ step }) => step)]).toEqual(['G03', ['nationalReview']])
    expect(after.history.find(({ kind }) => kind === 'panel-concluded')).toMatchObject({
      opinion: '评审期限已过。',
      details: { panel: { asked: 3, answered: 2, silent: 1 } },
    })
    expect(after.panel).toEqual({ asked: 3, answered: 2, silent: 1, open: 0, enough: null })

    // who comes too late is told why, by bell, on the case and by the refusal
    expect((await told('expert3', id)).map(([kind]) => kind)).toEqual(['part-ended', 'assigned'])
    const refused = await api.as('expert3').send(tasks.complete, {
      taskId: late.id,
      version: late.version,
      outcome: 'agree',
      input: { opinion: '同意。' },
    })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        error: 'part-ended',
        msg: expect.stringMatching(
          /^邀请（委托）单位已于2026-11-23 10:\d\d:\d\d结束等待，意见不再接收，您写的内容已为您保留。理由：评审期限已过。$/,
        ),
      },
    })
    const seen = await view(id, 'expert3')
    expect(seen.tasks).toEqual([])
    expect(seen.history.find(({ kind }) => kind === 'panel-concluded')).toMatchObject({
      opinion: '评审期限已过。',
      actorName: '国家文物局',
      details: {},
    })
    // who answered is not told of another’s silence, nor the applicant
    for (const username of ['expert1', 'company']) expect(JSON.stringify(await view(id, username))).not.toContain('评审期限已过。')
    await enough(null)
    expect((await drive(api, id, 'filed')).status).toBe('G11')
  })

  it('waits for all where nothing else is set, until it no longer waits for each', async () => {
    const id = await invited()
    await act(api, 'expert1', id, 'expertReview', { outcome: 'agree' })
    expect((await doVerb(id, 'conclude-panel', { reason: '时间紧。' })).body).toMatchObject({ error: 'panel-awaits-all' })
    for (const expert of ['expert2', 'expert3'])
      expect((await doVerb(id, 'dismiss-expert', { reason: '逾期未答复。' }, await taskFor(id, expert))).status).toBe(200)
    expect(await view(id)).toMatchObject({ status: 'G03', panel: { asked: 3, answered: 1, silent: 2, open: 0 } })
  })

  it('replaces a silent one in one act: the new one reads what was asked, the one before why', async () => {
    const id = await invited('2026-11-27')
    api.setNow('2026-11-30T02:00:00Z')
    const silent = await taskFor(id, 'expert1')
    const { verbs } = await api.as(officer).call(tasks.verbs, { id })
    const offer = verbs.find(({ verb, taskId }) => verb === 'replace-expert' && taskId === silent)!
    expect(offer.choices.experts!.map(({ id: expert, about }) => [expert, about?.zh_CN]).sort()).toEqual(
      [
        [people.idOf('expert4'), '石窟寺与石刻'],
        [people.idOf('expert5'), '近现代建筑'],
      ].sort(),
    )
    const replace = (input: Record<string, unknown>) => doVerb(id, 'replace-expert', { reason: '专家出国。', ...input }, silent)
    expect((await replace({ expertId: people.idOf('expert2') })).body).toMatchObject({ error: 'choice-gone', field: 'expertId' })
    expect((await replace({ expertId: people.idOf('expert4'), answerBy: '2026-12-15' })).body).toMatchObject({
      error: 'answer-by-too-late',
      field: 'answerBy',
      msg: '答复期限不能晚于 2026-12-14。',
    })
    expect((await replace({ expertId: people.idOf('expert4') })).status).toBe(200)
    const after = await view(id)
    expect(after.tasks.map(({ assignee, answerBy }) => [assignee!.name, answerBy]).sort()).toEqual(
      [
        [people.nameOf('expert2'), '2026-11-27'],
        [people.nameOf('expert3'), '2026-11-27'],
        [people.nameOf('expert4'), '2026-12-14'],
      ].sort(),
    )
    expect(after.history.find(({ kind }) => kind === 'expert-replaced')).toMatchObject({
      opinion: '专家出国。',
      details: { assignee: people.nameOf('expert1'), replacement: people.nameOf('expert4') },
    })
    const [before, instead] = [await view(id, 'expert1'), await view(id, 'expert4')]
    expect([before.tasks, before.history.find(({ kind }) => kind === 'expert-replaced')?.opinion]).toEqual([[], '专家出国。'])
    expect(JSON.stringify(before)).not.toContain(people.nameOf('expert4'))
    expect(instead.tasks.map(({ instructions }) => instructions)).toEqual(['请着重评审选址。'])
    expect(JSON.stringify(instead)).not.toContain('专家出国。')
    expect((await told('expert4', id)).map(([kind]) => kind)).toEqual(['assigned'])
    for (const expert of ['expert2', 'expert3', 'expert4']) await act(api, expert, id, 'expertReview', { outcome: 'agree' })
    expect(await view(id)).toMatchObject({ status: 'G03', panel: { asked: 4, answered: 3, silent: 1 } })
  })

  it('replaces again and again within the days of the first asking once more, not beyond', async () => {
    const id = await invited()
    const replace = async (from: string, to: string) =>
      doVerb(id, 'replace-expert', { reason: '专家出国。', expertId: people.idOf(to) }, await taskFor(id, from))
    const dayOf = async (expert: string) =>
      (await view(id)).tasks.find(({ assignee }) => assignee?.name === people.nameOf(expert))?.answerBy
    // nine working days after they were asked
    api.setNow('2026-12-04T02:00:00Z')
    expect((await replace('expert1', 'expert4')).status).toBe(200)
    expect(await dayOf('expert4')).toBe('2026-12-18')
    api.setNow('2026-12-18T02:00:00Z')
    expect((await replace('expert4', 'expert5')).status).toBe(200)
    expect(await dayOf('expert5')).toBe('2026-12-21')
    api.setNow('2026-12-21T02:00:00Z')
    expect((await verbsOf(id)).map(([verb]) => verb)).not.toContain('replace-expert')
    expect((await replace('expert5', 'expert1')).body).toMatchObject({
      error: 'replaced-too-late',
      msg: '本轮评审更换专家的时间已用完，不能再更换；请催办、不再等待该专家，或者结束评审。',
    })
    expect((await api.as(officer).call(tasks.verbs, { id })).refused.map(({ reason }) => reason)).toContain('replaced-too-late')
  })

  it('urges a silent one, once within the cool-down', async () => {
    const id = await invited()
    const silent = await taskFor(id, 'expert1')
    expect((await doVerb(id, 'urge', { opinion: '请尽快。' }, silent)).status).toBe(200)
    expect((await told('expert1', id)).map(([kind]) => kind)).toEqual(['urged', 'assigned'])
    expect((await doVerb(id, 'urge', {}, silent)).body).toMatchObject({ error: 'urged-already' })
  })
})

describe('an assessment body', () => {
  const entrusted = async (): Promise<string> => {
    const id = await waitingCase(api, 'nationalReview', fundedItem.code)
    await entrust(api, people, id)
    return id
  }

  it('has thirty working days for the whole assessment, whatever stage it is at', async () => {
    const id = await entrusted()
    const day = '2027-01-05'
    expect((await view(id, 'thirdparty')).clock).toMatchObject({ key: 'answer', dueOn: day, remainingDays: 30 })
    api.setNow('2026-12-01T02:00:00Z')
    await act(api, 'thirdparty', id, 'assessEarly', { outcome: 'next' })
    expect((await view(id)).tasks.map(({ step, answerBy }) => [step, answerBy])).toEqual([['assessMid', day]])
  })

  it('that stays silent is recalled, and another one is entrusted', async () => {
    const id = await entrusted()
    api.setNow('2027-01-06T02:00:00Z')
    await tellSilent(api.services, api.clock.now())
    expect((await told(officer, id)).map(([kind]) => kind)).toContain('answer-overdue')
    const [task] = (await view(id)).tasks
    expect((await doVerb(id, 'take-back-entrustment', { reason: '逾期未答复。' }, task!.id)).status).toBe(200)
    expect((await view(id)).status).toBe('G03')
    expect((await told('thirdparty', id)).map(([kind]) => kind)).toContain('part-ended')
    expect((await view(id, 'thirdparty')).history.find(({ kind }) => kind === 'entrustment-taken-back')?.opinion).toBe('逾期未答复。')
    const late = { taskId: task!.id, version: task!.version, outcome: 'next', input: { opinion: '材料完整。' } }
    expect((await api.as('thirdparty').send(tasks.complete, late)).body).toMatchObject({ error: 'part-ended' })
    await act(api, officer, id, 'nationalReview', { outcome: 'entrust', thirdPartyId: people.organizationOf('thirdparty2') })
    const again = await view(id)
    expect(again.tasks.map(({ step }) => step)).toEqual(['assessEarly'])
    expect(again.tasks[0]!.answerBy! > '2027-01-06').toBe(true)
    expect((await view(id, 'thirdparty2')).tasks.map(({ isMine }) => isMine)).toEqual([true])
    expect((await view(id, 'thirdparty')).tasks).toEqual([])
  })

  it('gives a case back to the step that entrusted it alone, not to the province', async () => {
    const id = await entrusted()
    await act(api, 'thirdparty', id, 'assessEarly', { outcome: 'next' })
    const { verbs } = await api.as('thirdparty').call(tasks.verbs, { id })
    const back = verbs.find(({ verb }) => verb === 'return')!
    expect(back.choices.steps!.map(({ id: step }) => step)).toEqual(['nationalReview'])
    const give = (step: string) =>
      doVerb(id, 'return', { step, mode: 'straight-back', reason: '委托范围不明。' }, back.taskId!, 'thirdparty')
    expect((await give('provinceReview')).body).toMatchObject({ error: 'step-not-there', field: 'step' })
    expect((await give('nationalReview')).status).toBe(200)
    expect((await view(id)).tasks.map(({ step }) => step)).toEqual(['nationalReview'])
    await act(api, officer, id, 'nationalReview', { outcome: 'sent-back', opinion: '范围为总体方案。' })
    expect((await view(id, 'thirdparty')).tasks.map(({ step, isMine }) => [step, isMine])).toEqual([['assessMid', true]])
  })

  it('says in its conclusion how many experts it asked, and may replace and urge them itself', async () => {
    const id = await entrusted()
    await act(api, 'thirdparty', id, 'assessEarly', { outcome: 'next' })
    await act(api, 'thirdparty', id, 'assessMid', { outcome: 'experts', expertIds: ['expert1', 'expert2'].map(people.idOf) })
    const open = (await view(id, 'thirdparty')).tasks.find(({ assignee }) => assignee?.name === people.nameOf('expert1'))!
    expect((await verbsOf(id, 'thirdparty')).filter(([, name]) => name === people.nameOf('expert1')).map(([verb]) => verb)).toEqual([
      'urge',
      'replace-expert',
      'dismiss-expert',
    ])
    await act(api, 'expert2', id, 'assessExperts', { outcome: 'agree' })
    expect((await doVerb(id, 'dismiss-expert', { reason: '逾期。' }, open.id, 'thirdparty')).status).toBe(200)
    await act(api, 'thirdparty', id, 'assessMid', { outcome: 'next' })
    await act(api, 'thirdparty', id, 'assessLate', { outcome: 'passed' })
    const { history } = await view(id)
    expect(history.find(({ outcome }) => outcome === 'passed')?.details.panel).toEqual({ asked: 2, answered: 1, silent: 1 })
  })
})
