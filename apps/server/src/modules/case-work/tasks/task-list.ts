import { sql, type RawBuilder } from 'kysely'
import { taskDesk } from '@wenwu/core/desks/desks'
import { taskListFor } from '@wenwu/core/desks/list'
import { filterOf } from '@wenwu/core/list/definition'
import type { TaskPage, TaskQuery } from '@wenwu/core/tasks/contract'
import type { TaskFilter, TaskSort } from '@wenwu/core/tasks/list'
import type { TaskRow } from '@wenwu/core/tasks/schemas'
import { countCap } from '@wenwu/core/kernel/page'
import { endOfShanghaiDay, startOfShanghaiDay, toShanghaiDate } from '@wenwu/core/kernel/date'
import { countFound, readPage } from '../../../platform/database/read-page.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { keysOf, standsInCondition } from '../process/index.ts'
import { isAtStage, narrowed, openOrders, readTaskRows, streamTasks, tasksOf } from './task-rows.ts'

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

/** How many tasks each tab of the list has under the filter of a query; counted to the cap. In a desk with tabs of stages these are what tells its tabs apart. */
async function countPresets(
  ctx: Ctx,
  { dueOn: _dueOn, dueBy: _dueBy, isOverdue: _isOverdue, stages, ...filter }: TaskQuery,
): Promise<Record<string, number>> {
  const common = filter.desk === undefined && stages !== undefined ? { ...filter, stages } : filter
  const counted = (taskListFor(filter.desk).presets ?? []).map(async (preset): Promise<[string, number]> => {
    const found = taskQuery(ctx, ctx.db, { ...common, ...filterOf(preset, toShanghaiDate(ctx.now)) })
    return [preset.key, Math.min(countCap, await countFound(ctx.db, found.select(sql`1`.as('one')), countCap))]
  })
  return Object.fromEntries(await Promise.all(counted))
}

/** The caller's open tasks of a filter, one row each without order: for a figure that opens them. Of tasks alone, so that no case is read for a count. */
export function openTasks(ctx: Ctx, { stages, ...due }: TaskFacts): RawBuilder<unknown> {
  const conditions = [isTheirs(ctx.actor), ...factConditions(due, ctx.now), ...(stages === undefined ? [] : [isAtStage(stages)])]
  return sql`select 1 from tasks t where t.state = 'open' and ${sql.join(conditions, sql` and `)}`
}

/** What a filter asks of a task itself. */
type TaskFacts = Pick<TaskFilter, 'stages' | 'desk' | 'dueOn' | 'dueBy' | 'isOverdue'>

function factConditions({ desk, dueOn, dueBy, isOverdue }: Omit<TaskFacts, 'stages'>, now: Date): RawBuilder<boolean>[] {
  return [
    ...(desk === undefined ? [] : [isAtStage(taskDesk(desk).stages)]),
    ...(dueOn === undefined ? [] : [sql<boolean>`t.due_on = ${dueOn}`]),
    ...(dueBy === undefined ? [] : [sql<boolean>`t.due_on <= ${dueBy}`]),
    ...(isOverdue === true ? [sql<boolean>`t.due_on < ${toShanghaiDate(now)}`] : []),
  ]
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
  for (const condition of factConditions(query, ctx.now)) builder = builder.where(condition)
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
