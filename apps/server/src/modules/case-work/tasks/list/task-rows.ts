import { sql, type RawBuilder } from 'kysely'
import type { Text } from '@wenwu/core/i18n/text'
import { actionOf } from '@wenwu/core/tasks/actions-at'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { TaskFilter, TaskSort } from '@wenwu/core/tasks/list'
import type { TaskRow } from '@wenwu/core/tasks/schemas'
import { readInParts } from '../../../../platform/database/read-in-parts.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { caseRowColumns, timeOfTask, toCaseRow, withOwnTime, type StoredCaseRow } from '../../cases/index.ts'
import { getItemVersion, stepsOf } from '../../items/index.ts'
import { principalOf } from '../../process/index.ts'
import { handedOver, handedTo } from './handed-over.ts'

/** The order of each sort of open tasks, which stand in the statement under a name; each ends in the id. */
export function openOrder(sort: TaskSort, name = 't'): RawBuilder<unknown> {
  const [due, created, id] = ['due_on', 'created_at', 'id'].map((column) => sql.ref(`${name}.${column}`)) as [Column, Column, Column]
  switch (sort) {
    case 'due-asc':
      return sql`${due}, ${created}, ${id}`
    case 'due-desc':
      return sql`${due} desc nulls last, ${created} desc, ${id} desc`
    case 'created-desc':
      return sql`${created} desc, ${id} desc`
    case 'created-asc':
      return sql`${created}, ${id}`
  }
}
type Column = RawBuilder<unknown>

export interface StoredTaskRow extends StoredCaseRow {
  task_id: string
  step: string
  step_name: Text
  claimed_by: string | null
  claimer: string | null
  task_created_at: Date
  limit_on: string | null
  completed_at: Date | null
  role: string
  candidate_key: string
  is_asked: boolean
  state: string
  outcome: string | null
  /** Null of an open task: it is asked for what an outcome is called. */
  item_version_id: string | null
}

const columnsOfCase = sql.join(caseRowColumns.map((column) => sql.ref(column)))

/** The columns of a page of done tasks `t` in SQL, with their cases `c` and who had claimed them, `u`, where it is not the reader; what only open ones are asked for is left out. */
export const doneTaskColumns = sql`${columnsOfCase}, t.id as task_id, t.step, t.step_name, t.claimed_by,
  t.created_at as task_created_at, u.name as claimer, t.completed_at, t.outcome, c.item_version_id`

/** Those of open tasks that nobody else has claimed: what is the same in all of them is not read, nor the name of a step twice, which its case mostly has. */
export const openTaskColumns = sql`${columnsOfCase}, t.id as task_id, t.step, nullif(t.step_name, c.current_step) as step_name, t.claimed_by,
  t.created_at as task_created_at, t.role, t.candidate_key, t.is_asked, t.limit_on`

type InstantKey = 'submitted_at' | 'updated_at' | 'task_created_at' | 'completed_at'
/** A row as JSON of the database has it: instants are texts. */
type JsonTaskRow = Omit<StoredTaskRow, InstantKey> & {
  submitted_at: string | null
  updated_at: string
  task_created_at: string
  completed_at: string | null
}

/** A row of `openTaskColumns`. */
export type JsonOpenRow = Omit<JsonTaskRow, 'claimer' | 'completed_at' | 'outcome' | 'state' | 'item_version_id' | 'step_name'> & {
  step_name: Text | null
}

/** The row that is given, completed. */
export function storedOpenRow(row: JsonOpenRow): StoredTaskRow {
  const rest = { claimer: null, completed_at: null, outcome: null, state: 'open', item_version_id: null }
  return storedTaskRow(Object.assign(row, rest, { step_name: row.step_name ?? row.current_step }))
}

/** A row of `doneTaskColumns`. */
export type JsonDoneRow = Omit<JsonTaskRow, 'role' | 'candidate_key' | 'is_asked' | 'state' | 'limit_on'>

/** The row that is given, completed. */
export function storedDoneRow(row: JsonDoneRow): StoredTaskRow {
  return storedTaskRow(Object.assign(row, { role: '', candidate_key: '', is_asked: false, state: 'done', limit_on: null }))
}

/** The row that is given, with its instants read: to copy its forty fields costs more than to read them. */
function storedTaskRow(row: JsonTaskRow): StoredTaskRow {
  const rest: Omit<JsonTaskRow, InstantKey> = row
  return Object.assign(rest, {
    submitted_at: row.submitted_at === null ? null : new Date(row.submitted_at),
    updated_at: new Date(row.updated_at),
    task_created_at: new Date(row.task_created_at),
    completed_at: row.completed_at === null ? null : new Date(row.completed_at),
  })
}

/** Tasks `t` with their cases `c`, whose scope the caller adds. */
export const tasksOf = (db: Db) => db.selectFrom('tasks as t').innerJoin('cases as c', 'c.id', 't.case_id')
export type Tasks = ReturnType<typeof tasksOf>

/** `words`: of a keyword (`wordsCondition`). */
type CaseFilter = Pick<TaskFilter, 'itemCode' | 'status' | 'statuses' | 'provinceCode' | 'stages'> & {
  words?: RawBuilder<boolean> | undefined
}

/** Whether a filter asks about the cases of tasks. */
export function isOfCases({ itemCode, status, statuses, provinceCode, words }: Omit<CaseFilter, 'stages'>): boolean {
  return [itemCode, status, statuses, provinceCode, words].some((value) => value !== undefined && value !== '')
}

/** Those of the cases that the filter common to all lists of tasks looks for. */
export function narrowed(tasks: Tasks, { itemCode, status, statuses, provinceCode, stages, words }: CaseFilter): Tasks {
  let found = tasks
  if (itemCode) found = found.where('c.item_code', '=', itemCode)
  if (status) found = found.where('c.status', '=', status)
  if (statuses) found = found.where(sql<boolean>`c.status = any(${statuses})`)
  if (provinceCode) found = found.where('c.province_code', '=', provinceCode)
  if (stages) found = found.where(isAtStep(stepsOf(stages)))
  return words === undefined ? found : found.where(words)
}

/** Of tasks `t`: those at some steps. They are literal values, so that the planner knows how many tasks wait at them. */
export function isAtStep(steps: readonly string[]): RawBuilder<boolean> {
  return steps.length === 0 ? sql<boolean>`false` : sql<boolean>`t.step in (${sql.join(steps.map((step) => sql.lit(step)))})`
}

/** The rows of tasks, as lists show them. `holder`: the person who has one; default who claimed it. */
export async function readTaskRows(
  ctx: Ctx,
  db: Db,
  tasks: Tasks,
  holder: RawBuilder<string | null> = sql`t.claimed_by`,
): Promise<TaskRow[]> {
  const rows = await tasks
    .leftJoin('users as u', (join) => join.on('u.id', '=', sql<string>`${holder}`))
    .select(caseRowColumns)
    .select(['t.id as task_id', 't.step', 't.step_name', 'u.id as claimed_by', 't.created_at as task_created_at', 'u.name as claimer'])
    .select(['t.completed_at', 't.outcome', 't.role', 't.candidate_key', 't.is_asked', 't.state', 't.limit_on', 'c.item_version_id'])
    .execute()
  return toTaskRows(ctx, db, rows)
}

/** Stored rows as this reader may see them. */
export async function toTaskRows(ctx: Ctx, db: Db, rows: readonly StoredTaskRow[]): Promise<TaskRow[]> {
  const calendar = ctx.services.calendar()
  const today = toShanghaiDate(ctx.now)
  // one after another: a promise for each row costs more than the row
  const labels = new Map<string, Text | null>()
  for (const { task_id: id, item_version_id: version, step, outcome, state } of rows) {
    if (outcome === null) continue
    if (state === handedOver) labels.set(id, handedTo(outcome))
    else if (version !== null) labels.set(id, await outcomeLabel(db, version, step, outcome))
  }
  const shown = rows.map((row): TaskRow => {
    const ofCase = toCaseRow(row, calendar, ctx.now, ctx.actor)
    const isOpen = row.state === 'open'
    const isMine = row.claimed_by === ctx.actor.userId
    // into the row that was made for it: to copy its twenty fields costs as much as to fill them
    return Object.assign(ofCase, {
      clock: isOpen ? timeOfTask(ofCase.clock, { limitOn: row.limit_on, role: row.role }, calendar, today) : ofCase.clock,
      taskId: row.task_id,
      step: row.step,
      stepName: row.step_name,
      claimedBy: row.claimed_by === null ? null : { id: row.claimed_by, name: isMine ? ctx.actor.name : (row.claimer ?? '') },
      isMine,
      standsFor: (isOpen ? principalOf(ctx.actor, row, row.item_code)?.name : undefined) ?? null,
      taskCreatedAt: row.task_created_at.toISOString(),
      completedAt: row.completed_at?.toISOString() ?? null,
      outcomeLabel: labels.get(row.task_id) ?? null,
    })
  })
  return withOwnTime({ db, actor: ctx.actor, now: ctx.now, services: ctx.services }, shown)
}

/** All tasks in their order (`readInParts`); what is no longer the caller's meanwhile is left out. Ends at `limit`. */
export function streamTasks(
  ctx: Ctx,
  find: (db: Db) => Tasks,
  order: RawBuilder<unknown>,
  { holder, limit = 100_000 }: { holder?: RawBuilder<string | null>; limit?: number } = {},
): AsyncGenerator<TaskRow> {
  return readInParts(
    ctx.services.pool,
    (db) => find(db).select('t.id').orderBy(order).limit(limit).execute(),
    (db, part) => {
      const ids = part.map(({ id }) => id)
      const tasks = find(db)
        .where(sql<boolean>`t.id = any(${ids}::uuid[])`)
        .orderBy(order)
      return readTaskRows(ctx, db, tasks, holder)
    },
  )
}

async function outcomeLabel(db: Db, itemVersionId: string, step: string, outcome: string): Promise<Text | null> {
  const item = await getItemVersion(db, itemVersionId)
  return actionOf(item.tasks.get(step), outcome)?.label ?? null
}
