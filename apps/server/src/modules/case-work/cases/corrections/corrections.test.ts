import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as files } from '@wenwu/core/files/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { samples } from '../../../../platform/files/sample-files.ts'
import { usualItem } from '../../../../case-driver/played-items.ts'
import { act, caseAt, drive, taskOf } from '../../../../case-driver/drive-case.ts'
import { exampleOf } from '../../../../case-driver/file-case.ts'
import { decisionAt, newPdf, tryAct, upload, waitingCase } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const defects = {
  fields: [{ path: 'project.projectSite', note: '写明里程' }],
  materials: [{ key: 'siting', note: '缺少附图' }],
}

async function save(id: string, change: (data: ReturnType<typeof exampleOf>) => void) {
  const view = await api.as('company').call(cases.get, { id })
  const data = structuredClone(view.data)
  change(data)
  return api.as('company').send(cases.saveDraft, { id, baseRevision: view.revision, device: 'test', data })
}

describe.each([
  ['province', 'provinceAccept', 'province-sx', 'G01', 'G12', 'correctProvince'],
  ['province', 'provinceReview', 'province-sx', 'G01', 'G12', 'correctProvince'],
  ['national bureau', 'nationalAccept', 'national-accept', 'G02', 'G03', 'correctNational'],
  ['national bureau', 'nationalReview', 'national-officer', 'G02', 'G03', 'correctNational'],
] as const)('returned by the %s at %s', (_who, step, official, waiting, back, correcting) => {
  it('opens only what was flagged, and goes back to that step with before and after', async () => {
    const id = await caseAt(api, step)
    const returned = await act(api, official, id, step, { outcome: 'return', reason: '材料不齐', defects })
    expect([returned.status, returned.tasks.map((task) => task.step), returned.clock?.state, returned.clock?.stopReason]).toEqual([
      waiting,
      [correcting],
      'stopped',
      'waiting-for-applicant',
    ])

    const company = api.as('company')
    const open = await company.call(cases.get, { id })
    expect(open.abilities).toMatchObject({ canEditDraft: true, canSubmit: false, canDeleteDraft: false })
    expect(
      Object.entries(open.access)
        .filter(([, rights]) => rights.editable)
        .map(([path]) => path),
    ).toEqual(['project.projectSite'])
    expect(open.corrections).toMatchObject([{ status: 'open', reason: '材料不齐', ...defects, changes: [] }])

    // everything is sent back changed: only the flagged field is taken, and nothing is said about the rest
    const { status } = await save(id, (data) => {
      data.project!.projectSite = '里程K12+300至K12+860，见附图'
      data.project!.projectName = '偷偷改名'
      data.letter!.telNumber = '13900000000'
    })
    expect(status).toBe(200)
    const saved = await company.call(cases.get, { id })
    expect(saved.data).toEqual({
      ...exampleOf(usualItem.code),
      project: { ...exampleOf(usualItem.code).project, projectSite: '里程K12+300至K12+860，见附图' },
    })
    expect(saved.title).toBe(exampleOf(usualItem.code).project!.projectName)

    expect(
      await company.send(files.upload, { caseId: id, materialKey: 'design' }, { file: { name: 'a.pdf', content: samples.pdf } }),
    ).toMatchObject({ status: 409, body: { error: 'not-your-turn' } })
    const old = open.materials.find((material) => material.key === 'design')!.files[0]!
    expect((await company.send(files.remove, { caseId: id, fileId: old.fileId })).status).toBe(409)
    await upload(api, 'company', id, 'siting', newPdf())

    const again = await act(api, 'company', id, correcting, { outcome: 'resubmit', opinion: '' })
    expect([again.status, again.tasks.map((task) => task.step), again.clock?.state]).toEqual([back, [step], 'running'])
    const official2 = await api.as(official).call(cases.get, { id })
    expect(official2.corrections).toMatchObject([
      {
        status: 'resubmitted',
        changes: [
          { path: 'project.projectSite', before: exampleOf(usualItem.code).project!.projectSite, after: '里程K12+300至K12+860，见附图' },
        ],
      },
    ])
    expect(official2.materials.find((material) => material.key === 'siting')!.files).toHaveLength(2)
    expect(official2.history.at(-1)).toMatchObject({ kind: 'resubmitted', actorRole: 'applicant' })

    expect(await save(id, (data) => (data.project!.projectSite = '太晚了'))).toMatchObject({
      status: 409,
      body: { error: 'handed-in-already' },
    })
  })
})

describe('a correction', () => {
  it('demands defects and a reason, and paths and materials that exist', async () => {
    const id = await waitingCase(api)
    const attempt = (more: object) => tryAct(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', ...more })
    expect(await attempt({ reason: '缺' })).toMatchObject({ status: 422, body: { error: 'defects-required', field: 'defects' } })
    expect(await attempt({ reason: '缺', defects: { fields: [], materials: [] } })).toMatchObject({
      status: 422,
      body: { error: 'defects-required' },
    })
    expect(await attempt({ defects })).toMatchObject({ status: 422, body: { error: 'reason-required', field: 'reason' } })
    expect(await attempt({ reason: '缺', defects: { fields: [{ path: 'project.nothing', note: '缺' }], materials: [] } })).toMatchObject({
      status: 422,
      body: { error: 'defects-unknown', field: 'defects', msg: '所选补正内容不在本申请的表单或者材料目录中，请刷新页面后重新选择。' },
    })
    expect(await attempt({ reason: '缺', defects: { fields: [], materials: [{ key: 'nothing', note: '缺' }] } })).toMatchObject({
      status: 422,
      body: { error: 'defects-unknown', field: 'defects' },
    })
    // a field is returned as a whole
    for (const path of ['project.projectSite.start', 'project.projectSite[0]', 'project.projectSite[0].name', 'project'])
      expect(await attempt({ reason: '缺', defects: { fields: [{ path, note: '缺' }], materials: [] } }), path).toMatchObject({
        status: 422,
        body: { error: 'defects-unknown', field: 'defects' },
      })
    const bare = { fields: [{ path: 'project.projectSite', note: '写到乡镇' }], materials: [{ key: 'siting', note: ' ' }] }
    expect(await attempt({ reason: '缺', defects: bare })).toMatchObject({
      status: 422,
      body: {
        error: 'defect-notes-required',
        field: 'defects.materials[0].note',
        msg: '有1处需补正的内容没有写明补正说明，请逐项填写。',
        problems: [{ path: 'defects.materials[0].note', code: 'defect-notes-required' }],
      },
    })
    const twice = { fields: [], materials: [{ key: 'siting', note: '缺附图' }, { key: 'siting', note: '缺公章' }] } // prettier-ignore
    expect(await attempt({ reason: '缺', defects: twice })).toMatchObject({
      status: 422,
      body: { error: 'defect-twice', field: 'defects.materials[1].key', msg: '同一处内容标记了两次，请合并为一条补正说明。' },
    })
    const { rows } = await api.pool.query('select from corrections where case_id = $1', [id])
    expect(rows).toHaveLength(0)
  })

  it('opens what hangs on a flagged field too, so that the case can be submitted again', async () => {
    const id = await waitingCase(api)
    await act(api, 'province-sx', id, 'provinceAccept', {
      outcome: 'return',
      defects: { fields: [{ path: 'archaeology.isSurveyed', note: '与实际不符' }], materials: [] },
    })
    const open = await api.as('company').call(cases.get, { id })
    expect(open.corrections[0]!.fields.map((field) => field.path).sort()).toEqual(
      [
        'archaeology.isSurveyed',
        'archaeology.surveyArea',
        'archaeology.surveyPlan',
        'archaeology.surveyResult',
        'archaeology.surveyUnit',
      ].sort(),
    )
    expect(open.corrections[0]!.materials).toMatchObject([{ key: 'survey', note: '', isAsked: false }])
    expect((await save(id, (data) => (data.archaeology = { ...data.archaeology, isSurveyed: false }))).status).toBe(200)
    expect(await tryAct(api, 'company', id, 'correctProvince', { outcome: 'resubmit' })).toMatchObject({
      status: 422,
      body: { error: 'form-invalid', field: 'archaeology.surveyPlan' },
    })
    expect((await save(id, (data) => (data.archaeology!.surveyPlan = '开工前完成'))).status).toBe(200)
    expect((await act(api, 'company', id, 'correctProvince', { outcome: 'resubmit' })).status).toBe('G12')
    const { data } = await api.as('province-sx').call(cases.get, { id })
    expect(data.archaeology).toEqual({ isSurveyed: false, surveyPlan: '开工前完成' })
  })

  it('is the applicant’s alone until it is handed in: officials see what was filed', async () => {
    const id = await waitingCase(api)
    const { projectSite: filed } = exampleOf(usualItem.code).project!
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', defects: { ...defects, materials: [] } })
    await save(id, (data) => (data.project!.projectSite = '改到一半的地点'))
    const seenBy = async (reader: string) => (await api.as(reader).call(cases.get, { id })).data.project!.projectSite
    expect([await seenBy('company'), await seenBy('province-sx'), await seenBy('national-officer')]).toEqual([
      '改到一半的地点',
      filed,
      filed,
    ])
    const { body } = await api.as('province-sx').request('POST', '/api/getProjectBasicInfor', { billId: id })
    expect(JSON.stringify(body)).not.toContain('改到一半')
    await act(api, 'company', id, 'correctProvince', { outcome: 'resubmit' })
    expect(await seenBy('province-sx')).toBe('改到一半的地点')
  })

  it('keeps its files and the name it gives the case from officials as well, in view, list, link and zip', async () => {
    const id = await waitingCase(api)
    const asked = { fields: [{ path: 'project.projectName', note: '名称不全。' }], materials: defects.materials }
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', defects: asked })
    const before = await api.as('company').call(cases.get, { id })
    await save(id, (data) => (data.project!.projectName = '改到一半的名称'))
    const added = await upload(api, 'company', id, 'siting', newPdf())
    const seenBy = async (reader: string) => {
      const caller = api.as(reader)
      const { materials, title } = await caller.call(cases.get, { id })
      const { rows } = await caller.call(cases.query, { filter: { preset: 'all' }, sort: 'updated-desc', page: { number: 1, size: 50 } })
      const link = await caller.send(files.link, { fileId: added.fileId, isDownload: false })
      const listed = await caller.call(files.listOfCase, { caseId: id })
      return [
        title,
        rows.find((row) => row.id === id)?.title,
        materials.some((material) => material.files.some(({ fileId }) => fileId === added.fileId)),
        JSON.stringify(listed).includes(added.fileId),
        link.status,
      ]
    }
    for (const reader of ['province-sx', 'national-officer'])
      expect(await seenBy(reader)).toEqual([before.title, before.title, false, false, 404])
    expect((await seenBy('company')).slice(2)).toEqual([true, true, 200])
    await act(api, 'company', id, 'correctProvince', { outcome: 'resubmit' })
    const renamed = '改到一半的名称'
    for (const reader of ['company', 'province-sx']) expect(await seenBy(reader)).toEqual([renamed, renamed, true, true, 200])
    const found = await api.as('province-sx').call(cases.query, {
      filter: { preset: 'all', keyword: '改到一半的名' },
      sort: 'updated-desc',
      page: { number: 1, size: 10 },
    })
    expect(found.rows.map((row) => row.id)).toContain(id)
  })

  it('leaves officials what was filed: files taken out or replaced with it, and all of it where the case is voided', async () => {
    const id = await waitingCase(api)
    const official = api.as('province-sx')
    const company = api.as('company')
    const view = () => official.call(cases.get, { id })
    const filesOf = async () => (await view()).materials.find(({ key }) => key === 'siting')!.files.map(({ fileId }) => fileId)
    const linkOf = async (fileId: string) => (await official.send(files.link, { fileId, isDownload: false })).status
    const [filed] = await filesOf()
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', defects })
    expect((await company.send(files.remove, { caseId: id, fileId: filed! })).status).toBe(200)
    const draft = await upload(api, 'company', id, 'siting', newPdf())
    expect([await filesOf(), await linkOf(filed!), await linkOf(draft.fileId)]).toEqual([[filed], 200, 404])
    await act(api, 'company', id, 'correctProvince', { outcome: 'resubmit' })
    // the earlier version can be read still
    expect([await filesOf(), await linkOf(filed!), await linkOf(draft.fileId)]).toEqual([[draft.fileId], 200, 200])

    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', defects })
    await save(id, (data) => (data.project!.projectSite = '作废前改到一半'))
    const before = (await view()).data.project!.projectSite
    const never = await upload(api, 'company', id, 'siting', newPdf())
    await company.call(files.remove, { caseId: id, fileId: draft.fileId })
    await api.as('province-sx-lead').call(tasks.void, { id, reason: '申请人撤回' })
    expect([(await view()).data.project!.projectSite, await filesOf(), await linkOf(never.fileId)]).toEqual([before, [draft.fileId], 404])
    expect(before).not.toContain('作废前')
  })

  it('is not asked for where the applicant could put nothing right', async () => {
    const id = await waitingCase(api)
    const { materials } = await api.as('province-sx').call(cases.get, { id })
    const letter = materials.find(({ by }) => by !== 'applicant')!.key
    const asked = { outcome: 'return', reason: '请补。', defects: { fields: [], materials: [{ key: letter, note: '请补。' }] } }
    expect(await tryAct(api, 'province-sx', id, 'provinceAccept', asked)).toMatchObject({
      status: 422,
      body: { error: 'defects-required', field: 'defects' },
    })
  })

  it('may follow another: each keeps its own before and after', async () => {
    const id = await waitingCase(api)
    for (const site of ['第一处', '第二处']) {
      await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', defects: { ...defects, materials: [] } })
      await save(id, (data) => (data.project!.projectSite = site))
      await act(api, 'company', id, 'correctProvince', { outcome: 'resubmit' })
    }
    const { corrections } = await api.as('province-sx').call(cases.get, { id })
    expect(corrections.map((each) => each.changes.map((change) => [change.before, change.after]))).toEqual([
      [[exampleOf(usualItem.code).project!.projectSite, '第一处']],
      [['第一处', '第二处']],
    ])
  })

  it('asks for a judgement of a flagged material anew', async () => {
    const id = await waitingCase(api)
    const task = await taskOf(api, 'province-sx', id, 'provinceAccept')
    for (const key of ['siting', 'design'])
      await api
        .as('province-sx')
        .call(tasks.checkMaterial, { id: task.id, key, verdict: key === 'siting' ? 'defective' : 'sufficient', note: '见批注' })
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', defects: { fields: [], materials: defects.materials } })
    await upload(api, 'company', id, 'siting', newPdf())
    await act(api, 'company', id, 'correctProvince', { outcome: 'resubmit' })
    const { materials } = await api.as('province-sx').call(cases.get, { id })
    expect(
      materials.filter((material) => ['siting', 'design'].includes(material.key)).map((material) => [material.key, material.verdict]),
    ).toEqual([
      ['siting', null],
      ['design', 'sufficient'],
    ])
  })

  it('says whose verdict it is to another body', async () => {
    const id = await waitingCase(api)
    const task = await taskOf(api, 'province-sx', id, 'provinceAccept')
    await api.as('province-sx').call(tasks.checkMaterial, { id: task.id, key: 'design', verdict: 'sufficient', note: '' })
    const judgedBy = async (username: string) => {
      const { materials } = await api.as(username).call(cases.get, { id })
      return materials.filter(({ key }) => key === 'design').map((material) => [material.verdict, material.judgedBy])
    }
    expect(await judgedBy('province-sx')).toEqual([['sufficient', '']])
    await drive(api, id, 'nationalAccept')
    expect(await judgedBy('national-accept')).toEqual([['sufficient', '陕西省文物局']])
    expect(await judgedBy('company')).toEqual([[null, '']])
  })

  it('finds nothing in order that was not handed in, and judges no paper of a bureau', async () => {
    const id = await waitingCase(api)
    const task = await taskOf(api, 'province-sx', id, 'provinceAccept')
    const official = api.as('province-sx')
    const { materials } = await official.call(cases.get, { id })
    const missing = materials.find(({ by, files }) => by === 'applicant' && files.length === 0)!
    const letter = materials.find(({ by }) => by !== 'applicant')!
    const judge = (key: string, verdict: 'sufficient' | 'defective') =>
      official.send(tasks.checkMaterial, { id: task.id, key, verdict, note: '缺' })
    expect(await judge(missing.key, 'sufficient')).toMatchObject({ status: 422, body: { error: 'nothing-handed-in' } })
    expect(await judge(letter.key, 'defective')).toMatchObject({ status: 404 })
    const verdictsOf = async () => (await official.call(cases.get, { id })).materials.map(({ verdict }) => verdict).filter(Boolean)
    expect(await verdictsOf()).toEqual([])
    expect((await judge(missing.key, 'defective')).status).toBe(200)
    expect(await verdictsOf()).toEqual(['defective'])
  })

  it('is over when its case is voided: nothing can be changed any more', async () => {
    const id = await waitingCase(api)
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', defects })
    await api.as('province-sx-lead').call(tasks.void, { id, reason: '申请人撤回' })
    expect(await save(id, (data) => (data.project!.projectSite = '作废之后'))).toMatchObject({
      status: 409,
      body: { error: 'not-your-turn' },
    })
    const late = await api
      .as('company')
      .send(files.upload, { caseId: id, materialKey: 'siting' }, { file: { name: 'a.pdf', content: samples.pdf } })
    expect(late.status).toBe(409)
    const view = await api.as('company').call(cases.get, { id })
    expect([view.abilities.canEditDraft, Object.values(view.access).some((rights) => rights.editable)]).toEqual([false, false])
  })

  it('is handed in only as it was read: what another session wrote meanwhile does not go along unseen', async () => {
    const id = await waitingCase(api)
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', defects: { ...defects, materials: [] } })
    const decision = await decisionAt(api, 'company', id, 'correctProvince', { outcome: 'resubmit' })
    const { baseRevision: _, ...unread } = decision
    const hand = (sent: typeof unread) => api.as('company').send(tasks.complete, sent)
    expect(await hand(unread)).toMatchObject({ status: 400, body: { error: 'bad-request', field: 'baseRevision' } })
    expect(await save(id, (data) => (data.project!.projectSite = '另一处会话所写'))).toMatchObject({ status: 200 })
    expect(await hand(decision)).toMatchObject({ status: 409, body: { error: 'conflict' } })
    const read = await decisionAt(api, 'company', id, 'correctProvince', { outcome: 'resubmit' })
    expect((await hand(read)).status).toBe(200)
    // from a second window
    expect(await hand(read)).toMatchObject({
      status: 409,
      body: { error: 'handed-in-already', msg: expect.stringContaining('已经提交') as string },
    })
  })

  it('is submitted as it was saved, also when a save comes at the same instant', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await waitingCase(api)
      await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', defects: { ...defects, materials: [] } })
      const unchanged = { fields: [{ path: 'project.projectSite', reason: '无误' }], materials: [] }
      const decision = await decisionAt(api, 'company', id, 'correctProvince', { outcome: 'resubmit', unchanged })
      const [saved, resubmitted] = await Promise.all([
        save(id, (data) => (data.project!.projectSite = '')),
        api.as('company').send(tasks.complete, decision),
      ])
      const site = (await api.as('company').call(cases.get, { id })).data.project!.projectSite
      // either the empty field came first and the submission is refused, or the submission came first and the save too late
      expect([[saved.status, resubmitted.status, site]]).toEqual(
        resubmitted.status === 200 ? [[409, 200, exampleOf(usualItem.code).project!.projectSite]] : [[200, 409, '']],
      )
    }
  })
})
