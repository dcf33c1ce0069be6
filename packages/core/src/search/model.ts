/** Kinds of documents the search holds, in the order of its tabs. Cases are not among them: they are searched where they are, by right. */
export const searchKinds = ['law', 'standard', 'guide', 'notice', 'help'] as const
export type SearchKind = (typeof searchKinds)[number]

/**
 * How a document stands: in force (or simply valid), not yet, or no more (repealed, replaced, an older version). What is no more comes last.
 */
export const standings = ['current', 'upcoming', 'superseded'] as const
export type Standing = (typeof standings)[number]

/** From where to where a shown text is what was looked for: UTF-16 units, end exclusive. */
export type Highlight = [start: number, end: number]

/** Most groups of synonyms. */
export const maxSynonyms = 1000

/** Characters of a query; the rest is not read. */
export const longestQuery = 200
