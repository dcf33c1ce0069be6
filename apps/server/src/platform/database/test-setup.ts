import { spawnSync } from 'node:child_process'
import { accessSync, constants, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { clientConfig, inDatabase, parseDatabaseUrl, type DatabaseConnection } from './connection.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { isAlive, stopServer } from './living-server.ts'
import { migrate } from './migrate.ts'
import { checkServer } from './pool.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server (superuser) and the name of its migrated template database. */
    testServer: { superuser: DatabaseConnection; template: string }
  }
}

export const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), '../../db/migrations')

const folderPrefix = 'wenwu-test-'

/**
 * vitest globalSetup of the API tests: one PostgreSQL for the whole run – embedded in a temp folder, commits not forced to disk, or the
 * server of WENWU_TEST_PG – with one migrated template database that every test file clones.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildWorker()
  const server = await startTestServer(process.env.WENWU_TEST_PG)
  const template = `wenwu_template_${process.pid}_${Date.now()}`
  try {
    await execute(server.superuser, `create database ${template}`)
    await migrate(inDatabase(server.superuser, template), migrationsFolder)
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('testServer', { superuser: server.superuser, template })
  return async () => {
    if (process.env.WENWU_TEST_PG) await dropClones(server.superuser, template)
    await server.stop()
  }
}

/** The thread that reads workbooks runs bundled, in tests too. */
function buildWorker(): void {
  const root = resolve(import.meta.dirname, '../../../../..')
  const built = spawnSync(process.execPath, ['scripts/build.mjs', 'worker'], { cwd: root, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(built.stderr)
}

interface TestServer {
  superuser: DatabaseConnection
  stop(): Promise<void>
}

const memoryFolder = '/dev/shm'
/** A run leaves some 1 GB of log and databases at its fullest. */
const neededBytes = 6 * 1024 ** 3

/**
 * Where the data of a server of tests go: into memory where Linux offers enough of it, for a clone of the template takes 0.05 s there and, once
 * the disk has to keep up with two hundred of them, 0.3 to 1 s elsewhere.
 */
export function dataRoot(): string {
  try {
    accessSync(memoryFolder, constants.W_OK)
    const { bavail, bsize } = statfsSync(memoryFolder)
    return bavail * bsize >= neededBytes ? memoryFolder : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** A server for tests: the given one, or an embedded one in a temp folder that is removed when it stops. */
export async function startTestServer(url: string | undefined): Promise<TestServer> {
  if (url) {
    const superuser = parseDatabaseUrl(url)
    await checkServer(superuser)
    return { superuser, stop: () => Promise.resolve() }
  }
  await removeOrphans()
  const folder = mkdtempSync(join(dataRoot(), folderPrefix))
  writeFileSync(join(folder, 'owner'), String(process.pid))
  mkdirSync(join(folder, 'data'))
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), isDurable: false })
  return {
    superuser: postgres.superuser,
    stop: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Servers of test runs that were killed outlive them: ended here. */
async function removeOrphans(): Promise<void> {
  for (const folder of [tmpdir(), dataRoot()].flatMap(testFolders)) {
    if (isAlive(ownerOf(folder))) continue
    try {
      await stopServer(join(folder, 'data', 'postgres'))
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // another user's folder
    }
  }
}

function testFolders(parent: string): string[] {
  return readdirSync(parent)
    .filter((name) => name.startsWith(folderPrefix))
    .map((name) => join(parent, name))
}

/** The process that made a folder; an owner that cannot be read counts as living (ours is written a moment after its folder). */
function ownerOf(folder: string): number {
  try {
    return Number(readFileSync(join(folder, 'owner'), 'utf8')) || process.pid
  } catch {
    return process.pid
  }
}

async function dropClones(superuser: DatabaseConnection, template: string): Promise<void> {
  const client = new pg.Client(clientConfig(superuser, 'wenwu test'))
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [template])
    for (const { datname } of rows) await client.query(`drop database if exists ${pg.escapeIdentifier(datname)} with (force)`)
  } finally {
    await client.end()
  }
}

/** One statement on a connection of its own. */
export async function execute(connection: DatabaseConnection, sql: string): Promise<void> {
  const client = new pg.Client(clientConfig(connection, 'wenwu test'))
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
