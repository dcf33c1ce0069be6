import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Pool } from 'pg'
import { createPool } from './pool.ts'
import { SharedLimit } from './shared-limit.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
/** Of two servers on one database. */
let pools: [Pool, Pool]

beforeAll(async () => {
  database = await createTestDatabase()
  pools = [createPool(database.connection, { max: 4 }), createPool(database.connection, { max: 4 })]
})
afterAll(async () => {
  for (const pool of pools) await pool.end()
  await database.drop()
})

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 24) + seconds * 1000)
const serversOf = (name: string, burst: number, perSecond: number) =>
  pools.map((pool) => new SharedLimit(pool, { name, burst, perSecond })) as [SharedLimit, SharedLimit]

/** How many of so many at once get one, in turns on both servers. */
async function taken(servers: [SharedLimit, SharedLimit], times: number, seconds: number, key = 'a'): Promise<number> {
  const answers = await Promise.all(Array.from({ length: times }, (_, i) => servers[i % 2]!.take(key, at(seconds))))
  return answers.filter(Boolean).length
}

it('lets a burst through on all servers together, then as many as flow in, each key and each limit by itself', async () => {
  const servers = serversOf('search', 3, 2)
  expect(await taken(servers, 6, 0)).toBe(3)
  expect(await taken(servers, 6, 0.5)).toBe(1)
  expect(await taken(servers, 6, 0.5, 'b')).toBe(3)
  expect(await taken(serversOf('papers', 2, 1), 6, 0.5)).toBe(2)
  expect(await taken(servers, 9, 10)).toBe(3)
  // a clock that goes back gives nothing
  expect(await taken(servers, 1, 9)).toBe(0)
})

it('who was refused writes nothing until there may be one again', async () => {
  const [server] = serversOf('prints', 1, 0.1)
  expect([await server.take('a', at(0)), await server.take('a', at(0))]).toEqual([true, false])
  const [, other] = pools
  const lock = await other.connect()
  try {
    await lock.query('begin; lock table rate_limits in access exclusive mode')
    expect(await server.take('a', at(9.9))).toBe(false)
  } finally {
    await lock.query('rollback')
    lock.release()
  }
  expect(await server.take('a', at(10))).toBe(true)
})
