import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as bell } from '@wenwu/core/bell/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as documents } from '@wenwu/core/documents/contract'
import { newId } from '@wenwu/core/kernel/id'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, caseAt, drive, taskOf } from '../../../../case-driver/drive-case.ts'
import { colleagueOf, peopleOf, type People, waitingCase } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let people: People
beforeAll(async () => {
  api = await startTestApp()
  await colleagueOf(api, 'national-officer')
  people = await peopleOf(api)
})
afterAll(() => api.stop())

const administrator = 'case-admin'
const view = (username: string, id: string) => api.as(username).call(cases.get, { id })
const offer = async (username: string, id: string, verb: string) =>
  (await api.as(username).call(tasks.verbs, { id })).verbs.find((each) => each.verb === verb)
const steps = async (username: string, id: string, verb: string) =>
  (await offer(username, id, verb))?.choices['targets']?.map((choice) => choice.id)
const returns = async (username: string, id: string) => (await offer(username, id, 'return'))?.choices['steps']?.map((choice) => choice.id)
const doIt = (username: string, caseId: string, verb: string, input: object, taskId?: string) =>
  api.as(username).send(tasks.verb, { caseId, verb, input: { ...input }, ...(taskId !== undefined && { taskId }) })
const rung = async (username: string, id: string) =>
  (await api.as(username).call(bell.list, {})).messages.filter(({ caseId }) => caseId === id).map(({ kind }) => kind)
const lastEvent = async (username: string, id: string) => (await view(username, id)).history.at(-1)!
const standing = async (id: string) => {
  const { status, conclusion, decidedOn, documentNumber, tasks: open } = await view('national-officer', id)
  return { status, conclusion, decidedOn, documentNumber, open: open.map(({ step }) => step) }
}
const open = (status: string, ...at: string[]) => ({ status, conclusion: null, decidedOn: null, documentNumber: null, open: at })
const errorIn = (body: unknown) => (body as { error?: string }).error
/** A voided case with the draft by which its applicant applies again, not submitted yet. */
async function appliedAgain() {
  const id = await waitingCase(api, 'provinceReview')
  expect((await doIt('province-sx-lead', id, 'void', { reason: '误作废。' })).status).toBe(200)
  const { id: draft, itemCode, revision } = await api.as('company').call(cases.reapply, { id })
  return { id, draft, submit: () => api.as('company').send(cases.submit, { itemCode, id: draft, baseRevision: revision }) }
}

describe('a jump', () => {
  it('says who gets the case and whose tasks end, moves it, and tells those who lost theirs', async () => {
    const id = await waitingCase(api, 'nationalReview')
    const task = await taskOf(api, 'national-officer', id, 'nationalReview')
    await api.as('national-officer').call(tasks.claim, { id: task.id })
    expect(await steps(administrator, id, 'jump')).toEqual(['provinceAccept', 'provinceReview', 'provinceSign', 'nationalAccept'])
    const choice = (await offer(administrator, id, 'jump'))!.choices['targets']!.find((each) => each.id === 'provinceReview')
    expect(choice).toMatchObject({
      name: { zh_CN: '省局初审' },
      to: { names: [people.nameOf('province-sx')], count: 1 },
      ends: [{ stepName: { zh_CN: '司处承办' }, of: { names: [people.nameOf('national-officer')], count: 1 } }],
    })
    expect((await doIt(administrator, id, 'jump', { step: 'provinceReview', reason: '承办人误操作，退回省局初审。' })).status).toBe(200)
    expect(await standing(id)).toEqual(open('G12', 'provinceReview'))
    // who gets it and who had it read why
    for (const username of ['province-sx', 'national-officer'])
      expect(await lastEvent(username, id)).toMatchObject({
        kind: 'jumped',
        actorName: people.nameOf(administrator),
        opinion: '承办人误操作，退回省局初审。',
      })
    expect((await lastEvent('company', id)).opinion).toBe('')
    expect((await lastEvent(administrator, id)).details).toMatchObject({
      to: 'provinceReview',
      toStep: { zh_CN: '省局初审' },
      fromSteps: [{ zh_CN: '司处承办' }],
      ended: ['nationalReview'],
    })
    expect([await rung('national-officer', id), await rung('national-officer-2', id)]).toEqual([['task-ended'], []])
    expect((await drive(api, id, 'filed')).status).toBe('G11')
  })

  it('says which papers will be missing where it passes over the step that brings them', async () => {
    const about = async (id: string) =>
      (await offer(administrator, id, 'jump'))!.choices['targets']!.map((choice) => [choice.id, choice.about?.zh_CN ?? ''])
    const missed = '跳过“省局审签”，将缺少：省级人民政府或者省级文物行政部门的函'
    const id = await waitingCase(api, 'provinceReview')
    expect(await about(id)).toEqual([
      ['provinceAccept', ''],
      ['provinceSign', ''],
      ['nationalAccept', missed],
      ['nationalReview', missed],
    ])
    // also where it stands at that step, and not once the paper was handed in
    await act(api, 'province-sx', id, 'provinceReview', { outcome: 'report' })
    expect((await about(id)).find(([step]) => step === 'nationalReview')).toEqual(['nationalReview', missed])
    await drive(api, id, 'nationalAccept')
    expect((await about(id)).find(([step]) => step === 'nationalReview')).toEqual(['nationalReview', ''])
    expect((await doIt(administrator, id, 'jump', { step: 'provinceReview', reason: '核对。' })).status).toBe(200)
    expect((await about(id)).find(([step]) => step === 'nationalReview')).toEqual(['nationalReview', ''])
  })

  it('brings no case to the signature before a reply was drafted, nor to the issue before it was signed', async () => {
    const id = await waitingCase(api, 'nationalReview')
    const refused = await doIt(administrator, id, 'jump', { step: 'leadSign', reason: '试' })
    expect(refused.body).toMatchObject({ error: 'step-not-there', field: 'step', msg: '没有该环节，或者现在不能转到。' })
    await drive(api, id, 'leadSign')
    expect((await doIt(administrator, id, 'jump', { step: 'nationalReview', reason: '核对。' })).status).toBe(200)
    expect(await steps(administrator, id, 'jump')).toContain('leadSign')
    expect(await steps(administrator, id, 'jump')).not.toContain('issue')
    expect((await doIt(administrator, id, 'jump', { step: 'leadSign', reason: '核对无误。' })).status).toBe(200)
    await drive(api, id, 'issue')
    expect((await doIt(administrator, id, 'jump', { step: 'nationalReview', reason: '核对。' })).status).toBe(200)
    expect(await steps(administrator, id, 'jump')).toContain('issue')
  })

  it('ends a countersign with every place in it', async () => {
    const id = await waitingCase(api, 'nationalReview')
    const task = await taskOf(api, 'national-officer', id, 'nationalReview')
    await api.as('national-officer').call(tasks.claim, { id: task.id })
    const asked = ['national-lead', 'national-office'].map((username) => `user@${people.idOf(username)}`)
    expect((await doIt('national-officer', id, 'countersign', { to: asked, way: 'all', opinion: '请会签。' }, task.id)).body).toMatchObject(
      {
        code: 200,
      },
    )
    const choice = (await offer(administrator, id, 'jump'))!.choices['targets']!.find((each) => each.id === 'nationalAccept')
    expect(new Set(choice?.ends?.flatMap(({ of }) => of.names))).toEqual(
      new Set(['national-lead', 'national-office'].map((username) => people.nameOf(username))),
    )
    expect((await doIt(administrator, id, 'jump', { step: 'nationalAccept', reason: '会签人员全部出差。' })).status).toBe(200)
    expect(await standing(id)).toEqual(open('G03', 'nationalAccept'))
    for (const username of ['national-lead', 'national-office']) expect(await rung(username, id)).toContain('task-ended')
    expect((await drive(api, id, 'filed')).status).toBe('G11')
  })

  it('brings no case where only an act of its own leads, nor behind acceptance or decision', async () => {
    const id = await waitingCase(api)
    // not accepted yet: the applicant is told of the acceptance with its date
    expect(await steps(administrator, id, 'jump')).toEqual(['nationalAccept'])
    const decided = await caseAt(api, 'filing')
    expect(await offer(administrator, decided, 'jump')).toBeUndefined()
    const refused = await doIt(administrator, decided, 'jump', { step: 'leadSign', reason: '试' })
    expect(refused.body).toMatchObject({ error: 'not-your-turn' })
    for (const step of ['filing', 'correctNational', 'expertReview', 'no-such'])
      expect((await doIt(administrator, id, 'jump', { step, reason: '试' })).body).toMatchObject({
        error: 'step-not-there',
        field: 'step',
      })
    const missing = await doIt(administrator, id, 'jump', { step: 'nationalAccept', reason: ' ' })
    expect(missing.body).toMatchObject({ error: 'reason-required', field: 'reason' })
    expect(await standing(id)).toEqual(open('G12', 'provinceAccept'))
  })

  it('back to an acceptance decides it again, but never refuses what was accepted', async () => {
    const id = await caseAt(api, 'nationalReview')
    const { acceptedAt } = await view('company', id)
    for (const [username, step] of [
      ['national-accept', 'nationalAccept'],
      ['province-sx', 'provinceAccept'],
    ] as const) {
      expect((await doIt(administrator, id, 'jump', { step, reason: '核对受理。' })).status).toBe(200)
      const task = await taskOf(api, username, id, step)
      expect(task.actions.map(({ outcome }) => outcome)).toEqual(['accept', 'return'])
      const refusal = { taskId: task.id, version: task.version, outcome: 'refuse', input: { reason: '不属于本机关职权范围。' } }
      expect(await api.as(username).send(tasks.complete, refusal)).toMatchObject({
        status: 409,
        body: {
          error: 'accepted-already',
          field: 'outcome',
          msg: '本单位已经受理该申请，不能再作出不予受理决定；请依法作出准予或者不予行政许可的决定。',
        },
      })
      expect(await api.as(username).send(tasks.complete, { ...refusal, outcome: 'no-such' })).toMatchObject({
        status: 400,
        body: { error: 'outcome-not-offered', msg: '该环节现在没有这项办理，请刷新页面后重试。' },
      })
    }
    expect((await drive(api, id, 'nationalReview')).acceptedAt).toBe(acceptedAt)
    // the bureau that has not accepted it yet may refuse
    const other = await caseAt(api, 'nationalAccept')
    expect((await taskOf(api, 'national-accept', other, 'nationalAccept')).actions.map(({ outcome }) => outcome)).toContain('refuse')
  })

  it('out of a correction closes what was asked of the applicant, who is told', async () => {
    const id = await waitingCase(api)
    const defects = { fields: [{ path: 'project.projectSite', note: '请核对' }], materials: [] }
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', defects })
    expect((await doIt(administrator, id, 'jump', { step: 'provinceAccept', reason: '补正通知发错案件。' })).status).toBe(200)
    const seen = await view('company', id)
    expect([seen.status, seen.corrections.map(({ status }) => status)]).toEqual(['G12', ['withdrawn']])
    expect(await rung('company', id)).toContain('task-ended')
    expect((await lastEvent('company', id)).opinion).toBe('补正通知发错案件。')
  })

  it('back opens no way of returns to steps that lie ahead', async () => {
    const id = await waitingCase(api, 'leadSign')
    expect((await doIt(administrator, id, 'jump', { step: 'provinceReview', reason: '重新初审。' })).status).toBe(200)
    expect(await returns('province-sx', id)).toEqual(['provinceAccept'])
    const { id: task } = await taskOf(api, 'province-sx', id, 'provinceReview')
    const ahead = { step: 'leadSign', mode: 'walk-again', reason: '试' }
    expect((await doIt('province-sx', id, 'return', ahead, task)).body).toMatchObject({ error: 'step-not-there', field: 'step' })
  })

  it('said again with the same key happens once', async () => {
    const id = await waitingCase(api, 'provinceReview')
    const key = newId()
    const said = { caseId: id, verb: 'jump', input: { step: 'provinceAccept', reason: '重新受理。' } }
    const replies = await Promise.all([1, 2].map(() => api.as(administrator).send(tasks.verb, said, { idempotencyKey: key })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect((await view(administrator, id)).history.filter(({ kind }) => kind === 'jumped')).toHaveLength(1)
    const { rows } = await api.pool.query(
      `select details from audit_rows where object_id = $1 and action = 'tasks.verb' and outcome = 'done'`,
      [id],
    )
    expect(rows).toEqual([{ details: { verb: 'jump', reason: '重新受理。' } }])
  })
})

describe('a concluded case', () => {
  it('goes back nowhere once it is decided, and when taken up again not behind the decision', async () => {
    const id = await caseAt(api, 'filing')
    const { id: task } = await taskOf(api, 'national-officer', id, 'filing')
    expect(await returns('national-officer', id)).toBeUndefined()
    const back = { step: 'nationalReview', mode: 'walk-again', reason: '试' }
    expect((await doIt('national-officer', id, 'return', back, task)).body).toMatchObject({ error: 'no-earlier-step' })
    await drive(api, id, 'filed')
    const said = { step: 'nationalReview', ground: 'mistake', reason: '重新办理。' }
    expect((await doIt('national-lead', id, 'reopen', said)).status).toBe(200)
    expect(await returns('national-officer', id)).toEqual(['nationalAccept', 'provinceSign', 'provinceReview', 'provinceAccept'])
  })

  it('is taken up again by the level that concluded it: the decision is withdrawn, stays in the record, and another is made', async () => {
    const id = await caseAt(api, 'filed')
    const before = await view('national-lead', id)
    expect(before).toMatchObject({ status: 'G11', conclusion: 'approved', document: { status: 'issued' } })
    expect(await steps('national-lead', id, 'reopen')).toEqual(['nationalAccept', 'nationalReview'])
    const said = { step: 'nationalReview', ground: 'review', reason: '行政复议决定撤销原批复，责令重新作出。' }
    expect((await doIt('national-lead', id, 'reopen', said)).status).toBe(200)
    expect(await standing(id)).toEqual(open('G03', 'nationalReview'))
    const seen = await view('company', id)
    expect([seen.document, seen.acceptedAt, seen.clock?.state]).toEqual([null, before.acceptedAt, 'running'])
    expect(await lastEvent('company', id)).toMatchObject({
      kind: 'reopened',
      opinion: said.reason,
      details: { ground: 'review', conclusion: 'approved', decidedOn: before.decidedOn, number: before.documentNumber },
    })
    expect(await rung('company', id)).toContain('case-reopened')
    // what was decided can still be read by whom it was told
    expect(await api.as('company').call(documents.get, { id: before.document!.id })).toMatchObject({ number: before.documentNumber })
    const again = await drive(api, id, 'refused')
    expect(again).toMatchObject({ status: 'G10', conclusion: 'refused' })
    expect(again.documentNumber).not.toBe(before.documentNumber)
    expect(again.document!.id).not.toBe(before.document!.id)
  })

  it('that was voided goes on where the level that voided it chooses', async () => {
    const id = await waitingCase(api, 'provinceReview')
    expect((await doIt('province-sx-lead', id, 'void', { reason: '误作废。' })).status).toBe(200)
    expect(await steps('province-sx-lead', id, 'reopen')).toEqual(['provinceAccept', 'provinceReview', 'provinceSign'])
    const said = { step: 'provinceReview', ground: 'mistake', reason: '误点作废，恢复办理。' }
    expect((await doIt('province-sx-lead', id, 'reopen', said)).status).toBe(200)
    expect(await standing(id)).toEqual(open('G12', 'provinceReview'))
    expect((await drive(api, id, 'filed')).status).toBe('G11')
  })

  it('is taken up again or applied for again, not both, where the draft is submitted at the same instant', async () => {
    const said = { step: 'provinceReview', ground: 'mistake', reason: '误作废，恢复办理。' }
    for (let n = 0; n < 6; n++) {
      const { id, submit } = await appliedAgain()
      const [submitted, reopened] = await Promise.all([submit(), doIt('province-sx-lead', id, 'reopen', said)])
      expect([
        [200, undefined, 409, 'reopen-reapplied'],
        [409, 'reapply-reopened', 200, undefined],
      ]).toContainEqual([submitted.status, errorIn(submitted.body), reopened.status, errorIn(reopened.body)])
      expect((await view('province-sx-lead', id)).conclusion).toBe(reopened.status === 200 ? null : 'void')
    }
  })

  it('is taken up again though its applicant has a draft of it, which cannot be submitted then', async () => {
    const { id, draft, submit } = await appliedAgain()
    const said = { step: 'provinceReview', ground: 'mistake', reason: '误作废，恢复办理。' }
    expect((await doIt('province-sx-lead', id, 'reopen', said)).status).toBe(200)
    expect(await submit()).toMatchObject({
      status: 409,
      body: { error: 'reapply-reopened', msg: '原办件已恢复办理，本次重新申请不能提交；请在原办件中办理。' },
    })
    expect((await view('company', draft)).status).toBe('01')
    // once it has ended again, the draft may be submitted
    expect((await doIt('province-sx-lead', id, 'void', { reason: '重复申报。' })).status).toBe(200)
    expect((await submit()).status).toBe(200)
    expect((await doIt('province-sx-lead', id, 'reopen', said)).body).toMatchObject({ error: 'reopen-reapplied' })
  })

  it('is not taken up again where the applicant withdrew it, or applied again', async () => {
    const withdrawn = await waitingCase(api, 'provinceReview')
    expect((await doIt('company', withdrawn, 'withdraw', { reason: '不再申请。' })).status).toBe(200)
    expect(await offer('province-sx-lead', withdrawn, 'reopen')).toBeUndefined()
    const { id, submit } = await appliedAgain()
    expect(await offer('province-sx-lead', id, 'reopen')).toBeDefined()
    expect((await submit()).status).toBe(200)
    const said = { step: 'provinceReview', ground: 'mistake', reason: '试' }
    expect(await offer('province-sx-lead', id, 'reopen')).toBeUndefined()
    expect((await doIt('province-sx-lead', id, 'reopen', said)).body).toMatchObject({ error: 'reopen-reapplied' })
  })
})
