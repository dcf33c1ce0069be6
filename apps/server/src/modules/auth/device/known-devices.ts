import { sql } from 'kysely'
import type { Ctx } from '../../../platform/http/context.ts'
import { inTransaction, type Db } from '../../../platform/database/request-database.ts'
import { fingerprintOf, provenDevice } from './device-proof.ts'

/** Browsers remembered per account; the one that was seen longest ago gives way. */
const mostDevices = 10

/** Notes that this browser has signed in as this account, second factor included. */
export async function noteDevice(db: Db, userId: string, deviceKey: Buffer, now: Date): Promise<void> {
  await sql`
    insert into known_devices (user_id, device_key, created_at, last_seen_at) values (${userId}, ${deviceKey}, ${now}, ${now})
    on conflict (user_id, device_key) do update set last_seen_at = excluded.last_seen_at`.execute(db)
  await sql`
    delete from known_devices where user_id = ${userId} and device_key in
      (select device_key from known_devices where user_id = ${userId} order by last_seen_at desc offset ${mostDevices})`.execute(db)
}

/**
 * What a sign-in counts against where strangers have locked the name and this browser has signed in as it before: the browser's own
 * count of this name. It opens nothing but the lock of the name: the password is still needed, the address still counts, and the
 * browser has its own five tries. Undefined: the count of the name itself.
 */
export async function countOfKnownDevice(ctx: Ctx, nameKey: string): Promise<string | undefined> {
  return inTransaction(ctx.services.pool, async (db) => {
    const deviceKey = await provenDevice(ctx, db, 'sign-in')
    if (deviceKey === undefined) return undefined
    const { rows } = await sql`
      select from known_devices d join users u on u.id = d.user_id join sign_in_attempts a on a.subject = ${`name:${nameKey}`}
      where u.username_key = ${nameKey} and d.device_key = ${deviceKey} and a.locked_until > ${ctx.now}`.execute(db)
    return rows.length > 0 ? `device:${fingerprintOf(deviceKey)}:${nameKey}` : undefined
  })
}
