import { sql } from 'kysely'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { isId } from '@wenwu/core/kernel/id'
import { runVerification, verifyJob } from './modules/audit/index.ts'
import { knownAddressDays } from './modules/auth/index.ts'
import { fireTimer } from './modules/cases/index.ts'
import { renderIssuedDocument } from './modules/documents/index.ts'
import { sweepFiles, sweepUploads } from './modules/files/index.ts'
import { importJob, runImport } from './modules/imports/index.ts'
import { sendMessage } from './modules/messages/index.ts'
import { restateLaws } from './modules/laws/index.ts'
import { sweepStrandedClaims } from './modules/tasks/index.ts'
import { inTransaction } from './platform/database/request-database.ts'
import type { AppServices } from './platform/services.ts'

/** 03:20 in Shanghai, when nobody works. */
const daily = '20 19 * * *'
const keptFor = 7 * 86_400_000

/** Names what runs each kind of job. Every handler bears being run twice. */
export function registerJobs(services: AppServices, now: () => Date): void {
  const { jobs, log } = services
  jobs.handle('render-document', (payload) => renderIssuedDocument(services, idOf(payload, 'documentId'), now()))
  jobs.handle('fire-timer', (payload) => fireTimer(services, now(), { caseId: idOf(payload, 'caseId'), timerId: String(payload.timerId) }))
  jobs.handle('send-message', (payload) => sendMessage(services, idOf(payload, 'messageId'), now()))
  jobs.handle(verifyJob, (payload) => runVerification(services, idOf(payload, 'verificationId'), now))
  jobs.handle(importJob, (payload) => runImport(services, idOf(payload, 'importId'), now))
  jobs.handle('sweep', async () => {
    const swept = {
      ...(await sweepFiles(services, now())),
      ...(await sweepUploads(services, now())),
      ...(await sweepRows(services, now())),
      ...(await sweepStrandedClaims(services, now())),
      ...(await restateLaws(services, now())),
    }
    log.info(swept, 'swept')
  })
  jobs.schedule('sweep', daily)
}

/** Removes what has run its course: tickets, sessions, replies kept for repeated requests. Sessions that ended stay a week for questions. */
async function sweepRows(services: AppServices, now: Date): Promise<Record<string, number>> {
  const before = new Date(now.getTime() - keptFor)
  const removed: Record<string, number> = {}
  for (const [table, condition] of [
    ['tickets', sql`expires_at < ${now}`],
    ['qr_challenges', sql`expires_at < ${now}`],
    ['certificate_challenges', sql`used_at < ${before}`],
    ['federated_sign_ins', sql`created_at < ${before}`],
    ['platform_sign_ins', sql`created_at < ${before} or arrival_expires_at < ${new Date(now.getTime() - 86_400_000)}`],
    ['messages', sql`created_at < ${before}`],
    ['outbox_messages', sql`sent_at < ${before}`],
    ['verification_codes', sql`expires_at < ${now}`],
    ['code_counts', sql`window_ends_at < ${now}`],
    ['code_phones', sql`last_at < ${new Date(now.getTime() - 86_400_000)}`],
    ['one_time_passwords', sql`expires_at < ${now}`],
    ['password_resets', sql`expires_at < ${now}`],
    ['sessions', sql`expires_at < ${before} or ended_at < ${before}`],
    ['known_addresses', sql`last_seen_at < ${new Date(now.getTime() - knownAddressDays * 86_400_000)}`],
    ['used_nonces', sql`expires_at < ${now}`],
    ['remembered_sign_ins', sql`expires_at < ${before}`],
    ['transit_codes', sql`expires_at < ${before}`],
    ['upload_days', sql`day < ${toShanghaiDate(before)}`],
    ['idempotency_keys', sql`created_at < ${before}`],
    ['registration_requests', sql`created_at < ${before}`],
    ['registration_proofs', sql`expires_at < ${now}`],
    ['registration_counts', sql`window_ends_at < ${now}`],
    ['sign_in_attempts', sql`updated_at < ${before} and (locked_until is null or locked_until < ${now})`],
  ] as const) {
    removed[table] = await inTransaction(services.pool, async (db) => {
      const { rows } = await sql<{
        n: number
      }>`with gone as (delete from ${sql.table(table)} where ${condition} returning 1) select count(*)::int as n from gone`.execute(db)
      return rows[0]?.n ?? 0
    })
  }
  return removed
}

function idOf(payload: Record<string, unknown>, key: string): string {
  const value = payload[key]
  if (typeof value !== 'string' || !isId(value)) throw new Error(`a job without ${key}`)
  return value
}
