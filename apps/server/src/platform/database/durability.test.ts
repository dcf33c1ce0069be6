import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DatabaseConnection } from './connection.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { checkServer } from './pool.ts'
import { chooseRunner, giveTo, letPass } from './postgres-runner.ts'
import { execute } from './test-setup.ts'

let folder: string
let postgres: EmbeddedPostgres
let other: EmbeddedPostgres

/** One server with every durable setting off and without checksums, and one with all of them on. */
beforeAll(async () => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'wenwu-durability-'))
  const careless = join(folder, 'careless')
  mkdirSync(join(careless, 'postgres'), { recursive: true, mode: 0o700 })
  const runner = chooseRunner(careless, process.env)
  letPass(runner, careless)
  giveTo(runner.owner, join(careless, 'postgres'))
  const arguments_ = [
    '-D',
    join(careless, 'postgres'),
    '-U',
    'postgres',
    '--auth-local=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]
  const invocation = runner.invoke('initdb', [...arguments_, '--no-data-checksums'])
  const made = spawnSync(invocation.command, invocation.args, { ...invocation, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(made.stderr)
  postgres = await startEmbeddedPostgres({ dataDir: careless, isDurable: false })
  other = await startEmbeddedPostgres({ dataDir: join(folder, 'durable') })
}, 300_000)
afterAll(async () => {
  await postgres.stop()
  await other.stop()
  rmSync(folder, { recursive: true, force: true })
})

const warningsOf = async (connection: DatabaseConnection): Promise<string[]> =>
  (await checkServer(connection)).map(({ zh, en }) => `警告：${zh} / Warning: ${en}`)

describe('a server that may lose what it has acknowledged', () => {
  test('is warned of setting by setting: what it means, and what to do', async () => {
    expect(await warningsOf(postgres.connection)).toEqual([
      '警告：数据库 fsync = off：断电或系统崩溃后数据可能损坏、无法启动；请在 postgresql.conf 中设为 on 并重新加载配置' +
        ' / Warning: the database has fsync = off: after a power cut the data may be damaged for good; set it to on in postgresql.conf and reload',
      '警告：数据库 full_page_writes = off：断电后数据页可能只写入一半；请在 postgresql.conf 中设为 on 并重新加载配置' +
        ' / Warning: the database has full_page_writes = off: after a power cut pages may be half-written; set it to on in postgresql.conf and reload',
      '警告：数据库 synchronous_commit = off：已答复成功的办理可能在断电后丢失；请设为 on（postgresql.conf，或 alter role、alter database … set synchronous_commit = on）' +
        ' / Warning: the database has synchronous_commit = off: what was answered as done may be lost in a power cut; set it to on (postgresql.conf, or alter role or alter database … set synchronous_commit = on)',
      '警告：数据库 data_checksums = off：磁盘损坏的数据不会被发现；请停库后运行 pg_checksums --enable，或新建时用 initdb --data-checksums' +
        ' / Warning: the database has data_checksums = off: data damaged on the disk go unnoticed; stop it and run pg_checksums --enable, or make it with initdb --data-checksums',
    ])
  })

  test('gets no warning for settings that its own database has corrected', async () => {
    await execute(postgres.superuser, 'alter database wenwu set synchronous_commit = on')
    const warnings = await warningsOf(postgres.connection)
    expect(warnings).toHaveLength(3)
    expect(warnings.join()).not.toContain('synchronous_commit')
  })

  test('is warned of not waiting for a standby where there are some', async () => {
    await execute(other.superuser, 'alter database wenwu set synchronous_commit = local')
    expect(await warningsOf(other.connection)).toEqual([])
    await execute(other.superuser, "alter system set synchronous_standby_names = 'second'")
    await execute(other.superuser, 'select pg_reload_conf()')
    await expect
      .poll(() => warningsOf(other.connection), { timeout: 20_000 })
      .toEqual([
        expect.stringMatching(
          /synchronous_commit = local：.*主库故障切换后丢失.*synchronous_commit = local: .* when a standby takes over/,
        ) as string,
      ])
    // nothing waits for a standby that is not there
    await execute(other.superuser, 'alter system reset synchronous_standby_names')
    await execute(other.superuser, 'select pg_reload_conf()')
    await expect.poll(() => warningsOf(other.connection), { timeout: 20_000 }).toEqual([])
    await execute(other.superuser, 'alter database wenwu reset synchronous_commit')
  })

  test('a durable one gets no warning', async () => {
    expect(await warningsOf(other.connection)).toEqual([])
  })
})
