import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { MissingContentError, StoreUnreachableError, type FileStore, type ReceiveOptions } from './file-store.ts'
import type { ReceivedFile } from './received-file.ts'
import { hashOfKey, isStorageKey, storageKeyOf } from './storage-key.ts'
import { codeOf, isOlder, namesIn, removeOlder, TemporaryFiles } from './temporary-files.ts'
import { VerifiedStream } from './verified-stream.ts'

const batchSize = 500

/**
 * Files in a folder of this machine: `files/temporary/<uuid>` while they arrive, `files/content/ab/cd/<sha256>` once kept. Both lie on one
 * file system, so keeping is a rename.
 */
export class DiskFileStore implements FileStore {
  private readonly temporary: TemporaryFiles
  private readonly content: string
  private readonly leaving: string

  constructor(dataDirectory: string) {
    this.temporary = new TemporaryFiles(dataDirectory)
    this.content = path.join(dataDirectory, 'files', 'content')
    this.leaving = path.join(dataDirectory, 'files', 'leaving')
  }

  receive(stream: Readable, options: ReceiveOptions): Promise<ReceivedFile> {
    return this.temporary.receive(stream, options)
  }

  async keep(file: ReceivedFile): Promise<string> {
    const key = storageKeyOf(file.sha256)
    const target = path.join(this.content, key)
    const folder = path.dirname(target)
    const made = await fs.mkdir(folder, { recursive: true, mode: 0o700 })
    // a content that is there already is replaced by its like: its date starts again, so that no sweep takes it before its row is committed
    await fs.utimes(file.temporaryPath, new Date(), new Date())
    await fs.rename(file.temporaryPath, target).catch((error: unknown) => keepPresent(error, file, target))
    await syncFolder(folder)
    if (made !== undefined) {
      for (let parent = path.dirname(folder); parent.startsWith(this.content); parent = path.dirname(parent)) await syncFolder(parent)
    }
    return key
  }

  async read(storageKey: string): Promise<Readable> {
    const hash = hashOfKey(storageKey)
    const handle = await fs.open(path.join(this.content, storageKey), 'r').catch((error: unknown) => {
      throw codeOf(error) === 'ENOENT' ? new MissingContentError(storageKey) : error
    })
    const source = handle.createReadStream()
    const verified = new VerifiedStream(hash)
    source.once('error', (error) => verified.destroy(error))
    verified.once('close', () => source.destroy())
    return source.pipe(verified)
  }

  async sizeOf(storageKey: string): Promise<number | undefined> {
    hashOfKey(storageKey)
    try {
      return (await fs.stat(path.join(this.content, storageKey))).size
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
      throw error
    }
  }

  discard(file: ReceivedFile): Promise<void> {
    return this.temporary.discard(file)
  }

  async sweep(olderThan: Date): Promise<number> {
    return (await this.temporary.sweep(olderThan)) + (await removeOlder(this.leaving, olderThan))
  }

  async removeOrphans(olderThan: Date, findReferenced: (storageKeys: string[]) => Promise<Set<string>>): Promise<number> {
    let count = 0
    for await (const keys of this.oldKeys(olderThan)) {
      const referenced = await findReferenced(keys)
      for (const key of keys) if (!referenced.has(key) && (await this.removeContent(key, olderThan))) count++
    }
    return count
  }

  async probe(): Promise<void> {
    try {
      await fs.mkdir(this.content, { recursive: true, mode: 0o700 })
      await fs.access(this.content, fs.constants.R_OK | fs.constants.W_OK)
    } catch (error) {
      throw new StoreUnreachableError(`${this.content}: ${codeOf(error) ?? 'not writable'}`)
    }
  }

  /** Keys of contents older than an instant, some hundreds at a time. */
  private async *oldKeys(olderThan: Date): AsyncGenerator<string[]> {
    let batch: string[] = []
    for (const first of await namesIn(this.content)) {
      for (const second of await namesIn(path.join(this.content, first))) {
        for (const name of await namesIn(path.join(this.content, first, second))) {
          const key = `${first}/${second}/${name}`
          if (!isStorageKey(key) || !(await isOlder(path.join(this.content, key), olderThan))) continue
          batch.push(key)
          if (batch.length < batchSize) continue
          yield batch
          batch = []
        }
      }
    }
    if (batch.length > 0) yield batch
  }

  /**
   * Removes a content unless it was kept again since it was listed: it is first moved aside, so that what is looked at is what is
   * removed, and moved back where it turns out to be new.
   */
  private async removeContent(key: string, olderThan: Date): Promise<boolean> {
    await fs.mkdir(this.leaving, { recursive: true, mode: 0o700 })
    const place = path.join(this.content, key)
    const aside = path.join(this.leaving, randomUUID())
    try {
      await fs.rename(place, aside)
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return false
      throw error
    }
    const isGone = await isOlder(aside, olderThan)
    if (!isGone) {
      await fs.link(aside, place).catch((error: unknown) => {
        if (codeOf(error) !== 'EEXIST') throw error
      })
    }
    await fs.rm(aside, { force: true })
    return isGone
  }
}

/** Windows refuses to replace a file that is being read; equal contents make that harmless. */
async function keepPresent(error: unknown, file: ReceivedFile, target: string): Promise<void> {
  const present = ['EPERM', 'EACCES', 'EBUSY'].includes(codeOf(error) ?? '') ? await fs.stat(target).catch(() => undefined) : undefined
  if (present?.size !== file.size) throw error
  await fs.rm(file.temporaryPath, { force: true })
}

/** Makes a rename in a folder durable; Windows does so itself and refuses to open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await fs.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
