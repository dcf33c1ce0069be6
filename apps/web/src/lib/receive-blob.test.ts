import { afterEach, describe, expect, it, vi } from 'vitest'
import { receiveBlob, type Received } from './receive-blob.ts'

afterEach(() => vi.useRealTimers())

/** A reply whose body the test writes. */
function openReply(headers: Record<string, string>) {
  let controller!: ReadableStreamDefaultController<Uint8Array>
  let cancelled: unknown
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
    cancel: (reason) => {
      cancelled = reason
    },
  })
  const told: Received[] = []
  const abort = new AbortController()
  const received = receiveBlob(new Response(body, { headers }), (each) => told.push(each), abort.signal)
  // looked at below; until then nobody has
  received.catch(() => undefined)
  return { controller, told, abort, received, cancelled: () => cancelled }
}
const bytes = (text: string) => new TextEncoder().encode(text)

describe('a body that is received', () => {
  it('tells how much has come of how much, and is whole', async () => {
    const { controller, told, received } = openReply({ 'content-length': '9', 'content-type': 'application/zip' })
    controller.enqueue(bytes('abcd'))
    controller.enqueue(bytes('efghi'))
    controller.close()
    const blob = await received
    expect([await blob.text(), blob.type]).toEqual(['abcdefghi', 'application/zip'])
    expect(told).toEqual([0, 4, 9].map((count) => ({ bytes: count, total: 9 })))
  })

  it.each<[string, Record<string, string>]>([
    ['without a length', {}],
    ['packed on its way', { 'content-length': '5', 'content-encoding': 'gzip' }],
  ])('has no total %s', async (_name, headers) => {
    const { controller, told, received } = openReply(headers)
    controller.enqueue(bytes('abcdefghi'))
    controller.close()
    expect((await received).size).toBe(9)
    expect(told.at(-1)).toEqual({ bytes: 9, total: undefined })
  })

  it('is refused where it breaks off, or ends short of its length', async () => {
    const broken = openReply({ 'content-length': '9' })
    broken.controller.enqueue(bytes('abcd'))
    broken.controller.error(new TypeError('network error'))
    await expect(broken.received).rejects.toThrow('network error')
    const short = openReply({ 'content-length': '9' })
    short.controller.enqueue(bytes('abcd'))
    short.controller.close()
    await expect(short.received).rejects.toThrow('4 of 9 bytes came')
  })

  it('lets go of the connection when it is cancelled', async () => {
    const { controller, abort, received, cancelled } = openReply({ 'content-length': '9' })
    controller.enqueue(bytes('abcd'))
    abort.abort()
    await expect(received).rejects.toMatchObject({ name: 'AbortError' })
    expect(cancelled()).toBe(abort.signal.reason)
  })

  it('is given up when nothing comes for too long, counted from the last bytes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { controller, told, received, cancelled } = openReply({})
    vi.advanceTimersByTime(40_000)
    controller.enqueue(bytes('abcd'))
    await vi.waitFor(() => expect(told.at(-1)!.bytes).toBe(4))
    vi.advanceTimersByTime(40_000)
    expect(cancelled()).toBeUndefined()
    vi.advanceTimersByTime(20_000)
    await expect(received).rejects.toThrow('no bytes came for too long')
  })
})
