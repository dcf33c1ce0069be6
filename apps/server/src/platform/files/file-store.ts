import type { Readable } from 'node:stream'
import { AppError } from '@wenwu/core/kernel/errors'
import type { ReceivedFile } from './received-file.ts'

export interface ReceiveOptions {
  /** Cleaned file name, for messages. */
  name: string
  maxBytes: number
  /** The server made these bytes itself (a reply it drew, a content it moves): no virus scanner is asked. */
  isOurs?: boolean
}

/**
 * Where the bytes of files live. A file is received (temporary, checked), then kept (durable, under the name of its content), and
 * only then gets its row: a crash in between leaves bytes without a row, which `removeOrphans` finds, never a row without bytes.
 * Every store holds the promises of `file-store.contract.ts`. Throws StoreUnreachableError where the place of the bytes does not answer.
 */
export interface FileStore {
  /**
   * Reads a stream to the temporary folder, hashing on the way, and tells its type by its content. The bytes are on the disk
   * when it returns. Throws `file-too-large`, `file-empty`, `file-type` (an archive that would explode); leaves nothing then.
   */
  receive(stream: Readable, options: ReceiveOptions): Promise<ReceivedFile>
  /** Makes a received file durable and gives its storage key; equal contents share one key. */
  keep(file: ReceivedFile): Promise<string>
  /**
   * The bytes of a kept file. Throws MissingContentError. The last part is held back until the checksum has been verified, so a
   * damaged file ends in an error and never in a whole download.
   */
  read(storageKey: string): Promise<Readable>
  /** Size of a kept content in bytes, undefined where it is missing. Says nothing about its bytes. */
  sizeOf(storageKey: string): Promise<number | undefined>
  /** Removes a received file that was not kept; may be called at any time and more than once. */
  discard(file: ReceivedFile): Promise<void>
  /** Removes temporary files older than an instant; gives their number. */
  sweep(olderThan: Date): Promise<number>
  /**
   * Removes kept contents older than an instant that nobody refers to. `findReferenced` gives, of some keys, those with a row.
   * Contents that are kept again meanwhile stay. Gives the number removed.
   */
  removeOrphans(olderThan: Date, findReferenced: (storageKeys: string[]) => Promise<Set<string>>): Promise<number>
  /** Whether the place of the bytes can be read and written. Throws StoreUnreachableError. */
  probe(): Promise<void>
}

/** A row whose bytes are gone: an incident for the operator, not something the caller did. */
export class MissingContentError extends AppError {
  constructor(storageKey: string, name = '') {
    super('file-content-missing', { params: { name } })
    this.message = `stored content ${storageKey} is missing`
  }
}

/** As `FileStore.read`, for a file that has a name: the message of a missing one names it. */
export async function readNamed(files: FileStore, { storageKey, name }: { storageKey: string; name: string }): Promise<Readable> {
  try {
    return await files.read(storageKey)
  } catch (error) {
    throw error instanceof MissingContentError ? new MissingContentError(storageKey, name) : error
  }
}

/** The place of the bytes does not answer or lets us in no more. `message` is for the log and free of secrets. */
export class StoreUnreachableError extends AppError {
  constructor(message: string) {
    super('file-store-down')
    this.message = message
  }
}
