import { sql, type CompiledQuery } from 'kysely'
import type { SearchKind } from '@wenwu/core/search/model'
import { numberForms } from '@wenwu/core/search/number-forms'
import { packRows, unpackRows, type Packed } from '../../platform/database/packed-rows.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { onePlan } from '../../platform/database/statement-name.ts'
import type { Db } from '../../platform/database/request-database.ts'
import type { TitleFacts } from './scores.ts'
import type { WantedQuery, WantedWord } from './wanted.ts'

/** Laws, and everything else: looked through apart, so that neither crowds out the other. */
export type Section = 'law' | 'other'

export function sectionOf(kind: SearchKind): Section {
  return kind === 'law' ? 'law' : 'other'
}

/** A document as its title shows it. */
export interface Title extends TitleFacts {
  kind: SearchKind
  standing: number
  publishedOn: string | null
  isPublic: boolean
}

/** What a query finds among the titles, in their order. */
export interface FoundTitles {
  /** Those that have all groups, `mostTitles` of each section at most. */
  whole: Title[]
  /** Of several groups the first that have some of them: their parts may have the others. */
  some: Title[]
  /** Sections with more than were looked at. */
  full: Set<Section>
}

/** Titles of a query that are looked at in each section. */
const mostTitles = 100
/** Titles with one of several words whose parts are looked through for the others. */
const mostBesideParts = 15

/** After each title, and after each number: no word that is looked for goes beyond it. */
const end = '\u001e'

/**
 * All titles, in force first, then by shortness, then the newer. Ten thousand take a few megabytes, and looking through them less than asking
 * the database for one word.
 */
export class Titles {
  private readonly rows: readonly Title[]
  private readonly places: ReadonlyMap<number, number>
  /** All titles and numbers one after the other, and where each row begins. */
  private readonly text: string
  private readonly starts: number[] = []
  private byNumber: Map<string, number[]> | undefined

  /** `rows` in their order. */
  constructor(rows: readonly Title[]) {
    this.rows = rows
    this.places = new Map(rows.map(({ id }, place) => [id, place]))
    let text = ''
    for (const { foldedTitle, foldedNumber } of rows) {
      this.starts.push(text.length)
      text += foldedTitle + end + foldedNumber + end
    }
    this.text = text
  }

  /** The title of a document. */
  of(id: number): Title | undefined {
    const place = this.places.get(id)
    return place === undefined ? undefined : this.rows[place]
  }

  /** The titles that a query is about; those that are not public only for whoever is signed in. */
  find({ groups, excluded }: WantedQuery, isSignedIn: boolean): FoundTitles {
    const having = this.countHaving(groups)
    const not = this.markedBy(excluded.map(({ text }) => text))
    const found: FoundTitles = { whole: [], some: [], full: new Set() }
    const counts = { law: 0, other: 0 }
    for (let place = 0; place < having.length; place++) {
      const has = having[place]!
      if ((has === 0 && groups.length > 0) || not[place] === 1) continue
      const title = this.rows[place]!
      if (!title.isPublic && !isSignedIn) continue
      if (groups.length > 1 && found.some.length < mostBesideParts) found.some.push(title)
      if (has < groups.length) continue
      const section = sectionOf(title.kind)
      if (counts[section] >= mostTitles) continue
      counts[section]++
      found.whole.push(title)
      if (counts[section] === mostTitles) found.full.add(section)
    }
    return found
  }

  /** How many of the groups each title has. */
  private countHaving(groups: WantedQuery['groups']): Uint8Array {
    const [first = new Uint8Array(this.rows.length), ...others] = groups.map((group) => this.having(group))
    for (const marks of others) for (let place = 0; place < first.length; place++) first[place]! += marks[place]!
    return first
  }

  /** 1 for each title or number that has a word of the group. */
  private having(group: readonly WantedWord[]): Uint8Array {
    const words = group.filter(({ word }) => word.article === undefined)
    const marks = this.markedBy(words.flatMap(({ texts }) => texts))
    for (const { word, byPinyin } of words) {
      for (const id of byPinyin) {
        const place = this.places.get(id)
        if (place !== undefined) marks[place] = 1
      }
      if (word.number !== undefined) for (const place of this.numbered(word.number)) marks[place] = 1
    }
    return marks
  }

  private markedBy(texts: readonly string[]): Uint8Array {
    const marks = new Uint8Array(this.rows.length)
    for (const text of texts) {
      let [place, at] = [0, this.text.indexOf(text)]
      while (at >= 0) {
        place = this.placeOf(at, place)
        marks[place] = 1
        const next = this.starts[++place]
        if (next === undefined) break
        at = this.text.indexOf(text, next)
      }
    }
    return marks
  }

  /** The row that a place in the text belongs to, none before `from`. */
  private placeOf(at: number, from: number): number {
    let [low, high] = [from, this.starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (this.starts[middle]! <= at) low = middle
      else high = middle
    }
    return low
  }

  private numbered(form: string): number[] {
    if (this.byNumber === undefined) {
      this.byNumber = new Map()
      for (const [place, { number }] of this.rows.entries()) {
        for (const each of numberForms(number)) {
          const places = this.byNumber.get(each)
          if (places === undefined) this.byNumber.set(each, [place])
          else places.push(place)
        }
      }
    }
    return this.byNumber.get(form) ?? []
  }
}

const all = prepared<object>()((db) => {
  const fields = [
    sql`d.id`,
    sql`d.kind`,
    sql`d.standing`,
    sql`d.is_public::int`,
    sql`coalesce(d.published_on::text, '')`,
    sql`d.title_length`,
    sql`d.folded_title`,
    sql`d.folded_number`,
    sql`d.number`,
  ]
  const query = sql<Packed>`${onePlan} select ${packRows(fields)} from (select * from search_documents order by standing, title_length, published_on desc nulls last, id) d`
  return { compile: (): CompiledQuery<Packed> => query.compile(db) }
})

/** All titles as they are now. */
export async function readTitles(db: Db): Promise<Titles> {
  const [row] = await all(db, {})
  return new Titles(unpackRows(row?.packed, readTitle))
}

function readTitle(fields: string[]): Title {
  const [id, kind, standing, isPublic, publishedOn, titleLength, foldedTitle, foldedNumber, number] = fields as [
    string,
    SearchKind,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  return {
    id: Number(id),
    kind,
    standing: Number(standing),
    isPublic: isPublic === '1',
    publishedOn: publishedOn === '' ? null : publishedOn,
    titleLength: Number(titleLength),
    foldedTitle,
    foldedNumber,
    number,
  }
}
