import Fastify from 'fastify'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPool } from '../database/pool.ts'
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts'
import { addHealth } from './health.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function askHealth(pool: Pool, times = 1) {
  const app = Fastify()
  addHealth(app, pool)
  const started = performance.now()
  const replies = await Promise.all(Array.from({ length: times }, () => app.inject('/api/v1/health')))
  const ms = performance.now() - started
  await app.close()
  return { reply: replies[0]!, statuses: new Set(replies.map((reply) => reply.statusCode)), ms }
}

describe('health', () => {
  it('is ok with a database', async () => {
    const pool = createPool(database.connection, { max: 1 })
    const { reply } = await askHealth(pool)
    await pool.end()
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      status: 'ok',
      database: 'up',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      uptime: expect.any(Number) as number,
    })
  })

  it('answers in time while every connection is busy, and asks for one only', async () => {
    const pool = createPool(database.connection, { max: 1 })
    const client = await pool.connect()
    const { reply, statuses, ms } = await askHealth(pool, 20)
    expect(pool.waitingCount).toBe(1)
    client.release()
    await pool.end()
    expect(statuses).toEqual(new Set([200]))
    expect(reply.json()).toMatchObject({ status: 'degraded', database: 'slow' })
    expect(ms).toBeLessThan(15_000)
  })

  it('is down without a database', async () => {
    const pool = createPool({ host: '127.0.0.1', port: 1, user: 'x', database: 'x' })
    const { reply } = await askHealth(pool)
    await pool.end()
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ status: 'down', database: 'down' })
  })

  it('is degraded while the file store or the scanner does not answer, and asks them once in a while only', async () => {
    const pool = createPool(database.connection, { max: 2 })
    const app = Fastify()
    let asked = 0
    addHealth(app, pool, {
      files: () => Promise.reject(new Error('gone')),
      scanner: () => {
        asked++
        return Promise.resolve(true)
      },
    })
    const replies = await Promise.all([1, 2, 3].map(() => app.inject('/api/v1/health')))
    await app.close()
    await pool.end()
    for (const reply of replies) {
      expect(reply.statusCode).toBe(200)
      expect(reply.json()).toMatchObject({ status: 'degraded', database: 'up', files: 'down', scanner: 'up' })
    }
    expect(asked).toBe(1)
  })

  it('answers in time though the scanner does not', async () => {
    const pool = createPool(database.connection, { max: 2 })
    const app = Fastify()
    addHealth(app, pool, { scanner: () => new Promise(() => undefined) })
    const started = performance.now()
    const reply = await app.inject('/api/v1/health')
    await app.close()
    await pool.end()
    expect(reply.json()).toMatchObject({ status: 'degraded', scanner: 'down' })
    expect(performance.now() - started).toBeLessThan(15_000)
  })
})
