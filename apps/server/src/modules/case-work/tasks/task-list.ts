import { sql, type RawBuilder } from 'kysely'
import { filterOf } from '@wenwu/core/list/definition'
import type { TaskPage, TaskQuery } from '@wenwu/core/tasks/contract'
import { todoList, type TaskSort } from '@wenwu/core/tasks/list'
import type { TaskRow } from '@wenwu/core/tasks/schemas'
import { countCap } from '@wenwu/core/kernel/page'
import { endOfShanghaiDay, startOfShanghaiDay, toShanghaiDate } from '@wenwu/core/kernel/date'
import { countFound, readPage } from '../../../platform/database/read-page.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { keysOf, standsInCondition } from '../process/index.ts'
import { narrowed, openOrders, readTaskRows, streamTasks, tasksOf } from './task-rows.ts'

const orders: Record<TaskSort | 'done-desc', RawBuilder<unknown>> = {
  ...openOrders,
  'done-desc': sql`t.completed_at desc, t.id desc`,
}

type Asked = Omit<TaskQuery, 'page'>

/** One page of the caller's tasks: open ones of their candidate keys that nobody else has claimed, or those they have done. */
export async function listTasks(ctx: Ctx, query: TaskQuery): Promise<TaskPage> {
  const base = taskQuery(ctx, ctx.db, query)
  const page = await readPage(
    query.page,
    (limit, offset) => readTaskRows(ctx, ctx.db, base.orderBy(orderOf(query)).limit(limit).offset(offset)),
    (cap) => countFound(ctx.db, base.select(sql`1`.as('one')), cap),
  )
  return query.isCounting === true ? { ...page, presetCounts: await countPresets(ctx, query) } : page
}

/** How many tasks each tab of the to-dos has under the filter of a query; counted to the cap. */
async function countPresets(ctx: Ctx, { dueBy: _dueBy, isOverdue: _isOverdue, ...filter }: TaskQuery): Promise<Record<string, number>> {
  const counted = (todoList.presets ?? []).map(async (preset): Promise<[string, number]> => {
    const found = taskQuery(ctx, ctx.db, { ...filter, ...filterOf(preset, toShanghaiDate(ctx.now)) })
    return [preset.key, Math.min(countCap, await countFound(ctx.db, found.select(sql`1`.as('one')), countCap))]
  })
  return Object.fromEntries(await Promise.all(counted))
}

/** All filtered tasks in their order, streamed (`streamTasks`). */
export function allTasks(ctx: Ctx, query: Asked): AsyncGenerator<TaskRow> {
  return streamTasks(ctx, (db) => taskQuery(ctx, db, query), orderOf(query))
}

function orderOf({ state, sort }: Asked): RawBuilder<unknown> {
  return orders[state === 'done' ? 'done-desc' : sort]
}

function taskQuery(ctx: Ctx, db: Db, query: Asked) {
  const { actor } = ctx
  let builder = narrowed(tasksOf(db), query)
  builder =
    query.state === 'done'
      ? // what was withdrawn before its acceptance is a draft, its applicant's alone again (cases/case-scope.ts)
        builder.where('t.state', '=', 'done').where('t.completed_by', '=', actor.userId).where('c.status', '<>', '01')
      : builder.where('t.state', '=', 'open').where(isTheirs(actor))
  if (query.dueBy) builder = builder.where('t.due_on', '<=', query.dueBy)
  if (query.isOverdue === true) builder = builder.where('t.due_on', '<', toShanghaiDate(ctx.now))
  if (query.doneFrom) builder = builder.where('t.completed_at', '>=', startOfShanghaiDay(query.doneFrom))
  if (query.doneTo) builder = builder.where('t.completed_at', '<', endOfShanghaiDay(query.doneTo))
  return builder
}

/** Of open tasks `t`: those of a person's keys that no one else has claimed, and those of colleagues for whom they stand in. */
function isTheirs(actor: Ctx['actor']): RawBuilder<boolean> {
  const own = sql<boolean>`(t.candidate_key = any(${keysOf(actor)}::text[]) and (t.claimed_by is null or t.claimed_by = ${actor.userId}))`
  const others = standsInCondition(actor)
  return others === undefined ? own : sql<boolean>`(${own} or ${others})`
}

/** The figures of the home page in one statement; each stops at 1000. */
export async function taskFigures(ctx: Ctx): Promise<{ open: number; dueToday: number; overdue: number; returned: number }> {
  const today = toShanghaiDate(ctx.now)
  const mine = sql`t.state = 'open' and ${isTheirs(ctx.actor)}`
  const result = await sql<{ open: number; due: number; overdue: number; returned: number }>`
    select
      (select count(*)::int from (select 1 from tasks t where ${mine} limit 1000) a) as open,
      (select count(*)::int from (select 1 from tasks t where ${mine} and t.due_on = ${today} limit 1000) b) as due,
      (select count(*)::int from (select 1 from tasks t where ${mine} and t.due_on < ${today} limit 1000) d) as overdue,
      (select count(*)::int from (select 1 from tasks t where ${mine}
        and exists (select from corrections r where r.case_id = t.case_id and r.resubmitted_at is not null) limit 1000) e) as returned`.execute(
    ctx.db,
  )
  const row = result.rows[0]!
  return { open: row.open, dueToday: row.due, overdue: row.overdue, returned: row.returned }
}
