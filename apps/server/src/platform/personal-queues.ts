import { setImmediate as nextTurn } from 'node:timers/promises'
import { BoundedQueue } from './bounded-queue.ts'

/**
 * A queue for each person, so that one of them cannot keep all others waiting: of what a person asks for at once so much runs at a time, the rest waits for its turn behind
 * it. Others come in between.
 */
export class PersonalQueues {
  readonly #limits: { running: number; waiting: number }
  readonly #queues = new Map<string, { queue: BoundedQueue; jobs: number }>()

  /** @param limits of one person, as of a BoundedQueue */
  constructor(limits: { running: number; waiting: number }) {
    this.#limits = limits
  }

  /** People who have something running or waiting. */
  get people(): number {
    return this.#queues.size
  }

  /**
   * Runs a job of a person (any text that tells them apart). `makeSignal` is asked where the job has to wait: one whose caller leaves meanwhile is never run, and refused with
   * the signal's reason. Throws AppError `busy` where too many wait, and as the job.
   */
  async run<T>(person: string, job: () => Promise<T>, makeSignal: () => AbortSignal): Promise<T> {
    const own = this.#queues.get(person) ?? { queue: new BoundedQueue(this.#limits), jobs: 0 }
    if (own.jobs === 0) this.#queues.set(person, own)
    own.jobs++
    try {
      if (own.jobs <= this.#limits.running) return await own.queue.run(job)
      const afterOthers = async (): Promise<T> => {
        // jobs that wait for nothing would run one behind the other, and nobody could come in between
        await nextTurn()
        return job()
      }
      return await own.queue.run(afterOthers, makeSignal())
    } finally {
      own.jobs--
      if (own.jobs === 0) this.#queues.delete(person)
    }
  }
}
