import type { ClientConfig } from 'pg'
import { StartError } from './start-error.ts'

/**
 * Where a PostgreSQL database is. Plain data, so that it can be handed to another process or a test worker.
 * Either `connectionString` (DATABASE_URL) or the parts; `host` that starts with `/` is the folder of a unix socket.
 */
export interface DatabaseConnection {
  connectionString?: string
  host?: string
  port?: number
  user?: string
  password?: string
  database?: string
}

/** A connection from DATABASE_URL. Throws a StartError when it is not a PostgreSQL address. */
export function parseDatabaseUrl(url: string): DatabaseConnection {
  let parsed: URL
  try {
    parsed = new URL(url)
  } catch {
    throw wrongUrl()
  }
  if (parsed.protocol !== 'postgres:' && parsed.protocol !== 'postgresql:') throw wrongUrl()
  return { connectionString: url }
}

function wrongUrl(): StartError {
  return new StartError(
    'DATABASE_URL 不是有效的 PostgreSQL 地址，应形如 postgresql://用户:密码@主机:5432/数据库',
    'DATABASE_URL is not a PostgreSQL address; it looks like postgresql://user:password@host:5432/database',
  )
}

/** The same server, another database of it. */
export function inDatabase(connection: DatabaseConnection, database: string): DatabaseConnection {
  if (connection.connectionString === undefined) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${encodeURIComponent(database)}`
  return { connectionString: url.toString() }
}

/** Host, port and database for a message; never user or password. */
export function describeConnection(connection: DatabaseConnection): string {
  if (connection.connectionString === undefined)
    return `${connection.host ?? 'localhost'}:${connection.port ?? 5432}/${connection.database ?? ''}`
  const url = new URL(connection.connectionString)
  return `${url.searchParams.get('host') ?? (url.hostname || 'localhost')}:${url.port || '5432'}${decodeURIComponent(url.pathname)}`
}

/** The settings of the `pg` driver for a connection. */
export function clientConfig(connection: DatabaseConnection, applicationName: string): ClientConfig {
  return { ...connection, application_name: applicationName }
}
