import { createServer, type AddressInfo, type Server } from 'node:net'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeConnection, inDatabase, parseDatabaseUrl, type DatabaseConnection } from './connection.ts'
import { checkServer, createPool, tooOld } from './pool.ts'
import { StartError } from './start-error.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.connection, { max: 2, statementTimeout: 200, acquireTimeout: 300 })
})

afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** An address where nobody listens any more. */
async function closedPort(): Promise<number> {
  const server: Server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function problemOf(connection: DatabaseConnection): Promise<StartError> {
  const error: unknown = await checkServer(connection).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(StartError)
  return error as StartError
}

describe('a wrong DATABASE_URL is told in one line, in both languages, without its password', () => {
  test.each(['nonsense', 'mysql://u:geheim@h/db', 'http://localhost:5432/db'])('%s', (url) => {
    expect(() => parseDatabaseUrl(url)).toThrow(/DATABASE_URL 不是有效的 PostgreSQL 地址.* \/ DATABASE_URL is not a PostgreSQL address/)
    expect(() => parseDatabaseUrl(url)).not.toThrow(/geheim/)
  })

  test('nobody listens', async () => {
    const port = await closedPort()
    const problem = await problemOf(parseDatabaseUrl(`postgresql://someone:geheim@127.0.0.1:${port}/wenwu`))
    expect(problem.message).toMatch(
      new RegExp(`无法连接数据库 127.0.0.1:${port}/wenwu（ECONNREFUSED）.*Cannot connect to the database 127.0.0.1:${port}/wenwu`),
    )
    expect(problem.message).not.toMatch(/geheim|\n/)
  })

  test('the database does not exist', async () => {
    const problem = await problemOf(inDatabase(database.connection, 'no_such_database'))
    expect(problem.zh).toContain('no_such_database 不存在')
    expect(problem.en).toContain('does not exist')
  })

  test('the server is too old', () => {
    expect(tooOld('14.2').message).toMatch(/14\.2，需要 PostgreSQL 15.*too old: 14\.2; PostgreSQL 15/)
  })

  test('a good one passes', async () => {
    await expect(checkServer(database.connection)).resolves.toBeInstanceOf(Array)
  })
})

test('a description never shows user or password', () => {
  expect(describeConnection({ connectionString: 'postgresql://someone:geheim@db.example:5433/wenwu' })).toBe('db.example:5433/wenwu')
  expect(describeConnection({ connectionString: 'postgresql:///wenwu?host=/run/pg' })).toBe('/run/pg:5432/wenwu')
})

test('dates are read as text, 64-bit numbers as numbers, other values as the driver does', async () => {
  const { rows } = await pool.query("select date '2026-02-28' as day, 9007199254740991::bigint as big, timestamptz '2026-01-01Z' as moment")
  expect(rows[0]).toEqual({ day: '2026-02-28', big: 9_007_199_254_740_991, moment: new Date('2026-01-01T00:00:00Z') })
  await expect(pool.query('select 9007199254740993::bigint')).rejects.toThrow(/beyond 2\^53/)
})

test('a statement that takes too long is ended', async () => {
  await expect(pool.query('select pg_sleep(10)')).rejects.toMatchObject({ code: '57014' })
})

test('a request waits for a connection only so long', async () => {
  const clients = await Promise.all([pool.connect(), pool.connect()])
  await expect(pool.connect()).rejects.toThrow(/timeout exceeded/)
  for (const client of clients) client.release()
})

test('a lost idle connection does not end the process; the pool makes a new one', async () => {
  let told = 0
  const other = createPool(database.connection, { max: 1, onIdleError: () => told++ })
  const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid')
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await expect.poll(() => told).toBe(1)
  expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await other.end()
})
