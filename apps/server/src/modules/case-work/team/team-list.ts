import { sql, type RawBuilder } from 'kysely'
import type { Text } from '@wenwu/core/i18n/text'
import type { Page } from '@wenwu/core/kernel/page'
import type { TeamQuery } from '@wenwu/core/team/list'
import type { TeamRow } from '@wenwu/core/team/schemas'
import { byName } from '../../../platform/database/by-name.ts'
import { containsWord, wordsOf } from '../../../platform/database/contains-word.ts'
import { countRows, readPage } from '../../../platform/database/read-page.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { isKeyOfGroup, roleInKey } from '../process/index.ts'
import { holderOf, isUrgent, tasksOfBody } from './team-scope.ts'

interface StoredTeamRow {
  holder: string
  is_person: boolean
  name: string
  role_name: Text | null
  open: number
  amber: number
  red: number
  late: number
  oldest_at: Date | null
}

// what is not claimed stands first: no one works at it
const orders: Record<TeamQuery['sort'], RawBuilder<unknown>> = {
  'open-desc': sql`is_person, open desc, ${byName('name')}, holder`,
  'red-desc': sql`red desc, open desc, holder`,
  'oldest-asc': sql`oldest_at nulls last, holder`,
  'name-asc': sql`${byName('name')}, holder`,
}

/** What each person of the caller's own body has in hand, those with nothing too, and what no one there has claimed, by office and work group. */
export function queryTeam(ctx: Ctx, { page, ...query }: TeamQuery): Promise<Page<TeamRow>> {
  const from = teamOf(ctx, query.filter)
  return readPage(
    page,
    (limit, offset) => readTeam(ctx, query, limit, offset),
    (cap) => countRows(ctx.db, from, cap),
  )
}

/** So many of the rows in their order. One statement. */
export async function readTeam(ctx: Ctx, { filter, sort }: Omit<TeamQuery, 'page'>, limit: number, offset = 0): Promise<TeamRow[]> {
  const { rows } = await sql<StoredTeamRow>`
    select * from ${teamOf(ctx, filter)} order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(ctx.db)
  return rows.map(({ is_person: isPerson, role_name: roleName, oldest_at: oldestAt, ...row }) => ({
    ...row,
    isPerson,
    roleName,
    oldestAt: oldestAt?.toISOString() ?? null,
  }))
}

/** The rows of people and of what is not claimed, as a table to select from. */
function teamOf(ctx: Ctx, { keyword = '' }: TeamQuery['filter']): RawBuilder<unknown> {
  const named = wordsOf(keyword).map((word) => containsWord(sql`name`, word))
  const { actor } = ctx
  const figures = sql`count(o.id)::int as open, count(*) filter (where o.amber)::int as amber, count(*) filter (where o.red)::int as red,
    count(*) filter (where o.late)::int as late, min(o.created_at) as oldest_at`
  return sql`(
    with open_tasks as materialized (
      select t.id, ${holderOf} as person, t.candidate_key, t.created_at,
        ${isUrgent('amber', ctx)} as amber, ${isUrgent('red', ctx)} as red, ${isUrgent('late', ctx)} as late
      from tasks t join cases c on c.id = t.case_id where ${tasksOfBody(ctx)})
    select u.id::text as holder, true as is_person, u.name, null::jsonb as role_name, ${figures}
      from users u left join open_tasks o on o.person = u.id
      where u.id in (select person from open_tasks) or (u.organization_id = ${actor.organizationId} and u.status = 'active' and exists (
        select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id and 'task.handle' = any(r.permissions)))
      group by u.id, u.name
    union all
    select o.candidate_key, false, coalesce(min(g.name), ''), (array_agg(r.name))[1], ${figures}
      from open_tasks o
      left join work_groups g on ${isKeyOfGroup('o.candidate_key', 'g')}
      left join roles r on r.code = ${roleInKey('o.candidate_key')}
      where o.person is null group by o.candidate_key
  ) team ${named.length === 0 ? sql`` : sql`where ${sql.join(named, sql` and `)}`}`
}
