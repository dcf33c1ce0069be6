import { sql, type RawBuilder } from 'kysely'
import { hasFormat } from '@wenwu/core/form/formats'
import type { Page } from '@wenwu/core/kernel/page'
import type { AccountFilter, AccountQuery } from '@wenwu/core/users/list'
import type { AccountRow } from '@wenwu/core/users/model'
import { containsWord, wordsOf } from '../../../platform/database/contains-word.ts'
import { countRows, readPage } from '../../../platform/database/read-page.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { storedColumns, toRow, type StoredUser } from './user-row.ts'

/** The closed set of sorts; each ends in the id so that pages are stable, and each has an index. */
const sorts: Record<AccountQuery['sort'], RawBuilder<unknown>> = {
  'created-desc': sql`u.created_at desc, u.id desc`,
  'created-asc': sql`u.created_at, u.id`,
  'username-asc': sql`u.username_key, u.id`,
  'sign-in-desc': sql`u.last_sign_in_at desc nulls last, u.id desc`,
}

interface Cursor {
  cursor: string | null
  id: string
}

/** The column of each sort as text (a Date would lose microseconds), and what lies behind a row in that order. */
const keysets: Record<AccountQuery['sort'], { cursor: RawBuilder<string | null>; after(last: Cursor): RawBuilder<boolean> }> = {
  'created-desc': {
    cursor: sql`u.created_at::text`,
    after: ({ cursor, id }) => sql`(u.created_at, u.id) < (${cursor}::timestamptz, ${id}::uuid)`,
  },
  'created-asc': {
    cursor: sql`u.created_at::text`,
    after: ({ cursor, id }) => sql`(u.created_at, u.id) > (${cursor}::timestamptz, ${id}::uuid)`,
  },
  'username-asc': { cursor: sql`u.username_key`, after: ({ cursor, id }) => sql`(u.username_key, u.id) > (${cursor}, ${id}::uuid)` },
  // those who never came in stand last
  'sign-in-desc': {
    cursor: sql`u.last_sign_in_at::text`,
    after: ({ cursor, id }) =>
      cursor === null
        ? sql`u.last_sign_in_at is null and u.id < ${id}::uuid`
        : sql`((u.last_sign_in_at, u.id) < (${cursor}::timestamptz, ${id}::uuid) or u.last_sign_in_at is null)`,
  },
}

/** One page of accounts: two queries at most, the rows and the capped total. */
export function listUsers(ctx: Ctx, { filter, sort, page }: AccountQuery): Promise<Page<AccountRow>> {
  const read = async (limit: number, offset: number): Promise<AccountRow[]> => {
    const { rows } = await sql<StoredUser>`
    select ${storedColumns(ctx.now)} from users u where ${conditionOf(filter)}
    order by ${sorts[sort]} limit ${limit} offset ${offset}`.execute(ctx.db)
    return rows.map((row) => toRow(row, ctx.actor))
  }
  return readPage(page, read, (cap) => countRows(ctx.db, sql`users u where ${conditionOf(filter)}`, cap))
}

/** All filtered accounts in order, page by page by keyset; each page takes a connection of its own and gives it back. */
export async function* allUsers(ctx: Ctx, { filter, sort }: Omit<AccountQuery, 'page'>): AsyncGenerator<AccountRow> {
  const { cursor, after } = keysets[sort]
  const size = 1000
  let last: Cursor | undefined
  for (;;) {
    const condition = last === undefined ? conditionOf(filter) : sql<boolean>`${conditionOf(filter)} and ${after(last)}`
    const { rows } = await inTransaction(ctx.services.pool, (db) =>
      sql<
        StoredUser & Cursor
      >`select ${storedColumns(ctx.now)}, ${cursor} as cursor from users u where ${condition} order by ${sorts[sort]} limit ${size}`.execute(
        db,
      ),
    )
    for (const row of rows) yield toRow(row, ctx.actor)
    last = rows.at(-1)
    if (rows.length < size) return
  }
}

/** Scope and filters of list, total and export. Administrators of accounts see all of them, and of cases nothing. */
function conditionOf(filter: AccountFilter): RawBuilder<boolean> {
  const conditions: RawBuilder<boolean>[] = [sql`true`]
  const add = (condition: RawBuilder<boolean>): void => void conditions.push(condition)
  if (filter.kind !== undefined) add(sql`u.kind = ${filter.kind}`)
  if (filter.organizationId !== undefined) add(sql`u.organization_id = ${filter.organizationId}`)
  if (filter.roleId !== undefined) add(sql`exists (select 1 from user_roles ur where ur.user_id = u.id and ur.role_id = ${filter.roleId})`)
  if (filter.status === 'active') add(sql`u.status = 'active'`)
  if (filter.status === 'pending') add(sql`u.status = 'pending' and u.refusal_reason is null`)
  if (filter.status === 'refused') add(sql`u.status = 'pending' and u.refusal_reason is not null`)
  if (filter.isLocked !== undefined) add(filter.isLocked ? sql`u.is_locked` : sql`not u.is_locked`)
  for (const word of wordsOf(filter.keyword ?? '')) add(wordCondition(word))
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/**
 * Name or user name hold the word; or it is the whole mobile number. Parts of a number find nothing: the masked digits could be
 * guessed one by one.
 */
function wordCondition(word: string): RawBuilder<boolean> {
  const like = containsWord(sql`u.username || ' ' || u.name`, word)
  // of a CASE the planner does not guess that nearly no row passes (as in modules/case-work/cases/list/case-list.ts)
  const named = sql<boolean>`(u.search_terms @> account_search_terms(${word}) and case when ${like} then true else false end)`
  return hasFormat('mobile', word) ? sql<boolean>`(u.mobile = ${word} or ${named})` : named
}
