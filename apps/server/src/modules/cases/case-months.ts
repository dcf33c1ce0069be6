import { sql, type CompiledQuery, type RawBuilder } from 'kysely'
import type { Text } from '@wenwu/core/i18n/text'
import type { SearchQuery } from '@wenwu/core/search/query'
import { bigrams } from '@wenwu/core/kernel/text'
import { likePattern } from '../../platform/database/like-pattern.ts'
import { prepared } from '../../platform/database/prepared.ts'
import type { Db } from '../../platform/database/request-database.ts'
import { onePlan } from '../../platform/database/statement-name.ts'
import { shareOf, type Frequencies } from '../../platform/database/term-frequencies.ts'
import { coveringPairs, keywordColumns } from './case-list.ts'
import type { CaseScope } from './case-scope.ts'

/** The newest cases with some words, looked for month by month: of words that are neither rare nor frequent the shortest way. */
export interface MonthSearch {
  provinceCode: string | null
  terms: string[]
  patterns: string[]
}

/** The newest that match and are ranked; who looks for an older one says more of it, or uses the list. */
export const mostCandidates = 60
/** So few are all read and sorted. */
const fewEnough = 300
/** So many steps along the list are shorter than any index of terms. */
const shortWalk = 600
/** Share of a province in all cases, for want of a better number. */
const shareOfProvince = 1 / 20
/** Months that are looked through one by one, then all that is older. */
const months = 12

/** Whether a search is better done month by month: one word in each group, in a scope of the nation or of one province. Undefined where not. */
export function monthSearch(scope: CaseScope, { groups, excluded }: SearchQuery, formsOf: (word: SearchQuery['groups'][number][number]) => string[], frequencies: Frequencies): MonthSearch | undefined {
  const [part] = scope.parts
  if (scope.parts.length !== 1 || part === undefined || scope.hasDrafts || excluded.length > 0) return undefined
  if (part.kind !== 'nation' && !(part.kind === 'province' && part.provinceCodes.length === 1)) return undefined
  const forms = groups.map((group) => (group.length === 1 ? formsOf(group[0]!) : []))
  if (forms.some((own) => own.length !== 1)) return undefined
  const words = forms.flat()
  const share = words.reduce((product, word) => product * shareOf([...bigrams(word), ...coveringPairs(word)], frequencies), 1)
  const own = frequencies.rows * (part.kind === 'province' ? shareOfProvince : 1)
  if (own * share < fewEnough || mostCandidates / share < shortWalk) return undefined
  const terms = [...new Set(words.flatMap(coveringPairs))]
  return { provinceCode: part.kind === 'province' ? part.provinceCodes[0]! : null, terms, patterns: words.map(likePattern) }
}

interface Values {
  provinceCode: string
  terms: string[]
  patterns: string[]
  months: number[]
  from: Date
  to: Date
}

/** Number of a month since the year 0, as the index has it (migration rank-search-by-levels). */
const monthOfCase = sql`(extract(year from timezone('UTC', c.sort_at)) * 12 + extract(month from timezone('UTC', c.sort_at)))::integer`
const shown = sql`id, number, document_number, title, unit_name, item_name, status, submitted_at`
const columns = sql`c.id, c.number, c.document_number, c.title, c.unit_name, c.item_name, c.status, c.submitted_at, c.sort_at`

/** What a search of cases shows and is ranked by. */
export interface FoundRow {
  id: string
  number: string | null
  document_number: string | null
  title: string
  unit_name: string
  item_name: Text
  status: string
  submitted_at: Date | null
}

/** The newest of the nation, or of one province; one statement. */
function newestOf(inScope: (provinceCode: string) => RawBuilder<unknown>) {
  return prepared<Values>()((db, at) => {
    // a title says it as it is nearly always; only the others pay for being compared whatever the case and width
    const isLike = sql`case when c.title like all (${at('patterns')}::text[]) or ${keywordColumns.any} ilike all (${at('patterns')}::text[]) then true
      when ${keywordColumns.any} is nfkc normalized then false else normalize(${keywordColumns.any}, nfkc) ilike all (${at('patterns')}::text[]) end`
    const matches = sql`c.status <> '01' and ${inScope(at('provinceCode'))} and c.search_terms @> ${at('terms')}::text[] and ${isLike}`
    const newest = sql`order by sort_at desc, id desc limit ${sql.lit(mostCandidates + 1)}`
    // offset 0: all of a month are found by its terms, then sorted; a walk along the list would begin with the newest of all each time
    const query = sql<FoundRow>`${onePlan} select ${shown} from (
      select found.* from unnest(${at('months')}::integer[]) month (number) cross join lateral (
        select * from (select ${columns} from cases c where ${matches} and ${monthOfCase} = month.number offset 0) of_month ${newest}) found
      union all
      select * from (select * from (select ${columns} from cases c where ${matches} and (c.sort_at < ${at('from')} or c.sort_at >= ${at('to')}) offset 0) older ${newest}) rest
      ) cases limit ${sql.lit(mostCandidates + 1)}`
    return { compile: (): CompiledQuery<FoundRow> => query.compile(db) }
  })
}

const newestOfNation = newestOf(() => sql`true`)
const newestOfProvince = newestOf((provinceCode) => sql`c.province_code = ${provinceCode}`)

/** The newest cases of a search, at most one more than `mostCandidates`; newest first. */
export function findByMonths(db: Db, { provinceCode, terms, patterns }: MonthSearch, now: Date): Promise<FoundRow[]> {
  const last = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  const numbers = Array.from({ length: months }, (_, i) => last - i)
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const values = { provinceCode: provinceCode ?? '', terms, patterns, months: numbers, from: new Date(Date.UTC(year, month + 1 - months)), to: new Date(Date.UTC(year, month + 1)) }
  return provinceCode === null ? newestOfNation(db, values) : newestOfProvince(db, values)
}
