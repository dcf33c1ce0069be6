import { fork, spawn, type ChildProcess } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseConnection } from '../apps/server/src/platform/database/connection.ts'
import type { Round } from './figures.ts'
import type { FloorOptions } from './floor.ts'
import type { Order } from './load.ts'
import type { ReadySide, SideOptions } from './side.ts'

/** A server under measurement. */
export interface Server {
  port: number
  /** Processor time it has used so far, in milliseconds; NaN where the system does not tell (only Linux does). */
  processorTime(): number
  stop(): Promise<void>
}

const children = new Set<ChildProcess>()

/** Ends every process that still runs, however the measurement ended. */
export async function stopChildren(): Promise<void> {
  await Promise.all([...children].map((child) => stop(child, () => child.kill('SIGTERM'))))
}

function watch(child: ChildProcess): void {
  children.add(child)
  child.once('exit', () => children.delete(child))
}

/** What `npm start` tells Node. */
const asStarted = ['--enable-source-maps', '--max-semi-space-size=64']

/** The product as `npm start` runs it, in production settings, on a given database. It logs one line a request to a file. */
export async function startProduct(
  root: string,
  connection: DatabaseConnection,
  env: Record<string, string>,
  logFile: string,
  nodeArguments: string[] = [],
): Promise<Server> {
  const url = `postgresql://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host ?? '')}&port=${connection.port}`
  const child = spawn(process.execPath, [...asStarted, ...nodeArguments, join(root, 'apps/server/dist/main.mjs'), 'serve'], {
    cwd: root,
    env: { ...process.env, ...env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', openSync(logFile, 'a')],
  })
  watch(child)
  const port = await new Promise<number>((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', (data: Buffer) => {
      if (text.length > 100_000) return
      text += data.toString('utf8')
      const match = /Address: http:\/\/[^:\s]+:(\d+)/.exec(text)
      if (match !== null) resolve(Number(match[1]))
    })
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}; see ${logFile}\n${text}`)))
  })
  return { port, processorTime: () => processorTime(child), stop: () => stop(child, () => child.kill('SIGTERM')) }
}

/** The floor, as a process of its own. */
export async function startFloor(options: FloorOptions): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'floor.mjs'), { execArgv: asStarted })
  watch(child)
  const port = await ask<number>(child, options)
  return { port, processorTime: () => processorTime(child), stop: () => stop(child, () => child.disconnect()) }
}

/** One side of `--beside`, as a process out of the bundle that was made in its checkout. */
export async function startSide(
  options: SideOptions,
): Promise<{ server: { port: number; processorTime(): Promise<number> }; calls: ReadySide['calls'] }> {
  const { root } = options
  const child = fork(join(root, 'apps/server/dist/bench/side.mjs'), {
    cwd: root,
    env: { ...process.env, WENWU_ROOT: root },
    execArgv: ['--enable-source-maps'],
  })
  watch(child)
  const { port, calls } = await ask<ReadySide>(child, options)
  return { server: { port, processorTime: () => ask<number>(child, {}) }, calls }
}

/** User and system time of a process, from `/proc/<pid>/stat` (fields 14 and 15, in hundredths of a second). */
function processorTime(child: ChildProcess): number {
  try {
    const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}

export interface LoadGenerator {
  run(order: Order): Promise<Round & { firstFailure?: string }>
}

export function startLoadGenerator(): LoadGenerator {
  const child = fork(join(import.meta.dirname, 'load.mjs'))
  watch(child)
  return { run: (order) => ask(child, order) }
}

function ask<T>(child: ChildProcess, message: object): Promise<T> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('a process of the benchmark ended'))
    child.once('exit', onExit)
    child.once('message', (reply: { result?: T; error?: string }) => {
      child.off('exit', onExit)
      if (reply.error !== undefined) reject(new Error(reply.error))
      else resolve(reply.result as T)
    })
    child.send(message)
  })
}

async function stop(child: ChildProcess, end: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  end()
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(timer)
}
