import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as bell } from '@wenwu/core/bell/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as papers } from '@wenwu/core/papers/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { delegatedItem } from '../../../../case-driver/played-items.ts'
import { act, caseAt, drive } from '../../../../case-driver/drive-case.ts'
import { dataReaching } from '../../../../case-driver/reaching-data.ts'
import { provinceOf, waitingCase } from '../../../../testing/case-fixtures.ts'
import { messagesTo, mobileOf } from '../../../../testing/messages.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { printed } from '../../papers/testing/printed.ts'

let api: TestApp
let id: string
beforeAll(async () => {
  api = await startTestApp({ now: '2026-03-02T02:00:00Z' })
  id = await waitingCase(api, 'nationalReview')
})
afterAll(() => api.stop())

const offered = async (username: string) =>
  (await api.as(username).call(tasks.verbs, { id })).verbs.map(({ verb }) => verb).filter((verb) => verb.endsWith('-clock'))
const doIt = (username: string, verb: string, input: object) => api.as(username).send(tasks.verb, { caseId: id, verb, input: { ...input } })
const clock = async () => {
  const { clock: found, history } = await api.as('company').call(cases.get, { id })
  return [found?.state, found?.dueOn, history.at(-1)?.kind, history.at(-1)?.opinion]
}
/** What the applicant was told by phone of the clock, the oldest first. */
const sent = async () =>
  (await messagesTo(api, await mobileOf(api, 'company')))
    .filter(({ template }) => /^case-(extended|suspended|resumed)$/.test(template))
    .map(({ text }) => text.slice(text.indexOf('）') + 1))
    .reverse()
const rung = async () =>
  (await api.as('company').call(bell.list, {})).messages.filter((message) => message.caseId === id).map((message) => message.kind)

it('the head extends the time once, stops it with a plan and lets it go on; the applicant reads why', async () => {
  const [task] = (await api.as('national-officer').call(cases.get, { id })).tasks
  await api.as('national-officer').call(tasks.claim, { id: task!.id })
  expect(await offered('national-lead')).toEqual(['extend-clock', 'suspend-clock'])
  for (const username of ['national-officer', 'province-sx-lead', 'company']) {
    expect(await offered(username)).toEqual([])
    for (const verb of ['extend-clock', 'suspend-clock', 'resume-clock'])
      expect([username, verb, (await doIt(username, verb, { reason: '因故', cause: 'hearing', plannedDays: 5 })).status]).not.toContain(200)
  }
  expect((await doIt('national-lead', 'extend-clock', {})).body).toMatchObject({ error: 'reason-required', field: 'reason' })
  // said before it is done, and so it is
  const { verbs } = await api.as('national-lead').call(tasks.verbs, { id })
  expect(verbs.find(({ verb }) => verb === 'extend-clock')?.extension).toEqual({ days: 10, unit: 'working-day', dueOn: '2026-04-14' })
  expect((await doIt('national-lead', 'extend-clock', { reason: '案情复杂' })).status).toBe(200)
  expect(await clock()).toEqual(['running', '2026-04-14', 'clock-extended', '案情复杂'])
  // by how much is for every reader
  const { history } = await api.as('company').call(cases.get, { id })
  expect(history.at(-1)!.details).toMatchObject({ extension: { days: 10, unit: 'working-day', dueOn: '2026-04-14' } })
  expect((await doIt('national-lead', 'extend-clock', { reason: '再延' })).body).toMatchObject({ error: 'clock-extended' })

  expect((await doIt('national-lead', 'suspend-clock', { cause: 'hearing', plannedDays: 400, reason: '听证' })).status).toBe(422)
  expect((await doIt('national-lead', 'suspend-clock', { cause: 'hearing', plannedDays: 5, reason: '利害关系人要求听证' })).status).toBe(
    200,
  )
  expect((await clock()).slice(0, 1)).toEqual(['stopped'])
  expect(await offered('national-lead')).toEqual(['resume-clock'])
  // where the verb would be, the menu says why it is not
  expect((await api.as('national-lead').call(tasks.verbs, { id })).refused).toEqual([
    { verb: 'extend-clock', taskId: null, reason: 'clock-extended' },
  ])
  expect((await api.as('company').call(tasks.verbs, { id })).refused).toEqual([])
  expect(await rung()).toEqual(expect.arrayContaining(['case-extended', 'case-suspended']))
  // told in writing too (行政许可法 45条)
  const { papers: kept } = await api.as('company').call(papers.list, { caseId: id })
  const [notice] = kept.filter(({ kind }) => kind === 'suspension')
  expect(await printed(api, () => api.as('company').call(papers.open, { id: notice!.id }))).toContain(
    '因听证需要时间，根据《中华人民共和国行政许可法》第四十五条，所需时间不计入办理期限，预计5 个工作日。',
  )
  api.setNow('2026-03-04T02:00:00Z')
  expect((await doIt('national-lead', 'resume-clock', {})).status).toBe(200)
  // 3 March did not count
  expect((await clock()).slice(0, 3)).toEqual(['running', '2026-04-15', 'clock-resumed'])
  expect(await rung()).toContain('case-resumed')
  // with the last day, as it is then: by phone, by the bell, in the history
  expect(await sent()).toEqual([
    '的办理期限已延长 10 个工作日，新的到期日：2026-04-14。理由请登录平台查看。',
    '因听证暂停计算办理期限，预计需要 5 个工作日，所需时间不计入办理期限，预计到期日：2026-04-21。详情请登录平台查看。',
    '已恢复计算办理期限，新的到期日：2026-04-15。',
  ])
  const days = (await api.as('company').call(bell.list, {})).messages.filter(({ caseId }) => caseId === id).map(({ dueOn }) => dueOn)
  expect(days.slice(0, 3)).toEqual(['2026-04-15', '2026-04-21', '2026-04-14'])
  expect((await api.as('company').call(cases.get, { id })).history.at(-1)!.outcomeLabel?.zh_CN).toBe('新的到期日：2026-04-15')
  // who has the case is told as well, by whom and why; the applicant reads the body, not who in it
  const toldOf = async (username: string) =>
    (await api.as(username).call(bell.list, {})).messages
      .filter((message) => message.caseId === id && message.kind !== 'case-accepted')
      .map(({ kind, by, dueOn }) => [kind, by?.act, by?.words, dueOn])
  expect(await toldOf('national-officer')).toEqual([
    ['case-resumed', '恢复计时', '', '2026-04-15'],
    ['case-suspended', '暂停计时', '利害关系人要求听证', '2026-04-21'],
    ['case-extended', '延长办理期限', '案情复杂', '2026-04-14'],
  ])
  const [resumed] = (await api.as('company').call(bell.list, {})).messages
  expect(resumed!.by).toEqual({ name: '国家文物局', act: '恢复计时', words: '' })
})

it('a suspension that ends while the applicant is waited for leaves the time stopped for that; the five days of acceptance know no suspension', async () => {
  api.setNow('2026-03-02T02:00:00Z')
  const caseId = await waitingCase(api, 'nationalReview')
  const doHere = (verb: string, input: object = {}) => api.as('national-lead').send(tasks.verb, { caseId, verb, input: { ...input } })
  const standing = async () => {
    const { clock: found } = await api.as('national-lead').call(cases.get, { id: caseId })
    return [found?.state, found?.stopReason ?? null, found?.remainingDays]
  }
  expect((await doHere('suspend-clock', { cause: 'hearing', plannedDays: 30, reason: '利害关系人要求听证' })).status).toBe(200)
  await act(api, 'national-officer', caseId, 'nationalReview', {
    outcome: 'return',
    defects: { fields: [], materials: [{ key: 'siting', note: '请补充。' }] },
  })
  expect(await standing()).toEqual(['stopped', 'hearing', 20])
  expect((await doHere('resume-clock')).status).toBe(200)
  expect(await standing()).toEqual(['stopped', 'waiting-for-applicant', 20])
  const { messages } = await api.as('company').call(bell.list, {})
  expect(messages.filter((message) => message.caseId === caseId && message.kind === 'case-resumed')).toEqual([])
  api.setNow('2026-03-09T02:00:00Z')
  await act(api, 'company', caseId, 'correctNational', {
    outcome: 'resubmit',
    unchanged: { fields: [], materials: [{ key: 'siting', reason: '已是最新' }] },
  })
  // the day on which the applicant hands in counts
  expect(await standing()).toEqual(['running', null, 19])

  const waits = await waitingCase(api, 'nationalAccept')
  const { verbs } = await api.as('national-lead').call(tasks.verbs, { id: waits })
  expect(verbs.filter(({ verb }) => verb === 'suspend-clock')).toEqual([])
  const input = { cause: 'hearing', plannedDays: 5, reason: '听证' }
  expect((await api.as('national-lead').send(tasks.verb, { caseId: waits, verb: 'suspend-clock', input })).body).toMatchObject({
    error: 'clock-not-suspendable',
  })
})

describe('a return to the province', () => {
  const clockOf = async (caseId: string) => {
    const { clock: found } = await api.as('national-officer').call(cases.get, { id: caseId })
    return [found?.key, found?.state, found?.dueOn, found?.remainingDays]
  }
  const giveBack = async (username: string, caseId: string, input: object) => {
    const { tasks: open } = await api.as(username).call(cases.get, { id: caseId })
    const taskId = open.find(({ isMine }) => isMine)!.id
    expect((await api.as(username).send(tasks.verb, { caseId, verb: 'return', taskId, input: { ...input } })).status).toBe(200)
  }
  const starts = async (caseId: string) =>
    (
      await api.pool.query<{ clock: string; n: number }>(
        "select clock, count(*)::int as n from clock_events where case_id = $1 and kind = 'start' group by 1 order by 1",
        [caseId],
      )
    ).rows.map(({ clock: key, n }) => [key, n])

  it('does not lengthen the time to decide, straight back or the way again', async () => {
    api.setNow('2026-03-02T02:00:00Z')
    const caseId = await waitingCase(api, 'nationalReview')
    expect(await clockOf(caseId)).toEqual(['decision', 'running', '2026-03-30', 20])
    api.setNow('2026-03-06T02:00:00Z')
    await giveBack('national-officer', caseId, { step: 'provinceReview', mode: 'straight-back', reason: '请补充初审依据。' })
    expect(await clockOf(caseId)).toEqual(['decision', 'running', '2026-03-30', 16])
    api.setNow('2026-03-10T02:00:00Z')
    await act(api, 'province-sx', caseId, 'provinceReview', { outcome: 'sent-back', opinion: '已补充。' })
    expect(await clockOf(caseId)).toEqual(['decision', 'running', '2026-03-30', 14])

    await giveBack('national-officer', caseId, { step: 'provinceAccept', mode: 'walk-again', reason: '材料不全。' })
    api.setNow('2026-03-12T02:00:00Z')
    // the applicant is waited for meanwhile: that time is excluded by the item
    await act(api, 'province-sx', caseId, 'provinceAccept', {
      outcome: 'return',
      defects: { fields: [], materials: [{ key: 'siting', note: '请补充。' }] },
    })
    expect(await clockOf(caseId)).toEqual(['decision', 'stopped', null, 13])
    api.setNow('2026-03-16T02:00:00Z')
    await act(api, 'company', caseId, 'correctProvince', {
      outcome: 'resubmit',
      unchanged: { fields: [], materials: [{ key: 'siting', reason: '已是最新' }] },
    })
    // two working days stood still: the 12th and the 13th
    expect(await clockOf(caseId)).toEqual(['decision', 'running', '2026-04-01', 12])
    await act(api, 'province-sx', caseId, 'provinceAccept', { outcome: 'accept' })
    await act(api, 'province-sx', caseId, 'provinceReview', { outcome: 'report' })
    await act(api, 'province-sx-lead', caseId, 'provinceSign', { outcome: 'report' })
    await act(api, 'national-accept', caseId, 'nationalAccept', { outcome: 'accept' })
    expect(await clockOf(caseId)).toEqual(['decision', 'running', '2026-04-01', 12])
    expect(await starts(caseId)).toEqual([
      ['acceptance', 2],
      ['decision', 1],
      ['review', 1],
    ])
    const [explained] = (await api.as('company').call(cases.clock, { id: caseId })).filter(({ summary }) => summary.key === 'decision')
    expect([explained?.startedOn, explained?.summary.dueOn]).toEqual(['2026-03-02', '2026-04-01'])
    await drive(api, caseId, 'filed')
    expect((await clockOf(caseId)).slice(0, 2)).toEqual(['delivery', 'ended'])
  })

  it('that is taken back leaves the time as it was', async () => {
    api.setNow('2026-03-02T02:00:00Z')
    const caseId = await waitingCase(api, 'nationalReview')
    const [before, begun] = [await clockOf(caseId), await starts(caseId)]
    for (const mode of ['straight-back', 'walk-again']) {
      await giveBack('national-officer', caseId, { step: 'provinceReview', mode, reason: '退错了。' })
      const reply = await api.as('national-officer').send(tasks.verb, { caseId, verb: 'take-back', input: {} })
      expect([mode, reply.status, await clockOf(caseId), await starts(caseId)]).toEqual([mode, 200, before, begun])
    }
    expect((await drive(api, caseId, 'filed')).status).toBe('G11')
  })

  it('leaves the time of the bureau to the bureau: its lead extends, stops and resumes it, the lead of the province does none of it', async () => {
    const caseId = await waitingCase(api, 'nationalReview')
    await giveBack('national-officer', caseId, { step: 'provinceReview', mode: 'walk-again', reason: '请补充初审依据。' })
    const before = await clockOf(caseId)
    for (const [verb, input] of [
      ['extend-clock', { reason: '案情复杂' }],
      ['suspend-clock', { cause: 'hearing', plannedDays: 300, reason: '听证' }],
    ] as const)
      expect((await api.as('province-sx-lead').send(tasks.verb, { caseId, verb, input: { ...input } })).body).toMatchObject({
        error: 'not-your-turn',
      })
    expect(await clockOf(caseId)).toEqual(before)
    const doHere = async (username: string, verb: string, input: object) =>
      (await api.as(username).send(tasks.verb, { caseId, verb, input: { ...input } })).status
    const clocksOf = async (username: string) =>
      (await api.as(username).call(tasks.verbs, { id: caseId })).verbs.map(({ verb }) => verb).filter((verb) => verb.endsWith('-clock'))
    expect(await clocksOf('national-lead')).toEqual(['extend-clock', 'suspend-clock'])
    expect(await doHere('national-lead', 'extend-clock', { reason: '案情复杂' })).toBe(200)
    const [, state, due] = await clockOf(caseId)
    expect([state, String(due) > String(before[2])]).toEqual(['running', true])
    expect(await doHere('national-lead', 'suspend-clock', { cause: 'hearing', plannedDays: 5, reason: '听证' })).toBe(200)
    expect([await clocksOf('province-sx-lead'), await clocksOf('national-lead')]).toEqual([[], ['resume-clock']])
    expect(await doHere('province-sx-lead', 'resume-clock', {})).toBe(409)
    expect(await doHere('national-lead', 'resume-clock', {})).toBe(200)
  })

  it('does not lengthen the five days of the bureau either', async () => {
    api.setNow('2026-03-02T02:00:00Z')
    const caseId = await waitingCase(api, 'nationalAccept')
    expect(await clockOf(caseId)).toEqual(['acceptance', 'running', '2026-03-09', 5])
    api.setNow('2026-03-04T02:00:00Z')
    await giveBack('national-accept', caseId, { step: 'provinceAccept', mode: 'walk-again', reason: '来文缺页。' })
    expect(await clockOf(caseId)).toEqual(['acceptance', 'running', '2026-03-09', 3])
    await act(api, 'province-sx', caseId, 'provinceAccept', { outcome: 'accept' })
    expect(await clockOf(caseId)).toEqual(['acceptance', 'running', '2026-03-09', 3])
    await act(api, 'province-sx', caseId, 'provinceReview', { outcome: 'report' })
    await act(api, 'province-sx-lead', caseId, 'provinceSign', { outcome: 'report' })
    expect(await clockOf(caseId)).toEqual(['acceptance', 'running', '2026-03-09', 3])
    await act(api, 'national-accept', caseId, 'nationalAccept', { outcome: 'accept' })
    expect((await clockOf(caseId)).slice(0, 2)).toEqual(['decision', 'running'])
  })
})

it('what comes behind the decision is not stopped: the time to deliver it, and to file it', async () => {
  // the forms of filed matters name days of that year
  api.setNow('2026-11-23T02:00:00Z')
  const waits = [
    [await caseAt(api, 'filing'), 'national-lead', 'delivery'],
    [
      await caseAt(api, 'provinceFiling', { itemCode: delegatedItem.code, data: dataReaching(delegatedItem.code, 'provinceFiling') }),
      `province-${provinceOf(delegatedItem.code)}-lead`,
      'filing',
    ],
  ] as const
  for (const [caseId, username, key] of waits) {
    const lead = api.as(username)
    const { clock: before } = await lead.call(cases.get, { id: caseId })
    expect([before?.key, before?.state]).toEqual([key, 'running'])
    const { verbs } = await lead.call(tasks.verbs, { id: caseId })
    expect(verbs.filter(({ verb }) => verb === 'suspend-clock')).toEqual([])
    const input = { cause: 'hearing', plannedDays: 365, reason: '听证' }
    const reply = await lead.send(tasks.verb, { caseId, verb: 'suspend-clock', input })
    expect([reply.status, reply.body]).toMatchObject([
      422,
      { error: 'clock-after-decision', msg: '已经作出决定，送达、报备等期限不能暂停；依法可以暂停的是作出决定的期限。' },
    ])
    expect((await lead.call(cases.get, { id: caseId })).clock).toEqual(before)
  }
})

it('no reply is signed or issued while the head has stopped the time; the step says why, other acts go on', async () => {
  api.setNow('2026-03-02T02:00:00Z')
  const caseId = await caseAt(api, 'leadSign')
  const doHere = async (verb: string, input: object = {}) =>
    (await api.as('national-lead').send(tasks.verb, { caseId, verb, input: { ...input } })).status
  const signing = async () => {
    const { tasks: open, document } = await api.as('national-lead').call(cases.get, { id: caseId })
    const task = open.find(({ step }) => step === 'leadSign')!
    return { task, hint: task.actions.find(({ outcome }) => outcome === 'sign')?.hint?.zh_CN, revision: document!.revision }
  }
  const sign = async () => {
    const { task, revision } = await signing()
    const decision = { taskId: task.id, version: task.version, outcome: 'sign', input: { opinion: '同意。' }, baseRevision: revision }
    return api.as('national-lead').send(tasks.complete, decision)
  }
  expect((await signing()).hint).toMatch(/^将转给：/)
  expect(await doHere('suspend-clock', { cause: 'hearing', plannedDays: 5, reason: '利害关系人要求听证' })).toBe(200)
  expect((await signing()).hint).toBe('期限已暂停（听证），尚不能办理；请先由本机关负责人恢复计时。')
  expect((await sign()).body).toMatchObject({ error: 'clock-stopped', msg: '期限已暂停（听证），请先恢复计时。' })
  // what does not decide is not held back
  await act(api, 'national-lead', caseId, 'leadSign', { outcome: 'back' })
  await drive(api, caseId, 'leadSign')
  expect(await doHere('resume-clock')).toBe(200)
  expect((await sign()).status).toBe(200)
  expect(await doHere('suspend-clock', { cause: 'appraisal', plannedDays: 5, reason: '委托鉴定' })).toBe(200)
  await expect(drive(api, caseId, 'filed')).rejects.toThrow('期限已暂停（鉴定），请先恢复计时。')
  expect(await doHere('resume-clock')).toBe(200)
  expect((await drive(api, caseId, 'filed')).status).toBe('G11')
})
