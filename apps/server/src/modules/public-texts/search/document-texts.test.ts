import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Pool } from 'pg'
import { createPool } from '../../../platform/database/pool.ts'
import { inReading, inTransaction } from '../../../platform/database/request-database.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/test-database.ts'
import { QueryCounter } from '../../../testing/query-counter.ts'
import { DocumentTexts } from './document-texts.ts'
import { putSearchDocument } from './search-document.ts'

let database: TestDatabase
let pool: Pool
let counter: QueryCounter

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.connection, { max: 1 })
  counter = new QueryCounter(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const put = (id: string, body: string) =>
  inTransaction(pool, (db) =>
    putSearchDocument(db, {
      kind: 'law',
      id,
      title: `示范规程${id}`,
      body: '',
      path: `/${id}`,
      publishedOn: '2025-03-01',
      parts: [
        { key: 'art-1', label: '第一条', article: 1, body, path: `/${id}#art-1` },
        { key: 'art-2', label: '第二条', article: 2, body: '附则。', path: `/${id}#art-2` },
      ],
    }),
  )
const idsOf = async () => (await pool.query<{ id: number }>('select id from search_documents order by id')).rows.map(({ id }) => id)

/** How many statements it took to get these, and how their first parts begin. */
async function ask(texts: DocumentTexts, ids: number[]): Promise<{ begin: string[]; queries: number }> {
  counter.reset()
  const found = await inReading(pool, (db) => texts.of(db, ids))
  return { begin: ids.flatMap((id) => found.get(id)?.[0]?.slice(0, 5) ?? []), queries: counter.count }
}

it('reads what it does not know in one statement, keeps it, and forgets what was used longest ago', async () => {
  for (const id of ['甲', '乙', '丙']) await put(id, `${id}${'古塔'.repeat(800)}`)
  const [first, second, third] = (await idsOf()) as [number, number, number]
  const texts = new DocumentTexts(8_000)
  expect(await ask(texts, [first, second])).toEqual({ begin: ['第一条 甲', '第一条 乙'], queries: 1 })
  expect(await ask(texts, [second, first])).toEqual({ begin: ['第一条 乙', '第一条 甲'], queries: 0 })
  expect((await ask(texts, [third])).queries).toBe(1)
  expect((await ask(texts, [first, third])).queries).toBe(0)
  expect((await ask(texts, [second])).queries).toBe(1)
})

it('a document that is published again has another id: its old text is never given for it', async () => {
  const texts = new DocumentTexts()
  await ask(texts, await idsOf())
  await put('甲', '石窟每年检查。')
  const [, , last] = (await idsOf()) as [number, number, number]
  const found = await inReading(pool, (db) => texts.of(db, [last]))
  expect(found.get(last)).toEqual(['第一条 石窟每年检查。', '第二条 附则。'])
  expect(await ask(texts, [0])).toEqual({ begin: [], queries: 1 })
})
