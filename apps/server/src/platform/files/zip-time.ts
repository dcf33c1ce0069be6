import { shanghaiOffset } from '@wenwu/core/kernel/date'

/**
 * An instant whose local parts are those of Shanghai, wherever the server stands. A zip has two times for a file: the instant, and a wall
 * clock without a zone, which yazl reads from the local parts. Windows shows the wall clock, so it must be the one the product shows.
 */
class ShanghaiInstant extends Date {
  private wall(): Date {
    return new Date(this.getTime() + shanghaiOffset)
  }
  override getFullYear(): number {
    return this.wall().getUTCFullYear()
  }
  override getMonth(): number {
    return this.wall().getUTCMonth()
  }
  override getDate(): number {
    return this.wall().getUTCDate()
  }
  override getHours(): number {
    return this.wall().getUTCHours()
  }
  override getMinutes(): number {
    return this.wall().getUTCMinutes()
  }
  override getSeconds(): number {
    return this.wall().getUTCSeconds()
  }
}

/** The time of a file in a zip: the instant as it is, its wall clock in Shanghai. */
export function zipTimeOf(instant: Date): Date {
  return new ShanghaiInstant(instant)
}
