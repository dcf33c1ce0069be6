import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@wenwu/core/kernel/errors'
import type { ReceiveOptions } from './file-store.ts'
import { detectFileType } from './file-type.ts'
import type { ReceivedFile } from './received-file.ts'
import { HostileContentError } from './zip-file.ts'

/** Where files arrive, whatever store keeps them: `files/temporary/<uuid>` in the data folder of this machine. */
export class TemporaryFiles {
  readonly folder: string

  constructor(dataDirectory: string) {
    this.folder = path.join(dataDirectory, 'files', 'temporary')
  }

  /** `FileStore.receive`. */
  async receive(stream: Readable, { name, maxBytes }: ReceiveOptions): Promise<ReceivedFile> {
    await fs.mkdir(this.folder, { recursive: true, mode: 0o700 })
    const temporaryPath = path.join(this.folder, randomUUID())
    try {
      const { size, sha256 } = await writeMeasured(stream, temporaryPath, maxBytes)
      if (size === 0) throw new AppError('file-empty', { params: { name }, field: 'file' })
      const { type, mediaType } = await detect(temporaryPath, size)
      return { temporaryPath, name, size, sha256, detectedType: type, mediaType }
    } catch (error) {
      await fs.rm(temporaryPath, { force: true })
      if (error instanceof HostileContentError) throw new AppError('file-unpacked', { params: { name }, field: 'file' })
      throw error
    }
  }

  /** `FileStore.discard`. */
  async discard(file: ReceivedFile): Promise<void> {
    await fs.rm(file.temporaryPath, { force: true })
  }

  /** `FileStore.sweep`. */
  sweep(olderThan: Date): Promise<number> {
    return removeOlder(this.folder, olderThan)
  }
}

/** Removes the files of one folder that are older than an instant; gives their number. */
export async function removeOlder(folder: string, olderThan: Date): Promise<number> {
  let count = 0
  for (const name of await namesIn(folder)) {
    const file = path.join(folder, name)
    if (!(await isOlder(file, olderThan))) continue
    await fs.rm(file, { force: true })
    count++
  }
  return count
}

/** Names in a folder; none where there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await fs.readdir(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return []
    throw error
  }
}

/** Whether a file is there and was last written before an instant. */
export async function isOlder(file: string, instant: Date): Promise<boolean> {
  const stat = await fs.stat(file).catch(() => undefined)
  return stat !== undefined && stat.mtimeMs < instant.getTime()
}

/** Node's name of a system error. */
export function codeOf(error: unknown): string | undefined {
  return (error as { code?: string }).code
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
