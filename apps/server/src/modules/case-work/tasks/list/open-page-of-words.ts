import { sql, type RawBuilder } from 'kysely'
import { caseCountCap } from '@wenwu/core/cases/model'
import type { PageRequest } from '@wenwu/core/kernel/page'
import type { TaskSort } from '@wenwu/core/tasks/list'
import type { Db } from '../../../../platform/database/request-database.ts'
import { unseen } from '../../../../platform/database/statement-name.ts'
import { shareOfValues, termFrequencies } from '../../../../platform/database/term-frequencies.ts'
import type { AppServices } from '../../../../platform/services.ts'
import { markOfWords, type WordsOfCases } from '../../cases/index.ts'
import {
  atOf,
  conditionOf,
  conditionsOf,
  foundPage,
  isDue,
  pageOf,
  placesOf,
  rowsOf,
  shapeOf,
  type Found,
  type OpenTasks,
} from './open-page.ts'
import { isAtStep, type StoredTaskRow } from './task-rows.ts'

/** What the tabs of a list have in common, and what each asks besides. */
export interface TabsOfTasks {
  common: OpenTasks
  each: readonly AskedOfTab[]
}
type AskedOfTab = Pick<OpenTasks, 'steps' | 'due'>
interface Asked {
  open: OpenTasks
  sort: TaskSort
  page: PageRequest
  words: WordsOfCases
}
/** `counts`: of the tabs, each to one past the cap; undefined where they were not counted on the way. */
interface Page {
  rows: StoredTaskRow[]
  total: number
  counts?: number[] | undefined
}

/**
 * How a page is found. `all`: all that the index has for the words and places are read, page and count in one statement. `meet`: the page is met in the order of the tasks, and the
 * index counts. `meet all`: they are counted as they come, too.
 */
export type WayToTasks = 'all' | 'meet' | 'meet all'

/** So many found by the index are sooner read than met and counted. */
const fewFound = 3_000
/** The index reads the numbers of so many cases in the time in which one task and its case are read and compared. */
const entriesPerCase = 10

/** The same where the tabs are counted, too: to find what has the words once more for the tabs takes as long as for the page. More are sooner counted tab by tab, which ends at the cap. */
const fewEnoughToCount = 50_000

/**
 * One page of open tasks whose cases have words, with its count to one past the cap, by the way that costs least by the statistics. `tabs`: to be counted; they are where all that the
 * index finds are read.
 */
export async function readOpenPageOfWords(
  { services, db }: { services: AppServices; db: Db },
  asked: Asked,
  tabs?: TabsOfTasks,
): Promise<Page> {
  const { share } = asked.words
  if (tabs !== undefined && (await casesWaiting(services, tabs.common)) * share <= fewEnoughToCount) return readAll(db, asked, tabs)
  return pageByWay(wayToTasks(await casesWaiting(services, asked.open), share), db, asked)
}

/** How many cases wait where these tasks may, by the statistics. */
async function casesWaiting(services: AppServices, open: OpenTasks): Promise<number> {
  const { rows } = await termFrequencies(services, 'waiting_cases', 'terms')
  return rows * shareOfValues(namesOfPlaces(open), await termFrequencies(services, 'waiting_cases', 'places'))
}

/** Of so many cases that wait there, of which a share has the words. */
export function wayToTasks(waiting: number, share: number): WayToTasks {
  if (waiting * share <= fewFound) return 'all'
  // what nearly all have is met at once, and the index would read all of them before the first
  return caseCountCap / share < (waiting * share) / entriesPerCase ? 'meet all' : 'meet'
}

export async function pageByWay(way: WayToTasks, db: Db, asked: Asked): Promise<Page> {
  if (way === 'all') return readAll(db, asked)
  const { open, sort, page, words } = asked
  const met = async (isCounting: boolean) =>
    foundPage((await pageOf(shapeOf(open, sort, page), atOf(open), { words: words.met, isCounting }).execute(db)).rows)
  if (way === 'meet all') return met(true)
  const total = await countFound(db, asked)
  // the statistics know only of frequent words: of others a page would be looked for among all tasks
  return total <= caseCountCap ? readAll(db, asked) : { ...(await met(false)), total }
}

/** Where the tasks asked for may wait, as `waiting_cases` names it. */
function namesOfPlaces({ keys, steps }: OpenTasks): string[] {
  return steps === undefined ? keys : keys.flatMap((key) => steps.map((step) => `${key} ${step}`))
}

/** The open tasks of the cases that the index has for the words and the places; no case is read, and of a task what its index has. */
function foundTasks({ open, words }: Pick<Asked, 'open' | 'words'>): RawBuilder<unknown> {
  const [shape, at] = [conditionsOf(open), atOf(open)]
  // where nothing waits the index need not look: a desk has fourteen steps, and an account has tasks at two or three
  const [keys, steps] = [unseen(open.keys, 'text[]'), unseen(open.steps ?? [], 'text[]')]
  const places = shape.isStaged ? sql`array(select k.key || ' ' || k.step from ${placesOf(shape, at).places})` : keys
  const isThere = sql`t.candidate_key = any(${keys}::text[]) ${shape.isStaged ? sql`and t.step = any(${steps}::text[])` : sql``}`
  return sql`from waiting_cases w join tasks t on t.case_id = w.case_id
    where w.terms @> ${unseen(words.terms, 'text[]')} and w.places && ${places} and ${words.saysIn(sql`w.words`)} and ${conditionOf(shape, at)} and ${isThere}`
}

async function readAll(db: Db, asked: Asked, tabs?: TabsOfTasks): Promise<Page> {
  const { open, words } = asked
  const shape = shapeOf(open, asked.sort, asked.page)
  const all = sql`select t.id, t.due_on, t.created_at, t.step ${foundTasks({ open: tabs?.common ?? open, words })}`
  const ofPage = sql`found t where ${tabs === undefined ? sql`true` : isOfTab(open)}`
  const counts = tabs === undefined ? sql`null` : sql`(select array[${sql.join(tabs.each.map(countOfTab))}]::int[] from found t)`
  const { rows } = await sql<Found & { counts: number[] | null }>`
    with found as materialized (${all})
    select coalesce(json_agg(r), '[]') as rows, (select count(*)::int from (select from ${ofPage} limit ${mostCounted}) counted) as total, ${counts} as counts
    from (${rowsOf(shape, sql`(select * from ${ofPage}) f`)}) r ${markOf(asked)}`.execute(db)
  return { ...foundPage(rows), counts: rows[0]?.counts ?? undefined }
}

/** Of the tasks `t` that tabs have in common. */
function isOfTab({ steps, due }: AskedOfTab): RawBuilder<unknown> {
  const conditions = [...(steps === undefined ? [] : [isAtStep(steps)]), ...(due === undefined ? [] : [isDue(due.when, due.day)])]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

function countOfTab(tab: AskedOfTab): RawBuilder<unknown> {
  return sql`least(count(*) filter (where ${isOfTab(tab)}), ${mostCounted})`
}

async function countFound(db: Db, asked: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select ${foundTasks(asked)} limit ${mostCounted}) counted ${markOf(asked)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** One plan serves whatever words are asked: the index finds them, and then each task by its case. */
function markOf({ page, words }: Asked): RawBuilder<unknown> {
  return markOfWords(words.number, page)
}

const mostCounted = sql.lit(caseCountCap + 1)
