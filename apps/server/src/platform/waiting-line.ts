/** Those who wait for a place, in order; one whose caller leaves gives up its own. */
export class WaitingLine {
  readonly #waiting: (() => void)[] = []

  get length(): number {
    return this.#waiting.length
  }

  /** Ends when it is their turn. Throws the signal's reason where the caller has left, or leaves meanwhile. */
  async wait(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1)
        reject(signal?.reason as Error)
      }
      const enter = (): void => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      this.#waiting.push(enter)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  /** Lets the first one in. False where none waits. */
  next(): boolean {
    const first = this.#waiting.shift()
    first?.()
    return first !== undefined
  }
}
