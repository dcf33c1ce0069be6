import type { SignInMethod } from '@wenwu/core/auth/model'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { hashOfSecret, isSecret, newSecret } from './secret-token.ts'
import { clientKey } from './session-repository.ts'

const lifetimeSeconds = 60
/** What tells a one-time password from the digest of a password. */
const prefix = 'ot_'

type Client = Pick<Ctx, 'address' | 'userAgent' | 'now'>

/** Whether what came as `password` claims to be a one-time password. */
export function isOneTimePassword(wire: string): boolean {
  return wire.startsWith(prefix)
}

/**
 * A secret that `/sso/login` takes once, within 60 seconds, from this client, in place of the account's password: for ways in that the
 * specification ends with a normal login (phone, §4.2; transit, §2.2). The caller has proven the account, in the same transaction.
 */
export async function issueOneTimePassword(db: Db, client: Client, userId: string, method: SignInMethod): Promise<string> {
  const secret = newSecret()
  await db
    .insertInto('one_time_passwords')
    .values({
      secret_hash: hashOfSecret(secret),
      user_id: userId,
      client_key: clientKey(client),
      method,
      expires_at: new Date(client.now.getTime() + lifetimeSeconds * 1000),
      used_at: null,
    })
    .execute()
  return `${prefix}${secret}`
}

/** Uses a one-time password up; of two who present it one wins. Undefined: unknown, used, expired, another account's or client's. */
export async function redeemOneTimePassword(
  db: Db,
  client: Client,
  usernameKey: string,
  wire: string,
): Promise<{ userId: string; method: SignInMethod } | undefined> {
  const secret = wire.slice(prefix.length)
  if (!isSecret(secret)) return undefined
  const { rows } = await sql<{ userId: string; method: SignInMethod }>`
    update one_time_passwords o set used_at = ${client.now} from users u
    where o.secret_hash = ${hashOfSecret(secret)} and u.id = o.user_id and u.username_key = ${usernameKey}
      and o.client_key = ${clientKey(client)} and o.used_at is null and o.expires_at > ${client.now}
    returning o.user_id as "userId", o.method`.execute(db)
  return rows[0]
}

/** Voids every one-time password of an account (its password was changed). */
export async function voidOneTimePasswords(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('one_time_passwords').where('user_id', '=', userId).execute()
}
