import { sql, type RawBuilder } from 'kysely'
import { fold } from '@wenwu/core/search/fold'
import type { FoundCase } from '@wenwu/core/cases/schemas'
import { parseQuery, type SearchQuery, type SearchWord } from '@wenwu/core/search/query'
import { highlight } from '@wenwu/core/search/snippet'
import { containsWord } from '../../../../platform/database/contains-word.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { termFrequencies } from '../../../../platform/database/term-frequencies.ts'
import { getItemVersion } from '../../items/index.ts'
import { runSearch } from '../../../public-texts/search/index.ts'
import { indexTermsOf, searchedText } from './case-words.ts'
import { caseScope, scopeCondition, type CaseScope } from '../readers/case-scope.ts'
import { foundColumns, mostCandidates, mostFound, packedCases, readCases, type FoundRow } from './found-cases.ts'
import { findNewest, newestSearch } from './newest-cases.ts'

const mostShown = 10

/** The best of the newest cases in the caller's scope that have the words of a search. Throws what `runSearch` throws. */
export async function searchCases(ctx: Ctx, typed: string): Promise<{ rows: FoundCase[]; total: number; isCapped: boolean }> {
  const query = parseQuery(typed)
  const scope = caseScope(ctx)
  if (query.groups.length === 0 || scope.parts.length === 0) return { rows: [], total: 0, isCapped: false }
  const rows = await findRows(ctx, scope, query)
  const words = query.groups.flat().map(({ text }) => text)
  const weights = new Map(rows.map((row) => [row.id, weigh(row, query)]))
  const best = rows.toSorted((a, b) => weights.get(b.id)! - weights.get(a.id)!).slice(0, mostShown)
  const mark = (text: string) => ({ text, highlights: highlight(text, words) })
  return {
    rows: await Promise.all(
      best.map(async (row) => {
        const { name, shortName } = (await getItemVersion(ctx.db, row.itemVersionId)).definition
        return {
          id: row.id,
          title: mark(row.title),
          number: mark(row.number),
          unitName: mark(row.unitName),
          itemName: name,
          itemShortName: shortName,
          applicantName: row.applicantName,
          status: row.status,
          conclusion: row.conclusion,
          isLocal: row.isLocal,
          submittedAt: row.submittedAt === null ? null : new Date(row.submittedAt).toISOString(),
        }
      }),
    ),
    total: Math.min(rows.length, mostCandidates),
    isCapped: rows.length > mostCandidates,
  }
}

async function findRows(ctx: Ctx, scope: CaseScope, query: SearchQuery): Promise<FoundRow[]> {
  const [number] = query.groups.length === 1 && query.excluded.length === 0 ? query.groups[0]! : []
  const byNumber =
    number !== undefined && wholeNumber.test(number.text) ? await runSearch(ctx, (db) => findByNumber(db, scope, number.text)) : []
  if (byNumber.length > 0) return byNumber
  const frequencies = await termFrequencies(ctx.services, 'cases', 'search_terms')
  const newest = newestSearch(scope, query, formsOf, frequencies)
  return runSearch(
    ctx,
    (db) => (newest === undefined ? findCases(db, scope, query, searchedText(ctx.actor, 'any')) : findNewest(db, newest, ctx.now)),
    {
      onePlan: newest !== undefined,
    },
  )
}

/** A whole receipt number; its pairs of digits are in every other number too, so no index of terms helps. */
const wholeNumber = /^\d{4}-\d{8}$/

async function findCases(db: Db, scope: CaseScope, { groups, excluded }: SearchQuery, text: RawBuilder<unknown>): Promise<FoundRow[]> {
  const conditions = [
    scopeCondition(scope),
    ...groups.map(
      (group) =>
        sql`(${sql.join(
          group.map((word) => has(word, text)),
          sql` or `,
        )})`,
    ),
    ...excluded.map((word) => sql`not ${says(word, text)}`),
  ]
  return read(
    db,
    sql`(select ${foundColumns} from cases c where ${sql.join(conditions, sql` and `)} order by c.sort_at desc, c.id desc limit ${sql.lit(mostFound)})`,
  )
}

function findByNumber(db: Db, scope: CaseScope, number: string): Promise<FoundRow[]> {
  return read(db, sql`(select ${foundColumns} from cases c where c.number = ${number} and ${scopeCondition(scope)})`)
}

async function read(db: Db, rows: RawBuilder<unknown>): Promise<FoundRow[]> {
  return readCases((await packedCases(rows).execute(db)).rows)
}

/** A case with the word: by the index, then checked. The planner makes no guess about a CASE (case-list.ts). */
function has(word: SearchWord, text: RawBuilder<unknown>): RawBuilder<unknown> {
  const forms = formsOf(word).map(
    (form) => sql`(c.search_terms @> ${indexTermsOf(form)}::text[] and case when ${containsWord(text, form)} then true else false end)`,
  )
  return sql`(${sql.join(forms, sql` or `)})`
}

function says(word: SearchWord, text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${sql.join(
    formsOf(word).map((form) => containsWord(text, form)),
    sql` or `,
  )})`
}

/** As folded (traditional characters found in simplified texts), and as typed where that is something else. */
function formsOf({ text, typed }: SearchWord): string[] {
  return [...new Set([text, typed.normalize('NFKC').toLowerCase()])].filter((form) => form !== '')
}

/** The number itself before a title that has all words, that before the rest; among equals the newer first, as they come. */
function weigh(row: FoundRow, { groups }: SearchQuery): number {
  const numbers = [row.number, row.documentNumber].map(fold)
  if (groups.some((group) => group.some(({ text }) => numbers.includes(text)))) return 3
  const title = fold(row.title)
  if (groups.every((group) => group.some(({ text }) => title.includes(text)))) return 2
  return groups.some((group) => group.some(({ text }) => title.includes(text))) ? 1 : 0
}
