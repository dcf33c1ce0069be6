import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/filed-projects/contract'
import type { FiledProjectQuery } from '@wenwu/core/filed-projects/list'
import { contract as imports } from '@wenwu/core/imports/contract'
import type { ImportRun } from '@wenwu/core/imports/model'
import { addMoney } from '@wenwu/core/kernel/money'
import { ofdOf, samples } from '../../../platform/files/sample-files.ts'
import { writeXlsx } from '../../../platform/xlsx/write-xlsx.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { runImport } from '../imports/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const header = ['省份', '文物保护单位', '项目名称*', '批复文号', '批准日期', '批准机关', '预算（万元）', '设计单位']
const book = (...rows: string[][]) => {
  async function* cells() {
    for (const row of rows) yield row
  }
  return buffer(
    writeXlsx(
      header.map((title) => ({ title, kind: 'text' as const })),
      cells(),
      '备案',
    ),
  )
}
const good = ['', '试验塔', '试验塔塔基加固工程', '陕文物函〔2026〕901号', '2026年11月2日', '陕西省文物局', '1,234.56', '试验设计院']

async function importBook(username: string, content: Buffer, fields: Record<string, unknown> = {}): Promise<ImportRun> {
  const reply = await api.as(username).sendWire(imports.filedProjects, fields, { file: { name: '备案.xlsx', content } })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const { data } = reply.body as { data: ImportRun }
  if (data.status === 'running') await runImport(api.services, data.id, api.clock.now)
  return api.as(username).call(imports.get, { id: data.id })
}
const ask = (username: string, filter: FiledProjectQuery['filter'] = {}, more: Partial<FiledProjectQuery> = {}) =>
  api.as(username).call(contract.query, { filter, sort: 'approved-desc', page: { number: 1, size: 50 }, ...more })

describe('importExcelRegistProject', () => {
  it('files the rows of one’s own province that are in order and says why the others are not', async () => {
    const content = await book(
      good,
      ['山西省', '晋祠', '别省的工程', '晋文物函〔2026〕1号', '2026-11-03', '', '', ''],
      ['陕西省', '试验塔', '明天的工程', '陕文物函〔2026〕902号', '2026-11-24', '', '', ''],
      ['陕西省', '试验塔', '', '陕文物函〔2026〕903号', '去年', '', '很多', ''],
      // the same approval and project, typed otherwise
      ['陕西省', '试验塔', '试验塔 塔基加固工程', '陕文物函[2026]901号', '2026-11-02', '', '', ''],
    )
    const run = await importBook('province-sx', content)
    expect(run).toMatchObject({ target: 'filed-projects', status: 'done', total: 5, added: 1, bad: 4 })
    expect(run.badRows.map((row) => [row.line, ...row.problems.map(({ column, code }) => `${column} ${code}`.trim())])).toEqual([
      [3, '省份 foreign'],
      [4, '批准日期 future'],
      [5, '项目名称* required', '批准日期 date', '预算（万元） number'],
      [6, 'repeated'],
    ])
    const { rows } = await ask('province-sx', { keyword: '塔基加固' })
    expect(rows).toEqual([
      {
        id: rows[0]!.id,
        provinceCode: '61',
        unitName: '试验塔',
        projectName: '试验塔塔基加固工程',
        approvalNumber: '陕文物函〔2026〕901号',
        approvedOn: '2026-11-02',
        approvingBody: '陕西省文物局',
        budget: 1234.56,
        designUnit: '试验设计院',
        filedOn: '2026-11-23',
        file: null,
      },
    ])
  })

  it('again changes what differs and doubles nothing; checkOnly loads nothing', async () => {
    expect(await importBook('province-sx', await book(good))).toMatchObject({ added: 0, changed: 0, same: 1 })
    const checked = await importBook('province-sx', await book(good.with(7, '另一设计院')), { checkOnly: '1' })
    expect(checked).toMatchObject({ status: 'checked', done: 0 })
    expect((await ask('province-sx', { keyword: '塔基加固' })).rows[0]!.designUnit).toBe('试验设计院')
    await api.as('province-sx').call(imports.start, { id: checked.id })
    await runImport(api.services, checked.id, api.clock.now)
    const { rows } = await ask('province-sx', { keyword: '塔基加固' })
    expect(rows.map((row) => row.designUnit)).toEqual(['另一设计院'])
  })

  it('begins nothing where no row can be loaded', async () => {
    expect(await importBook('province-sx', await book(good.with(4, '')))).toMatchObject({ status: 'checked', total: 1, bad: 1 })
  })
})

describe('the list', () => {
  it('has the budget of all rows of the query, not of the page', async () => {
    const sumOf = (rows: readonly { budget: number | null }[]) => addMoney(...rows.map((row) => row.budget ?? 0))
    const all = await ask('national-officer')
    expect(all.sums.budget).toBeCloseTo(sumOf(all.rows), 6)
    const second = await ask('national-officer', {}, { page: { number: 2, size: 4 } })
    expect(second.sums).toEqual(all.sums)
    const own = await ask('province-sx', {}, { page: { number: 1, size: 1 } })
    expect(own.sums.budget).toBeCloseTo(sumOf(all.rows.filter((row) => row.provinceCode === '61')), 6)
    expect(own.sums.budget).toBeLessThan(all.sums.budget!)
    expect((await ask('national-officer', { keyword: '塔基加固' })).sums).toEqual({ budget: 1234.56 })
    expect((await ask('national-officer', { keyword: '100%' })).sums).toEqual({ budget: null })
  })

  it('shows a province its own and the national bureau all, filtered, sorted and paged', async () => {
    const own = await ask('province-sx')
    expect(new Set(own.rows.map((row) => row.provinceCode))).toEqual(new Set(['61']))
    const all = await ask('national-officer')
    expect(all.total).toBeGreaterThan(own.total)
    expect(all.rows.map((row) => row.approvedOn)).toEqual(
      all.rows
        .map((row) => row.approvedOn)
        .toSorted()
        .reverse(),
    )
    expect((await ask('national-officer', { provinceCode: '61' })).total).toBe(own.total)
    expect((await ask('province-sx', { provinceCode: '14' })).total).toBe(0)
    const budgets = (await ask('national-officer', {}, { sort: 'budget-asc' })).rows.map((row) => row.budget ?? -1)
    expect(budgets).toEqual(budgets.toSorted((a, b) => a - b))
    expect(
      (await ask('national-officer', { approvedFrom: '2026-11-02', approvedTo: '2026-11-02' })).rows.map((row) => row.projectName),
    ).toContain('试验塔塔基加固工程')
    expect((await ask('national-officer', { keyword: '100%' })).total).toBe(0)
    const second = await ask('national-officer', {}, { page: { number: 2, size: 4 } })
    expect(second.rows.map((row) => row.id)).toEqual(all.rows.slice(4, 8).map((row) => row.id))
    expect(second.total).toBe(all.total)
  })

  it('takes two statements: the rows, and their number with the sum', async () => {
    await ask('national-officer')
    const full = await api.countQueries(() => ask('national-officer', {}, { page: { number: 1, size: 5 } }))
    const short = await api.countQueries(() => ask('national-officer'))
    // one more each time: the session
    expect([full.queries, short.queries]).toEqual([3, 3])
  })

  it('is exported with the chosen columns, one’s own province only', async () => {
    const { content, headers } = await api
      .as('province-sx')
      .download(contract.export, { filter: {}, sort: 'approved-desc', columns: ['projectName', 'province'] })
    const rows = await readSheet(content)
    expect(rows[0]).toEqual(['项目名称', '省份'])
    expect(new Set(rows.slice(1).map((row) => row[1]))).toEqual(new Set(['陕西省']))
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain('备案项目-2026-11-23.xlsx')
  })

  it.each(['en-US', 'zh-TW'])('is exported in %s so that it can be imported again', async (language) => {
    const query = { filter: { keyword: '塔基加固' }, sort: 'approved-desc', columns: [] } as const
    const headers = { 'accept-language': language }
    const { content } = await api.as('province-sx').download(contract.export, { ...query, columns: [] }, { headers })
    expect((await readSheet(content))[0]).not.toContain('项目名称')
    expect(await importBook('province-sx', content)).toMatchObject({ total: 1, same: 1, bad: 0 })
  })
})

describe('uploadRecordApprovalFile', () => {
  it('takes PDF and OFD by content; a replaced one stays on record', async () => {
    const officer = api.as('province-sx')
    const project = (await ask('province-sx', { keyword: '塔基加固' })).rows[0]!
    const upload = (name: string, content: Buffer) =>
      officer.send(contract.uploadApproval, { projectId: project.id }, { file: { name, content } })
    expect(await upload('批文.pdf', samples.html)).toMatchObject({ status: 415, body: { error: 'file-content-differs' } })
    expect(await upload('批文.png', samples.png)).toMatchObject({ status: 415 })
    expect((await officer.send(contract.approvalLink, { id: project.id })).status).toBe(404)
    expect((await upload('批文.pdf', samples.pdf)).status).toBe(200)
    expect((await upload('批文.ofd', await ofdOf())).status).toBe(200)
    expect((await ask('province-sx', { hasFile: true })).rows.map((row) => row.file?.name)).toEqual(['批文.ofd'])
    expect((await ask('province-sx', { hasFile: false })).rows.map((row) => row.id)).not.toContain(project.id)
    const link = await api.as('national-officer').call(contract.approvalLink, { id: project.id })
    expect((await api.request('GET', link)).headers.get('content-disposition')).toContain('.ofd')
    const { rows } = await api.pool.query(
      'select replaced_at is null as current from filed_project_files where project_id = $1 order by uploaded_at',
      [project.id],
    )
    expect(rows).toEqual([{ current: false }, { current: true }])
  })
})
