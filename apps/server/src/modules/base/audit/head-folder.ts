import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** `heads-2026-11-22.jsonl`; a file whose last line was cut short by a crash is followed by `heads-2026-11-22-2.jsonl`. */
const fileName = /^heads-(\d{4}-\d{2}-\d{2})(?:-(\d+))?\.jsonl$/

/** A file of heads as far as it was written at some moment. */
export interface HeadFile {
  name: string
  bytes: number
}

/** A line with its place. */
export interface HeadLine {
  text: string
  file: string
  /** From 1. */
  number: number
  /** The line has no end: a crash cut it short, so it is not a head. */
  isTorn: boolean
}

/**
 * The folder outside the database where signed heads of the audit chain are kept: a file a day, lines only ever appended. A line goes out in
 * one write at the file's end and is on disk when `append` ends, so several processes may write to one folder.
 */
export class HeadFolder {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** Adds a line to the file of a day (UTC). */
  async append(line: string, at: Date): Promise<void> {
    await fs.mkdir(this.folder, { recursive: true, mode: 0o700 })
    const day = at.toISOString().slice(0, 10)
    for (let n = 1; ; n++) {
      const file = path.join(this.folder, n === 1 ? `heads-${day}.jsonl` : `heads-${day}-${n}.jsonl`)
      const handle = await fs.open(file, 'a+', 0o600)
      try {
        const { size } = await handle.stat()
        if (size > 0 && !(await endsWithLine(handle, size))) continue
        await handle.write(`${line}\n`)
        await handle.sync()
        if (size === 0) await syncFolder(this.folder)
        return
      } finally {
        await handle.close()
      }
    }
  }

  /** Writes what others need to verify the lines (the public key), once. */
  async writePublicKey(hex: string): Promise<void> {
    await fs.mkdir(this.folder, { recursive: true, mode: 0o700 })
    await fs.writeFile(path.join(this.folder, 'sm2-public-key.txt'), `${hex}\n`, { mode: 0o600 })
  }

  /** The files with their present lengths, oldest first; none where the folder is missing. */
  async files(): Promise<HeadFile[]> {
    const names = await fs.readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    const found = names.flatMap((name) => {
      const match = fileName.exec(name)
      return match === null ? [] : [{ name, day: match[1]!, n: Number(match[2] ?? 1) }]
    })
    found.sort((a, b) => (a.day === b.day ? a.n - b.n : a.day < b.day ? -1 : 1))
    return Promise.all(found.map(async ({ name }) => ({ name, bytes: (await fs.stat(path.join(this.folder, name))).size })))
  }

  /** The lines of a file up to the length it had. */
  async *lines({ name, bytes }: HeadFile): AsyncGenerator<HeadLine> {
    if (bytes === 0) return
    const file = path.join(this.folder, name)
    const handle = await fs.open(file, 'r')
    const isWhole = await endsWithLine(handle, bytes).finally(() => handle.close())
    const reader = createInterface({ input: createReadStream(file, { end: bytes - 1, encoding: 'utf8' }), crlfDelay: Infinity })
    let before: HeadLine | undefined
    for await (const text of reader) {
      if (before !== undefined) yield before
      before = { text, file: name, number: (before?.number ?? 0) + 1, isTorn: false }
    }
    if (before !== undefined) yield { ...before, isTorn: !isWhole }
  }
}

async function endsWithLine(handle: fs.FileHandle, size: number): Promise<boolean> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
  return bytesRead === 1 && buffer[0] === 0x0a
}

/** A file that was just made is there after a power loss, too. Windows does not open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await fs.open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
