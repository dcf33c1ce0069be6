import { text, type Text } from '../i18n/text.ts'
import { lawStandingNames } from '../laws/model.ts'

/** Kinds of documents the search holds, in the order of its tabs. Cases are not among them: they are searched where they are, by right. */
export const searchKinds = ['law', 'standard', 'guide', 'notice', 'help'] as const
export type SearchKind = (typeof searchKinds)[number]

/**
 * How a document stands: in force (or simply valid), not yet, or no more: replaced by another document, by a later text of the same law, or
 * repealed. What is no more comes last. The search stores their places in this list.
 */
export const standings = ['current', 'upcoming', 'superseded', 'amended', 'repealed'] as const
export type Standing = (typeof standings)[number]

const standingNames: Readonly<Record<Standing, Text>> = {
  ...lawStandingNames,
  current: lawStandingNames['in-force'],
  superseded: text('已失效', 'No longer in force', { ja_JP: '失効', ko_KR: '실효' }),
}

/**
 * What is said of how a document stands, in the words of the list of laws; undefined where there is nothing to say: of a law
 * people ask whether it is in force, other documents are simply valid.
 */
export function standingName(kind: SearchKind, standing: Standing): Text | undefined {
  return standing === 'current' && kind !== 'law' ? undefined : standingNames[standing]
}

/** From where to where a shown text is what was looked for: UTF-16 units, end exclusive. */
export type Highlight = [start: number, end: number]

/** Most groups of synonyms. */
export const maxSynonyms = 1000

/** Characters of a query; the rest is not read. */
export const longestQuery = 200
