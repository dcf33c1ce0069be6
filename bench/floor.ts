/**
 * The floor: bare Fastify and pg on the same database, without our layers. Queries look the session up and send the product's statements,
 * then the product's reply; commands look the session up and commit the product's rows in one transaction, one statement per table.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import type { PoolClient } from 'pg'
import { newId } from '@wenwu/core/kernel/id'
import type { DatabaseConnection } from '../apps/server/src/platform/database/connection.ts'
import { createPool } from '../apps/server/src/platform/database/pool.ts'
import { queryKey, type CommandTape, type Tape } from './tape.ts'

export interface FloorOptions {
  connection: DatabaseConnection
  tapeFile: string
  poolSize: number
}

async function serve(options: FloorOptions): Promise<number> {
  const tape = JSON.parse(readFileSync(options.tapeFile, 'utf8')) as Tape
  const pool = createPool(options.connection, { max: options.poolSize, applicationName: 'wenwu floor' })
  const app = Fastify()

  const signedIn = async (token: string | undefined): Promise<void> => {
    const hash = createHash('sha256')
      .update(token ?? '')
      .digest()
    const { rows } = await pool.query({ ...tape.session, values: [hash, new Date()] })
    if (rows.length !== 1) throw new Error('signed out')
  }
  const query = async (key: string, token: string | undefined): Promise<unknown> => {
    await signedIn(token)
    const recorded = tape.queries[key]
    if (recorded === undefined) throw new Error(`not on the tape: ${key}`)
    const client = await pool.connect()
    try {
      for (const statement of recorded.statements) await client.query(statement)
    } finally {
      client.release()
    }
    return recorded.body
  }
  const command = async (name: string, facts: Record<string, string>, token: string | undefined): Promise<unknown> => {
    await signedIn(token)
    const recorded = tape.commands[name]!
    const client = await pool.connect()
    try {
      await commit(client, recorded, facts)
    } finally {
      client.release()
    }
    return recorded.body
  }

  app.post('/api/v1/cases/query', (request) => query(queryKey('POST', request.url, request.body), request.headers.authorization))
  app.get('/api/v1/cases/:id', (request) => query(queryKey('GET', request.url, undefined), request.headers.authorization))
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

async function commit(client: PoolClient, tape: CommandTape, given: Record<string, string>): Promise<void> {
  const facts: Record<string, string> = { ...given, now: new Date().toISOString(), number: `3000-${String(++numbers).padStart(8, '0')}` }
  const fill = (value: string | null) =>
    value === null || !value.includes('{{') ? value : value.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => (facts[name] ??= newId()))
  await client.query('begin')
  try {
    for (const { text, values } of tape.statements) {
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
