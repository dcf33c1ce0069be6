import { spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { clientConfig, type DatabaseConnection } from './connection.ts'
import { startWindowsPostgres } from './embedded-postgres-windows.ts'
import { findLivingServer, isAlive, readPostmasterFile, stopServer } from './living-server.ts'
import { chooseRunner, giveTo, letPass, type PostgresRunner, type StartWay } from './postgres-runner.ts'
import { memoryOfMachine, serverSettings } from './postgres-settings.ts'
import { StartError } from './start-error.ts'

export interface EmbeddedOptions {
  /** Everything of this installation; the database stands in its sub-folder `postgres`. */
  dataDir: string
  /** False only in tests: commits are not forced to disk. */
  isDurable?: boolean
  env?: NodeJS.ProcessEnv
}

export interface EmbeddedPostgres {
  /** The application's database and role (owner of the database, no superuser). */
  connection: DatabaseConnection
  /** The superuser `postgres` in the database `postgres`. */
  superuser: DatabaseConnection
  /** How the server was started, or `reused` when it was running already. */
  way: StartWay | 'reused' | 'windows'
  /** Stops the server and waits for it; nothing committed is lost. */
  stop(): Promise<void>
}

const role = 'wenwu'
const port = 5432
/** Longest path of a unix socket that every system takes, in bytes. */
const longestSocketPath = 103
const socketPrefix = 'wenwu-pg-'

/**
 * Starts PostgreSQL from npm's binaries in `<dataDir>/postgres`, or takes over the server that already runs there. No TCP: a unix
 * socket in a folder only this user can enter. The server runs in a session of its own, so that Ctrl-C reaches the application
 * first, and outlives a killed application. Throws a StartError that says what to do.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = makeDataFolder(options.dataDir)
  if (process.platform === 'win32') return startWindowsPostgres(dataDir, options.isDurable ?? true)
  const pgData = join(dataDir, 'postgres')
  const started = await startOrReuse(pgData, dataDir, options)
  await createDatabase(started.superuser)
  return {
    ...started,
    connection: { ...started.superuser, user: role, database: role },
    stop: async () => {
      await stopServer(pgData)
      removeSocketFolder(started.superuser.host ?? '')
    },
  }
}

function makeDataFolder(path: string): string {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    return realpathSync(path)
  } catch (error) {
    throw new StartError(
      `无法使用数据目录 ${path}：${(error as Error).message}`,
      `The data folder ${path} cannot be used: ${(error as Error).message}`,
    )
  }
}

async function startOrReuse(
  pgData: string,
  dataDir: string,
  options: EmbeddedOptions,
): Promise<{ superuser: DatabaseConnection; way: StartWay | 'reused' }> {
  let takesSockets = true
  // two starts at once: the one that loses finds the other's server in the next round
  for (let round = 0; ; round++) {
    const living = await findLivingServer(pgData, (file) => superuserAt(file.socketFolder))
    if (living !== undefined) return { superuser: living, way: 'reused' }
    // left by a server that was killed
    removeSocketFolder(readPostmasterFile(pgData)?.socketFolder ?? '')
    const runner = chooseRunner(dataDir, options.env ?? process.env)
    letPass(runner, dataDir)
    prepareCluster(runner, pgData, dataDir, options.isDurable ?? true)
    const socketFolder = makeSocketFolder(dataDir, !takesSockets)
    const problem = await launch(runner, pgData, dataDir, socketFolder, options.isDurable ?? true)
    if (problem === undefined) return { superuser: superuserAt(socketFolder), way: runner.way }
    removeSocketFolder(socketFolder)
    // network shares and some mounts take files but no sockets
    if (problem.includes('socket')) takesSockets = false
    if (round > 2 || !/postmaster\.pid|socket/.test(problem)) {
      throw new StartError(
        `PostgreSQL 启动失败：${problem}（日志：${join(dataDir, 'postgres.log')}）`,
        `PostgreSQL did not start: ${problem} (log: ${join(dataDir, 'postgres.log')})`,
      )
    }
  }
}

function superuserAt(socketFolder: string): DatabaseConnection {
  return { host: socketFolder, port, user: 'postgres', database: 'postgres' }
}

/** Makes the database cluster where there is none. It is built beside its place and renamed, so a half-made one never counts. */
function prepareCluster(runner: PostgresRunner, pgData: string, dataDir: string, isDurable: boolean): void {
  if (!existsSync(join(pgData, 'PG_VERSION'))) initialize(runner, pgData, dataDir, isDurable)
  const version = Number(readFileSync(join(pgData, 'PG_VERSION'), 'utf8'))
  if (version !== runner.majorVersion) {
    throw new StartError(
      `数据目录属于 PostgreSQL ${version}，当前程序为 ${runner.majorVersion}；请换用相应版本，数据未改动`,
      `The data folder belongs to PostgreSQL ${version}, the program is ${runner.majorVersion}; use the matching version, nothing was changed`,
    )
  }
  giveTo(runner.owner, pgData)
}

function initialize(runner: PostgresRunner, pgData: string, dataDir: string, isDurable: boolean): void {
  for (const name of readdirSync(dataDir)) {
    const owner = /^postgres\.new-(\d+)$/.exec(name)?.[1]
    if (owner !== undefined && !isAlive(Number(owner))) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
  const work = join(dataDir, `postgres.new-${process.pid}`)
  let problem = ''
  // the character type makes pg_trgm, lower() and \w know Chinese; not every system has the first two locales
  for (const characters of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    rmSync(work, { recursive: true, force: true })
    mkdirSync(work, { mode: 0o700 })
    giveTo(runner.owner, work)
    const invocation = runner.invoke('initdb', [
      '-D',
      work,
      ...initializeArguments(runner.majorVersion, characters),
      ...(isDurable ? [] : ['--no-sync']),
    ])
    const result = spawnSync(invocation.command, invocation.args, { ...invocation, encoding: 'utf8' })
    if (result.status === 0) {
      moveCluster(work, pgData)
      return
    }
    problem = (result.stderr || String(result.error ?? '')).trim()
    if (!problem.includes('locale')) break
  }
  rmSync(work, { recursive: true, force: true })
  throw new StartError(`无法初始化数据库：${problem}`, `The database could not be initialised: ${problem}`)
}

function initializeArguments(majorVersion: number, characters: string): string[] {
  // PostgreSQL's own locale provider sorts and folds the same on every system and every version of its libraries
  const provider = majorVersion >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []
  return [
    '-U',
    'postgres',
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${characters}`,
    ...provider,
    '--data-checksums',
  ]
}

function moveCluster(work: string, pgData: string): void {
  try {
    // an empty folder of that name gives way; a full one means that another start was faster
    renameSync(work, pgData)
  } catch (error) {
    rmSync(work, { recursive: true, force: true })
    if (!existsSync(join(pgData, 'PG_VERSION'))) throw error
  }
}

/** A folder for the socket that only the user of PostgreSQL can enter; a short one in the temp folder when the path would be too long. */
function makeSocketFolder(dataDir: string, isElsewhere: boolean): string {
  const usual = join(dataDir, 'postgres-socket')
  const isUsable = !isElsewhere && Buffer.byteLength(join(usual, `.s.PGSQL.${port}`)) <= longestSocketPath && !/[",@]|\s$/.test(usual)
  if (isUsable) {
    mkdirSync(usual, { recursive: true, mode: 0o700 })
    return usual
  }
  const temp = Buffer.byteLength(tmpdir()) <= 60 ? tmpdir() : '/tmp'
  return mkdtempSync(join(temp, socketPrefix))
}

function removeSocketFolder(folder: string): void {
  if (basename(folder).startsWith(socketPrefix)) rmSync(folder, { recursive: true, force: true })
}

/** Starts the server and waits until it is ready. Returns why it is not, or undefined. */
async function launch(
  runner: PostgresRunner,
  pgData: string,
  dataDir: string,
  socketFolder: string,
  isDurable: boolean,
): Promise<string | undefined> {
  giveTo(runner.owner, socketFolder)
  const logFile = join(dataDir, 'postgres.log')
  rotate(logFile)
  const logStart = existsSync(logFile) ? statSync(logFile).size : 0
  const log = openSync(logFile, 'a', 0o600)
  const invocation = runner.invoke('postgres', [
    '-D',
    pgData,
    ...serverSettings({ socketFolder, port, isDurable, memory: memoryOfMachine() }),
  ])
  const child = spawn(invocation.command, invocation.args, { ...invocation, cwd: '/', detached: true, stdio: ['ignore', log, log] })
  let end: string | undefined
  child.once('error', (error) => (end = error.message))
  child.once('exit', (code, signal) => (end ??= `exit ${code ?? signal}`))
  child.unref()
  closeSync(log)
  for (;;) {
    if (end !== undefined) return lastWords(readFileSync(logFile).subarray(logStart).toString()) ?? end
    const file = readPostmasterFile(pgData)
    if (file !== undefined && file.pid === child.pid && file.status === 'ready') return undefined
    await sleep(10)
  }
}

const largestLog = 10 * 1024 * 1024

function rotate(logFile: string): void {
  if (existsSync(logFile) && statSync(logFile).size > largestLog) renameSync(logFile, `${logFile}.1`)
  else if (!existsSync(logFile)) writeFileSync(logFile, '', { mode: 0o600 })
}

/** The first complaint of a server that ended, without its time and level. */
function lastWords(log: string): string | undefined {
  const line = log.split('\n').find((text) => /(FATAL|PANIC):/.test(text)) ?? log.trim().split('\n').at(-1)
  return line?.replace(/^.*?(FATAL|PANIC):\s*/, '') || undefined
}

/** The application's role and database, where they are missing. Two starts may do this at once. */
async function createDatabase(superuser: DatabaseConnection): Promise<void> {
  const client = new pg.Client(clientConfig(superuser, 'wenwu start'))
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query("select pg_advisory_lock(hashtext('wenwu create database'))")
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      'select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_database where datname = $1) as database',
      [role],
    )
    if (rows[0]?.role !== true) await client.query(`create role ${role} login`)
    if (rows[0]?.database !== true) await client.query(`create database ${role} owner ${role}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}
