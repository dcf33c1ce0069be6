import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Pool } from 'pg'
import { createPool } from '../../../platform/database/pool.ts'
import { inTransaction, RequestDatabase } from '../../../platform/database/request-database.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/test-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { SearchPools } from '../../../platform/database/search-pools.ts'
import { putSearchDocument } from './search-document.ts'
import { searchPoolOptions } from './search-limits.ts'
import { search } from './search-service.ts'
import { sharedCorpus } from './testing/corpus.ts'
import { ownCorpus } from './testing/own-corpus.ts'
import ranking from './testing/ranking.json' with { type: 'json' }

interface Expected {
  q: string
  /** Title of the first result. */
  first: string
  /** Label of its first part. */
  part?: string
  /** Answered by texts of ours; the others need the real ones. */
  own?: boolean
}

let database: TestDatabase
let pool: Pool
let searchPools: SearchPools
let services: object
const shared = sharedCorpus()

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.connection, { max: 2 })
  searchPools = new SearchPools(pool, searchPoolOptions)
  services = { pool, searchPools, config: { searchAnswers: 0 } }
  await inTransaction(pool, async (db) => {
    for (const document of [...(shared ?? []), ...ownCorpus]) await putSearchDocument(db, document)
  })
  for (const table of ['search_documents', 'search_title_keys']) await pool.query(`analyze ${table}`)
}, 60_000)

afterAll(async () => {
  await searchPools.end()
  await pool.end()
  await database.drop()
})

/** The first result of a search as this table says it. */
async function firstOf(q: string): Promise<{ first: string; part: string }> {
  const request = new RequestDatabase(pool, 'read')
  try {
    const { rows } = await search({ db: request.db, now: new Date(), maybeActor: null, address: '::1', services } as unknown as Ctx, { q })
    return { first: rows[0]?.title.text ?? '', part: rows[0]?.parts[0]?.label ?? '' }
  } finally {
    request.release()
  }
}

it('each query of the table finds first what it should', async () => {
  const asked = (ranking as Expected[]).filter((row) => shared !== undefined || row.own === true)
  expect(asked.length).toBeGreaterThanOrEqual(15)
  const found: Expected[] = []
  for (const { q, part, own } of asked) {
    const { first, part: label } = await firstOf(q)
    found.push({ q, first, ...(part !== undefined && { part: label }), ...(own !== undefined && { own }) })
  }
  expect(found).toEqual(asked)
})
