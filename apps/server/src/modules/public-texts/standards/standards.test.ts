import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/standards/contract'
import type { StandardFilter, StandardQuery } from '@wenwu/core/standards/list'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { importEntry } from '../publishing/index.ts'
import { standardKind } from './index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
  await inTransaction(api.pool, async (db) => {
    for (const [number, title, natureCode, statusCode] of [
      ['GB 99901-2026', '即将实施的强制性标准', '1', '2'],
      ['GB/Z 99902-2001', '被代替的指导性文件', '3', '3'],
      ['GB/T 99903-1999', '已废止的标准', '2', '4'],
    ])
      await importEntry({ db, now: api.clock.now() }, standardKind, { number, title, natureCode, statusCode })
  })
})
afterAll(() => api.stop())

const ask = (filter: StandardFilter = {}, sort: StandardQuery['sort'] = 'published-desc', number = 1, size = 100) =>
  api.anonymous.call(contract.query, { filter, sort, page: { number, size } })
const numbers = async (filter: StandardFilter, sort?: StandardQuery['sort']) => (await ask(filter, sort)).rows.map((row) => row.number)

describe('the list', () => {
  it('is on the wire what the specification says', async () => {
    const { status, body } = await api.request('POST', '/api/industry/navigation/bzgf/find', {
      keyWord: '拓片',
      publishingDateStart: '2019-01-01',
      publishingDateEnd: '',
      standardStatusCode: '1',
      standardNatureCode: '',
      pageNation: { pageNumber: 1, pageSize: 10 },
    })
    expect([status, body]).toEqual([
      200,
      {
        code: 200,
        data: {
          data: [
            {
              id: expect.any(String) as string,
              standardNum: 'WW/T 0093-2018',
              title: '拓片元数据 著录规则',
              publishingDate: '2019-01-31',
              executeDate: '2019-06-01',
              standardNatureCode: '2',
              standardNatureName: '推荐性',
              standardStatusCode: '1',
              standardStatusName: '现行',
              publishingBody: '国家文物局',
            },
          ],
          pagination: { totalNum: 1, capped: false },
        },
      },
    ])
  })

  it('finds a number in whatever notation, a title, and both by the keyword', async () => {
    for (const keyword of ['GB/T 30687—2014', 'gbt30687', '30687', 'ＧＢ／Ｔ３０６８７']) {
      expect(await numbers({ keyword, field: 'number' })).toEqual(['GB/T 30687-2014'])
      expect(await numbers({ keyword })).toEqual(['GB/T 30687-2014'])
      expect(await numbers({ keyword, field: 'title' })).toEqual([])
    }
    expect(await numbers({ keyword: '石窟寺', field: 'title' }, 'number-asc')).toEqual(['DB14/T 2870-2023', 'DB14/T 2871-2023'])
    expect(await numbers({ keyword: '石窟寺', field: 'number' })).toEqual([])
    for (const keyword of ['%', '_', '没有这个标准', '——']) expect(await numbers({ keyword })).toEqual([])
  })

  it('filters by status, nature and days, and sorts parts as people count', async () => {
    expect(await numbers({ statusCode: '2' })).toEqual(['GB 99901-2026'])
    expect(await numbers({ statusCode: '3', natureCode: '3' })).toEqual(['GB/Z 99902-2001'])
    expect(await numbers({ publishedFrom: '2023-01-01', publishedTo: '2023-12-31' }, 'number-desc')).toEqual([
      'DB14/T 2871-2023',
      'DB14/T 2870-2023',
    ])
    const parts = await numbers({ keyword: '文物出境审核规范' }, 'number-asc')
    expect(parts.map((number) => Number(/\.(\d+)/.exec(number)![1]))).toEqual([1, 6, 8, 10, 16, 25, 30])
    const [all, second] = await Promise.all([ask({}, 'effective-desc'), ask({}, 'effective-desc', 2, 10)])
    expect(second.rows.map((row) => row.id)).toEqual(all.rows.slice(10, 20).map((row) => row.id))
    expect(all.rows.at(-1)!.effectiveOn).toBeNull()
  })

  it('takes two statements, one where the first page is not full', async () => {
    expect((await api.countQueries(() => ask({}, 'published-desc', 1, 10))).queries).toBe(2)
    expect((await api.countQueries(() => ask({ statusCode: '2' }))).queries).toBe(1)
  })
})

it('exports the same query, with the list’s columns', async () => {
  const { content, headers } = await api.anonymous.download(contract.export, {
    filter: { statusCode: '4' },
    sort: 'number-asc',
    columns: ['number', 'nature', 'status'],
  })
  expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain('标准规范-2026-11-23.xlsx')
  expect(await readSheet(content)).toEqual([
    ['标准号', '标准性质', '标准状态'],
    ['GB/T 99903-1999', '推荐性', '废止'],
  ])
})

it('gives the two code lists with the values the field uses', async () => {
  const codes = async (name: string) => (await api.request('POST', '/api/sysCodes/find', { ClassCode: name })).body
  expect(await codes('StandardStatusCode')).toEqual({
    code: 200,
    data: [
      { code: '1', name: '现行' },
      { code: '2', name: '即将实施' },
      { code: '3', name: '被代替' },
      { code: '4', name: '废止' },
    ],
  })
  expect(await codes('StandardNatureCode')).toMatchObject({ data: [{ name: '强制性' }, { name: '推荐性' }, { name: '指导性' }] })
  expect(await codes('constructor')).toEqual({ code: 200, data: [] })
})

it('is withdrawn from list and search', async () => {
  const [row] = (await ask({ keyword: '99902' })).rows
  await inTransaction(api.pool, (db) => standardKind.withdraw({ db, now: api.clock.now() }, row!.id))
  expect(await numbers({ keyword: '99902' })).toEqual([])
  expect((await api.pool.query('select 1 from search_documents where document_id = $1', [row!.id])).rowCount).toBe(0)
})
