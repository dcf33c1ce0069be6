import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '@wenwu/core/kernel/errors'
import { WaitingLine } from './waiting-line.ts'

export interface PersonalLimits {
  /** Jobs of one person that run at a time, as long as fewer than `together` run of all. */
  running: number
  together: number
  /** So many of each person run whatever others do. */
  few: number
  /** Jobs of one person that wait. */
  waiting: number
}

interface Person {
  running: number
  line: WaitingLine
}

/**
 * A queue for each person, so that one of them cannot keep all others waiting, and neither can some: of what a person asks for at once so much runs at a time, and less where
 * others have much running too. The rest waits for its turn behind it. Others come in between.
 */
export class PersonalQueues {
  readonly #limits: PersonalLimits
  /** Those who have something running or waiting; who was served last stands last. */
  readonly #persons = new Map<string, Person>()
  #running = 0

  constructor(limits: PersonalLimits) {
    this.#limits = limits
  }

  /** People who have something running or waiting. */
  get people(): number {
    return this.#persons.size
  }

  /**
   * Runs a job of a person (any text that tells them apart). `makeSignal` is asked where the job has to wait: one whose caller leaves meanwhile is never run, and refused with
   * the signal's reason. Throws AppError `busy` where too many wait, and as the job.
   */
  async run<T>(key: string, job: () => Promise<T>, makeSignal: () => AbortSignal): Promise<T> {
    const person = this.#persons.get(key) ?? { running: 0, line: new WaitingLine() }
    this.#persons.set(key, person)
    const hasToWait = person.line.length > 0 || !this.#hasRoom(person)
    try {
      if (hasToWait) await this.#wait(person, makeSignal())
      else this.#start(person)
    } catch (error) {
      this.#forget(key, person)
      throw error
    }
    try {
      // jobs that wait for nothing would run one behind the other, and no other call could come in between
      if (hasToWait) await nextTurn()
      return await job()
    } finally {
      person.running--
      this.#running--
      this.#forget(key, person)
      this.#startWaiting()
    }
  }

  #hasRoom({ running }: Person): boolean {
    const { few, running: most, together } = this.#limits
    return running < few || (running < most && this.#running < together)
  }

  #start(person: Person): void {
    person.running++
    this.#running++
  }

  /** Starts what may run now, one of each person in turn. */
  #startWaiting(): void {
    for (const [key, person] of [...this.#persons]) {
      if (person.line.length === 0 || !this.#hasRoom(person)) continue
      this.#start(person)
      person.line.next()
      this.#persons.delete(key)
      this.#persons.set(key, person)
    }
  }

  #forget(key: string, person: Person): void {
    if (person.running === 0 && person.line.length === 0) this.#persons.delete(key)
  }

  #wait({ line }: Person, signal: AbortSignal): Promise<void> {
    if (line.length >= this.#limits.waiting) throw new AppError('busy')
    return line.wait(signal)
  }
}
