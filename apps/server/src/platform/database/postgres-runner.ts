import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import {
  copyBinaries,
  copyName,
  findNpmBinaries,
  findSystemBinaries,
  isPublicPath,
  majorVersion,
  makeLibraryLinks,
  publicFolder,
} from './postgres-binaries.ts'
import { oldestServerVersion } from './pool.ts'
import { StartError } from './start-error.ts'

/**
 * How the PostgreSQL programs are run. PostgreSQL refuses to run as root, so root needs a way around it:
 * `unshare` – in a user namespace where root is called nobody (files stay root's); `setuid` – as the user nobody;
 * `spawn` – directly, for everybody else; `system` – an installed PostgreSQL instead of the one from npm.
 */
const startWays = ['unshare', 'spawn', 'setuid', 'system'] as const
export type StartWay = (typeof startWays)[number]

/** A program with the arguments and identity to run it with. */
export interface Invocation {
  command: string
  args: string[]
  uid?: number
  gid?: number
  env: NodeJS.ProcessEnv
}

export interface PostgresRunner {
  way: StartWay
  majorVersion: number
  /** The user that must own the data folder; undefined = leave it as it is. */
  owner: number | undefined
  /** Turns `initdb` or `postgres` into what must be spawned. */
  invoke(program: 'initdb' | 'postgres', args: string[]): Invocation
}

const nobody = 65_534
const unshareArgs = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`]

/**
 * The first way that works on this machine (or the forced one, WENWU_PG_START). Throws a StartError that says what was tried.
 *
 * @param dataDir exists already
 */
export function chooseRunner(dataDir: string, env: NodeJS.ProcessEnv): PostgresRunner {
  const forced = env.WENWU_PG_START
  if (forced !== undefined && forced !== '' && !startWays.includes(forced as StartWay)) {
    throw new StartError(
      `WENWU_PG_START=${forced} 无效，可选：${startWays.join('、')}`,
      `WENWU_PG_START=${forced} is unknown; one of: ${startWays.join(', ')}`,
    )
  }
  const ways: readonly StartWay[] = forced
    ? [forced as StartWay]
    : isRoot()
      ? ['unshare', 'setuid', 'system']
      : ['spawn', 'unshare', 'system']
  const reasons: string[] = []
  for (const way of ways) {
    const tried = tryWay(way, dataDir, env)
    if (typeof tried !== 'string') return tried
    reasons.push(`${way}: ${tried}`)
  }
  throw new StartError(
    `无法启动内置 PostgreSQL（${reasons.join(';')}）。请以普通用户运行、安装 PostgreSQL ${oldestServerVersion} 以上版本，或用 DATABASE_URL 指定数据库`,
    `The built-in PostgreSQL cannot be started (${reasons.join('; ')}). Run as an ordinary user, install PostgreSQL ${oldestServerVersion} or newer, or name a server with DATABASE_URL`,
  )
}

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

type Prefix = Pick<Invocation, 'uid' | 'gid'> & { before: string[] }

const plain: Prefix = { before: [] }
const namespaced: Prefix = { before: ['unshare', ...unshareArgs] }
const asNobody: Prefix = { before: [], uid: nobody, gid: nobody }

function tryWay(way: StartWay, dataDir: string, env: NodeJS.ProcessEnv): PostgresRunner | string {
  if (way === 'system') return trySystem(dataDir, env)
  const native = findNpmBinaries()
  if (native === undefined) return `no npm package for ${process.platform}-${process.arch}`
  const refusal = wayProblem(way, dataDir)
  if (refusal !== undefined) return refusal
  const linked = makeLibraryLinks(native) ? native : copyBinaries(native, dataDir, copyName(native))
  const usable =
    way === 'setuid' && !isPublicPath(linked)
      ? copyBinaries(linked, publicFolder(), `${copyName(native)}-${process.getuid?.() ?? 0}`)
      : linked
  return makeRunner(way, join(usable, 'bin'), prefixOf(way)) ?? 'the programs of the npm package do not run here'
}

function trySystem(dataDir: string, env: NodeJS.ProcessEnv): PostgresRunner | string {
  const identities: StartWay[] = isRoot() ? ['unshare', 'setuid'] : ['spawn', 'unshare']
  const identity = identities.find((way) => wayProblem(way, dataDir) === undefined)
  if (identity === undefined) return 'no way to give up the rights of root'
  for (const binDir of findSystemBinaries(env)) {
    const runner = makeRunner('system', binDir, prefixOf(identity))
    if (runner !== undefined && runner.majorVersion >= oldestServerVersion) return runner
  }
  return `no installed PostgreSQL ${oldestServerVersion} or newer`
}

function prefixOf(way: StartWay): Prefix {
  return way === 'unshare' ? namespaced : way === 'setuid' ? asNobody : plain
}

/** Why a way cannot work, before anything is run with it. */
function wayProblem(way: StartWay, dataDir: string): string | undefined {
  if (way === 'spawn') {
    if (isRoot()) return 'PostgreSQL refuses to run as root'
    return hasAccount() ? undefined : `the user ${process.getuid?.()} has no account`
  }
  if (way === 'unshare') {
    const probe = spawnSync('unshare', [...unshareArgs, 'true'], { stdio: 'ignore', timeout: 20_000 })
    return probe.status === 0 ? undefined : 'user namespaces are not available'
  }
  if (!isRoot()) return 'only root can change the user'
  return isPublicPath(dirname(dataDir))
    ? undefined
    : `other users cannot reach ${dataDir}; set WENWU_DATA to a folder such as /var/lib/wenwu`
}

/** initdb looks up the name of the user that runs it; in containers there may be none. */
function hasAccount(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

function makeRunner(way: StartWay, binDir: string, prefix: Prefix): PostgresRunner | undefined {
  const invoke = (program: string, args: string[]): Invocation => {
    const [command = '', ...rest] = [...prefix.before, join(binDir, program), ...args]
    const identity = prefix.uid === undefined ? {} : { uid: prefix.uid, gid: prefix.gid }
    return { command, args: rest, env: programEnvironment(), ...identity }
  }
  const probe = invoke('postgres', [])
  const version = majorVersion(probe.command, probe.args, probe)
  if (version === undefined) return undefined
  return { way, majorVersion: version, owner: isRoot() ? (prefix.uid ?? 0) : undefined, invoke }
}

/** What PostgreSQL's programs get to see: none of our secrets. */
function programEnvironment(): NodeJS.ProcessEnv {
  const windows =
    process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP, APPDATA: process.env.APPDATA }
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...windows }
}

/** Gives a folder and all in it to the user that will run PostgreSQL: an earlier start may have used another way. Only root needs it. */
export function giveTo(owner: number | undefined, folder: string): void {
  if (owner === undefined || statSync(folder).uid === owner) return
  const visit = (path: string) => {
    lchownSync(path, owner, owner)
    if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) visit(join(path, name))
  }
  // the folder itself last: an interrupted change is seen and done again at the next start
  for (const name of readdirSync(folder)) visit(join(folder, name))
  chownSync(folder, owner, owner)
}

/** Lets another user pass through the data folder to its own part of it; listing it stays ours. */
export function letPass(runner: PostgresRunner, dataDir: string): void {
  const { mode, uid } = statSync(dataDir)
  if (runner.owner === nobody && (mode & 0o001) === 0 && uid === process.getuid?.()) chmodSync(dataDir, (mode & 0o777) | 0o011)
}
