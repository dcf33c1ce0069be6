import type { Readable } from 'node:stream'
import type { ReceivedFile } from './received-file.ts'

export interface ReceiveOptions {
  /** Cleaned file name, for messages. */
  name: string
  maxBytes: number
}

/**
 * Where the bytes of files live. A file is received (temporary, checked), then kept (durable, under the name of its content), and
 * only then gets its row: a crash in between leaves bytes without a row, which `removeOrphans` finds, never a row without bytes.
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
   * The bytes of a kept file. Throws when it is missing. The last part is held back until the checksum has been verified, so a
   * damaged file ends in an error and never in a whole download.
   */
  read(storageKey: string): Promise<Readable>
  /** Removes a received file that was not kept; may be called at any time and more than once. */
  discard(file: ReceivedFile): Promise<void>
  /** Removes temporary files older than an instant; gives their number. */
  sweep(olderThan: Date): Promise<number>
  /**
   * Removes kept contents older than an instant that nobody refers to. `findReferenced` gives, of some keys, those with a row.
   * Contents that are kept again meanwhile stay. Gives the number removed.
   */
  removeOrphans(olderThan: Date, findReferenced: (storageKeys: string[]) => Promise<Set<string>>): Promise<number>
}
