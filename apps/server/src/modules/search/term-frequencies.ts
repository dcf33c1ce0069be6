import { sql } from 'kysely'
import { bigrams, marks } from '@wenwu/core/kernel/text'
import { articleTerm } from '@wenwu/core/search/terms'
import type { Db } from '../../platform/database/request-database.ts'
import type { AppServices } from '../../platform/services.ts'
import type { WantedQuery, WantedWord } from './wanted.ts'

/** What the database's own statistics say of the parts: how many there are, and the share of them that has each frequent term. */
export interface TermFrequencies {
  parts: number
  shares: ReadonlyMap<string, number>
  /** Of terms that are not among the frequent ones at most this. */
  rest: number
}

/** Statistics change slowly; read again after so many milliseconds. */
const lifetime = 60_000

const known = new WeakMap<AppServices, { frequencies: TermFrequencies; until: number }>()

/** The statistics, kept for a minute. */
export async function termFrequencies(db: Db, services: AppServices): Promise<TermFrequencies> {
  const kept = known.get(services)
  if (kept !== undefined && kept.until > performance.now()) return kept.frequencies
  const { rows } = await sql<{ parts: number; terms: string[] | null; shares: number[] | null }>`
    select c.reltuples::float8 as parts, s.most_common_elems::text::text[] as terms, s.most_common_elem_freqs as shares
    from pg_class c left join pg_stats s on s.schemaname = 'public' and s.tablename = c.relname and s.attname = 'terms'
    where c.oid = 'search_parts'::regclass`.execute(db)
  const { parts = 0, terms, shares } = rows[0] ?? {}
  const found = new Map((terms ?? []).map((term, i) => [term, shares?.[i] ?? 0]))
  const frequencies = { parts: Math.max(0, parts), shares: found, rest: found.size === 0 ? 0 : Math.min(...found.values()) }
  known.set(services, { frequencies, until: performance.now() + lifetime })
  return frequencies
}

/**
 * Whether the parts of a query are found faster by walking along the order of the list, reading each until `wanted` are found, than by
 * collecting all that the index has. A word is as frequent as the rarest of its pairs; several words are taken to be independent.
 */
export function isWalkShorter({ groups }: WantedQuery, { parts, shares, rest }: TermFrequencies, wanted: number): boolean {
  const shareOf = (terms: readonly string[]): number => Math.min(1, ...terms.map((term) => shares.get(term) ?? rest))
  const shareOfWord = ({ word, texts }: WantedWord): number =>
    word.article !== undefined ? shareOf([articleTerm(word.article)]) : texts.reduce((sum, text) => sum + shareOf([...bigrams(text), ...marks(text)]), 0)
  let share = 1
  for (const group of groups) share *= Math.min(1, group.reduce((sum, wantedWord) => sum + shareOfWord(wantedWord), 0))
  return share > 0 && wanted / share < parts * share
}
