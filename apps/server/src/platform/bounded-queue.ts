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

  /** A job whose caller disconnects while it waits gives up its place at once, and is refused with the signal's reason. */
  async run<T>(job: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    if (this.#active >= this.#running) {
      if (this.#queue.length >= this.#waiting) throw new AppError('busy')
      // The slot is handed over by whoever leaves, so nobody can slip in between.
      await this.#wait(signal)
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

  #wait(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#queue.splice(this.#queue.indexOf(enter), 1)
        reject(signal?.reason as Error)
      }
      const enter = (): void => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      this.#queue.push(enter)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }
}
