import { sql, type RawBuilder } from 'kysely'
import { caseCountCap } from '@wenwu/core/cases/model'
import { taskDesk } from '@wenwu/core/desks/desks'
import { taskListFor } from '@wenwu/core/desks/list'
import { filterOf } from '@wenwu/core/list/definition'
import type { TaskPage, TaskQuery } from '@wenwu/core/tasks/contract'
import type { TaskFilter } from '@wenwu/core/tasks/list'
import type { TaskRow } from '@wenwu/core/tasks/schemas'
import { endOfShanghaiDay, startOfShanghaiDay, toShanghaiDate } from '@wenwu/core/kernel/date'
import { countFound, readPage } from '../../../../platform/database/read-page.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { inTurnOf, wordsCondition, wordsOfCases } from '../../cases/index.ts'
import { stepsOf } from '../../items/index.ts'
import { keysOf, standsInCondition } from '../../process/index.ts'
import { countDone, doneByCaller, readDonePage } from './done-page.ts'
import { tasksHandedOver } from './handed-over.ts'
import { countOpenTabs, isDue, openRows, readOpenPage, type OpenTasks } from './open-page.ts'
import { readOpenPageOfWords, type TabsOfTasks } from './open-page-of-words.ts'
import {
  isAtStep,
  isOfCases,
  narrowed,
  openOrder,
  readTaskRows,
  streamTasks,
  tasksOf,
  toTaskRows,
  type StoredTaskRow,
} from './task-rows.ts'

/** What is asked, with the condition of its keyword on cases. */
type Asked = Omit<TaskQuery, 'page' | 'isCounting'> & { words?: RawBuilder<boolean> | undefined }

/** Of tabs, where they were counted on the way. */
interface Counted {
  counts?: number[] | undefined
}

/** One page of the caller's tasks: open ones of their candidate keys that nobody else has claimed, or those they have done. Counted to 999, as cases are. */
export async function listTasks(ctx: Ctx, query: TaskQuery): Promise<TaskPage> {
  const asked = { ...query, words: await wordsCondition(ctx.services, query.keyword) }
  // the tabs of what was done are not counted: it grows without end
  if (query.isCounting !== true || query.state === 'done') return (await readTasks(ctx, asked)).page
  const tabs = tabsOf(ctx, asked)
  const { page, counts } = await readTasks(ctx, asked, tabs)
  const counted = counts ?? (await countEach(ctx, tabs.each))
  return { ...page, presetCounts: Object.fromEntries(tabs.keys.map((key, i) => [key, counted[i] ?? 0])) }
}

async function readTasks(ctx: Ctx, query: Asked & Pick<TaskQuery, 'page'>, tabs?: Tabs): Promise<{ page: TaskPage } & Counted> {
  const first = await readFirstPage(ctx, query, tabs)
  if (first !== undefined) {
    const { rows, total, counts } = first
    const page = { rows: await toTaskRows(ctx, ctx.db, rows), total: Math.min(total, caseCountCap), isCapped: total > caseCountCap }
    return { page, counts }
  }
  const base = taskQuery(ctx, ctx.db, query)
  const page = await readPage(
    query.page,
    (limit, offset) => readTaskRows(ctx, ctx.db, base.orderBy(orderOf(query)).limit(limit).offset(offset)),
    (cap) =>
      isOfTasksDone(query) ? countDone(ctx, ofTasksDone(query, ctx.now), cap) : countFound(ctx.db, base.select(sql`1`.as('one')), cap),
    { cap: caseCountCap },
  )
  return { page }
}

/** A page by a statement of its own, where what is asked has one: open tasks by themselves, those of words that many cases have, and the first of all that was done. */
async function readFirstPage(
  ctx: Ctx,
  query: Asked & Pick<TaskQuery, 'page'>,
  tabs: Tabs | undefined,
): Promise<({ rows: StoredTaskRow[]; total: number } & Counted) | undefined> {
  if (query.state === 'open') {
    const open = byThemselves(ctx, { ...query, words: undefined })
    if (open === undefined) return undefined
    if (query.words === undefined) return tabs === undefined ? readOpenPage(ctx.db, open, query) : readPageWithTabs(ctx, open, query, tabs)
    const words = await wordsOfCases(ctx.services, query.keyword)
    return (
      words &&
      inTurnOf(ctx, 'words', () =>
        readOpenPageOfWords(ctx, { open, sort: query.sort, page: query.page, words }, tabs && tasksOfTabs(ctx, tabs)),
      )
    )
  }
  const isAll = isOfTasksDone(query) && ofTasksDone(query, ctx.now).length === 0
  return isAll && query.page.number === 1 ? readDonePage(ctx, query.page.size) : undefined
}

/** A page of open tasks and the counts of its tabs, which go out together; the tab that is shown is counted once. */
async function readPageWithTabs(
  ctx: Ctx,
  open: OpenTasks,
  query: Pick<TaskQuery, 'sort' | 'page'>,
  tabs: Tabs,
): Promise<{ rows: StoredTaskRow[]; total: number } & Counted> {
  const each = allByThemselves(ctx, tabs.each)
  if (each === undefined) return readOpenPage(ctx.db, open, query)
  const asked = JSON.stringify(open)
  const shown = each.findIndex((tab) => JSON.stringify(tab) === asked)
  const [page, counts] = await Promise.all([readOpenPage(ctx.db, open, query, shown < 0), countOpenTabs(ctx.db, each)])
  return { ...page, total: counts[shown] ?? page.total, counts }
}

type OfOpen = Omit<Asked, 'state' | 'sort'>

/** The tabs of a list under the filter of a query: what they have in common of it, and all that each asks. */
interface Tabs {
  keys: string[]
  common: OfOpen
  each: OfOpen[]
}

/** In a desk with tabs of stages these are what tells its tabs apart. */
function tabsOf(ctx: Ctx, { dueOn: _dueOn, dueBy: _dueBy, isOverdue: _isOverdue, stages, ...filter }: Asked): Tabs {
  const common = filter.desk === undefined && stages !== undefined ? { ...filter, stages } : filter
  const presets = taskListFor(filter.desk).presets ?? []
  return {
    keys: presets.map(({ key }) => key),
    common,
    each: presets.map((preset) => ({ ...common, ...filterOf(preset, toShanghaiDate(ctx.now)) })),
  }
}

/** What tabs ask of tasks alone, their words aside; undefined where one asks more. */
function tasksOfTabs(ctx: Ctx, tabs: Tabs): TabsOfTasks | undefined {
  const common = byThemselves(ctx, { ...tabs.common, words: undefined })
  const each = allByThemselves(
    ctx,
    tabs.each.map((tab) => ({ ...tab, words: undefined })),
  )
  return common === undefined || each === undefined ? undefined : { common, each }
}

function allByThemselves(ctx: Ctx, tabs: readonly OfOpen[]): OpenTasks[] | undefined {
  const each = tabs.flatMap((tab) => byThemselves(ctx, tab) ?? [])
  return each.length < tabs.length ? undefined : each
}

/** How many tasks each tab has, to one past the cap, in one statement. */
async function countEach(ctx: Ctx, tabs: readonly OfOpen[]): Promise<number[]> {
  const parts = tabs.map(
    (tab) => sql`(select count(*)::int from (select 1 from (${openTasks(ctx, tab)}) found limit ${sql.lit(caseCountCap + 1)}) counted)`,
  )
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(parts)}]::int[] as counts`.execute(ctx.db)
  return rows[0]?.counts ?? []
}

/** The caller's open tasks of a filter, one row each without order: for a figure that opens them. */
export function openTasks(ctx: Ctx, filter: Omit<Asked, 'state' | 'sort'>): RawBuilder<unknown> {
  const open = byThemselves(ctx, filter)
  if (open !== undefined) return openRows(open)
  const found = taskQuery(ctx, ctx.db, { ...filter, state: 'open', sort: 'due-asc' }).select(sql`1`.as('one'))
  return sql`${found}`
}

/** What a filter asks of open tasks themselves; undefined where it asks about their cases, about two days at once, or where the caller stands in for colleagues. */
function byThemselves(ctx: Ctx, filter: Omit<Asked, 'state' | 'sort'>): OpenTasks | undefined {
  const due = duesOf(filter, ctx.now)
  if (isOfCases(filter) || doneBetween(filter).length > 0 || due.length > 1 || standsInCondition(ctx.actor) !== undefined) return undefined
  const steps = stepsAsked(filter)
  return { keys: unique(keysOf(ctx.actor)), userId: ctx.actor.userId, steps: steps && unique(steps), due: due[0] }
}

/** Each place is gone through by itself, so none may stand there twice. */
function unique(places: readonly string[]): string[] {
  return [...new Set(places)]
}

/** The steps of the stages of a filter and of its desk; undefined where it names neither. */
function stepsAsked({ desk, stages }: Pick<TaskFilter, 'desk' | 'stages'>): string[] | undefined {
  const ofDesk = desk === undefined ? undefined : stepsOf(taskDesk(desk).stages)
  const ofStages = stages === undefined ? undefined : stepsOf(stages)
  return ofDesk === undefined || ofStages === undefined ? (ofDesk ?? ofStages) : ofDesk.filter((step) => ofStages.includes(step))
}

function duesOf(
  { dueOn, dueBy, isOverdue }: Pick<TaskFilter, 'dueOn' | 'dueBy' | 'isOverdue'>,
  now: Date,
): NonNullable<OpenTasks['due']>[] {
  return [
    ...(dueOn === undefined ? [] : [{ when: 'on' as const, day: dueOn }]),
    ...(dueBy === undefined ? [] : [{ when: 'by' as const, day: dueBy }]),
    ...(isOverdue === true ? [{ when: 'before' as const, day: toShanghaiDate(now) }] : []),
  ]
}

/** All filtered tasks in their order, streamed (`streamTasks`). */
export async function* allTasks(ctx: Ctx, query: Omit<Asked, 'words'>): AsyncGenerator<TaskRow> {
  const words = await wordsCondition(ctx.services, query.keyword)
  yield* streamTasks(ctx, (db) => taskQuery(ctx, db, { ...query, words }), orderOf(query))
}

function orderOf({ state, sort }: Asked): RawBuilder<unknown> {
  return state === 'done' ? sql`t.completed_at desc, t.id desc` : openOrder(sort)
}

function taskQuery(ctx: Ctx, db: Db, query: Asked) {
  const { actor } = ctx
  const isHandedOver = query.state === 'done' && query.isHandedOver === true
  let builder = narrowed(isHandedOver ? tasksHandedOver(ctx, db) : tasksOf(db), query)
  if (query.desk !== undefined) builder = builder.where(isAtStep(stepsOf(taskDesk(query.desk).stages)))
  if (!isHandedOver)
    builder = query.state === 'done' ? builder.where(doneByCaller(ctx)) : builder.where('t.state', '=', 'open').where(isTheirs(actor))
  for (const { when, day } of duesOf(query, ctx.now)) builder = builder.where(isDue(when, day))
  return doneBetween(query).reduce((narrowed, condition) => narrowed.where(condition), builder)
}

/** Whether tasks that the caller has done are asked for, and nothing of their cases. */
function isOfTasksDone(query: Asked): boolean {
  return query.state === 'done' && query.isHandedOver !== true && !isOfCases(query)
}

/** What a filter asks of such tasks. */
function ofTasksDone(query: Asked, now: Date): RawBuilder<boolean>[] {
  const steps = stepsAsked(query)
  const due = duesOf(query, now).map(({ when, day }) => isDue(when, day))
  return [...(steps === undefined ? [] : [isAtStep(steps)]), ...due, ...doneBetween(query)]
}

function doneBetween({ doneFrom, doneTo }: Pick<TaskFilter, 'doneFrom' | 'doneTo'>): RawBuilder<boolean>[] {
  return [
    ...(doneFrom ? [sql<boolean>`t.completed_at >= ${startOfShanghaiDay(doneFrom)}`] : []),
    ...(doneTo ? [sql<boolean>`t.completed_at < ${endOfShanghaiDay(doneTo)}`] : []),
  ]
}

/** Of open tasks `t`: those of a person's keys that no one else has claimed, and those of colleagues for whom they stand in. */
function isTheirs(actor: Ctx['actor']): RawBuilder<boolean> {
  const own = sql<boolean>`(t.candidate_key = any(${keysOf(actor)}::text[]) and (t.claimed_by is null or t.claimed_by = ${actor.userId}))`
  const others = standsInCondition(actor)
  return others === undefined ? own : sql<boolean>`(${own} or ${others})`
}
