import { usualItem } from '../case-driver/played-items.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg, { type Pool } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { CaseView } from '@wenwu/core/cases/model'
import { contract as search } from '@wenwu/core/search/contract'
import { newId } from '@wenwu/core/kernel/id'
import { auditKey, verifyAudit } from '../modules/base/audit/index.ts'
import { clientConfig } from '../platform/database/connection.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/database/embedded-postgres.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createPool } from '../platform/database/pool.ts'
import { migrationsFolder } from '../platform/database/test-setup.ts'
import type { RawReply } from '../platform/http/caller.ts'
import { demoTemplate, testSecret } from '../testing/test-app.ts'
import { StubbornCaller } from './stubborn-caller.ts'
import { bundleServer, ServerProcess } from './server-process.ts'

const cuts = 5
const writers = 4
/** After the database is back the service answers within this. */
const promisedMs = 5_000
const draft = { itemCode: usualItem.code }

let folder: string
let postgres: EmbeddedPostgres
let pool: Pool
let bundle: string
let server: ServerProcess
let company: StubbornCaller

/** A PostgreSQL of its own, which may be cut and restarted, and the real server as a process on it. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wenwu-cut-'))
  const bundling = bundleServer(`cut-test-${process.pid}`)
  postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'pg'), isDurable: false })
  await migrate(postgres.connection, migrationsFolder)
  await demoTemplate.build(postgres.connection)
  pool = createPool(postgres.connection, { max: 3, applicationName: 'test' })
  bundle = await bundling
  server = new ServerProcess({ bundle, connection: postgres.connection, dataDirectory: path.join(folder, 'data'), logLevel: 'warn' })
  await server.start()
  company = await StubbornCaller.signIn(server, 'company')
}, 300_000)
afterAll(async () => {
  await server.kill()
  await pool.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
  rmSync(path.dirname(bundle), { recursive: true, force: true })
})

const begin = (key: string): Promise<RawReply> => company.sendWire(cases.createDraft, draft, { idempotencyKey: key })

/** What the product's page does: the same call with the same key until the database is back. Gives the refusals that came before. */
async function beginStubbornly(key: string): Promise<{ id: string; refused: RawReply[] }> {
  const refused: RawReply[] = []
  for (;;) {
    const reply = await begin(key)
    if (reply.status === 200) return { id: (reply.body as { data: CaseView }).data.id, refused }
    refused.push(reply)
    if (reply.status !== 503) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`)
  }
}

const reads = [
  () => company.sendWire(auth.currentUser, {}),
  () => company.sendWire(cases.query, { pageNation: { pageNumber: 1, pageSize: 10 } }),
  () => company.sendWire(search.search, { q: '文物' }),
  () => company.sendWire(auth.menus, {}),
]

/** Reads one after another until told to end; every reply is an answer or says that the database is unavailable. */
async function readOn(read: () => Promise<RawReply>, isOver: () => boolean): Promise<RawReply[]> {
  const replies: RawReply[] = []
  while (!isOver()) replies.push(await read())
  return replies
}

const waitingForLocks = `select count(*)::int as n from pg_stat_activity where application_name = 'wenwu' and wait_event_type = 'Lock'`
const cutBackends = `select count(pg_terminate_backend(pid))::int as n from pg_stat_activity where application_name like 'wenwu%'`
const databaseDown = { code: 503, error: 'database-down', msg: '数据库暂时无法连接，您的内容没有丢失，请稍后再试。' }

it('lives when its connections are cut five times under eight parallel reads and writes, and nothing is half-written', async () => {
  const admin = new pg.Client(clientConfig(postgres.superuser, 'test'))
  const inside = new pg.Client(clientConfig({ ...postgres.superuser, database: 'wenwu' }, 'test'))
  await Promise.all([admin.connect(), inside.connect()])
  const begun: { id: string; refused: RawReply[] }[] = []
  let isOver = false
  const reading = Promise.all(reads.map((read) => readOn(read, () => isOver)))
  try {
    for (let cut = 0; cut < cuts; cut++) {
      // the four writers are in the middle of their transactions when they are cut; reads continue
      await inside.query('begin')
      await inside.query('lock table cases in exclusive mode')
      const writing = Promise.all(Array.from({ length: writers }, () => beginStubbornly(newId())))
      await vi.waitFor(async () => expect((await admin.query<{ n: number }>(waitingForLocks)).rows[0]!.n).toBe(writers), 30_000)
      await admin.query(cutBackends)
      await inside.query('rollback')
      begun.push(...(await writing))
    }
  } finally {
    isOver = true
    await Promise.all([admin.end(), inside.end()])
  }
  const replies = (await reading).flat()

  expect(server.isRunning).toBe(true)
  for (const { refused } of begun) {
    expect(refused.length).toBeGreaterThan(0)
    for (const reply of refused) expect(reply.body).toMatchObject({ ...databaseDown, requestId: expect.any(String) as string })
  }
  for (const reply of replies.filter(({ status }) => status !== 200)) expect(reply.body).toMatchObject(databaseDown)
  for (const read of reads) expect((await read()).status).toBe(200)

  const ids = begun.map(({ id }) => id).sort()
  expect(new Set(ids).size).toBe(cuts * writers)
  const { rows } = await pool.query<{ id: string; audit: number }>(
    `select c.id, (select count(*)::int from audit_rows a where a.object_id = c.id::text and a.action = 'cases.createDraft' and a.outcome = 'done') as audit
     from cases c order by c.id`,
  )
  expect(rows).toEqual(ids.map((id) => ({ id, audit: 1 })))
  const { rows: kept } = await pool.query<{ n: number }>('select count(*)::int as n from idempotency_keys where reply is not null')
  expect(kept).toEqual([{ n: cuts * writers }])
}, 120_000)

it('answers again as soon as a restarted PostgreSQL does: reads, writes, jobs and seals', async () => {
  const known = await beginStubbornly(newId())
  await pool.end()
  await postgres.stop()
  for (const call of [...reads, () => begin(newId())]) expect((await call()).body).toMatchObject(databaseDown)
  const health = await fetch(`${server.address}/api/v1/health`)
  expect([health.status, await health.json()]).toEqual([503, expect.objectContaining({ status: 'down', database: 'down' })])

  postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'pg'), isDurable: false })
  const back = performance.now()
  pool = createPool(postgres.connection, { max: 3, applicationName: 'test' })
  // each call once: none of them may need to be asked again
  const again = await Promise.all([...reads.map((read) => read()), begin(newId())])
  const answered = performance.now()
  expect(again.map(({ status }) => status)).toEqual(again.map(() => 200))
  expect(answered - back).toBeLessThan(promisedMs)
  expect((await company.sendWire(cases.get, { id: known.id })).status).toBe(200)

  await pool.query("select graphile_worker.add_job('sweep')")
  const jobsLeft = async () => (await pool.query<{ n: number }>('select count(*)::int as n from graphile_worker.jobs')).rows[0]!.n
  await vi.waitFor(async () => expect(await jobsLeft()).toBe(0), 30_000)
  const worked = performance.now()
  await vi.waitFor(async () => expect(await verifyAudit(pool, auditKey(testSecret))).toMatchObject({ ok: true, unsealed: 0 }), 30_000)
  const ms = (from: number, to: number) => Math.round(to - from)
  console.log(`after the restart: calls ${ms(back, answered)} ms, a job ${ms(back, worked)} ms, seals ${ms(back, performance.now())} ms`)
  expect(server.isRunning).toBe(true)
}, 120_000)

it('stops in good order, and no line of its log holds a connection', async () => {
  expect(await server.stop()).toBe(0)
  expect(server.output).toContain('the database did not answer')
  expect(server.output).toContain('an idle connection of the job queue broke')
  for (const secret of ['secretKey', 'processID', '"client"', 'parsedStatements', 'saslSession'])
    expect(server.output).not.toContain(secret)
})
