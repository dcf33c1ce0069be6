import { bigrams, marks } from '@wenwu/core/kernel/text'
import { articleTerm } from '@wenwu/core/search/terms'
import { likePattern } from '../../platform/database/like-pattern.ts'
import { shareOf, type Frequencies } from '../../platform/database/term-frequencies.ts'
import { levels } from './impact.ts'
import { isTelling } from './scores.ts'
import type { WantedWord } from './wanted.ts'

/** One question to an index of terms: rows that have all of these, and whose text is like all of those. */
export interface Probe {
  terms: string[]
  patterns: string[]
}

/** A way in which a group can be there: by one of its texts, or by a term alone. */
interface Way {
  terms: string[]
  pattern?: string
}

/** Ways of several groups are tried together, those with the typed words first; further ones are left out. */
const mostTogether = 32

/**
 * Each way in which all groups are in one part. Of a frequent word first the parts that are worth most to it, level by level, then all;
 * whoever runs them in order may stop as soon as there are enough.
 */
export function partProbes(groups: readonly (readonly WantedWord[])[], frequencies: Frequencies): Probe[] {
  const ways = groups.map((group) => group.flatMap((wanted) => partWays(wanted)))
  const probes = together(ways.map((group) => group.map((way) => ({ ...way, terms: rarest(way.terms, frequencies) }))))
  const expected =
    frequencies.rows *
    ways.reduce(
      (share, group) =>
        share *
        Math.min(
          1,
          group.reduce((sum, { terms }) => sum + shareOf(terms, frequencies), 0),
        ),
      1,
    )
  const tried = expected < fewEnough ? [] : levels.slice(expected * topShare < 4 ? 2 : 0)
  return [
    ...tried.flatMap(({ mark }) => probes.map(({ terms, patterns }) => ({ terms: terms.map((term) => atLevel(term, mark)), patterns }))),
    ...probes,
  ]
}

/** So few parts are all read. */
const fewEnough = 100
/** Share of terms that reach the second level. */
const topShare = 0.02

function partWays({ word, texts }: WantedWord): Way[] {
  if (word.article !== undefined) return [{ terms: [articleTerm(word.article)] }]
  return texts.filter(isTelling).map((text) => ({ terms: textTerms(text), pattern: likePattern(text) }))
}

/** All pairs of a text, since any of them may be the rare one; its marks where it has no letter. */
function textTerms(text: string): string[] {
  const pairs = bigrams(text)
  return pairs.length > 0 ? pairs : marks(text)
}

/** Only letters have levels. */
function atLevel(term: string, mark: string): string {
  return /^[\p{L}\p{N}]/u.test(term) ? mark + term : term
}

/** The two rarest terms of a word: each further one would cost the index a list, and the text is read anyway. */
function rarest(terms: readonly string[], { shares, rest }: Frequencies): string[] {
  return terms.length < 3 ? [...terms] : terms.toSorted((a, b) => (shares.get(a) ?? rest) - (shares.get(b) ?? rest)).slice(0, 2)
}

function together(groups: readonly (readonly Way[])[]): Probe[] {
  let found: Probe[] = groups.length === 0 ? [] : [{ terms: [], patterns: [] }]
  for (const ways of groups) {
    // the first ways of all groups come first, so that what is left out are combinations of synonyms
    found = ways
      .flatMap((way) =>
        found.map(({ terms, patterns }) => ({
          terms: [...new Set([...terms, ...way.terms])],
          patterns: way.pattern === undefined ? patterns : [...patterns, way.pattern],
        })),
      )
      .slice(0, mostTogether)
  }
  return found
}
