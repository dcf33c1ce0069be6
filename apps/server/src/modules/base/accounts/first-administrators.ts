import type { Pool } from 'pg'
import { sql } from 'kysely'
import { administratorRoles } from '@wenwu/core/auth/permissions'
import { newId } from '@wenwu/core/kernel/id'
import { usernameKey } from '@wenwu/core/users/username'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { StartError } from '../../../platform/database/start-error.ts'
import type { PasswordHasher } from '../../../platform/passwords/password-hasher.ts'
import type { AuditWriter } from '../audit/index.ts'
import { digestOf, randomPassword } from './random-password.ts'

export interface FirstAdministrator {
  username: string
  name: string
  /** Shown once by the caller, kept nowhere. */
  password: string
}

const accounts = [
  { username: 'admin-system', name: '系统管理员', role: 'system-administrator' },
  { username: 'admin-security', name: '安全管理员', role: 'security-administrator' },
  { username: 'admin-audit', name: '安全审计员', role: 'audit-administrator' },
] as const

/**
 * Creates the three administrators of a new installation (三员分立, design/security.md §2.4) with random passwords that
 * must be changed at the first sign-in, and an audit row for each. The roles must be there (`seedReference`). Throws a StartError when
 * any administrator exists, so the command works once.
 */
export async function createFirstAdministrators(
  pool: Pool,
  hasher: PasswordHasher,
  appendAudit: AuditWriter,
  now: Date,
): Promise<FirstAdministrator[]> {
  const made = await Promise.all(
    accounts.map(async (account) => {
      const password = randomPassword()
      return { ...account, password, hash: await hasher.hash(digestOf(password)) }
    }),
  )
  await inTransaction(pool, async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('wenwu first administrators'))`.execute(db)
    const existing = await db
      .selectFrom('user_roles')
      .innerJoin('roles', 'roles.id', 'user_roles.role_id')
      .select('roles.code')
      .where('roles.code', 'in', administratorRoles)
      .limit(1)
      .execute()
    if (existing.length > 0) throw new StartError('已有管理员账号，未创建新的管理员', 'There are administrators already; none was created')
    const roles = new Map((await db.selectFrom('roles').select(['id', 'code']).execute()).map((role) => [role.code, role.id]))
    for (const account of made) {
      const id = newId(now.getTime())
      const taken = await db
        .insertInto('users')
        .values({
          id,
          username: account.username,
          username_key: usernameKey(account.username),
          kind: 'official',
          name: account.name,
          mobile: '',
          email: '',
          organization_id: null,
          expert_field: null,
          password_hash: account.hash,
          is_locked: false,
          must_change_password: true,
          password_changed_at: now,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('username_key').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (taken === undefined)
        throw new StartError(
          `账号 ${account.username} 已存在，未创建管理员`,
          `The account ${account.username} exists; no administrator was created`,
        )
      const roleId = roles.get(account.role)
      if (roleId === undefined)
        throw new StartError('数据库中没有内置角色，请先完成启动', 'The built-in roles are missing; start the server once first')
      await db.insertInto('user_roles').values({ user_id: id, role_id: roleId }).execute()
      await appendAudit(db, {
        at: now,
        requestId: 'admin-init',
        actor: null,
        address: '',
        action: 'accounts.init',
        objectType: 'user',
        objectId: id,
        outcome: 'done',
        details: { username: account.username, roles: [account.role] },
      })
    }
  })
  return made.map(({ username, name, password }) => ({ username, name, password }))
}
