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
import { extendQuery, type WantedQuery } from './wanted.ts'

const nothing: SearchResult = { rows: [], total: 0, isCapped: false, counts: [], isRelaxed: false, isPartial: false, synonyms: [] }

/**
 * One page of what matches, best first. Throws `search-too-hard` where the time was not enough, `too-many-requests`, `busy`. Where it was
 * enough for the words as typed only, the result says `isPartial`.
 */
export async function search(ctx: Ctx, input: { q: string; kind?: SearchKind | undefined; page?: number | undefined }): Promise<SearchResult> {
  const query = parseQuery(input.q)
  if (query.groups.length === 0 && query.excluded.length === 0) return nothing
  return runSearch(ctx, (db) => searchIn(db, query, input.kind, input.page ?? 1, ctx.maybeActor !== null))
}

async function searchIn(db: Db, query: SearchQuery, kind: SearchKind | undefined, page: number, isSignedIn: boolean): Promise<SearchResult> {
  let wanted = await extendQuery(db, query)
  let candidates = await findCandidates(db, wanted, kind, isSignedIn)
  let isRelaxed = false
  let isPartial = false
  const relaxed = candidates.found.length === 0 ? relaxQuery(query) : undefined
  if (relaxed !== undefined) {
    try {
      wanted = await extendQuery(db, relaxed)
      candidates = await findCandidates(db, wanted, kind, isSignedIn)
      isRelaxed = candidates.found.length > 0
    } catch (error) {
      if (!isStatementTimeout(error)) throw error
      isPartial = true
    }
  }
  return { ...(await pageOf(db, candidates, wanted, kind, page)), isRelaxed, isPartial, synonyms: wanted.synonyms }
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
const byStanding = [0, -60, -500]
const bestRecency = 40

/** Weight of a document: title before text, text that says it often before text that mentions it, the newer of equals first. */
export function rank({ title, part, hits, standing, publishedOn }: Omit<Candidate, 'id' | 'kind'>): number {
  const recency = publishedOn === null ? 0 : Math.max(0, Math.min(bestRecency, Number(publishedOn.slice(0, 4)) - 1985))
  return title + 0.8 * part + 5 * Math.min(hits, 8) + recency + (byStanding[standing] ?? 0)
}
