import { sql, type CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { SearchResult } from '@wenwu/core/search/contract'
import { prepared } from '../../../platform/database/prepared.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { byKey } from '../../../platform/database/statement-name.ts'
import { perInstallation } from '../../../platform/services.ts'

interface Answer {
  /** Of the search when the answer was begun. */
  generation: string
  result: SearchResult
}

/**
 * Answers of the search, the ones used last: people ask for the same words, turn pages and go back. One is used only while nothing has been
 * published, withdrawn or named a synonym since (decision 0053), so it is always what the search would find now.
 */
export class KeptAnswers {
  private readonly answers: LRUCache<string, Answer> | undefined

  /** @param most how many; none for 0 */
  constructor(most: number) {
    this.answers = most === 0 ? undefined : new LRUCache({ max: most })
  }

  has(key: string): boolean {
    return this.answers?.has(key) === true
  }

  find(key: string, generation: string): SearchResult | undefined {
    const answer = this.answers?.get(key)
    if (answer === undefined || answer.generation === generation) return answer?.result
    this.answers?.delete(key)
    return undefined
  }

  keep(key: string, generation: string, result: SearchResult): void {
    this.answers?.set(key, { generation, result })
  }
}

/** What this process keeps; `WENWU_SEARCH_ANSWERS` says how many. */
export const keptAnswers = perInstallation(({ config }) => new KeptAnswers(config.searchAnswers))

const generation = prepared<object>()((db) => ({
  compile: (): CompiledQuery<{ value: string }> => sql<{ value: string }>`select value::text from search_generation ${byKey}`.compile(db),
}))

/** How often what is searched has changed. Read before a search begins, or sent before its first statement: what is found then is at least as new. */
export async function searchGeneration(db: Db): Promise<string> {
  const [row] = await generation(db, {})
  return row!.value
}
