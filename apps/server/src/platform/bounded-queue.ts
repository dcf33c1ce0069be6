import { AppError } from '@wenwu/core/kernel/errors'
import { WaitingLine } from './waiting-line.ts'

/** Runs at most `running` jobs at a time and lets at most `waiting` wait, in order; one more is refused with `busy` at once. */
export class BoundedQueue {
  readonly #running: number
  readonly #waiting: number
  readonly #line = new WaitingLine()
  #active = 0

  constructor(limits: { running: number; waiting: number }) {
    this.#running = limits.running
    this.#waiting = limits.waiting
  }

  /** A job whose caller disconnects while it waits gives up its place at once, and is refused with the signal's reason. */
  async run<T>(job: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    if (this.#active >= this.#running) {
      if (this.#line.length >= this.#waiting) throw new AppError('busy')
      // The slot is handed over by whoever leaves, so nobody can slip in between.
      await this.#line.wait(signal)
    } else {
      this.#active++
    }
    try {
      return await job()
    } finally {
      if (!this.#line.next()) this.#active--
    }
  }
}
