import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '@wenwu/core/kernel/errors'
import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/request-database.ts'
import { daysBefore, type RowSweep } from '../jobs/sweep.ts'

const keyPattern = /^[A-Za-z0-9_-]{8,100}$/

/** A short print of what was asked, so that one key cannot answer for another request. */
export function requestHash(endpoint: string, input: unknown): string {
  return createHash('sha256').update(endpoint).update('\n').update(JSON.stringify(input)).digest('base64url')
}

/** Checks the Idempotency-Key header. Throws `bad-request`. */
export function requireKey(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || !keyPattern.test(header))
    throw new AppError('bad-request', { params: { field: 'Idempotency-Key' }, field: 'Idempotency-Key' })
  return header
}

/**
 * Takes the key inside the request's transaction. A second request with it waits here until the first has ended: it then
 * gets the first reply (`{reply}`), or the key for itself when the first was undone. Throws `idempotency-mismatch`.
 */
export async function takeKey(
  db: Db,
  userId: string,
  key: string,
  endpoint: string,
  hash: string,
  now: Date,
): Promise<{ reply: unknown } | null> {
  const taken = await sql`
    insert into idempotency_keys (user_id, key, endpoint, request_hash, created_at) values (${userId}, ${key}, ${endpoint}, ${hash}, ${now})
    on conflict (user_id, key) do nothing returning 1`.execute(db)
  if (taken.rows.length === 1) return null
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'request_hash', 'reply'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (stored === undefined) throw new AppError('idempotency-busy')
  if (stored.endpoint !== endpoint || stored.request_hash !== hash) throw new AppError('idempotency-mismatch')
  return { reply: stored.reply }
}

const setReply = prepared<{ userId: string; key: string; reply: string }>()((db, at) =>
  db
    .updateTable('idempotency_keys')
    .set({ reply: at('reply') })
    .where('user_id', '=', at('userId'))
    .where('key', '=', at('key')),
)

/** Keeps the reply beside the key, in the same transaction as the change it answers. */
export async function keepReply(db: Db, userId: string, key: string, reply: unknown): Promise<void> {
  await setReply(db, { userId, key, reply: JSON.stringify(reply) })
}

/** Replies kept for repeated requests. */
export const idempotencySweep: RowSweep = { table: 'idempotency_keys', isOver: (now) => sql`created_at < ${daysBefore(now)}` }
