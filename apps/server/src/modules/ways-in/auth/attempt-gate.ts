import { AppError } from '@wenwu/core/kernel/errors'

/**
 * Lets at most `width` sign-ins of one name run at once in this process; the others wait their turn. So a genuine user's many
 * parallel sign-ins all pass, and a guesser's wait behind the failures that lock the name.
 */
export class AttemptGate {
  private readonly width: number
  private readonly maxWaiting: number
  private readonly lanes = new Map<string, { running: number; waiting: (() => void)[] }>()

  constructor(width: number, maxWaiting: number) {
    this.width = width
    this.maxWaiting = maxWaiting
  }

  /** Runs the work when the name has room. Throws `busy` when too many wait already. */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const lane = this.lanes.get(name) ?? { running: 0, waiting: [] }
    this.lanes.set(name, lane)
    if (lane.running >= this.width) {
      if (lane.waiting.length >= this.maxWaiting) throw new AppError('busy')
      await new Promise<void>((resolve) => lane.waiting.push(resolve))
    } else {
      lane.running++
    }
    try {
      return await work()
    } finally {
      const next = lane.waiting.shift()
      // the place is handed on, so nobody who comes in between takes it
      if (next !== undefined) next()
      else if (--lane.running === 0) this.lanes.delete(name)
    }
  }
}
