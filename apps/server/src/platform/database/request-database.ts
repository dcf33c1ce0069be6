import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { TransactionMode } from '@wenwu/core/http/endpoint'
import type { Database } from '../../db/schema.ts'

export type Db = Kysely<Database>

/**
 * The database of one request: takes ONE connection at the first query, never a second. In mode `write` that first query is
 * preceded by BEGIN. Nothing is held while a body is read, a password hashed or a PDF drawn.
 */
export class RequestDatabase implements DatabaseConnection {
  readonly db: Db
  private client: PoolClient | undefined
  private opening: Promise<PoolClient> | undefined
  private readonly pool: Pool
  private readonly mode: TransactionMode

  constructor(pool: Pool, mode: TransactionMode) {
    this.pool = pool
    this.mode = mode
    this.db = new Kysely<Database>({ dialect: dialectOf(this) })
  }

  get isOpen(): boolean {
    return this.client !== undefined
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const client = this.client ?? (await (this.opening ??= this.open()))
    const result = await client.query(compiled.sql, compiled.parameters as unknown[])
    const count = result.rowCount === null ? undefined : BigInt(result.rowCount)
    return { rows: result.rows as R[], numAffectedRows: result.command === 'SELECT' ? undefined : count }
  }

  // Streams go through keyset pages instead of a held cursor; Kysely demands the method.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming queries are not used: read keyset pages')
  }

  /** Commits (mode write) and gives the connection back. */
  async commit(): Promise<void> {
    if (this.client === undefined) return
    if (this.mode === 'write') await this.client.query('commit')
    this.release()
  }

  /** Undoes what was done but keeps the connection, so that what must survive a refusal can be written on it. */
  async rollback(): Promise<void> {
    if (this.client === undefined || this.mode !== 'write') return
    await this.client.query('rollback')
  }

  /** Gives the connection back; a broken one is destroyed, so that no half-done transaction returns to the pool. */
  release(broken?: Error): void {
    const client = this.client
    this.client = undefined
    this.opening = undefined
    client?.release(broken)
  }

  private async open(): Promise<PoolClient> {
    if (this.mode === 'none') throw new Error('an endpoint of tx none must not touch ctx.db')
    const client = await this.pool.connect()
    try {
      if (this.mode === 'write') await client.query('begin')
    } catch (error) {
      client.release(error as Error)
      throw error
    }
    this.client = client
    return client
  }
}

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
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
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
    await connection.rollback().catch(() => undefined)
    connection.release(error instanceof Error && isConnectionLoss(error) ? error : undefined)
    throw error
  }
}

/** Whether an error means that the connection itself is gone (then it must not return to the pool). */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string' && (/^(08|57P0)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'].includes(code))) return true
  return /Connection terminated|connection ended|Client has encountered|timeout exceeded when trying to connect/i.test(error.message)
}
