import { request as httpRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/imports/contract'
import type { ImportTarget } from '@wenwu/core/imports/model'
import { contract as laws } from '@wenwu/core/laws/contract'
import { contract as users } from '@wenwu/core/users/contract'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

/** A valid workbook with a great many empty rows at its end: expensive to read, and nothing else. */
function workbook(emptyRows: number): Promise<Buffer> {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const file = new ZipFile()
  const rows = `<row>${cell('标准号')}${cell('标准名称')}</row><row>${cell('GB/T 55501')}${cell('读后离开')}</row>${'<row/>'.repeat(emptyRows)}`
  file.addBuffer(Buffer.from('<Types/>'), '[Content_Types].xml')
  file.addBuffer(Buffer.from(`<worksheet><sheetData>${rows}</sheetData></worksheet>`), 'xl/worksheets/sheet1.xml')
  file.end()
  return buffer(file.outputStream)
}
const heldConnections = () => api.pool.totalCount - api.pool.idleCount

it('while ten heavy workbooks are read others are answered, and no connection is held', async () => {
  const content = await workbook(500_000)
  const order: string[] = []
  // with a key of the request, which used to be stored before the file was read
  const ofUsers = (i: number) =>
    api.as('admin-system').sendWire(users.import, {}, { file: { name: '用户.xlsx', content }, idempotencyKey: `heavy-workbook-${i}` })
  const checked = (username: string, target: ImportTarget) =>
    api.as(username).sendWire(contract.check, { target }, { file: { name: '表.xlsx', content } })
  // one person has four places at most
  const uploads = Array.from({ length: 10 }, (_, i) =>
    i < 4 ? ofUsers(i) : i < 7 ? checked('editor-lead', 'laws') : checked('province-sx', 'filed-projects'),
  ).map((sent) =>
    sent.then((reply) => {
      order.push('upload')
      return reply
    }),
  )
  await expect.poll(() => [api.services.tables.running, heldConnections()], { timeout: 60_000 }).toEqual([2, 0])
  await api.as('company').call(laws.query, { filter: {}, sort: 'published-desc', page: { number: 1, size: 10 } })
  order.push('list')
  const replies = await Promise.all(uploads)
  // all were read whole: of the columns users take none is there, the others have one row with its problems
  expect(replies.map(({ status }) => status)).toEqual([422, 422, 422, 422, 200, 200, 200, 200, 200, 200])
  expect(order.indexOf('list')).toBeLessThan(9)
  expect(api.services.tables.running).toBe(0)
}, 240_000)

it('a caller who disconnects frees the thread, and nothing is kept of the file', async () => {
  const content = await workbook(2_000_000)
  const boundary = 'boundary-of-the-test'
  const part = (head: string, body: Buffer | string) =>
    Buffer.concat([Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')])
  const body = Buffer.concat([
    part('name="target"', 'standards'),
    part('name="file"; filename="s.xlsx"', content),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  const token = (await api.as('editor-lead').authorization()) ?? ''
  const upload = httpRequest(`${api.address}${contract.check.path}`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': body.length },
  })
  upload.on('error', () => undefined)
  upload.end(body)
  await expect.poll(() => api.services.tables.running, { timeout: 60_000 }).toBe(1)
  upload.destroy()
  await expect.poll(() => api.services.tables.running, { timeout: 60_000 }).toBe(0)
  const file = { name: 's.csv', content: 'standardNum,title\nGB 1,甲\n' }
  const { id } = await api.as('editor-lead').call(contract.check, { target: 'standards' }, { file })
  const { rows } = await api.pool.query("select id from import_runs where target = 'standards'")
  expect(rows).toEqual([{ id }])
}, 240_000)

it('says what a file has too much of', async () => {
  const refusal = async (content: string, name = 'x.csv') => {
    const { status, body } = await api.as('editor-lead').sendWire(contract.check, { target: 'laws' }, { file: { name, content } })
    const { error, msg, field } = body as Record<string, unknown>
    return { status, error, msg, field }
  }
  expect(await refusal(`标题\n${'"'.repeat(1_000_000)}`)).toEqual({
    status: 422,
    error: 'import-text-length',
    msg: '文件中有超过 400000 个字符的单元格或标记，无法读取。请检查该单元格或引号是否成对后重新上传。',
    field: 'file',
  })
  expect(await refusal(`标题\n${'1,'.repeat(2_000_001)}`)).toEqual({
    status: 422,
    error: 'import-line-length',
    msg: '文件中有超过 4000000 个字符的行，无法读取。请检查换行和引号后重新上传。',
    field: 'file',
  })
  // names of columns are looked at for each row: few and short ones
  expect(await refusal(`标题,${'名'.repeat(201)}\n甲,乙\n`)).toMatchObject({
    error: 'import-text-length',
    msg: '文件中有超过 200 个字符的单元格或标记，无法读取。请检查该单元格或引号是否成对后重新上传。',
  })
  const rows = Array.from({ length: 501 }, (_each, n) => ({ [`名${n}`]: '甲' }))
  expect(await refusal(JSON.stringify(rows), 'x.json')).toEqual({
    status: 422,
    error: 'import-column-count',
    msg: '文件的列超过 500 列，无法读取。请删除多余的列后重新上传。',
    field: 'file',
  })
})
