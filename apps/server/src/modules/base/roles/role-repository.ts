import { sql } from 'kysely'
import { isAdministratorRole } from '@wenwu/core/auth/permissions'
import { AppError } from '@wenwu/core/kernel/errors'
import type { RoleInput, RoleView } from '@wenwu/core/roles/model'
import { byName } from '../../../platform/database/by-name.ts'
import { containsWord, wordsOf } from '../../../platform/database/contains-word.ts'
import type { Db } from '../../../platform/database/request-database.ts'

const columns = [
  'id',
  'code',
  'name',
  'extent',
  'icon',
  'parent_id',
  'data_scope',
  'scope_organizations',
  'scope_provinces',
  'permissions',
  'is_built_in',
  'has_field_rules',
  'version',
  'removal_session_id',
  'removal_asked_at',
] as const

export type RoleRow = Awaited<ReturnType<typeof getRole>>

/** A role by id; locked where it is going to be changed. Throws `not-found`. */
export async function getRole(db: Db, id: string, options: { isLocked?: boolean } = {}) {
  let query = db.selectFrom('roles').select(columns).where('id', '=', id)
  if (options.isLocked === true) query = query.forUpdate()
  const row = await query.executeTakeFirst()
  if (row === undefined) throw new AppError('not-found')
  return row
}

/** All roles: the built-in ones in the program's order, then the others by name. */
export async function listRoles(db: Db, page: { size: number; number: number }): Promise<RoleView[]> {
  const rows = await db
    .selectFrom('roles')
    .select(columns)
    .orderBy('is_built_in', 'desc')
    .orderBy('position')
    .orderBy(sql`(name ->> 'zh_CN') collate "zh-x-icu"`)
    .limit(page.size)
    .offset(page.number * page.size)
    .execute()
  return rows.map(toRole)
}

export function toRole(row: RoleRow): RoleView {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    extent: row.extent,
    icon: row.icon,
    parentId: row.parent_id,
    scope: row.data_scope,
    organizations: row.scope_organizations,
    provinces: row.scope_provinces,
    isBuiltIn: row.is_built_in,
    isFixed: isAdministratorRole(row.code),
    version: row.version,
  }
}

/** Notes that something of a role was saved, for whoever has it open. */
export async function markSaved(db: Db, id: string): Promise<void> {
  await db
    .updateTable('roles')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The columns of what was sent. */
export function toColumns(input: RoleInput) {
  const isList = input.scope === 'list'
  return {
    extent: input.extent,
    icon: input.icon,
    parent_id: input.parentId,
    data_scope: input.scope,
    scope_organizations: isList ? [...new Set(input.organizations)] : [],
    scope_provinces: isList ? [...new Set(input.provinces)] : [],
  }
}

/** How many accounts hold a role. */
export async function countAccounts(db: Db, roleId: string): Promise<number> {
  const row = await db
    .selectFrom('user_roles')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('role_id', '=', roleId)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** How many of the given organisations there are. */
export async function countOrganizations(db: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const row = await db
    .selectFrom('organizations')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** Organisations for the choice of a scope: fifty that hold every word of the keyword, and those of the ids. */
export async function findOrganizations(
  db: Db,
  choice: { keyword: string; ids: readonly string[] },
): Promise<{ id: string; name: string }[]> {
  let found = db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('is_active', '=', true)
    .orderBy(byName('name'))
    .orderBy('id')
    .limit(50)
  for (const word of wordsOf(choice.keyword)) found = found.where(containsWord(sql`name`, word))
  const rows = await found.execute()
  const missing = choice.ids.filter((id) => !rows.some((row) => row.id === id))
  if (missing.length === 0) return rows
  return [
    ...(await db.selectFrom('organizations').select(['id', 'name']).where('id', 'in', missing).orderBy(byName('name')).execute()),
    ...rows,
  ]
}
