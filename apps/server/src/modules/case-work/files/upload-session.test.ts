import { usualItem } from '../../../case-driver/played-items.ts'
import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as files, maxFileBytes } from '@wenwu/core/files/contract'
import { partAt, partBytes, uploadQuota } from '@wenwu/core/files/upload-parts'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { createApp } from '../../../app.ts'
import { samples } from '../../../platform/files/sample-files.ts'
import { UploadParts } from '../../../platform/files/upload-parts.ts'
import { Caller } from '../../../platform/http/caller.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sweepUploads } from './sweep-uploads.ts'

let api: TestApp
let company: Caller
let caseId: string

beforeAll(async () => {
  api = await startTestApp()
  company = api.as('company')
  caseId = await newDraft()
})
afterAll(() => api.stop())

const newDraft = async () => (await company.call(cases.createDraft, { itemCode: usualItem.code })).id
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
/** A PDF of two whole parts and a bit, unlike any other. */
const newPdf = (size = 2 * partBytes + 1000) => Buffer.concat([samples.pdf, randomBytes(size - samples.pdf.length)])
const announcementOf = (content: Buffer, name = '设计方案.pdf', materialKey = 'application') => ({
  caseId,
  materialKey,
  name,
  size: content.length,
  sha256: hashOf(content),
})
const open = (content: Buffer, name?: string) => company.call(files.openUpload, announcementOf(content, name))
const bytesOf = (content: Buffer, offset: number) =>
  content.subarray(offset, offset + (partAt(content.length, offset)?.length ?? partBytes))
const partOf = (uploadId: string, content: Buffer, offset: number) =>
  [
    files.uploadPart,
    { uploadId, offset, sha256: hashOf(bytesOf(content, offset)) },
    { part: Buffer.from(bytesOf(content, offset)) },
  ] as const
const uploadFolder = () => path.join(api.services.config.dataDirectory, 'files/uploads')
const bytesThere = () => fs.readdir(uploadFolder()).catch(() => [])

async function sendFrom(uploadId: string, content: Buffer, offset = 0, by = company): Promise<void> {
  for (let part = partAt(content.length, offset); part !== undefined; part = partAt(content.length, part.offset + part.length))
    await by.call(...partOf(uploadId, content, part.offset))
}

/** Until a call has come to its end, or waits for a lock of the database that somebody else holds. */
async function stopped(call: Promise<unknown>): Promise<void> {
  let isDone = false
  void call.finally(() => (isDone = true))
  const waiting = async () =>
    (await api.pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).rowCount !== 0
  await expect.poll(async () => isDone || (await waiting()), { timeout: 10_000 }).toBe(true)
}

/** Lets the next call of a method wait until told. */
function holdNext<K extends string>(target: Record<K, (...args: never[]) => Promise<unknown>>, method: K) {
  let reach = (): void => undefined
  let free = (): void => undefined
  const isReached = new Promise<void>((resolve) => (reach = resolve))
  const isFree = new Promise<void>((resolve) => (free = resolve))
  const real = target[method]
  const spy = vi.spyOn(target as Record<string, (...args: never[]) => Promise<unknown>>, method)
  spy.mockImplementationOnce(async function (this: unknown, ...args: never[]) {
    reach()
    await isFree
    return real.apply(this, args)
  })
  return { isReached, goOn: () => free(), restore: () => spy.mockRestore() }
}

describe('a file in parts', () => {
  it('becomes the file it would have been at once, and leaves nothing behind', async () => {
    const content = newPdf()
    const opened = await open(content, '设计方案（终稿）.pdf')
    expect(opened).toMatchObject({ received: 0, size: content.length })
    expect(await company.call(...partOf(opened.uploadId, content, 0))).toEqual({ ...opened, received: partBytes })
    await sendFrom(opened.uploadId, content, partBytes)
    expect((await company.call(files.uploadStatus, { uploadId: opened.uploadId })).received).toBe(content.length)
    const file = await company.call(files.completeUpload, { uploadId: opened.uploadId })
    expect(file).toMatchObject({ name: '设计方案（终稿）.pdf', size: content.length, mediaType: 'application/pdf', uploadedBy: '林青禾' })
    expect((await company.download(files.download, { id: file.fileId })).content.equals(content)).toBe(true)
    const view = await company.call(cases.get, { id: caseId })
    expect(view.materials.find(({ key }) => key === 'application')?.files).toContainEqual(file)
    expect(await bytesThere()).toEqual([])
    const { rows } = await api.pool.query(
      "select action, object_type, object_id, details ->> 'sha256' as sha256 from audit_rows where action like 'files.%' order by id desc limit 2",
    )
    expect(rows).toEqual([
      { action: 'files.completeUpload', object_type: 'file', object_id: file.fileId, sha256: hashOf(content) },
      { action: 'files.openUpload', object_type: 'case', object_id: caseId, sha256: hashOf(content) },
    ])
  })

  it('is found again by the same file, from wherever it is chosen; another file, name or material is another upload', async () => {
    const content = newPdf()
    const { uploadId } = await open(content)
    await company.call(...partOf(uploadId, content, 0))
    const elsewhere = await api.signIn('company')
    expect(await elsewhere.call(files.openUpload, announcementOf(content))).toEqual({ uploadId, received: partBytes, size: content.length })
    const others = [
      await open(newPdf()),
      await open(content, '另一份.pdf'),
      await company.call(files.openUpload, announcementOf(content, undefined, 'design')),
    ]
    expect(others.map(({ received }) => received)).toEqual([0, 0, 0])
    expect(new Set([uploadId, ...others.map((other) => other.uploadId)]).size).toBe(4)
    for (const id of [uploadId, ...others.map((other) => other.uploadId)]) await company.call(files.abandonUpload, { uploadId: id })
  })

  it('goes on in a process that was started later', async () => {
    const content = newPdf()
    const token = (await company.authorization()) ?? ''
    const earlier = await createApp({ config: { ...api.services.config, port: 0 }, pool: api.pool, now: api.clock.now, runsJobs: false })
    const there = new Caller({ address: await earlier.listen(), authorization: () => Promise.resolve(token) })
    const { uploadId } = await there.call(files.openUpload, announcementOf(content))
    await there.call(...partOf(uploadId, content, 0))
    await earlier.close()
    await sendFrom(uploadId, content, (await company.call(files.uploadStatus, { uploadId })).received)
    const file = await company.call(files.completeUpload, { uploadId })
    expect((await company.download(files.download, { id: file.fileId })).content.equals(content)).toBe(true)
  })

  it('takes each part once, however often and at once it comes', async () => {
    const content = newPdf()
    const { uploadId } = await open(content)
    for (const offset of [0, partBytes, 2 * partBytes]) {
      const replies = await Promise.all([1, 2, 3, 4].map(() => company.send(...partOf(uploadId, content, offset))))
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    }
    expect((await company.call(...partOf(uploadId, content, 0))).received).toBe(content.length)
    const done = await Promise.all([1, 2, 3].map(() => company.call(files.completeUpload, { uploadId })))
    expect(await company.call(files.completeUpload, { uploadId })).toEqual(done[0])
    expect(new Set(done.map(({ fileId }) => fileId)).size).toBe(1)
    const { rows } = await api.pool.query('select 1 from files where sha256 = $1', [hashOf(content)])
    expect(rows).toHaveLength(1)
    expect((await company.call(...partOf(uploadId, content, partBytes))).received).toBe(content.length)
  })

  it('is never set back by a repeated part that is slow', async () => {
    const content = newPdf()
    const { uploadId } = await open(content)
    const slow = holdNext(UploadParts.prototype, 'write')
    const first = company.send(...partOf(uploadId, content, 0))
    await slow.isReached
    const others = company.send(...partOf(uploadId, content, 0)).then(() => company.send(...partOf(uploadId, content, partBytes)))
    await stopped(others)
    slow.goOn()
    expect([(await first).status, (await others).status]).toEqual([200, 200])
    slow.restore()
    expect((await company.call(files.uploadStatus, { uploadId })).received).toBe(2 * partBytes)
    await company.call(files.abandonUpload, { uploadId })
  })

  it('tells where to go on when a part comes at the wrong place', async () => {
    const content = newPdf()
    const { uploadId } = await open(content)
    await company.call(...partOf(uploadId, content, 0))
    for (const offset of [2 * partBytes, partBytes + 5, 30 * partBytes]) {
      const reply = await company.send(files.uploadPart, { uploadId, offset, sha256: hashOf(samples.pdf) }, { part: samples.pdf })
      expect(reply).toMatchObject({ status: 409, body: { error: 'upload-offset', details: { received: partBytes } } })
    }
    const early = await company.send(files.completeUpload, { uploadId })
    expect(early).toMatchObject({ status: 409, body: { error: 'upload-incomplete', details: { received: partBytes } } })
    await company.call(files.abandonUpload, { uploadId })
  })

  it('refuses a part that is not what its hash says, is too short or too long, or no bytes at all', async () => {
    const content = newPdf()
    const { uploadId } = await open(content)
    const part = Buffer.from(bytesOf(content, 0))
    const send = (bytes: Buffer, sha256 = hashOf(bytes), headers = {}) =>
      company.send(files.uploadPart, { uploadId, offset: 0, sha256 }, { part: bytes, headers })
    expect(await send(part, hashOf(content))).toMatchObject({ status: 422, body: { error: 'upload-part-damaged' } })
    expect(await send(part.subarray(1))).toMatchObject({ status: 400, body: { error: 'bad-request', field: 'body' } })
    expect(await send(Buffer.concat([part, Buffer.alloc(1)]))).toMatchObject({ status: 413 })
    expect(await send(Buffer.alloc(0))).toMatchObject({ status: 400 })
    expect(await send(Buffer.from('{}'), undefined, { 'content-type': 'application/json' })).toMatchObject({ status: 400 })
    expect((await company.call(files.uploadStatus, { uploadId })).received).toBe(0)
    // nor does any other call take bytes
    const elsewhere = await company.request('POST', files.openUpload.path, part, { 'content-type': 'application/octet-stream' })
    expect(elsewhere.status).toBe(400)
    await company.call(files.abandonUpload, { uploadId })
    expect(await bytesThere()).toEqual([])
  })

  it('keeps nothing of a part whose connection is cut', async () => {
    const content = newPdf()
    const { uploadId } = await open(content)
    await company.call(...partOf(uploadId, content, 0))
    const query = new URLSearchParams({ uploadId, offset: String(partBytes), sha256: hashOf(bytesOf(content, partBytes)) }).toString()
    const headers = {
      authorization: (await company.authorization()) ?? '',
      'content-type': 'application/octet-stream',
      'content-length': partBytes,
    }
    const request = http.request(`${api.address}${files.uploadPart.path}?${query}`, { method: 'POST', headers, agent: false })
    const failed = new Promise((resolve) => request.once('error', resolve))
    await new Promise((resolve) => request.write(content.subarray(partBytes, partBytes + 300_000), resolve))
    request.destroy()
    await failed
    expect((await company.call(files.uploadStatus, { uploadId })).received).toBe(partBytes)
    await sendFrom(uploadId, content, partBytes)
    expect((await company.call(files.completeUpload, { uploadId })).size).toBe(content.length)
  })

  it('asks for few statements, as many for a large file as for a small one', async () => {
    for (const size of [partBytes + 1, 4 * partBytes]) {
      const content = newPdf(size)
      const { uploadId } = await open(content)
      const part = await api.countQueries(() => company.call(...partOf(uploadId, content, 0)))
      expect(part.queries, part.statements.join('\n')).toBeLessThanOrEqual(3)
      await sendFrom(uploadId, content, partBytes)
      const done = await api.countQueries(() => company.call(files.completeUpload, { uploadId }))
      expect(done.queries, done.statements.join('\n')).toBeLessThanOrEqual(15)
    }
  })
})

describe('opening', () => {
  it.each([
    ['a type the material does not take', { name: '安装.exe' }, 415, 'file-type', '文件“安装.exe”类型超出限制！'],
    ['one byte more than 20 MB', { size: maxFileBytes + 1 }, 413, 'file-too-large', '文件不能超过20M！'],
    ['an empty file', { size: 0 }, 400, 'file-empty', '文件“设计方案.pdf”没有内容。'],
  ])('refuses %s before a byte travels', async (_what, change, status, error, msg) => {
    expect(await company.send(files.openUpload, { ...announcementOf(samples.pdf), ...change })).toMatchObject({
      status,
      body: { error, msg },
    })
  })

  it('has a quota, in which idle uploads make room', async () => {
    const museum = api.as('museum')
    const own = (await museum.call(cases.createDraft, { itemCode: usualItem.code })).id
    const announce = (n: number) =>
      museum.send(files.openUpload, { ...announcementOf(samples.pdf, `${n}.pdf`), caseId: own, size: partBytes })
    const numbers = Array.from({ length: uploadQuota.uploads }, (_, i) => i)
    const replies = await Promise.all([...numbers, 100, 101].map(announce))
    expect(replies.map(({ status }) => status).sort()).toEqual([...numbers.map(() => 200), 429, 429])
    expect(replies.find(({ status }) => status === 429)?.body).toMatchObject({
      error: 'too-many-uploads',
      msg: '同时进行的上传过多，请等待其中一些完成或取消后再试。',
    })
    api.clock.advance({ minutes: 61 })
    expect((await announce(102)).status).toBe(200)
    const { rows } = await api.pool.query('select count(*)::int as n from upload_sessions where case_id = $1', [own])
    expect(rows).toEqual([{ n: uploadQuota.uploads }])
  })
})

describe('completing', () => {
  it('refuses contents that are not what the name says, and the upload is over', async () => {
    const content = Buffer.concat([samples.exe, randomBytes(partBytes)])
    const { uploadId } = await open(content, '说明.pdf')
    await sendFrom(uploadId, content)
    expect(await company.send(files.completeUpload, { uploadId })).toMatchObject({
      status: 415,
      body: { error: 'file-content-differs', msg: '文件“说明.pdf”的内容不是扩展名 pdf 所示的类型，请检查文件后重新上传。' },
    })
    expect(await company.send(files.uploadStatus, { uploadId })).toMatchObject({ status: 410, body: { error: 'upload-over' } })
    expect(await bytesThere()).toEqual([])
  })

  it('is refused while the virus scanner is down and can be tried again; what the scanner refuses is over', async () => {
    const content = newPdf()
    const { uploadId } = await open(content)
    await sendFrom(uploadId, content)
    const receive = vi.spyOn(api.services.files, 'receive')
    const refuseOnce = (code: 'virus-scan-down' | 'file-infected') =>
      receive.mockRejectedValueOnce(new AppError(code, { params: { name: 'x', signature: 'y' }, field: 'file' }))
    refuseOnce('virus-scan-down')
    expect(await company.send(files.completeUpload, { uploadId })).toMatchObject({ status: 503, body: { error: 'virus-scan-down' } })
    expect((await company.call(files.uploadStatus, { uploadId })).received).toBe(content.length)
    refuseOnce('file-infected')
    expect(await company.send(files.completeUpload, { uploadId })).toMatchObject({ body: { error: 'file-infected' } })
    expect(await company.send(files.completeUpload, { uploadId })).toMatchObject({ status: 410 })
    receive.mockRestore()
  })

  it('is not undone by giving up at the same moment', async () => {
    const content = newPdf()
    const { uploadId } = await open(content)
    await sendFrom(uploadId, content)
    const slow = holdNext(api.services.files, 'keep')
    const done = company.call(files.completeUpload, { uploadId })
    await slow.isReached
    const given = company.send(files.abandonUpload, { uploadId })
    await stopped(given)
    slow.goOn()
    const [file, refused] = await Promise.all([done, given])
    slow.restore()
    expect(refused).toMatchObject({ status: 410, body: { error: 'upload-over' } })
    expect(await company.call(files.completeUpload, { uploadId })).toEqual(file)
  })

  it('refuses a file that is not the one that was announced', async () => {
    const content = newPdf()
    const { uploadId } = await company.call(files.openUpload, { ...announcementOf(content), sha256: hashOf(samples.pdf) })
    await sendFrom(uploadId, content)
    expect(await company.send(files.completeUpload, { uploadId })).toMatchObject({
      status: 422,
      body: { error: 'upload-damaged', msg: '文件“设计方案.pdf”在传输中损坏，请重新上传。' },
    })
    expect(await company.send(files.completeUpload, { uploadId })).toMatchObject({ status: 410 })
  })

  it('is refused once the application was submitted meanwhile, unless it was done before', async () => {
    const draft = await newDraft()
    const [early, late] = [newPdf(), newPdf()]
    const ids: string[] = []
    for (const content of [early, late]) {
      const { uploadId } = await company.call(files.openUpload, { ...announcementOf(content), caseId: draft })
      await sendFrom(uploadId, content)
      ids.push(uploadId)
    }
    const file = await company.call(files.completeUpload, { uploadId: ids[0]! })
    await api.pool.query("update cases set status = 'G12', submitted_at = now() where id = $1", [draft])
    expect(await company.send(files.completeUpload, { uploadId: ids[1]! })).toMatchObject({
      status: 409,
      body: { error: 'handed-in-already' },
    })
    expect(await company.call(files.completeUpload, { uploadId: ids[0]! })).toEqual(file)
    expect(await company.send(files.openUpload, { ...announcementOf(newPdf()), caseId: draft })).toMatchObject({
      status: 409,
      body: { error: 'handed-in-already' },
    })
    await company.call(files.abandonUpload, { uploadId: ids[1]! })
  })

  it('is over where the bytes are gone from the disk, and the same file begins again', async () => {
    const content = newPdf()
    const { uploadId } = await open(content)
    await company.call(...partOf(uploadId, content, 0))
    await fs.rm(path.join(uploadFolder(), uploadId))
    expect(await company.send(...partOf(uploadId, content, partBytes))).toMatchObject({ status: 410, body: { error: 'upload-over' } })
    const again = await open(content)
    expect(again.received).toBe(0)
    await sendFrom(again.uploadId, content)
    await fs.truncate(path.join(uploadFolder(), again.uploadId), 5)
    // the same file finds that its bytes are gone
    const third = await open(content)
    expect([third.received, third.uploadId === again.uploadId]).toEqual([0, false])
    expect(await company.send(files.completeUpload, { uploadId: again.uploadId })).toMatchObject({ status: 410 })
    await company.call(files.abandonUpload, { uploadId: third.uploadId })
  })
})

describe('the end of uploads', () => {
  it('comes when they are given up', async () => {
    const content = newPdf()
    const { uploadId } = await open(content)
    await company.call(...partOf(uploadId, content, 0))
    expect(await bytesThere()).toContain(uploadId)
    await company.call(files.abandonUpload, { uploadId })
    expect(await bytesThere()).not.toContain(uploadId)
    expect(await company.send(...partOf(uploadId, content, partBytes))).toMatchObject({ status: 410 })
  })

  it('comes after a day, and the sweep takes what is left', async () => {
    const [over, young] = [newPdf(), newPdf()]
    const first = await open(over)
    await company.call(...partOf(first.uploadId, over, 0))
    api.clock.advance({ hours: 20 })
    const second = await open(young)
    await company.call(...partOf(second.uploadId, young, 0))
    expect((await open(over)).uploadId).toBe(first.uploadId)
    api.clock.advance({ hours: 4, minutes: 1 })
    expect(await company.send(...partOf(first.uploadId, over, partBytes))).toMatchObject({
      status: 410,
      body: { error: 'upload-over', msg: '上传已过期或已取消，请重新选择文件。' },
    })
    expect((await sweepUploads(api.services, api.clock.now())).uploadFiles).toBe(1)
    await expect.poll(bytesThere).toEqual([second.uploadId])
    expect((await company.call(files.uploadStatus, { uploadId: second.uploadId })).received).toBe(partBytes)
  })

  it('comes with the draft', async () => {
    const draft = await newDraft()
    const content = newPdf()
    const { uploadId } = await company.call(files.openUpload, { ...announcementOf(content), caseId: draft })
    await company.call(...partOf(uploadId, content, 0))
    expect(await bytesThere()).toContain(uploadId)
    await company.call(cases.deleteDraft, { id: draft })
    expect(await company.send(files.completeUpload, { uploadId })).toMatchObject({ status: 410 })
    expect(await bytesThere()).not.toContain(uploadId)
  })

  it('with a draft is made up for by the sweep where the bytes could not be removed at once', async () => {
    const draft = await newDraft()
    const content = newPdf()
    const { uploadId } = await company.call(files.openUpload, { ...announcementOf(content), caseId: draft })
    await company.call(...partOf(uploadId, content, 0))
    const removing = vi.spyOn(UploadParts.prototype, 'remove').mockRejectedValueOnce(new Error('the disk is away'))
    expect((await company.send(cases.deleteDraft, { id: draft })).status).toBe(200)
    removing.mockRestore()
    expect(await bytesThere()).toContain(uploadId)
    await sweepUploads(api.services, api.clock.now())
    expect(await bytesThere()).not.toContain(uploadId)
  })

  it('leaves a draft alone that was submitted, with its uploads', async () => {
    const draft = await newDraft()
    const content = newPdf()
    const { uploadId } = await company.call(files.openUpload, { ...announcementOf(content), caseId: draft })
    await company.call(...partOf(uploadId, content, 0))
    await api.pool.query("update cases set status = 'G12', submitted_at = now() where id = $1", [draft])
    expect(await company.send(cases.deleteDraft, { id: draft })).toMatchObject({ status: 409, body: { error: 'not-your-turn' } })
    expect(await bytesThere()).toContain(uploadId)
    await company.call(files.abandonUpload, { uploadId })
  })

  it('by giving up is refused for what is none: one that is over, one of another person, one that has become a file', async () => {
    const content = newPdf(1000)
    const { uploadId } = await open(content)
    await sendFrom(uploadId, content)
    await company.call(files.completeUpload, { uploadId })
    const replies = [
      await company.send(files.abandonUpload, { uploadId }),
      await company.send(files.abandonUpload, { uploadId: newId() }),
      await api.as('museum').send(files.abandonUpload, { uploadId }),
    ]
    expect(replies.map(({ status, body }) => [status, (body as { error: string }).error])).toEqual([
      [410, 'upload-over'],
      [404, 'not-found'],
      [404, 'not-found'],
    ])
    const { rows } = await api.pool.query(
      "select outcome from audit_rows where action = 'files.abandonUpload' and object_id = '' order by id desc limit 3",
    )
    expect(rows).toEqual([{ outcome: 'denied' }, { outcome: 'denied' }])
  })
})
