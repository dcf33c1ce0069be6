import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'

interface Limit {
  /** Tells limits apart. */
  name: string
  /** Permissions that a key has at first, and at most. */
  burst: number
  perSecond: number
}

/**
 * A bucket of permissions per key that fills by itself, one for all servers of an installation (table `rate_limits`). A key that was refused is refused from
 * memory until it may have one again, so that whoever goes on asking writes no rows.
 */
export class SharedLimit {
  readonly #pool: Pool
  readonly #limit: Limit
  /** Key ↦ when it may have one again, in milliseconds. */
  readonly #refused = new LRUCache<string, number>({ max: 1_000 })

  constructor(pool: Pool, limit: Limit) {
    this.#pool = pool
    this.#limit = limit
  }

  /**
   * Takes one; false where none is left. On a connection of its own and committed at once, so it counts for a call that is refused too: the caller must
   * hold no other one (`ctx.yieldConnection()`).
   */
  async take(key: string, now: Date): Promise<boolean> {
    const until = this.#refused.get(key)
    if (until !== undefined && now.getTime() < until) return false
    const { name, burst, perSecond } = this.#limit
    const { rows } = await this.#pool.query<{ is_taken: boolean }>({
      name: 'take-of-limit',
      text: takeOne,
      values: [`${name} ${key}`, burst, perSecond, now],
    })
    const isTaken = rows[0]!.is_taken
    if (isTaken) this.#refused.delete(key)
    else this.#refused.set(key, now.getTime() + 1000 / perSecond)
    return isTaken
  }
}

const refilled = `least($2::float8, l.remaining + greatest(0, extract(epoch from excluded.at - l.at))::float8 * $3::float8)`
const takeOne = `
  insert into rate_limits as l (key, remaining, is_taken, at) values ($1, $2::float8 - 1, true, $4)
  on conflict (key) do update set
    remaining = ${refilled} - case when ${refilled} >= 1 then 1 else 0 end,
    is_taken = ${refilled} >= 1,
    at = excluded.at
  returning is_taken`
