import { sql } from 'kysely'
import { perInstallation, type AppServices } from '../services.ts'
import { inReading } from './request-database.ts'

/** What the database's own statistics say of a column of texts, or of lists of terms: how many rows there are, and the share of them that has each frequent text or term. */
export interface Frequencies {
  rows: number
  shares: ReadonlyMap<string, number>
  /** Of those that are not among the frequent ones at most this. */
  rest: number
}

/** Statistics change slowly; read again after so many milliseconds. */
const lifetime = 60_000

const known = perInstallation(() => new Map<string, { frequencies: Frequencies; until: number }>())

/** The statistics of a column, kept for a minute; read on a connection that is given back at once. */
export async function termFrequencies(services: AppServices, table: string, column: string): Promise<Frequencies> {
  const own = known(services)
  const key = `${table}.${column}`
  const kept = own.get(key)
  if (kept !== undefined && kept.until > performance.now()) return kept.frequencies
  const statistics = sql<{ rows: number; terms: string[] | null; shares: number[] | null }>`
    select c.reltuples::float8 as rows, coalesce(s.most_common_elems, s.most_common_vals)::text::text[] as terms, coalesce(s.most_common_elem_freqs, s.most_common_freqs) as shares
    from pg_class c left join pg_stats s on s.schemaname = 'public' and s.tablename = c.relname and s.attname = ${column}
    where c.oid = ${table}::regclass`
  const { rows } = await inReading(services.pool, (db) => statistics.execute(db))
  const { rows: count = 0, terms, shares } = rows[0] ?? {}
  const found = new Map((terms ?? []).map((term, i) => [term, shares?.[i] ?? 0]))
  const frequencies = { rows: Math.max(0, count), shares: found, rest: found.size === 0 ? 0 : Math.min(...found.values()) }
  own.set(key, { frequencies, until: performance.now() + lifetime })
  return frequencies
}

/** Share of the rows that have a word: that of its rarest term, at most. */
export function shareOf(terms: readonly string[], { shares, rest }: Frequencies): number {
  return Math.min(1, ...terms.map((term) => shares.get(term) ?? rest))
}

/** Share of the rows that have one of some values. */
export function shareOfValues(values: readonly string[], { shares, rest }: Frequencies): number {
  return Math.min(
    1,
    values.reduce((sum, value) => sum + (shares.get(value) ?? rest), 0),
  )
}
