import type { FormData } from '@wenwu/core/form/model'

/** What this browser holds of a draft beside the server. */
export interface LocalCopy {
  data: FormData
  /** Revision of the server's draft it was typed over. */
  baseRevision: number
  /** ISO instant of the last change. */
  at: string
  /** Written because the session was lost: taken up again by itself after the same person has signed in. */
  isInterrupted?: boolean
}

interface Stored {
  current: LocalCopy | null
  /** Copies of earlier visits that nobody has decided about yet, newest first. */
  kept: LocalCopy[]
  /** The step of the form that was open last. */
  step?: string | undefined
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const mostKept = 5

/**
 * The local copies of one draft of one person. They are written at once with every change, so that a closed tab, a lost session or a dead
 * network loses nothing, and removed as soon as the server has the same.
 */
export class LocalCopies {
  readonly #store: Store
  readonly #key: string

  constructor(store: Store, userId: string, caseId: string) {
    this.#store = store
    this.#key = `DRAFT:${userId}:${caseId}`
  }

  /** Keeps the form as it is now. False when the browser has no room; the server copy is then the only one. */
  write(copy: LocalCopy): boolean {
    return this.#save({ ...this.#read(), current: copy })
  }

  /** The server has what was typed. */
  clear(): void {
    const stored = this.#read()
    if (stored.current !== null) this.#save({ ...stored, current: null })
  }

  /** Marks the copy of this moment as interrupted by the end of the session. */
  interrupt(): void {
    const stored = this.#read()
    if (stored.current !== null) this.#save({ ...stored, current: { ...stored.current, isInterrupted: true } })
  }

  /** What earlier visits left and the server does not have, newest first. They stay until `drop`. */
  offers(isOnServer: (data: FormData) => boolean): LocalCopy[] {
    const { current, kept } = this.#read()
    const open = [...(current === null ? [] : [current]), ...kept].filter(({ data }) => !isOnServer(data))
    this.#save({ ...this.#read(), current: null, kept: open.slice(0, mostKept) })
    return open
  }

  /** The person has decided about a copy. */
  drop(copy: LocalCopy): void {
    const stored = this.#read()
    this.#save({ ...stored, kept: stored.kept.filter(({ at }) => at !== copy.at) })
  }

  /** Keeps a version that could not be kept on the server. */
  keep(copy: LocalCopy): void {
    const stored = this.#read()
    this.#save({ ...stored, kept: [copy, ...stored.kept].slice(0, mostKept) })
  }

  /** Where the person was in the form, so that it opens there again; undefined is its beginning. */
  leaveAt(step: string | undefined): void {
    const stored = this.#read()
    if (stored.step !== step) this.#save({ ...stored, step })
  }

  /** The step that was open last, or undefined. */
  leftAt(): string | undefined {
    return this.#read().step
  }

  /** The draft is gone or submitted. */
  forget(): void {
    this.#store.removeItem(this.#key)
  }

  #read(): Stored {
    const text = this.#store.getItem(this.#key)
    if (text === null) return { current: null, kept: [] }
    try {
      const value = JSON.parse(text) as Partial<Stored> | null
      const kept = Array.isArray(value?.kept) ? value.kept.filter(isCopy) : []
      const step = typeof value?.step === 'string' ? value.step : undefined
      return { current: isCopy(value?.current) ? value.current : null, kept, step }
    } catch {
      return { current: null, kept: [] }
    }
  }

  #save(stored: Stored): boolean {
    try {
      if (stored.current === null && stored.kept.length === 0 && stored.step === undefined) this.#store.removeItem(this.#key)
      else this.#store.setItem(this.#key, JSON.stringify(stored))
      return true
    } catch {
      return false
    }
  }
}

function isCopy(value: unknown): value is LocalCopy {
  if (typeof value !== 'object' || value === null) return false
  const { data, baseRevision, at } = value as Partial<LocalCopy>
  return typeof data === 'object' && data !== null && typeof baseRevision === 'number' && typeof at === 'string'
}
