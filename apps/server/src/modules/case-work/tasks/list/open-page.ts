import { sql, type CompiledQuery, type RawBuilder } from 'kysely'
import { caseCountCap } from '@wenwu/core/cases/model'
import { openingSizes, type PageRequest } from '@wenwu/core/kernel/page'
import type { TaskSort } from '@wenwu/core/tasks/list'
import { prepared } from '../../../../platform/database/prepared.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import { onePlan, unseen } from '../../../../platform/database/statement-name.ts'
import { openOrder, openTaskColumns, storedOpenRow, type JsonOpenRow, type StoredTaskRow } from './task-rows.ts'

/** What an open task is asked for by itself, without its case. `steps` undefined: whatever step. */
export interface OpenTasks {
  keys: string[]
  userId: string
  steps: string[] | undefined
  due: { when: 'on' | 'by' | 'before'; day: string } | undefined
}

/** A page of them has one statement for each of these. */
export interface Shape {
  sort: TaskSort
  isStaged: boolean
  due: 'on' | 'by' | 'before' | null
  limit: number
  offset: number
}

interface Values {
  /** Both as JSON: of a function the planner expects the same number of rows whatever it is given, so that it keeps one plan. */
  keys: string
  steps: string
  userId: string
  day: string
}

/** What stands in the statement for a value. */
export type At = <Name extends keyof Values>(name: Name) => Values[Name]

type OpenPage = (db: Db, values: Values) => Promise<Found[]>
export interface Found {
  rows: JsonOpenRow[]
  total: number
}

const statements = new Map<string, OpenPage>()

/**
 * One page of open tasks with its count up to `caseCountCap`, or 0 where it is not counted, in one statement: a page of each key (and each step) by the index that has them in this
 * order, of which the first are taken and only then joined with their cases.
 */
export async function readOpenPage(
  db: Db,
  open: OpenTasks,
  { sort, page }: { sort: TaskSort; page: PageRequest },
  isCounting = true,
): Promise<{ rows: StoredTaskRow[]; total: number }> {
  return foundPage(await statementOf(shapeOf(open, sort, page), isCounting)(db, valuesOf(open)))
}

/** What a statement of a page has found. */
export function foundPage([found]: readonly Found[]): { rows: StoredTaskRow[]; total: number } {
  return { rows: found?.rows.map(storedOpenRow) ?? [], total: found?.total ?? 0 }
}

export function shapeOf(open: OpenTasks, sort: TaskSort, page: PageRequest): Shape {
  return { sort, ...conditionsOf(open), limit: page.size, offset: (page.number - 1) * page.size }
}

/** What tells the statements of such tasks apart, whatever their order. */
export function conditionsOf({ steps, due }: OpenTasks): Pick<Shape, 'isStaged' | 'due'> {
  return { isStaged: steps !== undefined, due: due?.when ?? null }
}

function valuesOf({ keys, userId, steps, due }: OpenTasks): Values {
  return { keys: JSON.stringify(keys), steps: JSON.stringify(steps ?? []), userId, day: due?.day ?? '' }
}

/** The values themselves, for a statement that is planned for them. */
export function atOf(open: OpenTasks): At {
  const values = valuesOf(open)
  return (name) => values[name]
}

function statementOf(shape: Shape, isCounting: boolean): OpenPage {
  if (shape.offset > 0 || !openingSizes.includes(shape.limit))
    return async (db, values) => (await pageOf(shape, (name) => values[name], { isCounting }).execute(db)).rows
  const key = JSON.stringify({ ...shape, isCounting })
  const known = statements.get(key)
  if (known !== undefined) return known
  const statement = prepared<Values>()((db, at) => {
    const query = sql<Found>`${pageOf(shape, at, { isCounting })} ${onePlan}`
    return { compile: (): CompiledQuery<Found> => query.compile(db) }
  })
  statements.set(key, statement)
  return statement
}

const comparisons = { on: sql`=`, by: sql`<=`, before: sql`<` }

/** Of tasks `t`: those due on a day, by it, or before it. */
export function isDue(when: keyof typeof comparisons, day: string): RawBuilder<boolean> {
  return sql<boolean>`t.due_on ${comparisons[when]} ${day}::date`
}

/** Of tasks `t` of a key: open ones that nobody else has claimed, of the days asked for. */
export function conditionOf({ due }: Pick<Shape, 'due'>, at: At): RawBuilder<unknown> {
  const ofDay = due === null ? sql`` : sql`and t.due_on ${comparisons[due]} ${unseen(at('day'), 'date')}`
  return sql`t.state = 'open' and (t.claimed_by is null or t.claimed_by = ${unseen(at('userId'), 'uuid')}) ${ofDay}`
}

/** What a page or a count goes through, `k`, and the tasks `t` of one of them: the keys, or the steps of each key at which tasks wait. */
export function placesOf({ isStaged }: Pick<Shape, 'isStaged'>, at: At): { places: RawBuilder<unknown>; isThere: RawBuilder<unknown> } {
  const keys = sql`json_array_elements_text(${at('keys')}::json)`
  if (!isStaged) return { places: sql`${keys} k (key)`, isThere: sql`t.candidate_key = k.key` }
  return {
    places: sql`(select o.key, s.step from ${keys} o (key) cross join lateral (${waitingSteps(at)}) s) k`,
    isThere: sql`t.candidate_key = k.key and t.step = k.step`,
  }
}

/**
 * The steps asked for at which tasks of the key `o` wait, each found by the index behind the one before: an account has tasks at two or three steps, and a desk has fourteen.
 */
function waitingSteps(at: At): RawBuilder<unknown> {
  const next = (more: RawBuilder<unknown>) =>
    sql`select t.step from tasks t where t.state = 'open' and t.candidate_key = o.key ${more} order by t.step limit 1`
  return sql`with recursive waiting (step) as (
      (${next(sql``)}) union all select (${next(sql`and t.step > w.step`)}) from waiting w where w.step is not null)
    select w.step from waiting w where ${at('steps')}::jsonb ? w.step`
}

/**
 * A row for each task, to the cap. Place by place: of several at once the planner takes keys and steps for independent, and where a role has nothing at a step it would walk
 * the table for tasks that are not there.
 */
function countedOf(
  shape: Pick<Shape, 'isStaged' | 'due'>,
  at: At,
  { words, from }: { words?: RawBuilder<boolean> | undefined; from?: RawBuilder<unknown> } = {},
): RawBuilder<unknown> {
  const { places, isThere } = placesOf(shape, at)
  return sql`select 1 from ${from ?? places} cross join lateral (
    select from tasks t ${withWords(words)} where ${conditionOf(shape, at)} and ${isThere} ${andWords(words)} offset 0) f limit ${mostCounted}`
}

const withWords = (words: RawBuilder<boolean> | undefined) => (words === undefined ? sql`` : sql`join cases c on c.id = t.case_id`)
const andWords = (words: RawBuilder<boolean> | undefined) => (words === undefined ? sql`` : sql`and ${words}`)

/** The open tasks themselves to the cap, one row each without order: for a figure that opens them. Of tasks alone, so that no case is read for a count. */
export function openRows(open: OpenTasks): RawBuilder<unknown> {
  return countedOf(conditionsOf(open), atOf(open))
}

/**
 * How many open tasks each of some tabs of one account has, to one past the cap, in one statement. Of tabs of steps those at which tasks wait are looked for once, and counted once for
 * all tabs of whatever day, which are summed up here.
 */
export async function countOpenTabs(db: Db, tabs: readonly OpenTasks[]): Promise<number[]> {
  const [first] = tabs
  if (first === undefined) return []
  const conditions = tabs.map(conditionsOf)
  const key = JSON.stringify(conditions)
  let statement = countings.get(key)
  if (statement === undefined) countings.set(key, (statement = countingOf(conditions)))
  const steps = [...new Set(tabs.flatMap((tab) => tab.steps ?? []))]
  const values: ValuesOfTabs = { ...valuesOf({ ...first, steps }) }
  for (const [i, tab] of tabs.entries()) if (!isSummedUp(conditions[i]!)) Object.assign(values, ofTab(i, valuesOf(tab)))
  const [found = { waiting: [], counts: [] }] = await statement(db, values)
  const counts = found.counts.values()
  return tabs.map((tab, i) => (isSummedUp(conditions[i]!) ? sumOf(found.waiting, tab) : (counts.next().value ?? 0)))
}

type Conditions = Pick<Shape, 'isStaged' | 'due'>
/** Those of the account and of all steps, and the steps and the day of each tab by its number. */
type ValuesOfTabs = Record<string, string>
interface CountedTabs {
  waiting: { step: string; number: number }[]
  /** Of the tabs that are not summed up, in their order. */
  counts: number[]
}

const countings = new Map<string, ReturnType<typeof countingOf>>()

const ofTab = (i: number, { steps, day }: Pick<Values, 'steps' | 'day'>): ValuesOfTabs => ({ [`steps ${i}`]: steps, [`day ${i}`]: day })
const mostCounted = sql.lit(caseCountCap + 1)

/** Whether what waits at its steps is all that a tab has. */
function isSummedUp({ isStaged, due }: Conditions): boolean {
  return isStaged && due === null
}

function sumOf(waiting: CountedTabs['waiting'], { steps }: OpenTasks): number {
  const sum = waiting.reduce((sum, { step, number }) => (steps?.includes(step) ? sum + number : sum), 0)
  return Math.min(sum, caseCountCap + 1)
}

/** Compiled once and planned once per connection, as a page is. */
function countingOf(tabs: readonly Conditions[]) {
  return prepared<ValuesOfTabs>()((db, at) => {
    const atOfAll: At = (name) => at(name)
    const all: Conditions = { isStaged: true, due: null }
    const { places, isThere } = placesOf(all, atOfAll)
    const atStep = sql`select count(*)::int from (select from tasks t where ${conditionOf(all, atOfAll)} and ${isThere} limit ${mostCounted}) found`
    const [given, waiting] = tabs.some(({ isStaged }) => isStaged)
      ? [
          sql`with waiting as materialized (select k.key, k.step, (${atStep}) as number from ${places})`,
          sql`(select coalesce(json_agg(w), '[]') from waiting w)`,
        ]
      : [sql``, sql`'[]'::json`]
    const counts = tabs.flatMap((tab, i) => {
      if (isSummedUp(tab)) return []
      const atOfTab: At = (name) => at(name === 'steps' || name === 'day' ? `${name} ${i}` : name)
      const from = tab.isStaged ? sql`(select w.key, w.step from waiting w where ${atOfTab('steps')}::jsonb ? w.step) k` : undefined
      return [sql`(select count(*)::int from (${countedOf(tab, atOfTab, { from })}) counted)`]
    })
    const query = sql<CountedTabs>`${given} select ${waiting} as waiting, ${counts.length === 0 ? sql`'{}'` : sql`array[${sql.join(counts)}]`}::int[] as counts ${onePlan}`
    return { compile: (): CompiledQuery<CountedTabs> => query.compile(db) }
  })
}

/** So many tasks are passed for each of a page before all that are asked for are sorted. */
const mostPassed = 50

/** The first of one place in an order. */
function partOf(shape: Shape, at: At, words: RawBuilder<boolean> | undefined): RawBuilder<unknown> {
  const { isThere } = placesOf(shape, at)
  const last = sql.lit(shape.offset + shape.limit)
  const part = (more: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    sql`(select t.id, t.due_on, t.created_at from tasks t ${withWords(words)}
      where ${conditionOf(shape, at)} and ${isThere} ${andWords(words)} ${more} order by ${order} limit ${last})`
  if (shape.sort === 'due-desc') {
    const lastFirst = sql`t.due_on desc, t.created_at desc, t.id desc`
    if (shape.due !== null) return part(sql``, lastFirst)
    // by the index of the other direction: what has no day comes last in both, and is sorted by it although it is the same, since the planner asks no other index then.
    // The second part is read where the first does not fill the page: an Append runs its parts in order, and a request has no parallel helpers
    return sql`(${part(sql`and t.due_on is not null`, lastFirst)} union all ${part(sql`and t.due_on is null`, lastFirst)} limit ${last})`
  }
  const found = part(sql``, openOrder(shape.sort))
  if (shape.due === null || shape.sort === 'due-asc' || words !== undefined) return found
  // Of some days, in the order in which they came: where many are of these days, the first that came hold a page of them; to read and sort all of them took six times as long.
  // The state is said once more, since no index has it to tell
  const came = sql`select t.id, t.due_on, t.created_at, t.claimed_by, 'open' as state from tasks t
    where t.state = 'open' and ${isThere} order by ${openOrder(shape.sort)} limit ${sql.lit((shape.offset + shape.limit) * mostPassed)}`
  return sql`(with first as materialized (
      select t.id, t.due_on, t.created_at from (${came}) t where ${conditionOf(shape, at)} limit ${last})
    select * from first where (select count(*) from first) = ${last}
    union all select * from ${found} rest where (select count(*) from first) < ${last})`
}

export function pageOf(
  shape: Shape,
  at: At,
  { words, isCounting = true }: { words?: RawBuilder<boolean>; isCounting?: boolean } = {},
): RawBuilder<Found> {
  const { places } = placesOf(shape, at)
  // page and count go through the same steps, which are looked for once
  const [given, from] = shape.isStaged
    ? [sql`with place as materialized (select k.key, k.step from ${places})`, sql`place k`]
    : [sql``, places]
  return sql<Found>`${given} select coalesce(json_agg(r), '[]') as rows,
      ${isCounting ? sql`(select count(*)::int from (${countedOf(shape, at, { words, from })}) counted)` : sql`0`} as total
    from (${rowsOf(shape, sql`${from} cross join lateral ${partOf(shape, at, words)} f`)}) r`
}

/** The rows of a page of tasks `f` by their id and what they are ordered by: cut first, and only then joined with what is shown of them. */
export function rowsOf({ sort, limit, offset }: Shape, found: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${openTaskColumns} from (
      select f.id, f.due_on, f.created_at from ${found}
      order by ${openOrder(sort, 'f')} limit ${sql.lit(limit)} offset ${sql.lit(offset)}) p
    join tasks t on t.id = p.id join cases c on c.id = t.case_id
    order by ${openOrder(sort, 'p')}`
}
