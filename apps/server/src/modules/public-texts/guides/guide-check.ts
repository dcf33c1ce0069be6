import { contentOf } from '@wenwu/core/guides/content'
import { citedByMaterials, readMaterialBasis } from '@wenwu/core/guides/material-basis'
import { checkGuides, type GuideCheck, type LintGuide, type LintLaw } from '@wenwu/core/guides/lint'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { workKey, type LawBlock } from '@wenwu/core/laws/model'
import type { Db } from '../../../platform/database/request-database.ts'
import { listGuides, listMaterialBases } from './guide-repository.ts'

/** Checks what all published guides and their materials cite; four statements. */
export async function checkPublishedGuides(db: Db, now: Date): Promise<GuideCheck> {
  const [heads, bases] = await Promise.all([listGuides(db), listMaterialBases(db)])
  const guides = heads.map(({ id, payload, starter }): LintGuide => {
    const { code, legalBasis: own } = contentOf(payload, starter)
    const ofMaterials = citedByMaterials((bases.get(id) ?? []).map((basis) => ({ basis: readMaterialBasis(basis) })))
    // many materials follow one article, and it is one finding
    const legalBasis = [...new Map([...own, ...ofMaterials].map((each) => [JSON.stringify(each), each])).values()]
    const subject = [payload.name, payload.applicationRange ?? '', payload.projectResult ?? ''].join('\n')
    return { id, code, name: payload.name, subject, statutoryDeadline: payload.statutoryDeadline ?? '', legalBasis }
  })
  const cited = new Set(guides.flatMap(({ legalBasis }) => legalBasis.map(({ statute }) => workKey(statute))))
  return checkGuides(guides, await readLaws(db, [...cited]), toShanghaiDate(now))
}

/** All texts of these laws with their articles. */
async function readLaws(db: Db, keys: readonly string[]): Promise<LintLaw[]> {
  if (keys.length === 0) return []
  const laws = await db
    .selectFrom('laws')
    .select(['id', 'title', 'class as lawClass', 'published_on as publishedOn', 'effective_on as effectiveOn', 'work_key'])
    .where('work_key', 'in', keys)
    .orderBy('id')
    .execute()
  if (laws.length === 0) return []
  const articles = await db
    .selectFrom('law_articles')
    .select(['law_id', 'kind', 'level', 'key', 'label', 'content'])
    .where(
      'law_id',
      'in',
      laws.map(({ id }) => id),
    )
    .where('kind', '=', 'article')
    .orderBy('law_id')
    .orderBy('seq')
    .execute()
  const byLaw = new Map<string, LawBlock[]>(laws.map(({ id }) => [id, []]))
  for (const { law_id: id, ...article } of articles) byLaw.get(id)?.push(article)
  return keys.flatMap((key): LintLaw[] => {
    const texts = laws
      .filter((law) => law.work_key === key)
      .map(({ work_key: _key, ...law }) => ({ ...law, articles: byLaw.get(law.id) ?? [] }))
    return texts.length === 0 ? [] : [{ key, texts }]
  })
}
