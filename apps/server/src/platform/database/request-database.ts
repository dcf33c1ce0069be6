import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Pool, PoolClient, QueryConfig, QueryResult as PgResult } from 'pg'
import type { TransactionMode } from '@wenwu/core/http/endpoint'
import type { Database } from '../../db/schema.ts'
import { statementNames } from './statement-name.ts'

export type Db = Kysely<Database>

/**
 * How long a statement of a request may stay without its answer, in milliseconds: longer than the server lets one run, or wait for a lock. A connection that
 * says nothing for so long (a server that hangs, a pooler that lost it) is thrown away; it would keep its place in the pool for good.
 */
export const requestPatience = 20_000
/** The same for jobs and imports, whose longest statements may take two minutes. */
const jobPatience = 150_000

/**
 * The database of one request: takes ONE connection at the first query, never a second. In mode `write` that first query is
 * preceded by BEGIN. Nothing is held while a body is read, a password hashed or a PDF drawn.
 *
 * Statements that are not awaited one by one run in the order in which they were sent, in one flight. After a rollback or the end of the
 * request nothing is sent any more, so that what is still under way when one of them fails cannot write behind the transaction.
 */
export class RequestDatabase implements DatabaseConnection {
  readonly db: Db
  private client: PoolClient | undefined
  private opening: Promise<PoolClient> | undefined
  private isOver = false
  private readonly pool: Pool
  private readonly mode: TransactionMode
  private readonly patience: number
  /** Why the connection is of no use any more. */
  private lost: Error | undefined

  /** @param patience how long a statement may stay without its answer, in milliseconds */
  constructor(pool: Pool, mode: TransactionMode, patience: number = jobPatience) {
    this.pool = pool
    this.mode = mode
    this.patience = patience
    this.db = new Kysely<Database>({ dialect: dialectOf(this) })
  }

  get isOpen(): boolean {
    return this.client !== undefined
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const client = this.client ?? (await (this.opening ??= this.open()))
    if (this.isOver) throw new Error('the request is over: it sends no further statement')
    const name = statementNames.nameOf(compiled.sql, compiled.parameters.length)
    gather(client)
    const [text, values] = [compiled.sql, compiled.parameters as unknown[]]
    const shared = { text, values, query_timeout: this.patience }
    const result = await client.query(name === undefined ? shared : { name, ...shared }).catch((error: unknown) => {
      if (isConnectionLoss(error)) this.lost = asError(error)
      throw error
    })
    const count = result.rowCount === null ? undefined : BigInt(result.rowCount)
    return { rows: result.rows as R[], numAffectedRows: result.command === 'SELECT' ? undefined : count }
  }

  // Streams go through keyset pages instead of a held cursor; Kysely demands the method.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming queries are not used: read keyset pages')
  }

  /** Commits (mode write) and gives the connection back. Throws when a statement had failed unseen and nothing was committed. */
  async commit(): Promise<void> {
    if (this.client === undefined) return
    if (this.mode === 'write') {
      const { command } = await this.send(this.client, 'commit')
      if (command !== 'COMMIT') throw new Error('a statement of this transaction failed unseen')
    }
    this.release()
  }

  /** Undoes what was done and gives the connection back; one that cannot even do that is destroyed, which undoes it as well. */
  async undo(): Promise<void> {
    this.isOver = true
    const isWriting = this.client !== undefined && this.mode === 'write'
    const broken = isWriting ? await this.send(this.client!, 'rollback').then(() => undefined, asError) : undefined
    this.release(broken)
  }

  /** Gives the connection of a reading request back; its next query takes one again. */
  yieldConnection(): void {
    if (this.mode !== 'read') throw new Error('a transaction keeps its connection')
    const client = this.client
    this.client = undefined
    this.opening = undefined
    client?.release()
  }

  /** Waits until all statements that were sent have ended. */
  async settle(): Promise<void> {
    this.isOver = true
    if (this.client !== undefined) await this.send(this.client, '')
  }

  /** Gives the connection back; a broken one is destroyed, so that no half-done transaction returns to the pool. */
  release(broken?: Error): void {
    const client = this.client
    this.isOver = true
    this.client = undefined
    this.opening = undefined
    client?.release(broken ?? this.lost)
  }

  private async open(): Promise<PoolClient> {
    if (this.mode === 'none') throw new Error('an endpoint of tx none must not touch ctx.db')
    const client = await this.pool.connect()
    if (this.isOver) {
      client.release()
      throw new Error('the request is over: it takes no connection')
    }
    this.client = client
    // goes out with the first statement; where it is lost, the connection is, and that statement fails too
    if (this.mode === 'write') {
      gather(client)
      this.send(client, 'begin').catch(() => undefined)
    }
    return client
  }

  private send(client: PoolClient, text: string): Promise<PgResult> {
    return client.query({ text, query_timeout: this.patience } as QueryConfig)
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

/** Lets the statements that are sent in one turn leave in one packet. */
function gather(client: PoolClient): void {
  const { stream } = client.connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

// shared by all requests: a compiler binds some ninety functions when it is made, and keeps nothing from one query to the next
const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()

function dialectOf(connection: DatabaseConnection) {
  const refuse = () => Promise.reject(new Error('transactions are opened by the request, not by queries'))
  const driver: Driver = {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: () => Promise.resolve(),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: () => Promise.resolve(),
  }
  return {
    createAdapter: () => adapter,
    createDriver: () => driver,
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => compiler,
  }
}

/** Runs work outside a request (start-up, jobs, seeds) in one transaction on one connection. */
export async function inTransaction<T>(pool: Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const connection = new RequestDatabase(pool, 'write')
  try {
    const result = await work(connection.db)
    await connection.commit()
    return result
  } catch (error) {
    await connection.undo()
    throw error
  }
}

/** Runs reads on one connection of a pool, given back when all that was sent on it has ended. */
export async function inReading<T>(pool: Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const connection = new RequestDatabase(pool, 'read', requestPatience)
  try {
    const result = await work(connection.db)
    connection.release()
    return result
  } catch (error) {
    // what went out with the statement that failed still runs; nobody else shall wait behind it
    connection.release(await connection.settle().then(() => undefined, asError))
    throw error
  }
}

/** Whether an error means that the database cannot be reached, or that the connection is gone (then it must not return to the pool). */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  // 25P03, 25P04: the server ends connections whose transaction stands idle or takes too long
  if (code !== undefined && (/^(08|57P0|25P0[34]$)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code)))
    return true
  // the socket of a server that is down; files have an ENOENT too
  if (code === 'ENOENT') return syscall === 'connect'
  return /Connection terminated|connection ended|Client (has encountered|was closed)|timeout exceeded when trying to connect|Query read timeout/i.test(
    error.message,
  )
}
