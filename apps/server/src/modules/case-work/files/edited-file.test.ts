import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as files } from '@wenwu/core/files/contract'
import { newId } from '@wenwu/core/kernel/id'
import { docxOf, samples, zipOf } from '../../../platform/files/sample-files.ts'
import { act } from '../../../case-driver/drive-case.ts'
import { newDraft } from '../../../case-driver/file-case.ts'
import { submitted } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const editedDocx = (text: string) => zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': `<document>${text}</document>` })
const handBack = (username: string, caseId: string, fileId: string, content: Buffer, name = '本机另存的名称.docx') =>
  api.as(username).send(files.uploadEdited, { caseId, fileId }, { file: { name, content } })
const filesOf = async (username: string, caseId: string, key: string) =>
  (await api.as(username).call(cases.get, { id: caseId })).materials.find((material) => material.key === key)!.files
const versionsOf = (username: string, caseId: string, fileId: string) => api.as(username).call(files.versions, { caseId, fileId })

const original = await docxOf()

async function draftWithDocx(): Promise<{ caseId: string; fileId: string }> {
  const { id: caseId } = await newDraft(api)
  const { fileId } = await api
    .as('company')
    .call(files.upload, { caseId, materialKey: 'impactReport' }, { file: { name: '影响评估报告.docx', content: original } })
  return { caseId, fileId }
}

describe('uploadwpsFileStore', () => {
  it('puts the edited document in the place of its version, under its name; the one before stays on record', async () => {
    const { caseId, fileId } = await draftWithDocx()
    const second = await handBack('company', caseId, fileId, await editedDocx('二'))
    expect(second).toMatchObject({ status: 200, body: { data: { name: '影响评估报告.docx' } } })
    const [current] = await filesOf('company', caseId, 'impactReport')
    const third = await handBack('company', caseId, current!.fileId, await editedDocx('三'))
    expect(third.status).toBe(200)
    const now = await filesOf('company', caseId, 'impactReport')
    expect(now).toHaveLength(1)
    expect((await versionsOf('company', caseId, now[0]!.fileId)).map((version) => version.fileId)).toEqual([current!.fileId, fileId])
    expect((await api.as('company').download(files.download, { id: fileId })).content).toEqual(original)
  })

  it('writes over nobody’s edit: of two who began with one version the second is told, and nothing changes', async () => {
    const { caseId, fileId } = await draftWithDocx()
    const [first, second] = await Promise.all([
      handBack('company', caseId, fileId, await editedDocx('甲')),
      handBack('company', caseId, fileId, await editedDocx('乙')),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    expect([first, second].find((reply) => reply.status === 409)).toMatchObject({ body: { error: 'file-version-stale' } })
    expect(await filesOf('company', caseId, 'impactReport')).toHaveLength(1)
  })

  it('takes the same kind of document only, and no file that is not there', async () => {
    const { caseId, fileId } = await draftWithDocx()
    expect(await handBack('company', caseId, fileId, samples.pdf, '报告.pdf')).toMatchObject({
      status: 415,
      body: { error: 'file-ending-differs' },
    })
    expect(await handBack('company', caseId, fileId, samples.exe)).toMatchObject({ status: 415, body: { error: 'file-content-differs' } })
    expect((await handBack('company', caseId, newId(), await docxOf())).status).toBe(404)
    expect(
      (
        await api
          .as('company')
          .sendWire(files.uploadEdited, { bid: 'x', fileId: '' }, { file: { name: 'a.docx', content: await docxOf() } })
      ).status,
    ).toBe(404)
    // deleted in the draft, it is gone with its versions
    await handBack('company', caseId, fileId, await editedDocx('二'))
    const [current] = await filesOf('company', caseId, 'impactReport')
    await api.as('company').call(files.remove, { caseId, fileId: current!.fileId })
    expect((await api.pool.query('select 1 from files where id = any($1)', [[fileId, current!.fileId]])).rows).toEqual([])
  })
})

describe('who hands back', () => {
  it('is whoever may replace the file now: not strangers, not after the submission, and in a correction only what was asked for', async () => {
    const { caseId, fileId } = await draftWithDocx()
    for (const stranger of ['museum', 'person', 'province-sx', 'national-officer', 'admin-system']) {
      expect((await handBack(stranger, caseId, fileId, await docxOf())).status, stranger).toBe(404)
      expect((await api.as(stranger).send(files.versions, { caseId, fileId })).status, stranger).toBe(404)
    }
    expect(
      (await api.anonymous.send(files.uploadEdited, { caseId, fileId }, { file: { name: 'a.docx', content: await docxOf() } })).status,
    ).toBe(401)
    expect((await handBack('company', caseId, fileId, await docxOf())).status).toBe(200)
  })

  it('officials see the versions since the submission, and none of the draft’s time', async () => {
    const id = await submitted(api)
    const [handedIn] = await filesOf('company', id, 'application')
    expect((await handBack('company', id, handedIn!.fileId, samples.pdf, 'a.pdf')).status).toBe(409)
    await act(api, 'province-sx', id, 'provinceAccept', {
      outcome: 'return',
      reason: '请补充',
      defects: { fields: [], materials: [{ key: 'application', note: '重做' }] },
    })
    const [other] = await filesOf('company', id, 'siting')
    expect((await handBack('company', id, other!.fileId, samples.pdf, 'a.pdf')).status).toBe(409)
    expect((await handBack('company', id, handedIn!.fileId, Buffer.concat([samples.pdf, Buffer.from('%2')]), 'a.pdf')).status).toBe(200)
    const linkOf = async (fileId: string) => (await api.as('province-sx').send(files.link, { fileId, isDownload: false })).status
    // a version that another takes the place of before it is handed in was never filed
    const [passing] = await filesOf('company', id, 'application')
    expect((await handBack('company', id, passing!.fileId, Buffer.concat([samples.pdf, Buffer.from('%3')]), 'a.pdf')).status).toBe(200)
    expect((await filesOf('province-sx', id, 'application')).map((file) => file.fileId)).toEqual([handedIn!.fileId])
    expect(await linkOf(passing!.fileId)).toBe(404)
    await act(api, 'company', id, 'correctProvince', { outcome: 'resubmit' })
    const [current] = await filesOf('province-sx', id, 'application')
    expect((await versionsOf('province-sx', id, current!.fileId)).map((version) => version.fileId)).toEqual([handedIn!.fileId])
    expect([await linkOf(handedIn!.fileId), await linkOf(passing!.fileId)]).toEqual([200, 404])
    await api.pool.query("update correction_entries set before = '[]' where kind = 'material'")
    await api.pool.query(
      "update file_versions set replaced_at = (select submitted_at - interval '1 hour' from cases where id = $1) where case_id = $1",
      [id],
    )
    expect(await versionsOf('province-sx', id, current!.fileId)).toEqual([])
    expect(await linkOf(handedIn!.fileId)).toBe(404)
    expect(await versionsOf('company', id, current!.fileId)).toHaveLength(2)
  })
})
