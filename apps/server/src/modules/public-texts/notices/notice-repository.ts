import { sql, type RawBuilder } from 'kysely'
import type { Notice, NoticeQuery } from '@wenwu/core/notices/contract'
import type { NoticeAudience } from '@wenwu/core/notices/model'
import { endOfShanghaiDay, formatDateTime, startOfShanghaiDay } from '@wenwu/core/kernel/date'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Page } from '@wenwu/core/kernel/page'
import { containsWord, wordsOf } from '../../../platform/database/contains-word.ts'
import { countRows, readPage } from '../../../platform/database/read-page.ts'
import type { Ctx } from '../../../platform/http/context.ts'

type Reading = Pick<Ctx, 'db' | 'maybeActor' | 'now'>

/** Whose notices a person may read. */
function audiencesOf(ctx: Pick<Ctx, 'maybeActor'>): NoticeAudience[] {
  if (ctx.maybeActor === null) return ['public']
  return ctx.maybeActor.kind === 'official' ? ['public', 'signed-in', 'official'] : ['public', 'signed-in']
}

interface NoticeRow {
  id: string
  title: string
  content: string
  organization: string
  publishedAt: Date
}

/** One page of the notices the caller may read, newest first. */
export function queryNotices(ctx: Reading, query: NoticeQuery, audiences = audiencesOf(ctx)): Promise<Page<Notice>> {
  const where = conditionOf(ctx, query, audiences)
  const read = async (limit: number, offset: number): Promise<Notice[]> => {
    const { rows } = await sql<NoticeRow>`
    select n.id, n.title, n.content, n.organization, n.published_at as "publishedAt" from notices n where ${where}
    order by n.published_at desc, n.id desc limit ${limit} offset ${offset}`.execute(ctx.db)
    return rows.map(toNotice)
  }
  return readPage(query.page, read, (cap) => countRows(ctx.db, sql`notices n where ${where}`, cap))
}

/** A notice the caller may read. Throws `not-found`. */
export async function getNotice(ctx: Pick<Ctx, 'db' | 'maybeActor'>, id: string): Promise<Notice> {
  const row = await ctx.db
    .selectFrom('notices')
    .select(['id', 'title', 'content', 'organization', 'published_at as publishedAt'])
    .where('id', '=', id)
    .where('audience', 'in', audiencesOf(ctx))
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not-found')
  return toNotice(row)
}

/** The newest notices that are open to everybody. */
export async function publicNoticeIds({ db, now }: Pick<Ctx, 'db' | 'now'>, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('notices')
    .select('id')
    .where('audience', '=', 'public')
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

function conditionOf(ctx: Reading, { title, from, to }: NoticeQuery, audiences: NoticeAudience[]): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`n.published_at <= ${ctx.now}`, sql`n.audience = any(${audiences})`]
  conditions.push(...wordsOf(title ?? '').map((word) => containsWord(sql`n.title`, word)))
  if (from !== undefined) conditions.push(sql`n.published_at >= ${startOfShanghaiDay(from)}`)
  if (to !== undefined) conditions.push(sql`n.published_at < ${endOfShanghaiDay(to)}`)
  return sql.join(conditions, sql` and `)
}

function toNotice(row: NoticeRow): Notice {
  return {
    id: row.id,
    notice_title: row.title,
    notice_content: row.content,
    pub_organization: row.organization,
    pub_time: formatDateTime(row.publishedAt),
  }
}
