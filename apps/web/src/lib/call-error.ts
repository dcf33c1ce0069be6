import type { FieldProblem } from '@wenwu/core/kernel/errors'
import type { TextParams } from '@wenwu/core/i18n/translate'
import { formatMinute } from './dates.ts'
import { currentLocale, textNow } from './i18n.ts'
import { findLoadedText } from './texts.ts'

/** Body of a refused call as the server writes it. */
interface ErrorReply {
  code?: number
  error?: string
  msg?: string
  params?: TextParams
  field?: string
  problems?: (FieldProblem & { message?: string })[]
  details?: Record<string, unknown>
  requestId?: string
}

export type CallFailure = 'network' | 'timeout' | 'refused'

/** A call that did not succeed. `message` is a sentence in the user's language; `code` is the error code of core/kernel/errors, where there is one. */
export class CallError extends Error {
  readonly failure: CallFailure
  /** HTTP status; 0 when there was no reply. */
  readonly status: number
  readonly code: string | undefined
  readonly params: TextParams
  readonly field: string | undefined
  readonly problems: (FieldProblem & { message?: string })[] | undefined
  readonly details: Record<string, unknown> | undefined
  readonly requestId: string | undefined

  constructor(failure: CallFailure, status: number, message: string, reply: ErrorReply = {}) {
    super(message)
    this.name = 'CallError'
    this.failure = failure
    this.status = status
    this.code = reply.error
    this.params = reply.params ?? {}
    this.field = reply.field
    this.problems = reply.problems
    this.details = reply.details
    this.requestId = reply.requestId
  }
}

/** What a refusal says of fields, in the order in which it says it. */
export function fieldProblemsOf({ code = '', field, params, problems }: CallError): FieldProblem[] {
  return problems ?? (field === undefined ? [] : [{ path: field, code, params }])
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

function readable(params: TextParams): TextParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' && instant.test(value) ? formatMinute(value) : value]),
  )
}

/** The sentence of an error reply: our text of its code, else the server's, else the specification's last resort. */
function messageOf(reply: ErrorReply): string {
  const own = reply.error === undefined ? undefined : findLoadedText(currentLocale(), `errors.${reply.error}`, readable(reply.params ?? {}))
  return own ?? (reply.msg !== undefined && reply.msg !== '' ? reply.msg : textNow('common.unknownError'))
}

/** Reads the body of a refused call; anything that is not ours becomes the unknown error. */
export function refusal(status: number, body: unknown): CallError {
  const reply: ErrorReply = body !== null && typeof body === 'object' ? body : {}
  return new CallError('refused', status, messageOf(reply), reply)
}

export function networkFailure(): CallError {
  return new CallError('network', 0, textNow('common.networkError'))
}

export function timeoutFailure(): CallError {
  return new CallError('timeout', 0, textNow('common.networkTimeout'))
}

/** The sentence to show for anything that was thrown. */
export function messageOfError(error: unknown): string {
  return error instanceof CallError ? error.message : textNow('common.unknownError')
}
