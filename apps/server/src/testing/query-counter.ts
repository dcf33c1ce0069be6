import type { Pool, PoolClient } from 'pg'

/** Counts the statements a pool sends, transactions' own begin and commit left out. */
export class QueryCounter {
  count = 0
  /** The statements since the last `reset`, for a look at what was asked. */
  statements: string[] = []

  constructor(pool: Pool) {
    this.watchPool(pool)
  }

  /** Counts those of a further pool too. */
  watchPool(pool: Pool): void {
    pool.on('connect', (client) => this.watch(client))
  }

  reset(): void {
    this.count = 0
    this.statements = []
  }

  private watch(client: PoolClient): void {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      const [first] = args
      const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '')
      if (!/^\s*(begin|commit|rollback)\b/i.test(text)) {
        this.count++
        this.statements.push(text)
      }
      return query(...args)
    }) as typeof client.query
  }
}
