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
import { drive } from '../case-driver/drive-case.ts'
import { todayOf, exampleOf, fileCase, filledInOn } from '../case-driver/file-case.ts'
import { delegatedItem, directItem, fundedItem, plannedItem, usualItem } from '../case-driver/played-items.ts'
import { auditKey, verifyAudit } from '../modules/base/audit/index.ts'
import { createPool } from '../platform/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '../platform/database/test-database.ts'
import { colleagueOf, provinceOf } from '../testing/case-fixtures.ts'
import { demoTemplate, testSecret } from '../testing/test-app.ts'
import { findFaults } from './find-faults.ts'
import { Random } from './random.ts'
import { RandomWork } from './random-work.ts'
import { bundleServer } from './server-process.ts'
import { type Answered, StubbornCaller } from './stubborn-caller.ts'
import { TwoServers } from './two-servers.ts'
import { watchWrites } from './watched-writes.ts'

/** While cases are filed: what every run does. */
const firstKills = 5
const chains = 6
const workers = 6
/** While random verbs are done, by a command (docs/how-to/run-tests.md): verbs at least, and kills. A round ends with everything read again. */
const verbs = Number(process.env.WENWU_VERBS ?? 0)
const kills = Number(process.env.WENWU_KILLS ?? Math.ceil(verbs / 10))
const killsOfRound = 5
const rounds = Math.max(1, Math.ceil(kills / killsOfRound))
/** Requests between two kills, at most. */
const longestLife = 24
/** Other items than the usual, among them those of other processes. */
const otherItems = verbs === 0 ? [] : [fundedItem, plannedItem, directItem, delegatedItem]

/** Who acts on the cases: their applicant, their provinces, the national bureau, those who are asked, who moves cases by hand. */
const usernames = [
  'company',
  ...new Set([usualItem, ...otherItems].flatMap(({ code }) => [`province-${provinceOf(code)}`, `province-${provinceOf(code)}-lead`])),
  'province-sx-2',
  'national-accept',
  'national-officer',
  'national-officer-2',
  'national-lead',
  'national-office',
  'thirdparty',
  'expert1',
  'expert2',
  'expert3',
  'case-admin',
]

let database: TestDatabase
let pool: Pool
let servers: TwoServers
let dataDirectory: string
let bundle: string
const callers = new Map<string, StubbornCaller>()
const as = (username: string) => callers.get(username)!
/** Every call that changes something, with its answer. */
const log: Answered[] = []
const seed = Number(process.env.WENWU_SEED ?? Date.now() % 1_000_000)
const random = new Random(seed)

/** Kills that are due, and requests until the next. */
let killsAhead = 0
let untilKill = 0

beforeAll(async () => {
  const bundling = bundleServer(`kill-test-${process.pid}`)
  database = await createTestDatabase({ prepared: demoTemplate })
  pool = createPool(database.connection, { max: 3 })
  for (const username of ['province-sx', 'national-officer']) await colleagueOf({ pool }, username)
  await watchWrites(pool)
  dataDirectory = mkdtempSync(path.join(tmpdir(), 'wenwu-kill-'))
  bundle = await bundling
  servers = new TwoServers({ bundle, connection: database.connection, dataDirectory, logLevel: 'error' })
  await servers.start()
  for (const username of verbs === 0 ? ['company', 'province-sx'] : usernames)
    callers.set(username, await StubbornCaller.signIn(servers, username, { onRequest, onReply }))
}, 120_000)
afterAll(async () => {
  await servers.stop()
  await pool.end()
  await database.drop()
  rmSync(dataDirectory, { recursive: true, force: true })
  rmSync(path.dirname(bundle), { recursive: true, force: true })
})

/** Kills a server while the request that just went out, and those of the other workers, are on their way. */
function onRequest(): void {
  if (killsAhead === 0 || servers.isOneDown || --untilKill > 0) return
  killsAhead--
  untilKill = random.between(8, longestLife)
  servers.killOne()
}

function onReply(answered: Answered): void {
  if (answered.endpoint.method !== 'GET') log.push(answered)
}

/** Calls that somebody had to send again. */
function repeats(): number {
  return [...callers.values()].reduce((sum, caller) => sum + caller.repeats, 0)
}

function answeredTo(endpoint: AnyEndpoint): Answered[] {
  return log.filter((answered) => answered.endpoint === endpoint && answered.reply.status === 200)
}

async function inWorkers(work: (worker: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
  await servers.settled()
}

async function tell(username: string, endpoint: AnyEndpoint, wire: Record<string, unknown>, content?: Buffer): Promise<unknown> {
  const idempotencyKey = newId()
  const { status, body } = await as(username).sendWire(endpoint, wire, {
    idempotencyKey,
    ...(content && { file: { name: `${idempotencyKey}.pdf`, content } }),
  })
  if (status !== 200) throw new Error(`${endpoint.path}: ${status} ${JSON.stringify(body)}`)
  return (body as { data: unknown }).data
}

/** One application from the draft to the acceptance by the province, some thirteen requests. */
async function runChain(): Promise<void> {
  const itemCode = usualItem.code
  const draft = (await tell('company', cases.createDraft, { itemCode })) as CaseView
  await tell('company', cases.saveDraft, {
    id: draft.id,
    baseRevision: 0,
    device: 'kill',
    data: filledInOn(exampleOf(itemCode), todayOf({ as })),
  })
  const { materials } = await as('company').call(cases.get, { id: draft.id })
  for (const material of materials.filter((each) => each.by === 'applicant' && each.isRequired)) {
    const content = Buffer.from(`%PDF-1.7\n% ${draft.id} ${material.key} ${'x'.repeat(random.between(0, 50_000))}\n%%EOF\n`)
    await tell('company', files.upload, { bid: draft.id, fileType: material.key }, content)
  }
  await tell('company', cases.submit, { itemCode, id: draft.id, baseRevision: 1 })
  const [task] = (await as('province-sx').call(cases.get, { id: draft.id })).tasks
  await tell('province-sx', tasks.complete, { id: task!.id, version: task!.version, outcome: 'accept', input: { opinion: '受理' } })
}

describe(`kill -9 of one of two servers at random moments (WENWU_SEED=${seed})`, () => {
  it('while drafts, uploads, submissions and decisions run', async () => {
    killsAhead = firstKills
    untilKill = random.between(8, longestLife)
    let left = chains
    await inWorkers(async (worker) => {
      while (left-- > 0) await runChain()
      // where servers start slowly one goes on until all kills have met someone
      while (worker === 0 && (killsAhead > 0 || repeats() === 0)) {
        await servers.settled()
        // none has met a request that was on its way
        if (killsAhead === 0) [killsAhead, untilKill] = [1, random.between(1, 8)]
        await runChain()
      }
    })
    expect(servers.kills).toBeGreaterThanOrEqual(firstKills)
    expect(repeats()).toBeGreaterThanOrEqual(1)
    expect(answeredTo(cases.submit).length).toBeGreaterThanOrEqual(chains)
    expect(await findFaults(pool, log)).toEqual([])
  }, 300_000)

  it('every acknowledged submission is there once, with its process, task, history and audit row', async () => {
    const receipts = answeredTo(cases.submit).map(({ reply }) => (reply.body as { data: Receipt }).data)
    expect(new Set(receipts.map((receipt) => receipt.number)).size).toBe(receipts.length)
    const { rows } = await pool.query<Record<string, unknown>>(
      `select c.id, c.number, c.status,
         (select count(*)::int from process_instances p where p.case_id = c.id) as instances,
         (select array_agg(t.step || ' ' || t.state order by t.created_at) from tasks t where t.case_id = c.id) as tasks,
         (select array_agg(e.kind order by e.at) from case_events e where e.case_id = c.id) as events,
         (select array_agg(a.action order by a.id) from audit_rows a where a.object_id = c.id::text and a.outcome = 'done' and a.action in ('cases.createDraft', 'cases.submit', 'tasks.complete')) as audit
       from cases c`,
    )
    // no case beside those that were asked for: none happened twice
    expect(rows).toHaveLength(receipts.length)
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
    const uploads = answeredTo(files.upload)
    const { rows } = await pool.query<{ id: string; sha256: string; material: string; audit: number }>(
      `select f.id, f.sha256, m.case_id || ' ' || m.material_key as material,
         (select count(*)::int from audit_rows a where a.object_id = f.id::text and a.action = 'files.upload' and a.outcome = 'done') as audit
       from files f join case_materials m on m.file_id = f.id`,
    )
    const told = uploads.map((entry) => ({
      id: fileIdOf(entry),
      sha256: createHash('sha256').update(contentOf(entry)).digest('hex'),
      material: `${String(entry.wire.bid)} ${String(entry.wire.fileType)}`,
      audit: 1,
    }))
    expect(rows.sort(byId)).toEqual(told.sort(byId))
    for (const entry of uploads) {
      const { status, body } = await as('company').sendWire(files.download, { id: fileIdOf(entry) })
      expect([status, contentOf(entry).equals(body as Buffer)]).toEqual([200, true])
    }
  })

  if (verbs > 0)
    it('while random verbs run, offered and not, by one, by two at once and on several cases', async () => {
      const ids = answeredTo(cases.submit).map(({ reply }) => (reply.body as { data: Receipt }).data.caseId)
      await drive({ as }, ids[0]!, 'assessMid')
      await drive({ as }, ids[1]!, 'expertReview')
      for (const { code } of otherItems) ids.push((await fileCase({ as }, { itemCode: code })).caseId)
      const work = Array.from({ length: workers }, (_, worker) => {
        const own = ids.filter((_id, at) => at % workers === worker)
        return new RandomWork({ accounts: { as }, usernames, cases: own, random: new Random(seed + worker) })
      })
      const done = () => work.reduce((sum, { tally }) => sum + tally.done, 0)
      for (let round = 1; round <= rounds; round++) {
        killsAhead = Math.min(killsOfRound, kills - (round - 1) * killsOfRound)
        await inWorkers(async (worker) => {
          while (killsAhead > 0 || done() < (verbs * round) / rounds) await work[worker]!.turn()
        })
        const faults = [...work.flatMap(({ tally }) => tally.faults), ...(await findFaults(pool, log))]
        expect(faults.length === 0 ? [] : [...faults, ...servers.errors.slice(-5)], `round ${round}`).toEqual([])
      }
      console.log(`${servers.kills} kills; ${RandomWork.summary(work)}`)
      expect(servers.kills).toBe(firstKills + kills)
    }, 3_600_000)

  it('a repeat with the same key gives the same reply and doubles nothing', async () => {
    const before = await countRows()
    for (const { username, endpoint, wire, options, reply } of log.filter(
      (each) => each.endpoint.idempotent === true && each.reply.status === 200,
    )) {
      const { status, body } = await as(username).sendWire(endpoint, wire, options)
      expect([status, settledIn(endpoint, body)]).toEqual([200, settledIn(endpoint, reply.body)])
    }
    expect(await countRows()).toEqual(before)
  }, 600_000)

  it('every message is sent, and the audit trail is whole', async () => {
    const queued = async () => (await pool.query("select from messages where status = 'queued'")).rowCount
    await expect.poll(queued, { timeout: 30_000 }).toBe(0)
    const verdict = await verifyAudit(pool, auditKey(testSecret))
    expect(verdict).toMatchObject({ ok: true })
    expect(verdict.rows).toBeGreaterThan(chains * 12)
  }, 60_000)
})

/** What a reply says for good: of several cases those that were done. Nothing was done to the others, so a repeat may refuse them for another reason. */
function settledIn(endpoint: AnyEndpoint, body: unknown): unknown {
  if (endpoint !== tasks.verbBatch) return body
  return (body as { data: { error: string | null }[] }).data.filter(({ error }) => error === null)
}

function fileIdOf({ reply }: Answered): string {
  return (reply.body as { data: { fileId: string } }).data.fileId
}

function contentOf({ options }: Answered): Buffer {
  return options.file!.content as Buffer
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
