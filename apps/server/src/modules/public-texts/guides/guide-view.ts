import { articleKeys } from '@wenwu/core/guides/citations'
import { contentOf } from '@wenwu/core/guides/content'
import { citedByMaterials } from '@wenwu/core/guides/material-basis'
import type { GuideEntry, GuideFile, GuideFlow, GuideView } from '@wenwu/core/guides/model'
import type { FileValue } from '@wenwu/core/form/model'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Text } from '@wenwu/core/i18n/text'
import { defaultFileTypes } from '@wenwu/core/files/contract'
import type { ApplicantKind, LegalBasis } from '@wenwu/core/item/guide'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { versionInForce } from '@wenwu/core/laws/in-force'
import { lawPath, workKey, type LawVersion } from '@wenwu/core/laws/model'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { getItemVersion, getStepName, stepsAhead, type LoadedItem } from '../../case-work/items/index.ts'
import { getGuide, listGuides, listItemVersions, type GuideRow } from './guide-repository.ts'
import { initialsOf } from './initials.ts'
import { starterSample } from './starter-samples.ts'

/** The catalogue as the caller may use it; two statements. */
export async function guideCatalogue({ db, maybeActor }: Pick<Ctx, 'db' | 'maybeActor'>): Promise<GuideEntry[]> {
  const [rows, versions] = await Promise.all([listGuides(db), listItemVersions(db)])
  return rows.map((row) => {
    const { code, aliases, name, shortName, category, region, applicants, texts } = contentOf(row.payload, row.starter)
    const itemVersionId = versions.get(code) ?? null
    return {
      ...{ code, aliases, name, shortName, category, region, applicants, itemVersionId },
      initials: `${initialsOf(name.zh_CN)} ${initialsOf(shortName.zh_CN)}`,
      itemType: texts.itemType ?? null,
      deadline: texts.statutoryDeadline ?? null,
      canApply: itemVersionId !== null && isApplicant(maybeActor?.kind, applicants),
    }
  })
}

/** Everything of one guide, and its row. Throws `not-found`. */
export async function guideView(
  { db, maybeActor, now }: Pick<Ctx, 'db' | 'maybeActor' | 'now'>,
  notation: string,
): Promise<{ row: GuideRow; view: GuideView }> {
  const row = await getGuide(db, notation)
  const content = contentOf(row.payload, row.starter)
  const cited = [...content.legalBasis, ...citedByMaterials(content.materials)]
  const [versions, paths] = await Promise.all([listItemVersions(db), lawPaths(db, cited, toShanghaiDate(now))])
  const itemVersionId = versions.get(row.code) ?? null
  const item = itemVersionId === null ? undefined : await getItemVersion(db, itemVersionId)
  const samples = new Map(row.payload.materials.map(({ id, sample }) => [id, sample?.[0]]))
  const linked = (basis: LegalBasis) => ({ ...basis, path: paths.get(basis) ?? null })
  const view: GuideView = {
    ...content,
    itemVersionId,
    canApply: itemVersionId !== null && isApplicant(maybeActor?.kind, content.applicants),
    publishedAt: row.published_at.toISOString(),
    legalBasis: content.legalBasis.map(linked),
    materials: content.materials.map(({ basis, ...material }) => ({
      ...material,
      basis: basis === null || basis === 'assumption' ? basis : basis.map(linked),
      sample: sampleOf(row.code, material.key, samples.get(material.key)),
      types: item === undefined ? null : typesOf(item.definition, material.key),
    })),
    flow: flowOf(row, item),
  }
  return { row, view }
}

function isApplicant(kind: string | undefined, applicants: readonly ApplicantKind[]): boolean {
  return applicants.some((applicant) => applicant === kind)
}

/** What an editor handed in, else what comes with the release. */
function sampleOf(code: string, key: string, file: FileValue | undefined): GuideFile | null {
  const link = `${addressOf(code)}/samples/${encodeURIComponent(key)}`
  if (file !== undefined) return { link, name: file.name, size: file.size }
  const sheet = starterSample(code, key)
  return sheet === undefined ? null : { link, name: sheet.fileName, size: null }
}

/** What the form takes of a material that the applicant hands in. */
function typesOf({ materials }: ItemDefinition, key: string): string[] | null {
  const material = materials.find((each) => each.key === key && each.by === 'applicant')
  return material === undefined ? null : (material.types ?? defaultFileTypes)
}

function flowOf({ code, payload }: GuideRow, item: LoadedItem | undefined): GuideFlow {
  if (item !== undefined) return { kind: 'process', itemVersionId: item.id, steps: stepsOf(item) }
  return payload.flowPicture?.[0] === undefined ? { kind: 'none' } : { kind: 'picture', link: `${addressOf(code)}/flow-picture` }
}

function stepsOf(item: LoadedItem): Text[] {
  const start = Object.values(item.process.nodes).find(({ type, scope }) => type === 'startEvent' && scope === undefined)
  if (start === undefined) return []
  return stepsAhead(item, start.id, {}).map((step) => getStepName(item, step))
}

function addressOf(code: string): string {
  return `/api/v1/guides/${encodeURIComponent(code)}`
}

/** For each basis the page of its law's text, where the collection has it: that of the year it names, without one the text in force. */
async function lawPaths(db: Db, basis: readonly LegalBasis[], today: string): Promise<ReadonlyMap<LegalBasis, string>> {
  if (basis.length === 0) return new Map()
  const laws = await db
    .selectFrom('laws')
    .select(['id', 'title', 'class as lawClass', 'published_on as publishedOn', 'effective_on as effectiveOn', 'work_key'])
    .where('work_key', 'in', [...new Set(basis.map(({ statute }) => workKey(statute)))])
    .execute()
  const paths = new Map<LegalBasis, string>()
  for (const cited of basis) {
    const texts = laws.filter((law) => law.work_key === workKey(cited.statute))
    const law: LawVersion | undefined =
      cited.version === '' ? versionInForce(texts, today) : texts.find(({ publishedOn }) => publishedOn?.startsWith(cited.version) === true)
    if (law !== undefined) paths.set(cited, lawPath(law, { article: articleKeys(cited.article)[0] }))
  }
  return paths
}
