import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { clientConfig, type DatabaseConnection } from './connection.ts'
import { StartError } from './start-error.ts'

/** What a running PostgreSQL writes into postmaster.pid of its data folder. */
export interface PostmasterFile {
  pid: number
  port: number
  socketFolder: string
  listenAddress: string
  /** starting · ready · standby · stopping; empty at the very beginning. */
  status: string
}

/** The postmaster.pid of a data folder, or undefined when no server runs there (or never did). */
export function readPostmasterFile(pgData: string): PostmasterFile | undefined {
  let text: string
  try {
    text = readFileSync(join(pgData, 'postmaster.pid'), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const [pid = '', , , port = '', socketFolder = '', listenAddress = '', , status = ''] = text.split('\n')
  return { pid: Number(pid), port: Number(port) || 0, socketFolder, listenAddress, status: status.trim() }
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Whether a PostgreSQL server works on this folder now. A process number alone proves nothing: after a restart of a container it often
 * belongs to another program, and PostgreSQL would then refuse to start.
 */
function isServed(pgData: string, pid: number): boolean {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return true
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout.includes('postgres')
  if (commandLine(pid).includes('postgres')) return true
  // server processes that outlived their postmaster still write to the folder they stand in
  const folder = realpathSync(pgData)
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && workFolder(name) === folder)
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function workFolder(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

/** A server may need long to recover after a power cut; a server that says nothing at all for this long is given up (milliseconds). */
const patience = 10 * 60_000
const pollInterval = 20

/**
 * The server that already works on a data folder – it outlives a killed node – once it answers; undefined when there is none.
 * Waits for a server that is starting, recovering or stopping.
 *
 * @param connectionOf makes the connection from what the server wrote down
 */
export async function findLivingServer(
  pgData: string,
  connectionOf: (file: PostmasterFile) => DatabaseConnection,
): Promise<DatabaseConnection | undefined> {
  const deadline = Date.now() + patience
  for (;;) {
    const file = readPostmasterFile(pgData)
    if (file === undefined) return undefined
    if (!isServed(pgData, file.pid)) {
      // the server of another container on the same folder has a process number that means nothing here, but its socket answers
      if (await answers(connectionOf(file))) return connectionOf(file)
      if (isAlive(file.pid)) rmSync(join(pgData, 'postmaster.pid'), { force: true })
      return undefined
    }
    if (file.status === 'ready' && (await answers(connectionOf(file)))) return connectionOf(file)
    if (Date.now() > deadline) {
      throw new StartError(
        `数据目录 ${pgData} 上的 PostgreSQL（进程 ${file.pid}）没有响应`,
        `The PostgreSQL on the data folder ${pgData} (process ${file.pid}) does not answer`,
      )
    }
    await sleep(pollInterval)
  }
}

/** Whether a server accepts a connection. */
async function answers(connection: DatabaseConnection): Promise<boolean> {
  const client = new pg.Client({ ...clientConfig(connection, 'wenwu start'), connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Stops the server of a data folder the fast way (open transactions are rolled back, everything is written) and waits until it is
 * gone. After a minute it is stopped at once; PostgreSQL then recovers at its next start, nothing committed is lost.
 */
export async function stopServer(pgData: string): Promise<void> {
  const file = readPostmasterFile(pgData)
  if (file === undefined || !isServed(pgData, file.pid)) return
  signal(file.pid, 'SIGINT')
  const hurry = Date.now() + 60_000
  let isHurried = false
  while (readPostmasterFile(pgData)?.pid === file.pid && isServed(pgData, file.pid)) {
    if (!isHurried && Date.now() > hurry) {
      isHurried = true
      signal(file.pid, 'SIGQUIT')
    }
    await sleep(pollInterval)
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
