import { sql } from 'kysely'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../platform/http/context.ts'
import { inTransaction, type Db } from '../../platform/database/request-database.ts'
import { addressKey } from '../auth/index.ts'
import { registrationHash } from './registration-keys.ts'

/** Tries within an hour, right or wrong: a proven phone must not become a way to ask for other people's numbers. */
export const registrationCaps = { address: 60, mobile: 20, entity: 60 } as const

const windowHours = 1

/**
 * Counts a try, in a transaction of its own that stays whatever becomes of the request. Throws `too-many-registrations` beyond a cap.
 * Before the first statement on `ctx.db`.
 */
export async function countTry(ctx: Ctx, subjects: { mobile: string; organizationId?: string }): Promise<void> {
  const { config, pool } = ctx.services
  const hashed = (kind: string, content: string): string => `${kind}:${registrationHash(config.secret, kind, content).toString('base64url')}`
  // an entity's operators often sit behind one address: its own cap stands in for that of the address
  const own = subjects.organizationId
  const first = own === undefined ? { subject: hashed('address', addressKey(ctx.address)), most: registrationCaps.address } : { subject: `entity:${own}`, most: registrationCaps.entity }
  const second = { subject: hashed('mobile', subjects.mobile), most: registrationCaps.mobile }
  const isWithin = await inTransaction(pool, async (db) => (await countOne(db, first, ctx.now)) && (await countOne(db, second, ctx.now)))
  if (!isWithin) throw new AppError('too-many-registrations')
}

/** One statement, so that parallel requests cannot pass together. The nightly job sweeps windows that are over. */
async function countOne(db: Db, { subject, most }: { subject: string; most: number }, now: Date): Promise<boolean> {
  const windowEnd = new Date(now.getTime() + windowHours * 3_600_000)
  const { rows } = await sql`
    insert into registration_counts as c (subject, count, window_ends_at) values (${subject}, 1, ${windowEnd})
    on conflict (subject) do update set
      count = case when c.window_ends_at <= ${now} then 1 else c.count + 1 end,
      window_ends_at = case when c.window_ends_at <= ${now} then excluded.window_ends_at else c.window_ends_at end
    where c.window_ends_at <= ${now} or c.count < ${most}
    returning 1`.execute(db)
  return rows.length === 1
}
