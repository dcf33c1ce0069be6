import type { Readable } from 'node:stream'
import type { FileStore, ReceiveOptions } from './file-store.ts'
import { MissingContentError } from './file-store.ts'
import type { ReceivedFile } from './received-file.ts'
import type { S3Client } from './s3-client.ts'
import { contentPrefix, leavingPrefix, S3Removal, type RemovalLimits } from './s3-removal.ts'
import { hashOfKey, isStorageKey, storageKeyOf } from './storage-key.ts'
import { TemporaryFiles } from './temporary-files.ts'
import { VerifiedStream } from './verified-stream.ts'

/**
 * Files in a bucket of an S3 object store, `content/ab/cd/<sha256>` as on the disk. They arrive in the data folder of this machine,
 * where they are checked before the bucket sees them.
 */
export class S3FileStore implements FileStore {
  private readonly client: S3Client
  private readonly temporary: TemporaryFiles
  private readonly removal: S3Removal

  constructor(client: S3Client, dataDirectory: string, limits: Partial<RemovalLimits> = {}) {
    this.client = client
    this.temporary = new TemporaryFiles(dataDirectory)
    this.removal = new S3Removal(client, limits)
  }

  receive(stream: Readable, options: ReceiveOptions): Promise<ReceivedFile> {
    return this.temporary.receive(stream, options)
  }

  async keep(file: ReceivedFile): Promise<string> {
    const key = storageKeyOf(file.sha256)
    // a content that is there already is put again: its date starts again, so that no sweep takes it before its row is committed
    const put = () => this.client.put(contentPrefix + key, { path: file.temporaryPath, size: file.size, sha256: file.sha256 })
    await put()
    await this.removal.settle(key, put)
    await this.temporary.discard(file)
    return key
  }

  async read(storageKey: string): Promise<Readable> {
    const hash = hashOfKey(storageKey)
    const source = await this.client.get(contentPrefix + storageKey).catch((error: unknown) => {
      throw error instanceof MissingContentError ? new MissingContentError(storageKey) : error
    })
    const verified = new VerifiedStream(hash)
    source.once('error', (error) => verified.destroy(error))
    verified.once('close', () => source.destroy())
    return source.pipe(verified)
  }

  async sizeOf(storageKey: string): Promise<number | undefined> {
    hashOfKey(storageKey)
    return (await this.client.head(contentPrefix + storageKey))?.size
  }

  discard(file: ReceivedFile): Promise<void> {
    return this.temporary.discard(file)
  }

  async sweep(olderThan: Date): Promise<number> {
    let count = await this.temporary.sweep(olderThan)
    for await (const names of this.oldNames(leavingPrefix, olderThan)) {
      for (const name of names) await this.client.delete(name)
      count += names.length
    }
    return count
  }

  async removeOrphans(olderThan: Date, findReferenced: (storageKeys: string[]) => Promise<Set<string>>): Promise<number> {
    let count = 0
    for await (const names of this.oldNames(contentPrefix, olderThan)) {
      const keys = names.map((name) => name.slice(contentPrefix.length)).filter(isStorageKey)
      if (keys.length === 0) continue
      const referenced = await findReferenced(keys)
      for (const key of keys) if (!referenced.has(key) && (await this.removal.remove(key, olderThan))) count++
    }
    return count
  }

  async probe(): Promise<void> {
    await this.client.list(contentPrefix, { max: 1 })
  }

  /** Names of objects older than an instant, a page of the listing at a time. */
  private async *oldNames(prefix: string, olderThan: Date): AsyncGenerator<string[]> {
    let from: string | undefined
    do {
      const page = await this.client.list(prefix, { from })
      const names = page.objects.filter(({ modifiedAt }) => modifiedAt.getTime() < olderThan.getTime()).map(({ name }) => name)
      if (names.length > 0) yield names
      from = page.next
    } while (from !== undefined)
  }
}
