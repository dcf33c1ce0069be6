import type { UserKind } from '@wenwu/core/auth/model'
import type { Db } from '../../../platform/database/request-database.ts'
import { usernameKey } from '../../base/accounts/index.ts'

/** The id of the account of a user name, however it is spelt. */
export async function findIdByName(db: Db, username: string): Promise<string | undefined> {
  return (await db.selectFrom('users').select('id').where('username_key', '=', usernameKey(username)).executeTakeFirst())?.id
}

/** The entrance an account belongs to; that of officials where there is no such account, as for any other wrong name. */
export async function findKindByName(db: Db, username: string): Promise<UserKind> {
  return (
    (await db.selectFrom('users').select('kind').where('username_key', '=', usernameKey(username)).executeTakeFirst())?.kind ?? 'official'
  )
}
