import { once } from 'node:events'
import { createServer } from 'node:net'
import { createApp } from '../app.ts'
import type { Pool } from 'pg'
import { demoAccounts, demoPassword, seedDemo, seedReference } from '../db/seed/index.ts'
import { seedDemoCases } from '../db/seed/demo-cases.ts'
import { seedDemoDownloads } from '../db/seed/seed-downloads.ts'
import type { Config } from '../platform/config.ts'
import { inTransaction } from '../platform/database/request-database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { openStore } from '../platform/files/open-file-store.ts'
import { StartError } from '../platform/database/start-error.ts'
import { passwordHasherOf } from './password-hasher-of.ts'
import { openDatabase, within, type CommandContext } from './open-database.ts'

/** How long running requests may take to end after a stop was asked (milliseconds). */
const drainTime = 30_000

/** Serves page and API until it is asked to stop; then lets running requests end and stops PostgreSQL. Returns the exit code. */
export async function serve(context: CommandContext): Promise<number> {
  const { config, stop, cleanups } = context
  // a wrong setting is told before anything is started or written
  const files = await openStore(config, config.fileStore)
  const pool = await openDatabase(context)
  await listening(config, () => probePort(config))
  await seed(pool, config, files)
  stop.check()
  const app = await createApp({ config, pool })
  cleanups.add(() => within(drainTime, app.close()))
  stop.check()
  const address = await listening(config, () => app.listen())
  printWelcome(config, address)
  const code = await stop.wait()
  console.log('\n正在停止…… / Stopping …')
  return code
}

/** A taken port is told before anything is written: demo data takes a while. */
async function probePort({ port, host }: Config): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen(port, host), 'listening')
  } finally {
    probe.close()
  }
}

/** Runs something that listens; what keeps it from that is told in words. */
async function listening<T>(config: Config, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen()
  } catch (error) {
    const { code, port = config.port } = error as NodeJS.ErrnoException & { port?: number }
    const setting = port !== config.port && port === config.basicDataPort ? 'WENWU_BASIC_DATA_PORT' : 'WENWU_PORT'
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `端口 ${port} 已被占用，可用 ${setting} 指定其他端口`,
        `Port ${port} is in use; choose another one with ${setting}`,
      )
    }
    if (code === 'EACCES') {
      throw new StartError(
        `没有权限使用端口 ${port}，可用 ${setting} 指定其他端口`,
        `Port ${port} may not be used; choose another one with ${setting}`,
      )
    }
    if (code === 'EADDRNOTAVAIL') throw new StartError(`本机没有地址 ${config.host}`, `This machine has no address ${config.host}`)
    throw error
  }
}

/** What every installation needs; beyond production also demo data, into an empty database only. */
async function seed(pool: Pool, config: Config, files: FileStore): Promise<void> {
  const now = new Date()
  await inTransaction(pool, (db) => seedReference(db, now))
  if (config.environment === 'production') return
  const hasher = passwordHasherOf(config)
  const isSeeded = await inTransaction(pool, (db) => seedDemo(db, hasher, now))
  if (!isSeeded) return
  await seedDemoDownloads(pool, files, now)
  await seedDemoCases(pool, config, now)
  console.log('已写入演示数据 / Demo data was written')
}

function printWelcome(config: Config, address: string): void {
  const shown = address.replace('//127.0.0.1', '//localhost').replace('//0.0.0.0', '//localhost').replace('//[::]', '//localhost')
  const lines = ['', '文物行政审批与监管平台已启动 / The heritage approval platform is running', `  地址 / Address: ${shown}`]
  if (config.environment === 'production')
    lines.push('  首次使用请运行 npm run admin:init 创建管理员 / First use: npm run admin:init creates the administrators')
  else
    lines.push(
      `  演示账号（密码均为 ${demoPassword}）/ Demo accounts (password of all: ${demoPassword}):`,
      ...demoAccounts.map((account) => `    ${account}`),
    )
  const database = config.databaseUrl === undefined ? `${config.dataDirectory}（PostgreSQL）` : 'DATABASE_URL'
  lines.push(`  数据 / Data: ${database}`, '  停止 / Stop: Ctrl-C', '')
  console.log(lines.join('\n'))
}
