import type { PoolClient } from 'pg'
import { readHeadLine, type HeadSigner, type SignedHead } from './audit-head.ts'
import type { HeadFile, HeadFolder, HeadLine } from './head-folder.ts'
import { headInterval } from './head-keeper.ts'

/** What the kept heads say against the trail; kinds as in `AuditProblem`. */
export interface HeadProblem {
  kind: 'tail-cut' | 'head-differs' | 'head-changed' | 'heads-missing'
  sealId?: number
  /** File and line of the head. */
  place?: string
  /** When the head was kept, ISO. */
  keptAt?: string
}

export interface KeptHeads {
  folder: HeadFolder
  signer: HeadSigner
}

/** The result for the heads; `head` is the newest that agrees with the trail. */
interface HeadReport {
  head?: { sealId: number; keptAt: string }
  problem?: HeadProblem
}

const batchSize = 1000
/** A trail that began so lately may have no head yet, in milliseconds. */
const grace = 2 * headInterval

/**
 * Compares kept heads with the chain of seals, which the caller has verified in the same snapshot. Each head's seal must be there with the
 * same keyed hash. Signatures are verified in the newest file, and for each head that disagrees with the trail: a head that was signed proves
 * the trail wrong, any other is itself the fault.
 *
 * @param files lengths from before the snapshot: what was kept later may speak of later seals
 */
export async function checkHeads(
  client: PoolClient,
  { folder, signer }: KeptHeads,
  files: readonly HeadFile[],
  now: Date,
): Promise<HeadReport> {
  const report: HeadReport = {}
  for (const [i, file] of files.entries()) {
    const isNewest = i === files.length - 1
    let batch: HeadLine[] = []
    for await (const line of folder.lines(file)) {
      if (!line.isTorn) batch.push(line)
      if (batch.length < batchSize) continue
      report.problem ??= await checkBatch(client, signer, batch, isNewest, report)
      batch = []
    }
    report.problem ??= await checkBatch(client, signer, batch, isNewest, report)
    if (report.problem !== undefined) return report
  }
  if (report.head === undefined && (await isOverdue(client, now))) report.problem = { kind: 'heads-missing', place: folder.folder }
  return report
}

async function checkBatch(
  client: PoolClient,
  signer: HeadSigner,
  lines: readonly HeadLine[],
  areAllVerified: boolean,
  report: HeadReport,
): Promise<HeadProblem | undefined> {
  const heads = lines.map((line) => ({ place: `${line.file}:${line.number}`, head: readHeadLine(line.text) }))
  const broken = heads.find(({ head }) => head === undefined)
  if (broken !== undefined) return { kind: 'head-changed', place: broken.place }
  const ids = heads.flatMap(({ head }) => (head === undefined ? [] : [head.sealId]))
  const { rows } = await client.query<{ id: number; mac: Buffer }>('select id, mac from audit_seals where id = any($1::bigint[])', [ids])
  const macs = new Map(rows.map((row) => [Number(row.id), row.mac.toString('hex')]))
  for (const { place, head } of heads) {
    if (head === undefined) continue
    const agrees = macs.get(head.sealId) === head.mac
    if ((areAllVerified || !agrees) && !signer.isSigned(head)) return { kind: 'head-changed', sealId: head.sealId, place }
    if (!agrees) return disagreement(head, place, macs.has(head.sealId))
    if (report.head === undefined || head.sealId >= report.head.sealId) report.head = { sealId: head.sealId, keptAt: head.keptAt }
  }
  return undefined
}

function disagreement({ sealId, keptAt }: SignedHead, place: string, isThere: boolean): HeadProblem {
  return { kind: isThere ? 'head-differs' : 'tail-cut', sealId, place, keptAt }
}

/** Whether the trail has been sealed for longer than a head takes. */
async function isOverdue(client: PoolClient, now: Date): Promise<boolean> {
  const { rows } = await client.query<{ at: Date }>('select sealed_at as at from audit_seals order by id limit 1')
  return rows[0] !== undefined && rows[0].at.getTime() < now.getTime() - grace
}
