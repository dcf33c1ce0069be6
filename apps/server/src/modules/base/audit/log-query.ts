import { sql, type RawBuilder } from 'kysely'
import type { LogSort } from '@wenwu/core/audit/list'
import { endOfShanghaiDay, startOfShanghaiDay } from '@wenwu/core/kernel/date'
import { containsWord, wordsOf } from '../../../platform/database/contains-word.ts'
import { countRows } from '../../../platform/database/read-page.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import type { AuditFacts } from './audit-row.ts'

/** A row of the trail as the logs read it. */
export interface LogRow extends Omit<AuditFacts, 'uid' | 'outcome' | 'details'> {
  id: number
  outcome: 'done' | 'denied' | 'failed'
  details: Record<string, unknown>
  /** User name of the account that acted, or blank. */
  actorUsername: string
  /** `at` as text, with its microseconds. */
  cursor: string
}

/**
 * Which rows, of `audit_rows r`. With `keys` the newest rows are read key by key along the index of that column and then merged, so that a
 * page costs the same among a million rows as among a thousand.
 */
export interface LogScan {
  keys?: { column: 'actor_id' | 'action' | 'object_id' | 'address'; values: string[] } | undefined
  conditions: RawBuilder<boolean>[]
  sort: LogSort
}

const columns = sql`r.id, r.at, r.request_id as "requestId", r.actor_id as "actorId", r.actor_name as "actorName", r.actor_roles as "actorRoles",
  r.address, r.action, r.object_type as "objectType", r.object_id as "objectId", r.outcome, r.details, r.at::text as cursor,
  coalesce((select u.username from users u where u.id = r.actor_id), '') as "actorUsername"`

const keyColumns = {
  actor_id: { column: sql`r.actor_id`, type: sql`uuid` },
  action: { column: sql`r.action`, type: sql`text` },
  object_id: { column: sql`r.object_id`, type: sql`text` },
  address: { column: sql`r.address`, type: sql`text` },
}

const orders: Record<LogSort, RawBuilder<unknown>> = { 'at-desc': sql`r.at desc, r.id desc`, 'at-asc': sql`r.at, r.id` }

/** The rows of a scan in its order. `after` continues behind a row (export); `offset` skips rows (a page of a list). */
export async function readLog(
  db: Db,
  scan: LogScan,
  take: { limit: number; offset?: number; after?: LogRow | undefined },
): Promise<LogRow[]> {
  const { limit, offset = 0, after } = take
  const conditions = after === undefined ? scan.conditions : [...scan.conditions, behind(scan.sort, after)]
  const order = orders[scan.sort]
  const from =
    scan.keys === undefined
      ? sql`select r.* from audit_rows r where ${all(conditions)} order by ${order} limit ${limit + offset}`
      : sql`select r.* from unnest(${scan.keys.values}::${keyColumns[scan.keys.column].type}[]) as k (value) cross join lateral (
          select r.* from audit_rows r where ${keyColumns[scan.keys.column].column} = k.value and ${all(conditions)} order by ${order} limit ${limit + offset}) r`
  const { rows } = await sql<LogRow>`select ${columns} from (${from}) r order by ${order} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** How many rows a scan has; counting stops just behind the cap. */
export function countLog(db: Db, scan: LogScan, cap: number): Promise<number> {
  const keys =
    scan.keys === undefined
      ? sql`true`
      : sql`${keyColumns[scan.keys.column].column} = any(${scan.keys.values}::${keyColumns[scan.keys.column].type}[])`
  return countRows(db, sql`audit_rows r where ${keys} and ${all(scan.conditions)}`, cap)
}

/** Every row of a scan, page by page behind the last row, each page on a connection of its own; ends at `most`. */
export async function* allOfLog(
  readPage: (after: LogRow | undefined, limit: number) => Promise<LogRow[]>,
  most: number,
): AsyncGenerator<LogRow[]> {
  const size = 1000
  let after: LogRow | undefined
  for (let read = 0; read < most; read += size) {
    const rows = await readPage(after, Math.min(size, most - read))
    if (rows.length > 0) yield rows
    after = rows.at(-1)
    if (rows.length < size) return
  }
}

/** Days in Shanghai, both included. */
export function inPeriod({ from, to }: { from?: string | undefined; to?: string | undefined }): RawBuilder<boolean>[] {
  return [
    ...(from === undefined ? [] : [sql<boolean>`r.at >= ${startOfShanghaiDay(from)}`]),
    ...(to === undefined ? [] : [sql<boolean>`r.at < ${endOfShanghaiDay(to)}`]),
  ]
}

/** Beyond so many people a keyword is too general to go person by person. */
const mostPeople = 200

/** Ids of the accounts whose name or user name holds every word; null: too many to go one by one. */
export async function findPeople(db: Db, person: string): Promise<string[] | null> {
  const words = wordsOf(person)
  if (words.length === 0) return null
  const conditions = words.map((word) => containsWord(sql`u.name || ' ' || u.username`, word))
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where ${sql.join(conditions, sql` and `)} limit ${mostPeople + 1}`.execute(db)
  return rows.length > mostPeople ? null : rows.map((row) => row.id)
}

function behind(sort: LogSort, { cursor, id }: LogRow): RawBuilder<boolean> {
  return sort === 'at-desc'
    ? sql<boolean>`(r.at, r.id) < (${cursor}::timestamptz, ${id}::bigint)`
    : sql<boolean>`(r.at, r.id) > (${cursor}::timestamptz, ${id}::bigint)`
}

function all(conditions: RawBuilder<boolean>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}
