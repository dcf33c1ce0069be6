import { sql } from 'kysely'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../../platform/http/context.ts'
import { inTransaction, type Db } from '../../../platform/database/request-database.ts'
import { addressKey } from '../auth/index.ts'
import { registrationHash } from './registration-keys.ts'

/** Tries within an hour, right or wrong: a proven phone must not become a way to ask for other people's numbers. */
export const registrationCaps = { address: 60, mobile: 20, entity: 60 } as const

const windowHours = 1

/**
 * Counts a try of the address, or of the entity that adds an operator: its people often sit behind one address. In a transaction of its
 * own that stays whatever becomes of the request, so before the first statement on `ctx.db`. Throws `too-many-registrations`.
 */
export async function countTry(ctx: Ctx, organizationId?: string): Promise<void> {
  if (organizationId === undefined) await count(ctx, 'address', addressKey(ctx.address), registrationCaps.address)
  else await count(ctx, 'entity', organizationId, registrationCaps.entity)
}

/** Counts a try of a phone that was proven; unproven it would be a way to keep somebody else from registering. Otherwise as `countTry`. */
export async function countProven(ctx: Ctx, mobile: string): Promise<void> {
  await count(ctx, 'mobile', mobile, registrationCaps.mobile)
}

async function count(ctx: Ctx, kind: keyof typeof registrationCaps, content: string, most: number): Promise<void> {
  const { config, pool } = ctx.services
  const subject = `${kind}:${registrationHash(config.secret, kind, content).toString('base64url')}`
  if (!(await inTransaction(pool, (db) => countOne(db, { subject, most }, ctx.now)))) throw new AppError('too-many-registrations')
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
