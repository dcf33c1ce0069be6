import type { LawBlock, LawDetail, LawVersion, CitingItem } from '@wenwu/core/laws/model'
import { workKey } from '@wenwu/core/laws/model'
import { newestFirst } from '@wenwu/core/laws/in-force'
import { citedStandards, standardWords } from '@wenwu/core/laws/topics'
import { standingOf } from './law-list.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { byKey } from '../../../platform/database/statement-name.ts'
import { listGuideCitations } from '../guides/index.ts'
import { relatedStandards } from '../standards/index.ts'

/**
 * A law with its text, its other versions, the standards of its subject and the items whose guides cite it; null where there is none (no
 * refusal: those are kept in the audit trail, and anybody may ask here). Five statements.
 */
export async function findLaw(db: Db, id: string, today: string): Promise<LawDetail | null> {
  const law = await db
    .selectFrom('laws as l')
    .selectAll('l')
    .select(standingOf(today).as('standing'))
    .where('l.id', '=', id)
    .modifyEnd(byKey)
    .executeTakeFirst()
  if (law === undefined) return null
  const [blocks, versions, guides] = await Promise.all([readBlocks(db, id), readVersions(db, law.work_key), listGuideCitations(db)])
  const headings = blocks.filter((block) => block.kind === 'heading').map((block) => block.label)
  const text = blocks.map(({ label, content }) => `${label} ${content}`).join('\n')
  const standards = await relatedStandards(db, standardWords(law.title, headings), citedStandards(text))
  return {
    law: {
      id: law.id,
      title: law.title,
      documentNumber: law.document_number,
      lawClass: law.class,
      publishedOn: law.published_on,
      writtenOn: law.written_on,
      effectiveOn: law.effective_on,
      repealedOn: law.repealed_on,
      standing: law.standing,
      issuer: law.issuer,
      createdAt: law.created_at.toISOString(),
      preamble: law.preamble,
      blocks,
    },
    versions: newestFirst(versions),
    standards,
    items: guides.flatMap(({ code, name, legalBasis }): CitingItem[] => {
      const cited = legalBasis.filter((basis) => workKey(basis.statute) === law.work_key && isOfVersion(basis.version, law, versions))
      return cited.length === 0 ? [] : [{ code, name, articles: cited.map((basis) => basis.article) }]
    }),
  }
}

/** A basis names the year of the text its article numbers belong to; where no text of that year is here, it is shown at all of them. */
function isOfVersion(year: string, law: { published_on: string | null }, versions: readonly LawVersion[]): boolean {
  const isKnown = versions.some((version) => version.publishedOn?.startsWith(year) === true)
  return !isKnown || law.published_on?.startsWith(year) === true
}

async function readBlocks(db: Db, id: string): Promise<LawBlock[]> {
  return db
    .selectFrom('law_articles')
    .select(['kind', 'level', 'key', 'label', 'content'])
    .where('law_id', '=', id)
    .orderBy('seq')
    .modifyEnd(byKey)
    .execute()
}

async function readVersions(db: Db, key: string): Promise<LawVersion[]> {
  return db
    .selectFrom('laws')
    .select(['id', 'title', 'class as lawClass', 'published_on as publishedOn', 'effective_on as effectiveOn'])
    .where('work_key', '=', key)
    .limit(50)
    .modifyEnd(byKey)
    .execute()
}
