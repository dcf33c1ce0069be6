import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3Server, type S3Server } from '../../testing/s3-server.ts'
import { samples } from './sample-files.ts'
import { S3Client } from './s3-client.ts'
import { S3FileStore } from './s3-file-store.ts'

/** A client that lets a test do something just before a call goes out. */
class Watched extends S3Client {
  before: (call: string) => Promise<void> = () => Promise.resolve()
  override async head(name: string) {
    await this.before('head')
    return super.head(name)
  }
  override async delete(name: string, options?: { isOnce?: boolean }) {
    await this.before(options?.isOnce === true ? 'remove' : 'delete')
    return super.delete(name, options)
  }
  override async list(prefix: string, options?: { max?: number; from?: string | undefined }) {
    await this.before('list')
    return super.list(prefix, options)
  }
}

let server: S3Server
let folder: string
beforeAll(async () => {
  server = await startS3Server()
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'wenwu-removal-'))
})
afterAll(async () => {
  await server.stop()
  await fs.rm(folder, { recursive: true })
})

const yesterday = () => new Date(Date.now() - 86_400_000)
const nobody = () => Promise.resolve(new Set<string>())
const limits = { decision: 1000, patience: 400, look: 5 }
const openStore = (client = new Watched(server.settings)) => ({ client, store: new S3FileStore(client, folder, limits) })
const keep = async (store: S3FileStore) => store.keep(await store.receive(Readable.from([samples.pdf]), { name: 'a.pdf', maxBytes: 1000 }))

async function keepOld(store: S3FileStore): Promise<string> {
  const key = await keep(store)
  const old = new Date(Date.now() - 10 * 86_400_000)
  await fs.utimes(server.fileOf(`content/${key}`), old, old)
  return key
}

describe('keeping what a sweep is about to remove', () => {
  it('comes out whole when the sweep has looked and not yet removed', async () => {
    const sweeper = openStore()
    const keeper = openStore()
    const key = await keepOld(keeper.store)
    let kept: Promise<string> | undefined
    sweeper.client.before = async (call) => {
      if (call !== 'remove') return
      // the other one has put its bytes; it is to wait for the mark to go, and would be done by now if it did not
      let looks = 0
      const isWaiting = new Promise<void>((resolve) => {
        keeper.client.before = (own) => {
          if (own === 'list' && ++looks === 2) resolve()
          return Promise.resolve()
        }
      })
      kept = keep(keeper.store)
      await Promise.race([isWaiting, kept])
    }
    expect(await sweeper.store.removeOrphans(yesterday(), nobody)).toBe(1)
    expect(await kept).toBe(key)
    expect(await keeper.store.sizeOf(key)).toBe(samples.pdf.length)
  })

  it('comes out whole when two sweeps work on it at once', async () => {
    const { store } = openStore()
    const key = await keepOld(store)
    const sweeps = [openStore(), openStore()].map((each) => each.store.removeOrphans(yesterday(), nobody))
    expect(await keep(store)).toBe(key)
    await Promise.all(sweeps)
    expect(await store.sizeOf(key)).toBe(samples.pdf.length)
  })

  it('comes out whole however the calls fall', async () => {
    for (let round = 0; round < 8; round++) {
      const { store } = openStore()
      const key = await keepOld(store)
      const sweeper = openStore()
      const keeper = openStore()
      for (const { client } of [sweeper, keeper]) client.before = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 6))
      await Promise.all([sweeper.store.removeOrphans(yesterday(), nobody), keep(keeper.store)])
      expect([round, await store.sizeOf(key)]).toEqual([round, samples.pdf.length])
    }
  })

  it('does not wait for ever for a sweep that died, whose mark a later one takes away', async () => {
    const { client, store } = openStore()
    const key = await keepOld(store)
    await client.putEmpty(`leaving/${key}/of-a-dead-sweep`)
    const started = performance.now()
    await keep(store)
    expect(performance.now() - started).toBeGreaterThan(limits.patience - 50)
    await client.putEmpty('leaving/of-another')
    expect(await store.sweep(yesterday())).toBe(0)
    expect(await store.sweep(new Date(Date.now() + 86_400_000))).toBe(1)
  })
})
