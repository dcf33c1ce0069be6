import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/request-database.ts'

const codeSeconds = 60
/** What tells a one-time code from a password. */
const shape = /^tc_[A-Za-z0-9_-]{43}$/

export function isTransitCode(text: string): boolean {
  return shape.test(text)
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}

export interface IssuedCode {
  code: string
  expiresAt: Date
}

/** A code for one account, or undefined where this system has sent this nonce before. */
export async function addCode(
  db: Db,
  request: { system: string; nonce: string; userId: string },
  now: Date,
): Promise<IssuedCode | undefined> {
  const code = `tc_${randomBytes(32).toString('base64url')}`
  const expiresAt = new Date(now.getTime() + codeSeconds * 1000)
  const { rows } = await sql`
    insert into transit_codes (code_hash, system, request_nonce, user_id, created_at, expires_at)
    values (${hashOf(code)}, ${request.system}, ${request.nonce}, ${request.userId}, ${now}, ${expiresAt})
    on conflict (system, request_nonce) do nothing returning 1`.execute(db)
  return rows.length === 1 ? { code, expiresAt } : undefined
}

/** Uses a code up, in one statement, and only for the account it was made for; undefined where it opens nothing. */
export async function redeemCode(
  db: Db,
  code: string,
  nameKey: string,
  now: Date,
): Promise<{ userId: string; system: string } | undefined> {
  const { rows } = await sql<{ userId: string; system: string }>`
    update transit_codes set used_at = ${now}
    where code_hash = ${hashOf(code)} and used_at is null and expires_at > ${now}
      and user_id = (select id from users where username_key = ${nameKey})
    returning user_id as "userId", system`.execute(db)
  return rows[0]
}
