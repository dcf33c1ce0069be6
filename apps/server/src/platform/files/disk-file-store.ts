import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@wenwu/core/kernel/errors'
import type { FileStore, ReceiveOptions } from './file-store.ts'
import { detectFileType } from './file-type.ts'
import type { ReceivedFile } from './received-file.ts'
import { VerifiedStream } from './verified-stream.ts'
import { HostileContentError } from './zip-file.ts'

const keyPattern = /^([0-9a-f]{2})\/([0-9a-f]{2})\/(\1\2[0-9a-f]{60})$/
const batchSize = 500

/**
 * Files in a folder of this machine: `files/temporary/<uuid>` while they arrive, `files/content/ab/cd/<sha256>` once kept. Both lie on one
 * file system, so keeping is a rename.
 */
export class DiskFileStore implements FileStore {
  private readonly temporary: string
  private readonly content: string
  private readonly leaving: string

  constructor(dataDirectory: string) {
    this.temporary = path.join(dataDirectory, 'files', 'temporary')
    this.content = path.join(dataDirectory, 'files', 'content')
    this.leaving = path.join(dataDirectory, 'files', 'leaving')
  }

  async receive(stream: Readable, { name, maxBytes }: ReceiveOptions): Promise<ReceivedFile> {
    await fs.mkdir(this.temporary, { recursive: true, mode: 0o700 })
    const temporaryPath = path.join(this.temporary, randomUUID())
    try {
      const { size, sha256 } = await writeMeasured(stream, temporaryPath, maxBytes)
      if (size === 0) throw new AppError('file-empty', { params: { name }, field: 'file' })
      const { type, mediaType } = await detect(temporaryPath, size)
      return { temporaryPath, name, size, sha256, detectedType: type, mediaType }
    } catch (error) {
      await fs.rm(temporaryPath, { force: true })
      if (error instanceof HostileContentError) throw new AppError('file-type', { params: { name }, field: 'file' })
      throw error
    }
  }

  async keep(file: ReceivedFile): Promise<string> {
    const key = keyOf(file.sha256)
    const target = path.join(this.content, key)
    const folder = path.dirname(target)
    const made = await fs.mkdir(folder, { recursive: true, mode: 0o700 })
    // a content that is there already is replaced by its like: its date starts anew, so that no sweep takes it before its row is committed
    await fs.utimes(file.temporaryPath, new Date(), new Date())
    await fs.rename(file.temporaryPath, target).catch((error: unknown) => keepPresent(error, file, target))
    await syncFolder(folder)
    if (made !== undefined) {
      for (let parent = path.dirname(folder); parent.startsWith(this.content); parent = path.dirname(parent)) await syncFolder(parent)
    }
    return key
  }

  async read(storageKey: string): Promise<Readable> {
    const match = keyPattern.exec(storageKey)
    if (match === null) throw new Error(`not a storage key: ${storageKey}`)
    const handle = await fs.open(path.join(this.content, storageKey), 'r')
    const source = handle.createReadStream()
    const verified = new VerifiedStream(match[3]!)
    source.once('error', (error) => verified.destroy(error))
    verified.once('close', () => source.destroy())
    return source.pipe(verified)
  }

  async discard(file: ReceivedFile): Promise<void> {
    await fs.rm(file.temporaryPath, { force: true })
  }

  async sweep(olderThan: Date): Promise<number> {
    let count = 0
    for (const folder of [this.temporary, this.leaving]) {
      for (const name of await namesIn(folder)) {
        const file = path.join(folder, name)
        if (!(await isOlder(file, olderThan))) continue
        await fs.rm(file, { force: true })
        count++
      }
    }
    return count
  }

  async removeOrphans(olderThan: Date, findReferenced: (storageKeys: string[]) => Promise<Set<string>>): Promise<number> {
    let count = 0
    for await (const keys of this.oldKeys(olderThan)) {
      const referenced = await findReferenced(keys)
      for (const key of keys) if (!referenced.has(key) && (await this.removeContent(key, olderThan))) count++
    }
    return count
  }

  /** Keys of contents older than an instant, some hundreds at a time. */
  private async *oldKeys(olderThan: Date): AsyncGenerator<string[]> {
    let batch: string[] = []
    for (const first of await namesIn(this.content)) {
      for (const second of await namesIn(path.join(this.content, first))) {
        for (const name of await namesIn(path.join(this.content, first, second))) {
          const key = `${first}/${second}/${name}`
          if (!keyPattern.test(key) || !(await isOlder(path.join(this.content, key), olderThan))) continue
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

/** Storage key of a content. */
function keyOf(sha256: string): string {
  return `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`
}

/** Writes a stream to a new file and through to the disk, measuring it on the way. Throws `file-too-large`. */
async function writeMeasured(stream: Readable, target: string, maxBytes: number): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      size += chunk.length
      if (size > maxBytes) return callback(new AppError('file-too-large', { field: 'file' }))
      hash.update(chunk)
      callback(null, chunk)
    },
  })
  await pipeline(stream, meter, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }))
  return { size, sha256: hash.digest('hex') }
}

async function detect(file: string, size: number) {
  const handle = await fs.open(file, 'r')
  try {
    return await detectFileType(handle, file, size)
  } finally {
    await handle.close()
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

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await fs.readdir(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return []
    throw error
  }
}

async function isOlder(file: string, instant: Date): Promise<boolean> {
  const stat = await fs.stat(file).catch(() => undefined)
  return stat !== undefined && stat.mtimeMs < instant.getTime()
}

function codeOf(error: unknown): string | undefined {
  return (error as { code?: string }).code
}
