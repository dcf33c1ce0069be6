import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { StreamReply } from './handlers.ts'

/** A byte stream that is ready as it stands: no query follows while it is sent. */
export interface DetachedReply extends StreamReply {
  /** False: the database connection goes back before the first byte, so a slow reader holds none. */
  needsDatabase: false
  /** Length in bytes: lets the reader see a download that broke off. */
  size: number
}

/** Whether rows are read and written while the stream is sent, as an export's. */
export function isMadeWhileSent(stream: StreamReply | DetachedReply): stream is StreamReply & { body: Readable } {
  return stream.body instanceof Readable && !('needsDatabase' in stream)
}

/** Sends something, and ends when its reply has: written whole, broken off, or its reader gone. */
export async function untilSent<T>({ raw }: FastifyReply, send: () => Promise<T>): Promise<T> {
  const closed = raw.destroyed ? undefined : once(raw, 'close')
  const sent = await send()
  await closed
  return sent
}

/** RFC 6266: an ASCII fall-back and the real name as UTF-8. */
function contentDisposition(disposition: 'inline' | 'attachment', fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

const sandboxed = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"
// Chrome's viewer runs in no sandboxed document and needs its own styles and plug-in; a PDF reaches no page of ours from in there.
const forViewer = "base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Sends a byte stream; `done` runs once, when the database is no longer needed: sent, or the caller has gone. Files never run as pages. */
export async function sendStream(reply: FastifyReply, stream: StreamReply | DetachedReply, done: () => void): Promise<FastifyReply> {
  const isViewed = stream.mediaType === 'application/pdf' && stream.disposition === 'inline'
  reply
    .header('content-type', stream.mediaType)
    .header('content-disposition', contentDisposition(stream.disposition, stream.fileName))
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', isViewed ? forViewer : sandboxed)
    .header('x-content-type-options', 'nosniff')
    .header('x-frame-options', 'SAMEORIGIN')
  if ('needsDatabase' in stream) reply.header('content-length', stream.size)
  const body = stream.body
  const isDetached = 'needsDatabase' in stream || !(body instanceof Readable)
  if (body instanceof Readable) {
    const end = () => {
      body.destroy()
      if (!isDetached) done()
    }
    // a caller who disconnected before this emits no further `close`
    if (reply.raw.destroyed) end()
    else reply.raw.once('close', end)
  }
  if (isDetached) done()
  return reply.send(body)
}
