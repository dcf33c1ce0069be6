import fs from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as files } from '@wenwu/core/files/contract'
import { samples } from '../../../../platform/files/sample-files.ts'
import { usualItem } from '../../../../case-driver/played-items.ts'
import { act } from '../../../../case-driver/drive-case.ts'
import { exampleOf, handIn, newDraft } from '../../../../case-driver/file-case.ts'
import { newPdf, submitted, tryAct, upload, waitingCase } from '../../../../testing/case-fixtures.ts'
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
    const file = fs.readFileSync(new URL('../../../../db/migrations/20261122134500-reasons-in-corrections.sql', import.meta.url), 'utf8')
    await api.pool.query(/update correction_entries e set[^;]*;/.exec(file)![0])
    expect(
      (await api.pool.query('select before, after from correction_entries where path = $1 order by correction_id desc', ['siting']))
        .rows[0],
    ).toEqual(entry)
    expect(await resubmit(id)).toMatchObject({ status: 422, body: { problems: [{ path: 'materials.siting' }] } })
  })
})
