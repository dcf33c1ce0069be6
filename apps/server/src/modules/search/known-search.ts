import { fold } from '@wenwu/core/search/fold'
import { maxSynonyms } from '@wenwu/core/search/model'
import type { Db } from '../../platform/database/request-database.ts'
import { perInstallation, type AppServices } from '../../platform/services.ts'
import { readTitles, type Titles } from './titles.ts'

/** What a process knows of the search as it was at one generation: small, needed by every search, and seldom changed. */
export interface KnownSearch {
  generation: string
  synonyms: Synonyms
  titles: Titles
}

/** The groups of synonyms. */
export class Synonyms {
  private readonly groups = new Map<string, string[]>()

  constructor(groups: readonly { words: string[]; folded_words: string[] }[]) {
    for (const { words, folded_words } of groups) for (const word of folded_words) this.groups.set(word, words)
  }

  /** Other words for a folded one, as they were written. */
  of(folded: string): string[] {
    return (this.groups.get(folded) ?? []).filter((word) => fold(word).trim() !== folded)
  }
}

const kept = perInstallation((): { known?: KnownSearch } => ({}))

/** What this process knows; it may have changed since: whoever uses it compares the generation. */
export function knownSearch(services: AppServices): KnownSearch | undefined {
  return kept(services).known
}

/** Reads it anew; `generation` was read before. */
export async function readKnown(db: Db, services: AppServices, generation: string): Promise<KnownSearch> {
  const [groups, titles] = await Promise.all([
    db.selectFrom('search_synonyms').select(['words', 'folded_words']).limit(maxSynonyms).execute(),
    readTitles(db),
  ])
  const known = { generation, synonyms: new Synonyms(groups), titles }
  kept(services).known = known
  return known
}
