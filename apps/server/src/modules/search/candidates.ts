import type { SearchKind } from '@wenwu/core/search/model'
import type { Db } from '../../platform/database/request-database.ts'
import { likePattern } from '../../platform/database/like-pattern.ts'
import { shareOf, type Frequencies } from '../../platform/database/term-frequencies.ts'
import { partProbes, titleProbes, type Probe } from './probes.ts'
import { inTitle, partScorer, textsOf, titleHas, titleScore } from './scores.ts'
import { findParts, findPartsOf, findTitles, loadTitles, mostParts, mostTitles, mostTitlesBesideParts, sections, walkTitles, type PartProbe, type PartRow, type Section, type TitleRow, type TitleSearch } from './statements.ts'
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

/** Candidates, and the kinds of which there may be more than were looked at. */
export interface Candidates {
  found: Candidate[]
  isCapped: (kind: SearchKind) => boolean
}

/** What the database's statistics say of the titles, and of the parts. */
export interface SearchFrequencies {
  titles: Frequencies
  parts: Frequencies
}

interface Search {
  db: Db
  wanted: WantedQuery
  isSignedIn: boolean
  frequencies: SearchFrequencies
  excluded: string[]
}

/**
 * Documents that match by title, by one part, or by title and part together. Each way stops after so many rows, so a word that everything
 * has costs no more than a rare one: of titles the first in order (in force first, then by shortness), of parts those that are worth most.
 */
export async function findCandidates(db: Db, wanted: WantedQuery, isSignedIn: boolean, frequencies: SearchFrequencies): Promise<Candidates> {
  const search = { db, wanted, isSignedIn, frequencies, excluded: wanted.excluded.map(({ text }) => likePattern(text)) }
  const texts = textsOf(wanted)
  const probes = partProbes(wanted.groups, frequencies.parts)
  // all in one flight
  const [titles, parts] = await Promise.all([
    Promise.all(sections.map((section) => titlesOf(search, section))),
    probes.length === 0 ? [] : findParts(db, search, probes, texts),
  ])
  const found = new Map<number, Candidate>()
  const full = new Set<Section>()
  sections.forEach((section, i) => {
    const { whole } = titles[i]!
    if (whole.length >= mostTitles || parts.filter(({ kind }) => sectionOf(kind) === section).length >= mostParts) full.add(section)
    for (const row of whole) note(found, row).title = titleScore(row, wanted)
  })
  addParts(found, parts, search, texts)
  if (wanted.groups.length > 1) await addPartsOfTitles(found, titles.flatMap(({ some }) => some), search, texts)
  return { found: [...found.values()], isCapped: (kind) => full.has(sectionOf(kind)) }
}

function sectionOf(kind: SearchKind): Section {
  return kind === 'law' ? 'law' : 'other'
}

function note(found: Map<number, Candidate>, { id, kind, standing, publishedOn }: Pick<Candidate, 'id' | 'kind' | 'standing' | 'publishedOn'>): Candidate {
  const known = found.get(id)
  if (known !== undefined) return known
  const added = { id, kind, standing, publishedOn, title: 0, part: 0, hits: 0 }
  found.set(id, added)
  return added
}

function addParts(found: Map<number, Candidate>, parts: readonly PartRow[], { wanted }: Search, texts: readonly string[]): void {
  const score = partScorer(wanted, texts)
  const known = new Set<number>()
  for (const part of parts) {
    if (known.has(part.id)) continue
    known.add(part.id)
    const candidate = note(found, { ...part, id: part.documentId })
    candidate.part = Math.max(candidate.part, score(part))
    candidate.hits++
  }
}

/** Titles of a section that have all groups, and of several groups those that have some: the first of each in order. */
async function titlesOf(search: Search, section: Section): Promise<{ whole: TitleRow[]; some: TitleRow[] }> {
  const { db, wanted, isSignedIn, frequencies, excluded } = search
  const { groups } = wanted
  const asked = { section, isSignedIn, excluded, isFew: false }
  const pinyin = [...new Set(groups.flat().flatMap(({ byPinyin }) => byPinyin))]
  const [all, byPinyin, ...some] = await Promise.all([
    groups.length === 0 ? walkTitles(db, asked, []) : byProbes(db, asked, titleProbes(groups), frequencies.titles, mostTitles),
    pinyin.length === 0 ? [] : loadTitles(db, pinyin, isSignedIn),
    ...(groups.length < 2 ? [] : groups.map((group) => byProbes(db, { ...asked, isFew: true }, titleProbes([group]), frequencies.titles, mostTitlesBesideParts))),
  ])
  const ofSection = byPinyin.filter((row) => sectionOf(row.kind) === section && !wanted.excluded.some(({ text }) => inTitle(row, text)))
  const has = (row: TitleRow) => groups.filter((group) => titleHas(row, group)).length
  return {
    whole: once([...all, ...ofSection.filter((row) => has(row) === groups.length)]).slice(0, mostTitles),
    some: once([...some.flat(), ...(groups.length < 2 ? [] : ofSection)]).filter((row) => has(row) > 0),
  }
}

/** Probes by the index, or, where one is alone and frequent, by walking. */
async function byProbes(db: Db, search: TitleSearch, probes: readonly Probe[], frequencies: Frequencies, wanted: number): Promise<TitleRow[]> {
  if (probes.length === 0) return []
  const [first] = probes
  const share = first === undefined ? 0 : shareOf(first.terms, frequencies)
  // there are few of the others, and the statistics are those of the laws
  const isWalk = search.section === 'law' && probes.length === 1 && first!.patterns.length > 0 && share > 0 && wanted / share < frequencies.rows * share
  return isWalk ? walkTitles(db, search, first!.patterns) : findTitles(db, search, probes)
}

function once(rows: readonly TitleRow[]): TitleRow[] {
  const byOrder = (a: TitleRow, b: TitleRow) => a.standing - b.standing || a.titleLength - b.titleLength || (b.publishedOn ?? '').localeCompare(a.publishedOn ?? '')
  return [...new Map(rows.map((row) => [row.id, row])).values()].sort(byOrder)
}

/** «文物保护法 罚款»: the law by its name, in it the articles about fines, which do not say the name. */
async function addPartsOfTitles(found: Map<number, Candidate>, titles: readonly TitleRow[], search: Search, texts: readonly string[]): Promise<void> {
  const { db, wanted, excluded } = search
  const first = once(titles).slice(0, mostTitlesBesideParts)
  const probes = first.flatMap((row): PartProbe[] => {
    const rest = wanted.groups.filter((group) => !titleHas(row, group))
    return rest.length === 0 || wanted.excluded.some(({ text }) => inTitle(row, text)) ? [] : partsOfTitle(row.id, rest)
  })
  if (probes.length === 0) return
  const rows = new Map(first.map((row) => [row.id, row]))
  const parts = await findPartsOf(db, probes, [...texts], excluded)
  addParts(found, parts, search, texts)
  for (const { documentId } of parts) note(found, { ...rows.get(documentId)! }).title = titleScore(rows.get(documentId)!, wanted)
}

/** Of each group one text, or an article, in all combinations that name one article at most. */
function partsOfTitle(id: number, groups: WantedQuery['groups']): PartProbe[] {
  let probes: PartProbe[] = [{ id, article: null, patterns: [] }]
  for (const group of groups) {
    probes = group.flatMap(({ word, texts }) =>
      probes.flatMap((probe): PartProbe[] =>
        word.article === undefined ? texts.map((text) => ({ ...probe, patterns: [...probe.patterns, likePattern(text)] })) : probe.article === null || probe.article === word.article ? [{ ...probe, article: word.article }] : [],
      ),
    )
  }
  return probes.slice(0, 8)
}
