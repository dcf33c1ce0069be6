import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/circulations/contract'
import { spokenStatusOf } from '@wenwu/core/codes/statuses'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { peopleOf, waitingCase } from '../../../testing/case-fixtures.ts'
import { readSheet, sheetTime } from '../../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const reader = 'province-sx-lead'

it('the export is exactly the filtered rows of all pages as the list shows them, in the reader’s language, audited', async () => {
  const to = [`user@${(await peopleOf(api)).idOf(reader)}`]
  const ids: string[] = []
  for (const opinion of ['请阅第一件。', '请阅第二件。', '', '请阅第四件。']) {
    const caseId = await waitingCase(api, 'provinceReview')
    await api.as('province-sx').call(tasks.verb, { caseId, verb: 'circulate', input: { to, opinion } })
    ids.push(caseId)
  }
  await api.as(reader).call(tasks.verb, { caseId: ids[3]!, verb: 'mark-read', input: {} })

  const asked = { filter: { state: 'unread' }, sort: 'sent-asc' } as const
  const page = (number: number) => api.as(reader).call(contract.query, { ...asked, page: { number, size: 2 } })
  const rows = [...(await page(1)).rows, ...(await page(2)).rows]
  expect(rows.map(({ id }) => id)).toEqual(ids.slice(0, 3))
  const { content, headers } = await api.as(reader).download(contract.export, { ...asked, columns: [] })
  expect(headers.get('content-disposition')).toContain(encodeURIComponent('传阅件-2026-11-23.xlsx'))
  const sheet = await readSheet(content)
  expect(sheet[0]).toEqual(['编号', '项目名称', '事项', '当前状态', '传阅人', '附言', '传阅时间', '阅毕时间'])
  expect(sheet.slice(1).map((row) => row.slice(0, 6))).toEqual(
    rows.map((row) => [row.number, row.title, row.itemName.zh_CN, spokenStatusOf(row).zh_CN, row.sender, row.note]),
  )
  for (const [i, row] of rows.entries()) expect(Number(sheet[i + 1]![6])).toBeCloseTo(sheetTime(row.sentAt), 6)

  // the other tab, with words and chosen columns
  const read = { filter: { state: 'read', keyword: rows[0]!.title }, sort: 'sent-desc' } as const
  const other = await api
    .as(reader)
    .download(contract.export, { ...read, columns: ['note', 'sender'] }, { headers: { 'accept-language': 'en-US' } })
  expect(await readSheet(other.content)).toEqual([
    ['Note', 'Circulated by'],
    ['请阅第四件。', rows[0]!.sender],
  ])
  const nothing = await api.as(reader).download(contract.export, { ...read, filter: { keyword: '%' }, columns: ['title'] })
  expect(await readSheet(nothing.content)).toEqual([['项目名称']])
  const { rows: noted } = await api.pool.query<{ details: unknown }>(
    "select details from audit_rows where action = 'circulations.export' order by id",
  )
  expect(noted[1]).toEqual({
    details: { filter: { keyword: true, preset: 'read' }, columns: ['circulations.note', 'circulations.sender'] },
  })
})
