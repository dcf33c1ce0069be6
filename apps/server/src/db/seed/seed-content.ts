import { contentKinds } from '../../modules/content-kinds.generated.ts'
import { importEntry, type ContentKind } from '../../modules/public-texts/publishing/index.ts'
import type { Db } from '../../platform/database/request-database.ts'
import { dictionarySeeds } from './content/dictionaries.ts'
import { faqSeeds } from './content/faqs.ts'
import { helpSeeds } from './content/help-articles.ts'
import { linkSeeds } from './content/links.ts'
import { noticeSeeds } from './content/notices.ts'

const day = 86_400_000

/** The kind of a seed. */
export function seedKind(name: string): ContentKind {
  return contentKinds.find(({ kind }) => kind === name)!
}

/** The dictionaries that forms of every installation choose from; those that are there, changed or withdrawn by editors, stay as they are. */
export async function seedDictionaries(db: Db, now: Date): Promise<void> {
  const rows = await db.selectFrom('content_entries').select('key').where('kind', '=', 'dictionary').execute()
  const known = new Set(rows.map(({ key }) => key))
  for (const { classCode, className, names } of dictionarySeeds) {
    if (known.has(classCode)) continue
    const entries = names.map((name, i) => ({ code: String(i + 1).padStart(2, '0'), name }))
    await importEntry({ db, now }, seedKind('dictionary'), { classCode, className, entries }, { isStarter: true })
  }
}

/** Notices, questions, help and links of the demo data, published on days before `now`. */
export async function seedDemoContent(db: Db, now: Date): Promise<void> {
  const publish = (kind: string, payload: Record<string, unknown>, daysAgo: number) =>
    importEntry({ db, now }, seedKind(kind), payload, { publishedAt: new Date(now.getTime() - daysAgo * day) })
  for (const { daysAgo, ...notice } of noticeSeeds) await publish('notice', notice, daysAgo)
  for (const [i, faq] of faqSeeds.entries()) await publish('faq', { ...faq, position: (i + 1) * 10 }, 30)
  for (const [i, help] of helpSeeds.entries()) await publish('help', { ...help, position: (i + 1) * 10 }, 30)
  for (const [i, link] of linkSeeds.entries()) await publish('link', { ...link, position: (i + 1) * 10 }, 30)
}
