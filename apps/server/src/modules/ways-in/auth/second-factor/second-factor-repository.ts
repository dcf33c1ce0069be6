import { sql } from 'kysely'
import { deriveKey } from '../../../../platform/crypto/keys.ts'
import { openSealed, seal } from '../../../../platform/crypto/seal.ts'
import type { Db } from '../../../../platform/database/request-database.ts'

export interface SecondFactor {
  totpSecret: Buffer
  lastStep: number
  begunAt: Date
  confirmedAt: Date | null
}

function keyOf(secret: Buffer): Buffer {
  return deriveKey(secret, 'second-factor')
}

/** The second factor of an account, begun or confirmed; undefined where there is none. `secret` is the installation's. */
export async function findSecondFactor(db: Db, secret: Buffer, userId: string): Promise<SecondFactor | undefined> {
  const row = await db
    .selectFrom('second_factors')
    .select(['secret_sealed', 'last_step', 'created_at', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    totpSecret: openSealed(keyOf(secret), row.secret_sealed, userId),
    lastStep: Number(row.last_step),
    begunAt: row.created_at,
    confirmedAt: row.confirmed_at,
  }
}

/** Whether sign-ins of this account need a code. */
export async function isEnrolled(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps a secret that waits for its first code; false where a confirmed one stands already. */
export async function beginSecondFactor(db: Db, secret: Buffer, userId: string, totpSecret: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into second_factors as f (user_id, secret_sealed, created_at) values (${userId}, ${seal(keyOf(secret), totpSecret, userId)}, ${now})
    on conflict (user_id) do update set secret_sealed = excluded.secret_sealed, created_at = excluded.created_at, last_step = 0
    where f.confirmed_at is null returning 1`.execute(db)
  return rows.length === 1
}

/** Confirms what was begun, with the step of the code that was shown and fresh recovery codes; false where another call was faster. */
export async function confirmSecondFactor(
  db: Db,
  userId: string,
  step: number,
  codeHashes: readonly Buffer[],
  now: Date,
): Promise<boolean> {
  const { rows } =
    await sql`update second_factors set confirmed_at = ${now}, last_step = ${step} where user_id = ${userId} and confirmed_at is null returning 1`.execute(
      db,
    )
  if (rows.length === 0) return false
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(codeHashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null })))
    .execute()
  return true
}

/** Takes a step's code once: of two who show it at the same time one wins. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { rows } =
    await sql`update second_factors set last_step = ${step} where user_id = ${userId} and last_step < ${step} returning 1`.execute(db)
  return rows.length === 1
}

/** Takes a recovery code once. */
export async function takeRecoveryCode(db: Db, userId: string, hash: Buffer, now: Date): Promise<boolean> {
  const { rows } =
    await sql`update recovery_codes set used_at = ${now} where user_id = ${userId} and code_hash = ${hash} and used_at is null returning 1`.execute(
      db,
    )
  return rows.length === 1
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

/** Removes the second factor with its codes; false where there was none. */
export async function removeSecondFactor(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`delete from second_factors where user_id = ${userId} returning 1`.execute(db)
  return rows.length === 1
}
