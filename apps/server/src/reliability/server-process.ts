import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type BuildOptions } from 'esbuild'
import { testSecret } from '../testing/test-app.ts'
import type { DatabaseConnection } from '../platform/database/connection.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

/** Bundles the server as `npm start` does, into a file of its own; gives the file. */
export async function bundleServer(name: string): Promise<string> {
  const { serverBundle } = (await import(pathToFileURL(path.join(root, 'scripts/lib/bundle-server.mjs')).href)) as {
    serverBundle(): BuildOptions
  }
  const outfile = path.join(root, 'apps/server/dist', name, 'main.mjs')
  await build({ ...serverBundle(), outfile, sourcemap: false })
  return outfile
}

export interface ServerOptions {
  bundle: string
  connection: DatabaseConnection
  dataDirectory: string
  /** What it logs (default nothing). */
  logLevel?: string
}

/** The real server as a process of its own, which can be killed and started again on the same database and files. */
export class ServerProcess {
  address = ''
  /** All it has printed: its messages and its log (which is written within a second, or when it stops). */
  output = ''
  private readonly options: ServerOptions
  private child: ChildProcess | undefined
  private up: Promise<void> = Promise.resolve()

  constructor(options: ServerOptions) {
    this.options = options
  }

  /** Starts it; ready when it prints its address. */
  start(): Promise<void> {
    this.up = this.launch()
    return this.up
  }

  /** Resolves when the server (or its successor) takes calls. */
  async ready(): Promise<ServerProcess> {
    await this.up
    return this
  }

  /** Whether it takes calls now, as far as is known. */
  get isUp(): boolean {
    return this.isRunning && this.address !== ''
  }

  /** kill -9 and a new start: nothing of the old process is left when the new one begins. */
  async killAndRestart(): Promise<void> {
    this.up = this.kill().then(() => this.launch())
    await this.up
  }

  async kill(): Promise<void> {
    const child = this.child
    this.child = undefined
    this.address = ''
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  /** Whether it still runs; false once it has ended on its own. */
  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null
  }

  /** Asks it to stop, and waits until everything it had to say is in `output`. Gives its exit code. */
  async stop(): Promise<number | null> {
    const child = this.child
    this.child = undefined
    if (child === undefined) throw new Error('the server does not run')
    const gone = child.exitCode === null ? once(child, 'close') : undefined
    child.kill('SIGTERM')
    await gone
    return child.exitCode
  }

  private async launch(): Promise<void> {
    const { bundle, connection, dataDirectory, logLevel } = this.options
    const child = spawn(process.execPath, [bundle, 'serve'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        WENWU_ENV: 'test',
        DATABASE_URL: urlOf(connection),
        WENWU_DATA: dataDirectory,
        WENWU_PORT: '0',
        WENWU_SECRET: testSecret.toString('utf8'),
        WENWU_PASSWORD_COST: 'test',
        ...(logLevel !== undefined && { WENWU_LOG: logLevel }),
        NODE_NO_WARNINGS: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (this.output += chunk.toString('utf8')))
    this.address = await addressOf(child)
  }
}

/** The address a starting server prints; throws with all it said when it ends instead. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const read = (chunk: Buffer) => {
      said += chunk.toString('utf8')
      const found = /Address: (http:\/\/\S+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found.replace('//localhost', '//127.0.0.1'))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code, signal) => reject(new Error(`the server ended (${code ?? signal}):\n${said}`)))
  })
}

/** A connection as DATABASE_URL; a unix socket's folder goes into the query. */
function urlOf({ connectionString, host = 'localhost', port = 5432, user = '', password = '', database = '' }: DatabaseConnection): string {
  if (connectionString !== undefined) return connectionString
  const url = new URL(`postgresql://localhost:${port}/${encodeURIComponent(database)}`)
  url.username = encodeURIComponent(user)
  url.password = encodeURIComponent(password)
  if (host.startsWith('/')) url.searchParams.set('host', host)
  else url.hostname = host
  return url.toString()
}
