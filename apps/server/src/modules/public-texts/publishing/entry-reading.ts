import { sql, type RawBuilder } from 'kysely'
import type { ContentQuery } from '@wenwu/core/content/list'
import type { ContentEvent, ContentRow, ContentVersion } from '@wenwu/core/content/model'
import { text } from '@wenwu/core/i18n/text'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Page } from '@wenwu/core/kernel/page'
import type { EntryState } from '@wenwu/core/publishing/model'
import type { Payload } from '@wenwu/core/publishing/payload'
import { containsWord, wordsOf } from '../../../platform/database/contains-word.ts'
import { countRows, readPage } from '../../../platform/database/read-page.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import type { ContentKind } from './content-kind.ts'

const sorts: Record<ContentQuery['sort'], RawBuilder<unknown>> = {
  'updated-desc': sql`e.updated_at desc, e.id desc`,
  'updated-asc': sql`e.updated_at, e.id`,
  'title-asc': sql`e.title, e.id`,
}

type Kinds = readonly Pick<ContentKind, 'kind' | 'name'>[]

/** One page of the entries of these kinds. */
export function queryEntries(db: Db, { page, ...query }: ContentQuery, kinds: Kinds): Promise<Page<ContentRow>> {
  return readPage(
    page,
    (limit, offset) => readEntries(db, query, kinds, limit, offset),
    (cap) => countRows(db, sql`content_entries e where ${conditionOf(query.filter, kinds)}`, cap),
  )
}

/** So many of the entries of these kinds, in the order of the query. */
export async function readEntries(
  db: Db,
  { filter, sort }: Omit<ContentQuery, 'page'>,
  kinds: Kinds,
  limit: number,
  offset = 0,
): Promise<ContentRow[]> {
  const { rows } = await sql<Omit<ContentRow, 'updatedAt' | 'kindName'> & { updatedAt: Date }>`
    select e.id, e.kind, e.title, e.state, e.head_version as "headVersion", e.published_version as "publishedVersion", e.updated_at as "updatedAt",
      coalesce((select u.name from content_events v join users u on u.id = v.user_id where v.entry_id = e.id order by v.at desc, v.id desc limit 1), '') as "changedBy"
    from content_entries e where ${conditionOf(filter, kinds)}
    order by ${sorts[sort]} limit ${limit} offset ${offset}`.execute(db)
  const names = new Map(kinds.map(({ kind, name }) => [kind, name]))
  return rows.map((row) => ({
    ...row,
    // entries may be left of a kind that the program no longer has
    kindName: names.get(row.kind) ?? text(row.kind, row.kind),
    updatedAt: row.updatedAt.toISOString(),
  }))
}

function conditionOf({ kind, state, keyword }: ContentQuery['filter'], kinds: Kinds): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = wordsOf(keyword ?? '').map((word) => containsWord(sql`e.title`, word))
  conditions.push(kind === undefined ? sql`e.kind = any(${kinds.map((each) => each.kind)})` : sql`e.kind = ${kind}`)
  if (state !== undefined) conditions.push(sql`e.state = ${state}`)
  return sql.join(conditions, sql` and `)
}

/** An entry with its newest payload and its whole history, newest first. */
export interface ReadEntry extends EntryState {
  id: string
  kind: string
  title: string
  revision: number
  updatedAt: Date
  payload: Payload
  versions: ContentVersion[]
  events: ContentEvent[]
}

/** Acts that are shown; a draft saved a thousand times does not make a reply of megabytes. */
const mostEvents = 200

interface VersionRow {
  version: number
  state: ContentVersion['state']
  title: string
  authorIds: string[]
  authors: string[]
  reviewer: string
  createdAt: Date
  updatedAt: Date
  publishedAt: Date | null
  leftAt: Date | null
}

/** Reads an entry; three statements in one flight. Throws `not-found`. */
export async function readEntry(db: Db, kind: string, id: string): Promise<ReadEntry> {
  const entry = sql<{
    title: string
    revision: number
    updatedAt: Date
    headVersion: number
    publishedVersion: number | null
    payload: Payload
  }>`
    select e.title, e.revision, e.updated_at as "updatedAt", e.head_version as "headVersion", e.published_version as "publishedVersion", v.payload
    from content_entries e join content_versions v on v.entry_id = e.id and v.version = e.head_version where e.id = ${id} and e.kind = ${kind}`
  const versions = sql<VersionRow>`
    select v.version, v.state, v.title, v.author_ids as "authorIds", coalesce(r.name, '') as reviewer,
      array(select u.name from unnest(v.author_ids) with ordinality a (id, n) join users u on u.id = a.id order by a.n) as authors,
      v.created_at as "createdAt", v.updated_at as "updatedAt", v.published_at as "publishedAt", v.left_at as "leftAt"
    from content_versions v left join users r on r.id = v.reviewer_id where v.entry_id = ${id} order by v.version desc`
  const events = sql<Omit<ContentEvent, 'at'> & { at: Date }>`
    select v.id, v.version, v.action, coalesce(u.name, '') as person, v.words, v.at
    from content_events v left join users u on u.id = v.user_id where v.entry_id = ${id} order by v.at desc, v.id desc limit ${mostEvents}`
  const [found, history, acts] = await Promise.all([entry.execute(db), versions.execute(db), events.execute(db)])
  const row = found.rows[0]
  const head = history.rows[0]
  if (row === undefined || head === undefined) throw new AppError('not-found')
  return {
    id,
    kind,
    title: row.title,
    revision: row.revision,
    updatedAt: row.updatedAt,
    payload: row.payload,
    head: { version: head.version, state: head.state, authors: head.authorIds },
    publishedVersion: row.publishedVersion,
    versions: history.rows.map(({ authorIds: _ids, ...version }) => ({
      ...version,
      createdAt: version.createdAt.toISOString(),
      updatedAt: version.updatedAt.toISOString(),
      publishedAt: version.publishedAt?.toISOString() ?? null,
      leftAt: version.leftAt?.toISOString() ?? null,
    })),
    events: acts.rows.map((event) => ({ ...event, at: event.at.toISOString() })),
  }
}

/** The payload of one version. Throws `not-found`. */
export async function readVersion(db: Db, kind: string, id: string, version: number): Promise<Payload> {
  const row = await db
    .selectFrom('content_versions as v')
    .innerJoin('content_entries as e', 'e.id', 'v.entry_id')
    .select('v.payload')
    .where('e.id', '=', id)
    .where('e.kind', '=', kind)
    .where('v.version', '=', version)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not-found')
  return row.payload
}
