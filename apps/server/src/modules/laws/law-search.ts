import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { articleAnchor, lawPath, type LawVersion } from '@wenwu/core/laws/model'
import { versionInForce } from '@wenwu/core/laws/in-force'
import type { Db } from '../../platform/database/request-database.ts'
import { putSearchDocument, type SearchPart } from '../search/index.ts'

/** Writes every text of a law into the search: a new one changes how the others stand. */
export async function indexTexts(db: Db, workKey: string, now: Date): Promise<void> {
  const laws = await db.selectFrom('laws').selectAll().where('work_key', '=', workKey).execute()
  const versions = laws.map((law): LawVersion => ({
    id: law.id,
    title: law.title,
    lawClass: law.class,
    publishedOn: law.published_on,
    effectiveOn: law.effective_on,
  }))
  const today = toShanghaiDate(now)
  const current = versionInForce(versions, today)
  for (const law of laws) {
    const blocks = await db.selectFrom('law_articles').selectAll().where('law_id', '=', law.id).orderBy('seq').execute()
    const path = lawPath({ id: law.id, lawClass: law.class })
    const isUpcoming = (law.effective_on ?? law.published_on ?? '') > today
    await putSearchDocument(db, {
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
      standing:
        law.repealed_on !== null && law.repealed_on <= today
          ? 'superseded'
          : current === undefined || current.id === law.id
            ? 'current'
            : isUpcoming
              ? 'upcoming'
              : 'superseded',
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
    })
  }
}
