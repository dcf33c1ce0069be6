import type { UserKind } from '@wenwu/core/auth/model'
import type { Locale } from '@wenwu/core/i18n/text'
import type { Db } from '../../../platform/database/request-database.ts'
import { usernameKey } from '../../base/accounts/index.ts'

/** An account as a phone finds it. */
export interface PhoneAccount {
  id: string
  username: string
  kind: UserKind
  isLocked: boolean
  status: 'pending' | 'active'
  /** The language they chose, or null. */
  locale: Locale | null
}

/** The accounts of a normalised number, of whatever entrance and state; of one user name where one is given. */
export async function findAccountsByMobile(db: Db, mobile: string, username = ''): Promise<PhoneAccount[]> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'kind', 'is_locked as isLocked', 'status', 'locale'])
    .where('mobile', '=', mobile)
    .$if(username.trim() !== '', (query) => query.where('username_key', '=', usernameKey(username)))
    .orderBy('username_key')
    .limit(20)
    .execute()
}
