/**
 * The floor: bare Fastify and pg on the same database, without our layers. Queries ask the best statements found by hand
 * (floor-queries.ts) and answer with what the database gives; commands look the session up and commit the rows that the product commits, one
 * statement per table.
 */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import type { PoolClient } from 'pg'
import { caseCountCap } from '@wenwu/core/cases/model'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { newId } from '@wenwu/core/kernel/id'
import { ChinaCalendar } from '../apps/server/src/platform/calendar/china-calendar.ts'
import type { DatabaseConnection } from '../apps/server/src/platform/database/connection.ts'
import { createPool } from '../apps/server/src/platform/database/pool.ts'
import { countWorkingDays, readCase, readPage, requireSession, type ListBody } from './floor-queries.ts'
import type { CommandRecording, Recordings } from './recordings.ts'

export interface FloorOptions {
  connection: DatabaseConnection
  recordingsFile: string
  poolSize: number
}

async function serve(options: FloorOptions): Promise<number> {
  const recordings = JSON.parse(readFileSync(options.recordingsFile, 'utf8')) as Recordings
  const pool = createPool(options.connection, { max: options.poolSize, applicationName: 'wenwu floor' })
  const days = countWorkingDays((await ChinaCalendar.load(pool, () => new Date())).current(), new Date())
  const app = Fastify()

  const command = async (name: string, facts: Record<string, string>, token: string | undefined): Promise<unknown> => {
    await requireSession(pool, token ?? '', name === 'submit' ? 'organization' : 'nation')
    const recorded = recordings[name]!
    const client = await pool.connect()
    try {
      await commit(client, recorded, facts)
    } finally {
      client.release()
    }
    return recorded.body
  }

  app.post<{ Body: ListBody }>('/api/v1/cases/query', async ({ body, headers }) => {
    await requireSession(pool, headers.authorization ?? '', 'nation')
    const { rows, total, isCapped } = await readPage(pool, body, { cap: caseCountCap, days, today: toShanghaiDate(new Date()) })
    return { code: 200, data: { data: rows, pagination: { totalNum: total, capped: isCapped }, presets: {} } }
  })
  app.get<{ Params: { id: string } }>('/api/v1/cases/:id', async ({ params, headers }, reply) => {
    await requireSession(pool, headers.authorization ?? '', 'nation')
    return reply.type('application/json').send(await readCase(pool, params.id))
  })
  app.post('/api/itemAppr/:item', (request) =>
    command(
      'submit',
      { case: (request.body as { id: string }).id, key: String(request.headers['idempotency-key']) },
      request.headers.authorization,
    ),
  )
  app.post<{ Params: { task: string } }>('/api/v1/tasks/:task/complete', (request) =>
    command(
      'approve',
      {
        task: request.params.task,
        case: String((request.body as { case?: string }).case),
        key: String(request.headers['idempotency-key']),
      },
      request.headers.authorization,
    ),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as { port: number }).port
}

let numbers = 0

const newDigest = (): string => `\\x${randomBytes(32).toString('hex')}`

async function commit(client: PoolClient, recording: CommandRecording, given: Record<string, string>): Promise<void> {
  const facts: Record<string, string> = { ...given, now: new Date().toISOString(), number: `3000-${String(++numbers).padStart(8, '0')}` }
  const fill = (value: string | null) =>
    value === null || !value.includes('{{')
      ? value
      : value.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => (facts[name] ??= name.startsWith('digest') ? newDigest() : newId()))
  await client.query('begin')
  try {
    for (const { text, values } of recording.statements) {
      const result = await client.query(text, values.map(fill))
      if (result.rowCount === 0) throw new Error(`wrote nothing: ${text}`)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

process.on('message', (options: FloorOptions) => {
  serve(options).then(
    (port) => process.send?.({ result: port }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
