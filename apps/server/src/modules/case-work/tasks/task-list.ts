import { sql, type RawBuilder } from 'kysely'
import { filterOf } from '@wenwu/core/list/definition'
import type { TaskPage, TaskQuery } from '@wenwu/core/tasks/contract'
import { todoList, type TaskSort } from '@wenwu/core/tasks/list'
import type { TaskRow } from '@wenwu/core/tasks/schemas'
import { countCap } from '@wenwu/core/kernel/page'
import { endOfShanghaiDay, startOfShanghaiDay, toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Text } from '@wenwu/core/i18n/text'
import { actionOf } from '@wenwu/core/tasks/actions-at'
import { containsWord, wordsOf } from '../../../platform/database/contains-word.ts'
import { countFound, readPage } from '../../../platform/database/read-page.ts'
import { inTransaction, type Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { caseRowColumns, toCaseRow, withOwnTime, type StoredCaseRow } from '../cases/index.ts'
import { getItemVersion } from '../items/index.ts'
import { keysOf } from '../process/index.ts'

const orders: Record<TaskSort | 'done-desc', RawBuilder<unknown>> = {
  'due-asc': sql`t.due_on, t.created_at, t.id`,
  'due-desc': sql`t.due_on desc nulls last, t.created_at desc, t.id desc`,
  'created-desc': sql`t.created_at desc, t.id desc`,
  'created-asc': sql`t.created_at, t.id`,
  'done-desc': sql`t.completed_at desc, t.id desc`,
}

const searched = sql`c.title || ' ' || c.unit_name || ' ' || coalesce(c.number, '') || ' ' || c.applicant_name || ' ' || coalesce(c.agent_name, '')`

interface StoredTaskRow extends StoredCaseRow {
  task_id: string
  step: string
  step_name: Text
  claimed_by: string | null
  claimer: string | null
  task_created_at: Date
  completed_at: Date | null
  outcome: string | null
  item_version_id: string
}

type Asked = Omit<TaskQuery, 'page'>

/** One page of the caller's tasks: open ones of their candidate keys that nobody else has claimed, or those they have done. */
export async function listTasks(ctx: Ctx, query: TaskQuery): Promise<TaskPage> {
  const base = taskQuery(ctx, ctx.db, query)
  const page = await readPage(
    query.page,
    (limit, offset) => readRows(ctx, ctx.db, base.orderBy(orderOf(query)).limit(limit).offset(offset)),
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

/**
 * All filtered tasks in their order: first which, then the rows, so many at a time, so that memory stays flat; what is no longer the caller's
 * meanwhile is left out. Each part takes a connection of its own and gives it back: a slow reader of an export holds none. Ends at `limit`.
 */
export async function* allTasks(ctx: Ctx, query: Asked, limit = 100_000): AsyncGenerator<TaskRow> {
  const { pool } = ctx.services
  const order = orderOf(query)
  const found = await inTransaction(pool, (db) => taskQuery(ctx, db, query).select('t.id').orderBy(order).limit(limit).execute())
  const size = 1000
  for (let from = 0; from < found.length; from += size) {
    const ids = found.slice(from, from + size).map(({ id }) => id)
    yield* await inTransaction(pool, (db) =>
      readRows(
        ctx,
        db,
        taskQuery(ctx, db, query)
          .where(sql<boolean>`t.id = any(${ids}::uuid[])`)
          .orderBy(order),
      ),
    )
  }
}

function orderOf({ state, sort }: Asked): RawBuilder<unknown> {
  return orders[state === 'done' ? 'done-desc' : sort]
}

async function readRows(ctx: Ctx, db: Db, query: ReturnType<typeof taskQuery>): Promise<TaskRow[]> {
  const calendar = ctx.services.calendar()
  const rows = (await query
    .leftJoin('users as u', 'u.id', 't.claimed_by')
    .select(caseRowColumns)
    .select(['t.id as task_id', 't.step', 't.step_name', 't.claimed_by', 't.created_at as task_created_at', 'u.name as claimer'])
    .select(['t.completed_at', 't.outcome', 'c.item_version_id'])
    .execute()) as unknown as StoredTaskRow[]
  const shown = await Promise.all(
    rows.map(async (row) => ({
      ...toCaseRow(row, calendar, ctx.now, ctx.actor),
      taskId: row.task_id,
      step: row.step,
      stepName: row.step_name,
      claimedBy: row.claimed_by === null ? null : { id: row.claimed_by, name: row.claimer ?? '' },
      isMine: row.claimed_by === ctx.actor.userId,
      taskCreatedAt: row.task_created_at.toISOString(),
      completedAt: row.completed_at?.toISOString() ?? null,
      outcomeLabel: row.outcome === null ? null : await outcomeLabel(db, row.item_version_id, row.step, row.outcome),
    })),
  )
  return withOwnTime({ db, actor: ctx.actor, now: ctx.now, services: ctx.services }, shown)
}

async function outcomeLabel(db: Db, itemVersionId: string, step: string, outcome: string): Promise<Text | null> {
  const item = await getItemVersion(db, itemVersionId)
  return actionOf(item.tasks.get(step), outcome)?.label ?? null
}

function taskQuery(ctx: Ctx, db: Db, query: Asked) {
  const { actor } = ctx
  let builder = db.selectFrom('tasks as t').innerJoin('cases as c', 'c.id', 't.case_id')
  builder =
    query.state === 'done'
      ? // what was withdrawn before its acceptance is a draft, its applicant's alone again (cases/case-scope.ts)
        builder.where('t.state', '=', 'done').where('t.completed_by', '=', actor.userId).where('c.status', '<>', '01')
      : builder
          .where('t.state', '=', 'open')
          .where('t.candidate_key', 'in', keysOf(actor))
          .where((eb) => eb.or([eb('t.claimed_by', 'is', null), eb('t.claimed_by', '=', actor.userId)]))
  if (query.itemCode) builder = builder.where('c.item_code', '=', query.itemCode)
  if (query.status) builder = builder.where('c.status', '=', query.status)
  if (query.statuses) builder = builder.where(sql<boolean>`c.status = any(${query.statuses})`)
  if (query.provinceCode) builder = builder.where('c.province_code', '=', query.provinceCode)
  if (query.dueBy) builder = builder.where('t.due_on', '<=', query.dueBy)
  if (query.isOverdue === true) builder = builder.where('t.due_on', '<', toShanghaiDate(ctx.now))
  if (query.doneFrom) builder = builder.where('t.completed_at', '>=', startOfShanghaiDay(query.doneFrom))
  if (query.doneTo) builder = builder.where('t.completed_at', '<', endOfShanghaiDay(query.doneTo))
  for (const word of wordsOf(query.keyword ?? '')) builder = builder.where(containsWord(searched, word))
  return builder
}

/** The figures of the home page in one statement; each stops at 1000. */
export async function taskFigures(ctx: Ctx): Promise<{ open: number; dueToday: number; overdue: number; returned: number }> {
  const keys = keysOf(ctx.actor)
  const today = toShanghaiDate(ctx.now)
  const mine = sql`t.state = 'open' and t.candidate_key = any(${keys}) and (t.claimed_by is null or t.claimed_by = ${ctx.actor.userId})`
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
