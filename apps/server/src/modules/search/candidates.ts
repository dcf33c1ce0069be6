import { sql, type RawBuilder } from 'kysely'
import type { SearchKind } from '@wenwu/core/search/model'
import type { Db } from '../../platform/database/request-database.ts'
import { eitherMatches, partMatches, partScore, titleMatches, titleMatchesSome, titleScore } from './conditions.ts'
import { isWalkShorter, type TermFrequencies } from './term-frequencies.ts'
import type { WantedQuery } from './wanted.ts'

/** A document that matches, with what speaks for it. */
export interface Candidate {
  id: number
  kind: SearchKind
  standing: number
  publishedOn: string | null
  title: number
  part: number
  /** Parts that matched, as far as they were looked at. */
  hits: number
}

/** Candidates, and the kinds of which there may be more than were looked at. */
export interface Candidates {
  found: Candidate[]
  isCapped: (kind: SearchKind) => boolean
}

const mostTitles = 100
const mostParts = 100
/** Parts found by the index that are ranked. */
const mostRanked = 500
/** Parts found by walking along the order; fewer, since each may take many steps. */
const mostWalked = 60
/** Steps of such a walk, should the statistics mislead. */
const mostSteps = 15_000
const mostTitlesBesideParts = 15
const mostPartsOfTitles = 40

interface Row extends Candidate {
  section: number
  titles: number
  parts: number
}

/** Laws, and everything else; as the partial indexes have them. */
const sections = [sql<boolean>`kind = 'law'`, sql<boolean>`kind <> 'law'`] as const

/**
 * Documents that match by title, by one part, or by title and part together; one statement. Each way stops after so many rows, so a word
 * that everything has costs no more than a rare one: of a frequent word the first in order (in force first, then by shortness of the title
 * or place in the document), of others the best. Laws and the rest are looked through apart, so that neither crowds out the other.
 */
export async function findCandidates(db: Db, wanted: WantedQuery, isSignedIn: boolean, frequencies: TermFrequencies): Promise<Candidates> {
  const visible = isSignedIn ? sql<boolean>`true` : sql<boolean>`is_public`
  const isWalk = isWalkShorter(wanted, frequencies, mostWalked)
  const ways = sections.flatMap((section, i) => {
    const found = [byTitle(wanted, section, visible, i)]
    if (wanted.groups.length > 0) found.push(byPart(wanted, section, visible, i, isWalk))
    return found
  })
  if (wanted.groups.length > 1) ways.push(byBoth(wanted, visible))
  const { rows } = await sql<Row>`
    select id, kind, min(standing) as standing, min(published_on) as "publishedOn", max(title) as title, max(part) as part,
           count(*) filter (where way > 0)::int as hits, max(section) as section,
           max(titles)::int as titles, max(parts)::int as parts
    from (select *, count(*) filter (where way = 0) over (partition by section) as titles, count(*) filter (where way = 1) over (partition by section) as parts
          from (${sql.join(ways, sql` union all `)}) ways) counted
    group by id, kind`.execute(db)
  const full = new Set(rows.filter((row) => row.titles >= mostTitles || row.parts >= (isWalk ? mostWalked : mostParts)).map((row) => row.section))
  return { found: rows, isCapped: (of) => full.has(of === 'law' ? 0 : 1) }
}

function byTitle(wanted: WantedQuery, section: RawBuilder<boolean>, visible: RawBuilder<boolean>, i: number): RawBuilder<unknown> {
  return sql`(select d.id, d.kind, standing, published_on, ${titleScore(wanted)} as title, 0::float8 as part, 0 as way, ${sql.lit(i)} as section from (
    select * from search_documents d where ${section} and ${visible} and ${titleMatches(wanted)}
    order by standing, title_length, published_on desc nulls last limit ${sql.lit(mostTitles)}) d)`
}

function byPart(wanted: WantedQuery, section: RawBuilder<boolean>, visible: RawBuilder<boolean>, i: number, isWalk: boolean): RawBuilder<unknown> {
  const columns = sql`p.search_document_id, p.kind, p.standing, p.published_on, p.article, p.label, p.folded_body`
  const rows = isWalk
    ? sql`select ${columns} from (select * from search_parts where ${section} and ${visible}
            order by standing, position, published_on desc nulls last, id limit ${sql.lit(mostSteps)}) p
          where ${partMatches(wanted, false)} limit ${sql.lit(mostWalked)}`
    : sql`select ${columns} from search_parts p where ${section} and ${visible} and ${partMatches(wanted, true)} limit ${sql.lit(mostRanked)}`
  return sql`(select search_document_id, kind, standing, published_on, 0::float8, score, 1, ${sql.lit(i)} from (
    select p.*, ${partScore(wanted)} as score from (${rows}) p) p order by standing, score desc limit ${sql.lit(mostParts)})`
}

/** «文物保护法 罚款»: the law by its name, in it the articles about fines, which do not say the name. */
function byBoth(wanted: WantedQuery, visible: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`(select d.id, d.kind, d.standing, d.published_on, ${titleScore(wanted)}, ${partScore(wanted)}, 2, case when d.kind = 'law' then 0 else 1 end from (
    select * from search_documents d where ${visible} and ${titleMatchesSome(wanted)}
    order by standing, title_length, published_on desc nulls last limit ${sql.lit(mostTitlesBesideParts)}) d
    cross join lateral (select p.article, p.label, p.folded_body from search_parts p where p.search_document_id = d.id and ${eitherMatches(wanted)} limit ${sql.lit(mostPartsOfTitles)}) p)`
}
