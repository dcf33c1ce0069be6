import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/request-database.ts'
import { hashOfSecret, newSecret } from '../secret-token.ts'
import type { RememberCookie } from './remember-cookie.ts'

export interface RememberedRow {
  familyId: string
  userId: string
  validatorHash: Buffer
  deviceKey: Buffer
  expiresAt: Date
  usedAt: Date | null
  revokedAt: Date | null
}

/** A new row with its cookie. Rows that are long over are swept on the way, a few at a time. */
export async function addRemembered(
  db: Db,
  row: Pick<RememberedRow, 'familyId' | 'userId' | 'deviceKey' | 'expiresAt'>,
  now: Date,
): Promise<RememberCookie> {
  const cookie = { selector: randomBytes(16).toString('base64url'), validator: newSecret() }
  await sql`
    with swept as (
      delete from remembered_sign_ins where selector in
        (select selector from remembered_sign_ins where expires_at < ${now} limit 20 for update skip locked)
    )
    insert into remembered_sign_ins (selector, family_id, user_id, validator_hash, device_key, created_at, expires_at)
    values (${cookie.selector}, ${row.familyId}, ${row.userId}, ${hashOfSecret(cookie.validator)}, ${row.deviceKey}, ${now}, ${row.expiresAt})`.execute(
    db,
  )
  return cookie
}

/** The row of a selector, locked until the transaction ends, so that of two who come with one cookie the second sees it used. */
export async function findRemembered(db: Db, selector: string): Promise<RememberedRow | undefined> {
  return db
    .selectFrom('remembered_sign_ins')
    .select([
      'family_id as familyId',
      'user_id as userId',
      'validator_hash as validatorHash',
      'device_key as deviceKey',
      'expires_at as expiresAt',
      'used_at as usedAt',
      'revoked_at as revokedAt',
    ])
    .where('selector', '=', selector)
    .forUpdate()
    .executeTakeFirst()
}

export async function markUsed(db: Db, selector: string, now: Date): Promise<void> {
  await db.updateTable('remembered_sign_ins').set({ used_at: now }).where('selector', '=', selector).execute()
}

/** Ends every cookie that goes back to one sign-in by password. */
export async function revokeFamily(db: Db, familyId: string, now: Date): Promise<void> {
  await db
    .updateTable('remembered_sign_ins')
    .set({ revoked_at: now })
    .where('family_id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute()
}
