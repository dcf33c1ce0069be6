import { fold } from '@wenwu/core/search/fold'
import { maxSynonyms } from '@wenwu/core/search/model'
import type { Db } from '../../platform/database/request-database.ts'
import type { AppServices } from '../../platform/services.ts'

/** The groups of synonyms as they were at one generation of the search. */
export class Synonyms {
  readonly generation: string
  private readonly groups = new Map<string, string[]>()

  constructor(generation: string, groups: readonly { words: string[]; folded_words: string[] }[]) {
    this.generation = generation
    for (const { words, folded_words } of groups) for (const word of folded_words) this.groups.set(word, words)
  }

  /** Other words for a folded one, as they were written. */
  of(folded: string): string[] {
    return (this.groups.get(folded) ?? []).filter((word) => fold(word).trim() !== folded)
  }
}

const known = new WeakMap<AppServices, Synonyms>()

/** The synonyms this process knows; they may have changed since: whoever uses them compares the generation. */
export function knownSynonyms(services: AppServices): Synonyms | undefined {
  return known.get(services)
}

/** Reads the synonyms; `generation` was read before. */
export async function readSynonyms(db: Db, services: AppServices, generation: string): Promise<Synonyms> {
  const groups = await db.selectFrom('search_synonyms').select(['words', 'folded_words']).limit(maxSynonyms).execute()
  const synonyms = new Synonyms(generation, groups)
  known.set(services, synonyms)
  return synonyms
}
