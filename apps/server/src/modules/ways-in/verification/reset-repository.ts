import type { Locale } from '@wenwu/core/i18n/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { clientKey, hashOfSecret, newSecret } from '../auth/index.ts'

/** How long a forgotten password may take from the first step to the last, and from the proof to the last, in minutes. */
const wholeMinutes = 20
const provenMinutes = 10

type Client = Pick<Ctx, 'address' | 'userAgent' | 'now'>

export interface ProvenReset {
  userId: string
  username: string
  usernameKey: string
  passwordHash: string
  mobile: string
  locale: Locale | null
}

/** Begins a reset; without an account it looks the same and leads nowhere. Gives its id, which is kept as a hash only. */
export async function createReset(db: Db, client: Client, userId: string | null, mobileHash: Buffer): Promise<string> {
  const id = newSecret()
  await db
    .insertInto('password_resets')
    .values({
      id_hash: hashOfSecret(id),
      user_id: userId,
      mobile_hash: mobileHash,
      client_key: clientKey(client),
      created_at: client.now,
      expires_at: new Date(client.now.getTime() + wholeMinutes * 60_000),
      proven_at: null,
      used_at: null,
    })
    .execute()
  return id
}

/**
 * Marks the reset of this phone that this client began as proven: the one with the id, else the newest. False where there is none, so
 * a code that somebody else's request sent proves nothing for them.
 */
export async function proveReset(db: Db, client: Client, mobileHash: Buffer, id: string | undefined): Promise<boolean> {
  const { rows } = await sql`
    update password_resets set proven_at = ${client.now}, expires_at = ${new Date(client.now.getTime() + provenMinutes * 60_000)}
    where id_hash = (
      select id_hash from password_resets
      where mobile_hash = ${mobileHash} and client_key = ${clientKey(client)} and proven_at is null and expires_at > ${client.now}
        and (${id === undefined} or id_hash = ${hashOfSecret(id ?? '')})
      order by created_at desc, id_hash limit 1)
    returning 1`.execute(db)
  return rows.length === 1
}

/** The account behind a proven reset of this client that was not used yet, or undefined. */
export async function findProvenReset(db: Db, client: Client, id: string): Promise<ProvenReset | undefined> {
  const { rows } = await sql<ProvenReset>`
    select u.id as "userId", u.username, u.username_key as "usernameKey", u.password_hash as "passwordHash", u.mobile, u.locale
    from password_resets r join users u on u.id = r.user_id
    where r.id_hash = ${hashOfSecret(id)} and r.client_key = ${clientKey(client)}
      and r.proven_at is not null and r.used_at is null and r.expires_at > ${client.now}`.execute(db)
  return rows[0]
}

/** Uses a proven reset up, and voids every other one of the account; false when another request was faster. */
export async function spendReset(db: Db, client: Client, id: string, userId: string): Promise<boolean> {
  const used = await db
    .updateTable('password_resets')
    .set({ used_at: client.now })
    .where('id_hash', '=', hashOfSecret(id))
    .where('user_id', '=', userId)
    .where('proven_at', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', client.now)
    .returning('user_id')
    .executeTakeFirst()
  if (used === undefined) return false
  await db.updateTable('password_resets').set({ used_at: client.now }).where('user_id', '=', userId).where('used_at', 'is', null).execute()
  return true
}
