import { sql } from 'kysely'
import type { UserKind } from '@wenwu/core/auth/model'
import type { QrStatus } from '@wenwu/core/qr-sign-in/contract'
import type { Db } from '../../../platform/database/request-database.ts'

export interface NewChallenge {
  id: string
  scanHash: Buffer
  browserHash: Buffer
  clientKey: string
  address: string
  userAgent: string
  kind: UserKind
  checkCode: string
  createdAt: Date
  expiresAt: Date
}

/** A challenge as the phone sees it. */
export interface ScannedChallenge {
  id: string
  address: string
  userAgent: string
  kind: UserKind
  checkCode: string
  createdAt: Date
  expiresAt: Date
}

export async function insertChallenge(db: Db, challenge: NewChallenge): Promise<void> {
  await db
    .insertInto('qr_challenges')
    .values({
      id: challenge.id,
      scan_hash: challenge.scanHash,
      browser_hash: challenge.browserHash,
      client_key: challenge.clientKey,
      address: challenge.address,
      user_agent: challenge.userAgent,
      kind: challenge.kind,
      check_code: challenge.checkCode,
      user_id: null,
      created_at: challenge.createdAt,
      expires_at: challenge.expiresAt,
    })
    .execute()
}

/** How many open codes an address has asked for since an instant. */
export async function countRecent(db: Db, address: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('qr_challenges')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('address', '=', address)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return row.n
}

export async function findByBrowser(
  db: Db,
  browserHash: Buffer,
  clientKey: string,
): Promise<{ id: string; status: Exclude<QrStatus, 'expired'>; expiresAt: Date; kind: UserKind } | undefined> {
  return db
    .selectFrom('qr_challenges')
    .select(['id', 'status', 'expires_at as expiresAt', 'kind'])
    .where('browser_hash', '=', browserHash)
    .where('client_key', '=', clientKey)
    .executeTakeFirst()
}

/** Uses a confirmed challenge up, in one statement, so that of two who ask one wins; gives who confirmed it. */
export async function useChallenge(db: Db, id: string, now: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('qr_challenges')
    .set({ status: 'used' })
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? undefined
}

/** Gives a challenge to whoever scans it first; the same person may look again. Undefined: unknown, over, decided, or another person's. */
export async function scanChallenge(db: Db, scanHash: Buffer, userId: string, now: Date): Promise<ScannedChallenge | undefined> {
  return db
    .updateTable('qr_challenges')
    .set({ status: 'scanned', user_id: userId })
    .where('scan_hash', '=', scanHash)
    .where('expires_at', '>', now)
    .where(({ or, and, eb }) => or([eb('status', '=', 'waiting'), and([eb('status', '=', 'scanned'), eb('user_id', '=', userId)])]))
    .returning([
      'id',
      'address',
      'user_agent as userAgent',
      'kind',
      'check_code as checkCode',
      'created_at as createdAt',
      'expires_at as expiresAt',
    ])
    .executeTakeFirst()
}

/** Decides a challenge this person has scanned, once. */
export async function decideChallenge(
  db: Db,
  scanHash: Buffer,
  userId: string,
  status: 'confirmed' | 'refused',
  now: Date,
): Promise<{ id: string; kind: UserKind; address: string } | undefined> {
  return db
    .updateTable('qr_challenges')
    .set({ status })
    .where('scan_hash', '=', scanHash)
    .where('status', '=', 'scanned')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .returning(['id', 'kind', 'address'])
    .executeTakeFirst()
}
