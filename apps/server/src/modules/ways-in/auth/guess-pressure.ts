import { perInstallation } from '../../../platform/services.ts'

/** Wrong passwords within the last minute, of whatever name and address, from which on every sign-in here needs the slider's proof. */
export const pressureLimit = 60
const windowMs = 60_000

/**
 * Notices that passwords are guessed on a broad front: many names from many addresses, so that no count of a name or an address fills.
 * Per process and in memory, since it only decides how cheaply a guess is refused: without a proof none is hashed any more, and people
 * at the page, which always sends one, still get their turn.
 */
export class GuessPressure {
  private times: number[] = []

  noteFailure(now: Date): void {
    const at = now.getTime()
    this.times = this.times.filter((time) => at - time < windowMs && time <= at)
    // more than the limit need not be remembered
    if (this.times.length > pressureLimit) this.times.shift()
    this.times.push(at)
  }

  isHigh(now: Date): boolean {
    const at = now.getTime()
    return this.times.filter((time) => at - time < windowMs && time <= at).length >= pressureLimit
  }
}

/** That of this installation in this process. */
export const guessPressureOf = perInstallation(() => new GuessPressure())
