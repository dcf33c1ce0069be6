import net from 'node:net'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from './pool.ts'
import { inTransaction, isConnectionLoss, RequestDatabase, type Db } from './request-database.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.connection, { max: 2 })
  await pool.query('create table marks (n integer primary key)')
})

afterAll(async () => {
  await pool.end()
  await database.drop()
})

const mark = (db: Db, n: number) => sql`insert into marks (n) values (${n})`.execute(db)
const marks = async (from: number) =>
  (await pool.query<{ n: number }>('select n from marks where n between $1 and $1 + 9 order by n', [from])).rows.map((row) => row.n)

test('statements that go out together run in their order, in one transaction', async () => {
  await inTransaction(pool, async (db) => {
    const [, count] = await Promise.all([
      mark(db, 10),
      sql<{ n: number }>`select count(*)::int as n from marks where n = 10`.execute(db),
      mark(db, 11),
    ])
    expect(count.rows).toEqual([{ n: 1 }])
  })
  expect(await marks(10)).toEqual([10, 11])
})

test('one that fails undoes those beside it, and what was still to follow is not sent', async () => {
  const late = async (db: Db) => {
    await mark(db, 21)
    await new Promise((resolve) => setImmediate(resolve))
    await mark(db, 22)
  }
  let second: Promise<void> | undefined
  const work = inTransaction(pool, async (db) => {
    second = late(db)
    await Promise.all([mark(db, 20), mark(db, 20), second])
  })
  await expect(work).rejects.toMatchObject({ code: '23505' })
  await expect(second).rejects.toThrow()
  expect(await marks(20)).toEqual([])
  expect(pool.idleCount).toBe(pool.totalCount)
})

test('a failure that nobody looked at is no commit', async () => {
  const request = new RequestDatabase(pool, 'write')
  await mark(request.db, 30)
  await mark(request.db, 30).catch(() => undefined)
  await expect(request.commit()).rejects.toThrow('failed unseen')
  request.release()
  expect(await marks(30)).toEqual([])
})

test('a request that is over takes no connection again', async () => {
  const request = new RequestDatabase(pool, 'read')
  await sql`select 1`.execute(request.db)
  request.release()
  await expect(sql`select 1`.execute(request.db)).rejects.toThrow('over')
  expect(pool.idleCount).toBe(pool.totalCount)
})

test('a connection that says nothing any more is thrown away, and the next request has another', async () => {
  const { host = '', port = 0 } = database.connection
  const before: net.Socket[] = []
  const proxy = net.createServer((socket) => {
    const target = host.startsWith('/') ? net.connect(`${host}/.s.PGSQL.${port}`) : net.connect(port, host)
    before.push(target)
    for (const end of [socket, target]) end.on('error', () => undefined)
    socket.pipe(target)
    target.pipe(socket)
    socket.on('close', () => target.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const through = createPool({ ...database.connection, host: '127.0.0.1', port: (proxy.address() as net.AddressInfo).port }, { max: 1 })
  try {
    const ask = async (mode: 'read' | 'write', patience: number) => {
      const request = new RequestDatabase(through, mode, patience)
      try {
        const { rows } = await sql<{ n: number }>`select 1 as n`.execute(request.db)
        await request.commit()
        return rows[0]?.n
      } catch (error) {
        await request.undo()
        return isConnectionLoss(error) ? 'lost' : error
      }
    }
    for (const mode of ['read', 'write'] as const) {
      expect(await ask(mode, 20_000)).toBe(1)
      for (const target of before.splice(0)) target.unpipe().pause()
      expect(await ask(mode, 200)).toBe('lost')
      expect(await ask(mode, 20_000)).toBe(1)
    }
  } finally {
    await through.end()
    proxy.close()
  }
})
