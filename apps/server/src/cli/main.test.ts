import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stopServer } from '../platform/database/living-server.ts'
import { dataRoot } from '../platform/database/test-setup.ts'
import { problemText, runCommand } from './run.ts'
import { StopRequest } from './stop-request.ts'

const root = resolve(import.meta.dirname, '../../../..')
const program = join(root, 'apps/server/dist/main.mjs')
const folder = mkdtempSync(join(dataRoot(), 'wenwu-cli-'))
const dataDir = join(folder, 'data')
const productionDir = join(folder, 'production')
const running: { signal: (name: NodeJS.Signals) => boolean }[] = []

beforeAll(() => {
  const built = spawnSync(process.execPath, ['scripts/build.mjs', 'server'], { cwd: root, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(built.stderr)
})

afterAll(async () => {
  for (const each of running) each.signal('SIGKILL')
  await stopServer(join(dataDir, 'postgres'))
  rmSync(folder, { recursive: true, force: true })
})

/** The real program, as `npm start` runs it. */
function run(env: Record<string, string>, command = 'serve', ...args: string[]) {
  const base = { PATH: process.env.PATH, WENWU_DATA: dataDir, WENWU_PORT: '0', WENWU_LOG: 'silent', WENWU_PASSWORD_COST: 'test' }
  const child = spawn(process.execPath, ['--no-deprecation', program, command, ...args], {
    env: { ...base, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (data: Buffer) => (output.out += data.toString()))
  child.stderr.on('data', (data: Buffer) => (output.err += data.toString()))
  const ended = new Promise<number | NodeJS.Signals | null>((done) => child.once('close', (code, signal) => done(code ?? signal)))
  const one = {
    output,
    ended,
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** The address, once the program says how to stop it. */
    ready: async (): Promise<string> => {
      await expect.poll(() => output.out.includes('Ctrl-C') || child.exitCode !== null, { timeout: 120_000 }).toBe(true)
      expect(output.err).toBe('')
      return /http:\S+/.exec(output.out)?.[0] ?? ''
    },
  }
  running.push(one)
  return one
}

/** Exit code and what was printed about it: exactly one line. */
async function refusal(env: Record<string, string>, command?: string): Promise<string> {
  const { ended, output } = run(env, command)
  expect(await ended).toBe(1)
  expect(output.err.trim().split('\n')).toHaveLength(1)
  return output.err.trim()
}

/** As `refusal`, within this process: to start one takes longer than to be refused. */
async function inside(env: Record<string, string>, command = 'serve'): Promise<string> {
  const base = { WENWU_DATA: dataDir, WENWU_PORT: '0', WENWU_LOG: 'silent', WENWU_PASSWORD_COST: 'test' }
  const text = await runCommand(command, { ...base, ...env }, new StopRequest()).then((code) => `ended with ${code}`, problemText)
  expect(text.split('\n')).toHaveLength(1)
  return text
}

describe('a start that cannot be is one line in both languages and a non-zero exit', () => {
  test('an unknown command', async () => {
    expect(await refusal({}, 'dance')).toMatch(/未知命令 dance.* \/ Unknown command dance/)
  })

  test('wrong DATABASE_URL', async () => {
    expect(await inside({ DATABASE_URL: 'nonsense' })).toMatch(/DATABASE_URL 不是有效.* \/ DATABASE_URL is not/)
    expect(await inside({ DATABASE_URL: 'postgresql://u:geheim@127.0.0.1:1/x' })).toMatch(
      /^无法连接数据库 127\.0\.0\.1:1\/x.* \/ Cannot connect(?!.*geheim)/,
    )
  })

  test('production without its secret', async () => {
    const unused = join(folder, 'unused')
    expect(await inside({ WENWU_DATA: unused, WENWU_ENV: 'production', WENWU_PASSWORD_COST: 'production' })).toMatch(
      /必须设置 WENWU_SECRET.* \/ .*WENWU_SECRET/,
    )
    expect(existsSync(unused)).toBe(false)
  })

  test('production without the address people use', async () => {
    const unused = join(folder, 'unused')
    const secret = 'only-for-this-test-0123456789-0123456789'
    expect(await inside({ WENWU_DATA: unused, WENWU_ENV: 'production', WENWU_PASSWORD_COST: 'production', WENWU_SECRET: secret })).toMatch(
      /必须设置访问地址 WENWU_PUBLIC_URL.* \/ production demands WENWU_PUBLIC_URL/,
    )
    expect(existsSync(unused)).toBe(false)
  })

  test('an object store that is not there, or not said', async () => {
    const s3 = { WENWU_S3_ENDPOINT: 'http://127.0.0.1:1', WENWU_S3_BUCKET: 'wenwu', WENWU_S3_KEY_ID: 'nobody', WENWU_S3_SECRET: 'geheim' }
    expect(await inside({ ...s3, WENWU_FILES: 's3' })).toMatch(
      /^对象存储无法使用.*ECONNREFUSED \/ The object store cannot be used(?!.*(geheim|nobody))/,
    )
    expect(await inside({ WENWU_FILES: 's3' })).toMatch(/WENWU_FILES=s3 需要.* \/ WENWU_FILES=s3 needs/)
    expect(await inside(s3, 'files-copy')).toMatch(/用法.* \/ Usage: npm run files:copy/)
  })
})

test('one life: first start, second start refused, port taken, killed, started again, stopped', async () => {
  const first = run({})
  const address = await first.ready()
  expect(first.output.out).toMatch(/province-sxi[^]*expert1/)
  const health = () => fetch(address).then((reply) => reply.status < 500)
  expect(await health()).toBe(true)

  expect(await refusal({})).toMatch(/已有一个正在运行的服务.* \/ Another server is running/)
  const port = new URL(address).port
  // into the folder of the next test, which finds its database made
  expect(await refusal({ WENWU_DATA: productionDir, WENWU_PORT: port })).toMatch(
    new RegExp(`端口 ${port} 已被占用.* / Port ${port} is in use`),
  )
  expect(existsSync(join(productionDir, 'postgres/postmaster.pid'))).toBe(false)
  expect(await health()).toBe(true)

  first.signal('SIGKILL')
  expect(await first.ended).toBe('SIGKILL')
  const second = run({})
  await second.ready()
  expect(second.output.out).not.toContain('Demo data was written')
  second.signal('SIGINT')
  // npm passes on the Ctrl-C that the terminal has sent already: the echo must not cut the stop short
  second.signal('SIGINT')
  expect(await second.ended).toBe(0)
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
}, 300_000)

test('production: no demo data; the administrators are created once, also beside a running server', async () => {
  const production = {
    WENWU_ENV: 'production',
    WENWU_SECRET: 'only-for-this-test-0123456789-0123456789',
    WENWU_PUBLIC_URL: 'https://wenwu.example',
    WENWU_PASSWORD_COST: 'production',
    WENWU_HOST: '127.0.0.1',
    WENWU_DATA: productionDir,
  }
  const server = run(production)
  await server.ready()
  expect(server.output.out).not.toMatch(/Wenwu@2026|company/)
  const creation = run(production, 'admin-init')
  expect(await creation.ended).toBe(0)
  expect(creation.output.out).toMatch(/admin-system[^]*admin-security[^]*admin-audit/)
  expect(await refusal(production, 'admin-init')).toMatch(/已有管理员/)
  const audit = run(production, 'audit-verify')
  expect(await audit.ended).toBe(0)
  server.signal('SIGTERM')
  expect(await server.ended).toBe(0)
}, 300_000)

test('an import that is stopped says how far it came, keeps what it reported, and the same command continues', async () => {
  const file = join(folder, 'standards.csv')
  const count = 600
  writeFileSync(file, `standardNum,title\n${Array.from({ length: count }, (_, i) => `GB/T ${60_000 + i},标准${i}`).join('\n')}\n`)
  const stopped = run({}, 'import', 'standards', file)
  await expect.poll(() => /已导入 \d+ \/ 600/.test(stopped.output.out) || stopped.output.err !== '', { timeout: 240_000 }).toBe(true)
  stopped.signal('SIGINT')
  expect(await stopped.ended).toBe(130)
  expect(stopped.output.err).toBe('')
  const told = /已停止：600 项中已处理 (\d+) 项（新增 (\d+) 行/.exec(stopped.output.out)
  const done = Number(told?.[1])
  expect(told?.[2]).toBe(told?.[1])
  expect(done).toBeGreaterThan(0)
  expect(done).toBeLessThan(count)
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)

  const whole = run({}, 'import', 'standards', file)
  expect(await whole.ended).toBe(0)
  expect(whole.output.out).toContain(`新增 ${count - done} 行，更新 0 行，无变化 ${done} 行`)
}, 600_000)
