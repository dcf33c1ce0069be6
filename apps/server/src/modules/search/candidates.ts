import type { SearchKind } from '@wenwu/core/search/model'
import type { Db } from '../../platform/database/request-database.ts'
import { likePattern } from '../../platform/database/like-pattern.ts'
import type { Frequencies } from '../../platform/database/term-frequencies.ts'
import type { DocumentTexts } from './document-texts.ts'
import { partsSaying } from './parts-saying.ts'
import { findParts, mostParts } from './find-parts.ts'
import { partProbes } from './probes.ts'
import { partScorer, textsOf, titleHas, titleScore, type PartFacts } from './scores.ts'
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
export async function findCandidates(db: Db, wanted: WantedQuery, isSignedIn: boolean, { titles, frequencies, texts: documents }: Sources): Promise<Candidates> {
  const asked = { isSignedIn, excluded: wanted.excluded.map(({ text }) => likePattern(text)) }
  const texts = textsOf(wanted)
  const finding = findParts(db, asked, partProbes(wanted.groups, frequencies), texts)
  // while the database looks for the parts
  const { whole, some, full } = titles.find(wanted, isSignedIn)
  const found = new Map<number, Candidate>()
  for (const title of whole) note(found, title).title = titleScore(title, wanted)
  const { generation, parts } = await finding
  const count = { law: 0, other: 0 }
  const known = parts.flatMap((part) => {
    const title = titles.of(part.documentId)
    // published since the titles were read
    if (title === undefined) return []
    if (++count[sectionOf(title.kind)] >= mostParts) full.add(sectionOf(title.kind))
    return [{ ...part, title }]
  })
  addParts(found, known, wanted, texts)
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

interface PartOfTitle extends PartFacts {
  id: number
  times: number[]
  title: Title
}

function addParts(found: Map<number, Candidate>, parts: readonly PartOfTitle[], wanted: WantedQuery, texts: readonly string[]): void {
  const score = partScorer(wanted, texts)
  const known = new Set<number>()
  for (const part of parts) {
    if (known.has(part.id)) continue
    known.add(part.id)
    const candidate = note(found, part.title)
    candidate.part = Math.max(candidate.part, score(part, part.times))
    candidate.hits++
  }
}

/** «文物保护法 罚款»: the law by its name, in it the articles about fines, which do not say the name. */
async function addPartsOfTitles(db: Db, found: Map<number, Candidate>, titles: readonly Title[], wanted: WantedQuery, texts: readonly string[], documents: DocumentTexts): Promise<void> {
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
      parts.slice(0, mostPartsOfTitle).map(({ part, times }) => ({ ...part, times, title: row })),
      wanted,
      texts,
    )
    note(found, row).title = titleScore(row, wanted)
  }
}
