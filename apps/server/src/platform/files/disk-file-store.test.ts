import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DiskFileStore } from './disk-file-store.ts'
import { samples, writeBomb } from './sample-files.ts'
import { ChecksumError } from './verified-stream.ts'

let folder: string
let store: DiskFileStore
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'wenwu-store-'))
  store = new DiskFileStore(folder)
})
afterEach(() => fs.rm(folder, { recursive: true }))

const options = { name: 'a.pdf', maxBytes: 1000 }
const receive = (content: Buffer, maxBytes = 1000) => store.receive(Readable.from([content]), { name: 'a.pdf', maxBytes })
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const temporaryFiles = () => fs.readdir(path.join(folder, 'files/temporary'))
const yesterday = () => new Date(Date.now() - 86_400_000)
const tomorrow = () => new Date(Date.now() + 86_400_000)
const nobody = () => Promise.resolve(new Set<string>())

async function readAll(key: string): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of await store.read(key)) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

describe('receiving', () => {
  it('measures, hashes and tells the type', async () => {
    const file = await receive(samples.pdf)
    expect(file).toMatchObject({
      name: 'a.pdf',
      size: samples.pdf.length,
      sha256: sha256(samples.pdf),
      mediaType: 'application/pdf',
      detectedType: 'pdf',
    })
    expect(await fs.readFile(file.temporaryPath)).toEqual(samples.pdf)
  })

  it('takes exactly the limit and refuses one byte more, leaving nothing', async () => {
    await store.discard(await receive(Buffer.alloc(1000, 1)))
    await expect(receive(Buffer.alloc(1001, 1))).rejects.toMatchObject({ code: 'file-too-large' })
    expect(await temporaryFiles()).toEqual([])
  })

  it('refuses an empty file by its name', async () => {
    await expect(receive(Buffer.alloc(0))).rejects.toMatchObject({ code: 'file-empty', params: { name: 'a.pdf' } })
    expect(await temporaryFiles()).toEqual([])
  })

  it('leaves nothing of a stream that breaks', async () => {
    const broken = Readable.from(
      (async function* () {
        yield samples.pdf
        throw new Error('gone')
      })(),
    )
    await expect(store.receive(broken, options)).rejects.toThrow('gone')
    expect(await temporaryFiles()).toEqual([])
  })

  it('refuses an archive that would explode', async () => {
    const bomb = path.join(folder, 'bomb.zip')
    await writeBomb(bomb, 128 * 1024 * 1024)
    await expect(receive(await fs.readFile(bomb), 1024 * 1024)).rejects.toMatchObject({ code: 'file-type', params: { name: 'a.pdf' } })
    expect(await temporaryFiles()).toEqual([])
  })
})

describe('keeping', () => {
  it('moves a file under the name of its content, where it can be read', async () => {
    const key = await store.keep(await receive(samples.pdf))
    const hash = sha256(samples.pdf)
    expect(key).toBe(`${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`)
    expect(await readAll(key)).toEqual(samples.pdf)
    expect(await temporaryFiles()).toEqual([])
  })

  it('gives equal contents one key', async () => {
    const keys = await Promise.all([1, 2, 3].map(async () => store.keep(await receive(samples.pdf))))
    expect(new Set(keys).size).toBe(1)
    expect(await readAll(keys[0]!)).toEqual(samples.pdf)
  })

  it('discards what was not kept, any number of times, and never what was', async () => {
    const file = await receive(samples.png)
    await store.discard(file)
    await store.discard(file)
    expect(await temporaryFiles()).toEqual([])
    const kept = await receive(samples.png)
    const key = await store.keep(kept)
    await store.discard(kept)
    expect(await readAll(key)).toEqual(samples.png)
  })
})

describe('reading', () => {
  it('never hands out the whole of a damaged file', async () => {
    const content = Buffer.alloc(300_000, 7)
    const key = await store.keep(await receive(content, 400_000))
    await fs.appendFile(path.join(folder, 'files/content', key), 'x')
    const parts: Buffer[] = []
    await expect(
      (async () => {
        for await (const part of await store.read(key)) parts.push(part as Buffer)
      })(),
    ).rejects.toThrow(ChecksumError)
    expect(Buffer.concat(parts).length).toBeLessThan(content.length)
  })

  it('refuses a missing file and anything that is no key', async () => {
    const hash = sha256(samples.jpg)
    await expect(store.read(`${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`)).rejects.toThrow('ENOENT')
    await expect(store.read('../../../etc/passwd')).rejects.toThrow('not a storage key')
    await expect(store.read(`aa/bb/${hash}`)).rejects.toThrow('not a storage key')
  })
})

describe('sweeping', () => {
  it('removes temporary files that are old, and only those', async () => {
    const file = await receive(samples.pdf)
    expect(await store.sweep(yesterday())).toBe(0)
    expect(await fs.readFile(file.temporaryPath)).toEqual(samples.pdf)
    expect(await store.sweep(tomorrow())).toBe(1)
    expect(await temporaryFiles()).toEqual([])
  })

  it('removes old contents nobody refers to', async () => {
    const used = await store.keep(await receive(samples.pdf))
    const unused = await store.keep(await receive(samples.png))
    const findUsed = (keys: string[]) => Promise.resolve(new Set(keys.filter((key) => key === used)))
    expect(await store.removeOrphans(yesterday(), nobody)).toBe(0)
    expect(await store.removeOrphans(tomorrow(), findUsed)).toBe(1)
    expect(await readAll(used)).toEqual(samples.pdf)
    await expect(store.read(unused)).rejects.toThrow('ENOENT')
  })

  it('leaves a content alone that is kept again while it is being judged', async () => {
    const key = await store.keep(await receive(samples.pdf))
    const old = new Date(Date.now() - 10 * 86_400_000)
    await fs.utimes(path.join(folder, 'files/content', key), old, old)
    const removed = await store.removeOrphans(yesterday(), async () => {
      await store.keep(await receive(samples.pdf))
      return new Set()
    })
    expect(removed).toBe(0)
    expect(await readAll(key)).toEqual(samples.pdf)
  })
})
