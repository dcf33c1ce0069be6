import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '@wenwu/core/kernel/errors'

/** For calls that take JSON only: a form is what any other site can send. */
export function refuseForm(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  const isForm = request.headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded') === true
  done(isForm ? new AppError('bad-request', { params: { field: 'body' } }) : undefined)
}
