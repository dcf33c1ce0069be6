import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { AppError } from '@wenwu/core/kernel/errors'

/** What Node's streams say of a connection that ended under them: while its body was read, and while its reply was written. */
function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || (code === 'ECONNRESET' && error.message === 'aborted')
}

/**
 * A refusal in place of an error that says no more than that the client went away: it is noted in the log as what it is, no fault of the
 * database or of ours, and nothing reads the reply. Undefined for every other error.
 */
export function leavingError(thrown: unknown, request: FastifyRequest, log: Logger): AppError | undefined {
  if (!request.raw.socket.destroyed || !isBrokenOff(thrown)) return undefined
  log.info({ requestId: request.id, method: request.method, route: request.routeOptions.url }, 'the client left')
  return new AppError('bad-request', { params: { field: 'body' } })
}
