import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as documents } from '@wenwu/core/documents/contract'
import { contract as files } from '@wenwu/core/files/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { newId } from '@wenwu/core/kernel/id'
import { detailCalls, getDetailCalls } from '@wenwu/core/item/detail-calls'
import { samples } from '../../../platform/files/sample-files.ts'
import { usualItem } from '../../../case-driver/played-items.ts'
import { act, caseAt, drive, taskOf } from '../../../case-driver/drive-case.ts'
import { newDraft } from '../../../case-driver/file-case.ts'
import { approval, entrust, outsiders, type People, peopleOf, submitted } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { readSheet } from '../../../testing/read-sheet.ts'

let api: TestApp
let people: People
/** Shaanxi's case of `company`, waiting at the national officer. */
let caseId: string
let taskId: string
let fileId: string
let draftId: string

beforeAll(async () => {
  api = await startTestApp()
  people = await peopleOf(api)
  draftId = (await newDraft(api)).id
  caseId = await caseAt(api, 'nationalReview')
  taskId = (await taskOf(api, 'national-officer', caseId, 'nationalReview')).id
  fileId = (await api.as('company').call(cases.get, { id: caseId })).materials[0]!.files[0]!.fileId
})
afterAll(() => api.stop())

const everyRow = { filter: { preset: 'all' as const }, sort: 'submitted-desc' as const, page: { number: 1, size: 100 } }
const file = { name: 'a.pdf', content: samples.pdf }

/** Every call that names a case, a task or a file, as this person sends it: name ↦ status and error. */
async function tryAll(username: string, id = caseId, keys = ['billId']): Promise<Record<string, string>> {
  const caller = api.as(username)
  const found: Record<string, string> = {}
  const note = (name: string, { status, body }: { status: number; body: unknown }) =>
    (found[name] = `${status} ${(body as { error?: string }).error ?? ''}`.trim())
  note('get', await caller.send(cases.get, { id }))
  note('process', await caller.send(cases.process, { id }))
  note('clock', await caller.send(cases.clock, { id }))
  note('look', await caller.send(cases.look, { itemCode: '', caseId: id }))
  note('readApplication', await caller.send(cases.readApplication, { itemCode: usualItem.code, id }))
  note('saveDraft', await caller.send(cases.saveDraft, { id, baseRevision: 1, device: 'x', data: {} }))
  note('lastApplication', await caller.send(cases.lastApplication, { id }))
  note('draftVersions', await caller.send(cases.draftVersions, { id }))
  note('draftVersion', await caller.send(cases.draftVersion, { id, versionId: newId() }))
  note('deleteDraft', await caller.send(cases.deleteDraft, { id }))
  note('check', await caller.send(cases.check, { id }))
  note('submit', await caller.send(cases.submit, { itemCode: usualItem.code, id, baseRevision: 1 }))
  note('void', await caller.send(tasks.void, { id, reason: '试' }))
  note('claim', await caller.send(tasks.claim, { id: taskId }))
  note('release', await caller.send(tasks.release, { id: taskId }))
  note(
    'complete',
    await caller.send(tasks.complete, { taskId, version: 5, outcome: 'approve', input: { opinion: '同意', document: approval } }),
  )
  note('checkMaterial', await caller.send(tasks.checkMaterial, { id: taskId, key: 'siting', verdict: 'defective', note: '' }))
  note('candidates', await caller.send(tasks.candidates, { id: taskId }))
  note('replyDraft', await caller.send(tasks.replyDraft, { id: taskId, outcome: 'approve' }))
  note('upload', await caller.send(files.upload, { caseId: id, materialKey: 'siting' }, { file }))
  note('remove', await caller.send(files.remove, { caseId: id, fileId }))
  note('link', await caller.send(files.link, { fileId, isDownload: false }))
  note('download', await caller.send(files.download, { id: fileId }))
  note('listOfCase', await caller.send(files.listOfCase, { caseId: id }))
  for (const call of detailCalls) {
    const method = getDetailCalls.includes(call) ? 'GET' : 'POST'
    for (const key of method === 'GET' ? ['id'] : keys) {
      note(
        `${call} ${key}`,
        method === 'GET'
          ? await caller.request('GET', `/api/${call}?${key}=${id}`)
          : await caller.request('POST', `/api/${call}`, { [key]: id }),
      )
    }
  }
  return found
}

async function listed(username: string): Promise<string[]> {
  return (await api.as(username).call(cases.query, everyRow)).rows.map((row) => row.id)
}

describe('a case of other people', () => {
  it.each(outsiders)('%s: every call says it does not exist, or that one may not', async (username) => {
    const isThorough = username === 'province-sxi'
    const found = await tryAll(username, caseId, isThorough ? ['billId', 'bill_id', 'id', 'projectId', 'businessKey'] : undefined)
    expect(Object.keys(found).length).toBe(isThorough ? 265 : 73)
    const open = Object.entries(found).filter(([, reply]) => !['404 not-found', '403 forbidden'].includes(reply))
    expect(open).toEqual([])
    // what needs no permission is refused by scope, not by permission: the same words as for an id that does not exist
    for (const name of ['get', 'process', 'clock', 'look', 'readApplication', 'link', 'download', 'listOfCase', 'getBasicInfor billId'])
      expect([name, found[name]]).toEqual([name, '404 not-found'])
    expect(await listed(username)).not.toContain(caseId)
    const exported = await api.as(username).download(cases.export, { ...everyRow, columns: ['number', 'title'] })
    const number = (await api.as('company').call(cases.get, { id: caseId })).number
    expect((await readSheet(exported.content)).flat()).not.toContain(number)
  })

  it('nothing happened to it, and each refusal of a known person is in the audit trail', async () => {
    const view = await api.as('national-officer').call(cases.get, { id: caseId })
    expect([view.status, view.tasks.map((task) => [task.step, task.claimedBy])]).toEqual(['G03', [['nationalReview', null]]])
    const { rows } = await api.pool.query<{ n: number }>(
      "select count(distinct actor_id)::int as n from audit_rows where outcome = 'denied' and action = 'cases.get' and object_id = $1",
      [caseId],
    )
    expect(rows[0]!.n).toBe(outsiders.length)
  })

  it('customs and administrators see no case and no task at all', async () => {
    for (const username of ['customs', 'admin-system', 'admin-security', 'admin-audit']) {
      expect(await listed(username)).toEqual([])
      expect((await api.as(username).call(tasks.list, { state: 'open', sort: 'due-asc', page: { number: 1, size: 10 } })).rows).toEqual([])
    }
  })

  it('a colleague of the province reads it, but what waits elsewhere is not theirs to do', async () => {
    const found = await tryAll('province-sx')
    expect([
      found.get,
      found.process,
      found.clock,
      found.look,
      found.readApplication,
      found.download,
      found['getUnitOverview billId'],
    ]).toEqual(Array<string>(7).fill('200'))
    for (const name of ['claim', 'release', 'complete', 'checkMaterial', 'candidates', 'replyDraft'])
      expect([name, found[name]]).toEqual([name, '404 not-found'])
    for (const name of ['upload', 'remove']) expect([name, found[name]]).toEqual([name, '409 not-your-turn'])
  })

  it('of another role of the national bureau: seen, not acted on', async () => {
    const found = await tryAll('national-office')
    expect(found.get).toBe('200')
    for (const name of ['claim', 'complete', 'replyDraft']) expect([name, found[name]]).toEqual([name, '404 not-found'])
  })
})

describe('a draft', () => {
  it('is seen by nobody but its applicant', async () => {
    for (const username of [
      'museum',
      'person',
      'province-sx',
      'province-sx-lead',
      'national-accept',
      'national-officer',
      'national-lead',
      'thirdparty',
      'expert1',
      'customs',
      'admin-audit',
    ]) {
      const caller = api.as(username)
      const replies = [
        await caller.send(cases.get, { id: draftId }),
        await caller.send(cases.process, { id: draftId }),
        await caller.send(cases.clock, { id: draftId }),
        await caller.send(cases.look, { itemCode: '', caseId: draftId }),
        await caller.send(cases.readApplication, { itemCode: usualItem.code, id: draftId }),
        await caller.send(files.listOfCase, { caseId: draftId }),
        await caller.request('POST', '/api/getWorkGoals', { billId: draftId }),
        await caller.request('GET', `/api/getKgBascicInfo?id=${draftId}`),
      ]
      expect([username, ...replies.map((reply) => reply.status)]).toEqual([username, ...Array<number>(8).fill(404)])
      expect(await listed(username)).not.toContain(draftId)
    }
    expect(await listed('company')).toContain(draftId)
    // an assignment by mistake opens no draft either
    await api.pool.query("insert into case_assignments (case_id, assignee_key, kind, assigned_at) values ($1, $2, 'expert', now())", [
      draftId,
      people.idOf('expert5'),
    ])
    expect((await api.as('expert5').send(cases.get, { id: draftId })).status).toBe(404)
  })

  it('a filter cannot widen the scope', async () => {
    for (const filter of [
      { preset: 'draft' as const },
      { preset: 'all' as const, status: '01' },
      { preset: 'all' as const, provinceCode: '61' },
    ]) {
      for (const username of ['province-sxi', 'national-officer', 'museum']) {
        const { rows } = await api.as(username).call(cases.query, { ...everyRow, filter })
        const allowed = username === 'national-officer' && filter.provinceCode !== undefined ? [caseId] : []
        expect([username, filter, rows.map((row) => row.id).filter((id) => [caseId, draftId].includes(id))]).toEqual([
          username,
          filter,
          allowed,
        ])
      }
    }
  })
})

describe('outsiders', () => {
  it('see what was entrusted to them, without contacts, colleagues and the bureau’s own talk', async () => {
    const id = await submitted(api)
    await drive(api, id, 'nationalReview')
    await entrust(api, people, id)
    expect(await listed('thirdparty')).toEqual([id])
    expect(await listed('thirdparty2')).toEqual([])
    const view = await api.as('thirdparty').call(cases.get, { id })
    expect([view.data.applicant!.applicantName, Object.keys(view.data.applicant!).sort(), Object.keys(view.data.letter!).sort()]).toEqual([
      '渭北城际轨道建设有限公司',
      ['applicantName', 'creditCode', 'isAgent', 'superior'],
      ['atpName', 'projectLeader', 'rfNumber', 'rfTitle'],
    ])
    expect(view.access['letter.telNumber']).toEqual({ visible: false, editable: false, required: false })
    // what the bureau asked of it is the one act it reads
    expect([view.corrections, view.document, view.history.map((event) => event.kind)]).toEqual([[], null, ['submitted', 'acted']])
    const everything = JSON.stringify(view)
    for (const secret of ['13800000002', 'guidao@example.cn', '江晚晴', '未央区凤栖路88号']) expect(everything).not.toContain(secret)

    const viewer = await Promise.all(
      detailCalls
        .filter((call) => !getDetailCalls.includes(call))
        .map((call) => api.as('thirdparty').request('POST', `/api/${call}`, { billId: id })),
    )
    const details = JSON.stringify(viewer.map((reply) => reply.body))
    expect(details).toContain('渭北城际轨道建设有限公司')
    for (const secret of ['13800000002', 'guidao@example.cn', '江晚晴', '未央区凤栖路88号']) expect(details).not.toContain(secret)

    // an expert sees it from the invitation on, and not the other expert's task or opinion
    expect(await listed('expert1')).toEqual([])
    await act(api, 'thirdparty', id, 'assessEarly', { outcome: 'next' })
    await act(api, 'thirdparty', id, 'assessMid', { outcome: 'experts', expertIds: [people.idOf('expert1'), people.idOf('expert2')] })
    await act(api, 'expert1', id, 'assessExperts', { outcome: 'disagree', opinion: '第一位专家的意见' })
    const second = await api.as('expert2').call(cases.get, { id })
    expect([second.tasks.length, second.history.map((event) => event.kind)]).toEqual([1, ['submitted', 'acted']])
    expect(JSON.stringify(second)).not.toContain('第一位专家的意见')
    expect(JSON.stringify(second)).not.toContain('13800000002')
    expect((await api.as('expert3').send(cases.get, { id })).status).toBe(404)
  })
})

describe('the applicant', () => {
  it('reads no name, opinion or draft of the bureau before the decision', async () => {
    const id = await submitted(api)
    await drive(api, id, 'nationalReview')
    await act(api, 'national-officer', id, 'nationalReview', {
      outcome: 'refuse',
      opinion: '内部意见：不同意',
      document: { ...approval, title: '关于不同意的批复' },
    })
    const view = await api.as('company').call(cases.get, { id })
    expect([view.document, view.documentNumber]).toEqual([null, null])
    const everything = JSON.stringify({ ...view, data: null })
    for (const secret of ['内部意见', '不同意', 'refuse', people.nameOf('national-officer'), people.nameOf('province-sx')])
      expect([secret, everything.includes(secret)]).toEqual([secret, false])
    expect(view.history.map((event) => event.outcome)).toEqual([null, 'accept', null, null, 'accept', null])
    const documentId = (await api.as('national-lead').call(cases.get, { id })).document!.id
    for (const username of ['company', 'province-sx', 'province-sx-lead']) {
      expect((await api.as(username).send(documents.get, { id: documentId })).status).toBe(404)
      expect((await api.as(username).call(cases.get, { id })).document).toBeNull()
    }
  })
})

describe('the opinion of county and city', () => {
  const at = async (region: string): Promise<string> => {
    const id = await submitted(api, { change: (data) => Object.assign(data.unit!, { region }) })
    return (await api.as('national-officer').call(cases.get, { id })).tasks.map(({ step }) => step).join()
  }

  it('is asked where somebody can act for such a bureau at the site, and of nobody else', async () => {
    const id = await submitted(api, { change: (data) => Object.assign(data.unit!, { region: '140425' }) })
    const mine = async (username: string) => (await api.as(username).call(cases.get, { id })).tasks.map(({ isMine }) => isMine)
    expect([await mine('county-officer'), await mine('city-officer'), await mine('province-sxi')]).toEqual([[true], [false], [false]])
    // §4.4 has no status for it: lists, the search and the viewer say who has it beside that of the province
    const told = async () => {
      const person = api.as('province-sxi')
      const view = await person.call(cases.get, { id })
      const [look, list, found] = await Promise.all([
        person.call(cases.look, { itemCode: '', caseId: id }),
        person.call(cases.query, everyRow),
        person.call(cases.search, { q: view.number! }),
      ])
      return [view, look, ...[...list.rows, ...found.rows].filter((row) => row.id === id)].map(({ status, isLocal }) => [status, isLocal])
    }
    expect(await told()).toEqual([1, 2, 3, 4].map(() => ['G12', true]))
    const { clock } = await act(api, 'county-officer', id, 'countyOpinion', { outcome: 'disagree' })
    expect(clock).toMatchObject({ key: 'local', state: 'running' })
    expect([await mine('county-officer'), await mine('city-officer')]).toEqual([[false], [true]])
    await act(api, 'city-officer', id, 'cityOpinion', { outcome: 'agree' })
    const view = await api.as('province-sxi').call(cases.get, { id })
    expect(view).toMatchObject({
      status: 'G12',
      isLocal: false,
      clock: { key: 'acceptance', state: 'running' },
      tasks: [{ step: 'provinceAccept', isMine: true }],
    })
    expect(view.history.map(({ actorBody }) => actorBody)).toEqual(expect.arrayContaining(['平顺县文物局', '长治市文物局']))
    expect((await api.as('county-officer').send(cases.get, { id: caseId })).status).toBe(404)
  })

  it('is left out where there is none: the next bureau has the case at once', async () => {
    expect([await at('140403'), await at('140303')]).toEqual(['cityOpinion', 'provinceAccept'])
    await api.pool.query("update users set is_locked = true where username = 'city-officer'")
    expect([await at('140403'), await at('140425')]).toEqual(['provinceAccept', 'countyOpinion'])
    await api.pool.query("update users set is_locked = false where username = 'city-officer'")
  })
})
