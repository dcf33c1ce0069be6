import type { Selectable } from 'kysely'
import { addDays, toShanghaiDate } from '@wenwu/core/kernel/date'
import { articleAnchor, lawPath, type LawVersion } from '@wenwu/core/laws/model'
import { versionInForce } from '@wenwu/core/laws/in-force'
import type { Database } from '../../../db/schema.ts'
import { inTransaction, type Db } from '../../../platform/database/request-database.ts'
import type { AppServices } from '../../../platform/services.ts'
import { putSearchDocuments, type SearchDocument, type SearchPart } from '../search/index.ts'

type Block = Pick<Selectable<Database['law_articles']>, 'kind' | 'key' | 'label' | 'content'>
type Law = Pick<
  Selectable<Database['laws']>,
  'id' | 'work_key' | 'title' | 'class' | 'document_number' | 'published_on' | 'effective_on' | 'repealed_on' | 'issuer' | 'preamble'
>

/**
 * Writes every text of some laws into the search: a new one changes the standing of the others. `written`: blocks by law that were stored just
 * now, and need not be read back.
 */
export async function indexTexts(
  db: Db,
  workKeys: readonly string[],
  now: Date,
  written: ReadonlyMap<string, readonly Block[]> = new Map(),
): Promise<void> {
  const laws = await db
    .selectFrom('laws')
    .select(['id', 'work_key', 'title', 'class', 'document_number', 'published_on', 'effective_on', 'repealed_on', 'issuer', 'preamble'])
    .where('work_key', 'in', [...new Set(workKeys)])
    .orderBy('work_key')
    .orderBy('id')
    .execute()
  if (laws.length === 0) return
  const others = await blocksOf(
    db,
    laws.filter(({ id }) => !written.has(id)),
  )
  const works = new Map<string, Law[]>()
  for (const law of laws) works.set(law.work_key, [...(works.get(law.work_key) ?? []), law])
  const today = toShanghaiDate(now)
  await putSearchDocuments(
    db,
    [...works.values()].flatMap((texts) => {
      const current = versionInForce(texts.map(versionOf), today)
      return texts.map((law) => documentOf(law, written.get(law.id) ?? others.get(law.id) ?? [], current, today))
    }),
  )
}

/**
 * Updates the standing of the texts in the search whose first or last day has come since yesterday: it is written when a text is published, and
 * that day comes later. Run every day.
 */
export async function restateLaws({ pool }: Pick<AppServices, 'pool'>, now: Date): Promise<{ restatedLaws: number }> {
  const today = toShanghaiDate(now)
  const days = [addDays(today, -1), today]
  return inTransaction(pool, async (db) => {
    const rows = await db
      .selectFrom('laws')
      .select('work_key')
      .distinct()
      .where((eb) => eb.or([eb('effective_on', 'in', days), eb('repealed_on', 'in', days)]))
      .execute()
    if (rows.length > 0)
      await indexTexts(
        db,
        rows.map((row) => row.work_key),
        now,
      )
    return { restatedLaws: rows.length }
  })
}

/** The blocks of each law in their order. */
async function blocksOf(db: Db, laws: readonly Law[]): Promise<Map<string, Block[]>> {
  const blocks = new Map<string, Block[]>(laws.map((law) => [law.id, []]))
  if (blocks.size === 0) return blocks
  const rows = await db
    .selectFrom('law_articles')
    .select(['law_id', 'kind', 'key', 'label', 'content'])
    .where('law_id', 'in', [...blocks.keys()])
    .orderBy('law_id')
    .orderBy('seq')
    .execute()
  for (const row of rows) blocks.get(row.law_id)!.push(row)
  return blocks
}

function versionOf(law: Law): LawVersion {
  return { id: law.id, title: law.title, lawClass: law.class, publishedOn: law.published_on, effectiveOn: law.effective_on }
}

function documentOf(law: Law, blocks: readonly Block[], current: LawVersion | undefined, today: string): SearchDocument {
  const path = lawPath({ id: law.id, lawClass: law.class })
  const isRepealed = law.repealed_on !== null && law.repealed_on <= today
  const isUpcoming = (law.effective_on ?? law.published_on ?? '') > today
  const isCurrent = current === undefined || current.id === law.id
  return {
    kind: 'law',
    id: law.id,
    title: law.title,
    number: law.document_number,
    body: [
      law.preamble,
      ...blocks.filter((block) => block.kind !== 'article').map((block) => [block.label, block.content].filter(Boolean).join('\n')),
    ]
      .filter(Boolean)
      .join('\n'),
    path,
    publishedOn: law.published_on,
    standing: isRepealed ? 'repealed' : isUpcoming ? 'upcoming' : isCurrent ? 'current' : 'amended',
    note: [law.class, law.issuer].filter(Boolean).join(' · '),
    parts: blocks
      .filter((block) => block.kind === 'article')
      .map((block): SearchPart => {
        const article = /^\d+$/.test(block.key) ? Number(block.key) : undefined
        return {
          key: block.key,
          label: block.label,
          ...(article !== undefined && { article }),
          body: block.content,
          path: `${path}#${articleAnchor(block.key)}`,
        }
      }),
  }
}
