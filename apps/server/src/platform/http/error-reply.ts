import { AppError, type ErrorCode, type FieldProblem } from '@wenwu/core/kernel/errors'
import { findText, translate } from '@wenwu/core/i18n/translate'
import type { FastifyError } from 'fastify'
import { isConnectionLoss } from '../database/request-database.ts'

/** Body of every error: stable code, Chinese text for callers without our texts, the field it belongs to; never a stack. */
export interface ErrorBody {
  code: number
  error: ErrorCode
  msg: string
  params: Record<string, string | number>
  field?: string
  problems?: unknown
  details?: Record<string, unknown>
  requestId: string
}

/** Turns whatever was thrown into an AppError; unknown errors become `internal` (and are logged by the caller). */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const known = error as Partial<FastifyError> & {
    code?: string
    validation?: { instancePath: string; propertyName?: string; params?: Record<string, unknown> }[]
  }
  // no such thing can be: an address with a broken id leads nowhere
  if (known.validationContext === 'params') return new AppError('not-found')
  if (known.validation !== undefined) {
    const first = known.validation[0]
    const missing = first?.params?.missingProperty
    // a name that is refused (`propertyNames`)
    const other = first?.propertyName
    const named = typeof missing === 'string' ? missing : other
    const field = `${first?.instancePath ?? ''}${named === undefined ? '' : `/${named}`}`.replace(/^\//, '').replaceAll('/', '.')
    return new AppError('bad-request', { params: { field: field || (known.validation.length > 0 ? 'body' : '') }, field })
  }
  switch (known.code ?? '') {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('too-large')
    case 'FST_REQ_FILE_TOO_LARGE':
      return new AppError('file-too-large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_BAD_URL':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new AppError('bad-request', { params: { field: 'body' } })
    case '57014':
      return new AppError('timeout')
    // a lock that was not given in time, two who wait for each other
    case '55P03':
    case '40P01':
      return new AppError('busy')
    // what a foreign key names is gone: deleted meanwhile, or an id of nothing
    case '23503':
      return new AppError('reference-gone')
    // raised by a trigger of `users`: an open account in an inactive organisation (decision 0026)
    case 'WW001':
      return new AppError('organization-inactive')
    case 'ENOSPC':
      return new AppError('disk-full')
    case '22P05':
    case '22021':
      return new AppError('bad-text', { params: { field: 'body' } })
  }
  if (isConnectionLoss(error)) return new AppError('database-down')
  if (error instanceof SyntaxError && known.statusCode === 400) return new AppError('bad-request', { params: { field: 'body' } })
  if (typeof known.statusCode === 'number' && known.statusCode >= 400 && known.statusCode < 500)
    return new AppError('bad-request', { params: { field: 'request' } })
  return new AppError('internal')
}

export function errorBody(error: AppError, requestId: string): ErrorBody {
  return {
    code: error.status,
    error: error.code,
    msg: sentenceOf(error),
    params: error.params,
    ...(error.field !== undefined && { field: error.field }),
    ...(error.problems !== undefined && { problems: error.problems }),
    ...(error.details !== undefined && { details: error.details }),
    requestId,
  }
}

/** «有信息未填写！» (specification §5) is said of gaps only; what is filled in wrongly is said in the words of the first such problem. */
function sentenceOf({ code, params, problems = [] }: AppError): string {
  const sentence = findText('zh_CN', `errors.${code}`, params) ?? code
  const wrong: (FieldProblem & { message?: string }) | undefined =
    code === 'form-invalid' ? problems.find((problem) => problem.code !== 'required') : undefined
  if (wrong === undefined) return sentence
  const said = wrong.message ?? findText('zh_CN', `form.problem.${wrong.code}`, { label: '', ...wrong.params })
  const words = translate('zh_CN', 'form.filledWrongly', { problem: said ?? wrong.path })
  return problems.some((problem) => problem.code === 'required') ? `${sentence}${words}` : words
}
