import pg from 'pg'
import { clientConfig, describeConnection, type DatabaseConnection } from './connection.ts'
import { durabilitySettings, durabilityWarnings, type DurabilitySettings, type Warning } from './durability.ts'
import { StartError } from './start-error.ts'

/** The oldest PostgreSQL that the SQL of this project is written for. */
export const oldestServerVersion = 15

export interface PoolOptions {
  /** Most connections at once (default 10). */
  max?: number
  applicationName?: string
  /** Limits in milliseconds; 0 switches one off. */
  statementTimeout?: number
  lockTimeout?: number
  idleInTransactionTimeout?: number
  /** How long a request waits for a free connection, in milliseconds. */
  acquireTimeout?: number
  /** Told when an idle connection breaks; the pool itself goes on. */
  onIdleError?: (error: Error) => void
}

/** A pool of connections. Calendar dates are read as `YYYY-MM-DD` strings, 64-bit integers as numbers. */
export function createPool(connection: DatabaseConnection, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    ...clientConfig(connection, options.applicationName ?? 'wenwu'),
    max: options.max ?? 10,
    connectionTimeoutMillis: options.acquireTimeout ?? 30_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // how much a write may leave unsorted in an index of words, for searches to read one by one and for one of the next writes to sort (decision 0203); an import raises it for
    // itself (decision 0060). A request has one processor: to start helpers takes longer than a page does, and others wait for theirs meanwhile (decision 0184)
    options: '-c gin_pending_list_limit=64kB -c max_parallel_workers_per_gather=0',
    // statements that do not wait for each other go out together (Promise.all); each keeps its own result and error
    pipeline: true,
    statement_timeout: options.statementTimeout ?? 10_000,
    lock_timeout: options.lockTimeout ?? 15_000,
    idle_in_transaction_session_timeout: options.idleInTransactionTimeout ?? 60_000,
    types: { getTypeParser },
  })
  outliveConnections(pool, options.onIdleError)
  return pool
}

/**
 * Keeps the process alive when a connection breaks. The pool listens to idle connections alone: one that breaks between two statements of a
 * request would end the process. Nothing is lost by not looking: the pool throws a broken connection away, and the next statement on it fails.
 */
export function outliveConnections(pool: pg.Pool, onIdleError: (error: Error) => void = () => undefined): void {
  pool.on('error', onIdleError)
  pool.on('connect', (client) => client.on('error', () => undefined))
}

/**
 * A further pool on the database of another, with limits of its own where they are given. `isLazy`: a commit does not wait for the disk; after a power cut the last ones
 * are missing. For what is written again then.
 */
export function createPoolBeside(
  pool: pg.Pool,
  { max, statementTimeout, isLazy = false }: Pick<PoolOptions, 'max' | 'statementTimeout'> & { isLazy?: boolean },
): pg.Pool {
  const { options } = pool
  const further = new pg.Pool({
    ...options,
    // the password of a pool's options is hidden from copies
    password: options.password,
    ...(max !== undefined && { max }),
    ...(statementTimeout !== undefined && { statement_timeout: statementTimeout }),
    ...(isLazy && { options: `${options.options ?? ''} -c synchronous_commit=off` }),
  })
  outliveConnections(further)
  return further
}

const dateOid: number = pg.types.builtins.DATE
const bigintOid: number = pg.types.builtins.INT8

const getTypeParser = ((oid: number, format?: 'text' | 'binary') => {
  if (format !== 'binary' && oid === dateOid) return (text: string) => text
  if (format !== 'binary' && oid === bigintOid) return readBigint
  return pg.types.getTypeParser(oid, format)
}) as typeof pg.types.getTypeParser

function readBigint(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond 2^53: ${text}`)
  return value
}

/**
 * Connects once and checks the server: reachable, at least version 15, a UTF-8 database. Throws a StartError that names what is wrong.
 *
 * @returns warnings for the operator: settings under which the server may lose what it has acknowledged (durability.ts)
 */
export async function checkServer(connection: DatabaseConnection): Promise<Warning[]> {
  const client = new pg.Client({ ...clientConfig(connection, 'wenwu start'), connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw connectionProblem(error, connection)
  }
  try {
    const { rows } = await client.query<{ version: number; shown: string; encoding: string } & DurabilitySettings>(
      `select current_setting('server_version_num')::int as version, current_setting('server_version') as shown,
              pg_encoding_to_char(encoding) as encoding, ${durabilitySettings} from pg_database where datname = current_database()`,
    )
    const server = rows[0]
    if (server === undefined) throw new Error('the server did not describe its database')
    if (server.version < oldestServerVersion * 10_000) throw tooOld(server.shown)
    if (server.encoding !== 'UTF8') throw wrongEncoding(server.encoding)
    return durabilityWarnings(server)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The refusal of a server that is too old. */
export function tooOld(version: string): StartError {
  return new StartError(
    `数据库版本过低：${version}，需要 PostgreSQL ${oldestServerVersion} 或更新版本`,
    `The database server is too old: ${version}; PostgreSQL ${oldestServerVersion} or newer is needed`,
  )
}

function wrongEncoding(encoding: string): StartError {
  return new StartError(`数据库编码为 ${encoding}，需要 UTF8`, `The database has the encoding ${encoding}; UTF8 is needed`)
}

/** A failed connection in words. Never shows user or password. */
function connectionProblem(error: unknown, connection: DatabaseConnection): StartError {
  const where = describeConnection(connection)
  const code = (error as { code?: unknown }).code
  const cause = { cause: error }
  if (code === '28P01' || code === '28000') {
    return new StartError(
      `数据库 ${where} 拒绝登录，请检查 DATABASE_URL 中的用户名和密码`,
      `The database ${where} refused the sign-in; check user and password in DATABASE_URL`,
      cause,
    )
  }
  if (code === '3D000') {
    return new StartError(
      `数据库 ${where} 不存在，请先创建或修改 DATABASE_URL`,
      `The database ${where} does not exist; create it or correct DATABASE_URL`,
      cause,
    )
  }
  const reason = typeof code === 'string' ? code : error instanceof Error ? error.message : String(error)
  return new StartError(
    `无法连接数据库 ${where}（${reason}），请检查 DATABASE_URL 以及数据库是否已启动`,
    `Cannot connect to the database ${where} (${reason}); check DATABASE_URL and whether the server is running`,
    cause,
  )
}
