import { createHash } from 'node:crypto'
import type { PlatformIdentity } from '@wenwu/core/national-platform/model'
import { newId } from '@wenwu/core/kernel/id'
import { deriveKey } from '../../../platform/crypto/keys.ts'
import { openSealed, seal } from '../../../platform/crypto/seal.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { hashOfSecret, newSecret } from '../auth/index.ts'

/** Key of what is kept of a sign-in; the row's id is part of each seal. */
function keyOf(secret: Buffer): Buffer {
  return deriveKey(secret, 'national-platform-sign-in')
}

/** Notes that a return or a token is being answered. Undefined: it was before, and serves no second time. */
export async function openSignIn(db: Db, request: string, now: Date): Promise<string | undefined> {
  const row = await db
    .insertInto('platform_sign_ins')
    .values({
      id: newId(now.getTime()),
      request_hash: createHash('sha256').update(request).digest(),
      platform_user_id: null,
      user_id: null,
      session_sealed: null,
      arrival_hash: null,
      arrival_expires_at: null,
      identity_sealed: null,
      created_at: now,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.column('request_hash').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Whose sign-in it is, and the session to end at logout. */
export async function noteAdmitted(db: Db, secret: Buffer, id: string, identity: PlatformIdentity, userId: string): Promise<void> {
  await db
    .updateTable('platform_sign_ins')
    .set({ platform_user_id: identity.userId, user_id: userId, session_sealed: sealedSession(secret, id, identity), identity_sealed: null })
    .where('id', '=', id)
    .execute()
}

/** Keeps who came until the person has decided; gives the secret that names it in their browser. */
export async function keepForLater(db: Db, secret: Buffer, id: string, identity: PlatformIdentity, until: Date): Promise<string> {
  const arrival = newSecret()
  await db
    .updateTable('platform_sign_ins')
    .set({
      platform_user_id: identity.userId,
      session_sealed: sealedSession(secret, id, identity),
      identity_sealed: seal(keyOf(secret), Buffer.from(JSON.stringify(identity), 'utf8'), id),
      arrival_hash: hashOfSecret(arrival),
      arrival_expires_at: until,
    })
    .where('id', '=', id)
    .execute()
  return arrival
}

export interface KeptArrival {
  signInId: string
  identity: PlatformIdentity
  /** Whose it became; undefined: nobody's yet. */
  userId: string | undefined
  expiresAt: Date
}

/** Who came under this secret, also where they were bound since; undefined: nobody, or too late. */
export async function findArrival(db: Db, secret: Buffer, arrival: string, now: Date): Promise<KeptArrival | undefined> {
  const row = await db
    .selectFrom('platform_sign_ins')
    .select(['id', 'user_id', 'identity_sealed', 'arrival_expires_at'])
    .where('arrival_hash', '=', hashOfSecret(arrival))
    .where('arrival_expires_at', '>', now)
    .executeTakeFirst()
  if (row?.identity_sealed == null || row.arrival_expires_at === null) return undefined
  const identity = JSON.parse(openSealed(keyOf(secret), row.identity_sealed, row.id).toString('utf8')) as PlatformIdentity
  return { signInId: row.id, identity, userId: row.user_id ?? undefined, expiresAt: row.arrival_expires_at }
}

/** Says whose an arrival became, once: of two who come at the same time one wins. */
export async function finishArrival(db: Db, id: string, userId: string): Promise<boolean> {
  const row = await db
    .updateTable('platform_sign_ins')
    .set({ user_id: userId })
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Drops what the platform said of an arrival that nobody was bound to. */
export async function dropIdentity(db: Db, id: string): Promise<void> {
  await db.updateTable('platform_sign_ins').set({ identity_sealed: null }).where('id', '=', id).execute()
}

/** Ends the sign-ins of an account, or the one of this id; gives the sessions to end at the platform. */
export async function endSignIns(
  db: Db,
  secret: Buffer,
  of: { userId: string; signInId?: string | undefined },
  now: Date,
): Promise<string[]> {
  let query = db.updateTable('platform_sign_ins').set({ ended_at: now }).where('user_id', '=', of.userId).where('ended_at', 'is', null)
  if (of.signInId !== undefined) query = query.where('id', '=', of.signInId)
  const rows = await query.returning(['id', 'session_sealed']).execute()
  return rows.flatMap(({ id, session_sealed: sealed }) => (sealed === null ? [] : [openSealed(keyOf(secret), sealed, id).toString('utf8')]))
}

function sealedSession(secret: Buffer, id: string, { sessionId }: PlatformIdentity): Buffer {
  return seal(keyOf(secret), Buffer.from(sessionId, 'utf8'), id)
}
