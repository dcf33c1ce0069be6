import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { AppError, type ErrorCode } from '@wenwu/core/kernel/errors'
import { errorBody } from './error-reply.ts'

/** Errors of Node's parser for requests it gives up. */
const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-too-slow',
}

/**
 * Refusals of malformed requests: a broken line, headers that are too large, a request that never ends. Routes and hooks never see them, so the
 * reply is written here, with the headers of every other; then the connection ends, since where the next request begins is unknown.
 */
export class EarlyRefusals {
  private readonly headers: Record<string, string>
  private readonly log: Logger
  private readonly replies = new WeakMap<Socket, ServerResponse>()

  constructor(headers: Record<string, string>, log: Logger) {
    this.headers = headers
    this.log = log
  }

  /** Knows from now on which sockets are in the middle of a reply, and refuses requests without a host (Node's own refusal is bare) or with several (RFC 9112, 3.2). */
  watch(fastify: FastifyInstance): void {
    fastify.server.on('request', (request, response) => void this.replies.set(request.socket, response))
    // an expectation that Node does not know: answered as if it were not there (RFC 9110, 10.1.1), by us and not by a bare 417
    fastify.server.on('checkExpectation', (request, response) => void fastify.server.emit('request', request, response))
    fastify.addHook('onRequest', (request, reply, done) => {
      const hosts = countHosts(request.raw.rawHeaders)
      if (hosts === 1 || (hosts === 0 && request.raw.httpVersion !== '1.1')) return done()
      void reply.headers({ connection: 'close', 'cache-control': 'no-store' })
      done(new AppError('bad-request', { params: { field: 'Host' }, field: 'Host' }))
    })
  }

  /** Node's `clientError`. */
  answer(error: Error & { code?: string }, socket: Socket): void {
    const reply = this.replies.get(socket)
    const isAnswering = reply !== undefined && reply.headersSent && !reply.writableFinished
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
      socket.destroy()
      return
    }
    const refusal = new AppError(codes[error.code ?? ''] ?? 'bad-request', { params: { field: 'request' } })
    const { status } = refusal
    const requestId = randomUUID()
    const body = JSON.stringify(errorBody(refusal, requestId))
    const headers = {
      ...this.headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      date: new Date().toUTCString(),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    this.log.info({ requestId, status, parser: error.code }, 'no request')
  }
}

/** @param raw names and values in turn, as Node gives them */
function countHosts(raw: readonly string[]): number {
  let count = 0
  for (let at = 0; at < raw.length; at += 2) if (raw[at]!.length === 4 && raw[at]!.toLowerCase() === 'host') count++
  return count
}
