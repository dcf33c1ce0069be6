import { sql, type CompiledQuery, type RawBuilder } from 'kysely'
import type { SearchKind } from '@wenwu/core/search/model'
import { prepared } from '../../platform/database/prepared.ts'
import { onePlan } from '../../platform/database/statement-name.ts'
import type { Db } from '../../platform/database/request-database.ts'
import type { Probe } from './probes.ts'
import type { PartFacts, TitleFacts } from './scores.ts'

/** Laws, and everything else, as the partial indexes have them: looked through apart, so that neither crowds out the other. */
export const sections = ['law', 'other'] as const
export type Section = (typeof sections)[number]

/** A title that was looked at. */
export interface TitleRow extends TitleFacts {
  kind: SearchKind
  standing: number
  publishedOn: string | null
}

/** A part that was found. */
export interface PartRow extends PartFacts {
  id: number
  documentId: number
  kind: SearchKind
  standing: number
  publishedOn: string | null
  /** How often each text that was asked for occurs. */
  times: number[]
}

/** Titles of a query that are looked at in each section. */
export const mostTitles = 100
/** Titles with one of several words whose parts are looked through for the others. */
export const mostTitlesBesideParts = 15
/** Parts of a query that are ranked in each section. */
export const mostParts = 60

/** Between the terms, and between the patterns, of a probe. */
const [betweenTerms, betweenPatterns] = [' ', '\u001f']

export interface Asked {
  isSignedIn: boolean
  /** Patterns of what must not occur. */
  excluded: string[]
}

const conditions = { law: sql<boolean>`kind = 'law'`, other: sql<boolean>`kind <> 'law'` }
const whole = sql`(d.folded_title || E'\n' || d.folded_number)`
const listOrder = sql`order by standing, title_length, published_on desc nulls last`

type Fixed<R> = { compile(): CompiledQuery<R> }

/** A statement of one shape whatever is asked, planned once per connection. */
function fixed<R>(db: Db, text: RawBuilder<R>): Fixed<R> {
  return { compile: () => sql<R>`${onePlan} ${text}`.compile(db) }
}

/** Between the fields of a row, and between rows: many rows of many columns cost the driver more than reading them. */
const [betweenFields, betweenRows] = ['\u001f', '\u001e']
const field = sql.lit(betweenFields)
interface Packed {
  packed: string | null
}

const titleColumns = sql`d.id, d.kind, d.standing, d.published_on, d.title_length, d.folded_title, d.folded_number, d.number`
/** One text with all rows of titles `d`. */
const packedTitles = sql`string_agg(d.id || ${field} || d.kind || ${field} || d.standing || ${field} || coalesce(d.published_on::text, '') || ${field}
  || d.title_length || ${field} || d.folded_title || ${field} || d.folded_number || ${field} || d.number, ${sql.lit(betweenRows)}) as packed`

type OfSections<Name extends string> = Record<`${Section}${Name}`, string[]> & Record<`${Section}Most`, number[]>
interface FirstValues extends Asked, OfSections<'Terms'>, OfSections<'Patterns'> {
  terms: string[]
  patterns: string[]
  texts: string[]
}
const countedTexts = ['text0', 'text1', 'text2', 'text3', 'text4', 'text5'] as const
type CountedTexts = Record<(typeof countedTexts)[number], string | undefined>
type At = <Name extends keyof FirstValues>(name: Name) => FirstValues[Name]

/** Where titles lie: found by the index of terms, the first in order of each probe. */
function titlesByIndex(at: At): RawBuilder<unknown> {
  const ofSection = (section: Section) => sql`
    select d.* from unnest(${at(`${section}Terms`)}::text[], ${at(`${section}Patterns`)}::text[], ${at(`${section}Most`)}::integer[]) probe (terms, patterns, most) cross join lateral (
      select ${titleColumns} from search_documents d where ${conditions[section]} and (is_public or ${at('isSignedIn')}::boolean) and d.terms @> string_to_array(probe.terms, ${sql.lit(betweenTerms)})
        and case when ${whole} like all (string_to_array(probe.patterns, ${sql.lit(betweenPatterns)})) and not ${whole} like any (${at('excluded')}::text[]) then true else false end
      ${listOrder} limit probe.most) d`
  return sql`select ${packedTitles} from (${ofSection('law')} union all ${ofSection('other')}) d`
}

/** The same by walking along the order: shorter where a good share of the titles has the words. */
const titlesByWalk = { law: walksOf('law'), other: walksOf('other') }

function walksOf(section: Section) {
  const walk = (most: number) =>
    prepared<Asked & { patterns: string[] }>()((db, at) =>
      fixed<Packed>(
        db,
        sql`select ${packedTitles} from (select ${titleColumns} from search_documents d where ${conditions[section]} and (is_public or ${at('isSignedIn')}::boolean)
            and case when ${whole} like all (${at('patterns')}::text[]) and not ${whole} like any (${at('excluded')}::text[]) then true else false end
          ${listOrder} limit ${sql.lit(most)}) d`,
      ),
    )
  return { [mostTitles]: walk(mostTitles), [mostTitlesBesideParts]: walk(mostTitlesBesideParts) }
}

const titlesById = prepared<{ ids: number[]; isSignedIn: boolean }>()((db, at) =>
  fixed<Packed>(db, sql`select ${packedTitles} from search_documents d where d.id = any(${at('ids')}::bigint[]) and (is_public or ${at('isSignedIn')}::boolean)`),
)

/** Long texts are stored compressed and would be unpacked anew by each function that is given one: this does it once. */
const unpacked = sql`(folded_body || '')`
/** One text with all rows of parts `p`, whose `folded` is unpacked; lengths in bytes: those of characters are counted anew each time. */
const packedParts = (times: RawBuilder<unknown>) => sql`string_agg(p.id || ${field} || p.search_document_id || ${field} || p.kind || ${field} || p.standing || ${field} || coalesce(p.published_on::text, '') || ${field}
  || p.label || ${field} || coalesce(p.article::text, '') || ${field} || octet_length(p.folded) || ${field} || ${times}, ${sql.lit(betweenRows)}) as packed`
const timesIn = (text: RawBuilder<unknown>) => sql`(octet_length(p.folded) - octet_length(replace(p.folded, ${text}, ''))) / octet_length(${text})`
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
  and not exists (select from search_documents d where d.id = p.search_document_id and ${whole} like any (${excluded}::text[])))`

/** Parts by the index, in each section probe after probe until there are enough. */
function partsByIndex(at: At, times: RawBuilder<unknown>): RawBuilder<unknown> {
  const ofSection = (section: Section) => sql`(
    select p.* from unnest(${at('terms')}::text[], ${at('patterns')}::text[]) probe (terms, patterns) cross join lateral (
      select id, search_document_id, kind, standing, published_on, label, article, ${unpacked} as folded from search_parts p
      where ${conditions[section]} and (is_public or ${at('isSignedIn')}::boolean) and p.terms @> string_to_array(probe.terms, ${sql.lit(betweenTerms)})
        and ${unpacked} like all (string_to_array(probe.patterns, ${sql.lit(betweenPatterns)})) and ${lacks(at('excluded'))} limit ${sql.lit(mostParts)}) p
    limit ${sql.lit(mostParts)})`
  return sql`select ${packedParts(times)} from (${ofSection('law')} union all ${ofSection('other')}) p`
}

/** The first of a search in one statement: at which generation it is, titles and parts by their indexes. */
const firstOf = (count: number | 'any') =>
  prepared<FirstValues & CountedTexts>()((db, at) => {
    const times = count === 'any' ? timesOf(at('texts')) : timesOfEach(countedTexts.slice(0, count).map((name) => at(name)))
    return fixed<{ generation: string; titles: string | null; parts: string | null }>(
      db,
      sql`select (select value::text from search_generation) as generation, (${titlesByIndex(at)}) as titles, (${partsByIndex(at, times)}) as parts`,
    )
  })

/** By the number of texts that are counted in parts: of so many at most each has a place of its own, which saves a query a row. */
const firstCounting = Array.from({ length: countedTexts.length + 1 }, (_, count) => firstOf(count))
const firstCountingAny = firstOf('any')

/** How many titles of a search are looked at. */
export type MostTitles = typeof mostTitles | typeof mostTitlesBesideParts

/** Probes for titles of a section, and how many each may find. */
export type TitleProbes = Record<Section, { probe: Probe; most: MostTitles }[]>

/** What `findFirst` looks for; `texts` are counted in each part. */
export interface Probes {
  titles: TitleProbes
  parts: readonly Probe[]
  texts: readonly string[]
}

/** Titles by probes, parts of both sections that are worth most (`mostParts` of each at most), and the generation of the search they belong to. */
export async function findFirst(db: Db, asked: Asked, { titles: { law, other }, parts, texts }: Probes): Promise<{ generation: string; titles: TitleRow[]; parts: PartRow[] }> {
  const [ofLaw, ofOther, ofParts] = [packed(law.map(({ probe }) => probe)), packed(other.map(({ probe }) => probe)), packed(parts)]
  const most = (probes: TitleProbes[Section]) => probes.map((probe) => probe.most)
  // written out, so that all searches pass objects of one shape
  const values = {
    isSignedIn: asked.isSignedIn,
    excluded: asked.excluded,
    lawTerms: ofLaw.terms,
    lawPatterns: ofLaw.patterns,
    lawMost: most(law),
    otherTerms: ofOther.terms,
    otherPatterns: ofOther.patterns,
    otherMost: most(other),
    terms: ofParts.terms,
    patterns: ofParts.patterns,
    texts: [...texts],
    text0: texts[0],
    text1: texts[1],
    text2: texts[2],
    text3: texts[3],
    text4: texts[4],
    text5: texts[5],
  }
  const [row] = await (firstCounting[texts.length] ?? firstCountingAny)(db, values)
  return { generation: row!.generation, titles: unpack(row!.titles, readTitle), parts: unpack(row!.parts, readPart) }
}

/** The first titles like all patterns, by walking. */
export async function walkTitles(db: Db, { isSignedIn, excluded }: Asked, section: Section, patterns: string[], most: MostTitles): Promise<TitleRow[]> {
  const [row] = await titlesByWalk[section][most](db, { isSignedIn, excluded, patterns })
  return unpack(row!.packed, readTitle)
}

export async function loadTitles(db: Db, ids: number[], isSignedIn: boolean): Promise<TitleRow[]> {
  const [row] = await titlesById(db, { ids, isSignedIn })
  return unpack(row!.packed, readTitle)
}

function packed(probes: readonly Probe[]): { terms: string[]; patterns: string[] } {
  return { terms: probes.map(({ terms }) => terms.join(betweenTerms)), patterns: probes.map(({ patterns }) => patterns.join(betweenPatterns)) }
}

function unpack<T>(text: string | null, read: (fields: string[]) => T): T[] {
  return text === null ? [] : text.split(betweenRows).map((part) => read(part.split(betweenFields)))
}

const dateOf = (text: string) => (text === '' ? null : text)

function readTitle(fields: string[]): TitleRow {
  const [id, kind, standing, publishedOn, titleLength, foldedTitle, foldedNumber, number] = fields as [string, SearchKind, string, string, string, string, string, string]
  return { id: Number(id), kind, standing: Number(standing), publishedOn: dateOf(publishedOn), titleLength: Number(titleLength), foldedTitle, foldedNumber, number }
}

function readPart(fields: string[]): PartRow {
  const [id, documentId, kind, standing, publishedOn, label, article, bytes, times] = fields as [string, string, SearchKind, string, string, string, string, string, string]
  return {
    id: Number(id),
    documentId: Number(documentId),
    kind,
    standing: Number(standing),
    publishedOn: dateOf(publishedOn),
    label,
    article: article === '' ? null : Number(article),
    bytes: Number(bytes),
    times: times === '' ? [] : times.split(' ').map(Number),
  }
}
