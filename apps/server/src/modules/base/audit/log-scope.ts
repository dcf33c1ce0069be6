import { sql, type RawBuilder } from 'kysely'
import { administratorRoles } from '@wenwu/core/auth/permissions'
import { hasRole, type Actor } from '../../../platform/http/actor.ts'
import type { Db } from '../../../platform/database/request-database.ts'

/** Whether somebody reads the logs of the administrators too: the audit administrator alone (三员分立, design/security.md §2.4). */
function readsAdministrators(actor: Actor): boolean {
  return hasRole(actor, 'audit-administrator')
}

/** Of the operation log: what users did; of administrators only for whoever may read those. */
export function operationScope(actor: Actor): RawBuilder<boolean>[] {
  if (readsAdministrators(actor)) return []
  return [sql<boolean>`not (string_to_array(r.actor_roles, ',') && ${[...administratorRoles]}::text[])`]
}

/** Of the login log: tries of users and of names nobody has; of administrators only for whoever may read those. */
export async function signInScope(db: Db, actor: Actor): Promise<RawBuilder<boolean>[]> {
  if (readsAdministrators(actor)) return []
  const { rows } = await sql<{ id: string }>`
    select distinct ur.user_id::text as id from user_roles ur join roles r on r.id = ur.role_id where r.code = any(${[...administratorRoles]}::text[])`.execute(
    db,
  )
  return [...operationScope(actor), sql<boolean>`r.object_id <> all(${rows.map((row) => row.id)}::text[])`]
}
