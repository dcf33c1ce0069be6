import fs from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { codeOf, namesIn } from './temporary-files.ts'

/** What the table says is there is not on the disk. */
export class PartsLostError extends Error {}

/**
 * The bytes of uploads in parts: one growing file for each, `files/uploads/<id>` in the data folder, whatever store keeps whole files
 * (decision 0049). Who may write where, and how much is there, is the table's to say; a row's lock keeps writers of one file apart.
 */
export class UploadParts {
  private readonly folder: string

  constructor(dataDirectory: string) {
    this.folder = path.join(dataDirectory, 'files', 'uploads')
  }

  /** Writes a part and through to the disk. What an earlier attempt left behind is written over. Throws PartsLostError where bytes before it are missing. */
  async write(id: string, offset: number, part: Buffer): Promise<void> {
    await fs.mkdir(this.folder, { recursive: true, mode: 0o700 })
    const handle = await this.open(id, offset)
    try {
      if ((await handle.stat()).size < offset) throw new PartsLostError(id)
      for (let written = 0; written < part.length;) {
        const { bytesWritten } = await handle.write(part, written, part.length - written, offset + written)
        written += bytesWritten
      }
      await handle.datasync()
    } finally {
      await handle.close()
    }
  }

  /** Whether the first `size` bytes are there. */
  async holds(id: string, size: number): Promise<boolean> {
    if (size === 0) return true
    const stat = await fs.stat(this.pathOf(id)).catch(() => undefined)
    return stat !== undefined && stat.size >= size
  }

  /** The first `size` bytes. Throws PartsLostError where they are not all there. */
  async read(id: string, size: number): Promise<Readable> {
    // open before it is looked at: what is removed meanwhile can still be read to its end
    const handle = await this.open(id, size)
    if ((await handle.stat()).size >= size) return handle.createReadStream({ start: 0, end: size - 1 })
    await handle.close()
    throw new PartsLostError(id)
  }

  /** Removes what has come; may be called at any time and more than once. */
  async remove(id: string): Promise<void> {
    await fs.rm(this.pathOf(id), { force: true })
  }

  /** The ids of which something is there. */
  list(): Promise<string[]> {
    return namesIn(this.folder)
  }

  private async open(id: string, offset: number): Promise<fs.FileHandle> {
    if (offset === 0) return fs.open(this.pathOf(id), 'w', 0o600)
    return fs.open(this.pathOf(id), 'r+').catch((error: unknown) => {
      throw codeOf(error) === 'ENOENT' ? new PartsLostError(id) : error
    })
  }

  /** Ids are UUIDs of the table, never a caller's text. */
  private pathOf(id: string): string {
    return path.join(this.folder, id)
  }
}
