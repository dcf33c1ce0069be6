import { sql } from 'kysely'
import type { Locale } from '@wenwu/core/i18n/text'
import type { Profile } from '@wenwu/core/profile/model'
import type { Db } from '../../../platform/database/request-database.ts'

/** The record of an account; undefined where there is none. */
export async function findProfile(db: Db, userId: string): Promise<Omit<Profile, 'canChangeMobile'> | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'username', 'family_name', 'name', 'mobile', 'email', 'avatar', 'last_sign_in_at', 'created_at', 'password_changed_at'])
    .select(sql<boolean>`(identity_number_hash is not null or kind = 'official' or proposed_by is not null)`.as('is_name_fixed'))
    .select(
      sql<Profile['roles']>`coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.code)
        from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = users.id), '[]')`.as('roles'),
    )
    .where('id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    id: row.id,
    username: row.username,
    familyName: row.family_name,
    name: row.name,
    mobile: row.mobile,
    email: row.email,
    avatar: row.avatar ?? '',
    isNameFixed: row.is_name_fixed,
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    registeredAt: row.created_at.toISOString(),
    passwordChangedAt: row.password_changed_at.toISOString(),
    roles: row.roles,
  }
}

export interface StoredProfile {
  familyName: string
  name: string
  mobile: string
  email: string
  /** Undefined leaves the picture as it is. */
  avatar: string | null | undefined
}

/** Writes what one may change of one's own record. */
export async function storeProfile(db: Db, userId: string, profile: StoredProfile): Promise<void> {
  const { familyName, name, mobile, email, avatar } = profile
  await db
    .updateTable('users')
    .set({ family_name: familyName, name, mobile, email, ...(avatar !== undefined && { avatar }) })
    .where('id', '=', userId)
    .execute()
}

/** Keeps the language somebody chose. */
export async function storeLocale(db: Db, userId: string, locale: Locale): Promise<void> {
  await db.updateTable('users').set({ locale }).where('id', '=', userId).execute()
}
