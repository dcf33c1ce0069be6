import { sql, type RawBuilder } from 'kysely'
import { administratorRoles } from '@wenwu/core/auth/permissions'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Page } from '@wenwu/core/kernel/page'
import type { WorkGroupQuery } from '@wenwu/core/workgroups/list'
import { peopleCap, type WorkGroupMember, type WorkGroupPerson, type WorkGroupRow, type WorkGroupView } from '@wenwu/core/workgroups/model'
import { byName } from '../../../platform/database/by-name.ts'
import { containsWord, wordsOf } from '../../../platform/database/contains-word.ts'
import { countRows, readPage } from '../../../platform/database/read-page.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { isKeyOfGroup } from '../../case-work/process/index.ts'

const sorts: Record<WorkGroupQuery['sort'], RawBuilder<unknown>> = {
  'name-asc': sql`${byName('g.name')}, g.id`,
  'updated-desc': sql`g.updated_at desc, g.id desc`,
}

/** One page of the work groups. */
export function queryWorkGroups(db: Db, { filter, sort, page }: WorkGroupQuery): Promise<Page<WorkGroupRow>> {
  const where = conditionOf(filter)
  const read = async (limit: number, offset: number): Promise<WorkGroupRow[]> => {
    const { rows } = await sql<Omit<WorkGroupRow, 'updatedAt'> & { updatedAt: Date }>`
    select g.id, g.name, g.code, g.purpose, g.organization_id as "organizationId", coalesce(o.name, '') as "organizationName", g.is_active as "isActive",
      g.updated_at as "updatedAt",
      coalesce((select u.name from work_group_members m join users u on u.id = m.user_id where m.group_id = g.id and m.is_leader), '') as "leaderName",
      (select count(*)::int from work_group_members m where m.group_id = g.id) as "memberCount"
    from work_groups g left join organizations o on o.id = g.organization_id where ${where}
    order by ${sorts[sort]} limit ${limit} offset ${offset}`.execute(db)
    return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
  }
  return readPage(page, read, (cap) => countRows(db, sql`work_groups g where ${where}`, cap))
}

function conditionOf({ keyword, isActive }: WorkGroupQuery['filter']): RawBuilder<unknown> {
  const conditions = wordsOf(keyword ?? '').map((word) =>
    containsWord(sql`g.name || ' ' || g.purpose || ' ' || coalesce(g.code, '')`, word),
  )
  if (isActive !== undefined) conditions.push(sql<boolean>`g.is_active = ${isActive}`)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** One work group with its members, the leader first. Throws `not-found`. */
export async function getWorkGroup(db: Db, id: string): Promise<WorkGroupView> {
  const group = sql<Omit<WorkGroupView, 'members' | 'updatedAt'> & { updatedAt: Date }>`
    select g.id, g.name, g.code, g.purpose, g.organization_id as "organizationId", coalesce(o.name, '') as "organizationName", g.is_active as "isActive",
      g.updated_at as "updatedAt", g.version,
      (select count(*)::int from tasks t where t.state = 'open' and ${isKeyOfGroup('t.candidate_key', 'g')}) as "openTasks"
    from work_groups g left join organizations o on o.id = g.organization_id where g.id = ${id}`
  const members = sql<WorkGroupMember>`
    select u.id as "userId", u.name, u.username, coalesce(o.name, '') as "organizationName", m.is_leader as "isLeader", u.is_locked as "isLocked"
    from work_group_members m join users u on u.id = m.user_id left join organizations o on o.id = u.organization_id
    where m.group_id = ${id} order by m.is_leader desc, m.position, ${byName('u.name')}, u.id`
  const [found, people] = await Promise.all([group.execute(db), members.execute(db)])
  const row = found.rows[0]
  if (row === undefined) throw new AppError('not-found')
  return { ...row, updatedAt: row.updatedAt.toISOString(), members: people.rows }
}

/** Who handle no cases: the three administrators, and who moves cases by hand. */
const notHandling = [...administratorRoles, 'case-administrator']

/** Who may become a member, over `users u`: officials with open accounts who may handle cases. */
export const mayJoin = sql<boolean>`(u.kind = 'official' and not u.is_locked and u.status = 'active' and not exists (
  select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id and r.code in (${sql.join(notHandling)})))`

/** Officials with open accounts whose name or user name holds every word. */
export async function findMembers(db: Db, keyword: string): Promise<WorkGroupPerson[]> {
  const words = wordsOf(keyword)
  if (words.length === 0) return []
  const conditions = words.map((word) => containsWord(sql`u.name || ' ' || u.username`, word))
  const { rows } = await sql<WorkGroupPerson>`
    select u.id as "userId", u.name, u.username, coalesce(o.name, '') as "organizationName"
    from users u left join organizations o on o.id = u.organization_id
    where ${mayJoin} and ${sql.join(conditions, sql` and `)}
    order by ${byName('u.name')}, u.username limit ${peopleCap}`.execute(db)
  return rows
}
