/** How long a rest is beside the job before it, and milliseconds that it lasts at most. */
const share = 2
const longest = 50

/**
 * Pauses between jobs: each is followed by one twice as long as itself, so that thousands that are due at once leave most of a small server to the people
 * who wait for an answer (decision 0174). A job that comes alone waits for nothing.
 */
export class Rests {
  private until = 0

  /** Milliseconds that a job that could begin at `now` has to wait. */
  before(now: number): number {
    return Math.max(0, this.until - now)
  }

  /** Tells that a job which took so many milliseconds ended at `now`; those of jobs that ran side by side follow one another. */
  after(took: number, now: number): void {
    this.until = Math.max(this.until, now) + Math.min(share * took, longest)
  }
}
