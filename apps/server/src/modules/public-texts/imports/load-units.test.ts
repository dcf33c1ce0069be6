import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Pool } from 'pg'
import { createPool } from '../../../platform/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/test-database.ts'
import { QueryCounter } from '../../../testing/query-counter.ts'
import { demoTemplate } from '../../../testing/test-app.ts'
import type { Unit } from './check-rows.ts'
import { loadBatch, type Loaded } from './load-units.ts'

const databases: TestDatabase[] = []
const pools: Pool[] = []
let counter: QueryCounter
beforeAll(async () => {
  for (let i = 0; i < 2; i++) {
    const database = await createTestDatabase({ prepared: demoTemplate })
    databases.push(database)
    const pool = createPool(database.connection, { max: 1 })
    if (i === 0) counter = new QueryCounter(pool)
    pools.push(pool)
  }
})
afterAll(async () => {
  for (const pool of pools) await pool.end()
  for (const database of databases) await database.drop()
})
beforeEach(async () => {
  for (const pool of pools)
    await pool.query("delete from content_entries where kind = 'law'; delete from laws; delete from search_documents where kind = 'law'")
})

const now = new Date('2026-11-23T02:00:00Z')
const nothing = () => Promise.resolve()
const law = (title: string, publishedOn: string, body: string, more: object = {}) => ({
  title,
  lawClass: '地方性法规',
  publishedOn,
  body,
  ...more,
})
const unitsOf = (payloads: Record<string, unknown>[]): Unit[] =>
  payloads.map((payload, i) => ({ line: i + 2, label: `行${i + 2}`, size: 1, payload }))
const load = (pool: Pool, units: readonly Unit[]) => loadBatch({ pool, now, userId: null }, 'laws', units, nothing)
const shown = ({ rows, refused }: Loaded) => ({ rows, refused: refused.map(({ unit, error }) => [unit.line, error.code, error.problems]) })

/** Everything an import of laws writes, without ids and their order. */
async function contents(pool: Pool) {
  const { rows } = await pool.query<{ all: unknown }>(`select json_build_object(
    'entries', (select json_agg(json_build_array(e.key, e.title, e.state, e.head_version, e.published_version, e.revision) order by e.key) from content_entries e where e.kind = 'law'),
    'versions', (select json_agg(json_build_array(e.key, v.version, v.state, v.payload, v.title, v.published_at, v.left_at) order by e.key, v.version)
      from content_versions v join content_entries e on e.id = v.entry_id where e.kind = 'law'),
    'events', (select json_agg(json_build_array(e.key, v.version, v.action) order by e.key, v.version) from content_events v join content_entries e on e.id = v.entry_id where e.kind = 'law'),
    'laws', (select json_agg(json_build_array(l.title, l.work_key, l.document_number, l.class, l.tab, l.published_on, l.effective_on, l.issuer, l.created_at, l.updated_at) order by l.work_key, l.published_on, l.title) from laws l),
    'articles', (select json_agg(json_build_array(l.title, l.published_on, a.seq, a.kind, a.key, a.label, a.content) order by l.work_key, l.published_on, l.title, a.seq) from law_articles a join laws l on l.id = a.law_id),
    'documents', (select json_agg(json_build_array(d.title, d.number, d.standing, d.published_on, d.note, d.title_length, d.folded_title, d.folded, regexp_replace(d.parts::text, 'id=[0-9a-f-]+', 'id=', 'g'), d.terms) order by d.title, d.published_on, d.standing) from search_documents d where d.kind = 'law'),
    'keys', (select json_agg(json_build_array(d.title, d.published_on, k.key, k.offset_in_title) order by d.title, d.published_on, k.key) from search_title_keys k join search_documents d on d.id = k.search_document_id where d.kind = 'law')
  ) as all`)
  return rows[0]!.all
}

describe('a batch of laws', () => {
  const payload = fc.record({
    title: fc.constantFrom('永安市文物保护条例', '望川县长城保护办法', '永安市文物保护条例（修订）', ''),
    day: fc.constantFrom('2001-06-01', '2020-06-01', '2027-06-01'),
    body: fc.constantFrom('第一条 保护古塔。\n第二条 本条例自公布之日起施行。', '第一章 总则\n第一条 每年检查石窟。', '', '没有条文的通知'),
  })

  it('ends as its rows one by one, with refused rows, repeated ones and later texts among them', async () => {
    const [together, each] = pools as [Pool, Pool]
    await fc.assert(
      fc.asyncProperty(fc.array(payload, { minLength: 1, maxLength: 12 }), fc.array(payload, { maxLength: 6 }), async (first, second) => {
        for (const some of [first, second]) {
          const units = unitsOf(some.map(({ title, day, body }) => law(title, day, body)))
          const whole = shown(await load(together, units))
          const sum: Loaded = { rows: { added: 0, changed: 0, same: 0, 'in-editing': 0 }, refused: [] }
          for (const unit of units) {
            const one = await load(each, [unit])
            for (const outcome of ['added', 'changed', 'same', 'in-editing'] as const) sum.rows[outcome] += one.rows[outcome]
            sum.refused.push(...one.refused)
          }
          expect(whole).toEqual(shown(sum))
        }
        expect(await contents(together)).toEqual(await contents(each))
      }),
      { numRuns: 8 },
    )
  })

  it('leaves alone what an editor is working on, and takes the rest', async () => {
    const pool = pools[0]!
    const units = unitsOf([law('甲条例', '2020-01-01', '第一条 一。'), law('乙条例', '2020-01-01', '第一条 一。')])
    await load(pool, units)
    await pool.query("update content_versions set state = 'draft' where title = '甲条例'")
    const later = unitsOf([law('甲条例', '2020-01-01', '第一条 二。'), law('乙条例', '2020-01-01', '第一条 二。')])
    expect((await load(pool, later)).rows).toEqual({ added: 0, changed: 1, same: 0, 'in-editing': 1 })
  })

  it('takes the same number of statements for two laws and for a hundred', async () => {
    const pool = pools[0]!
    const many = (from: number, count: number) =>
      unitsOf(Array.from({ length: count }, (_, i) => law(`第${from + i}号条例`, '2020-01-01', '第一条 保护古塔。\n第二条 施行。')))
    const statements = async (units: Unit[]) => {
      counter.reset()
      expect((await load(pool, units)).rows.added).toBe(units.length)
      return counter.statements.length
    }
    await statements(many(0, 1))
    expect(await statements(many(100, 2))).toBe(14)
    expect(await statements(many(200, 100))).toBe(14)
  })
})

it('a batch that the database refuses is loaded one by one, as if it had not been tried', async () => {
  const pool = pools[0]!
  // stands in for any failure that only many rows at once can cause
  await pool.query(`create function only_few() returns trigger language plpgsql as $$ begin
    if (select count(*) from added) > 1 then raise exception 'too many at once'; end if; return null; end $$;
    create trigger only_few after insert on laws referencing new table as added for each statement execute function only_few()`)
  try {
    const units = unitsOf([
      law('甲条例', '2020-01-01', '第一条 一。'),
      law('', '2020-01-01', ''),
      law('乙条例', '2020-01-01', '第一条 一。'),
    ])
    const loaded = await load(pool, units)
    expect(loaded.rows.added).toBe(2)
    expect(loaded.refused.map(({ unit }) => unit.line)).toEqual([3])
    expect((await pool.query('select title from laws order by title')).rows).toHaveLength(2)
  } finally {
    await pool.query('drop trigger only_few on laws; drop function only_few()')
  }
})
