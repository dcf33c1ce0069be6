import { AppError } from '@wenwu/core/kernel/errors'

/** Who has something made that takes long: their id, and when they have disconnected. */
export interface Caller {
  person: string
  signal: AbortSignal
}

/** Keeps one person from taking all places of a queue: so many jobs of theirs run or wait at a time. */
export class PersonalPlaces {
  readonly #mostOfOne: number
  readonly #ofOne = new Map<string, number>()

  constructor(mostOfOne: number) {
    this.#mostOfOne = mostOfOne
  }

  /** Does the work of a person (their id). Throws AppError `busy` when all their places are taken, and as the work. */
  async run<T>(person: string, work: () => Promise<T>): Promise<T> {
    const present = this.#ofOne.get(person) ?? 0
    if (present >= this.#mostOfOne) throw new AppError('busy')
    this.#ofOne.set(person, present + 1)
    try {
      return await work()
    } finally {
      const left = this.#ofOne.get(person)! - 1
      if (left === 0) this.#ofOne.delete(person)
      else this.#ofOne.set(person, left)
    }
  }
}
