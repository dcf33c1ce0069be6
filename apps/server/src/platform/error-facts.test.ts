import { sql } from 'kysely'
import pg, { type Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from './database/pool.ts'
import { inTransaction } from './database/request-database.ts'
import { createTestDatabase, type TestDatabase } from './database/test-database.ts'
import { errorFacts, errorText } from './error-facts.ts'

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.connection, { max: 2 })
  await pool.query('create table people (name text primary key)')
  await pool.query("insert into people values ('季长歌')")
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

async function thrownBy(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}

test('an error of PostgreSQL names its place, never the values of the row', async () => {
  const error = await thrownBy(inTransaction(pool, (db) => sql`insert into people values ('季长歌')`.execute(db)))
  expect(error).toMatchObject({ detail: expect.stringContaining('季长歌') as string })
  expect(errorFacts(error)).toMatchObject({
    code: '23505',
    severity: 'ERROR',
    table: 'people',
    constraint: 'people_pkey',
    routine: '_bt_check_unique',
  })
  expect(errorText(error)).not.toContain('季长歌')
})

test('a value that PostgreSQL could not read is not repeated', async () => {
  const error = await thrownBy(inTransaction(pool, (db) => sql`select ${'季长歌'}::uuid`.execute(db)))
  expect(errorFacts(error)).toMatchObject({ code: '22P02', message: 'invalid input syntax for type uuid: "…"' })
  expect(errorText(error)).not.toContain('季长歌')
})

test('a broken idle connection is logged without its client', async () => {
  const broken = new Promise<Error>((resolve) => {
    const other = createPool(database.connection, {
      max: 1,
      onIdleError: (error) => {
        resolve(error)
        void other.end()
      },
    })
    void other
      .query<{ pid: number }>('select pg_backend_pid() as pid')
      .then(({ rows }) => pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]))
  })
  const error = await broken
  expect(error).toMatchObject({ client: expect.any(pg.Client) as pg.Client })
  expect(errorFacts(error)).toMatchObject({ type: 'error', code: '57P01', severity: 'FATAL' })
  expect(JSON.stringify(errorFacts(error))).not.toMatch(/client|secretKey/)
})

test('causes and parts are logged the same way, and any value may be thrown', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', client: { secretKey: 1 } })
  const facts = errorFacts(new Error('outer', { cause: new AggregateError([refused], 'both') }))
  expect(facts).toMatchObject({ message: 'outer', cause: { message: 'both', errors: [{ code: 'ECONNREFUSED' }] } })
  expect(JSON.stringify(facts)).not.toContain('secretKey')
  const circle = new Error('circle')
  circle.cause = circle
  expect(errorText(circle)).toContain('circle')
  expect(errorFacts('text')).toMatchObject({ message: 'text' })
  expect(errorFacts({ secretKey: 1 })).toEqual({ type: 'object', message: 'not an error' })
})
