import { usualItem } from '../../../case-driver/played-items.ts'
import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as files } from '@wenwu/core/files/contract'
import { contracts } from '@wenwu/core/contracts.generated'
import type { Contract } from '@wenwu/core/http/endpoint'
import { eicar, startClamdCounterpart, type ClamdCounterpart } from '../../../platform/files/clamd-counterpart.ts'
import { openFileStore, openStore } from '../../../platform/files/open-file-store.ts'
import { samples } from '../../../platform/files/sample-files.ts'
import { startS3Server, type S3Server } from '../../../testing/s3-server.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { entriesOf } from '../../../testing/zip-entries.ts'
import { copyContents } from './copy-contents.ts'
import { sweepFiles } from './sweep-files.ts'

let s3: S3Server
let clamd: ClamdCounterpart
let api: TestApp
let caseId: string
beforeAll(async () => {
  s3 = await startS3Server()
  clamd = await startClamdCounterpart()
  api = await startTestApp({ config: { fileStore: 's3', s3: s3.settings, clamd: clamd.address } })
  caseId = (await api.as('company').call(cases.createDraft, { itemCode: usualItem.code })).id
})
afterAll(async () => {
  await api.stop()
  await clamd.stop()
  await s3.stop()
})

const send = (content: Buffer, name = '函.pdf') =>
  api.as('company').send(files.upload, { caseId, materialKey: 'application' }, { file: { name, content } })
const upload = (content: Buffer, name = '函.pdf') =>
  api.as('company').call(files.upload, { caseId, materialKey: 'application' }, { file: { name, content } })
const pdf = (words: string) => Buffer.concat([samples.pdf, Buffer.from(words)])
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const temporaryFiles = () => fs.readdir(`${api.services.config.dataDirectory}/files/temporary`)
const keyOf = async (fileId: string) =>
  (await api.pool.query<{ storage_key: string }>('select storage_key from files where id = $1', [fileId])).rows[0]!.storage_key

describe('the application on S3, behind the scanner', () => {
  it('takes a file, links to it, gives it back and packs it; the bytes lie in the bucket and nowhere on this machine', async () => {
    const content = pdf('in the bucket')
    const file = await upload(content)
    const link = await api.as('company').call(files.link, { fileId: file.fileId, isDownload: false })
    expect((await api.request('GET', link)).body).toEqual(content)
    expect((await api.as('company').download(files.download, { id: file.fileId })).content).toEqual(content)
    expect([...(await entriesOf((await api.as('company').download(files.zip, { id: caseId })).content)).values()][1]).toEqual(content)
    expect(await fs.readFile(s3.fileOf(`content/${await keyOf(file.fileId)}`))).toEqual(content)
    expect(await temporaryFiles()).toEqual([])
    await expect(fs.stat(`${api.services.config.dataDirectory}/files/content`)).rejects.toThrow('ENOENT')
    expect(clamd.heard.at(-1)).toEqual(content)
  })

  it('sweeps what no row refers to', async () => {
    const file = await upload(pdf('only here'))
    const key = await keyOf(file.fileId)
    await api.as('company').call(files.remove, { caseId, fileId: file.fileId })
    expect(await sweepFiles(api.services, new Date())).toMatchObject({ orphans: 0 })
    expect((await sweepFiles(api.services, new Date(Date.now() + 2 * 86_400_000))).orphans).toBe(1)
    expect(await api.services.files.sizeOf(key)).toBeUndefined()
  })

  it('breaks a download of damaged bytes off, and tells missing ones', async () => {
    const file = await upload(Buffer.concat([samples.pdf, Buffer.alloc(300_000, 1)]))
    const place = s3.fileOf(`content/${await keyOf(file.fileId)}`)
    const handle = await fs.open(place, 'r+')
    await handle.write(Buffer.from('x'), 0, 1, 1000)
    await handle.close()
    await expect(api.as('company').download(files.download, { id: file.fileId })).rejects.toThrow()
    await fs.rm(place)
    const reply = await api.as('company').send(files.download, { id: file.fileId })
    expect([reply.status, (reply.body as { error: string }).error]).toEqual([500, 'file-content-missing'])
    await api.as('company').call(files.remove, { caseId, fileId: file.fileId })
  })

  it('says of both in its health', async () => {
    const { body } = await api.request('GET', '/api/v1/health')
    expect(body).toMatchObject({ status: 'ok', files: 'up', scanner: 'up' })
  })
})

describe('a virus', () => {
  it('is refused on its file, its bytes go, and the audit trail names it', async () => {
    const content = Buffer.concat([samples.pdf, eicar])
    const reply = await send(content, '方案.pdf')
    expect([reply.status, reply.body]).toEqual([
      422,
      expect.objectContaining({
        error: 'file-infected',
        field: 'file',
        msg: '文件“方案.pdf”含有病毒（Eicar-Test-Signature），已拒绝上传。',
      }),
    ])
    expect(await temporaryFiles()).toEqual([])
    const { rows } = await api.pool.query(
      "select details from audit_rows where action = 'files.upload' and outcome = 'denied' order by at desc limit 1",
    )
    expect(rows[0]).toMatchObject({
      details: { error: 'file-infected', signature: 'Eicar-Test-Signature', name: '方案.pdf', size: content.length },
    })
    expect((rows[0] as { details: { sha256: string } }).details.sha256).toMatch(/^[0-9a-f]{64}$/)
  })

  it('comes in by no other way: every upload of every contract, and uploads in parts', async () => {
    const content = Buffer.concat([samples.pdf, eicar])
    const ways = Object.entries(contracts).flatMap(([module, contract]) =>
      Object.entries(contract as Contract)
        .filter(([, endpoint]) => endpoint.stream === 'upload')
        .map(([name, endpoint]) => ({ way: `${module}.${name}`, endpoint })),
    )
    expect(ways.length).toBeGreaterThan(5)
    for (const { way, endpoint } of ways) {
      let refusal = 'forbidden'
      for (const username of ['company', 'editor', 'admin-system', 'national-officer', 'province-sx']) {
        if (refusal !== 'forbidden') break
        const reply = await api
          .as(username)
          .sendWire(endpoint, { id: caseId, kind: 'download', field: 'download.file' }, { file: { name: 'a.pdf', content } })
        refusal = (reply.body as { error: string }).error
      }
      expect([way, refusal]).toEqual([way, 'file-infected'])
    }
    const { uploadId } = await api
      .as('company')
      .call(files.openUpload, { caseId, materialKey: 'application', name: 'b.pdf', size: content.length, sha256: sha256(content) })
    const { received } = await api.as('company').call(files.uploadPart, { uploadId, offset: 0, sha256: sha256(content) }, { part: content })
    expect(received).toBe(content.length)
    const reply = await api.as('company').send(files.completeUpload, { uploadId })
    expect([reply.status, (reply.body as { error: string }).error]).toEqual([422, 'file-infected'])
  })

  it.each(['garbage', 'closes'] as const)('that cannot be looked for lets nothing in: the scanner %s', async (mood) => {
    clamd.mood = mood
    const keep = vi.spyOn(api.services.files, 'keep')
    const reply = await send(pdf('clean, but who knows'), '方案.pdf')
    expect([reply.status, reply.body]).toEqual([
      503,
      expect.objectContaining({
        error: 'virus-scan-down',
        field: 'file',
        msg: '暂时无法进行病毒扫描，文件“方案.pdf”没有上传，请稍后再试。',
      }),
    ])
    expect(keep).not.toHaveBeenCalled()
    keep.mockRestore()
    clamd.mood = 'well'
    expect(await temporaryFiles()).toEqual([])
  })
})

describe('moving the files', () => {
  it('brings what rows refer to, once, and back; what is damaged is named and does not arrive', async () => {
    const disk = await openStore(api.services.config, 'disk')
    const bucket = await openStore(api.services.config, 's3')
    const good = await keyOf((await upload(pdf('to be moved'))).fileId)
    const bad = await keyOf((await upload(pdf('to be damaged'))).fileId)
    await fs.appendFile(s3.fileOf(`content/${bad}`), 'x')
    const first = await copyContents(api.pool, bucket, disk)
    expect(first).toMatchObject({ present: 0, failed: [{ storageKey: bad, reason: expect.stringContaining('damaged') as string }] })
    expect(first.all).toBe(first.copied + 1)
    expect([await disk.sizeOf(good), await disk.sizeOf(bad)]).toEqual([pdf('to be moved').length, undefined])
    const again = await copyContents(api.pool, bucket, disk)
    expect(again).toMatchObject({ copied: 0, present: first.copied })
    await fs.rm(s3.fileOf(`content/${good}`))
    expect((await copyContents(api.pool, disk, bucket)).copied).toBe(1)
    expect(await bucket.sizeOf(good)).toBe(pdf('to be moved').length)
  })
})

describe('a start with an object store that cannot be used', () => {
  it.each([
    ['a wrong secret', { secret: 'wrong-secret' }, /SignatureDoesNotMatch/],
    ['no such bucket', { bucket: 'not-here' }, /NoSuchBucket/],
  ])('ends with one line in both languages and no secret: %s', async (_what, change, words) => {
    const config = { ...api.services.config, s3: { ...s3.settings, ...change } }
    const error = await openFileStore(config, api.services.log).catch((thrown: unknown) => thrown as { zh: string; en: string })
    expect(error).toMatchObject({ zh: expect.stringMatching(words) as string, en: expect.stringMatching(words) as string })
    expect(JSON.stringify(error)).not.toMatch(/wrong-secret|S3RVER/)
  })
})
