import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FileStore } from './file-store.ts'
import { MissingContentError } from './file-store.ts'
import { samples, writeBomb } from './sample-files.ts'
import { ChecksumError } from './verified-stream.ts'

/** A store under test, empty, and what a test does to it from outside. */
export interface StoreUnderTest {
  store: FileStore
  /** The data folder of this machine. */
  dataDirectory: string
  /** Changes the stored bytes of a content behind the store's back. */
  damage(key: string): Promise<void>
  /** Removes the stored bytes of a content behind the store's back. */
  lose(key: string): Promise<void>
  /** Dates the stored bytes of a content back. */
  age(key: string, date: Date): Promise<void>
  close(): Promise<void>
}

/** Every promise of `FileStore`, held by whichever store `open` gives. */
export function describeFileStore(open: () => Promise<StoreUnderTest>): void {
  let at: StoreUnderTest
  let store: FileStore
  beforeEach(async () => {
    at = await open()
    store = at.store
  })
  afterEach(() => at.close())

  const options = { name: 'a.pdf', maxBytes: 1000 }
  const receive = (content: Buffer, maxBytes = 1000) => store.receive(Readable.from([content]), { name: 'a.pdf', maxBytes })
  const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
  const keyOf = (content: Buffer) => sha256(content).replace(/^(..)(..)/, '$1/$2/$1$2')
  const temporaryFiles = () => fs.readdir(path.join(at.dataDirectory, 'files/temporary'))
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
      const bomb = path.join(at.dataDirectory, 'bomb.zip')
      await writeBomb(bomb, 48 * 1024 * 1024)
      await expect(receive(await fs.readFile(bomb), 1024 * 1024)).rejects.toMatchObject({
        code: 'file-unpacked',
        params: { name: 'a.pdf' },
      })
      expect(await temporaryFiles()).toEqual([])
    })
  })

  describe('keeping', () => {
    it('puts a file under the name of its content, where it can be read', async () => {
      const key = await store.keep(await receive(samples.pdf))
      expect(key).toBe(keyOf(samples.pdf))
      expect(await readAll(key)).toEqual(samples.pdf)
      expect(await store.sizeOf(key)).toBe(samples.pdf.length)
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
      await at.damage(key)
      const parts: Buffer[] = []
      await expect(
        (async () => {
          for await (const part of await store.read(key)) parts.push(part as Buffer)
        })(),
      ).rejects.toThrow(ChecksumError)
      expect(Buffer.concat(parts).length).toBeLessThan(content.length)
    })

    it('tells a missing file, and refuses anything that is no key', async () => {
      const lost = await store.keep(await receive(samples.png))
      await at.lose(lost)
      for (const key of [lost, keyOf(samples.jpg)]) {
        await expect(store.read(key)).rejects.toThrow(MissingContentError)
        await expect(store.read(key)).rejects.toThrow(`stored content ${key} is missing`)
        expect(await store.sizeOf(key)).toBeUndefined()
      }
      for (const key of ['../../../etc/passwd', `aa/bb/${sha256(samples.jpg)}`, '']) {
        await expect(store.read(key)).rejects.toThrow('not a storage key')
        await expect(store.sizeOf(key)).rejects.toThrow('not a storage key')
      }
    })

    it('can be left half-way', async () => {
      const key = await store.keep(await receive(Buffer.alloc(900_000, 3), 1_000_000))
      const stream = await store.read(key)
      for await (const part of stream) if ((part as Buffer).length > 0) break
      expect(stream.destroyed).toBe(true)
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
      await expect(store.read(unused)).rejects.toThrow(MissingContentError)
    })

    it('leaves a content alone that is kept again while it is being judged', async () => {
      const key = await store.keep(await receive(samples.pdf))
      await at.age(key, new Date(Date.now() - 10 * 86_400_000))
      const removed = await store.removeOrphans(yesterday(), async (keys) => {
        expect(keys).toEqual([key])
        await store.keep(await receive(samples.pdf))
        return new Set()
      })
      expect(removed).toBe(0)
      expect(await readAll(key)).toEqual(samples.pdf)
    })
  })

  it('says that it can be used', async () => {
    await expect(store.probe()).resolves.toBeUndefined()
  })
}
