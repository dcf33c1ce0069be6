import { usualItem } from '../../case-driver/played-items.ts'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Writable } from 'node:stream'
import pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as files } from '@wenwu/core/files/contract'
import { newId } from '@wenwu/core/kernel/id'
import { clientConfig } from '../database/connection.ts'
import { samples } from '../files/sample-files.ts'
import { sampleInput } from '../../testing/sample-input.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

interface Line {
  level: number
  msg: string
  err?: unknown
}

let api: TestApp
let token: string
let lines: Line[] = []
beforeAll(async () => {
  api = await startTestApp({ config: { logLevel: 'debug' } })
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Line)
      done()
    },
  })
  const { symbols } = pino as unknown as { symbols: { streamSym: symbol } }
  ;(api.services.log as unknown as Record<symbol, unknown>)[symbols.streamSym] = output
  token = (await api.as('company').authorization())!
})
afterAll(() => api.stop())
beforeEach(() => {
  lines = []
})

/** Sends bytes on a connection of their own; gives our end of it and the server's. */
async function send(bytes: string): Promise<{ ours: Socket; theirs: Socket }> {
  const accepted = once(api.app.fastify.server, 'connection') as Promise<[Socket]>
  const ours = connect(Number(new URL(api.address).port), '127.0.0.1')
  ours.on('error', () => undefined)
  const [theirs] = await accepted
  await new Promise((resolve) => ours.write(bytes, resolve))
  return { ours, theirs }
}

const headOf = (first: string, ...more: string[]) =>
  [`${first} HTTP/1.1`, 'Host: x', `Authorization: ${token}`, ...more, '', ''].join('\r\n')

/** Of a client that has left one line says so, and none tells of an error. */
async function expectCalm(): Promise<void> {
  await vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toContain('the client left'), 10_000)
  expect(lines.filter(({ level, err }) => level > 30 || err !== undefined)).toEqual([])
}

const bodies: [what: string, call: string, type: string, begun: string][] = [
  ['JSON', 'POST /api/v1/drafts', 'application/json', '{"itemCode":'],
  ['bytes', `POST /api/chunk?uploadId=${newId()}&offset=0&sha256=${'0'.repeat(64)}`, 'application/octet-stream', 'abc'],
]

it.each(bodies)('a client that leaves in the middle of a body of %s is no error', async (_what, call, type, begun) => {
  const arrived = new Promise<void>((resolve) => api.app.fastify.server.once('request', () => resolve()))
  const { ours } = await send(headOf(call, `Content-Type: ${type}`, 'Content-Length: 1000') + begun)
  await arrived
  ours.resetAndDestroy()
  await expectCalm()
})

it('a client that leaves before the first byte of an export is no error', async () => {
  const lock = new pg.Client(clientConfig(api.connection, 'test'))
  await lock.connect()
  await lock.query('begin')
  await lock.query('lock table sessions in access exclusive mode')
  const body = JSON.stringify(sampleInput(cases.export))
  const head = headOf('POST /api/v1/cases/export', 'Content-Type: application/json', `Content-Length: ${body.length}`)
  const { ours, theirs } = await send(head + body)
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  await vi.waitFor(async () => expect((await api.pool.query(waiting)).rowCount).toBe(1), 10_000)
  const gone = new Promise((resolve) => theirs.once('close', resolve))
  ours.destroy()
  await gone
  await lock.query('rollback')
  await lock.end()
  await expectCalm()
})

it('an error of our own is told as ever', async () => {
  const broken = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })
  vi.spyOn(api.services.files, 'keep').mockRejectedValueOnce(broken)
  const company = api.as('company')
  const caseId = (await company.call(cases.createDraft, { itemCode: usualItem.code })).id
  const file = { name: '函.pdf', content: samples.pdf }
  const reply = await company.send(files.upload, { caseId, materialKey: 'application' }, { file })
  expect(reply.status).toBe(500)
  expect(lines.filter(({ level }) => level === 50).map(({ msg }) => msg)).toEqual(['internal error'])
})
