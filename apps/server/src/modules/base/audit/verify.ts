import type { Pool, PoolClient } from 'pg'
import { isMacOf, RootHash } from './audit-mac.ts'
import { auditText, noPrevious, sealText, type Seal, type StoredAuditRow } from './audit-row.ts'
import { sealColumns } from './seal-columns.ts'
import { checkHeads, type HeadProblem, type KeptHeads } from './verify-heads.ts'

/**
 * The first thing wrong with the trail. `row-changed`: a row does not match its keyed hash (altered, or written without the
 * key); `rows-missing`, `rows-added`, `rows-differ`: a seal counts more, fewer or other rows than there are; `row-doubled`:
 * a row was copied; `seal-changed`: a seal does not match its keyed hash; `seal-missing`: the chain of seals is broken. Of the heads kept
 * outside the database: `tail-cut`: a kept head's seal is not there any more (cut, or an older copy was restored); `head-differs`: that seal
 * is another one; `head-changed`: a head is not as it was signed; `heads-missing`: there is none, so that a cut would not be seen.
 */
export interface AuditProblem extends Omit<HeadProblem, 'kind'> {
  kind:
    | 'row-changed'
    | 'row-doubled'
    | 'rows-missing'
    | 'rows-added'
    | 'rows-differ'
    | 'seal-changed'
    | 'seal-missing'
    | HeadProblem['kind']
  rowId?: number
}

export interface AuditReport {
  ok: boolean
  /** Rows read, sealed or not. */
  rows: number
  seals: number
  /** Rows of the last second that no seal covers yet. */
  unsealed: number
  /** The newest kept head that agrees with the trail. */
  head?: { sealId: number; keptAt: string }
  /** The end of the trail in the database. */
  newest?: { sealId: number; sealedAt: string }
  problem?: AuditProblem
}

export interface VerifyOptions {
  /** Called after each page of rows with the progress, and awaited. */
  onProgress?: (report: Readonly<AuditReport>) => Promise<void>
  /** The heads kept outside the database; absent: they are not looked at. */
  heads?: KeptHeads
  now?: Date
}

const pageSize = 2000

/**
 * Reads the whole trail in one consistent snapshot, page by page, and reports the first bad row or seal. Finds an update, a
 * deletion (also of the newest sealed rows) and a row inserted into the past; against the kept heads also a cut of the newest rows together
 * with their seals.
 */
export async function verifyAudit(pool: Pool, key: Buffer, options: VerifyOptions = {}): Promise<AuditReport> {
  const { heads, now = new Date(), onProgress = () => Promise.resolve() } = options
  // before the snapshot: heads kept while it is read name seals that the snapshot does not have
  const files = await heads?.folder.files()
  const client = await pool.connect()
  const report: AuditReport = { ok: true, rows: 0, seals: 0, unsealed: 0 }
  let broken: Error | undefined
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    let problem: AuditProblem | undefined = (await checkSeals(client, key, report, () => onProgress(report))) ?? (await findDoubled(client))
    if (problem === undefined && heads !== undefined) {
      const compared = await checkHeads(client, heads, files ?? [], now)
      if (compared.head !== undefined) report.head = compared.head
      problem = compared.problem
    }
    await client.query('commit')
    return problem === undefined ? report : { ...report, ok: false, problem }
  } catch (error) {
    broken = error as Error
    throw error
  } finally {
    client.release(broken)
  }
}

async function checkSeals(
  client: PoolClient,
  key: Buffer,
  report: AuditReport,
  tell: () => Promise<void>,
): Promise<AuditProblem | undefined> {
  let previous: Pick<Seal, 'mac' | 'toXid'> = { mac: noPrevious, toXid: '0' }
  for await (const seal of seals(client)) {
    if (!isMacOf(key, sealText(seal), seal.mac)) return { kind: 'seal-changed', sealId: seal.id }
    if (!seal.previous.equals(previous.mac) || seal.fromXid !== previous.toXid) return { kind: 'seal-missing', sealId: seal.id }
    const problem = await checkRows(client, key, report, seal, tell)
    if (problem !== undefined) return problem
    report.seals++
    report.newest = { sealId: seal.id, sealedAt: seal.sealedAt.toISOString() }
    previous = seal
  }
  for await (const row of rows(client, previous.toXid, null)) {
    if (!isMacOf(key, auditText(row), row.mac)) return { kind: 'row-changed', rowId: row.id }
    report.rows++
    report.unsealed++
    if (report.rows % pageSize === 0) await tell()
  }
  return undefined
}

async function checkRows(
  client: PoolClient,
  key: Buffer,
  report: AuditReport,
  seal: Seal,
  tell: () => Promise<void>,
): Promise<AuditProblem | undefined> {
  const root = new RootHash(seal.root[0])
  for await (const row of rows(client, seal.fromXid, seal.toXid)) {
    if (!isMacOf(key, auditText(row), row.mac)) return { kind: 'row-changed', rowId: row.id, sealId: seal.id }
    root.add(row)
    report.rows++
    if (report.rows % pageSize === 0) await tell()
  }
  if (root.count !== seal.count) return { kind: root.count < seal.count ? 'rows-missing' : 'rows-added', sealId: seal.id }
  return root.digest().equals(seal.root) ? undefined : { kind: 'rows-differ', sealId: seal.id }
}

async function findDoubled(client: PoolClient): Promise<AuditProblem | undefined> {
  const { rows: found } = await client.query<{ id: number }>(
    'select max(id) as id from audit_rows group by uid having count(*) > 1 limit 1',
  )
  return found[0] === undefined ? undefined : { kind: 'row-doubled', rowId: found[0].id }
}

async function* seals(client: PoolClient): AsyncGenerator<Seal> {
  let after = -1
  for (;;) {
    const page = await client.query<Seal>(`select ${sealColumns} from audit_seals where id > $1 order by id limit ${pageSize}`, [after])
    yield* page.rows
    const last = page.rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

/** Rows of the transactions `from` (included) to `to` (excluded; null: to the end), in the order of the seals. */
async function* rows(client: PoolClient, from: string, to: string | null): AsyncGenerator<StoredAuditRow> {
  let position = { xid: from, id: -1 }
  for (;;) {
    const page = await client.query<StoredAuditRow>(
      `select id, xid::text, uid, at, request_id as "requestId", actor_id as "actorId", actor_name as "actorName", actor_roles as "actorRoles", address, action,
              object_type as "objectType", object_id as "objectId", outcome, details, mac
       from audit_rows where (xid, id) > ($1::text::xid8, $2::bigint) and ($3::text is null or xid < $3::text::xid8) order by audit_rows.xid, id limit ${pageSize}`,
      [position.xid, position.id, to],
    )
    yield* page.rows
    const last = page.rows.at(-1)
    if (last === undefined) return
    position = last
  }
}
