import { usualItem } from '../../../case-driver/played-items.ts'
import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import http from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { maxZipBytes, maxZipFiles } from '@wenwu/core/files/case-zip'
import { contract as files } from '@wenwu/core/files/contract'
import { formatDateTime } from '@wenwu/core/kernel/date'
import { samples } from '../../../platform/files/sample-files.ts'
import { upload } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { entriesOf } from '../../../testing/zip-entries.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const pdf = (words: string) => Buffer.concat([samples.pdf, Buffer.from(words)])

async function newCase(): Promise<string> {
  return (await api.as('company').call(cases.createDraft, { itemCode: usualItem.code })).id
}

async function put(caseId: string, materialKey: string, name: string, content: Buffer) {
  return api.as('company').call(files.upload, { caseId, materialKey }, { file: { name, content } })
}

async function keyOf(fileId: string): Promise<string> {
  const { rows } = await api.pool.query<{ storage_key: string }>('select storage_key from files where id = $1', [fileId])
  return rows[0]!.storage_key
}

describe('a case as a zip', () => {
  it('has every file in the folder of its material, each name once, and a listing with checksums', async () => {
    const caseId = await newCase()
    await put(caseId, 'application', '函.pdf', pdf('one'))
    await put(caseId, 'application', '函.PDF', pdf('two'))
    await put(caseId, 'terrainMap', '=cmd|calc.png', samples.png)
    const { result, queries } = await api.countQueries(() => api.as('company').download(files.zip, { id: caseId }))
    expect(queries).toBeLessThanOrEqual(9)
    const { content, headers } = result
    expect(headers.get('content-type')).toBe('application/zip')
    expect(headers.get('content-length')).toBe(String(content.length))
    expect(headers.get('content-disposition')).toMatch(/^attachment; .*\.zip$/)
    // the wall clock of an entry is that of Beijing, as everywhere in the product
    const hour = content.readUInt16LE(content.indexOf('PK\u0001\u0002', 0, 'latin1') + 12) >> 11
    expect(hour).toBe(Number(formatDateTime(api.clock.now()).slice(11, 13)))
    const entries = await entriesOf(content)
    const expected = ['01 建设单位申请函/函.pdf', '01 建设单位申请函/函 (2).PDF', '04 1_500或者1_2000现状地形图/=cmd_calc.png']
    expect([...entries.keys()]).toEqual(['清单.csv', ...expected])
    expect(expected.map((path) => entries.get(path)!.toString('latin1'))).toEqual(
      [pdf('one'), pdf('two'), samples.png].map((each) => each.toString('latin1')),
    )
    const listing = entries.get('清单.csv')!.toString('utf8')
    expect(listing).toMatch(/^\ufeff序号,所在位置,原文件名,大小（字节）,SHA-256,提交人,提交时间\r\n1,/)
    expect(listing).toContain(`,${pdf('one').length},${createHash('sha256').update(pdf('one')).digest('hex')},`)
    expect(listing).toContain(",'=cmd|calc.png,")
  })

  it('is written down in the audit trail before it goes out', async () => {
    const caseId = await newCase()
    await upload(api, 'company', caseId, 'application')
    await api.as('company').download(files.zip, { id: caseId })
    const { rows } = await api.pool.query<{ outcome: string; details: unknown }>(
      "select outcome, details from audit_rows where action = 'files.zip' and object_id = $1",
      [caseId],
    )
    expect(rows).toEqual([{ outcome: 'done', details: { files: 1, bytes: samples.pdf.length } }])
  })

  it('of a case without files has the listing alone', async () => {
    const { content } = await api.as('company').download(files.zip, { id: await newCase() })
    expect([...(await entriesOf(content)).keys()]).toEqual(['清单.csv'])
  })

  it('names a content that is missing before the first byte', async () => {
    const caseId = await newCase()
    const file = await put(caseId, 'application', '丢失的函.pdf', pdf('lost'))
    await removeContent(await keyOf(file.fileId))
    const reply = await api.as('company').send(files.zip, { id: caseId })
    expect([reply.status, reply.body]).toEqual([
      500,
      expect.objectContaining({ error: 'file-content-missing', msg: '文件“丢失的函.pdf”的内容在存储中缺失或已损坏，请联系管理员。' }),
    ])
    const single = await api.as('company').send(files.download, { id: file.fileId })
    expect([single.status, (single.body as { error: string }).error]).toEqual([500, 'file-content-missing'])
    // its place is free again
    await api.as('company').download(files.zip, { id: await newCase() })
  })

  it('of which a content is damaged never ends as a whole file', async () => {
    const caseId = await newCase()
    await put(caseId, 'application', 'a.pdf', pdf('whole'))
    const file = await put(caseId, 'terrainMap', 'b.png', Buffer.concat([samples.png, Buffer.alloc(200_000, 1)]))
    await damageContent(await keyOf(file.fileId))
    const { length, got, isWhole } = await read(caseId)
    expect(isWhole).toBe(false)
    expect(got).toBeLessThan(length)
    await expect.poll(async () => (await api.as('company').send(files.zip, { id: await newCase() })).status).toBe(200)
  })

  it('is one at a time for a person; a reader who leaves gives the place back', async () => {
    const caseId = await newCase()
    for (let i = 0; i < 4; i++) await put(caseId, 'terrainMap', `${i}.png`, Buffer.concat([samples.png, Buffer.alloc(4_000_000, i)]))
    const slow = await openSlowly(caseId)
    const second = await api.as('company').send(files.zip, { id: caseId })
    expect([second.status, (second.body as { error: string }).error]).toEqual([429, 'case-zip-busy'])
    slow.destroy()
    await vi.waitFor(async () => expect((await api.as('company').send(files.zip, { id: caseId })).status).toBe(200), { timeout: 60_000 })
  })

  it('of more files than one takes comes in several, each file once, under the paths of one', async () => {
    const caseId = await newCase()
    const { fileId } = await upload(api, 'company', caseId, 'application')
    // as an earlier release allowed: 1,040 files with the same content
    await api.pool.query(
      `with copies as (
         insert into files (id, storage_key, sha256, size, media_type, name, created_by, created_at)
         select gen_random_uuid(), storage_key, sha256, size, media_type, name, created_by, created_at from files, generate_series(1, 1039) where id = $1
         returning id, created_by, created_at)
       insert into case_materials (case_id, material_key, file_id, uploaded_by, uploaded_at)
       select $2, 'application', id, created_by, created_at from copies`,
      [fileId, caseId],
    )
    const refused = await api.as('company').send(files.zip, { id: caseId })
    expect(refused.body).toMatchObject({
      code: 413,
      error: 'case-zip-too-large',
      msg: `文件共 1040 个、1 MB，超过一个压缩包的上限（${maxZipFiles} 个、500 MB），请分 3 个压缩包下载。`,
      params: { parts: 3 },
    })
    const names: string[] = []
    const counts: number[] = []
    for (const part of [1, 2, 3]) {
      const { content } = await api.as('company').download(files.zip, { id: caseId, part })
      const inside = [...(await entriesOf(content)).keys()]
      counts.push(inside.length)
      names.push(...inside)
      expect(inside).toContain(`清单-第${part}包共3包.csv`)
    }
    expect(counts).toEqual([501, 501, 41])
    expect(new Set(names).size).toBe(1043)
    expect((await api.as('company').send(files.zip, { id: caseId, part: 4 })).status).toBe(404)
  })

  it('counts bytes as well: a file that is too large for any zip gets one of its own', async () => {
    const caseId = await newCase()
    const [large] = [await upload(api, 'company', caseId, 'application'), await put(caseId, 'terrainMap', 'b.png', samples.png)]
    await api.pool.query('update files set size = $2 where id = $1', [large.fileId, maxZipBytes + 1])
    expect((await api.as('company').send(files.zip, { id: caseId })).body).toMatchObject({
      error: 'case-zip-too-large',
      params: { parts: 2 },
    })
  })
})

describe('getPicture', () => {
  it('shows pictures and nothing else', async () => {
    const caseId = await newCase()
    const map = await put(caseId, 'terrainMap', '地形图.png', samples.png)
    const letter = await upload(api, 'company', caseId, 'application')
    const { content, headers } = await api.as('company').download(files.picture, { fileId: map.fileId })
    expect(content).toEqual(samples.png)
    expect([headers.get('content-type'), headers.get('content-disposition')?.slice(0, 6), headers.get('x-content-type-options')]).toEqual([
      'image/png',
      'inline',
      'nosniff',
    ])
    const reply = await api.as('company').send(files.picture, { fileId: letter.fileId })
    expect([reply.status, (reply.body as { error: string }).error]).toEqual([415, 'file-type'])
    for (const path of ['../../etc/passwd', 'http://169.254.169.254/', ''])
      expect((await api.as('company').send(files.picture, { fileId: path })).status).toBe(404)
  })
})

async function removeContent(key: string): Promise<void> {
  await fs.rm(`${api.services.config.dataDirectory}/files/content/${key}`)
}

/** Other bytes of the same number. */
async function damageContent(key: string): Promise<void> {
  const handle = await fs.open(`${api.services.config.dataDirectory}/files/content/${key}`, 'r+')
  await handle.write(Buffer.from('x'), 0, 1, 1000)
  await handle.close()
}

async function openSlowly(caseId: string): Promise<http.IncomingMessage> {
  const headers = { authorization: (await api.as('company').authorization()) ?? '' }
  return new Promise((resolve, reject) =>
    http.get(`${api.address}/api/v1/cases/${caseId}/files.zip`, { agent: false, headers }, resolve).once('error', reject),
  )
}

async function read(caseId: string): Promise<{ length: number; got: number; isWhole: boolean }> {
  const reply = await openSlowly(caseId)
  let got = 0
  reply.on('data', (part: Buffer) => (got += part.length))
  const isWhole = await new Promise<boolean>((resolve) => {
    reply.once('end', () => resolve(true))
    reply.once('error', () => resolve(false))
  })
  return { length: Number(reply.headers['content-length']), got, isWhole }
}
