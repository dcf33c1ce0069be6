import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as bell } from '@wenwu/core/bell/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as settings } from '@wenwu/core/task-settings/contract'
import { usualSettings } from '@wenwu/core/task-settings/model'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { withdrawalNotes } from '@wenwu/core/tasks/verbs/withdraw'
import { contract as groups } from '@wenwu/core/workgroups/contract'
import { newId } from '@wenwu/core/kernel/id'
import { act, caseAt, drive, taskOf } from '../../../../case-driver/drive-case.ts'
import { usualItem } from '../../../../case-driver/played-items.ts'
import { colleagueOf, peopleOf, type People, waitingCase } from '../../../../testing/case-fixtures.ts'
import { messagesTo, mobileOf } from '../../../../testing/messages.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let people: People
beforeAll(async () => {
  api = await startTestApp()
  await colleagueOf(api, 'province-sx')
  await colleagueOf(api, 'national-officer')
  people = await peopleOf(api)
})
afterAll(() => api.stop())

const view = (username: string, id: string) => api.as(username).call(cases.get, { id })
const offered = async (username: string, id: string) => (await api.as(username).call(tasks.verbs, { id })).verbs
const names = async (username: string, id: string) => (await offered(username, id)).map(({ verb }) => verb)
/** Does a verb to the task of a step, as the page does it. */
const doIt = async (username: string, caseId: string, verb: string, input: object, step?: string) => {
  const { version, verbs } = await api.as(username).call(tasks.verbs, { id: caseId })
  const open = (await view(username, caseId)).tasks.find((task) => task.step === step)
  const taskId = verbs.find((each) => each.verb === verb)?.taskId ?? open?.id
  return api.as(username).send(tasks.verb, { caseId, verb, version, input: { ...input }, ...(typeof taskId === 'string' && { taskId }) })
}
const hasTask = async (username: string, id: string) => (await view(username, id)).tasks.some(({ isMine }) => isMine)
const rung = async (username: string, id: string) =>
  (await api.as(username).call(bell.list, {})).messages.filter(({ caseId }) => caseId === id).map(({ kind }) => kind)
const lastEvent = async (username: string, id: string) => (await view(username, id)).history.at(-1)!
const status = async (id: string) => {
  const { status: code, tasks: open } = await view('national-officer', id)
  return [code, open.map(({ step, claimedBy }) => [step, claimedBy?.name ?? null])]
}

describe('a return', () => {
  it('across levels goes straight back to the person who returned it, and the province does what was asked and no more', async () => {
    const id = await waitingCase(api, 'nationalReview')
    const [returning] = (await offered('national-officer', id)).filter(({ verb }) => verb === 'return')
    expect(returning?.choices['steps']?.map(({ id: step, to }) => [step, to?.count, to?.names])).toEqual([
      ['nationalAccept', 1, [people.nameOf('national-accept')]],
      ['provinceSign', 1, [people.nameOf('province-sx-lead')]],
      ['provinceReview', 2, [people.nameOf('province-sx'), people.nameOf('province-sx-2')]],
      ['provinceAccept', 2, [people.nameOf('province-sx'), people.nameOf('province-sx-2')]],
    ])
    const said = { step: 'provinceReview', mode: 'straight-back', reason: '请补充初审意见的依据。' }
    expect((await doIt('national-officer', id, 'return', said)).status).toBe(200)
    expect(await status(id)).toEqual(['G12', [['provinceReview', null]]])
    // who gets it reads why, although the opinions of the national bureau are its own
    expect(await lastEvent('province-sx', id)).toMatchObject({
      kind: 'returned',
      step: 'nationalReview',
      opinion: '请补充初审意见的依据。',
    })
    expect((await lastEvent('company', id)).opinion).toBe('')
    expect(await rung('province-sx', id)).toEqual(['returned'])
    // the words are meant for it, although the opinions of the national bureau are its own
    expect((await api.as('province-sx').call(bell.list, {})).messages[0]?.by).toEqual({
      name: people.nameOf('national-officer'),
      act: '退回',
      words: '请补充初审意见的依据。',
    })
    const task = await taskOf(api, 'province-sx', id, 'provinceReview')
    expect(task.actions.map(({ outcome }) => outcome)).toEqual(['sent-back'])
    await act(api, 'province-sx', id, 'provinceReview', { outcome: 'sent-back', opinion: '依据已补充。' })
    expect(await status(id)).toEqual(['G03', [['nationalReview', people.nameOf('national-officer')]]])
    expect(await rung('national-officer', id)).toEqual(['answered'])
    const [message] = (await api.as('national-officer').call(bell.list, {})).messages
    expect(message?.by).toMatchObject({ name: people.nameOf('province-sx'), words: '依据已补充。' })
    expect((await drive(api, id, 'filed')).status).toBe('G11')
  })

  it('goes the way again from the step it was returned to', async () => {
    const id = await waitingCase(api, 'nationalAccept')
    expect((await doIt('national-accept', id, 'return', { step: 'provinceSign', mode: 'walk-again', reason: '来文缺页。' })).status).toBe(
      200,
    )
    expect(await status(id)).toEqual(['G12', [['provinceSign', null]]])
    await act(api, 'province-sx-lead', id, 'provinceSign', { outcome: 'report' })
    expect(await status(id)).toEqual(['G03', [['nationalAccept', null]]])
  })

  it('says what is missing at its field, and does nothing then', async () => {
    const id = await waitingCase(api, 'nationalReview')
    const refused = async (input: object) => (await doIt('national-officer', id, 'return', input)).body
    expect(await refused({ step: 'provinceReview', mode: 'walk-again', reason: ' \u3164' })).toMatchObject({
      error: 'reason-required',
      field: 'reason',
    })
    expect(await refused({ mode: 'walk-again', reason: '缺页' })).toMatchObject({ error: 'choice-required', field: 'step' })
    for (const step of ['leadSign', 'no-such'])
      expect(await refused({ step, mode: 'walk-again', reason: '缺页' })).toMatchObject({
        error: 'step-not-there',
        field: 'step',
        msg: '没有该环节，或者现在不能转到。',
      })
    expect(await refused({ step: 'provinceReview', mode: 'away', reason: '缺页' })).toMatchObject({ error: 'form-invalid', field: 'mode' })
    // what the form does not ask for is said to be unknown, not dropped
    expect(await refused({ step: 'provinceReview', mode: 'walk-again', reason: '缺页', reasons: '缺页' })).toMatchObject({
      error: 'form-invalid',
      field: 'reasons',
    })
    expect(await status(id)).toEqual(['G03', [['nationalReview', null]]])
  })

  it('is done once, and not on a page that is stale', async () => {
    const id = await waitingCase(api, 'nationalReview')
    const officer = api.as('national-officer')
    const { version, verbs } = await officer.call(tasks.verbs, { id })
    const taskId = verbs.find(({ verb }) => verb === 'return')!.taskId!
    const call = { caseId: id, verb: 'return', taskId, version, input: { step: 'provinceReview', mode: 'walk-again', reason: '缺页' } }
    expect((await officer.send(tasks.verb, { ...call, version: version - 1 })).body).toMatchObject({ error: 'conflict' })
    const key = { idempotencyKey: newId() }
    expect([(await officer.send(tasks.verb, call, key)).status, (await officer.send(tasks.verb, call, key)).status]).toEqual([200, 200])
    expect((await view('national-officer', id)).history.filter(({ kind }) => kind === 'returned').length).toBe(1)
    expect((await officer.send(tasks.verb, call)).body).toMatchObject({ error: 'not-your-turn' })
    const { rows } = await api.pool.query(
      "select outcome, details ->> 'verb' as verb, details ->> 'reason' as reason from audit_rows where action = 'tasks.verb' and object_id = $1 order by at",
      [id],
    )
    expect(rows.filter(({ outcome }) => outcome === 'done')).toEqual([{ outcome: 'done', verb: 'return', reason: '缺页' }])
  })
})

describe('a transfer', () => {
  it('goes to a colleague, who has it at once and is told; the lead moves the tasks of others', async () => {
    const id = await waitingCase(api, 'provinceReview')
    const to = `user@${people.idOf('province-sx-2')}`
    expect((await doIt('province-sx', id, 'transfer', { to, opinion: '我明日出差。' }, 'provinceReview')).status).toBe(200)
    expect(await status(id)).toEqual(['G12', [['provinceReview', people.nameOf('province-sx-2')]]])
    expect(await rung('province-sx-2', id)).toEqual(['assigned'])
    expect(await lastEvent('province-sx-2', id)).toMatchObject({
      kind: 'transferred',
      opinion: '我明日出差。',
      details: { assignee: people.nameOf('province-sx-2') },
    })
    expect(await names('province-sx', id)).toEqual(['circulate', 'send-copy'])
    const back = `user@${people.idOf('province-sx')}`
    expect((await doIt('province-sx-lead', id, 'transfer', { to: back, opinion: '急件。' }, 'provinceReview')).status).toBe(200)
    expect(await status(id)).toEqual(['G12', [['provinceReview', people.nameOf('province-sx')]]])
    // whose it was is told, by whom and why
    expect(await rung('province-sx-2', id)).toEqual(['task-handed-over', 'assigned'])
    const [lost] = (await api.as('province-sx-2').call(bell.list, {})).messages
    expect(lost?.by).toEqual({ name: people.nameOf('province-sx-lead'), act: '转交', words: '急件。' })
    expect((await doIt('province-sx-lead', id, 'take-over', { reason: '我来办。' }, 'provinceReview')).status).toBe(200)
    expect((await rung('province-sx', id))[0]).toBe('task-handed-over')
    expect((await doIt('province-sx-lead', id, 'transfer', { to: back }, 'provinceReview')).status).toBe(200)
    await act(api, 'province-sx', id, 'provinceReview', { outcome: 'report' })
  })

  it('goes to a work group of the office, whose members claim it', async () => {
    const group = await api.as('admin-security').call(groups.create, {
      name: '石窟寺专班',
      code: null,
      purpose: '',
      organizationId: people.organizationOf('province-sx'),
      isActive: true,
      members: [{ userId: people.idOf('province-sx-lead'), isLeader: true }],
    })
    const id = await waitingCase(api, 'provinceReview')
    const { id: open } = await taskOf(api, 'province-sx', id, 'provinceReview')
    expect((await doIt('province-sx', id, 'transfer', { to: `group@${group.id}` }, 'provinceReview')).status).toBe(200)
    expect([await hasTask('province-sx-lead', id), await hasTask('province-sx', id)]).toEqual([true, false])
    const late = { taskId: open, version: 0, outcome: 'report', input: { opinion: '写到一半的意见。' } }
    expect((await api.as('province-sx-2').send(tasks.complete, late)).body).toMatchObject({
      error: 'task-passed-on',
      params: { to: '石窟寺专班' },
    })
    expect([await rung('province-sx-lead', id), await rung('province-sx', id)]).toEqual([['assigned'], []])
    await act(api, 'province-sx-lead', id, 'provinceReview', { outcome: 'report' })
    expect((await status(id))[1]).toEqual([['provinceSign', null]])
  })
})

describe('the lead', () => {
  it('takes a task over and does it', async () => {
    const id = await waitingCase(api, 'provinceReview')
    const { id: taskId } = await taskOf(api, 'province-sx', id, 'provinceReview')
    await api.as('province-sx').call(tasks.claim, { id: taskId })
    expect((await doIt('province-sx-lead', id, 'take-over', { reason: '承办人病假。' }, 'provinceReview')).status).toBe(200)
    expect((await status(id))[1]).toEqual([['provinceReview', people.nameOf('province-sx-lead')]])
    expect(await hasTask('province-sx', id)).toBe(false)
    const late = () =>
      api.as('province-sx').send(tasks.complete, { taskId, version: 0, outcome: 'report', input: { opinion: '写到一半的意见。' } })
    const lead = people.nameOf('province-sx-lead')
    expect(await late()).toMatchObject({ status: 409, body: { error: 'task-taken-over', params: { name: lead } } })
    expect((await view('province-sx', id)).history.at(-1)).toMatchObject({
      kind: 'taken-over',
      details: { assignee: people.nameOf('province-sx') },
    })
    await act(api, 'province-sx-lead', id, 'provinceReview', { outcome: 'report' })
    expect((await status(id))[1]).toEqual([['provinceSign', null]])
    expect(await late()).toMatchObject({ status: 409, body: { error: 'task-taken', params: { name: lead } } })
  })

  it('urges whom a task waits for, once in a day', async () => {
    const id = await waitingCase(api, 'provinceReview')
    expect((await offered('province-sx-lead', id)).find(({ verb }) => verb === 'urge')?.to).toEqual({
      names: [people.nameOf('province-sx'), people.nameOf('province-sx-2')],
      count: 2,
    })
    expect((await doIt('province-sx-lead', id, 'urge', { opinion: '请本周内办结。' }, 'provinceReview')).status).toBe(200)
    expect([await rung('province-sx', id), await rung('province-sx-2', id)]).toEqual([['urged'], ['urged']])
    // the two have one phone here
    expect((await messagesTo(api, await mobileOf(api, 'province-sx'))).map(({ template }) => template)).toEqual([
      'task-urged',
      'task-urged',
    ])
    expect(await lastEvent('province-sx', id)).toMatchObject({ kind: 'urged', opinion: '请本周内办结。' })
    expect((await doIt('province-sx-lead', id, 'urge', {}, 'provinceReview')).body).toMatchObject({ error: 'urged-already' })
    // where the verb was, the menu says from when on it is there again
    const { refused } = await api.as('province-sx-lead').call(tasks.verbs, { id })
    expect(refused.find(({ verb }) => verb === 'urge')).toMatchObject({ reason: 'urged-already', params: { time: expect.any(String) } })
    expect(await names('province-sx-lead', id)).not.toContain('urge')
    api.clock.advance({ hours: 24 })
    expect(await names('province-sx-lead', id)).toContain('urge')
  })

  it('urges again after the hours that the step is set to', async () => {
    const step = { itemCode: usualItem.code, step: 'provinceReview' }
    const { version } = await api.as('admin-system').call(settings.get, step)
    await api.as('admin-system').call(settings.save, { ...step, version, settings: { ...usualSettings, urgeHours: 1 } })
    const id = await waitingCase(api, 'provinceReview')
    const urge = async () => (await doIt('province-sx-lead', id, 'urge', {}, 'provinceReview')).status
    expect([await urge(), await urge()]).toEqual([200, 409])
    api.clock.advance({ minutes: 59 })
    expect(await urge()).toBe(409)
    api.clock.advance({ minutes: 1 })
    expect([await urge(), await urge()]).toEqual([200, 409])
  })
})

describe('who acted last', () => {
  it('takes the case back while nobody has been there', async () => {
    const id = await waitingCase(api, 'provinceSign')
    const [last] = (await view('province-sx', id)).history.filter(({ kind }) => kind === 'acted').slice(-1)
    expect(last?.actorName).toBe(people.nameOf('province-sx'))
    expect(await names('province-sx-2', id)).toEqual(['circulate', 'send-copy'])
    expect((await doIt('province-sx', id, 'take-back', { opinion: '数字有误。' })).status).toBe(200)
    expect(await status(id)).toEqual(['G12', [['provinceReview', people.nameOf('province-sx')]]])
    await act(api, 'province-sx', id, 'provinceReview', { outcome: 'report' })
    const { id: taskId } = await taskOf(api, 'province-sx-lead', id, 'provinceSign')
    await api.as('province-sx-lead').call(tasks.claim, { id: taskId })
    expect(await names('province-sx', id)).toEqual(['circulate', 'send-copy'])
    expect((await doIt('province-sx', id, 'take-back', {})).body).toMatchObject({ error: 'not-your-turn' })
  })

  it('takes a return back, and that it was sent back to who returned it', async () => {
    for (const mode of ['straight-back', 'walk-again']) {
      const id = await waitingCase(api, 'provinceSign')
      const own = (await taskOf(api, 'province-sx-lead', id, 'provinceSign')).actions.map(({ outcome }) => outcome)
      const said = { step: 'provinceReview', mode, reason: '退错了。' }
      expect((await doIt('province-sx-lead', id, 'return', said, 'provinceSign')).status).toBe(200)
      expect(await names('province-sx', id)).not.toContain('take-back')
      expect((await doIt('province-sx-lead', id, 'take-back', { opinion: '误退。' })).status).toBe(200)
      expect(await status(id)).toEqual(['G12', [['provinceSign', people.nameOf('province-sx-lead')]]])
      expect((await taskOf(api, 'province-sx-lead', id, 'provinceSign')).actions.map(({ outcome }) => outcome)).toEqual(own)
      expect((await doIt('province-sx-lead', id, 'return', said, 'provinceSign')).status).toBe(200)
      const { id: taskId } = await taskOf(api, 'province-sx', id, 'provinceReview')
      await api.as('province-sx').call(tasks.claim, { id: taskId })
      expect((await doIt('province-sx-lead', id, 'take-back', {})).body).toMatchObject({ error: 'not-your-turn' })
    }
    const id = await waitingCase(api, 'nationalReview')
    const said = { step: 'provinceReview', mode: 'straight-back', reason: '请补充。' }
    expect((await doIt('national-officer', id, 'return', said)).status).toBe(200)
    await act(api, 'province-sx', id, 'provinceReview', { outcome: 'sent-back', opinion: '已补充。' })
    expect((await doIt('province-sx', id, 'take-back', { opinion: '还要改。' })).status).toBe(200)
    expect(await status(id)).toEqual(['G12', [['provinceReview', people.nameOf('province-sx')]]])
    await act(api, 'province-sx', id, 'provinceReview', { outcome: 'sent-back', opinion: '改好了。' })
    expect(await status(id)).toEqual(['G03', [['nationalReview', people.nameOf('national-officer')]]])
    expect((await drive(api, id, 'filed')).status).toBe('G11')
  })

  it('does not take back what went to experts, and reads why', async () => {
    const id = await waitingCase(api, 'expertReview')
    const { verbs, refused } = await api.as('national-officer').call(tasks.verbs, { id })
    expect(verbs.map(({ verb }) => verb)).not.toContain('take-back')
    expect(refused).toContainEqual({ verb: 'take-back', taskId: null, reason: 'gone-outside' })
    expect((await api.as('national-lead').call(tasks.verbs, { id })).refused.map(({ verb }) => verb)).not.toContain('take-back')
  })

  it('reads why it cannot be taken back: an acceptance or a signature stands, the applicant has it, another authority has it', async () => {
    const why = async (username: string, id: string) =>
      (await api.as(username).call(tasks.verbs, { id })).refused.filter(({ verb }) => verb === 'take-back').map(({ reason }) => reason)
    const accepted = await waitingCase(api, 'provinceReview')
    expect([await why('province-sx', accepted), await why('province-sx-2', accepted)]).toEqual([['act-stands'], []])
    const signed = await waitingCase(api, 'issue')
    expect(await why('national-lead', signed)).toEqual(['act-stands'])
    const corrected = await waitingCase(api, 'correctProvince')
    expect(await why('province-sx', corrected)).toEqual(['gone-to-applicant'])
    const reported = await waitingCase(api, 'nationalAccept')
    expect([await names('province-sx-lead', reported), await why('province-sx-lead', reported)]).toEqual([
      ['take-back', 'circulate', 'send-copy'],
      [],
    ])
    const { id: taskId } = await taskOf(api, 'national-accept', reported, 'nationalAccept')
    await api.as('national-accept').call(tasks.claim, { id: taskId })
    expect([await names('province-sx-lead', reported), await why('province-sx-lead', reported)]).toEqual([
      ['circulate', 'send-copy'],
      ['gone-to-authority'],
    ])
    expect((await doIt('province-sx-lead', reported, 'take-back', {})).body).toMatchObject({
      error: 'gone-to-authority',
      msg: '案件已由其他机关接手，不能撤回。',
    })
  })

  it('does not take back what the applicant was told', async () => {
    const id = await waitingCase(api, 'provinceReview')
    expect(await names('province-sx', id)).toEqual([
      'return',
      'transfer',
      'add-signer',
      'countersign',
      'delegate',
      'circulate',
      'send-copy',
    ])
  })
})

describe('the applicant', () => {
  it('withdraws before acceptance: it is a draft again with nothing lost, and is submitted again', async () => {
    const id = await waitingCase(api)
    const before = await view('company', id)
    expect((await offered('company', id)).map(({ verb, note }) => [verb, note])).toEqual([['withdraw', withdrawalNotes.before]])
    expect((await doIt('company', id, 'withdraw', { reason: '金额填写有误。' })).status).toBe(200)
    const draft = await view('company', id)
    expect(draft).toMatchObject({ status: '01', number: null, clock: null, tasks: [], data: before.data, currentStep: { zh_CN: '填报' } })
    expect(draft.materials.map(({ files }) => files.length)).toEqual(before.materials.map(({ files }) => files.length))
    expect(draft.abilities).toMatchObject({ canEditDraft: true, canSubmit: true, canDeleteDraft: false })
    expect((await api.as('company').send(cases.deleteDraft, { id })).body).toMatchObject({ error: 'not-your-turn' })
    expect((await api.as('province-sx').send(cases.get, { id })).status).toBe(404)
    const again = await api.as('company').call(cases.submit, { itemCode: draft.itemCode, id, baseRevision: draft.revision })
    expect(again.number).not.toBe(before.number)
    expect(await status(id)).toEqual(['G12', [['provinceAccept', null]]])
    expect((await view('company', id)).clock).toMatchObject(before.clock!)
    expect((await view('company', id)).history.map(({ kind }) => kind)).toEqual(['submitted', 'withdrawn', 'submitted'])
    expect((await drive(api, id, 'filed')).status).toBe('G11')
  })

  it('withdraws what was returned for correction: officials read what is submitted next', async () => {
    const id = await waitingCase(api)
    const defects = { fields: [{ path: 'project.projectSite', note: '请核对' }], materials: [] }
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', defects })
    const done = async () =>
      (await api.as('province-sx').call(tasks.list, { state: 'done', sort: 'created-desc', page: { number: 1, size: 50 } })).rows.map(
        (row) => row.id,
      )
    expect(await done()).toContain(id)
    expect((await doIt('company', id, 'withdraw', { reason: '另行选址。' })).status).toBe(200)
    // a draft is its applicant's alone, whoever had it in hand before
    expect(await done()).not.toContain(id)
    const { data, revision, itemCode } = await view('company', id)
    const changed = { ...data, project: { ...data['project'], projectSite: '另选的场址' } }
    const saved = await api.as('company').call(cases.saveDraft, { id, baseRevision: revision, device: 'test', data: changed })
    await api.as('company').call(cases.submit, { itemCode, id, baseRevision: saved.revision })
    expect((await view('province-sx', id)).data['project']!['projectSite']).toBe('另选的场址')
    expect(await status(id)).toEqual(['G12', [['provinceAccept', null]]])
  })

  it('is told that it is withdrawn already, where two withdraw at once; who acts on it then is told that it was, whatever they do', async () => {
    const id = await waitingCase(api)
    const task = await taskOf(api, 'province-sx', id, 'provinceAccept')
    const replies = await Promise.all([1, 2].map(() => doIt('company', id, 'withdraw', { reason: '另行申请。' })))
    expect(replies.map(({ status: code }) => code).toSorted()).toEqual([200, 409])
    expect(replies.find(({ status: code }) => code === 409)!.body).toMatchObject({ error: 'withdrawn-already' })
    expect((await doIt('company', id, 'withdraw', { reason: '另行申请。' })).body).toMatchObject({ error: 'withdrawn-already' })
    const officer = api.as('province-sx')
    const verb = { caseId: id, verb: 'transfer', taskId: task.id, input: { to: `user@${people.idOf('province-sx-2')}` } }
    const acts = [
      () => officer.send(tasks.complete, { taskId: task.id, version: task.version, outcome: 'accept', input: { opinion: '同意' } }),
      () => officer.send(tasks.claim, { id: task.id }),
      () => officer.send(tasks.keepDraft, { id: task.id, revision: 0, content: '写到一半' }),
      () => officer.send(tasks.verb, verb),
    ]
    for (const each of acts)
      expect(await each()).toMatchObject({
        status: 409,
        body: { error: 'case-withdrawn', msg: '申请人已撤回该申请，案件已不在您处。' },
      })
    // filed again it is a case like any other
    const { itemCode, revision } = await view('company', id)
    await api.as('company').call(cases.submit, { itemCode, id, baseRevision: revision })
    expect((await officer.send(tasks.claim, { id: task.id })).body).toMatchObject({ error: 'not-your-turn' })
  })

  it('withdraws after acceptance: it ends, and those who handled it read why', async () => {
    const id = await waitingCase(api, 'nationalReview')
    expect((await offered('company', id)).map(({ note }) => note)).toEqual([withdrawalNotes.after])
    const { id: taskId } = await taskOf(api, 'national-officer', id, 'nationalReview')
    await api.as('national-officer').call(tasks.claim, { id: taskId })
    expect((await doIt('company', id, 'withdraw', {})).body).toMatchObject({ error: 'reason-required', field: 'reason' })
    expect((await doIt('company', id, 'withdraw', { reason: '项目取消。' })).status).toBe(200)
    expect(await status(id)).toEqual(['G999', []])
    expect(await lastEvent('province-sx', id)).toMatchObject({ kind: 'withdrawn', opinion: '项目取消。' })
    expect([await rung('national-officer', id), await rung('province-sx', id)]).toEqual([['case-withdrawn'], []])
    expect((await doIt('company', id, 'withdraw', { reason: '项目取消。' })).body).toMatchObject({ error: 'withdrawn-already' })
    const decided = await caseAt(api, 'filing')
    expect((await doIt('company', decided, 'withdraw', { reason: '项目取消。' })).body).toMatchObject({ error: 'not-your-turn' })
  })
})

it('several tasks are transferred at once, each with its own result and its own row in the log', async () => {
  const ids = [await waitingCase(api, 'provinceReview'), await waitingCase(api, 'provinceSign')]
  const open = await Promise.all(ids.map(async (id) => (await view('province-sx', id)).tasks[0]!.id))
  const said = { verb: 'transfer', ids: open, input: { to: `user@${people.idOf('province-sx-2')}` } }
  const results = await api.as('province-sx').call(tasks.verbBatch, said)
  expect(results).toEqual([
    { id: open[0], error: null, params: {} },
    { id: open[1], error: 'not-your-turn', params: {} },
  ])
  expect((await status(ids[0]!))[1]).toEqual([['provinceReview', people.nameOf('province-sx-2')]])
  const { rows } = await api.pool.query(
    "select outcome from audit_rows where action = 'tasks.verb' and object_id = any($1) order by at, id",
    [ids],
  )
  expect(rows).toEqual([{ outcome: 'done' }, { outcome: 'denied' }])
  expect((await api.as('province-sx').send(tasks.verbBatch, { ...said, verb: 'return' })).body).toMatchObject({ error: 'not-found' })
})

it('what may be done is said in a fixed number of statements', async () => {
  const id = await waitingCase(api, 'nationalReview')
  const officer = api.as('national-officer')
  await officer.call(tasks.verbs, { id })
  const { queries } = await api.countQueries(() => officer.call(tasks.verbs, { id }))
  expect(queries).toBe(10)
})
