import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as directories } from '@wenwu/core/directories/contract'
import { contract } from '@wenwu/core/filed-projects/contract'
import { contract as imports } from '@wenwu/core/imports/contract'
import type { ImportRun } from '@wenwu/core/imports/model'
import { samples } from '../../../platform/files/sample-files.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const query = { filter: {}, sort: 'approved-desc', page: { number: 1, size: 50 } } as const
const csv = { name: 'p.csv', content: '文物保护单位,项目名称,批准文号,批准日期\n甲塔,甲塔工程,陕文物函〔2026〕1号,2026-11-02\n' }
const units = { name: 'u.csv', content: '单位名称,省份,资质类别,资质等级,证书编号,有效期至\n甲,陕西省,监理,甲级,试1,2027-01-01\n' }
const pdf = { name: '批文.pdf', content: samples.pdf }

describe('filed projects', () => {
  it('are not for applicants, experts, customs or nobody', async () => {
    for (const [caller, status] of [
      [api.anonymous, 401],
      [api.as('company'), 403],
      [api.as('expert1'), 403],
      [api.as('thirdparty'), 403],
      [api.as('customs'), 403],
      [api.as('admin-system'), 403],
    ] as const) {
      expect((await caller.send(contract.query, query)).status).toBe(status)
      expect((await caller.send(contract.export, { filter: {}, sort: 'approved-desc', columns: [] })).status).toBe(status)
      expect((await caller.sendWire(imports.filedProjects, {}, { file: csv })).status).toBe(status)
      expect((await caller.sendWire(imports.template, { target: 'filed-projects' })).status).toBe(status)
    }
    expect((await api.as('province-sx').send(contract.query, query)).status).toBe(200)
  })

  it('are filed by provinces only, each its own, and read by the national bureau', async () => {
    expect((await api.as('national-officer').sendWire(imports.filedProjects, {}, { file: csv })).status).toBe(403)
    const foreign = {
      name: 'p.csv',
      content: csv.content.replace('文物保护单位,', '省份,文物保护单位,').replace('\n甲塔', '\n山西省,甲塔'),
    }
    const run = ((await api.as('province-sx').sendWire(imports.filedProjects, {}, { file: foreign })).body as { data: ImportRun }).data
    expect(run).toMatchObject({ status: 'checked', bad: 1, badRows: [{ problems: [{ code: 'foreign' }] }] })
    expect((await api.as('province-sx').sendWire(imports.filedProjects, {}, { file: csv })).status).toBe(200)
  })

  it('of another province have no document for one', async () => {
    const [own] = (await api.as('province-sx').call(contract.query, query)).rows
    const upload = (username: string) => api.as(username).send(contract.uploadApproval, { projectId: own!.id }, { file: pdf })
    expect((await upload('province-sxi')).status).toBe(404)
    expect((await upload('national-officer')).status).toBe(403)
    expect((await upload('company')).status).toBe(403)
    expect((await upload('province-sx')).status).toBe(200)
    expect((await api.as('province-sxi').send(contract.approvalLink, { id: own!.id })).status).toBe(404)
    expect((await api.as('province-sx-lead').send(contract.approvalLink, { id: own!.id })).status).toBe(200)
    // nor does the opaque id of the file open it
    const { rows } = await api.pool.query<{ file_id: string }>('select file_id from filed_project_files where project_id = $1', [own!.id])
    expect((await api.as('province-sxi').request('POST', '/api/downOrReviewFile', { fileUrl: rows[0]!.file_id })).status).toBe(404)
  })

  it('are the only thing a province imports', async () => {
    const officer = api.as('province-sx')
    expect((await officer.sendWire(imports.check, { target: 'laws' }, { file: { name: 'l.csv', content: 'title\nx\n' } })).status).toBe(403)
    expect((await officer.sendWire(imports.check, { target: 'qualified-units' }, { file: units })).status).toBe(403)
    expect((await officer.sendWire(imports.check, { target: '__proto__' }, { file: units })).status).toBe(400)
    expect((await officer.sendWire(imports.template, { target: 'laws' })).status).toBe(403)
    expect((await officer.sendWire(imports.template, { target: 'filed-projects' })).status).toBe(200)
    // a run is its maker's, and needs the permission still when it is started
    const { id } = ((await officer.sendWire(imports.check, { target: 'filed-projects' }, { file: csv })).body as { data: ImportRun }).data
    expect((await api.as('province-sx-lead').send(imports.start, { id })).status).toBe(404)
    await api.pool.query("update import_runs set target = 'laws' where id = $1", [id])
    expect((await officer.send(imports.start, { id })).status).toBe(403)
  })
})

describe('qualified units', () => {
  it('are kept by those who keep the basic data', async () => {
    for (const username of ['company', 'province-sx', 'national-accept', 'editor']) {
      expect((await api.as(username).sendWire(imports.qualifiedUnits, {}, { file: units })).status, username).toBe(403)
      expect(
        (
          await api
            .as(username)
            .send(
              directories.upload,
              { directory: 'heritage-units', entry: '1-0085-3-038' },
              { file: { name: 'x.png', content: samples.png } },
            )
        ).status,
        username,
      ).toBe(403)
    }
    expect((await api.as('editor-lead').sendWire(imports.qualifiedUnits, { checkOnly: '1' }, { file: units })).status).toBe(200)
    expect(
      (
        await api
          .as('editor-lead')
          .send(
            directories.upload,
            { directory: 'heritage-units', entry: '1-0085-3-038' },
            { file: { name: 'x.png', content: samples.png } },
          )
      ).status,
    ).toBe(200)
    // the scan is for those who are signed in
    expect((await api.anonymous.send(directories.link, { directory: 'heritage-units', entry: '1-0085-3-038' })).status).toBe(401)
    expect((await api.as('person').send(directories.link, { directory: 'heritage-units', entry: '1-0085-3-038' })).status).toBe(200)
  })
})
