import { sql } from 'kysely'
import type { Verification } from '@wenwu/core/audit/model'
import { newId } from '@wenwu/core/kernel/id'
import { inTransaction, type Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import type { AppServices } from '../../../platform/services.ts'
import { auditKey, auditWriterOf } from './append-audit.ts'
import { headsOf } from './heads-of.ts'
import { verifyAudit, type AuditReport } from './verify.ts'

/** Name of the job that runs the verifier. */
export const verifyJob = 'verify-audit'
/** A run that has not ended after so long was lost with its server. */
const longestRun = 6 * 3_600_000
const tellEvery = 1_000

/** Begins a run of the verifier as a job, or gives the one at hand. */
export async function startVerification(ctx: Ctx): Promise<Verification> {
  const { db } = ctx
  await sql`select pg_advisory_xact_lock(hashtext('wenwu audit verification'))`.execute(db)
  const lost = new Date(ctx.now.getTime() - longestRun)
  await sql`update audit_verifications set status = 'failed', finished_at = ${ctx.now} where status = 'running' and started_at < ${lost}`.execute(
    db,
  )
  const last = await lastVerification(db)
  if (last?.status === 'running') {
    ctx.setAuditObject({ type: 'verification', id: last.id })
    return last
  }
  const id = newId(ctx.now.getTime())
  ctx.setAuditObject({ type: 'verification', id })
  // the planner's figure: exact enough for a progress bar, and read at once
  await sql`
    insert into audit_verifications (id, status, started_by, started_at, expected_rows)
    select ${id}, 'running', ${ctx.actor.userId}, ${ctx.now}, greatest(0, (select reltuples::bigint from pg_class where oid = 'audit_rows'::regclass))`.execute(
    db,
  )
  await ctx.services.jobs.add(db, verifyJob, { verificationId: id })
  return (await lastVerification(db))!
}

/** The newest run, or null. */
export async function lastVerification(db: Db): Promise<Verification | null> {
  const { rows } = await sql<Omit<Verification, 'startedAt' | 'finishedAt'> & { startedAt: Date; finishedAt: Date | null }>`
    select v.id, v.status, u.name as "startedBy", v.started_at as "startedAt", v.finished_at as "finishedAt", v.expected_rows as "expectedRows",
      v.rows, v.seals, v.unsealed, v.head, v.problem
    from audit_verifications v join users u on u.id = v.started_by order by v.started_at desc, v.id desc limit 1`.execute(db)
  const row = rows[0]
  if (row === undefined) return null
  return { ...row, startedAt: row.startedAt.toISOString(), finishedAt: row.finishedAt?.toISOString() ?? null }
}

/** The job: reads the whole trail, says once a second how far it is, keeps the result and adds it to the trail. May be run twice. */
export async function runVerification(services: AppServices, id: string, now: () => Date): Promise<void> {
  const { pool, config } = services
  const run = await inTransaction(pool, (db) => findRunning(db, id))
  if (run === undefined) return
  let told = Date.now()
  const tell = async (report: Readonly<AuditReport>): Promise<void> => {
    if (Date.now() - told < tellEvery) return
    told = Date.now()
    await inTransaction(pool, (db) => note(db, id, report))
  }
  const report = await verifyAudit(pool, auditKey(config.secret), { onProgress: tell, heads: headsOf(config), now: now() })
  await inTransaction(pool, async (db) => {
    const ended = await db
      .updateTable('audit_verifications')
      .set({
        status: report.ok ? 'whole' : 'damaged',
        finished_at: now(),
        head: report.head === undefined ? null : JSON.stringify(report.head),
        problem: report.problem === undefined ? null : JSON.stringify(report.problem),
      })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .executeTakeFirst()
    if (ended.numUpdatedRows === 0n) return
    await note(db, id, report)
    await auditWriterOf(config.secret)(db, {
      at: now(),
      requestId: id,
      actor: run,
      address: '',
      action: 'audit.verified',
      objectType: 'verification',
      objectId: id,
      outcome: report.ok ? 'done' : 'failed',
      details: { rows: report.rows, ...(report.problem !== undefined && { problem: report.problem }) },
    })
  })
}

async function findRunning(db: Db, id: string) {
  const { rows } = await sql<{ userId: string; name: string; roles: [] }>`
    select u.id as "userId", u.name, array(select r.code from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id order by r.code) as roles
    from audit_verifications v join users u on u.id = v.started_by where v.id = ${id} and v.status = 'running'`.execute(db)
  return rows[0]
}

async function note(db: Db, id: string, { rows, seals, unsealed }: Readonly<AuditReport>): Promise<void> {
  await db.updateTable('audit_verifications').set({ rows, seals, unsealed }).where('id', '=', id).execute()
}
