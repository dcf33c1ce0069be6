import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { clientConfig, inDatabase, type DatabaseConnection } from './connection.ts'
import { execute } from './test-setup.ts'

export interface TestDatabase {
  connection: DatabaseConnection
  /** Removes the database, whoever is still connected. */
  drop(): Promise<void>
}

export interface TestDatabaseOptions {
  /** A prepared database, built once per run on first use and cloned from then on (demo data and the like). */
  prepared?: { name: string; build: (connection: DatabaseConnection) => Promise<void> }
}

/** A fresh migrated database of its own for one test file (vitest project `api`), cloned from the template of this run. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { superuser, template } = inject('testServer')
  const source = options.prepared === undefined ? template : await prepare(superuser, template, options.prepared)
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await clone(superuser, source, name)
  return {
    connection: inDatabase(superuser, name),
    drop: () => execute(superuser, `drop database if exists ${name} with (force)`),
  }
}

/** Builds a prepared template unless another test file has done so; the others wait for it. */
async function prepare(
  superuser: DatabaseConnection,
  template: string,
  prepared: NonNullable<TestDatabaseOptions['prepared']>,
): Promise<string> {
  const name = `${template}_${prepared.name}`
  const client = new pg.Client(clientConfig(superuser, 'wenwu test'))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      const work = `${name}_work`
      await execute(superuser, `drop database if exists ${work} with (force)`)
      await clone(superuser, template, work)
      await prepared.build(inDatabase(superuser, work))
      await client.query(`alter database ${work} rename to ${name}`)
    }
  } finally {
    await client.end()
  }
  return name
}

function clone(superuser: DatabaseConnection, source: string, name: string): Promise<void> {
  return execute(superuser, `create database ${name} template ${source} strategy file_copy`)
}
