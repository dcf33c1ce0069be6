import type { SearchResult } from '@wenwu/core/search/contract'
import { searchPageSize } from '@wenwu/core/search/contract'
import { searchKinds, type SearchKind } from '@wenwu/core/search/model'
import { parseQuery, type SearchQuery } from '@wenwu/core/search/query'
import { relaxQuery } from '@wenwu/core/search/relax'
import { inReading, type Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { documentTexts } from './document-texts.ts'
import { showFound } from './found-documents.ts'
import { keptAnswers, searchGeneration } from './kept-answers.ts'
import { keptKnown, readKnown, type KnownDocument, type KnownSearch } from './known-search.ts'
import { runSearch } from './search-limits.ts'
import { extendQuery, type ExtendedQuery } from './extend-query.ts'
import { mostOfText, weighText, weighTitle, type PartHit } from './weights.ts'

const nothing: SearchResult = { rows: [], total: 0, counts: [], isRelaxed: false, synonyms: [] }

/** One page of what matches, best first. Throws `search-too-hard` where the time was not enough, `too-many-requests`, `busy`. */
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
  return runSearch(
    ctx,
    async (db) => {
      const found = await findAll(ctx, db, query)
      const result = await pageOf(ctx, db, found, input.kind, input.page ?? 1)
      answers.keep(key, found.known.generation, result)
      return result
    },
    { onePlan: true },
  )
}

/** A document that was found, and by which reading of the query. */
interface Match {
  document: KnownDocument
  extended: ExtendedQuery
  /** Share of its title's weight that counts. */
  worth: number
}

interface Found {
  known: KnownSearch
  matches: Match[]
  isRelaxed: boolean
  synonyms: string[]
}

/** With fewer documents than these a looser reading may add those whose titles have all of its words. */
const enough = 3
const worthOfLooser = 0.75

/**
 * All documents of a query. Where there is none, those of looser readings, the closest first. What is called by its name is found though it
 * says other words in pieces only («《文物保护法》 先考古后出让»), and where there are few what is called a little differently («世界遗产公约»).
 */
async function findAll(ctx: Ctx, db: Db, query: SearchQuery): Promise<Found> {
  const kept = keptKnown(ctx.services)
  let known = (kept.known ??= await readKnown(db))
  const find = async (reading: SearchQuery, worth: number) => {
    const extended = extendQuery(reading, known.synonyms)
    const isCurrent = await known.learn(db, extended)
    const matches = known.find(extended, ctx.maybeActor !== null).map((document): Match => ({ document, extended, worth }))
    return { isCurrent, matches, synonyms: extended.synonyms }
  }
  let strict = await find(query, 1)
  if (!strict.isCurrent) {
    // while texts are imported the next look may be at another generation again: then what was published since is not yet found
    known = kept.known = await readKnown(db)
    strict = await find(query, 1)
  }
  const found = new Map(strict.matches.map((match) => [match.document, match]))
  const isRelaxed = found.size === 0
  const named = known.called(query)
  const isEnough = (): boolean => found.size >= enough && named.every((document) => found.has(document))
  let { synonyms } = strict
  for (const [i, looser] of (isEnough() ? [] : relaxQuery(query)).entries()) {
    if (i > 0 && isEnough()) break
    // several words stand together or apart, so each must be there as typed
    const isFew = found.size < enough && query.groups.length === 1
    const more = await find(looser, worthOfLooser ** (i + 1))
    for (const match of more.matches) {
      const { document, extended } = match
      if (found.has(document) || !(isRelaxed || named.includes(document) || (isFew && hasInTitle(document, extended)))) continue
      found.set(document, match)
      synonyms = more.synonyms
    }
  }
  return { known, matches: [...found.values()], isRelaxed: isRelaxed && found.size > 0, synonyms }
}

function hasInTitle({ foldedTitle }: KnownDocument, { groups }: ExtendedQuery): boolean {
  return groups.every((group) => group.some(({ texts }) => texts.some((text) => foldedTitle.includes(text))))
}

/** Documents that are ordered among each other by their texts: five pages. All of them come before the next ones, which their titles put behind. */
const blockSize = 50
/** Texts of a block that are read at once. */
const readAtOnce = 25

async function pageOf(
  ctx: Ctx,
  db: Db,
  { known, matches, isRelaxed, synonyms }: Found,
  kind: SearchKind | undefined,
  page: number,
): Promise<SearchResult> {
  const counts = searchKinds.map((each) => ({ kind: each, count: matches.filter(({ document }) => document.kind === each).length }))
  const weighed = matches
    .filter(({ document }) => kind === undefined || document.kind === kind)
    .map(({ document, extended, worth }): Weighed => ({ document, extended, weight: weighTitle(document, extended, known, worth) }))
    .sort(byWeight)
  const offset = (page - 1) * searchPageSize
  const begin = offset - (offset % blockSize)
  const block = await byText(ctx, db, known, weighed.slice(begin, begin + blockSize), offset - begin + searchPageSize)
  return {
    rows: await showFound(db, block.slice(offset - begin)),
    total: weighed.length,
    counts: counts.filter(({ count }) => count > 0),
    isRelaxed,
    synonyms,
  }
}

type Weighed = Omit<Match, 'worth'> & { weight: number }

const byWeight = (a: Weighed, b: Weighed): number => b.weight - a.weight || a.document.id - b.document.id

/** The first `most` of a block by title and text; texts are read until no further one can be among them. */
async function byText(
  ctx: Ctx,
  db: Db,
  known: KnownSearch,
  block: readonly Weighed[],
  most: number,
): Promise<(Weighed & { hits: PartHit[] })[]> {
  const found: (Weighed & { hits: PartHit[] })[] = []
  for (let i = 0; i < block.length; i += readAtOnce) {
    if ((found[most - 1]?.weight ?? -Infinity) >= block[i]!.weight + mostOfText) break
    const some = block.slice(i, i + readAtOnce)
    const ids = some.map(({ document }) => document.id)
    const texts = await documentTexts(ctx.services).of(db, ids)
    for (const match of some) {
      const text = weighText(match.document, texts.get(match.document.id) ?? [], match.extended, known)
      found.push({ ...match, weight: match.weight + text.weight, hits: text.hits })
    }
    found.sort(byWeight)
  }
  return found.slice(0, most)
}
