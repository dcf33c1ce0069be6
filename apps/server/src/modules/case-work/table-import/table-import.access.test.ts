import { fundedItem } from '../../../case-driver/played-items.ts'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/table-import/contract'
import { act } from '../../../case-driver/drive-case.ts'
import { newDraft } from '../../../case-driver/file-case.ts'
import { provinceOf, submitted } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const path = 'history.tbcrpPaCompdetailList'
const file = { name: 'w.csv', content: '工程内容\n甲\n' }
const status = async (username: string | null, caseId: string, table = path) => {
  const caller = username === null ? api.anonymous : api.as(username)
  const read = await caller.sendWire(contract.read, { bid: caseId, fileType: table }, { file })
  const template = await caller.send(contract.template, { caseId, path: table })
  return [read.status, template.status]
}

it('a draft’s table is filled in by its applicant only', async () => {
  const { id } = await newDraft(api, { itemCode: fundedItem.code })
  expect(await status('company', id)).toEqual([200, 200])
  expect(await status(null, id)).toEqual([401, 401])
  for (const username of ['person', 'museum', 'province-sx', 'national-officer', 'admin-system', 'editor-lead'])
    expect(await status(username, id), username).toEqual([404, 404])
})

it('a submitted case is closed; a correction opens the tables it flags and no other', async () => {
  const id = await submitted(api, { itemCode: fundedItem.code })
  expect(await status('company', id)).toEqual([409, 409])
  await act(api, `province-${provinceOf(fundedItem.code)}`, id, 'provinceAccept', {
    outcome: 'return',
    reason: '请补充',
    defects: { fields: [{ path, note: '补齐' }], materials: [] },
  })
  expect(await status('company', id)).toEqual([200, 200])
  expect(await status('company', id, 'funding.estimate')).toEqual([409, 409])
  // an official who sees the case does not fill it in
  expect(await status(`province-${provinceOf(fundedItem.code)}`, id)).toEqual([409, 409])
})

it('whose table it is, is asked before the file is read', async () => {
  const { id } = await newDraft(api, { itemCode: fundedItem.code })
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from('<Types/>'), '[Content_Types].xml')
  zip.addBuffer(Buffer.from('<row>'.repeat(200)), 'xl/worksheets/sheet1.xml')
  zip.end()
  const damaged = { name: 'w.xlsx', content: await buffer(zip.outputStream) }
  const read = async (username: string) =>
    (await api.as(username).sendWire(contract.read, { bid: id, fileType: path }, { file: damaged })).status
  expect([await read('customs'), await read('person'), await read('company')]).toEqual([404, 404, 422])
})
