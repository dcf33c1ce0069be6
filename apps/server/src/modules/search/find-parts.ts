import { sql, type CompiledQuery, type RawBuilder } from 'kysely'
import { packRows, unpackRows, type Packed } from '../../platform/database/packed-rows.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { onePlan } from '../../platform/database/statement-name.ts'
import type { Db } from '../../platform/database/request-database.ts'
import type { Probe } from './probes.ts'
import type { PartFacts } from './scores.ts'
import type { Section } from './titles.ts'

/** A part that was found. */
export interface PartRow extends PartFacts {
  id: number
  documentId: number
  /** How often each text that was asked for occurs. */
  times: number[]
}

/** Parts of a query that are ranked in each section. */
export const mostParts = 60

/** Between the terms, and between the patterns, of a probe. */
const [betweenTerms, betweenPatterns] = [' ', '\u001f']

export interface Asked {
  isSignedIn: boolean
  /** Patterns of what must not occur. */
  excluded: string[]
}

interface Values extends Asked {
  terms: string[]
  patterns: string[]
  texts: string[]
}
const countedTexts = ['text0', 'text1', 'text2', 'text3', 'text4', 'text5'] as const
type CountedTexts = Record<(typeof countedTexts)[number], string | undefined>
type At = <Name extends keyof Values>(name: Name) => Values[Name]

/** The sections as the partial indexes have them. */
const conditions = { law: sql<boolean>`kind = 'law'`, other: sql<boolean>`kind <> 'law'` } satisfies Record<Section, RawBuilder<boolean>>

/** Long texts are stored compressed and would be unpacked anew by each function that is given one: this does it once. */
const unpacked = sql`(folded_body || '')`
/** Rows of parts `p`, whose `folded` is unpacked; lengths in bytes: those of characters are counted anew each time. */
const packedParts = (times: RawBuilder<unknown>) =>
  packRows([sql`p.id`, sql`p.search_document_id`, sql`p.label`, sql`coalesce(p.article::text, '')`, sql`octet_length(p.folded)`, times])
const timesIn = (text: RawBuilder<unknown>) =>
  sql`(octet_length(p.folded) - octet_length(replace(p.folded, ${text}, ''))) / octet_length(${text})`
/** How often each text occurs. */
const timesOf = (texts: string[]) => sql`array_to_string(array(select ${timesIn(sql`t`)} from unnest(${texts}::text[]) t), ' ')`

/** The same for texts that each have a place of their own. */
const timesOfEach = (texts: (string | undefined)[]) =>
  texts.length === 0
    ? sql`''`
    : sql.join(
        texts.map((text) => timesIn(sql`${text}::text`)),
        sql` || ' ' || `,
      )

const lacks = (excluded: string[]) => sql`(cardinality(${excluded}::text[]) = 0 or not p.folded_body like any (${excluded}::text[])
  and not exists (select from search_documents d where d.id = p.search_document_id and (d.folded_title || E'\n' || d.folded_number) like any (${excluded}::text[])))`

/** Parts by the index, in each section probe after probe until there are enough. */
function partsByIndex(at: At, times: RawBuilder<unknown>): RawBuilder<unknown> {
  const ofSection = (section: Section) => sql`(
    select p.* from unnest(${at('terms')}::text[], ${at('patterns')}::text[]) probe (terms, patterns) cross join lateral (
      select id, search_document_id, label, article, ${unpacked} as folded from search_parts p
      where ${conditions[section]} and (is_public or ${at('isSignedIn')}::boolean) and p.terms @> string_to_array(probe.terms, ${sql.lit(betweenTerms)})
        and ${unpacked} like all (string_to_array(probe.patterns, ${sql.lit(betweenPatterns)})) and ${lacks(at('excluded'))} limit ${sql.lit(mostParts)}) p
    limit ${sql.lit(mostParts)})`
  return sql`select ${packedParts(times)} from (${ofSection('law')} union all ${ofSection('other')}) p`
}

/** Parts, and the generation of the search they belong to. */
const statementCounting = (count: number | 'any') =>
  prepared<Values & CountedTexts>()((db, at) => {
    const times = count === 'any' ? timesOf(at('texts')) : timesOfEach(countedTexts.slice(0, count).map((name) => at(name)))
    const query = sql<
      Packed & { generation: string }
    >`${onePlan} select (select value::text from search_generation) as generation, (${partsByIndex(at, times)}) as packed`
    return { compile: (): CompiledQuery<Packed & { generation: string }> => query.compile(db) }
  })

/** By the number of texts that are counted: of so many at most each has a place of its own, which saves a query a row. */
const byCount = Array.from({ length: countedTexts.length + 1 }, (_, count) => statementCounting(count))
const countingAny = statementCounting('any')

/** The parts of both sections that are worth most (`mostParts` of each at most), with how often each of `texts` occurs, and the generation of the search they belong to. */
export async function findParts(
  db: Db,
  asked: Asked,
  probes: readonly Probe[],
  texts: readonly string[],
): Promise<{ generation: string; parts: PartRow[] }> {
  // written out, so that all searches pass objects of one shape
  const values = {
    isSignedIn: asked.isSignedIn,
    excluded: asked.excluded,
    terms: probes.map(({ terms }) => terms.join(betweenTerms)),
    patterns: probes.map(({ patterns }) => patterns.join(betweenPatterns)),
    texts: [...texts],
    text0: texts[0],
    text1: texts[1],
    text2: texts[2],
    text3: texts[3],
    text4: texts[4],
    text5: texts[5],
  }
  const [row] = await (byCount[texts.length] ?? countingAny)(db, values)
  return { generation: row!.generation, parts: unpackRows(row!.packed, readPart) }
}

function readPart(fields: string[]): PartRow {
  const [id, documentId, label, article, bytes, times] = fields as [string, string, string, string, string, string]
  return {
    id: Number(id),
    documentId: Number(documentId),
    label,
    article: article === '' ? null : Number(article),
    bytes: Number(bytes),
    times: times === '' ? [] : times.split(' ').map(Number),
  }
}
