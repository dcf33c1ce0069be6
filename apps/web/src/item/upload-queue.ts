import type { CaseFile } from '@wenwu/core/cases/model'
import { isWithin, type UploadLimit } from '@wenwu/core/item/upload-limits'
import { newId } from '@wenwu/core/kernel/id'
import { CallError, messageOfError } from '../lib/call-error.ts'
import { textNow } from '../lib/i18n.ts'
import { findSubtle, sha256Of } from '../lib/subtle.ts'
import { keepForLater, uploadFile } from '../lib/upload.ts'
import { refusalOfFile, type FileRefusal } from './refusal-of-file.ts'

/** A file on its way to a material. */
export interface UploadJob {
  id: string
  materialKey: string
  file: File
  /** 0 to 1. */
  share: number
  /** Ids of the files whose place it takes. */
  replaces: readonly string[]
  /** `interrupted`: the connection is gone; it goes on by itself when it is back. */
  state: 'waiting' | 'sending' | 'interrupted' | 'failed'
  failure?: FileRefusal | { title?: undefined; text: string }
  /** Worth trying again: it was not the file that was refused. */
  isRepeatable?: boolean
  /** Files that the material has of the same size: they may have the same content. */
  alike: readonly StoredFile[]
  /** One of them has: it is not sent unless the person says so. */
  isTwin?: boolean
}

const mostAtOnce = 2
/** Refusals of the file itself: the same file would be refused again. */
const finalCodes: readonly (string | undefined)[] = [
  'file-type',
  'file-content-differs',
  'file-too-large',
  'file-empty',
  'file-infected',
  'virus-scan-limit',
]

type StoredFile = Pick<CaseFile, 'name' | 'size' | 'sha256'>

/** What a material has, and how much it takes. */
interface UploadRoom {
  files: readonly StoredFile[]
  limit: UploadLimit
}

/** Told of each file that is up, and of the files whose place it takes. */
export type OnUploaded = (materialKey: string, file: CaseFile, replaces: readonly string[]) => void

/** Uploads of one case: two at once, the others wait. It goes on while other parts of the page are shown. */
export class UploadQueue {
  #jobs: readonly UploadJob[] = []
  readonly #listeners = new Set<() => void>()
  readonly #aborts = new Map<string, AbortController>()
  readonly #caseId: string
  readonly #onUploaded: OnUploaded

  constructor(caseId: string, onUploaded: OnUploaded) {
    this.#caseId = caseId
    this.#onUploaded = onUploaded
  }

  readonly jobs = (): readonly UploadJob[] => this.#jobs

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Takes files for a material; one that is too large or of a wrong type is refused here, in the words of specification §5. A file that is on
   * its way is not taken twice; one that had failed begins again. With `room`, files that the material has no room for are refused too,
   * and one with the content of a file that it has is sent only when the person says so. `replaces`: ids of the files whose place the first that is up takes.
   */
  add(materialKey: string, files: readonly File[], types: readonly string[], room?: UploadRoom, replaces: readonly string[] = []): void {
    const isHere = ({ materialKey: key, file }: UploadJob, other: File): boolean => key === materialKey && isSameFile(file, other)
    const taken = files.filter(
      (file, index) =>
        files.findIndex((other) => isSameFile(other, file)) === index &&
        !this.#jobs.some((job) => job.state !== 'failed' && isHere(job, file)),
    )
    const under = this.#jobs.filter((job) => job.materialKey === materialKey && job.state !== 'failed').map(({ file }) => file)
    let count = (room?.files.length ?? 0) + under.length
    let bytes = [...(room?.files ?? []), ...under].reduce((sum, { size }) => sum + size, 0)
    const jobs = taken.map((file): UploadJob => {
      const isFull = room !== undefined && !isWithin(room.limit, count + 1, bytes + file.size)
      const failure = refusalOfFile(file, types) ?? (isFull ? fullMaterial(file, room.limit, count, bytes) : undefined)
      if (failure === undefined) {
        count++
        bytes += file.size
      }
      const job = { id: newId(), materialKey, file, share: 0, replaces, alike: room?.files.filter(({ size }) => size === file.size) ?? [] }
      return failure === undefined ? { ...job, state: 'waiting' } : { ...job, state: 'failed', failure }
    })
    // who chooses other files for a material has read why the last ones were refused
    const isAnswered = (job: UploadJob): boolean => job.materialKey === materialKey && job.state === 'failed' && job.isRepeatable !== true
    this.#publish([...this.#jobs.filter((job) => !isAnswered(job) && !taken.some((file) => isHere(job, file))), ...jobs])
    this.#next()
  }

  /** Stops an upload, or takes a failed one off the list. */
  cancel(id: string): void {
    this.#aborts.get(id)?.abort()
    this.#publish(this.#jobs.filter((job) => job.id !== id))
    this.#next()
  }

  retry(id: string): void {
    this.#change(id, { state: 'waiting', share: 0, failure: undefined })
    this.#next()
  }

  /** Stops all uploads without giving up what the server has: whoever was signed in no longer is. */
  stop(): void {
    for (const job of this.#jobs)
      if (job.state !== 'failed')
        this.#change(job.id, { state: 'failed', failure: { text: textNow('upload.stopped') }, isRepeatable: true })
    for (const abort of this.#aborts.values()) abort.abort(keepForLater)
  }

  #next(): void {
    const sending = this.#jobs.filter(({ state }) => state === 'sending' || state === 'interrupted').length
    for (const job of this.#jobs.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, mostAtOnce - sending)))
      void this.#send(job)
  }

  async #send({ id, materialKey, file, replaces, alike, isTwin = false }: UploadJob): Promise<void> {
    const abort = new AbortController()
    this.#aborts.set(id, abort)
    this.#change(id, { state: 'sending' })
    try {
      const twin = isTwin || alike.length === 0 ? undefined : await findTwin(file, alike)
      if (abort.signal.aborted) return
      if (twin !== undefined) {
        const failure = { text: textNow('upload.twin', { name: twin.name }) }
        return this.#change(id, { state: 'failed', failure, isRepeatable: true, isTwin: true })
      }
      // The id of the job is the key of the act: a retry after a lost reply does not hand the file in twice.
      const stored = await uploadFile(this.#caseId, materialKey, file, (share) => this.#change(id, { share }), {
        signal: abort.signal,
        idempotencyKey: id,
        isQuiet: true,
        onInterrupted: (isInterrupted) => this.#change(id, { state: isInterrupted ? 'interrupted' : 'sending' }),
      })
      this.#onUploaded(materialKey, stored, replaces)
      this.#publish(this.#jobs.filter((job) => job.id !== id))
    } catch (error) {
      const isRepeatable = !(error instanceof CallError && finalCodes.includes(error.code))
      if (!abort.signal.aborted) this.#change(id, { state: 'failed', failure: { text: messageOfError(error) }, isRepeatable })
    } finally {
      this.#aborts.delete(id)
      this.#next()
    }
  }

  #change(id: string, change: Partial<UploadJob>): void {
    this.#publish(this.#jobs.map((job) => (job.id === id ? { ...job, ...change } : job)))
  }

  #publish(jobs: readonly UploadJob[]): void {
    this.#jobs = jobs
    for (const listener of this.#listeners) listener()
  }
}

function fullMaterial({ name }: File, limit: UploadLimit, count: number, bytes: number): FileRefusal {
  const params = { name, count, size: Math.ceil(bytes / 1024 / 1024), maxCount: limit.files, maxSize: limit.megabytes }
  return { title: textNow('application.fileFullTitle'), text: textNow('errors.upload-material-full', params) }
}

/** The stored file whose content a chosen one has. One that can no longer be read is for the upload to refuse. */
async function findTwin(file: File, alike: readonly StoredFile[]): Promise<StoredFile | undefined> {
  const subtle = findSubtle()
  const hash = subtle && (await sha256Of(subtle, file).catch(() => undefined))
  return alike.find(({ sha256 }) => sha256 === hash)
}

function isSameFile(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
}
