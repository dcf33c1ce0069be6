import { sql } from 'kysely'
import { byKey } from '../../../../platform/database/statement-name.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { keysOf } from '../../process/index.ts'

/** «Next one» of the caller's to-dos: what they have claimed first, then the most urgent; not the case just acted on. */
export async function findNextTask(ctx: Ctx, caseId: string): Promise<{ id: string; case_id: string; title: string } | undefined> {
  const { userId } = ctx.actor
  // the first of each key by its index: over all keys at once every open task would be read and sorted
  const found = await sql<{ id: string; case_id: string; title: string }>`
    select first.id, first.case_id, c.title from (
      (select t.id, t.case_id, t.due_on, t.created_at, true as is_claimed from tasks t
        where t.claimed_by = ${userId} and t.state = 'open' and t.candidate_key = any(${keysOf(ctx.actor)}::text[]) and t.case_id <> ${caseId}
        order by t.due_on, t.created_at, t.id limit 1)
      union all
      select free.*, false from unnest(${keysOf(ctx.actor)}::text[]) as key cross join lateral (
        select t.id, t.case_id, t.due_on, t.created_at from tasks t
        where t.candidate_key = key and t.state = 'open' and (t.claimed_by is null or t.claimed_by = ${userId}) and t.case_id <> ${caseId}
        order by t.due_on, t.created_at, t.id limit 1) as free) as first
    join cases c on c.id = first.case_id
    order by first.is_claimed desc, first.due_on, first.created_at, first.id limit 1 ${byKey}`.execute(ctx.db)
  return found.rows[0]
}
