import { sql } from 'kysely'
import { bellPage, mostUnread, type BellMessage } from '@wenwu/core/bell/model'
import type { Ctx } from '../../platform/http/context.ts'
import { visibleCases } from '../cases/index.ts'

/** The caller's own messages `b` of the cases `c` that they may read now: who has lost a case is told nothing of it any more. */
const ofReader = (ctx: Ctx) =>
  sql`bell_messages b join cases c on c.id = b.case_id where b.user_id = ${ctx.actor.userId} and ${visibleCases(ctx)}`

/** How many messages are unread, counted one past the most that is said. */
export async function countUnread(ctx: Ctx): Promise<{ unread: number; isCapped: boolean }> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from ${ofReader(ctx)} and b.read_at is null limit ${sql.lit(mostUnread + 1)}) as unread`.execute(
    ctx.db,
  )
  const n = rows[0]?.n ?? 0
  return { unread: Math.min(n, mostUnread), isCapped: n > mostUnread }
}

/** A page of messages, the newest first, from behind the one named. */
export async function listMessages(ctx: Ctx, before: string | undefined): Promise<{ messages: BellMessage[]; hasMore: boolean }> {
  const from = before === undefined ? sql`` : sql`and b.id < ${before}`
  const { rows } = await sql<Omit<BellMessage, 'at'> & { at: Date }>`
    select b.id, b.kind, b.case_id as "caseId", c.number, c.title, b.due_on as "dueOn", b.created_at as at, b.read_at is not null as "isRead"
    from ${ofReader(ctx)} ${from} order by b.id desc limit ${sql.lit(bellPage + 1)}`.execute(ctx.db)
  const messages = rows.slice(0, bellPage).map((row) => ({ ...row, at: row.at.toISOString() }))
  return { messages, hasMore: rows.length > bellPage }
}

/** Marks a message of the caller; any other is left alone and nothing is said of it. */
export async function markRead({ db, actor, now }: Ctx, id: string): Promise<void> {
  await sql`update bell_messages set read_at = ${now} where id = ${id} and user_id = ${actor.userId} and read_at is null`.execute(db)
}

/** Marks all messages of the caller up to one; what came behind it stays unread. */
export async function markAllRead({ db, actor, now }: Ctx, upTo: string): Promise<void> {
  await sql`update bell_messages set read_at = ${now} where user_id = ${actor.userId} and id <= ${upTo} and read_at is null`.execute(db)
}
