import { AppError } from '@wenwu/core/kernel/errors'

/** Runs at most `running` jobs at a time and lets at most `waiting` wait, in order; one more is refused with `busy` at once. */
export class BoundedQueue {
  readonly #running: number
  readonly #waiting: number
  readonly #queue: (() => void)[] = []
  #active = 0

  constructor(limits: { running: number; waiting: number }) {
    this.#running = limits.running
    this.#waiting = limits.waiting
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#active >= this.#running) {
      if (this.#queue.length >= this.#waiting) throw new AppError('busy')
      // The slot is handed over by whoever leaves, so nobody can slip in between.
      await new Promise<void>((enter) => this.#queue.push(enter))
    } else {
      this.#active++
    }
    try {
      return await job()
    } finally {
      const next = this.#queue.shift()
      if (next === undefined) this.#active--
      else next()
    }
  }
}
