import type { Pool } from 'pg'
import { createPoolBeside } from './pool.ts'

export interface SearchPoolOptions {
  /** Most connections of each of the two. */
  max: number
  /** No statement runs longer, in milliseconds. */
  statementTimeout: number
}

/**
 * Connections for searches, apart from those of requests: with limits of their own from the start, so that no search pays for setting and
 * resetting them. Connections are opened when they are needed and closed when nobody searches.
 */
export class SearchPools {
  /** Statements with a name are planned once per connection, whatever their values: for those marked `onePlan`. */
  readonly onePlan: Pool
  /** For all others: planned for their values each time. */
  readonly planned: Pool

  constructor(pool: Pool, options: SearchPoolOptions) {
    this.planned = createPoolBeside(pool, options)
    this.onePlan = createPoolBeside(pool, options)
    // the first statement of each connection; where it is lost, the connection is
    this.onePlan.on('connect', (client) => void client.query(`set plan_cache_mode = 'force_generic_plan'`).catch(() => undefined))
  }

  async end(): Promise<void> {
    await Promise.all([this.onePlan.end(), this.planned.end()])
  }
}
