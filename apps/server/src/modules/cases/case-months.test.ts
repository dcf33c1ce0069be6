import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseQuery } from '@wenwu/core/search/query'
import { inReading } from '../../platform/database/request-database.ts'
import { newDraft } from '../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { findByMonths, monthSearch, type MonthSearch } from './case-months.ts'
import type { CaseScope } from './case-scope.ts'

const nation: CaseScope = { parts: [{ kind: 'nation' }], hasDrafts: false }
const province: CaseScope = { parts: [{ kind: 'province', provinceCodes: ['61'] }], hasDrafts: false }
const now = new Date('2026-11-21T08:00:00Z')

describe('whether a search goes month by month', () => {
  const frequencies = { rows: 1_000_000, shares: new Map([['望川', 0.03], ['修缮', 0.08], ['工程', 0.3], ['寺', 0.2]]), rest: 0.0001 }
  const planned = (scope: CaseScope, q: string) => monthSearch(scope, parseQuery(q), ({ text }) => [text], frequencies)?.terms
  it('words between frequent and rare do', () => {
    expect(planned(nation, '望川 修缮')).toEqual(['望川', '修缮'])
    expect(planned(province, '望川')).toEqual(['望川'])
  })
  it('rare ones are all read, frequent ones met soon, and other scopes are for the planner', () => {
    for (const q of ['龘塔', '工程', '望川 OR 修缮', '望川 -修缮']) expect(planned(nation, q)).toBeUndefined()
    expect(planned({ parts: [{ kind: 'filed', keys: ['x'], userId: null }], hasDrafts: true }, '望川 修缮')).toBeUndefined()
    expect(planned({ parts: [...province.parts, { kind: 'handled', userId: 'x' }], hasDrafts: false }, '望川 修缮')).toBeUndefined()
    expect(planned({ parts: [{ kind: 'province', provinceCodes: ['61', '62'] }], hasDrafts: false }, '望川 修缮')).toBeUndefined()
  })
})

describe('the newest cases month by month', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
    const { id } = await newDraft(api)
    const { rows } = await api.pool.query<{ name: string }>(`select column_name as name from information_schema.columns where table_name = 'cases' and table_schema = 'public'`)
    const instead: Record<string, string> = {
      id: 'gen_random_uuid()',
      status: `case when n % 10 = 0 then '01' else 'G01' end`,
      title: `case when n % 3 = 0 then '望川寺壁画保护' else 'ＷＡＮＧ 望川寺大殿修缮工程' end`,
      unit_name: `'望川寺'`,
      search_terms: `array['望川', '川寺', '修缮', '壁画']`,
      province_code: `case when n % 2 = 0 then '61' else '62' end`,
      // some of tomorrow, most of the last year, the rest much older
      sort_at: `timestamptz '2026-12-03' - make_interval(days => n * 6)`,
    }
    const columns = rows.map(({ name }) => `"${name}"`).join(', ')
    await api.pool.query(`insert into cases (${columns}) select ${rows.map(({ name }) => instead[name] ?? `c."${name}"`).join(', ')} from cases c, generate_series(0, 299) n where c.id = $1`, [id])
  })
  afterAll(() => api.stop())

  const byMonths = async (search: MonthSearch) => {
    const rows = await inReading(api.services.searchPools.onePlan, (db) => findByMonths(db, search, now))
    return rows.map(({ id }) => id)
  }
  const expected = async (where: string) =>
    (await api.pool.query<{ id: string }>(`select id from cases where status <> '01' and ${where} order by sort_at > '2026-12-01', sort_at desc, id desc limit 61`)).rows.map(({ id }) => id)

  it.each([
    ['a word that stands in all', null, ['望川'], ['%望川%'], 'true'],
    ['one that stands in some', null, ['壁画'], ['%壁画%'], `title like '%壁画%'`],
    ['in a province', '62', ['望川'], ['%望川%'], `province_code = '62'`],
    ['whatever the width', null, ['望川', '修缮'], ['%wang%', '%修缮%'], `title like '%修缮%'`],
    ['nothing', null, ['望川'], ['%没有%'], 'false'],
  ])('%s: in order, no draft, none twice', async (_name, provinceCode, terms, patterns, where) => {
    const wanted = await expected(where)
    expect(await byMonths({ provinceCode, terms, patterns })).toEqual(wanted)
    if (where !== 'false') expect(wanted.length).toBeGreaterThan(40)
  })
})
