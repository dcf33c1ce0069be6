import { timeoutMs } from './call-timeout.ts'
import { anySignal } from './signals.ts'

/** How much of a reply has come; `total` where the server has said how much it will be. In bytes. */
export interface Received {
  bytes: number
  total: number | undefined
}

/**
 * Reads the body of a reply and tells of its progress. The bytes pass through and are gathered by the browser, so nothing of them is held
 * twice. Throws when the body breaks off, ends short of its length or stalls, and when the signal says so.
 */
export async function receiveBlob(response: Response, onReceived: (received: Received) => void, signal: AbortSignal): Promise<Blob> {
  const total = totalOf(response.headers)
  const stall = new AbortController()
  let bytes = 0
  let watch: ReturnType<typeof setTimeout> | undefined
  const rewind = (): void => {
    clearTimeout(watch)
    // counted from the last bytes: a large file may take longer as a whole
    watch = setTimeout(() => stall.abort(new Error('no bytes came for too long')), timeoutMs)
  }
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      rewind()
      bytes += chunk.byteLength
      onReceived({ bytes, total })
      controller.enqueue(chunk)
    },
  })
  rewind()
  onReceived({ bytes, total })
  try {
    const body = response.body?.pipeThrough(counter, { signal: anySignal(signal, stall.signal) }) ?? null
    const blob = await new Response(body, { headers: { 'Content-Type': response.headers.get('content-type') ?? '' } }).blob()
    if (total !== undefined && bytes !== total) throw new Error(`${bytes} of ${total} bytes came`)
    return blob
  } finally {
    clearTimeout(watch)
  }
}

/** The announced length; that of a packed body says nothing about what is read from it. */
function totalOf(headers: Headers): number | undefined {
  const length = headers.get('content-length')
  return length === null || headers.has('content-encoding') ? undefined : Number(length)
}
