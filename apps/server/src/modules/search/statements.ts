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
  position: number
}

/** Titles of a query that are looked at in each section. */
export const mostTitles = 100
/** Titles with one of several words whose parts are looked through for the others. */
export const mostTitlesBesideParts = 15
/** Parts of a query that are ranked in each section. */
export const mostParts = 60
const mostPartsOfTitle = 40
/** Texts that the parts of a shown document are looked through for. */
const mostTexts = 8

/** Between the terms, and between the patterns, of a probe. */
const [betweenTerms, betweenPatterns] = [' ', '\u001f']

interface Asked {
  isSignedIn: boolean
  /** Patterns of what must not occur. */
  excluded: string[]
}

const conditions = { law: sql<boolean>`kind = 'law'`, other: sql<boolean>`kind <> 'law'` }
const titleColumns = sql`d.id, d.kind, d.standing, d.published_on as "publishedOn", d.title_length as "titleLength", d.folded_title as "foldedTitle", d.folded_number as "foldedNumber", d.number`
const whole = sql`(d.folded_title || E'\n' || d.folded_number)`
const listOrder = sql`order by standing, title_length, published_on desc nulls last`

type Fixed<R> = { compile(): CompiledQuery<R> }

/** A statement of one shape whatever is asked, planned once per connection. */
function fixed<R>(db: Db, text: RawBuilder<R>): Fixed<R> {
  return { compile: () => sql<R>`${onePlan} ${text}`.compile(db) }
}

interface TitleValues extends Asked {
  terms: string[]
  patterns: string[]
}

/** Where titles lie: found by the index of terms, the first in order of each probe. */
const titlesByIndex = eachSection((section, most) =>
  prepared<TitleValues>()((db, at) =>
    fixed<TitleRow>(
      db,
      sql`select ${titleColumns} from unnest(${at('terms')}::text[], ${at('patterns')}::text[]) probe (terms, patterns) cross join lateral (
        select * from search_documents d where ${conditions[section]} and (is_public or ${at('isSignedIn')}::boolean) and d.terms @> string_to_array(probe.terms, ${sql.lit(betweenTerms)})
          and case when ${whole} like all (string_to_array(probe.patterns, ${sql.lit(betweenPatterns)})) and not ${whole} like any (${at('excluded')}::text[]) then true else false end
        ${listOrder} limit ${sql.lit(most)}) d`,
    ),
  ),
)

/** The same by walking along the order: shorter where a good share of the titles has the words. */
const titlesByWalk = eachSection((section, most) =>
  prepared<Asked & { patterns: string[] }>()((db, at) =>
    fixed<TitleRow>(
      db,
      sql`select ${titleColumns} from search_documents d where ${conditions[section]} and (is_public or ${at('isSignedIn')}::boolean)
          and case when ${whole} like all (${at('patterns')}::text[]) and not ${whole} like any (${at('excluded')}::text[]) then true else false end
        ${listOrder} limit ${sql.lit(most)}`,
    ),
  ),
)

const titlesById = prepared<{ ids: number[]; isSignedIn: boolean }>()((db, at) =>
  fixed<TitleRow>(db, sql`select ${titleColumns} from search_documents d where d.id = any(${at('ids')}::bigint[]) and (is_public or ${at('isSignedIn')}::boolean)`),
)

/** Between the fields of a part, and between parts: many rows of many columns cost the driver more than reading them. */
const [betweenFields, betweenParts] = ['\u001f', '\u001e']
const field = sql.lit(betweenFields)
/** One text with all rows of `search_parts p`; lengths in bytes: those of characters are counted anew each time. */
const packedParts = (times: RawBuilder<unknown>) => sql`string_agg(p.id || ${field} || p.search_document_id || ${field} || p.kind || ${field} || p.standing || ${field} || coalesce(p.published_on::text, '') || ${field}
  || p.position || ${field} || p.label || ${field} || coalesce(p.article::text, '') || ${field} || octet_length(p.folded_body) || ${field} || ${times}, ${sql.lit(betweenParts)}) as packed`
/** How often each text occurs. */
const timesOf = (texts: string[]) => sql`array_to_string(array(select (octet_length(p.folded_body) - octet_length(replace(p.folded_body, t, ''))) / octet_length(t) from unnest(${texts}::text[]) t), ' ')`
const lacks = (excluded: string[]) => sql`(cardinality(${excluded}::text[]) = 0 or not p.folded_body like any (${excluded}::text[])
  and not exists (select from search_documents d where d.id = p.search_document_id and ${whole} like any (${excluded}::text[])))`

interface PartValues extends Asked {
  terms: string[]
  patterns: string[]
  texts: string[]
}

interface Packed {
  packed: string | null
}

/** Parts by the index, in each section probe after probe until there are enough. */
const partsByIndex = prepared<PartValues>()((db, at) => {
  const ofSection = (section: Section) => sql`(
    select p.* from unnest(${at('terms')}::text[], ${at('patterns')}::text[]) probe (terms, patterns) cross join lateral (
      select * from search_parts p where ${conditions[section]} and (is_public or ${at('isSignedIn')}::boolean) and p.terms @> string_to_array(probe.terms, ${sql.lit(betweenTerms)})
        and p.folded_body like all (string_to_array(probe.patterns, ${sql.lit(betweenPatterns)})) and ${lacks(at('excluded'))} limit ${sql.lit(mostParts)}) p
    limit ${sql.lit(mostParts)})`
  return fixed<Packed>(db, sql`select ${packedParts(timesOf(at('texts')))} from (${ofSection('law')} union all ${ofSection('other')}) p`)
})

/** Parts of certain documents, each with what it must say. */
const partsOfTitles = prepared<{ ids: number[]; articles: (number | null)[]; patterns: string[]; texts: string[]; excluded: string[] }>()((db, at) =>
  fixed<Packed>(
    db,
    sql`select ${packedParts(timesOf(at('texts')))} from unnest(${at('ids')}::bigint[], ${at('articles')}::integer[], ${at('patterns')}::text[]) probe (id, article, patterns) cross join lateral (
      select * from search_parts p where p.search_document_id = probe.id and (probe.article is null or p.article = probe.article)
        and p.folded_body like all (string_to_array(probe.patterns, ${sql.lit(betweenPatterns)})) and not p.folded_body like any (${at('excluded')}::text[]) limit ${sql.lit(mostPartsOfTitle)}) p`,
  ),
)

type Saying = { ids: number[]; articles: number[] } & Record<`text${number}`, string>

/** Of certain documents the first part, and all that say one of so many texts, or are one of some articles. */
const partsSaying = Array.from({ length: mostTexts + 1 }, (_, count) =>
  prepared<Saying>()((db, at) => {
    const texts = Array.from({ length: count }, (_text, i) => sql`${at(`text${i}`)}::text`)
    const times = texts.map((text) => sql`(octet_length(p.folded_body) - octet_length(replace(p.folded_body, ${text}, ''))) / octet_length(${text})`)
    const says = texts.map((text) => sql`strpos(p.folded_body, ${text}) > 0`)
    return fixed<Packed>(
      db,
      sql`select ${packedParts(times.length === 0 ? sql`''` : sql.join(times, sql` || ' ' || `))} from search_parts p where p.search_document_id = any(${at('ids')}::bigint[])
        and (${sql.join([sql`p.position = 0`, ...says, sql`p.article = any(${at('articles')}::integer[])`], sql` or `)})`,
    )
  }),
)

function eachSection<T>(make: (section: Section, most: number) => T): Record<Section, { many: T; few: T }> {
  const both = (section: Section) => ({ many: make(section, mostTitles), few: make(section, mostTitlesBesideParts) })
  return { law: both('law'), other: both('other') }
}

export interface TitleSearch extends Asked {
  section: Section
  /** Whether a few are enough. */
  isFew: boolean
}

/** Titles by probes, in the order of each. */
export function findTitles(db: Db, { section, isFew, ...asked }: TitleSearch, probes: readonly Probe[]): Promise<TitleRow[]> {
  return titlesByIndex[section][isFew ? 'few' : 'many'](db, { ...asked, ...packed(probes) })
}

/** Titles like all patterns, by walking. */
export function walkTitles(db: Db, { section, isFew, ...asked }: TitleSearch, patterns: string[]): Promise<TitleRow[]> {
  return titlesByWalk[section][isFew ? 'few' : 'many'](db, { ...asked, patterns })
}

export function loadTitles(db: Db, ids: number[], isSignedIn: boolean): Promise<TitleRow[]> {
  return titlesById(db, { ids, isSignedIn })
}

/** Parts of both sections that are worth most, `mostParts` of each at most. */
export async function findParts(db: Db, { isSignedIn, excluded }: Asked, probes: readonly Probe[], texts: string[]): Promise<PartRow[]> {
  return unpack(await partsByIndex(db, { isSignedIn, excluded, ...packed(probes), texts }))
}

/** Parts of a document that are like all patterns, of the article where one is given. */
export interface PartProbe {
  id: number
  article: number | null
  patterns: string[]
}

export async function findPartsOf(db: Db, probes: readonly PartProbe[], texts: string[], excluded: string[]): Promise<PartRow[]> {
  const [ids, articles, patterns] = [probes.map(({ id }) => id), probes.map(({ article }) => article), probes.map((probe) => probe.patterns.join(betweenPatterns))]
  return unpack(await partsOfTitles(db, { ids, articles, patterns, texts, excluded }))
}

/** The first parts of some documents, and those that say one of the texts (`mostTexts` are looked for) or are one of the articles. */
export async function findPartsSaying(db: Db, ids: number[], texts: readonly string[], articles: number[]): Promise<PartRow[]> {
  const asked = texts.slice(0, mostTexts)
  return unpack(await partsSaying[asked.length]!(db, { ids, articles, ...Object.fromEntries(asked.map((text, i) => [`text${i}`, text])) }))
}

function packed(probes: readonly Probe[]): { terms: string[]; patterns: string[] } {
  return { terms: probes.map(({ terms }) => terms.join(betweenTerms)), patterns: probes.map(({ patterns }) => patterns.join(betweenPatterns)) }
}

function unpack([row]: readonly Packed[]): PartRow[] {
  return (row?.packed ?? '') === '' ? [] : row!.packed!.split(betweenParts).map(unpackOne)
}

function unpackOne(text: string): PartRow {
  const [id, documentId, kind, standing, publishedOn, position, label, article, bytes, times] = text.split(betweenFields) as [string, string, SearchKind, string, string, string, string, string, string, string]
  return {
    id: Number(id),
    documentId: Number(documentId),
    kind,
    standing: Number(standing),
    publishedOn: publishedOn === '' ? null : publishedOn,
    position: Number(position),
    label,
    article: article === '' ? null : Number(article),
    bytes: Number(bytes),
    times: times === '' ? [] : times.split(' ').map(Number),
  }
}
