import { sql, type CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import { prepared } from '../../../platform/database/prepared.ts'
import { byKey } from '../../../platform/database/statement-name.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { perInstallation } from '../../../platform/services.ts'
import { betweenParts } from './search-document.ts'

/** What all kept texts may take together, in bytes: about five thousand laws. */
const mostBytes = 64 * 1024 * 1024

const foldedOf = prepared<{ ids: number[] }>()((db, at) => ({
  compile: (): CompiledQuery<{ id: number; folded: string }> =>
    sql<{ id: number; folded: string }>`select id, folded from search_documents where id = any(${at('ids')}::bigint[]) ${byKey}`.compile(
      db,
    ),
}))

/**
 * Folded parts of documents that searches have looked into lately. A row of `search_documents` never changes (who publishes writes a new one with
 * a new id), so what is kept is never old; and nobody is shown it whom the search did not find it for.
 */
export class DocumentTexts {
  private readonly known: LRUCache<number, readonly string[]>

  constructor(most = mostBytes) {
    this.known = new LRUCache({ maxSize: most, sizeCalculation: sizeOf })
  }

  /** The parts of those of the documents that there are, by id. */
  async of(db: Db, ids: readonly number[]): Promise<Map<number, readonly string[]>> {
    const found = new Map<number, readonly string[]>()
    const missing: number[] = []
    for (const id of ids) {
      const parts = this.known.get(id)
      if (parts === undefined) missing.push(id)
      else found.set(id, parts)
    }
    const read = missing.length === 0 ? [] : await foldedOf(db, { ids: missing })
    for (const { id, folded } of read) {
      // the first two are title and number
      const parts = folded.split(betweenParts).slice(2)
      found.set(id, parts)
      this.known.set(id, parts)
    }
    return found
  }
}

/** Two bytes a character, and what a string costs. */
const sizeOf = (parts: readonly string[]): number => parts.reduce((sum, part) => sum + 2 * part.length + 32, 1)

/** The texts this process keeps. */
export const documentTexts = perInstallation(() => new DocumentTexts())
