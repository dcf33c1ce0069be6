import { sql } from 'kysely'
import type { SystemRole, UserKind } from '@wenwu/core/auth/model'
import type { Locale } from '@wenwu/core/i18n/text'
import { byName } from '../../../platform/database/by-name.ts'
import type { Db } from '../../../platform/database/request-database.ts'

/** An account as other modules see it; never with its password hash. */
export interface Account {
  id: string
  username: string
  name: string
  kind: UserKind
  mobile: string
  email: string
  organizationId: string | null
  expertField: string | null
  isLocked: boolean
  /** `pending`: made by a system administrator, not yet let in by a security administrator. */
  status: 'pending' | 'active'
  /** The language they chose, or null. */
  locale: Locale | null
  roles: SystemRole[]
}

export interface ThirdParty {
  id: string
  name: string
}

export interface Expert {
  id: string
  name: string
  field: string
}

/** The account of an id, or undefined. */
export async function findUser(db: Db, id: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'kind', 'mobile', 'email', 'organization_id', 'expert_field', 'is_locked', 'status', 'locale'])
    .select(
      sql<
        SystemRole[]
      >`array(select r.code from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = users.id order by r.code)`.as('roles'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { organization_id: organizationId, expert_field: expertField, is_locked: isLocked, ...rest } = row
  return { ...rest, organizationId, expertField, isLocked }
}

/** Notes when somebody came in last, by whatever way. */
export async function noteSignIn(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ last_sign_in_at: now }).where('id', '=', id).execute()
}

/** Assessment bodies that somebody can act for: a body without an open account is not offered. */
export async function listThirdParties(db: Db): Promise<ThirdParty[]> {
  return db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('kind', '=', 'third-party')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users').select('users.id').whereRef('users.organization_id', '=', 'organizations.id').where('is_locked', '=', false),
      ),
    )
    .orderBy(byName('name'))
    .execute()
}

/** Review experts with open accounts, by field and name. */
export async function listExperts(db: Db): Promise<Expert[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .select(['users.id', 'users.name', 'users.expert_field'])
    .where('roles.code', '=', 'expert')
    .where('users.is_locked', '=', false)
    .orderBy('users.expert_field')
    .orderBy(byName('users.name'))
    .execute()
  return rows.map((row) => ({ id: row.id, name: row.name, field: row.expert_field ?? '' }))
}
