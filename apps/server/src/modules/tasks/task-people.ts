import { sql } from 'kysely'
import type { UserKind } from '@wenwu/core/auth/model'
import type { Db } from '../../platform/database/request-database.ts'
import { regionOfOrganization } from '../../platform/http/actor.ts'
import { keysOf } from '../process/index.ts'

/** Somebody who has a task in hand or could take it. */
export interface TaskPerson {
  userId: string
  username: string
  kind: UserKind
  organizationId: string | null
  provinceCode: string | null
  regionCode: string | null
  isOpen: boolean
  roles: string[]
  permissions: string[]
  workGroups: string[]
}

/** What the calls of a task ask of their caller: an open account, the permission, the key. */
export function canAct(person: TaskPerson | undefined, candidateKey: string): boolean {
  return person?.isOpen === true && person.permissions.includes('task.handle') && keysOf(person).includes(candidateKey)
}

/** People by id, with what their keys follow from. */
export async function readTaskPeople(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, TaskPerson>> {
  return byId(await read(db, sql`u.id = any(${[...ids]}::uuid[])`))
}

/** All officials whose accounts are open and whose roles handle tasks. */
export async function readTaskOfficials(db: Db): Promise<ReadonlyMap<string, TaskPerson>> {
  return byId(
    await read(
      db,
      sql`u.kind = 'official' and u.status = 'active' and not u.is_locked and exists (
        select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id and 'task.handle' = any(r.permissions))`,
    ),
  )
}

const byId = (rows: readonly TaskPerson[]): ReadonlyMap<string, TaskPerson> => new Map(rows.map((row) => [row.userId, row]))

async function read(db: Db, which: ReturnType<typeof sql>): Promise<TaskPerson[]> {
  const { rows } = await sql<TaskPerson>`
    select u.id as "userId", u.username, u.kind, u.organization_id as "organizationId", o.province_code as "provinceCode",
      ${sql.raw(regionOfOrganization)} as "regionCode",
      not u.is_locked and u.status = 'active' as "isOpen",
      array(select r.code from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id order by r.code) as roles,
      array(select distinct permission from user_roles ur join roles r on r.id = ur.role_id cross join unnest(r.permissions) as permission
            where ur.user_id = u.id) as permissions,
      array(select named from work_group_members m join work_groups g on g.id = m.group_id cross join unnest(array[g.id::text, g.code]) as named
            where m.user_id = u.id and g.is_active and named is not null) as "workGroups"
    from users u left join organizations o on o.id = u.organization_id where ${which}`.execute(db)
  return rows
}
