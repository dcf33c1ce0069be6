import type { SearchResult } from '@wenwu/core/search/contract'
import { searchPageSize } from '@wenwu/core/search/contract'
import { searchKinds, type SearchKind } from '@wenwu/core/search/model'
import { parseQuery, type SearchQuery } from '@wenwu/core/search/query'
import { relaxQuery } from '@wenwu/core/search/relax'
import { termFrequencies } from '../../platform/database/term-frequencies.ts'
import { isStatementTimeout } from '../../platform/database/statement-timeout.ts'
import { inReading, type Db } from '../../platform/database/request-database.ts'
import type { Ctx } from '../../platform/http/context.ts'
import { findCandidates, type Candidate, type Candidates } from './candidates.ts'
import { documentTexts } from './document-texts.ts'
import { showFound } from './found-documents.ts'
import { meritOf, partWeight } from './impact.ts'
import { keptAnswers, searchGeneration } from './kept-answers.ts'
import { knownSearch, readKnown, type KnownSearch } from './known-search.ts'
import { runSearch } from './search-limits.ts'
import { extendQuery, findPinyin, pinyinOf, type WantedQuery } from './wanted.ts'

const nothing: SearchResult = { rows: [], total: 0, isCapped: false, counts: [], isRelaxed: false, isPartial: false, synonyms: [] }

/**
 * One page of what matches, best first. Throws `search-too-hard` where the time was not enough, `too-many-requests`, `busy`. Where it was
 * enough for the words as typed only, the result says `isPartial`.
 */
export async function search(
  ctx: Ctx,
  input: { q: string; kind?: SearchKind | undefined; page?: number | undefined },
): Promise<SearchResult> {
  const query = parseQuery(input.q)
  if (query.groups.length === 0 && query.excluded.length === 0) return nothing
  const { services } = ctx
  const answers = keptAnswers(services)
  const key = JSON.stringify([input.q.trim(), input.kind ?? '', input.page ?? 1, ctx.maybeActor !== null])
  if (answers.has(key)) {
    // on a connection that is given back at once, so that nobody who waits for a turn holds one
    const known = answers.find(key, await inReading(services.pool, searchGeneration))
    if (known !== undefined) return known
  }
  const { generation, result } = await runSearch(ctx, (db) => searchIn(ctx, db, query, input.kind, input.page ?? 1), { onePlan: true })
  if (!result.isPartial) answers.keep(key, generation, result)
  return result
}

/** With fewer documents than these a looser reading of the query is tried too. */
const enough = 3
/** What a looser reading is worth, and what a text loses that lacks the words as they were typed. */
const lessOfLooser = 0.75
const notAsTyped = 300

/** What is found, by the titles and synonyms this process knows; where they have changed meanwhile, once more. The generation is one that is not newer than anything read. */
async function searchIn(
  ctx: Ctx,
  db: Db,
  query: SearchQuery,
  kind: SearchKind | undefined,
  page: number,
): Promise<{ generation: string; result: SearchResult }> {
  const letters = pinyinOf(query)
  let known = knownSearch(ctx.services) ?? (await readKnown(db, ctx.services, await searchGeneration(db)))
  // pinyin is looked up before the parts, so the generation must be read before it; otherwise it comes with them
  const [before, pinyin] = await Promise.all([letters.length > 0 ? searchGeneration(db) : undefined, findPinyin(db, letters)])
  let found = await findAll(ctx, db, query, known, pinyin)
  const generation = before ?? found.candidates.generation
  if (known.generation !== generation) {
    known = await readKnown(db, ctx.services, generation)
    found = await findAll(ctx, db, query, known, pinyin)
  }
  const { wanted, candidates, isRelaxed, isPartial } = found
  return {
    generation,
    result: { ...(await pageOf(ctx, db, candidates, wanted, kind, page)), isRelaxed, isPartial, synonyms: wanted.synonyms },
  }
}

interface Found {
  wanted: WantedQuery
  candidates: Candidates
  isRelaxed: boolean
  isPartial: boolean
}

/** All candidates for a query, and for looser readings of it where they are few. */
async function findAll(
  ctx: Ctx,
  db: Db,
  query: SearchQuery,
  { synonyms, titles }: KnownSearch,
  pinyin: ReadonlyMap<string, number[]>,
): Promise<Found> {
  const isSignedIn = ctx.maybeActor !== null
  const frequencies = await termFrequencies(ctx.services, 'search_parts', 'terms')
  const find = (extended: WantedQuery) =>
    findCandidates(db, extended, isSignedIn, { titles, frequencies, texts: documentTexts(ctx.services) })
  const first = extendQuery(query, synonyms, pinyin)
  const strict = await find(first)
  let [wanted, candidates, isPartial] = [first, strict, false]
  if (strict.found.length < enough) {
    try {
      for (const [i, looser] of relaxQuery(query).entries()) {
        if (candidates.found.length >= enough) break
        const extended = extendQuery(looser, synonyms, pinyin)
        const added = await find(extended)
        if (added.found.length > 0) [wanted, candidates] = [extended, joinCandidates(candidates, added, lessOfLooser ** (i + 1))]
      }
    } catch (error) {
      if (!isStatementTimeout(error)) throw error
      isPartial = true
    }
  }
  return { wanted, candidates, isRelaxed: strict.found.length === 0 && candidates.found.length > 0, isPartial }
}

/** What was found by a closer reading, and what a looser one adds, for less. */
function joinCandidates(closer: Candidates, looser: Candidates, worth: number): Candidates {
  const known = new Set(closer.found.map(({ id }) => id))
  const others = looser.found
    .filter(({ id }) => !known.has(id))
    .map((candidate) => ({ ...candidate, title: worth * candidate.title, part: worth * candidate.part - notAsTyped }))
  return {
    generation: closer.generation,
    found: [...closer.found, ...others],
    isCapped: (kind) => closer.isCapped(kind) || looser.isCapped(kind),
  }
}

async function pageOf(ctx: Ctx, db: Db, { found, isCapped }: Candidates, wanted: WantedQuery, kind: SearchKind | undefined, page: number) {
  const weights = new Map(found.map((candidate) => [candidate.id, rank(candidate)]))
  const ranked = found
    .filter((candidate) => kind === undefined || candidate.kind === kind)
    .sort((a, b) => weights.get(b.id)! - weights.get(a.id)! || a.id - b.id)
  const ids = ranked.slice((page - 1) * searchPageSize, page * searchPageSize).map(({ id }) => id)
  const counts = searchKinds.map((each) => {
    const count = found.filter((candidate) => candidate.kind === each).length
    return { kind: each, count, isCapped: count > 0 && isCapped(each) }
  })
  const texts = await documentTexts(ctx.services).of(db, ids)
  return {
    rows: showFound(
      ids.flatMap((id) => texts.get(id) ?? []),
      wanted,
    ),
    total: ranked.length,
    isCapped: counts.some((each) => each.isCapped && (kind === undefined || kind === each.kind)),
    counts: counts.filter(({ count }) => count > 0),
  }
}

/** Weight of a document: title before text, text that says it often before text that mentions it, the newer of equals first. */
function rank(candidate: Candidate): number {
  return candidate.title + partWeight * candidate.part + 5 * Math.min(candidate.hits, 8) + meritOf(candidate)
}
