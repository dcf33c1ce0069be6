import { sql } from 'kysely'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Db } from '../../../platform/database/request-database.ts'
import { addressKey } from '../auth/index.ts'

/** Refusals of one network within the window from which on it waits: an office behind one address fits in, a flood does not. */
const mostRefusals = 30
const windowMinutes = 10

/**
 * Uses a challenge up, before anything is verified: of two who answer it one wins. Until `markDone` it counts as refused. Throws
 * `certificate-challenge-over`, `too-many-requests`.
 */
export async function claimChallenge(db: Db, nonceHash: Buffer, address: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - windowMinutes * 60_000)
  const { n } = await db
    .selectFrom('certificate_challenges')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('address', '=', addressKey(address))
    .where('is_done', '=', false)
    .where('used_at', '>', since)
    .executeTakeFirstOrThrow()
  if (n >= mostRefusals) throw new AppError('too-many-requests')
  const row = await db
    .insertInto('certificate_challenges')
    .values({ nonce_hash: nonceHash, address: addressKey(address), used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('used_at')
    .executeTakeFirst()
  if (row === undefined) throw new AppError('certificate-challenge-over')
}

/** Whoever answered it was let through: it does not count against the network. */
export async function markDone(db: Db, nonceHash: Buffer): Promise<void> {
  await db.updateTable('certificate_challenges').set({ is_done: true }).where('nonce_hash', '=', nonceHash).execute()
}
