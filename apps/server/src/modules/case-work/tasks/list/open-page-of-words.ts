import { sql, type RawBuilder } from 'kysely'
import { caseCountCap } from '@wenwu/core/cases/model'
import type { PageRequest } from '@wenwu/core/kernel/page'
import type { TaskSort } from '@wenwu/core/tasks/list'
import type { Db } from '../../../../platform/database/request-database.ts'
import type { WordsOfCases } from '../../cases/index.ts'
import { atOf, conditionOf, countedOf, foundPage, pageOf, rowsOf, shapeOf, type Found, type OpenTasks } from './open-page.ts'
import type { StoredTaskRow } from './task-rows.ts'

interface Asked {
  sort: TaskSort
  page: PageRequest
}
interface Page {
  rows: StoredTaskRow[]
  total: number
}

/**
 * So many cases with some words are all looked up for their open tasks. Of more, the page is sooner met in the order of the tasks, and the first thousand are
 * counted after as many cases: at 1,000,000 cases one in six had a task of an office.
 */
const fewCases = 8_000

/** One page of open tasks whose cases have words, with its count to one past the cap. `count`: asked where too many tasks wait to look at each. */
export async function readOpenPageOfWords(
  db: Db,
  open: OpenTasks,
  asked: Asked,
  words: WordsOfCases,
  count: () => Promise<number>,
): Promise<Page> {
  return words.expected > fewCases ? meetWords(db, open, asked, words.met, count) : lookUpWords(db, open, asked, words.found)
}

/** The tasks of all cases that the index of terms has for the words, page and count in one statement. */
export async function lookUpWords(db: Db, open: OpenTasks, asked: Asked, words: RawBuilder<boolean>): Promise<Page> {
  const shape = shapeOf(open, asked.sort, asked.page)
  const ofPlace = sql`t.candidate_key = any(${open.keys}::text[]) ${open.steps === undefined ? sql`` : sql`and t.step = any(${open.steps}::text[])`}`
  const { rows } = await sql<Found>`
    with found as materialized (
      select t.id, t.due_on, t.created_at from cases c join tasks t on t.case_id = c.id
      where ${words} and ${conditionOf(shape, atOf(open))} and ${ofPlace})
    select coalesce(json_agg(r), '[]') as rows, (select count(*)::int from (select from found limit ${sql.lit(caseCountCap + 1)}) counted) as total
    from (${rowsOf(shape, sql`found f`)}) r`.execute(db)
  return foundPage(rows)
}

/** Tasks are met in their order until the page is full. */
export async function meetWords(
  db: Db,
  open: OpenTasks,
  { sort, page }: Asked,
  words: RawBuilder<boolean>,
  count: () => Promise<number>,
  /** So many tasks with their cases are all looked at for a count. */
  few = 3_000,
): Promise<Page> {
  const at = atOf(open)
  const shape = shapeOf(open, sort, page)
  const waiting = await sql<{
    count: number
  }>`select count(*)::int as count from (${countedOf(shape, at, { most: few + 1 })}) counted`.execute(db)
  const isFew = (waiting.rows[0]?.count ?? 0) <= few
  const { rows } = await pageOf(shape, at, { words, isCounting: isFew }).execute(db)
  const found = foundPage(rows)
  return isFew ? found : { ...found, total: await count() }
}
