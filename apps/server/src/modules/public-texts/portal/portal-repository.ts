import { AppError } from '@wenwu/core/kernel/errors'
import type { PortalInformation } from '@wenwu/core/portal/model'
import type { Ctx } from '../../../platform/http/context.ts'

/** Rows of one list; an editor who publishes more than this is asked to sort them out. */
const most = 500

/** Everything the public part of the portal shows beside notices, as the caller may read it; four statements in one flight. */
export async function portalInformation(ctx: Pick<Ctx, 'db' | 'maybeActor'>): Promise<PortalInformation> {
  const { db, maybeActor } = ctx
  const isOfficial = maybeActor?.kind === 'official'
  const faqs = db
    .selectFrom('faqs')
    .select(['id', 'question', 'answer', 'category'])
    .orderBy('position')
    .orderBy('id')
    .limit(most)
    .execute()
  const helpArticles = db
    .selectFrom('help_articles')
    .select(['id', 'title', 'body'])
    .where('audience', 'in', isOfficial ? ['all', 'official'] : ['all', 'applicant'])
    .orderBy('position')
    .orderBy('id')
    .limit(most)
    .execute()
  const links = db
    .selectFrom('links')
    .select(['id', 'name', 'url', 'description', 'category'])
    .orderBy('position')
    .orderBy('id')
    .limit(most)
    .execute()
  const downloads = db
    .selectFrom('downloads as d')
    .innerJoin('files as f', 'f.id', 'd.file_id')
    .select(['d.id', 'd.name', 'd.description', 'd.category', 'f.name as fileName', 'f.size', 'd.published_at'])
    .orderBy('d.position')
    .orderBy('d.id')
    .limit(most)
    .execute()
  const [questions, help, sites, papers] = await Promise.all([faqs, helpArticles, links, downloads])
  return {
    faqs: questions,
    helpArticles: help,
    links: sites,
    downloads: papers.map(({ published_at, size, ...paper }) => ({
      ...paper,
      size: Number(size),
      publishedAt: published_at.toISOString(),
    })),
  }
}

/** The file of a published download. Throws `not-found`. */
export async function fileOfDownload(ctx: Ctx, id: string): Promise<string> {
  const row = await ctx.db.selectFrom('downloads').select('file_id').where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new AppError('not-found')
  return row.file_id
}
