import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as files } from '@wenwu/core/files/contract'
import type { UploadLimits } from '@wenwu/core/item/upload-limits'
import { items } from '@wenwu/items/index.generated'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { samples } from '../../../platform/files/sample-files.ts'
import type { RawReply } from '../../../platform/http/caller.ts'
import { usualItem } from '../../../case-driver/played-items.ts'
import { exampleOf } from '../../../case-driver/file-case.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { publishItems } from '../items/publish.ts'

const limits: UploadLimits = {
  material: { files: 3, megabytes: 2 },
  applicant: { files: 6, megabytes: 4 },
  officials: { files: 2, megabytes: 2 },
  day: { files: 40, megabytes: 20 },
}

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
  const changed = items.map((item) => ({ ...item, uploadLimits: limits }))
  await inTransaction(api.pool, (db) => publishItems(db, api.clock.now(), changed))
})
afterAll(() => api.stop())

let made = 0
/** A PDF unlike any other. */
const pdf = (size = 1000) => Buffer.concat([samples.pdf, Buffer.alloc(Math.max(0, size - samples.pdf.length), `${made++} `)])
const newCase = async (username = 'company') => (await api.as(username).call(cases.createDraft, { itemCode: usualItem.code })).id
const send = (caseId: string, materialKey: string, content = pdf(), username = 'company') =>
  api.as(username).send(files.upload, { caseId, materialKey }, { file: { name: '图纸.pdf', content } })
const announce = (caseId: string, materialKey: string, content: Buffer, username = 'company') =>
  api.as(username).send(files.openUpload, {
    caseId,
    materialKey,
    name: '图纸.pdf',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  })
const megabyte = 1024 * 1024
/** Begins uploads in parts of two megabytes each and sends all their bytes. */
async function beginUploads(caseId: string, count: number): Promise<RawReply[]> {
  const replies: RawReply[] = []
  for (let n = 0; n < count; n++) {
    const content = pdf(2 * megabyte)
    const reply = await announce(caseId, 'application', content, 'museum')
    replies.push(reply)
    if (reply.status !== 200) continue
    const { uploadId } = (reply.body as { data: { uploadId: string } }).data
    for (const offset of [0, megabyte]) {
      const part = content.subarray(offset, offset + megabyte)
      const sha256 = createHash('sha256').update(part).digest('hex')
      await api.as('museum').call(files.uploadPart, { uploadId, offset, sha256 }, { part: Buffer.from(part) })
    }
  }
  return replies
}
const forgetUploads = async () => {
  await api.pool.query('delete from upload_days')
  await api.pool.query('delete from upload_sessions')
}
const dropNewest = (caseId: string) =>
  api.pool.query('delete from upload_sessions where id = (select max(id::text)::uuid from upload_sessions where case_id = $1)', [caseId])
const countedOf = async (username: string) =>
  (
    await api.pool.query<{ files: number; megabytes: number }>(
      'select files, round(bytes / 1048576.0, 1)::float8 as megabytes from upload_days d join users u on u.id = d.user_id where username = $1',
      [username],
    )
  ).rows

describe('what may be handed in', () => {
  it('for a material: a number of files, also when they come at once; the refusal says the numbers', async () => {
    const caseId = await newCase()
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(caseId, 'application')))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409])
    const refused = {
      error: 'upload-material-full',
      field: 'file',
      msg: '本项材料最多 3 个文件、共 2 MB，已有 3 个、1 MB，“图纸.pdf”没有上传。',
    }
    expect((await send(caseId, 'application')).body).toMatchObject(refused)
    expect((await announce(caseId, 'application', pdf())).body).toMatchObject(refused)
    // another material has room of its own
    expect((await send(caseId, 'siting')).status).toBe(200)
  })

  it('for a material: a number of bytes; removing a file makes room', async () => {
    const caseId = await newCase()
    const first = await send(caseId, 'application', pdf(1.5 * megabyte))
    expect(first.status).toBe(200)
    expect((await send(caseId, 'application', pdf(megabyte))).body).toMatchObject({ error: 'upload-material-full' })
    const { fileId } = (first.body as { data: { fileId: string } }).data
    await api.as('company').call(files.remove, { caseId, fileId })
    expect((await send(caseId, 'application', pdf(megabyte))).status).toBe(200)
  })

  it('an upload in parts that finds no room at its end is refused there', async () => {
    const caseId = await newCase()
    const content = pdf(1000)
    const { body } = await announce(caseId, 'application', content)
    const { uploadId } = (body as { data: { uploadId: string } }).data
    const part = { uploadId, offset: 0, sha256: createHash('sha256').update(content).digest('hex') }
    await api.as('company').call(files.uploadPart, part, { part: content })
    for (let n = 0; n < 3; n++) expect((await send(caseId, 'application')).status).toBe(200)
    const refused = await api.as('company').send(files.completeUpload, { uploadId })
    expect([refused.status, (refused.body as { error: string }).error]).toEqual([409, 'upload-material-full'])
  })

  it('for a case: materials and fields of the form together', async () => {
    const caseId = await newCase()
    for (const key of ['application', 'siting']) for (let n = 0; n < 3; n++) expect((await send(caseId, key)).status).toBe(200)
    expect((await send(caseId, 'terrainMap')).body).toMatchObject({
      error: 'upload-case-full',
      msg: '一件申请最多 6 个文件、共 4 MB，已有 6 个、1 MB，不能再增加文件。',
    })
    expect((await announce(caseId, 'terrainMap', pdf())).body).toMatchObject({ error: 'upload-case-full' })
    // the form itself is saved as before
    const saved = await api
      .as('company')
      .send(cases.saveDraft, { id: caseId, baseRevision: 0, device: 'a', data: exampleOf(usualItem.code) })
    expect(saved.status).toBe(200)
  })

  it('on a day: by a person, for all cases together; removing a file gives nothing back, the next day does', async () => {
    const museum = api.as('museum')
    const countMore = async (n: number) => {
      await api.pool.query('update upload_days d set files = files + $1 from users u where u.id = d.user_id and username = $2', [
        n,
        'museum',
      ])
      return n
    }
    const counted = async () =>
      (await api.pool.query('select files from upload_days d join users u on u.id = d.user_id where username = $1', ['museum'])).rows
    const drafts = await Promise.all(Array.from({ length: 4 }, () => newCase('museum')))
    for (let n = 0; n < 40; n++) {
      const caseId = drafts[n % drafts.length]!
      const { body } = await send(caseId, 'application', pdf(), 'museum')
      const { fileId } = (body as { data: { fileId: string } }).data
      await museum.call(files.remove, { caseId, fileId })
      // one is sent to each draft twice, and those between are counted as if they had been
      if (n === drafts.length - 1) n += await countMore(40 - 2 * drafts.length)
    }
    const refused = await send(drafts[0]!, 'application', pdf(), 'museum')
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({
      error: 'upload-day-full',
      msg: '每人每天最多上传 40 个文件、共 20 MB，今天已上传 40 个、1 MB，“图纸.pdf”没有上传，请明天再传。',
    })
    expect(await counted()).toEqual([{ files: 40 }])
    await api.pool.query('update upload_days set day = day - 1')
    expect((await send(await newCase('museum'), 'application', pdf(), 'museum')).status).toBe(200)
  })

  it('on a day: bytes of uploads in parts count as they come, whatever becomes of the uploads, and once for those that become files', async () => {
    await forgetUploads()
    const [first, second] = [await newCase('museum'), await newCase('museum')]
    expect((await beginUploads(first, 4)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await countedOf('museum')).toEqual([{ files: 0, megabytes: 8 }])
    await api.as('museum').call(cases.deleteDraft, { id: first })
    const [kept] = await beginUploads(second, 1)
    const { uploadId } = (kept!.body as { data: { uploadId: string } }).data
    await api.as('museum').call(files.completeUpload, { uploadId })
    expect(await countedOf('museum')).toEqual([{ files: 1, megabytes: 10 }])
    await api.as('museum').call(cases.deleteDraft, { id: second })
    const third = await newCase('museum')
    const replies = await beginUploads(third, 6)
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(replies.at(-1)!.body).toMatchObject({ error: 'upload-day-full' })
    expect(await countedOf('museum')).toEqual([{ files: 1, megabytes: 20 }])
  })

  it('on a day: what open uploads have announced is as good as sent', async () => {
    const caseId = await newCase('museum')
    await forgetUploads()
    const replies: number[] = []
    // the newest item allows a person 20 MB a day, and each of these is 2 MB
    for (let n = 0; n < 10; n++) replies.push((await announce(caseId, 'application', pdf(2 * megabyte), 'museum')).status)
    expect(replies).toEqual(Array.from({ length: 10 }, () => 200))
    await dropNewest(caseId)
    await api.pool.query('update upload_sessions set size = size + 1 where case_id = $1', [caseId])
    const refused = await announce(caseId, 'application', pdf(2 * megabyte), 'museum')
    expect(refused).toMatchObject({ status: 429, body: { error: 'upload-day-full' } })
  })
})
