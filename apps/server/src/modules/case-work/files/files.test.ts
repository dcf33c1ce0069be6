import { usualItem } from '../../../case-driver/played-items.ts'
import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as files, maxFileBytes } from '@wenwu/core/files/contract'
import { newId } from '@wenwu/core/kernel/id'
import { samples, writeBomb } from '../../../platform/files/sample-files.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { expectOpaque } from '../../../testing/opaque-link.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
let company: Caller
let caseId: string

beforeAll(async () => {
  api = await startTestApp()
  // no item of the main job has an attachment field
  const field = { key: 'photos', type: 'attachment', label: { zh_CN: '照片', en_US: 'Photos' }, types: ['jpg', 'png'] }
  // under an id of its own: versions never change, so the process keeps what it has read of one
  await api.pool.query(
    "update item_versions set id = $2, definition = jsonb_insert(definition, '{form,sections,0,fields,0}', $1) where code = $3 and definition #>> '{form,sections,0,key}' = 'applicant'",
    [JSON.stringify(field), newId(), usualItem.code],
  )
  company = api.as('company')
  caseId = (await company.call(cases.createDraft, { itemCode: usualItem.code })).id
})
afterAll(() => api.stop())

const pdf = (name = '申请函.pdf', content: Buffer | string = samples.pdf) => ({ name, content })
const upload = (file: { name: string; content: Buffer | string }, materialKey = 'application', options: { idempotencyKey?: string } = {}) =>
  company.call(files.upload, { caseId, materialKey }, { file, ...options })
const send = (file: { name: string; content: Buffer | string }, materialKey = 'application') =>
  company.send(files.upload, { caseId, materialKey }, { file })
const countRows = async () => (await api.pool.query<{ n: number }>('select count(*)::int as n from files')).rows[0]!.n
const temporaryFiles = () => fs.readdir(path.join(api.services.config.dataDirectory, 'files/temporary'))
const open = (link: string, headers: Record<string, string> = {}) => api.request('GET', link, undefined, headers)

describe('uploading', () => {
  it('keeps the file and puts it among the materials', async () => {
    const file = await upload(pdf('建设单位申请函（盖章）.pdf'))
    expect(file).toMatchObject({
      name: '建设单位申请函（盖章）.pdf',
      size: samples.pdf.length,
      mediaType: 'application/pdf',
      uploadedBy: '林青禾',
    })
    const view = await company.call(cases.get, { id: caseId })
    expect(view.materials.find((material) => material.key === 'application')?.files.map((each) => each.fileId)).toContain(file.fileId)
    const { rows } = await api.pool.query('select sha256, storage_key from files where id = $1', [file.fileId])
    expect(rows[0]).toMatchObject({ sha256: createHash('sha256').update(samples.pdf).digest('hex') })
    expect(await temporaryFiles()).toEqual([])
  })

  it('answers a repeated upload with the first file', async () => {
    const idempotencyKey = newId()
    const first = await upload(pdf(), 'application', { idempotencyKey })
    const again = await upload(pdf(), 'application', { idempotencyKey })
    expect(again).toEqual(first)
    const other = await company.send(
      files.upload,
      { caseId, materialKey: 'application' },
      { file: pdf('x.pdf', Buffer.concat([samples.pdf, Buffer.from('%')])), idempotencyKey },
    )
    expect(other.body).toMatchObject({ error: 'idempotency-mismatch' })
  })

  it('takes the file before its fields too', async () => {
    const form = new FormData()
    form.append('file', new Blob([Uint8Array.from(samples.pdf)]), 'a.pdf')
    form.append('fileType', 'application')
    form.append('bid', caseId)
    const reply = await company.request('POST', files.upload.path, form, { 'idempotency-key': newId() })
    expect(reply.status).toBe(200)
  })

  it('makes no material of a file for a field of the form; saved in the form it is read with the case', async () => {
    const file = await company.call(
      files.upload,
      { caseId, materialKey: 'form:applicant.photos' },
      { file: { name: '现状.png', content: samples.png } },
    )
    const { rows } = await api.pool.query('select 1 from case_materials where file_id = $1', [file.fileId])
    expect(rows).toEqual([])
    expect((await send(pdf(), 'form:applicant.photos')).body).toMatchObject({ error: 'file-type' })
    expect((await send(pdf(), 'form:applicant.email')).body).toMatchObject({ error: 'bad-request', field: 'fileType' })
    expect((await company.download(files.download, { id: file.fileId })).content).toEqual(samples.png)
  })

  it('is over once the application is submitted, and so is taking out', async () => {
    const { id } = await company.call(cases.createDraft, { itemCode: usualItem.code })
    const file = await company.call(files.upload, { caseId: id, materialKey: 'application' }, { file: pdf() })
    await api.pool.query("update cases set status = 'G12', submitted_at = now() where id = $1", [id])
    expect((await company.send(files.upload, { caseId: id, materialKey: 'application' }, { file: pdf() })).body).toMatchObject({
      error: 'handed-in-already',
    })
    expect((await company.send(files.remove, { caseId: id, fileId: file.fileId })).body).toMatchObject({ error: 'handed-in-already' })
  })

  it('takes exactly 20 MB and refuses one byte more with the words of the specification', async () => {
    const full = Buffer.alloc(maxFileBytes, 32)
    samples.pdf.copy(full)
    expect((await upload(pdf('20M.pdf', full))).size).toBe(20 * 1024 * 1024)
    const reply = await send(pdf('20M+1.pdf', Buffer.concat([full, Buffer.from(' ')])))
    expect(reply.status).toBe(413)
    expect(reply.body).toMatchObject({ error: 'file-too-large', msg: '文件不能超过20M！' })
    expect(await temporaryFiles()).toEqual([])
  })

  it('refuses an upload announced as far too long before it has come, and tells so', async () => {
    const reply = await send(pdf('40M.pdf', Buffer.alloc(40 * 1024 * 1024, 32)))
    expect(reply.body).toMatchObject({ error: 'file-too-large', msg: '文件不能超过20M！' })
  })

  it.each([
    ['a page called PDF', '说明.pdf', samples.html, 'file-content-differs'],
    ['a program called PDF', '说明.pdf', samples.exe, 'file-content-differs'],
    ['a picture called PDF', '说明.pdf', samples.png, 'file-content-differs'],
    ['a program', '安装.exe', samples.exe, 'file-type'],
    ['a type the material does not take', '照片.png', samples.png, 'file-type'],
    ['a name without ending', '说明', samples.pdf, 'file-type'],
  ])('refuses %s', async (_what, name, content, error) => {
    const msg = {
      'file-type': `文件“${name}”类型超出限制！`,
      'file-content-differs': `文件“${name}”的内容不是扩展名 pdf 所示的类型，请检查文件后重新上传。`,
    }[error]
    const before = await countRows()
    const reply = await send(pdf(name, content))
    expect(reply.status).toBe(415)
    expect(reply.body).toMatchObject({ error, msg, params: { name } })
    expect(await countRows()).toBe(before)
    expect(await temporaryFiles()).toEqual([])
  })

  it('refuses an archive that would explode', async () => {
    const bomb = path.join(api.services.config.dataDirectory, 'bomb.zip')
    await writeBomb(bomb, 128 * 1024 * 1024)
    const reply = await send({ name: '图纸.zip', content: await fs.readFile(bomb) }, 'design')
    expect(reply).toMatchObject({ status: 413, body: { error: 'file-unpacked', msg: '文件“图纸.zip”解压后过大，未上传。请拆分后再试。' } })
  })

  it('refuses an empty file', async () => {
    expect((await send(pdf('空.pdf', ''))).body).toMatchObject({ code: 400, error: 'file-empty', msg: '文件“空.pdf”没有内容。' })
  })

  it.each([
    ['no file', { bid: 'case', fileType: 'application' }, 'file'],
    ['no case', { file: 'pdf', fileType: 'application' }, 'bid'],
    ['a case that is no id', { file: 'pdf', bid: "x'; drop table files", fileType: 'application' }, 'bid'],
    ['no material', { file: 'pdf', bid: 'case' }, 'fileType'],
    ['a material the item does not have', { file: 'pdf', bid: 'case', fileType: 'nothing' }, 'fileType'],
  ])('refuses %s', async (_what, fields, field) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) {
      if (name === 'file') form.append(name, new Blob([Uint8Array.from(samples.pdf)]), 'a.pdf')
      else form.append(name, value === 'case' ? caseId : value)
    }
    const reply = await company.request('POST', files.upload.path, form, { 'idempotency-key': newId() })
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ error: 'bad-request', field })
    expect(await temporaryFiles()).toEqual([])
  })

  it('refuses JSON and a multipart body that is none', async () => {
    for (const [type, body] of [
      ['application/json', '{}'],
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=x', 'no boundary'],
    ] as const) {
      const reply = await company.request('POST', files.upload.path, body, { 'content-type': type, 'idempotency-key': newId() })
      expect(reply.status).toBe(400)
    }
  })

  it('cleans the name it is given', async () => {
    expect((await upload(pdf('..\\..\\报告\u202Efdp.pdf'))).name).toBe('报告fdp.pdf')
  })

  it('reads the three escapes of a form in a name, and no others', async () => {
    for (const [given, kept] of [
      ['方案"一稿".pdf', '方案"一稿".pdf'],
      ['第一行\r\n第二行.pdf', '第一行第二行.pdf'],
      ['100%25 %2F %0d.pdf', '100%25 %2F %0d.pdf'],
    ] as const)
      expect((await upload(pdf(given))).name).toBe(kept)
  })

  it('leaves nothing of an upload that is cut', async () => {
    const rows = await countRows()
    const { request, closed } = await beginUpload(company, 'cut.pdf')
    await expect.poll(temporaryFiles).toHaveLength(1)
    request.destroy()
    await closed
    await expect.poll(temporaryFiles).toEqual([])
    expect(await countRows()).toBe(rows)
  })
})

/** Sends the head and the first bytes of an upload, and no more until told. */
async function beginUpload(caller: Caller, name: string) {
  const head = `--b\r\ncontent-disposition: form-data; name="bid"\r\n\r\n${caseId}\r\n--b\r\ncontent-disposition: form-data; name="fileType"\r\n\r\napplication\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`
  const tail = '\r\n--b--\r\n'
  const headers = {
    authorization: (await caller.authorization()) ?? '',
    'idempotency-key': newId(),
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': Buffer.byteLength(head + tail) + samples.pdf.length + 1000,
  }
  const request = http.request(api.address + files.upload.path, { method: 'POST', headers, agent: false })
  const closed = new Promise<void>((resolve) => request.once('close', resolve))
  const status = new Promise<number>((resolve, reject) => {
    request.once('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.once('error', reject)
  })
  status.catch(() => undefined)
  request.write(head)
  request.write(samples.pdf)
  return { request, status, closed, finish: () => request.end(Buffer.concat([Buffer.alloc(1000, 32), Buffer.from(tail)])) }
}

describe('twenty slow uploads on a pool of ten', () => {
  it('leave a list answering', async () => {
    const uploads = await Promise.all(Array.from({ length: 20 }, (_, i) => beginUpload(company, `slow-${i}.pdf`)))
    await expect.poll(temporaryFiles).toHaveLength(20)
    expect(api.services.config.poolSize).toBe(10)
    const list = await company.call(cases.query, { filter: { preset: 'all' }, sort: 'submitted-desc', page: { number: 1, size: 10 } })
    expect(list.rows.map((row) => row.id)).toContain(caseId)
    expect(api.pool.totalCount - api.pool.idleCount).toBe(0)
    for (const each of uploads) each.finish()
    expect(new Set(await Promise.all(uploads.map((each) => each.status)))).toEqual(new Set([200]))
  })
})

describe('links', () => {
  it('open a PDF in the browser, for five minutes', async () => {
    const file = await upload(pdf('方案 (1).pdf'))
    const link = await company.call(files.link, { fileId: file.fileId, isDownload: false })
    const reply = await open(link)
    expect(reply.status).toBe(200)
    expect(reply.body).toEqual(samples.pdf)
    expect(reply.headers.get('content-type')).toBe('application/pdf')
    expect(reply.headers.get('content-length')).toBe(String(samples.pdf.length))
    expect(reply.headers.get('content-disposition')).toBe(
      'inline; filename="__ (1).pdf"; filename*=UTF-8\'\'%E6%96%B9%E6%A1%88%20%281%29.pdf',
    )
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
    expect(reply.headers.get('content-security-policy')).toBe("base-uri 'none'; form-action 'none'; frame-ancestors 'self'")
    api.clock.advance({ minutes: 4, seconds: 50 })
    expect((await open(link)).status).toBe(200)
    api.clock.advance({ seconds: 11 })
    expect((await open(link)).body).toMatchObject({ code: 404, error: 'not-found' })
  })

  it('save what browsers must not show, in a sandbox', async () => {
    const file = await upload({ name: '措施.zip', content: Buffer.concat([Buffer.from([0x50, 0x4b, 5, 6]), Buffer.alloc(18)]) }, 'measures')
    const reply = await open(await company.call(files.link, { fileId: file.fileId, isDownload: false }))
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(reply.headers.get('content-security-policy')).toMatch(/^sandbox/)
  })

  it('save a PDF when asked to', async () => {
    const file = await upload(pdf())
    const reply = await open(await company.call(files.link, { fileId: file.fileId, isDownload: true }))
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment/)
  })

  it('are bound to their maker: another account and an ended session open nothing', async () => {
    const file = await upload(pdf())
    const session = await api.signIn('company')
    const link = await session.call(files.link, { fileId: file.fileId, isDownload: false })
    expect((await open(link)).status).toBe(200)
    const stranger = { authorization: (await api.as('museum').authorization()) ?? '' }
    expect((await open(link, stranger)).status).toBe(404)
    await api.pool.query(
      'update sessions set ended_at = $1 where id = (select s.id from sessions s join users u on u.id = s.user_id where u.username = $2 order by s.created_at desc limit 1)',
      [api.clock.now(), 'company'],
    )
    expect((await open(link)).status).toBe(404)
  })

  it('tell nothing of the file, nor of who may open it', async () => {
    const file = await upload(pdf())
    const link = await company.call(files.link, { fileId: file.fileId, isDownload: false })
    expectOpaque(link, [file.fileId, 'fileId', file.sha256])
  })

  it('cannot be forged', async () => {
    const file = await upload(pdf())
    const link = await company.call(files.link, { fileId: file.fileId, isDownload: false })
    const sealed = Buffer.from(link.slice(link.indexOf('=') + 1), 'base64url')
    const changed = Buffer.from(sealed)
    changed[20]! ^= 1
    for (const bytes of [changed, sealed.subarray(0, -1), sealed.subarray(1), sealed.subarray(0, 27), Buffer.alloc(100), Buffer.of(1)]) {
      const forged = bytes.toString('base64url')
      expect((await open(`/api/v1/files/open?link=${forged}`)).status).toBe(404)
    }
    expect((await open('/api/v1/files/open')).status).toBe(400)
  })
})

describe('reading and removing', () => {
  it('downloads a file under its own name', async () => {
    const file = await upload(pdf('盖章件.pdf'))
    const { content, headers } = await company.download(files.download, { id: file.fileId })
    expect(content).toEqual(samples.pdf)
    expect(headers.get('content-disposition')).toContain(encodeURIComponent('盖章件.pdf'))
  })

  it('lists the files of a case as the specification has them', async () => {
    const own = (await company.call(cases.createDraft, { itemCode: usualItem.code })).id
    const put = (materialKey: string, name: string, content: Buffer) =>
      company.call(files.upload, { caseId: own, materialKey }, { file: { name, content } })
    const map = await put('terrainMap', '地形图.png', samples.png)
    const letter = await put('application', '函.pdf', samples.pdf)
    const { body } = await company.send(files.listOfCase, { caseId: own })
    const record = (id: string, name: string) => ({ id, fileUrl: id, filePath: id, fileOrigName: name })
    const picture = [record(map.fileId, '地形图.png')]
    const attachment = [record(letter.fileId, '函.pdf')]
    expect(body).toEqual({
      code: 200,
      data: { process: [], picture, attachment, terrainMap: picture, application: attachment, data: { picture } },
    })
  })

  it('answers an upload with the file record of specification §3', async () => {
    const { body } = await company.send(
      files.upload,
      { caseId, materialKey: 'terrainMap' },
      { file: { name: '图.png', content: samples.png } },
    )
    const { id } = (body as { data: { id: string } }).data
    expect(body).toMatchObject({ code: 200, data: { id, fileUrl: id, filePath: id, fileOrigName: '图.png' } })
    expect((await company.send(files.link, { fileId: id, isDownload: false })).status).toBe(200)
  })

  it('takes a file out of a draft, and its bytes with the next sweep', async () => {
    const content = Buffer.concat([samples.pdf, Buffer.from('only here')])
    const file = await upload(pdf('a.pdf', content))
    const { rows } = await api.pool.query<{ storage_key: string }>('select storage_key from files where id = $1', [file.fileId])
    await company.call(files.remove, { caseId, fileId: file.fileId })
    expect((await company.send(files.download, { id: file.fileId })).status).toBe(404)
    expect((await company.send(files.remove, { caseId, fileId: file.fileId })).status).toBe(404)
    const { sweepFiles } = await import('./sweep-files.ts')
    expect(await sweepFiles(api.services, new Date())).toEqual({ temporary: 0, orphans: 0 })
    expect((await sweepFiles(api.services, new Date(Date.now() + 2 * 86_400_000))).orphans).toBeGreaterThan(0)
    await expect(api.services.files.read(rows[0]!.storage_key)).rejects.toThrow('is missing')
  })

  it('gives the connection back before a slow reader has read', async () => {
    const big = Buffer.alloc(15 * 1024 * 1024, 32)
    samples.pdf.copy(big)
    const file = await upload(pdf('大.pdf', big))
    const link = await company.call(files.link, { fileId: file.fileId, isDownload: false })
    const response = await new Promise<http.IncomingMessage>((resolve, reject) =>
      http.get(api.address + link, { agent: false }, resolve).once('error', reject),
    )
    expect(response.statusCode).toBe(200)
    expect(api.pool.totalCount - api.pool.idleCount).toBe(0)
    response.destroy()
  })
})
