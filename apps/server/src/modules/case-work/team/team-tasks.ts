import { sql, type RawBuilder } from 'kysely'
import { caseCountCap } from '@wenwu/core/cases/model'
import type { Page } from '@wenwu/core/kernel/page'
import type { TeamTaskQuery } from '@wenwu/core/team/list'
import type { TaskSort } from '@wenwu/core/tasks/list'
import type { TaskRow } from '@wenwu/core/tasks/schemas'
import { countFound, readPage } from '../../../platform/database/read-page.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { wordsCondition } from '../cases/index.ts'
import { isOfCases, narrowed, openOrder, readTaskRows, streamTasks, tasksOf, type Tasks } from '../tasks/index.ts'
import { holderOf, isUnclaimed, isUrgent, placesOfBody, tasksOfBody } from './team-scope.ts'

type Asked = Omit<TeamTaskQuery, 'page'>

/** One page of the open tasks of the caller's own body. */
export async function queryTeamTasks(ctx: Ctx, { page, ...query }: TeamTaskQuery): Promise<Page<TaskRow>> {
  const { filter, sort } = query
  const words = await wordsCondition(ctx.services, filter.keyword)
  const found = teamTasks(ctx, ctx.db, filter, words)
  const rowsOf = async (limit: number, offset: number): Promise<TaskRow[]> => {
    const order = openOrder(sort)
    if (isOfCases({ ...filter, words })) return readTaskRows(ctx, ctx.db, found.orderBy(order).limit(limit).offset(offset), holderOf)
    const ids = await idsByPlace(ctx, found, sort, { limit, offset })
    return readTaskRows(
      ctx,
      ctx.db,
      tasksOf(ctx.db)
        .where(sql<boolean>`t.id = any(${ids}::uuid[])`)
        .orderBy(order),
      holderOf,
    )
  }
  return readPage(page, rowsOf, (cap) => countFound(ctx.db, found.select(sql`1`.as('one')), cap))
}

/**
 * The ids of a page: the first tasks of each place by the index that has them in this order, and of those the first. Of all places at once the planner reads and sorts whatever the body has
 * (2 s of 220,000 tasks).
 */
async function idsByPlace(ctx: Ctx, found: Tasks, sort: TaskSort, { limit, offset }: { limit: number; offset: number }): Promise<string[]> {
  // in the other direction the index has what is due on no day first: it is read by itself
  const isLastFirst = sort === 'due-desc'
  const parts = placesOfBody(ctx.actor).flatMap((isThere) =>
    isLastFirst ? [sql<boolean>`(${isThere} and t.due_on is not null)`, sql<boolean>`(${isThere} and t.due_on is null)`] : [isThere],
  )
  const order = isLastFirst ? sql`t.due_on desc, t.created_at desc, t.id desc` : openOrder(sort)
  const firstOf = (isThere: RawBuilder<boolean>) =>
    sql`(${found
      .where(isThere)
      .select(['t.id', 't.due_on', 't.created_at'])
      .orderBy(order)
      .limit(sql.lit(limit + offset))})`
  const { rows } = await sql<{ id: string }>`
    select f.id from (${sql.join(parts.map(firstOf), sql` union all `)}) f
    order by ${openOrder(sort, 'f')} limit ${limit} offset ${offset}`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

/** All of them in their order, streamed. */
export async function* allTeamTasks(ctx: Ctx, { filter, sort }: Asked): AsyncGenerator<TaskRow> {
  const words = await wordsCondition(ctx.services, filter.keyword)
  yield* streamTasks(ctx, (db) => teamTasks(ctx, db, filter, words), openOrder(sort), { holder: holderOf })
}

const personId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function teamTasks(ctx: Ctx, db: Db, { holder, part, ...filter }: Asked['filter'], words: RawBuilder<boolean> | undefined): Tasks {
  let found = narrowed(tasksOf(db), { ...filter, words }).where(tasksOfBody(ctx))
  if (part !== undefined) found = found.where(part === 'unclaimed' ? isUnclaimed : isUrgent(part, ctx))
  if (holder === undefined) return found
  return personId.test(holder)
    ? found.where(sql<boolean>`${holderOf} = ${holder}::uuid`)
    : found.where(sql<boolean>`(t.candidate_key = ${holder} and ${isUnclaimed})`)
}

/** The figures of the lead's home in one statement; each stops at one past the cap. */
export async function teamFigures(ctx: Ctx): Promise<{ open: number; unclaimed: number; amber: number; red: number }> {
  const figure = (more: ReturnType<typeof sql>) =>
    sql`(select count(*)::int from (select 1 from tasks t join cases c on c.id = t.case_id where ${tasksOfBody(ctx)} and ${more} limit ${sql.lit(caseCountCap + 1)}) counted)`
  const { rows } = await sql<{ open: number; unclaimed: number; amber: number; red: number }>`
    select ${figure(sql`true`)} as open, ${figure(isUnclaimed)} as unclaimed,
      ${figure(isUrgent('amber', ctx))} as amber, ${figure(isUrgent('red', ctx))} as red`.execute(ctx.db)
  return rows[0]!
}
