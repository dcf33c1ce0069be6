import type { SearchResult } from '@wenwu/core/search/contract'
import { searchPageSize } from '@wenwu/core/search/contract'
import { searchKinds, type SearchKind } from '@wenwu/core/search/model'
import { parseQuery, type SearchQuery } from '@wenwu/core/search/query'
import { relaxQuery } from '@wenwu/core/search/relax'
import { isStatementTimeout } from '../../platform/database/statement-timeout.ts'
import type { Db } from '../../platform/database/request-database.ts'
import type { Ctx } from '../../platform/http/context.ts'
import { findCandidates, type Candidate, type Candidates } from './candidates.ts'
import { loadFound } from './found-documents.ts'
import { runSearch } from './search-limits.ts'
import { termFrequencies } from './term-frequencies.ts'
import { extendQuery, type WantedQuery } from './wanted.ts'

const nothing: SearchResult = { rows: [], total: 0, isCapped: false, counts: [], isRelaxed: false, isPartial: false, synonyms: [] }

/**
 * One page of what matches, best first. Throws `search-too-hard` where the time was not enough, `too-many-requests`, `busy`. Where it was
 * enough for the words as typed only, the result says `isPartial`.
 */
export async function search(ctx: Ctx, input: { q: string; kind?: SearchKind | undefined; page?: number | undefined }): Promise<SearchResult> {
  const query = parseQuery(input.q)
  if (query.groups.length === 0 && query.excluded.length === 0) return nothing
  return runSearch(ctx, (db) => searchIn(ctx, db, query, input.kind, input.page ?? 1))
}

/** With so many documents a looser reading of the query is good enough. */
const enough = 3

async function searchIn(ctx: Ctx, db: Db, query: SearchQuery, kind: SearchKind | undefined, page: number): Promise<SearchResult> {
  const isSignedIn = ctx.maybeActor !== null
  const [first, frequencies] = await Promise.all([extendQuery(db, query), termFrequencies(db, ctx.services)])
  const find = (extended: WantedQuery) => findCandidates(db, extended, isSignedIn, frequencies)
  let wanted = first
  let candidates = await find(wanted)
  let isPartial = false
  const isRelaxed = candidates.found.length === 0
  if (isRelaxed) {
    try {
      for (const looser of relaxQuery(query)) {
        const extended = await extendQuery(db, looser)
        const found = await find(extended)
        if (found.found.length > candidates.found.length) [wanted, candidates] = [extended, found]
        if (found.found.length >= enough) break
      }
    } catch (error) {
      if (!isStatementTimeout(error)) throw error
      isPartial = true
    }
  }
  return { ...(await pageOf(db, candidates, wanted, kind, page)), isRelaxed: isRelaxed && candidates.found.length > 0, isPartial, synonyms: wanted.synonyms }
}

async function pageOf(db: Db, { found, isCapped }: Candidates, wanted: WantedQuery, kind: SearchKind | undefined, page: number) {
  const ranked = found.filter((candidate) => kind === undefined || candidate.kind === kind).sort((a, b) => rank(b) - rank(a) || a.id - b.id)
  const ids = ranked.slice((page - 1) * searchPageSize, page * searchPageSize).map(({ id }) => id)
  const counts = searchKinds.map((each) => {
    const count = found.filter((candidate) => candidate.kind === each).length
    return { kind: each, count, isCapped: count > 0 && isCapped(each) }
  })
  return {
    rows: await loadFound(db, ids, wanted),
    total: ranked.length,
    isCapped: counts.some((each) => each.isCapped && (kind === undefined || kind === each.kind)),
    counts: counts.filter(({ count }) => count > 0),
  }
}

/** Texts that are not yet in force, or no more, come behind those that are. */
const byStanding = [0, -60, -650]
const bestRecency = 40

/** Weight of a document: title before text, text that says it often before text that mentions it, the newer of equals first. */
export function rank({ title, part, hits, standing, publishedOn }: Omit<Candidate, 'id' | 'kind'>): number {
  const recency = publishedOn === null ? 0 : Math.max(0, Math.min(bestRecency, Number(publishedOn.slice(0, 4)) - 1985))
  return title + 0.8 * part + 5 * Math.min(hits, 8) + recency + (byStanding[standing] ?? 0)
}
