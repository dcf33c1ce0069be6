import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { clientConfig, type DatabaseConnection } from './connection.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'
import { findLivingServer } from './living-server.ts'
import { findNpmBinaries } from './postgres-binaries.ts'
import { memoryOfMachine, serverSettings } from './postgres-settings.ts'
import { StartError } from './start-error.ts'

/**
 * The embedded server on Windows, by best effort and not tested by CI: TCP on 127.0.0.1 with a password (scram), started through
 * pg_ctl, which drops administrator rights.
 */
export async function startWindowsPostgres(dataDir: string, isDurable: boolean): Promise<EmbeddedPostgres> {
  const native = findNpmBinaries()
  if (native === undefined) {
    throw new StartError(
      '本机没有可用的内置 PostgreSQL，请设置 DATABASE_URL',
      'There is no built-in PostgreSQL for this machine; set DATABASE_URL',
    )
  }
  const pgData = join(dataDir, 'postgres')
  const passwordFile = join(dataDir, 'postgres.password')
  const run = (program: string, args: string[]) => {
    const result = spawnSync(join(native, 'bin', `${program}.exe`), args, {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    })
    if (result.status !== 0) throw new StartError(`PostgreSQL 启动失败：${result.stderr}`, `PostgreSQL did not start: ${result.stderr}`)
  }
  if (!existsSync(join(pgData, 'PG_VERSION'))) {
    const work = `${pgData}.new`
    rmSync(work, { recursive: true, force: true })
    mkdirSync(work)
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    run('initdb', [
      '-D',
      work,
      '-U',
      'postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ])
    renameSync(work, pgData)
  }
  const password = readFileSync(passwordFile, 'utf8').trim()
  const connectionOf = (file: { port: number }): DatabaseConnection => ({
    host: '127.0.0.1',
    port: file.port,
    user: 'postgres',
    password,
    database: 'postgres',
  })
  const stop = async () => run('pg_ctl', ['stop', '-D', pgData, '-m', 'fast', '-w'])
  const living = await findLivingServer(pgData, connectionOf)
  const superuser = living ?? connectionOf({ port: await freePort() })
  if (living === undefined) {
    const settings = serverSettings({ socketFolder: undefined, port: superuser.port ?? 0, isDurable, memory: memoryOfMachine() }).map(
      (part) => (part === '-c' ? part : `"${part}"`),
    )
    run('pg_ctl', ['start', '-D', pgData, '-l', join(dataDir, 'postgres.log'), '-w', '-o', settings.join(' ')])
  }
  await createDatabase(superuser, password)
  return {
    superuser,
    connection: { ...superuser, user: 'wenwu', database: 'wenwu' },
    way: living === undefined ? 'windows' : 'reused',
    stop,
  }
}

async function createDatabase(superuser: DatabaseConnection, password: string): Promise<void> {
  const client = new pg.Client(clientConfig(superuser, 'wenwu start'))
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query("select from pg_database where datname = 'wenwu'")
    if (rowCount !== 0) return
    await client.query(`create role wenwu login password ${pg.escapeLiteral(password)}`)
    await client.query('create database wenwu owner wenwu')
  } finally {
    await client.end()
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
