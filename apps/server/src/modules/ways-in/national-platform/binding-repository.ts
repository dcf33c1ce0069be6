import type { PlatformIdentity } from '@wenwu/core/national-platform/model'
import type { Db } from '../../../platform/database/request-database.ts'
import { hashOfIdentityNumber } from '../../base/accounts/index.ts'

/** The account that is bound to one of the platform. */
export async function findBound(db: Db, platformUserId: string): Promise<string | undefined> {
  return (await db.selectFrom('platform_bindings').select('user_id').where('platform_user_id', '=', platformUserId).executeTakeFirst())
    ?.user_id
}

export async function noteUsed(db: Db, platformUserId: string, now: Date): Promise<void> {
  await db.updateTable('platform_bindings').set({ last_used_at: now }).where('platform_user_id', '=', platformUserId).execute()
}

/** The binding of an account. */
export async function findBinding(db: Db, userId: string): Promise<{ platformUserId: string; boundAt: Date } | undefined> {
  return db
    .selectFrom('platform_bindings')
    .select(['platform_user_id as platformUserId', 'created_at as boundAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Binds two accounts. False: one of them is bound to another already. */
export async function addBinding(db: Db, platformUserId: string, userId: string, now: Date): Promise<boolean> {
  await db
    .insertInto('platform_bindings')
    .values({ platform_user_id: platformUserId, user_id: userId, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findBound(db, platformUserId)) === userId
}

/** Ends the binding of an account; gives whether there was one. */
export async function removeBinding(db: Db, userId: string): Promise<boolean> {
  return (await db.deleteFrom('platform_bindings').where('user_id', '=', userId).returning('user_id').executeTakeFirst()) !== undefined
}

/**
 * Whether an account is that of the person or entity the platform speaks of: the same kind, an individual's identity number the same where
 * the account has one, an entity's credit code the same in any case.
 */
export async function isSameSubject(db: Db, secret: Buffer, userId: string, { subject }: PlatformIdentity): Promise<boolean> {
  const account = await db
    .selectFrom('users as u')
    .leftJoin('organizations as o', 'o.id', 'u.organization_id')
    .select(['u.kind', 'u.identity_number_hash as identityNumberHash', 'o.credit_code as creditCode'])
    .where('u.id', '=', userId)
    .executeTakeFirst()
  if (account?.kind !== subject.kind) return false
  if (subject.kind === 'legal-entity') return account.creditCode === subject.creditCode
  return account.identityNumberHash === null || account.identityNumberHash.equals(hashOfIdentityNumber(secret, subject.identityNumber))
}

/** The registered entity of a credit code. */
export async function findEntity(db: Db, creditCode: string): Promise<string | undefined> {
  return (
    await db.selectFrom('organizations').select('id').where('credit_code', '=', creditCode).where('kind', '=', 'unit').executeTakeFirst()
  )?.id
}
