import type { SearchKind } from '@wenwu/core/search/model'
import type { Db } from '../../platform/database/request-database.ts'
import { likePattern } from '../../platform/database/like-pattern.ts'
import { shareOf, type Frequencies } from '../../platform/database/term-frequencies.ts'
import type { DocumentTexts } from './document-texts.ts'
import { partsSaying } from './parts-saying.ts'
import { partProbes, titleProbes, type Probe } from './probes.ts'
import { inTitle, partScorer, textsOf, titleHas, titleScore } from './scores.ts'
import { findFirst, loadTitles, mostParts, mostTitles, mostTitlesBesideParts, sections, walkTitles, type MostTitles, type PartRow, type Section, type TitleProbes, type TitleRow } from './statements.ts'
import type { WantedQuery } from './wanted.ts'

/** A document that matches, with what speaks for it. */
export interface Candidate {
  id: number
  kind: SearchKind
  standing: number
  publishedOn: string | null
  title: number
  part: number
  /** Parts that matched, as far as they were looked at. */
  hits: number
}

/** Parts of a title that count. */
const mostPartsOfTitle = 40

/** Candidates, and the kinds of which there may be more than were looked at. */
export interface Candidates {
  /** Of the search, when the first of them were found. */
  generation: string
  found: Candidate[]
  isCapped: (kind: SearchKind) => boolean
}

/** What the database's statistics say of the titles, and of the parts. */
export interface SearchFrequencies {
  titles: Frequencies
  parts: Frequencies
}

/**
 * Documents that match by title, by one part, or by title and part together. Each way stops after so many rows, so a word that everything
 * has costs no more than a rare one: of titles the first in order (in force first, then by shortness), of parts those that are worth most.
 */
export async function findCandidates(db: Db, wanted: WantedQuery, isSignedIn: boolean, frequencies: SearchFrequencies, documents: DocumentTexts): Promise<Candidates> {
  const asked = { isSignedIn, excluded: wanted.excluded.map(({ text }) => likePattern(text)) }
  const texts = textsOf(wanted)
  const { byIndex, byWalk } = titleSearches(wanted.groups, frequencies.titles)
  const pinyin = [...new Set(wanted.groups.flat().flatMap(({ byPinyin }) => byPinyin))]
  // all in one flight
  const [{ generation, titles: indexed, parts }, byPinyin, ...walked] = await Promise.all([
    findFirst(db, asked, { titles: byIndex, parts: partProbes(wanted.groups, frequencies.parts), texts }),
    pinyin.length === 0 ? [] : loadTitles(db, pinyin, isSignedIn),
    ...byWalk.map(({ section, patterns, most }) => walkTitles(db, asked, section, patterns, most)),
  ])
  const titles = titlesHaving(wanted, [...indexed, ...walked.flat(), ...byPinyin])
  const found = new Map<number, Candidate>()
  const full = new Set<Section>()
  for (const section of sections) {
    const ofSection = titles.whole.filter(({ kind }) => sectionOf(kind) === section).slice(0, mostTitles)
    if (ofSection.length >= mostTitles || parts.filter(({ kind }) => sectionOf(kind) === section).length >= mostParts) full.add(section)
    for (const row of ofSection) note(found, row.id, row).title = titleScore(row, wanted)
  }
  addParts(found, parts, wanted, texts)
  if (wanted.groups.length > 1) await addPartsOfTitles(db, found, titles.some.slice(0, mostTitlesBesideParts), wanted, texts, documents)
  return { generation, found: [...found.values()], isCapped: (kind) => full.has(sectionOf(kind)) }
}

function sectionOf(kind: SearchKind): Section {
  return kind === 'law' ? 'law' : 'other'
}

function note(found: Map<number, Candidate>, id: number, { kind, standing, publishedOn }: Pick<Candidate, 'kind' | 'standing' | 'publishedOn'>): Candidate {
  const known = found.get(id)
  if (known !== undefined) return known
  const added = { id, kind, standing, publishedOn, title: 0, part: 0, hits: 0 }
  found.set(id, added)
  return added
}

function addParts(found: Map<number, Candidate>, parts: readonly PartRow[], wanted: WantedQuery, texts: readonly string[]): void {
  const score = partScorer(wanted, texts)
  const known = new Set<number>()
  for (const part of parts) {
    if (known.has(part.id)) continue
    known.add(part.id)
    const candidate = note(found, part.documentId, part)
    candidate.part = Math.max(candidate.part, score(part, part.times))
    candidate.hits++
  }
}

interface TitleSearches {
  byIndex: TitleProbes
  byWalk: { section: Section; patterns: string[]; most: MostTitles }[]
}

/** How titles with all groups are looked for, and of several groups those with each. */
function titleSearches(groups: WantedQuery['groups'], frequencies: Frequencies): TitleSearches {
  if (groups.length === 0) return { byIndex: { law: [], other: [] }, byWalk: sections.map((section) => ({ section, patterns: [], most: mostTitles })) }
  const ways: { probes: Probe[]; most: MostTitles }[] = [{ probes: titleProbes(groups, frequencies), most: mostTitles }]
  if (groups.length > 1) ways.push(...groups.map((group) => ({ probes: titleProbes([group], frequencies), most: mostTitlesBesideParts }) as const))
  const searches: TitleSearches = { byIndex: { law: [], other: [] }, byWalk: [] }
  for (const { probes, most } of ways) {
    const [first] = probes
    if (probes.length === 1 && isWalk(first!, frequencies, most)) searches.byWalk.push({ section: 'law', patterns: first!.patterns, most })
    else searches.byIndex.law.push(...probes.map((probe) => ({ probe, most })))
    // there are few of the others, and the statistics are those of the laws
    searches.byIndex.other.push(...probes.map((probe) => ({ probe, most })))
  }
  return searches
}

/** Of the titles that were found those that have all groups, and of several groups those that have some; in their order. */
function titlesHaving({ groups, excluded }: WantedQuery, found: readonly TitleRow[]): { whole: TitleRow[]; some: TitleRow[] } {
  const rows = inOrder(found.filter((row) => !excluded.some(({ text }) => inTitle(row, text))))
  const has = new Map(rows.map((row) => [row.id, groups.filter((group) => titleHas(row, group)).length]))
  return { whole: rows.filter(({ id }) => has.get(id) === groups.length), some: groups.length < 2 ? [] : rows.filter(({ id }) => has.get(id)! > 0) }
}

/** Whether titles are found sooner by walking along their order than by the index: where one probe is alone and frequent. */
function isWalk({ terms, patterns }: Probe, frequencies: Frequencies, most: number): boolean {
  const share = shareOf(terms, frequencies)
  return patterns.length > 0 && share > 0 && most / share < frequencies.rows * share
}

/** Each row once, in force first, then by shortness, then the newer. */
function inOrder(rows: readonly TitleRow[]): TitleRow[] {
  const day = ({ publishedOn }: TitleRow) => publishedOn ?? ''
  const byOrder = (a: TitleRow, b: TitleRow) => a.standing - b.standing || a.titleLength - b.titleLength || Number(day(a) < day(b)) - Number(day(b) < day(a))
  return [...new Map(rows.map((row) => [row.id, row])).values()].sort(byOrder)
}

/** «文物保护法 罚款»: the law by its name, in it the articles about fines, which do not say the name. */
async function addPartsOfTitles(db: Db, found: Map<number, Candidate>, titles: readonly TitleRow[], wanted: WantedQuery, texts: readonly string[], documents: DocumentTexts): Promise<void> {
  const looked = titles.flatMap((row) => {
    const rest = wanted.groups.filter((group) => !titleHas(row, group))
    return rest.length === 0 ? [] : [{ row, rest }]
  })
  if (looked.length === 0) return
  const known = await documents.of(
    db,
    looked.map(({ row }) => row.id),
  )
  for (const { row, rest } of looked) {
    const document = known.get(row.id)
    const parts = document === undefined ? [] : partsSaying(document, rest, wanted.excluded, texts)
    if (parts.length === 0) continue
    addParts(
      found,
      parts.slice(0, mostPartsOfTitle).map(({ part, times }) => ({ ...part, times, documentId: row.id, kind: row.kind, standing: row.standing, publishedOn: row.publishedOn })),
      wanted,
      texts,
    )
    note(found, row.id, row).title = titleScore(row, wanted)
  }
}
