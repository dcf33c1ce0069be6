import fs from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as files } from '@wenwu/core/files/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { samples } from '../../../platform/files/sample-files.ts'
import { usualItem } from '../../../case-driver/played-items.ts'
import { act, caseAt, drive, taskOf } from '../../../case-driver/drive-case.ts'
import { exampleOf, handIn, newDraft } from '../../../case-driver/file-case.ts'
import { decisionAt, newPdf, submitted, tryAct, upload, waitingCase } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

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
      body: { error: 'not-your-turn' },
    })
  })
})

describe('what was flagged and is as it was', () => {
  const resubmit = (id: string, unchanged?: object) =>
    tryAct(api, 'company', id, 'correctProvince', { outcome: 'resubmit', ...(unchanged && { unchanged }) })
  const returned = async (more = defects) => {
    const id = await waitingCase(api)
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', defects: more })
    return id
  }

  it('is refused without a reason for each, and nothing is lost', async () => {
    const id = await returned()
    const both = ['project.projectSite', 'materials.siting'].map((path) => ({ path, code: 'unchanged' }))
    for (const unchanged of [
      undefined,
      { fields: [], materials: [] },
      { fields: [{ path: 'project.projectSite', reason: '  ' }], materials: [{ key: 'design', reason: '不相干' }] },
    ])
      expect(await resubmit(id, unchanged)).toMatchObject({
        status: 422,
        body: { error: 'correction-unchanged', msg: '有2处要求补正的内容没有修改，请逐项说明理由。', problems: both },
      })
    await upload(api, 'company', id, 'siting', newPdf())
    expect(await resubmit(id)).toMatchObject({ status: 422, body: { problems: [both[0]] } })
    expect((await api.as('company').call(cases.get, { id })).status).toBe('G01')
    expect(await resubmit(id, { fields: [{ path: 'project.projectSite', reason: ' 里程已在附图中标注 ' }], materials: [] })).toMatchObject({
      status: 200,
    })
    const [correction] = (await api.as('province-sx').call(cases.get, { id })).corrections
    expect(correction).toMatchObject({
      changes: [],
      fields: [{ path: 'project.projectSite', reason: '里程已在附图中标注' }],
      materials: [{ key: 'siting', change: 'handed-in', reason: '' }],
    })
  })

  it('what a bureau hands in may be flagged and is not asked of the applicant', async () => {
    const letter = { key: 'provinceLetter', note: '请省局补充' }
    const id = await returned({ fields: defects.fields, materials: [letter] })
    const [correction] = (await api.as('company').call(cases.get, { id })).corrections
    expect(correction!.materials.find(({ key }) => key === letter.key)).toMatchObject({ ...letter, isAsked: false, before: [] })
    expect((await save(id, (data) => (data.project!.projectSite = '里程K12+300'))).status).toBe(200)
    expect(await resubmit(id)).toMatchObject({ status: 200 })
  })

  it('is shown to the official with its reasons, materials included', async () => {
    const id = await returned()
    expect((await save(id, (data) => (data.project!.projectSite = '里程K12+300'))).status).toBe(200)
    const { status } = await resubmit(id, {
      // of what was changed no reason is kept
      fields: [{ path: 'project.projectSite', reason: '多余的理由' }],
      materials: [{ key: 'siting', reason: '批准文件没有附图' }],
    })
    expect(status).toBe(200)
    const [correction] = (await api.as('province-sx').call(cases.get, { id })).corrections
    expect(correction).toMatchObject({
      changes: [{ path: 'project.projectSite', after: '里程K12+300' }],
      fields: [{ path: 'project.projectSite', reason: '' }],
      materials: [{ key: 'siting', change: 'none', reason: '批准文件没有附图' }],
    })
  })

  const siting = async (id: string) =>
    (await api.as('company').call(cases.get, { id })).materials.find((material) => material.key === 'siting')!.files
  const remove = async (id: string) => {
    for (const { fileId } of await siting(id)) await api.as('company').call(files.remove, { caseId: id, fileId })
  }

  it('is a file taken away and handed in again with the same content, whatever its name, and an answer with blanks around it', async () => {
    const draft = await newDraft(api)
    await upload(api, 'company', draft.id, 'siting', samples.pdf)
    await handIn(api, 'company', await api.as('company').call(cases.get, { id: draft.id }))
    const { id, itemCode, revision } = draft
    await api.as('company').call(cases.submit, { id, itemCode, baseRevision: revision })
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', defects })
    await remove(id)
    const file = { name: '换个名字.pdf', content: samples.pdf }
    await api.as('company').call(files.upload, { caseId: id, materialKey: 'siting' }, { file })
    const site = String(exampleOf(usualItem.code).project!.projectSite)
    expect((await save(id, (data) => (data.project!.projectSite = ` ${site}　`))).status).toBe(200)
    expect(await resubmit(id)).toMatchObject({
      status: 422,
      body: { error: 'correction-unchanged', problems: [{ path: 'project.projectSite' }, { path: 'materials.siting' }] },
    })
    // the browser knows it before: the contents of then and of now
    const view = await api.as('company').call(cases.get, { id })
    expect(view.corrections[0]!.materials[0]!.before).toEqual((await siting(id)).map(({ sha256 }) => sha256))
    const reason = '原件无误'
    expect(await resubmit(id, { fields: [{ path: 'project.projectSite', reason }], materials: [{ key: 'siting', reason }] })).toMatchObject(
      { status: 200 },
    )
    expect((await api.as('province-sx').call(cases.get, { id })).corrections).toMatchObject([
      { changes: [], fields: [{ reason }], materials: [{ key: 'siting', before: [], change: 'none', reason }] },
    ])
    // a record from before this was stored tells what counted then: other ids
    await api.pool.query(
      'update correction_entries set change = null where correction_id in (select id from corrections where case_id = $1)',
      [id],
    )
    expect((await api.as('province-sx').call(cases.get, { id })).corrections).toMatchObject([
      { changes: [], materials: [{ change: 'handed-in' }] },
    ])
  })

  it('opens what a chosen unit brings with it', async () => {
    const id = await returned({ fields: [{ path: 'unit.punitName', note: '名称有误' }], materials: [] })
    const { corrections } = await api.as('company').call(cases.get, { id })
    expect(corrections[0]!.fields.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['unit.punitLevel', 'unit.punitCode', 'unit.punitAddress', 'unit.region']),
    )
    // and the letter, for a paper that shows it; nothing is asked of it
    expect(corrections[0]!.materials).toMatchObject([{ note: '', isAsked: false }])
    await upload(api, 'company', id, corrections[0]!.materials[0]!.key)
  })

  it('does not move the case to another province', async () => {
    const id = await returned({ fields: [{ path: 'unit.punitName', note: '名称有误' }], materials: [] })
    const place = (region: string) => save(id, (data) => Object.assign(data.unit!, { punitName: { name: '更正后的石窟' }, region }))
    expect(await place('141002')).toMatchObject({ status: 200 })
    const problem = { path: 'unit.region', code: 'other-province' }
    expect((await api.as('company').call(cases.check, { id })).problems).toMatchObject([problem])
    const refused = await resubmit(id)
    expect(refused).toMatchObject({ status: 422, body: { error: 'form-invalid', field: 'unit.region', problems: [problem] } })
    expect(JSON.stringify(refused.body)).toContain('属于另一省份。补正不能把申请改到另一省份，请改回原省份')
    // what was typed is kept, and another place of the same province goes through
    const kept = await api.as('company').call(cases.get, { id })
    expect([kept.data.unit!.region, kept.provinceCode, kept.status]).toEqual(['141002', '61', 'G01'])
    expect(await place('610113')).toMatchObject({ status: 200 })
    expect(await resubmit(id)).toMatchObject({ status: 200 })
  })

  it.each([
    ['county', '140425', 'countyOpinion', { away: ['140423', '140403'], back: '140425' }, '平顺县'],
    ['city', '140403', 'cityOpinion', { away: ['140105'], back: '140404' }, '长治市'],
  ] as const)('does not move the case from the %s that asked for it', async (level, region, step, { away, back }, name) => {
    const id = await submitted(api, { change: (data) => Object.assign(data.unit!, { region }) })
    await act(api, `${level}-officer`, id, step, {
      outcome: 'return',
      reason: '地点有误',
      defects: { fields: [{ path: 'unit.region', note: '写明所在县' }], materials: [] },
    })
    const place = (code: string) => save(id, (data) => Object.assign(data.unit!, { region: code }))
    const reasons = { fields: [{ path: 'unit.region', reason: '无误' }], materials: [] }
    const again = () => tryAct(api, 'company', id, 'correctProvince', { outcome: 'resubmit', unchanged: reasons })
    for (const other of away) {
      expect(await place(other)).toMatchObject({ status: 200 })
      const problem = { path: 'unit.region', code: 'other-bureau', params: { place: name } }
      expect((await api.as('company').call(cases.check, { id })).problems).toMatchObject([problem])
      const refused = await again()
      expect(refused).toMatchObject({ status: 422, body: { error: 'form-invalid', field: 'unit.region', problems: [problem] } })
      expect(JSON.stringify(refused.body)).toContain(
        `不在${name}。案件由${name}的文物行政部门办理，补正不能改到${name}以外，请改回；确需更换的，请撤回本申请后重新申请`,
      )
    }
    // the page knows it before
    const { holding } = await api.as('company').call(cases.get, { id })
    expect(holding).toEqual({
      region: 'unit.region',
      provinceCode: '14',
      local: { place: region.slice(0, level === 'city' ? 4 : 6), name },
    })
    expect(await place(back)).toMatchObject({ status: 200 })
    expect(await again()).toMatchObject({ status: 200 })
    const after = await api.as(`${level}-officer`).call(cases.get, { id })
    expect([after.tasks.map((task) => [task.step, task.isMine || task.canClaim]), after.holding]).toEqual([[[step, true]], null])
  })

  it('is not a material whose file was only taken away: a required one is refused, another is recorded as removed', async () => {
    const id = await returned({ fields: [], materials: [...defects.materials, { key: 'worldHeritage', note: '不是本项目的' }] })
    await upload(api, 'company', id, 'worldHeritage')
    await act(api, 'company', id, 'correctProvince', {
      outcome: 'resubmit',
      unchanged: { fields: [], materials: [{ key: 'siting', reason: '无误' }] },
    })
    await act(api, 'province-sx', id, 'provinceAccept', {
      outcome: 'return',
      defects: { fields: [], materials: [...defects.materials, { key: 'worldHeritage', note: '仍不是' }] },
    })
    const [extra] = (await api.as('company').call(cases.get, { id })).materials.find(({ key }) => key === 'worldHeritage')!.files
    await api.as('company').call(files.remove, { caseId: id, fileId: extra!.fileId })
    await remove(id)
    expect(await resubmit(id)).toMatchObject({
      status: 422,
      body: { error: 'materials-missing', problems: [{ path: 'materials.siting' }] },
    })
    await upload(api, 'company', id, 'siting', newPdf())
    expect(await resubmit(id)).toMatchObject({ status: 200 })
    const { corrections } = await api.as('province-sx').call(cases.get, { id })
    expect(corrections.map(({ materials }) => materials.map(({ key, change }) => [key, change]))).toEqual([
      [
        ['siting', 'none'],
        ['worldHeritage', 'handed-in'],
      ],
      [
        ['siting', 'handed-in'],
        ['worldHeritage', 'removed'],
      ],
    ])
  })

  it('is not asked of what merely hangs on a flagged field', async () => {
    const id = await returned({ fields: [{ path: 'archaeology.isSurveyed', note: '请核对' }], materials: [] })
    expect(await resubmit(id)).toMatchObject({ status: 422, body: { problems: [{ path: 'archaeology.isSurveyed', code: 'unchanged' }] } })
    expect(await resubmit(id, { fields: [{ path: 'archaeology.isSurveyed', reason: '无误' }], materials: [] })).toMatchObject({
      status: 200,
    })
  })

  it('of corrections from before is known by the files of the time', async () => {
    const id = await returned({ fields: [], materials: defects.materials })
    const [entry] = (
      await api.pool.query('select before, after from correction_entries where path = $1 order by correction_id desc', ['siting'])
    ).rows
    await api.pool.query('update correction_entries set before = null')
    const file = fs.readFileSync(new URL('../../../db/migrations/20261122134500-reasons-in-corrections.sql', import.meta.url), 'utf8')
    await api.pool.query(/update correction_entries e set[^;]*;/.exec(file)![0])
    expect(
      (await api.pool.query('select before, after from correction_entries where path = $1 order by correction_id desc', ['siting']))
        .rows[0],
    ).toEqual(entry)
    expect(await resubmit(id)).toMatchObject({ status: 422, body: { problems: [{ path: 'materials.siting' }] } })
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
    expect((await hand(await decisionAt(api, 'company', id, 'correctProvince', { outcome: 'resubmit' }))).status).toBe(200)
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
