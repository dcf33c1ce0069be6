import type { SignInMethod } from '@wenwu/core/auth/model'
import type { Db } from '../../../platform/database/request-database.ts'
import { idleMinutes } from './authenticate.ts'

export interface OpenSession {
  id: string
  userAgent: string
  address: string
  method: SignInMethod
  startedAt: Date
  lastUsedAt: Date
}

/** Sessions of an account that could act now, the last used first. */
export async function listOpenSessions(db: Db, userId: string, now: Date): Promise<OpenSession[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent as userAgent', 'address', 'method', 'created_at as startedAt', 'last_seen_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - idleMinutes * 60_000))
    .orderBy('last_seen_at', 'desc')
    .limit(200)
    .execute()
}

/** Ends one session of an account; false where it has no such open session. */
export async function endSessionById(db: Db, userId: string, sessionId: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n
}

/** What was remembered by any browser lets nobody in any more: a session that was ended must not come back by itself. */
export async function endRememberedSignIns(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('remembered_sign_ins')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}
