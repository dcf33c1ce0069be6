/** A clock that runs like the real one from any instant, and can be moved. */
export class TestClock {
  private base: number
  private started = Date.now()

  constructor(start: Date | string) {
    this.base = new Date(start).getTime()
  }

  readonly now = (): Date => new Date(this.base + Date.now() - this.started)

  /** Jumps to an instant; from there it runs on. */
  set(instant: Date | string): void {
    this.base = new Date(instant).getTime()
    this.started = Date.now()
  }

  /** Moves forward (backward when negative). */
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = by
    this.base += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
  }
}
