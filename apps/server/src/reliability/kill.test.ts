import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { CaseView, Receipt } from '@wenwu/core/cases/model'
import { contract as files } from '@wenwu/core/files/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import type { AnyEndpoint } from '@wenwu/core/http/endpoint'
import { newId } from '@wenwu/core/kernel/id'
import { auditKey, verifyAudit } from '../modules/base/audit/index.ts'
import { createPool } from '../platform/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '../platform/database/test-database.ts'
import type { RawReply } from '../platform/http/caller.ts'
import { usualItem } from '../case-driver/played-items.ts'
import { exampleOf } from '../case-driver/file-case.ts'
import { demoTemplate, testSecret } from '../testing/test-app.ts'
import { StubbornClient } from './client.ts'
import { bundleServer, ServerProcess } from './server-process.ts'

const kills = 4
const chains = 12
const workers = 6
/** Requests between two kills, at most. */
const longestLife = 36

/** Everything that was acknowledged, with what repeats it word for word. */
interface Acknowledged {
  what: 'draft' | 'upload' | 'submission' | 'decision'
  who: 'company' | 'province-sx'
  endpoint: AnyEndpoint
  wire: Record<string, unknown>
  key: string
  content?: Buffer
  reply: RawReply
}

let database: TestDatabase
let pool: Pool
let server: ServerProcess
let dataDirectory: string
let bundle: string
const clients = {} as Record<Acknowledged['who'], StubbornClient>
const log: Acknowledged[] = []
const seed = Number(process.env.WENWU_SEED ?? Date.now() % 1_000_000)
const random = randomFrom(seed)

let killed = 0
let untilKill = 0
let dying = Promise.resolve()

beforeAll(async () => {
  database = await createTestDatabase({ prepared: demoTemplate })
  pool = createPool(database.connection, { max: 3 })
  dataDirectory = mkdtempSync(path.join(tmpdir(), 'wenwu-kill-'))
  bundle = await bundleServer(`kill-test-${process.pid}`)
  server = new ServerProcess({ bundle, connection: database.connection, dataDirectory })
  await server.start()
  for (const who of ['company', 'province-sx'] as const) clients[who] = await StubbornClient.signIn(server, who, onRequest)
  untilKill = lifeTime()
})
afterAll(async () => {
  await server.kill()
  await pool.end()
  await database.drop()
  rmSync(dataDirectory, { recursive: true, force: true })
  rmSync(path.dirname(bundle), { recursive: true, force: true })
})

/** Kills the server while the request that just went out, and those of the other workers, are on their way. */
function onRequest(): void {
  if (killed >= kills || --untilKill > 0) return
  killed++
  untilKill = lifeTime()
  dying = dying.then(() => server.killAndRestart())
}

function lifeTime(): number {
  return 8 + Math.floor(random() * (longestLife - 8))
}

async function tell(
  what: Acknowledged['what'],
  who: Acknowledged['who'],
  endpoint: AnyEndpoint,
  wire: Record<string, unknown>,
  content?: Buffer,
): Promise<unknown> {
  const key = newId()
  const reply = await clients[who].send(endpoint, wire, { idempotencyKey: key, ...(content && { file: { name: `${key}.pdf`, content } }) })
  if (reply.status !== 200) throw new Error(`${what}: ${reply.status} ${JSON.stringify(reply.body)}`)
  log.push({ what, who, endpoint, wire, key, content, reply })
  return (reply.body as { data: unknown }).data
}

/** One application from the draft to the acceptance by the province, some thirteen requests. */
async function runChain(): Promise<void> {
  const itemCode = usualItem.code
  const draft = (await tell('draft', 'company', cases.createDraft, { itemCode })) as CaseView
  const saved = await clients.company.send(cases.saveDraft, { id: draft.id, baseRevision: 0, device: 'kill', data: exampleOf(itemCode) })
  if (saved.status !== 200) throw new Error(`save: ${saved.status} ${JSON.stringify(saved.body)}`)
  const view = (await clients.company.send(cases.get, { id: draft.id })).body as { data: CaseView }
  for (const material of view.data.materials.filter((each) => each.by === 'applicant' && each.isRequired)) {
    await tell(
      'upload',
      'company',
      files.upload,
      { bid: draft.id, fileType: material.key },
      Buffer.from(`%PDF-1.7\n% ${draft.id} ${material.key} ${'x'.repeat(Math.floor(random() * 50_000))}\n%%EOF\n`),
    )
  }
  await tell('submission', 'company', cases.submit, { itemCode, id: draft.id, baseRevision: 1 })
  const open = (await clients['province-sx'].send(cases.get, { id: draft.id })).body as { data: CaseView }
  const task = open.data.tasks[0]!
  await tell('decision', 'province-sx', tasks.complete, {
    id: task.id,
    version: task.version,
    outcome: 'accept',
    input: { opinion: '受理' },
  })
}

describe(`kill -9 at random moments (WENWU_SEED=${seed})`, () => {
  it('while drafts, uploads, submissions and decisions run', async () => {
    let left = chains
    await Promise.all(
      Array.from({ length: workers }, async () => {
        while (left-- > 0) await runChain()
      }),
    )
    await dying
    expect(killed).toBe(kills)
    expect(clients.company.repeats + clients['province-sx'].repeats).toBeGreaterThanOrEqual(kills)
    expect(log.filter((entry) => entry.what === 'submission')).toHaveLength(chains)
  }, 120_000)

  it('every acknowledged submission is there once, with its process, task, history and audit row', async () => {
    const receipts = log.filter((entry) => entry.what === 'submission').map((entry) => (entry.reply.body as { data: Receipt }).data)
    expect(new Set(receipts.map((receipt) => receipt.number)).size).toBe(chains)
    const { rows } = await pool.query<Record<string, unknown>>(
      `select c.id, c.number, c.status,
         (select count(*)::int from process_instances p where p.case_id = c.id) as instances,
         (select array_agg(t.step || ' ' || t.state order by t.created_at) from tasks t where t.case_id = c.id) as tasks,
         (select array_agg(e.kind order by e.at) from case_events e where e.case_id = c.id) as events,
         (select array_agg(a.action order by a.id) from audit_rows a where a.object_id = c.id::text and a.outcome = 'done' and a.action in ('cases.createDraft', 'cases.submit', 'tasks.complete')) as audit
       from cases c`,
    )
    // no case beside those that were asked for: none happened twice
    expect(rows).toHaveLength(chains)
    const expected = receipts.map(({ caseId, number }) => ({
      id: caseId,
      number,
      status: 'G12',
      instances: 1,
      tasks: ['provinceAccept done', 'provinceReview open'],
      events: ['submitted', 'acted'],
      audit: ['cases.createDraft', 'cases.submit', 'tasks.complete'],
    }))
    expect(rows.sort(byId)).toEqual(expected.sort(byId))
  })

  it('every acknowledged upload is there once, with its bytes and its audit row', async () => {
    const uploads = log.filter((entry) => entry.what === 'upload')
    const { rows } = await pool.query<{ id: string; sha256: string; material: string; audit: number }>(
      `select f.id, f.sha256, m.case_id || ' ' || m.material_key as material,
         (select count(*)::int from audit_rows a where a.object_id = f.id::text and a.action = 'files.upload' and a.outcome = 'done') as audit
       from files f join case_materials m on m.file_id = f.id`,
    )
    const told = uploads.map((entry) => ({
      id: fileIdOf(entry),
      sha256: createHash('sha256').update(entry.content!).digest('hex'),
      material: `${String(entry.wire.bid)} ${String(entry.wire.fileType)}`,
      audit: 1,
    }))
    expect(rows.sort(byId)).toEqual(told.sort(byId))
    for (const entry of uploads) {
      const { status, body } = await clients.company.send(files.download, { id: fileIdOf(entry) })
      expect([status, entry.content!.equals(body as Buffer)]).toEqual([200, true])
    }
  })

  it('a repeat with the same key gives the same reply and doubles nothing', async () => {
    const before = await countRows()
    for (const { who, endpoint, wire, key, content, reply } of log) {
      const again = await clients[who].send(endpoint, wire, {
        idempotencyKey: key,
        ...(content && { file: { name: `${key}.pdf`, content } }),
      })
      expect([again.status, again.body]).toEqual([200, reply.body])
    }
    expect(await countRows()).toEqual(before)
  })

  it('the audit trail is whole', async () => {
    const verdict = await verifyAudit(pool, auditKey(testSecret))
    expect(verdict).toMatchObject({ ok: true })
    expect(verdict.rows).toBeGreaterThan(chains * 12)
  })
})

function fileIdOf(entry: Acknowledged): string {
  return (entry.reply.body as { data: { fileId: string } }).data.fileId
}

async function countRows(): Promise<unknown> {
  const { rows } = await pool.query(
    `select (select count(*) from cases) as cases, (select count(*) from files) as files, (select count(*) from tasks) as tasks,
       (select count(*) from case_events) as events, (select count(*) from audit_rows where outcome = 'done') as audit`,
  )
  return rows[0]
}

function byId(a: { id?: unknown }, b: { id?: unknown }): number {
  return String(a.id) < String(b.id) ? -1 : 1
}

/** Mulberry32: numbers in [0, 1) that a seed gives again. */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
