import fs from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eicar, startClamdCounterpart, type ClamdCounterpart, type ClamdMood } from './clamd-counterpart.ts'
import { ClamdScanner } from './clamd-scanner.ts'
import { readClamdAddress } from './clamd-settings.ts'
import { DiskFileStore } from './disk-file-store.ts'
import { samples } from './sample-files.ts'
import { ScannedFileStore } from './scanned-file-store.ts'
import { ScanFailedError } from './virus-scan.ts'

let clamd: ClamdCounterpart
let folder: string
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'wenwu-clamd-'))
})
afterAll(() => fs.rm(folder, { recursive: true }))
beforeEach(async () => {
  clamd = await startClamdCounterpart()
})
afterEach(() => clamd.stop())

const limits = { parallel: 2, turn: 200, scan: 300 }
const scanner = (change: Partial<typeof limits> = {}) => new ClamdScanner(clamd.address, { ...limits, ...change })

async function fileOf(content: Buffer): Promise<string> {
  const file = path.join(folder, `${Math.random()}`)
  await fs.writeFile(file, content)
  return file
}

describe('clamd', () => {
  it('hears every byte and says that a file is clean', async () => {
    const content = Buffer.from(Array.from({ length: 300_001 }, (_, i) => i % 251))
    expect(await scanner().scan(await fileOf(content))).toEqual({ kind: 'clean' })
    expect(clamd.heard[0]!.equals(content)).toBe(true)
  })

  it('names what it finds, at the end of a large file too', async () => {
    expect(await scanner().scan(await fileOf(eicar))).toEqual({ kind: 'infected', signature: 'Eicar-Test-Signature' })
    expect((await scanner().scan(await fileOf(Buffer.concat([Buffer.alloc(2_000_000, 65), eicar])))).kind).toBe('infected')
  })

  it('says that a file is too large for it, whatever was still on its way', async () => {
    clamd.maxBytes = 100_000
    expect(await scanner().scan(await fileOf(Buffer.alloc(100_001)))).toEqual({ kind: 'too-large' })
    expect(await scanner().scan(await fileOf(Buffer.alloc(100_000)))).toEqual({ kind: 'clean' })
  })

  it.each<[ClamdMood, RegExp]>([
    ['hangs', /in time/],
    ['garbage', /clamd said: HTTP/],
    ['closes', /without an answer|ECONNRESET|EPIPE/],
    ['cuts', /without an answer/],
    ['error', /clamd said: stream: Can't allocate memory ERROR/],
    ['endless', /without an end/],
    ['unscanned', /clamd said: $/],
  ])('that %s has given no verdict', async (mood, words) => {
    clamd.mood = mood
    const work = scanner().scan(await fileOf(samples.pdf))
    await expect(work).rejects.toThrow(ScanFailedError)
    await expect(work).rejects.toThrow(words)
  })

  it('that is not there has given none either, nor one that is a file of somebody', async () => {
    const file = await fileOf(samples.pdf)
    await clamd.stop()
    await expect(scanner().scan(file)).rejects.toThrow(ScanFailedError)
    await expect(new ClamdScanner({ path: path.join(folder, 'nothing') }).scan(file)).rejects.toThrow(ScanFailedError)
    expect(await scanner().ping(100)).toBe(false)
    clamd = await startClamdCounterpart()
  })

  it('is not asked about more files at once than it may, and nobody waits for ever', async () => {
    clamd.delay = 60
    const file = await fileOf(samples.pdf)
    const one = scanner()
    const verdicts = await Promise.all(Array.from({ length: 5 }, () => one.scan(file)))
    expect(new Set(verdicts.map(({ kind }) => kind))).toEqual(new Set(['clean']))
    expect(clamd.most).toBe(2)
    clamd.delay = 250
    const results = await Promise.allSettled(Array.from({ length: 3 }, () => one.scan(file)))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    clamd.delay = 0
    expect(await one.scan(file)).toEqual({ kind: 'clean' })
  })

  it('answers by a socket of the file system, too', async () => {
    const socket = path.join(folder, 'clamd.sock')
    const relay = net.createServer((from) => from.pipe(net.connect(clamd.address)).pipe(from)).listen(socket)
    const one = new ClamdScanner(readClamdAddress(`unix:${socket}`, refuse)!, limits)
    expect([await one.ping(500), (await one.scan(await fileOf(eicar))).kind]).toEqual([true, 'infected'])
    relay.close()
  })
})

describe('a store behind the scanner', () => {
  const open = () => new ScannedFileStore(new DiskFileStore(folder), scanner(), pino({ level: 'silent' }))
  const receive = (content: Buffer, isOurs?: boolean) =>
    open().receive(Readable.from([content]), { name: '方案.pdf', maxBytes: 1_000_000, ...(isOurs && { isOurs }) })
  const temporaryFiles = () => fs.readdir(path.join(folder, 'files/temporary'))

  it('lets clean files in', async () => {
    const file = await receive(samples.pdf)
    expect(file.size).toBe(samples.pdf.length)
    await open().discard(file)
  })

  it('refuses what was found by its name, and keeps nothing of it', async () => {
    await expect(receive(Buffer.concat([samples.pdf, eicar]))).rejects.toMatchObject({
      code: 'file-infected',
      field: 'file',
      params: { name: '方案.pdf', signature: 'Eicar-Test-Signature' },
    })
    expect(await temporaryFiles()).toEqual([])
  })

  it('refuses everything while there is no verdict, except what the server makes itself', async () => {
    clamd.mood = 'closes'
    await expect(receive(samples.pdf)).rejects.toMatchObject({ code: 'virus-scan-down', status: 503, params: { name: '方案.pdf' } })
    clamd.mood = 'well'
    clamd.maxBytes = 10
    await expect(receive(samples.pdf)).rejects.toMatchObject({ code: 'virus-scan-limit', field: 'file' })
    expect(await temporaryFiles()).toEqual([])
    const heard = clamd.heard.length
    await open().discard(await receive(samples.pdf, true))
    expect(clamd.heard.length).toBe(heard)
  })
})

describe('WENWU_CLAMD', () => {
  it.each([
    ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['clamd.example:3310', { host: 'clamd.example', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['', undefined],
  ])('%j', (given, address) => expect(readClamdAddress(given, refuse)).toEqual(address))

  it.each(['localhost', 'host:0', 'host:70000', 'unix:relative', 'tcp://host:3310', 'ho st:1'])('refuses %j', (given) => {
    expect(() => readClamdAddress(given, refuse)).toThrow('WENWU_CLAMD')
  })
})

function refuse(_zh: string, en: string): never {
  throw new Error(en)
}
