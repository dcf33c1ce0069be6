import fs from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startS3Server, type S3Server } from '../../testing/s3-server.ts'
import { MissingContentError, StoreUnreachableError } from './file-store.ts'
import { S3Client } from './s3-client.ts'
import type { S3Settings } from './s3-settings.ts'

let server: S3Server
let folder: string
beforeAll(async () => {
  server = await startS3Server()
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'wenwu-s3-client-'))
})
afterAll(async () => {
  await server.stop()
  await fs.rm(folder, { recursive: true })
})

const quick = { tries: 3, silence: 150, pause: 1 }
const open = (change: Partial<S3Settings> = {}) => new S3Client({ ...server.settings, ...change }, quick)

describe('against a server of the protocol', () => {
  it('lists page by page', async () => {
    const client = open()
    for (const name of ['page/a', 'page/b', 'page/c', 'page/d', 'page/e', 'other']) await client.putEmpty(name)
    const names: string[][] = []
    let from: string | undefined
    do {
      const { objects, next } = await client.list('page/', { max: 2, from })
      expect(objects.every(({ modifiedAt }) => Math.abs(modifiedAt.getTime() - Date.now()) < 60_000)).toBe(true)
      names.push(objects.map(({ name }) => name))
      from = next
    } while (from !== undefined)
    expect(names).toEqual([['page/a', 'page/b'], ['page/c', 'page/d'], ['page/e']])
  })

  it.each([
    ['a wrong secret', { secret: 'wrong' }, '403 SignatureDoesNotMatch'],
    ['an unknown key', { keyId: 'NOBODY' }, '403 InvalidAccessKeyId'],
    ['a bucket that is not there', { bucket: 'nothing-here' }, '404 NoSuchBucket'],
    ['a server that is not there', { endpoint: 'http://127.0.0.1:1' }, 'ECONNREFUSED'],
  ])('tells %s from a missing object, and no secret', async (_what, change, words) => {
    const client = open(change)
    for (const work of [() => client.get('x'), () => client.list(''), () => client.putEmpty('x')]) {
      const error = await work().then(
        () => undefined,
        (thrown: unknown) => thrown,
      )
      expect(error).toBeInstanceOf(StoreUnreachableError)
      expect((error as Error).message).toContain(words)
      expect((error as Error).message).not.toMatch(/wrong|S3RVER|NOBODY/)
    }
    await expect(open().get('x')).rejects.toThrow(MissingContentError)
  })
})

describe('against a server that misbehaves', () => {
  let rogue: http.Server | undefined
  let calls: string[]
  afterEach(() => {
    rogue?.closeAllConnections()
    rogue?.close()
  })

  async function against(answer: (reply: http.ServerResponse, n: number) => void): Promise<S3Client> {
    calls = []
    rogue = http.createServer((request, reply) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => answer(reply, calls.push(`${request.method} ${Buffer.concat(parts).toString()}`)))
    })
    await new Promise<void>((resolve) => rogue!.listen(0, '127.0.0.1', resolve))
    return open({ endpoint: `http://127.0.0.1:${(rogue.address() as AddressInfo).port}` })
  }

  it('tries again what may pass, with the whole body, and not for ever', async () => {
    const file = path.join(folder, 'again')
    await fs.writeFile(file, 'bytes')
    const body = { path: file, size: 5, sha256: 'UNSIGNED-PAYLOAD' }
    const client = await against((reply, n) => reply.writeHead(n < 3 ? 503 : 200).end())
    await client.put('x', body)
    expect(calls).toEqual(['PUT bytes', 'PUT bytes', 'PUT bytes'])
    await expect(
      (await against((reply) => reply.writeHead(503).end('<Error><Code>SlowDown</Code></Error>'))).put('x', body),
    ).rejects.toThrow('503 SlowDown')
    expect(calls).toHaveLength(3)
  })

  it('does not repeat what would be refused again, nor what was to be sent once', async () => {
    await expect((await against((reply) => reply.writeHead(403).end())).putEmpty('x')).rejects.toThrow('403')
    expect(calls).toHaveLength(1)
    await expect((await against((reply) => reply.writeHead(500).end())).delete('x', { isOnce: true })).rejects.toThrow('500')
    expect(calls).toHaveLength(1)
  })

  it('gives up where no answer comes', async () => {
    const client = await against(() => undefined)
    await expect(client.get('x')).rejects.toThrow('ETIMEDOUT')
    expect(calls).toHaveLength(3)
  })

  it('ends a body that stops coming, but lets its own reader pause', async () => {
    const silent = await against((reply) => {
      reply.writeHead(200, { 'content-length': '100' })
      reply.write('some')
    })
    await expect(pipeline(await silent.get('x'), new PassThrough().resume())).rejects.toThrow(/silent/)

    const bytes = Buffer.alloc(3_000_000, 1)
    const client = await against((reply) => reply.writeHead(200, { 'content-length': String(bytes.length) }).end(bytes))
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const through = (await client.get('x')).pipe(new PassThrough())
      await expect.poll(() => through.writableNeedDrain).toBe(true)
      // the watch looks three times while nobody reads
      vi.advanceTimersByTime(quick.silence * 3)
      expect((await readAll(through)).length).toBe(bytes.length)
    } finally {
      vi.useRealTimers()
    }
  })

  it('ends a body that is cut', async () => {
    const client = await against((reply) => {
      reply.writeHead(200, { 'content-length': '100' })
      reply.write('some', () => reply.destroy())
    })
    await expect(readAll(await client.get('x'))).rejects.toThrow()
  })

  it.each(['<html>gateway</html>', 'nonsense', '', '<!DOCTYPE x [<!ENTITY a "b">]><ListBucketResult>&a;</ListBucketResult>'])(
    'takes %j for no listing',
    async (text) => {
      const client = await against((reply) => reply.writeHead(200).end(text))
      await expect(client.list('')).rejects.toThrow()
    },
  )
})

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}
