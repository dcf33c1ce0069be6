import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { StreamReply } from './handlers.ts'

/** RFC 6266: an ASCII fall-back and the real name as UTF-8. */
export function contentDisposition(disposition: 'inline' | 'attachment', fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** Sends a byte stream; `done` runs once, when it has been sent or the caller has gone. Files never run as pages. */
export async function sendStream(reply: FastifyReply, stream: StreamReply, done: () => void): Promise<FastifyReply> {
  reply
    .header('content-type', stream.mediaType)
    .header('content-disposition', contentDisposition(stream.disposition, stream.fileName))
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:")
  if (stream.body instanceof Readable) {
    const body = stream.body
    reply.raw.once('close', () => {
      body.destroy()
      done()
    })
  } else {
    done()
  }
  return reply.send(stream.body)
}
