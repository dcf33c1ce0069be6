import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../platform/database/request-database.ts'

/**
 * Two may keep an account out, each on its own: an administrator of the platform, and the entity whose operator it is. `users.is_locked`
 * is true while at least one of the locks stands; ending one leaves the other.
 */

/** Whether the entity of an operator keeps it out, over `users u`. An account that was moved elsewhere is no longer its operator. */
const isLockedByEntity = sql<boolean>`exists (select from operators o where o.user_id = u.id and o.organization_id = u.organization_id and o.disabled_at is not null)`

/** Whether an administrator of the platform keeps an account out, over `users u`: every lock that is not the entity's alone. */
export const isLockedByAdministrator: RawBuilder<boolean> = sql<boolean>`(u.is_locked and (u.locked_at is not null or not ${isLockedByEntity}))`

interface Lock {
  userId: string
  by: string
  now: Date
}

/** An administrator's lock; the entity's, if it stands, stays. Sessions are the caller's to end. */
export async function lockByAdministrator(db: Db, { userId, by, now, reason }: Lock & { reason: string }): Promise<void> {
  await sql`update users u set is_locked = true, locked_by = ${by}, locked_at = ${now}, lock_reason = ${reason}, version = version + 1 where u.id = ${userId}`.execute(
    db,
  )
}

/** Ends the administrator's lock; the account stays out where its entity has disabled it. */
export async function unlockByAdministrator(db: Db, userId: string): Promise<void> {
  await sql`update users u set is_locked = ${isLockedByEntity}, locked_by = null, locked_at = null, lock_reason = null, version = version + 1 where u.id = ${userId}`.execute(
    db,
  )
}

/** The entity's lock; an administrator's, if it stands, stays. */
export async function lockByEntity(db: Db, { userId, by, now }: Lock): Promise<void> {
  await db.updateTable('operators').set({ disabled_by: by, disabled_at: now }).where('user_id', '=', userId).execute()
  await sql`update users set is_locked = true, version = version + 1 where id = ${userId}`.execute(db)
}

/** Ends the entity's lock; the account stays out where an administrator has locked it. */
export async function unlockByEntity(db: Db, userId: string): Promise<void> {
  // asked before the entity's lock is gone: without it every lock that stands is an administrator's
  await sql`update users u set is_locked = ${isLockedByAdministrator}, version = version + 1 where u.id = ${userId}`.execute(db)
  await db.updateTable('operators').set({ disabled_by: null, disabled_at: null }).where('user_id', '=', userId).execute()
}
