/**
 * Spares people the wait for a platform that does not answer: after `limit` failures in a row nobody is let through for a while, then one
 * call tries whether it is back. In memory, one for each address. Times are milliseconds.
 */
export class Circuit {
  private failures = 0
  private openUntil = 0
  private isTrying = false
  private readonly limit: number
  private readonly pause: number

  constructor(limit = 3, pause = 30_000) {
    this.limit = limit
    this.pause = pause
  }

  /** Whether a call may be made now; whoever is let through says `succeeded` or `failed` afterwards. */
  admits(now: number): boolean {
    if (this.failures < this.limit) return true
    if (now < this.openUntil || this.isTrying) return false
    this.isTrying = true
    return true
  }

  succeeded(): void {
    this.failures = 0
    this.isTrying = false
  }

  failed(now: number): void {
    this.failures++
    this.isTrying = false
    if (this.failures >= this.limit) this.openUntil = now + this.pause
  }
}
