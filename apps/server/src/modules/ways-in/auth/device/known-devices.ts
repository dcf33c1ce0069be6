import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/request-database.ts'

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
