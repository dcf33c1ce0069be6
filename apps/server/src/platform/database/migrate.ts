import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { clientConfig, type DatabaseConnection } from './connection.ts'
import { StartError } from './start-error.ts'

/** One plain SQL file `<timestamp>-verb-noun.sql`. */
interface Migration {
  name: string
  sql: string
  hash: string
}

const fileName = /^\d{8,14}-[a-z0-9]+(-[a-z0-9]+)+\.sql$/

/** Any number will do, as long as nobody else of this database uses it: «wenwu migrate». */
const migrationLock = 7_364_110_921

/**
 * Brings a database to the newest version: runs every file of the folder that was not run yet, in the order of names, each in a
 * transaction of its own. Several servers may call it at once (advisory lock). Throws a StartError when a file that was run has
 * changed since or is missing; nothing is run then.
 *
 * @returns the names of the files run now
 */
export async function migrate(connection: DatabaseConnection, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new pg.Client(clientConfig(connection, 'wenwu migrate'))
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1::bigint)', [migrationLock])
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations order by name')
    refuseChanged(migrations, rows)
    const done = new Set(rows.map((row) => row.name))
    const todo = migrations.filter((migration) => !done.has(migration.name))
    for (const migration of todo) await run(client, migration)
    return todo.map((migration) => migration.name)
  } finally {
    // ends the session, and with it the advisory lock
    await client.end().catch(() => undefined)
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const odd = names.find((name) => !fileName.test(name))
  if (odd !== undefined) throw new Error(`${join(folder, odd)}: a migration is called <timestamp>-verb-noun.sql`)
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

function refuseChanged(migrations: Migration[], applied: { name: string; hash: string }[]): void {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, hash } of applied) {
    const migration = byName.get(name)
    if (migration === undefined) {
      throw new StartError(
        `数据库由更新的程序版本升级过（缺少 ${name}），请使用相应版本的程序`,
        `The database was upgraded by a newer version of the program (${name} is missing here); use that version`,
      )
    }
    if (migration.hash !== hash) {
      throw new StartError(
        `迁移文件 ${name} 在执行之后被修改，已拒绝启动；请恢复原文件并新增迁移文件`,
        `The migration ${name} was changed after it had been run; restore the file and add a new one`,
      )
    }
  }
}

async function run(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [migration.name, migration.hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `数据库迁移 ${migration.name} 失败，已回滚：${reason}`,
      `The migration ${migration.name} failed and was rolled back: ${reason}`,
      { cause: error },
    )
  }
}
