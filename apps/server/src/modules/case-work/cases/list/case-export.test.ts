import { fundedItem } from '../../../../case-driver/played-items.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { CaseQuery } from '@wenwu/core/cases/list'
import { caseList } from '@wenwu/core/cases/list'
import { caseAt } from '../../../../case-driver/drive-case.ts'
import { readSheet } from '../../../../testing/read-sheet.ts'
import { peopleOf, rowsLike, submitted } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { allCases } from './case-list.ts'
import { searchTerms } from '../record/case-columns.ts'

let api: TestApp
const rows = 2500

beforeAll(async () => {
  api = await startTestApp()
  const source = await submitted(api, { itemCode: fundedItem.code })
  await rowsLike(
    api,
    source,
    Array.from({ length: rows }, (_, i) => ({
      number: `2026-8${String(i).padStart(7, '0')}`,
      title: i === 7 ? '<&"古塔">' : `导出${i}`,
      search_terms: searchTerms(i === 7 ? '古塔' : `导出${i}`),
      province_code: '62',
      status: i % 2 === 0 ? 'G12' : 'G11',
      sort_at: `2026-05-0${1 + (i % 7)}T00:00:00.00000${i % 3}Z`,
      updated_at: `2026-05-0${1 + (i % 5)}T00:00:00.00000${i % 7}Z`,
      due_on: i % 3 === 0 ? null : `2026-07-${10 + (i % 9)}`,
    })),
  )
})
afterAll(() => api.stop())

const exportAs = async (username: string, { filter, sort }: Omit<CaseQuery, 'page'>, columns: string[]) =>
  readSheet((await api.as(username).download(cases.export, { filter, sort, columns })).content)

describe('an export', () => {
  it.each(caseList.sorts)('has every filtered row once, in the order of the list: %s', async (sort) => {
    const query: CaseQuery = { filter: { preset: 'all' }, sort, page: { number: 1, size: 10 } }
    const sheet = await exportAs('province-gs', query, ['number'])
    const listed: string[] = []
    for (let number = 1; number <= 3; number++)
      listed.push(
        ...(await api.as('province-gs').call(cases.query, { ...query, page: { number, size: 1000 } })).rows.map((row) => row.number!),
      )
    expect(listed).toHaveLength(rows)
    expect(sheet).toEqual([['编号'], ...listed.map((number) => [number])])
  })

  it('holds no connection while its reader is slow', async () => {
    const { rows: found } = await api.pool.query<{ id: string }>("select id from users where username = 'province-gs'")
    const ctx = {
      actor: {
        kind: 'official',
        roles: ['province-officer'],
        scopes: [{ role: 'province-officer', kind: 'province', organizations: [], provinces: [] }],
        provinceCode: '62',
        userId: found[0]!.id,
        workGroups: [],
        permissions: [],
      },
      services: api.services,
      now: api.clock.now(),
      get db(): never {
        throw new Error('the request’s connection is not for an export')
      },
    } as unknown as Ctx
    let read = 0
    for await (const row of allCases(ctx, { filter: { preset: 'all' }, sort: 'due-asc' })) {
      expect([row.provinceCode, api.pool.totalCount - api.pool.idleCount]).toEqual(['62', 0])
      read++
    }
    expect(read).toBe(rows)
  })

  it('says days and date only of a clock that runs: what stands or has ended is not to be counted with it', async () => {
    const given = { thirdPartyId: (await peopleOf(api)).organizationOf('thirdparty') }
    await submitted(api, { title: '计时之中的工程' })
    await caseAt(api, 'assessEarly', { itemCode: fundedItem.code, title: '计时之外的工程' }, { given })
    const query = { filter: { preset: 'all', keyword: '计时之' }, sort: 'submitted-asc' } as const
    const sheet = await exportAs('province-sx', query, ['title', 'remaining', 'dueOn'])
    const [running, stopped] = ['计时之中的工程', '计时之外的工程'].map((title) => sheet.find((row) => row[0] === title)!)
    expect([Number(running![1]) > 0, Boolean(running![2])]).toEqual([true, true])
    expect([stopped![1] ?? '', stopped![2] ?? '']).toEqual(['', ''])
  })

  it('keeps to filter and chosen columns, in the chosen order', async () => {
    const query = { filter: { preset: 'approved', keyword: '导出13' }, sort: 'submitted-desc' } as const
    const sheet = await exportAs('province-gs', query, ['title', 'status', 'province'])
    expect(sheet[0]).toEqual(['项目名称', '状态', '省份'])
    const expected = Array.from({ length: rows }, (_, i) => i).filter((i) => i % 2 === 1 && String(i).startsWith('13'))
    expect(
      sheet
        .slice(1)
        .map((row) => row[0])
        .sort(),
    ).toEqual(expected.map((i) => `导出${i}`).sort())
    expect(new Set(sheet.slice(1).map((row) => row[2]))).toEqual(new Set(['甘肃省']))
  })

  it('writes texts as they are', async () => {
    const query = { filter: { preset: 'all', keyword: '"古塔"' }, sort: 'submitted-desc' } as const
    expect(await exportAs('province-gs', query, ['title'])).toEqual([['项目名称'], ['<&"古塔">']])
  })

  it('refuses a filter by a name that the list has not, and says which, instead of giving everything', async () => {
    const asked = cases.export.input.toWire({ filter: { preset: 'all', keyword: '导出8' }, sort: 'submitted-desc', columns: ['title'] })
    for (const [wrong, field] of [
      [{ status: 'G12' }, 'status'],
      [{ keyword: '导出8' }, 'keyword'],
    ] as const) {
      const refused = await api.as('province-gs').request('POST', cases.export.path, { ...asked, ...wrong })
      expect([refused.status, refused.body]).toMatchObject([400, { error: 'bad-request', field }])
    }
    expect((await api.as('province-gs').request('POST', cases.export.path, asked)).status).toBe(200)
  })

  it('without columns has all of them; one that the list has not is refused, inherited names too', async () => {
    const query = { filter: { preset: 'all', keyword: '导出8' }, sort: 'submitted-desc' } as const
    expect((await exportAs('province-gs', query, []))[0]).toHaveLength(18)
    // the last is a column of a desk's list alone
    for (const columns of [['nothing'], ['title', 'toString'], ['__proto__'], ['number', 'handlers-now']]) {
      const name = columns.at(-1)!
      const refused = await api
        .as('province-gs')
        .request('POST', cases.export.path, { ...cases.export.input.toWire({ ...query, columns: [] }), columns })
      expect([refused.status, refused.body]).toMatchObject([
        400,
        { error: 'view-unknown-part', field: 'columns', msg: `此列表没有这项条件或列：${name}。` },
      ])
    }
  })

  it('of nothing is a sheet with its heading, and the name carries the day', async () => {
    const { content, headers } = await api.as('province-qh').download(cases.export, {
      filter: { preset: 'all' },
      sort: 'due-asc',
      columns: ['title'],
    })
    expect(await readSheet(content)).toEqual([['项目名称']])
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain('办件查询-2026-11-23.xlsx')
    const own = await api.as('company').download(cases.export, { filter: { preset: 'draft' }, sort: 'due-asc', columns: ['title'] })
    expect(decodeURIComponent(own.headers.get('content-disposition') ?? '')).toContain('我的申请-2026-11-23.xlsx')
  })
})
