import type { Notice } from '@wenwu/core/notices/contract'
import { formatDateTime } from '@wenwu/core/kernel/date'
import type { Ctx } from '../../platform/http/context.ts'

/** The ten newest published notices; they are for everybody who is signed in. */
export async function listNotices(ctx: Ctx): Promise<Notice[]> {
  const rows = await ctx.db
    .selectFrom('notices')
    .select(['id', 'title', 'content', 'organization', 'published_at'])
    .where('published_at', '<=', ctx.now)
    .orderBy('published_at', 'desc')
    .limit(10)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    notice_title: row.title,
    notice_content: row.content,
    pub_organization: row.organization,
    pub_time: formatDateTime(row.published_at),
  }))
}
