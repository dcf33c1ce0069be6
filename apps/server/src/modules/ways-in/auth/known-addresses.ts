import { sql } from 'kysely'
import type { Db } from '../../../platform/database/request-database.ts'
import { addressKey } from './lockout.ts'

/** Networks remembered per account, and for how many days after its last sign-in there. */
const mostAddresses = 10
export const knownAddressDays = 90

/** Notes that this account has signed in from this network, second factor included. */
export async function noteAddress(db: Db, userId: string, address: string, now: Date): Promise<void> {
  await sql`
    insert into known_addresses (user_id, address_key, last_seen_at) values (${userId}, ${addressKey(address)}, ${now})
    on conflict (user_id, address_key) do update set last_seen_at = excluded.last_seen_at`.execute(db)
  await sql`
    delete from known_addresses where user_id = ${userId} and address_key in
      (select address_key from known_addresses where user_id = ${userId} order by last_seen_at desc offset ${mostAddresses})`.execute(db)
}
