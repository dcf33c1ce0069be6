/** A bucket of permissions per key that fills by itself; in memory, so for one process. */
export class RateLimit {
  readonly #burst: number
  readonly #perSecond: number
  readonly #mostKeys: number
  readonly #buckets = new Map<string, { left: number; at: number }>()

  constructor({ burst, perSecond, mostKeys = 20_000 }: { burst: number; perSecond: number; mostKeys?: number }) {
    this.#burst = burst
    this.#perSecond = perSecond
    this.#mostKeys = mostKeys
  }

  /** Takes one; false where none is left. `now` in milliseconds. */
  take(key: string, now: number): boolean {
    const bucket = this.#buckets.get(key) ?? { left: this.#burst, at: now }
    const left = Math.min(this.#burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * this.#perSecond)
    // the latest goes to the end, so what is dropped first was asked for longest ago
    this.#buckets.delete(key)
    this.#buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now })
    if (this.#buckets.size > this.#mostKeys) this.#buckets.delete(this.#buckets.keys().next().value!)
    return left >= 1
  }
}
