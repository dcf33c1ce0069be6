import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import type { CaseView } from '@wenwu/core/cases/model'
import { getValue } from '@wenwu/core/form/paths'
import type { ItemSource } from '@wenwu/core/item/model'
import { contract as documents } from '@wenwu/core/documents/contract'
import { directItem, usualItem } from '../../../../case-driver/played-items.ts'
import { actorsOf } from '../../../../case-driver/accounts.ts'
import { act, caseAt, drive } from '../../../../case-driver/drive-case.ts'
import { dataReaching } from '../../../../case-driver/reaching-data.ts'
import { exampleOf, handIn, newDraft, readyDraft } from '../../../../case-driver/file-case.ts'
import { approval, provinceOf, submitted, tryAct, waitingCase } from '../../../../testing/case-fixtures.ts'
import { itemsPassing } from '../../../../testing/distinct-processes.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

/** What a list and a case page show of where a case is. */
function place(view: CaseView) {
  return [view.status, view.currentStep.zh_CN, view.clock?.key ?? null, view.clock?.state ?? null, view.clock?.dueOn ?? null]
}

/** What the province hands in with its report. */
const owesLetter = ({ materials }: ItemSource) => materials.some(({ by, required }) => by === 'provinceSign' && required === true)
/** What an applicant hands in whatever the form says. */
const owedBy = ({ materials }: ItemSource) =>
  materials.filter(({ by, required }) => by === 'applicant' && required === true).map(({ key }) => key)
const daysToDecide = ({ clocks }: ItemSource) => {
  const { length, target } = clocks.find(({ key }) => key === 'decision')!
  return length ?? target
}
/** The steps of an approval that is not sent back. */
const straight = ['provinceAccept', 'provinceReview', 'provinceSign', 'nationalAccept', 'nationalReview', 'leadSign', 'issue', 'filing']
/** Where the law sets the times: elsewhere all clocks are targets, and no receipt promises a day. */
const goesStraight = ({ process, columns, clocks }: ItemSource) =>
  columns.region !== undefined &&
  clocks.some(({ key, length }) => key === 'acceptance' && length !== null) &&
  process.flows.some(({ from, to }) => from === 'provinceSignChoice' && to === 'nationalAccept') &&
  process.flows.some(({ from, to }) => from === 'issueChoice' && to === 'filing')

describe.each(
  itemsPassing(straight, goesStraight, (item) => [item.clocks.map(({ length }) => length), daysToDecide(item), owesLetter(item)]),
)('$code', (item) => {
  const itemCode = item.code
  const province = provinceOf(itemCode)
  it('goes from a draft to a filed approval, status, step and clock right after each action', async () => {
    const company = api.as('company')
    const draft = await newDraft(api, { itemCode })
    const missing = (await company.call(cases.check, { id: draft.id })).missingMaterials
    expect(missing).toEqual(expect.arrayContaining(owedBy(item)))
    const refused = await company.send(cases.submit, { itemCode, id: draft.id, baseRevision: draft.revision })
    expect([refused.status, (refused.body as { error: string }).error]).toEqual([422, 'materials-missing'])
    await handIn(api, 'company', await company.call(cases.get, { id: draft.id }))
    const { receiver, ...faults } = await company.call(cases.check, { id: draft.id })
    expect(faults).toEqual({ problems: [], missingMaterials: [] })
    expect(receiver).toMatch(/^(?!国家).+文物局$/)

    const before = await company.call(cases.get, { id: draft.id })
    expect([...place(before), before.number, before.submittedAt]).toEqual(['01', '填报', null, null, null, null, null])
    const receipt = await company.call(cases.submit, { itemCode, id: draft.id, baseRevision: draft.revision })
    expect(receipt).toMatchObject({ caseId: draft.id, title: getValue(exampleOf(itemCode), item.columns.title), promiseDays: 5 })
    expect((await company.call(cases.get, { id: draft.id })).heldBy).toBe(receiver)
    expect(receipt.number).toMatch(/^2026-\d{8}$/)
    expect(receipt.nextStep.zh_CN).toBe('省局受理')

    // 2026-11-23 is a Monday; five working days end on the 30th, twenty on 12-21, thirty on 2027-01-05 (1 January is off), ten on 12-07
    const decision = { 20: '2026-12-21', 30: '2027-01-05' }[daysToDecide(item) ?? 0]
    expect(decision).toBeDefined()
    expect(place(await company.call(cases.get, { id: draft.id }))).toEqual(['G12', '省局受理', 'acceptance', 'running', '2026-11-30'])
    expect(place(await act(api, `province-${province}`, draft.id, 'provinceAccept', { outcome: 'accept' }))).toEqual([
      'G12',
      '省局初审',
      'review',
      'running',
      '2026-12-21',
    ])
    expect(place(await act(api, `province-${province}`, draft.id, 'provinceReview', { outcome: 'report' }))).toEqual([
      'G12',
      '省局审签',
      'review',
      'running',
      '2026-12-21',
    ])
    const lead = `province-${province}-lead`
    if (owesLetter(item)) {
      const early = await tryAct(api, lead, draft.id, 'provinceSign', { outcome: 'report', opinion: '同意上报' })
      expect([early.status, (early.body as { error: string }).error]).toEqual([422, 'materials-missing'])
      await handIn(api, lead, await api.as(lead).call(cases.get, { id: draft.id }), 'provinceSign')
    }
    expect(place(await act(api, lead, draft.id, 'provinceSign', { outcome: 'report' }))).toEqual([
      'G03',
      '国家局受理',
      'acceptance',
      'running',
      '2026-11-30',
    ])
    expect(place(await act(api, 'national-accept', draft.id, 'nationalAccept', { outcome: 'accept' }))).toEqual([
      'G03',
      '司处承办',
      'decision',
      'running',
      decision,
    ])
    expect(place(await act(api, 'national-officer', draft.id, 'nationalReview', { outcome: 'approve', document: approval }))).toEqual([
      'G08',
      '领导签发',
      'decision',
      'running',
      decision,
    ])
    expect(place(await act(api, 'national-lead', draft.id, 'leadSign', { outcome: 'sign' }))).toEqual([
      'G08',
      '编号用印分发',
      'decision',
      'running',
      decision,
    ])

    const number = `文物保函〔2026〕${itemCode}1号`
    const issued = await act(api, 'national-office', draft.id, 'issue', { outcome: 'issue', number, date: '2026-11-23' })
    expect(place(issued)).toEqual(['G09', '归档备案', 'delivery', 'running', '2026-12-07'])
    expect([issued.documentNumber, issued.decidedOn]).toEqual([number, '2026-11-23'])
    expect(issued.document).toMatchObject({ kind: 'approval', number, date: '2026-11-23', status: 'issued' })
    const filed = await act(api, 'national-officer', draft.id, 'filing', { outcome: 'file' })
    expect([place(filed), filed.tasks]).toEqual([['G11', '已备案', 'delivery', 'ended', null], []])

    const seen = await company.call(cases.get, { id: draft.id })
    const document = await company.call(documents.get, { id: seen.document!.id })
    expect(document).toMatchObject({ ...approval, number, date: '2026-11-23', issuer: '国家文物局' })
    const { active, passed, ended } = await company.call(cases.process, { id: draft.id })
    expect([active, ended]).toEqual([[], 'filed'])
    expect(passed).toEqual(straight)
  })
})

/** Steps between which the bureau gives a case back to its province. */
const levels = ['provinceReview', 'provinceSign', 'nationalAccept', 'nationalReview']
const stepOf = ({ process }: ItemSource, id: string) => process.steps.find((step) => step.id === id)
const goesUp = (item: ItemSource) => levels.every((id) => stepOf(item, id) !== undefined)
const clockAt = (item: ItemSource, id: string) => {
  const step = stepOf(item, id)
  return step?.kind === 'task' ? step.task.clock : undefined
}

it.each(itemsPassing(levels, goesUp, (item) => levels.map((id) => clockAt(item, id))))(
  'the bureau returns a case of $code to its province, which sends it back: place and clock are as they were',
  { timeout: 60_000 },
  async (item) => {
    // where the province may decide itself, one that it reports
    const reported = { step: 'provinceReview', outcome: 'report' }
    const id = await caseAt(api, reported, { itemCode: item.code, data: dataReaching(item.code, reported) })
    await drive(api, id, 'nationalReview')
    const [officer, review] = [api.as('national-officer'), stepOf(item, 'provinceReview')]
    if (review?.kind !== 'task') throw new Error('not a task')
    const before = await officer.call(cases.get, { id })
    const [, , ...clock] = place(before)
    expect(clock.slice(0, 2)).toEqual([clockAt(item, 'nationalReview'), 'running'])
    const input = { step: 'provinceReview', mode: 'straight-back', reason: '请补充初审意见的依据。' }
    const back = await officer.call(tasks.verb, { caseId: id, verb: 'return', taskId: before.tasks[0]!.id, input })
    // the time of the bureau goes on while the province has the case
    expect(place(back)).toEqual([review.task.status, review.name.zh_CN, ...clock])
    const [province] = actorsOf(review.task, before.provinceCode, [])
    expect(place(await act(api, province!, id, 'provinceReview', { outcome: 'sent-back' }))).toEqual(place(before))
    expect((await officer.call(cases.get, { id })).tasks).toMatchObject([{ step: 'nationalReview', isMine: true }])
  },
)

describe('a case', () => {
  it('keeps one history, one done task and one audit row per action', async () => {
    const id = await submitted(api)
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'accept' })
    const view = await act(api, 'province-sx', id, 'provinceReview', { outcome: 'report', opinion: '初审通过' })
    expect(view.history.map((event) => [event.kind, event.step, event.outcome, event.opinion])).toEqual([
      ['submitted', null, null, ''],
      ['acted', 'provinceAccept', 'accept', '材料齐全，符合规定。'],
      ['acted', 'provinceReview', 'report', '初审通过'],
    ])
    const { rows } = await api.pool.query<{ action: string; outcome: string }>(
      "select action, outcome from audit_rows where object_id = $1 and action in ('cases.submit', 'tasks.complete') order by id",
      [id],
    )
    expect(rows).toEqual([
      { action: 'cases.submit', outcome: 'done' },
      { action: 'tasks.complete', outcome: 'done' },
      { action: 'tasks.complete', outcome: 'done' },
    ])
  })

  it('of research goes straight to the national bureau and is approved after the experts', async () => {
    const id = await submitted(api, { itemCode: directItem.code, change: (data) => (data.project!.purpose = 'research') })
    expect(place(await api.as('company').call(cases.get, { id }))).toEqual(['G03', '国家局受理', 'acceptance', 'running', '2026-11-30'])
    const province = await api.as('province-sx').call(cases.get, { id })
    expect(province.tasks.map((task) => [task.step, task.isMine])).toEqual([['nationalAccept', false]])
    const filed = await drive(api, id, 'filed', { given: { number: '考函〔2026〕1号', date: null } })
    expect([filed.status, filed.document?.date]).toEqual(['G11', null])
  })

  it('that is refused ends in G10 and is never filed', async () => {
    const id = await waitingCase(api)
    const refusal = { ...approval, body: ['一、不同意。理由如下：', '（一）影响文物安全。', '三、可以依法申请行政复议。'] }
    const issued = { number: '文物保函〔2026〕否1号', date: '2026-11-23' }
    const view = await drive(api, id, 'refused', { given: { document: refusal, ...issued } })
    expect([place(view), view.tasks, view.document?.kind]).toEqual([['G10', '不批准', 'decision', 'ended', null], [], 'refusal'])
  })

  it('that is not accepted ends in 5, by the province and by the national bureau, each with a reason', async () => {
    const byProvince = await waitingCase(api)
    const bare = await tryAct(api, 'province-sx', byProvince, 'provinceAccept', { outcome: 'refuse' })
    expect([bare.status, bare.body]).toMatchObject([422, { error: 'reason-required', field: 'reason' }])
    const view = await act(api, 'province-sx', byProvince, 'provinceAccept', { outcome: 'refuse', reason: '不属于本机关职权范围' })
    expect([place(view), view.decidedOn, view.acceptedAt]).toEqual([['5', '不予受理', 'acceptance', 'ended', null], '2026-11-23', null])
    const byNation = await submitted(api, { itemCode: directItem.code, change: (data) => (data.project!.purpose = 'research') })
    expect((await act(api, 'national-accept', byNation, 'nationalAccept', { outcome: 'refuse' })).status).toBe('5')
    for (const id of [byProvince, byNation]) expect((await api.as('company').call(cases.process, { id })).ended).toBe('notAccepted')
  })

  it('is voided with a reason, by whoever may, once, and nothing is left open', async () => {
    const id = await waitingCase(api)
    const officer = api.as('province-sx')
    expect((await officer.send(tasks.void, { id, reason: '重复申报' })).status).toBe(403)
    const lead = api.as('province-sx-lead')
    expect(await lead.send(tasks.void, { id, reason: '  ' })).toMatchObject({ status: 422, body: { error: 'reason-required' } })
    const view = await lead.call(tasks.void, { id, reason: '重复申报' })
    expect([view.status, view.tasks, view.clock?.state]).toEqual(['G999', [], 'ended'])
    expect(view.history.at(-1)).toMatchObject({ kind: 'voided', opinion: '重复申报' })
    expect(await lead.send(tasks.void, { id, reason: '再来' })).toMatchObject({ status: 409, body: { error: 'not-your-turn' } })
    const { rows } = await api.pool.query("select from tasks where case_id = $1 and state = 'open'", [id])
    expect(rows).toHaveLength(0)
  })

  it('that is decided cannot be voided', async () => {
    const id = await waitingCase(api)
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'refuse' })
    expect((await api.as('national-lead').send(tasks.void, { id, reason: '误' })).status).toBe(409)
  })

  it('is not submitted incomplete: each problem names its field', async () => {
    const draft = await readyDraft(api, { change: (data) => (data.project!.projectSite = '') })
    const { status, body } = await api
      .as('company')
      .send(cases.submit, { itemCode: usualItem.code, id: draft.id, baseRevision: draft.revision })
    expect([status, body]).toMatchObject([
      422,
      { error: 'form-invalid', field: 'project.projectSite', problems: [{ path: 'project.projectSite', code: 'required' }] },
    ])
  })
})
