import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/cases/contract'
import { caseList } from '@wenwu/core/cases/list'
import type { CasePreset } from '@wenwu/core/cases/model'
import { approvedStatuses } from '@wenwu/core/codes/statuses'
import { inReading, type Db } from '../../../../platform/database/request-database.ts'
import { newDraft } from '../../../../case-driver/file-case.ts'
import { caseOrders } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import type { CaseBuilder } from './case-list.ts'
import type { CaseWords } from '../words/case-words.ts'
import { pageByWay, wayToWords, type WayToWords } from './page-of-words.ts'

const words: CaseWords = {
  number: 1,
  says: sql<boolean>`c.title like '%修缮%'`,
  terms: ['修缮'],
  pairs: ['修缮'],
  covering: ['修缮'],
  share: 0.01,
}
/** Of words of one character the index has none with its matter. */
const withoutPairs: CaseWords = { ...words, pairs: [] }
const page = { number: 1, size: 10 }
const inTab = approvedStatuses.map((status) => `'${status}'`).join(', ')

describe('how a list finds words', () => {
  const wayOf = (share: number, cases: number, matters?: string[], ofMatters = 1, number = 1, of = words) =>
    wayToWords({ matters, words: { ...of, share }, page: { number, size: 10 } }, { cases, ofMatters })
  it('few are all read, many are met along the list, far behind in it all are read again', () => {
    expect(wayOf(0.002, 1_000_000).way).toBe('all')
    expect(wayOf(0.02, 1_000_000).way).toBe('walk')
    expect(wayOf(0.02, 50_000).way).toBe('all')
    expect(wayOf(0.1, 1_000_000, undefined, 1, 99).way).toBe('walk')
    expect(wayOf(0.004, 1_000_000, undefined, 1, 2_000).way).toBe('all')
  })
  it('of frequent words the index is asked for those of each matter', () => {
    expect(wayOf(0.01, 1_000_000)).toMatchObject({ way: 'walk', isByMatter: false })
    expect(wayOf(0.01, 1_000_000, ['56004', '56005'], 0.1)).toMatchObject({ way: 'all', isByMatter: true })
    expect(wayOf(0.0005, 1_000_000, ['56004', '56005'], 0.1)).toMatchObject({ way: 'all', isByMatter: true })
    expect(wayOf(0.0005, 1_000_000, ['56004', '56005'], 0.1, 1, withoutPairs)).toMatchObject({ way: 'all', isByMatter: false })
    expect(wayOf(0.00002, 1_000_000, ['56004', '56005'], 0.1)).toMatchObject({ way: 'all', isByMatter: false })
    expect(wayOf(0.01, 1_000_000, ['56004', '56005'], 0.9)).toMatchObject({ way: 'walk', isByMatter: true })
  })
  it('what one in twenty has is counted by the index, what one in ten has as it comes', () => {
    expect([0.01, 0.05, 0.1].map((share) => wayOf(share, 1_000_000).isCountedAsMet)).toEqual([false, false, true])
    expect(wayOf(0.2, 100_000).isCountedAsMet).toBe(false)
    expect([0.1, 0.2].map((share) => wayOf(share, 1_000_000, ['56004', '56005'], 0.3).isCountedAsMet)).toEqual([false, true])
  })
})

describe('a page of a list with words', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
    const { id } = await newDraft(api)
    const { rows } = await api.pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'cases' and table_schema = 'public'`,
    )
    const instead: Record<string, string> = {
      id: 'gen_random_uuid()',
      status: `case n % 9 when 0 then 'G12' when 1 then 'G11' else 'G01' end`,
      item_code: `case n % 3 when 0 then '56004' when 1 then '56005' else '56010' end`,
      title: `case when n % 2 = 0 then '望川寺大殿修缮工程' when n % 10 = 1 then '望川寺壁画保护' else '望川寺彩塑保护' end`,
      // as of a case whose other words stand in it
      search_terms: `array['望川', '修缮']`,
      due_on: `case when n % 5 = 0 then null else date '2026-12-01' + n end`,
      sort_at: `timestamptz '2026-12-03' - make_interval(hours => n)`,
      updated_at: `timestamptz '2026-12-03' + make_interval(hours => n % 7)`,
    }
    const columns = rows.map(({ name }) => `"${name}"`).join(', ')
    await api.pool.query(
      `insert into cases (${columns}) select ${rows.map(({ name }) => instead[name] ?? `c."${name}"`).join(', ')} from cases c, generate_series(0, 3599) n where c.id = $1`,
      [id],
    )
  })
  afterAll(() => api.stop())

  const cases = (db: Db) => db.selectFrom('cases as c').where(sql<boolean>`c.status <> '01'`) as unknown as CaseBuilder
  const desks: [string, string[] | undefined, string][] = [
    ['all matters', undefined, 'true'],
    ['two matters', ['56005', '56004'], `item_code in ('56004', '56005')`],
    ['no matter', [], 'false'],
  ]
  const both = [true, false]
  const ways = (['all', 'walk'] as const).flatMap((way) =>
    both.flatMap((isByMatter) => both.map((isCountedAsMet): WayToWords => ({ way, isByMatter, isCountedAsMet }))),
  )
  it.each(desks.flatMap((desk) => [[...desk, '修缮'] as const, [...desk, '壁画'] as const]))(
    'is the same whatever the way, in each order: %s',
    async (_name, matters, where, word) => {
      const says = sql<boolean>`c.title like ${`%${word}%`}`
      const tabs = [
        ['all', `status <> '01'`, ways],
        // of one tab no list is walked along
        ['approved', `status in (${inTab})`, ways.filter(({ way }) => way === 'all')],
      ] as const
      for (const [[preset, isInTab, waysOfTab], sort] of tabs.flatMap((tab) => caseList.sorts.map((sort) => [tab, sort] as const)))
        for (const number of [1, 3]) {
          const { rows: expected } = await api.pool.query<{ id: string; all: number }>(
            `select id, count(*) over ()::int as all from cases where ${isInTab} and title like $1 and ${where} order by ${caseOrders[sort]} limit 10 offset ${(number - 1) * 10}`,
            [`%${word}%`],
          )
          for (const [way, own] of waysOfTab.flatMap((way) => [words, withoutPairs].map((own) => [way, own] as const))) {
            const asked = {
              matters,
              words: { ...own, says },
              sort,
              page: { ...page, number },
              preset,
              mark: sql``,
              frequentMatters: ['56005'],
            }
            const { rows, total } = await inReading(api.services.pool, (db) => pageByWay(way, db, cases(db), asked))
            expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
            expect(total).toBe(Math.min(expected[0]?.all ?? 0, 1000))
          }
        }
    },
  )
  it('of frequent words comes without the counts of its tabs, which are asked for by themselves', async () => {
    await api.pool.query('analyze cases')
    const query = (preset: CasePreset, keyword = '修缮') =>
      api.as('national-officer').call(contract.query, { filter: { preset, keyword }, sort: 'submitted-desc', page, isCounting: true })
    const { rows } = await api.pool.query<{ status: string; n: number }>(
      `select status, count(*)::int as n from cases where title like '%修缮%' and status <> '01' group by 1 order by 1`,
    )
    expect(rows).toEqual([
      { status: 'G01', n: 1400 },
      { status: 'G11', n: 200 },
      { status: 'G12', n: 200 },
    ])
    expect(await query('all')).toMatchObject({ total: 999, isCapped: true })
    for (const preset of ['all', 'in-hand', 'correcting'] as const) expect(await query(preset)).not.toHaveProperty('presetCounts')
    expect((await query('in-hand')).total).toBe(200)
    const { presets } = await api.as('national-officer').call(contract.countPresets, { filter: { preset: 'in-hand', keyword: '修缮' } })
    expect(presets).toMatchObject({ all: 1000, 'in-hand': 200, correcting: 1000, outside: 0, concluded: 200 })
    // a word that no case has among its terms
    expect((await query('all', '别处')).presetCounts).toMatchObject({ all: 0, 'in-hand': 0 })
  })
  it('of somebody who has handled many, and of few, is as well counted behind its page or with it', async () => {
    const { rows: people } = await api.pool.query<{ id: string }>(
      `select id from users where username in ('national-lead', 'province-sx') order by username`,
    )
    const [many, few] = people.map(({ id }) => id)
    const handled = (user: string, most: number) =>
      api.pool.query(
        `insert into case_handlers (case_id, user_id, is_inside, sort_at, updated_at, due_on, province_code)
         select id, $1, true, sort_at, updated_at, due_on, province_code from cases where title like '%修缮%' order by id limit $2`,
        [user, most],
      )
    await handled(many!, 1_800)
    await handled(few!, 30)
    await api.pool.query('analyze case_handlers')
    const filterOf = (handler: string) => ({ preset: 'all', desk: 'handling-inquiry', handler }) as const
    const query = (handler: string) =>
      api.as('national-officer').call(contract.query, { filter: filterOf(handler), sort: 'submitted-desc', page, isCounting: true })
    const counts = (handler: string) => api.as('national-officer').call(contract.countPresets, { filter: filterOf(handler) })
    expect(await query(many!)).toMatchObject({ total: 999, isCapped: true })
    expect(await query(many!)).not.toHaveProperty('presetCounts')
    expect((await counts(many!)).presets).toEqual({ all: 1000, 'in-hand': 200, outside: 0, correcting: 1000, concluded: 200 })
    const { presetCounts } = await query(few!)
    expect(presetCounts).toMatchObject({ all: 30 })
    expect((await counts(few!)).presets).toEqual(presetCounts)
  })
  it('has an index of words for exactly what the tab of approved cases shows', async () => {
    const { rows } = await api.pool.query<{ condition: string }>(
      `select pg_get_expr(indpred, indrelid) as condition from pg_index where indexrelid = 'cases_granted_pairs_index'::regclass`,
    )
    const statuses = rows[0]!.condition.matchAll(/'([^']+)'/g)
    expect([...statuses].map(([, status]) => status).sort()).toEqual([...approvedStatuses].sort())
  })
  it('is counted to one past the cap', async () => {
    const all = { ...words, says: sql<boolean>`c.title like '%望川%'` }
    for (const way of ways)
      for (const matters of [undefined, ['56004', '56005', '56010']]) {
        const asked = { matters, words: all, sort: 'submitted-desc', page, mark: sql``, frequentMatters: ['56004', '56010'] } as const
        expect((await inReading(api.services.pool, (db) => pageByWay(way, db, cases(db), asked))).total).toBe(1000)
      }
  })
})
