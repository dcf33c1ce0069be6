import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { parseQuery } from '@wenwu/core/search/query'
import { inReading } from '../../../../platform/database/request-database.ts'
import { newDraft } from '../../../../case-driver/file-case.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { termFrequencies } from '../../../../platform/database/term-frequencies.ts'
import { isRare } from './case-words.ts'
import type { CaseScope } from '../readers/case-scope.ts'
import { findNewest, newestSearch, type NewestSearch } from './newest-cases.ts'

const nation: CaseScope = { parts: [{ kind: 'nation' }], hasDrafts: false }
const province: CaseScope = { parts: [{ kind: 'province', provinceCodes: ['61'] }], hasDrafts: false }
const now = new Date('2026-11-21T08:00:00Z')

describe('how a search goes', () => {
  const frequencies = {
    rows: 1_000_000,
    shares: new Map([
      ['望川', 0.03],
      ['修缮', 0.08],
      ['工程', 0.3],
      ['寺', 0.2],
    ]),
    rest: 0.0001,
  }
  const planned = (scope: CaseScope, q: string) => newestSearch(scope, parseQuery(q), ({ text }) => [text], frequencies)
  it('frequent words are met soon along the list, rare ones all read, what is between looked for by months', () => {
    expect(planned(nation, '工程')).toMatchObject({ way: 'walk', terms: ['工程'] })
    expect(planned(nation, '龘塔')).toMatchObject({ way: 'all', terms: ['龘塔'] })
    expect(planned(nation, '望川 修缮')).toMatchObject({ way: 'months', terms: ['望川', '修缮'], provinceCode: null })
    expect(planned(province, '望川 修缮')).toMatchObject({ way: 'all', provinceCode: '61' })
    // 300 steps along the list of a province take as long as 1,700 along that of the nation
    expect([planned(nation, '修缮')?.way, planned(province, '修缮')?.way, planned(province, '工程')?.way]).toEqual([
      'walk',
      'months',
      'walk',
    ])
    expect(planned(nation, '望川 -修缮 -100%')).toMatchObject({
      way: 'months',
      terms: ['望川'],
      patterns: ['%望川%'],
      excluded: ['%修缮%', '%100\\%%'],
    })
  })
  it('a number is rare although all its pairs are frequent', () => {
    const digits = { ...frequencies, shares: new Map(['20', '26', '00', '01', '12', '34', '56'].map((pair) => [pair, 0.1] as const)) }
    const way = (q: string) => newestSearch(nation, parseQuery(q), ({ text }) => [text], digits)?.way
    expect([way('20'), way('2026-00123456')]).toEqual(['walk', 'all'])
    // the index is asked for the pairs that are not in every number
    expect(newestSearch(nation, parseQuery('2026-00123456'), ({ text }) => [text], digits)?.terms).toEqual(['02', '60', '23'])
  })
  it('a list reads the index first for what hardly any case has', () => {
    const rare = (...terms: string[]) => isRare(terms, frequencies)
    expect([rare('工程'), rare('工程', '修缮'), rare('龘塔'), rare('工程', '龘塔')]).toEqual([false, false, true, true])
    expect(isRare(['望川'], { ...frequencies, rows: 100_000 })).toBe(true)
  })
  it('alternatives and other scopes are for the planner', () => {
    expect(planned(nation, '望川 OR 修缮')).toBeUndefined()
    expect(planned({ parts: [{ kind: 'filed', keys: ['x'], userId: null }], hasDrafts: true }, '望川 修缮')).toBeUndefined()
    expect(planned({ parts: [...province.parts, { kind: 'handled', userId: 'x' }], hasDrafts: false }, '望川 修缮')).toBeUndefined()
    expect(planned({ parts: [{ kind: 'province', provinceCodes: ['61', '62'] }], hasDrafts: false }, '望川 修缮')).toBeUndefined()
  })
})

describe('the newest cases of a search', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
    const { id } = await newDraft(api)
    const { rows } = await api.pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'cases' and table_schema = 'public'`,
    )
    const instead: Record<string, string> = {
      id: 'gen_random_uuid()',
      status: `case when n % 10 = 5 then '01' else 'G01' end`,
      title: `case when n % 3 = 0 then '望川寺壁画保护' else 'ＷＡＮＧ 望川寺大殿修缮工程' end`,
      unit_name: `'望川寺'`,
      search_terms: `array['望川', '川寺', '修缮', '壁画']`,
      province_code: `case when n % 2 = 0 then '61' else '62' end`,
      // some of tomorrow, most of the last year, the rest much older
      sort_at: `timestamptz '2026-12-03' - make_interval(days => n * 6)`,
    }
    const columns = rows.map(({ name }) => `"${name}"`).join(', ')
    await api.pool.query(
      `insert into cases (${columns}) select ${rows.map(({ name }) => instead[name] ?? `c."${name}"`).join(', ')} from cases c, generate_series(0, 299) n where c.id = $1`,
      [id],
    )
  })
  afterAll(() => api.stop())

  it('a list finds frequent words as well', async () => {
    // so many rows that the words of this table are frequent; read before any list has
    await api.pool.query('analyze cases')
    await api.pool.query(`update pg_class set reltuples = 1e6 where oid = 'cases'::regclass`)
    const frequencies = await termFrequencies(api.services, 'cases', 'search_terms')
    expect(isRare(['望川', '修缮'], frequencies)).toBe(false)
    const { rows, total } = await api.as('national-officer').call(cases.query, {
      filter: { preset: 'all', keyword: '望川 修缮' },
      sort: 'submitted-desc',
      page: { number: 1, size: 100 },
    })
    expect([total, rows.length]).toEqual([180, 100])
    expect(rows.slice(0, 61).map(({ id }) => id)).toEqual(await expected(`title like '%修缮%'`))
  })

  const found = async (search: NewestSearch) => {
    const rows = await inReading(api.services.searchPools.onePlan, (db) => findNewest(db, search, now))
    return rows.map(({ id }) => id)
  }
  const expected = async (where: string) =>
    (
      await api.pool.query<{ id: string }>(`select id from cases where status <> '01' and ${where} order by sort_at desc, id desc limit 61`)
    ).rows.map(({ id }) => id)
  const ways = ['walk', 'months', 'all'] as const
  const searches: [string, string | null, string[], string[], string[], string][] = [
    ['a word that stands in all', null, ['望川'], ['%望川%'], [], 'true'],
    ['one that stands in some', null, ['壁画'], ['%壁画%'], [], `title like '%壁画%'`],
    ['in a province', '62', ['望川'], ['%望川%'], [], `province_code = '62'`],
    ['whatever the width', null, ['望川', '修缮'], ['%wang%', '%修缮%'], [], `title like '%修缮%'`],
    ['without another, whatever its width', null, ['望川'], ['%望川%'], ['%没有%', '%wang%'], `title like '%壁画%'`],
    ['few of many', '61', ['望川'], ['%望川%'], ['%wang%'], `title like '%壁画%' and province_code = '61'`],
    ['nothing', null, ['望川'], ['%没有%'], [], 'false'],
  ]

  it.each(ways.flatMap((way) => searches.map((search) => [way, ...search] as const)))(
    '%s, %s: in order, no draft, none twice',
    async (way, _name, provinceCode, terms, patterns, excluded, where) => {
      const wanted = await expected(where)
      expect(await found({ way, provinceCode, terms, patterns, excluded })).toEqual(wanted)
      if (where !== 'false') expect(wanted.length).toBeGreaterThan(40)
    },
  )

  it('a walk that is too long goes on by months', async () => {
    const before = await found({ way: 'months', provinceCode: null, terms: ['壁画'], patterns: ['%壁画%'], excluded: [] })
    await api.pool.query(`insert into cases select newer.* from cases c, generate_series(1, 5000) n,
      lateral jsonb_populate_record(c, jsonb_build_object('id', '00000000-0000-7000-8000-' || lpad(n::text, 12, '0'), 'number', null, 'title', '别的', 'search_terms', '[]'::jsonb, 'sort_at', '2027-01-01')) newer
      where c.id = (select id from cases where status <> '01' limit 1)`)
    expect(await found({ way: 'walk', provinceCode: null, terms: ['壁画'], patterns: ['%壁画%'], excluded: [] })).toEqual(before)
    expect(before).toHaveLength(61)
  })

  it('a title with any character in it leaves the other fields in their places', async () => {
    const { rows } = await api.pool.query<{ id: string }>(
      `update cases set title = E'望川寺\x1e一\x1f二', search_terms = array['一二'] where id = (select id from cases where status <> '01' order by id limit 1) returning id`,
    )
    const [row, ...others] = await inReading(api.services.searchPools.onePlan, (db) =>
      findNewest(db, { way: 'all', provinceCode: null, terms: ['一二'], patterns: ['%望川%'], excluded: [] }, now),
    )
    expect(row).toMatchObject({ id: rows[0]!.id, title: '望川寺一二', unitName: '望川寺', status: 'G01' })
    expect(others).toEqual([])
  })
})
