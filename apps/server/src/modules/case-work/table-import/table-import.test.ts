import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract } from '@wenwu/core/table-import/contract'
import type { TableImport } from '@wenwu/core/table-import/model'
import { samples } from '../../../platform/files/sample-files.ts'
import { writeXlsx } from '../../../platform/xlsx/write-xlsx.ts'
import { fundedItem } from '../../../case-driver/played-items.ts'
import { exampleOf, newDraft } from '../../../case-driver/file-case.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
let caseId: string
beforeAll(async () => {
  api = await startTestApp()
  caseId = (await newDraft(api, { itemCode: fundedItem.code })).id
})
afterAll(() => api.stop())

const path = 'history.tbcrpPaCompdetailList'
const book = (titles: string[], ...rows: string[][]) => {
  async function* cells() {
    for (const row of rows) yield row
  }
  return buffer(
    writeXlsx(
      titles.map((title) => ({ title, kind: 'text' as const })),
      cells(),
      '工程',
    ),
  )
}
const send = (fields: Record<string, unknown>, name: string, content: Buffer | string) =>
  api.as('company').sendWire(contract.read, { bid: caseId, fileType: path, ...fields }, { file: { name, content } })
async function read(content: Buffer | string, fields: Record<string, unknown> = {}, name = '历次工程.xlsx'): Promise<TableImport> {
  const reply = await send(fields, name, content)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return (reply.body as { data: TableImport }).data
}

describe('importExcelEmigrateCompro', () => {
  it('reads rows by the labels of the columns, gives back those that mean nothing, and stores nothing', async () => {
    const before = await api.as('company').call(cases.get, { id: caseId })
    const done = await read(
      await book(
        ['工程内容*', '实施时间', '经费（万元）', '验收情况', '备注'],
        ['屋面揭顶维修', '1998年', '35.5', '已验收合格', '略'],
        ['排水整治', '2006年', '一大笔', '待定', ''],
        ['', '', '', '', ''],
        ['只有名称', '', '', '', ''],
      ),
    )
    expect(done.rows).toEqual([
      { id: expect.any(String), content: '屋面揭顶维修', implementationDate: '1998年', money: 35.5, acceptance: '1' },
      { id: expect.any(String), content: '只有名称' },
    ])
    expect(new Set(done.rows.map((row) => row.id)).size).toBe(2)
    expect(done).toMatchObject({ incomplete: 1, unknownColumns: ['备注'], refusedCount: 1 })
    expect(done.refused).toEqual([{ line: 3, reasons: ['经费应为数字', '验收情况“待定”不在可选内容中，可填：已验收合格、未验收、无记录'] }])
    expect(done.problems?.name).toBe('历次工程-有问题的行.xlsx')
    expect(await readSheet(Buffer.from(done.problems!.content, 'base64'))).toEqual([
      ['行号', '原因', '工程内容*', '实施时间', '经费（万元）', '验收情况', '备注'],
      ['3', '经费应为数字；验收情况“待定”不在可选内容中，可填：已验收合格、未验收、无记录', '排水整治', '2006年', '一大笔', '待定', ''],
    ])
    const after = await api.as('company').call(cases.get, { id: caseId })
    expect([after.revision, after.data]).toEqual([before.revision, before.data])
  })

  it('takes the returned workbook once it is corrected, and says nothing of its own columns', async () => {
    const done = await read(
      await book(['行号', '原因', '工程内容', '实施时间', '经费', '验收情况'], ['3', '经费应为数字', '排水整治', '2006年', '12', '未验收']),
    )
    expect(done).toMatchObject({ rows: [{ money: 12, acceptance: '2' }], unknownColumns: [], problems: null })
  })

  it('knows the rows the form holds: what finds no room is given back', async () => {
    const content = '工程内容,实施时间,验收情况\n甲,2001年,1\n乙,2002年,1\n'
    const done = await read(content, { rowCount: '49' }, '工程.csv')
    expect(done.rows.map((row) => row['content'])).toEqual(['甲'])
    expect(done.refused).toEqual([{ line: 3, reasons: ['表格最多50行，这一行放不下'] }])
    // without a word of the caller the stored rows count
    const stored = (exampleOf(fundedItem.code)['history']!['tbcrpPaCompdetailList'] as unknown[]).length
    expect((await read(`工程内容\n${'丙\n'.repeat(50)}`, {}, '工程.csv')).rows).toHaveLength(50 - stored)
  })

  it('takes no formula for a value, and none of the columns means another file', async () => {
    expect((await read('工程内容,实施时间\n=1+1,2001年\n', {}, '工程.csv')).refused).toEqual([
      { line: 2, reasons: ['工程内容：是公式，请改为数值'] },
    ])
    expect(await send({}, '工程.csv', '名称,年代\n甲,乙\n')).toMatchObject({
      status: 422,
      body: {
        error: 'import-columns',
        msg: '文件缺少这些列：工程内容、实施时间、经费、验收情况。请检查列名，以及表格是否在第一张未隐藏的工作表中',
      },
    })
    expect(await send({}, '工程.pdf', samples.pdf)).toMatchObject({ status: 415 })
    expect(await send({}, '工程.json', '[{"工程内容":"甲"}]')).toMatchObject({ status: 415, body: { error: 'file-type' } })
    expect(await send({ fileType: 'project.projectName' }, 'a.csv', 'x\n1\n')).toMatchObject({ status: 400 })
    expect(await send({ fileType: '__proto__.x' }, 'a.csv', 'x\n1\n')).toMatchObject({ status: 400 })
    expect(await send({ fileType: `${path}[0]` }, 'a.csv', 'x\n1\n')).toMatchObject({ status: 400 })
  })

  it('takes no file with two columns of one name: the latter would win', async () => {
    const twice = [
      ['工程内容', '实施时间', ' 工程内容 '],
      ['甲', '2001年', '乙'],
    ] as const
    for (const [name, content] of [
      ['工程.csv', twice.map((cells) => cells.join(',')).join('\n')],
      ['工程.xlsx', await book([...twice[0]], [...twice[1]])],
    ] as const)
      expect(await send({}, name, content)).toMatchObject({
        status: 422,
        body: {
          error: 'import-column-twice',
          msg: '文件中有两列标题都是“工程内容”，无法确定以哪一列为准，请删去或者改名一列后重新上传。',
        },
      })
    // by two names of one column: in the rows that fill in both
    expect(await read('工程内容,实施时间,验收情况,Works\n甲,2001年,1,乙\n丙,2002年,1,\n', {}, '工程.csv')).toMatchObject({
      rows: [{ content: '丙' }],
      refused: [{ line: 2, reasons: ['Works：本行有两列都是该项，请删去一列'] }],
    })
    // columns without a name are none
    expect((await read('工程内容,,\n甲,,\n', {}, '工程.csv')).rows).toMatchObject([{ content: '甲' }])
  })

  it('has a workbook with the columns, in the language of the asker', async () => {
    const { content, headers } = await api.as('company').download(contract.template, { caseId, path })
    expect(await readSheet(content)).toEqual([['工程内容*', '实施时间*', '经费（万元）', '验收情况*']])
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain('历次保护工程.xlsx')
    const english = await api.as('company').download(contract.template, { caseId, path }, { headers: { 'accept-language': 'en-US' } })
    expect((await readSheet(english.content))[0]![0]).toBe('Works*')
    // and is read in any language
    expect((await read('Works,When\nRoof,1998\n', {}, 'w.csv')).rows).toMatchObject([{ content: 'Roof', implementationDate: '1998' }])
  })
})
