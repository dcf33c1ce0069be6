import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3Server, type S3Server } from '../../testing/s3-server.ts'
import { samples } from './sample-files.ts'
import { S3Client } from './s3-client.ts'
import { S3FileStore } from './s3-file-store.ts'

/** A client that lets a test do something just before a call goes out. */
class Watched extends S3Client {
  before: (call: string) => Promise<void> = () => Promise.resolve()
  override async put(name: string, body: { path: string; size: number; sha256: string }) {
    await this.before('put')
    return super.put(name, body)
  }
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

/** Lets out the calls of clients one at a time, when all who still work wait for their turn; `chosen` says whose it is. Gives how one leaves. */
function takeTurns(clients: readonly Watched[], chosen: readonly number[]): (client: Watched) => void {
  const working = new Set(clients)
  const waiting = new Map<Watched, () => void>()
  let turn = 0
  const goOn = (): void => {
    if (working.size === 0 || waiting.size < working.size) return
    const who = [...working][chosen[turn++ % chosen.length]! % working.size]!
    const go = waiting.get(who)!
    waiting.delete(who)
    go()
  }
  for (const client of clients) {
    client.before = () =>
      new Promise((resolve) => {
        waiting.set(client, resolve)
        goOn()
      })
  }
  return (client) => {
    working.delete(client)
    goOn()
  }
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
    const turns = fc.array(fc.nat({ max: 1 }), { minLength: 30, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(turns, async (chosen) => {
        const { store } = openStore()
        const key = await keepOld(store)
        const sweeper = openStore()
        const keeper = openStore()
        const leave = takeTurns([sweeper.client, keeper.client], chosen)
        await Promise.all([
          sweeper.store.removeOrphans(yesterday(), nobody).finally(() => leave(sweeper.client)),
          keep(keeper.store).finally(() => leave(keeper.client)),
        ])
        expect(await store.sizeOf(key)).toBe(samples.pdf.length)
      }),
      // the first: looked at as old, then all of the keeping, then removed
      { numRuns: 13, examples: [[[0, 0, 1, 1, 1, ...Array<number>(25).fill(0)]]] },
    )
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
