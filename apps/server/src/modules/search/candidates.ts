import type { SearchKind } from '@wenwu/core/search/model'
import type { Db } from '../../platform/database/request-database.ts'
import { likePattern } from '../../platform/database/like-pattern.ts'
import type { Frequencies } from '../../platform/database/term-frequencies.ts'
import type { DocumentTexts } from './document-texts.ts'
import { partsSaying } from './parts-saying.ts'
import { findParts, mostParts } from './find-parts.ts'
import { partProbes } from './probes.ts'
import { partScorer, textsOf, titleHas, titleScore } from './scores.ts'
import { sectionOf, type Title, type Titles } from './titles.ts'
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

/** What a search looks into besides the parts in the database. */
export interface Sources {
  titles: Titles
  /** What the database's statistics say of the parts. */
  frequencies: Frequencies
  texts: DocumentTexts
}

/**
 * Documents that match by title, by one part, or by title and part together. Each way stops after so many rows, so a word that everything
 * has costs no more than a rare one: of titles the first in order (in force first, then by shortness), of parts those that are worth most.
 */
export async function findCandidates(
  db: Db,
  wanted: WantedQuery,
  isSignedIn: boolean,
  { titles, frequencies, texts: documents }: Sources,
): Promise<Candidates> {
  const asked = { isSignedIn, excluded: wanted.excluded.map(({ text }) => likePattern(text)) }
  const texts = textsOf(wanted)
  const { generation, parts } = await findParts(db, asked, partProbes(wanted.groups, frequencies), texts)
  const { whole, some, full } = titles.find(wanted, isSignedIn)
  const found = new Map<number, Candidate>()
  for (const title of whole) note(found, title).title = titleScore(title, wanted)
  const score = partScorer(wanted, texts)
  const counts = { law: 0, other: 0 }
  const known = new Set<number>()
  for (const part of parts) {
    const title = titles.of(part.documentId)
    // one that was published since the titles were read has none
    if (title === undefined) continue
    const section = sectionOf(title.kind)
    if (++counts[section] >= mostParts) full.add(section)
    // at several levels, or by several synonyms
    if (known.has(part.id)) continue
    known.add(part.id)
    addPart(note(found, title), score(part, part.times))
  }
  if (wanted.groups.length > 1) await addPartsOfTitles(db, found, some, wanted, texts, documents)
  return { generation, found: [...found.values()], isCapped: (kind) => full.has(sectionOf(kind)) }
}

function note(found: Map<number, Candidate>, { id, kind, standing, publishedOn }: Title): Candidate {
  const known = found.get(id)
  if (known !== undefined) return known
  const added = { id, kind, standing, publishedOn, title: 0, part: 0, hits: 0 }
  found.set(id, added)
  return added
}

function addPart(candidate: Candidate, score: number): void {
  candidate.part = Math.max(candidate.part, score)
  candidate.hits++
}

/** «文物保护法 罚款»: the law by its name, in it the articles about fines, which do not say the name. */
async function addPartsOfTitles(
  db: Db,
  found: Map<number, Candidate>,
  titles: readonly Title[],
  wanted: WantedQuery,
  texts: readonly string[],
  documents: DocumentTexts,
): Promise<void> {
  const looked = titles.flatMap((row) => {
    const rest = wanted.groups.filter((group) => !titleHas(row, group))
    return rest.length === 0 ? [] : [{ row, rest }]
  })
  if (looked.length === 0) return
  const known = await documents.of(
    db,
    looked.map(({ row }) => row.id),
  )
  const score = partScorer(wanted, texts)
  for (const { row, rest } of looked) {
    const document = known.get(row.id)
    const parts = document === undefined ? [] : partsSaying(document, rest, wanted.excluded, texts)
    if (parts.length === 0) continue
    const candidate = note(found, row)
    for (const { part, times } of parts.slice(0, mostPartsOfTitle)) addPart(candidate, score(part, times))
    candidate.title = titleScore(row, wanted)
  }
}
