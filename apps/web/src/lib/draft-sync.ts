/** The version that was stored meanwhile, as a refused save tells it. */
export interface StoredVersion<Data> {
  revision: number
  savedAt: string
  data: Data
}

export type SaveFailure<Stored> =
  | { kind: 'conflict'; stored: Stored }
  | { kind: 'final'; message: string; code: string | undefined }
  | { kind: 'passing'; message: string }

export interface DraftState<Data, Stored = StoredVersion<Data>> {
  data: Data
  /** The data as the server has them, as far as is known here. */
  saved: Data
  revision: number
  /** ISO instant of the last save, or of the last change on the server before. */
  savedAt: string
  /** `failed` tries again by itself, `refused` does not. */
  phase: 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'conflict'
  failure: { message: string; code?: string | undefined } | null
  conflict: Stored | null
}

export interface DraftSyncOptions<Data, Stored = StoredVersion<Data>> {
  data: Data
  revision: number
  savedAt: string
  save: (input: { baseRevision: number; data: Data }) => Promise<{ revision: number; savedAt: string }>
  classify: (error: unknown) => SaveFailure<Stored>
  /** Called at once with every change, before anything is sent. */
  onChange: (data: Data, revision: number) => void
  /** The server has everything. */
  onSaved: () => void
  /** Milliseconds after the last change. */
  delay?: number
}

const usualDelay = 1500
/** Milliseconds until a save that failed is tried again, by the number of failures. */
const retryDelays = [3_000, 10_000, 30_000]

/**
 * Saves a draft by itself: some time after the last change, never two at once, each over the revision that the server last gave.
 * Knows no React and no calls; `subscribe` and `state` fit useSyncExternalStore.
 */
export class DraftSync<Data, Stored extends StoredVersion<Data> = StoredVersion<Data>> {
  #state: DraftState<Data, Stored>
  readonly #options: DraftSyncOptions<Data, Stored>
  readonly #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined
  #failures = 0
  #isEnded = false

  constructor(options: DraftSyncOptions<Data, Stored>) {
    this.#options = options
    const { data, revision, savedAt } = options
    this.#state = { data, saved: data, revision, savedAt, phase: 'saved', failure: null, conflict: null }
  }

  readonly state = (): DraftState<Data, Stored> => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Changes the data; the update is applied to the newest. */
  change(update: (data: Data) => Data): void {
    const data = update(this.#state.data)
    if (data === this.#state.data || this.#isEnded) return
    const { phase, revision } = this.#state
    this.#options.onChange(data, revision)
    this.#set({ data, phase: phase === 'saved' || phase === 'failed' ? 'waiting' : phase })
    if (phase !== 'conflict' && phase !== 'refused') this.#schedule(this.#options.delay ?? usualDelay)
  }

  /** Saves what is not saved yet, now. True when the server has everything. */
  async flush(): Promise<boolean> {
    while (!this.#isEnded && this.hasUnsaved) {
      if (this.#state.phase === 'conflict' || this.#state.phase === 'refused') return false
      await this.#saveOnce()
      if (this.#state.phase === 'failed') return false
    }
    return !this.hasUnsaved
  }

  /** Goes on with data chosen from two versions, over the stored revision. */
  resolve(data: Data, stored: Stored): void {
    this.#failures = 0
    this.#options.onChange(data, stored.revision)
    this.#set({
      data,
      saved: stored.data,
      revision: stored.revision,
      savedAt: stored.savedAt,
      phase: 'waiting',
      conflict: null,
      failure: null,
    })
    this.#schedule(0)
  }

  /** Another version was found in the store, beside what is here: the person chooses. */
  meet(stored: Stored): void {
    clearTimeout(this.#timer)
    this.#set({ phase: 'conflict', conflict: stored, failure: null })
  }

  /** Nothing is sent any more: the draft is submitted or deleted, or its page is closed. */
  end(): void {
    this.#isEnded = true
    clearTimeout(this.#timer)
  }

  /** A page shows it. */
  get isWatched(): boolean {
    return this.#listeners.size > 0
  }

  /** Something is here that the server does not have. */
  get hasUnsaved(): boolean {
    return this.#state.data !== this.#state.saved
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer)
    if (!this.#isEnded) this.#timer = setTimeout(() => void this.#saveOnce(), delay)
  }

  #saveOnce(): Promise<void> {
    clearTimeout(this.#timer)
    this.#running ??= this.#send().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #send(): Promise<void> {
    if (!this.hasUnsaved) {
      if (this.#state.phase === 'waiting') this.#set({ phase: 'saved' })
      return
    }
    const { data, revision } = this.#state
    this.#set({ phase: 'saving' })
    try {
      const reply = await this.#options.save({ baseRevision: revision, data })
      this.#failures = 0
      const isAll = this.#state.data === data
      if (isAll) this.#options.onSaved()
      else this.#options.onChange(this.#state.data, reply.revision)
      this.#set({ saved: data, revision: reply.revision, savedAt: reply.savedAt, phase: isAll ? 'saved' : 'waiting', failure: null })
      if (!isAll) this.#schedule(this.#options.delay ?? usualDelay)
    } catch (error) {
      this.#fail(this.#options.classify(error))
    }
  }

  #fail(failure: SaveFailure<Stored>): void {
    if (failure.kind === 'conflict') this.#set({ phase: 'conflict', conflict: failure.stored, failure: null })
    else if (failure.kind === 'final') this.#set({ phase: 'refused', failure })
    else {
      this.#set({ phase: 'failed', failure })
      this.#schedule(retryDelays[Math.min(this.#failures++, retryDelays.length - 1)] ?? usualDelay)
    }
  }

  #set(change: Partial<DraftState<Data, Stored>>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
