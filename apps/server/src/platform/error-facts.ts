/** What a log line says about an error. */
interface ErrorFacts {
  type: string
  message: string
  stack?: string
  /** What it came from, and the parts of an error made of several. */
  cause?: ErrorFacts
  errors?: ErrorFacts[]
  [field: string]: unknown
}

/**
 * Fields of Node's, PostgreSQL's and our own errors that name a place or a kind. Not among them, and never logged: `client` (what a broken
 * connection leaves behind holds the key that cancels statements), `detail`, `where` and `internalQuery` (they repeat values people typed).
 */
const knownFields = [
  'code',
  'status',
  'statusCode',
  'errno',
  'syscall',
  'address',
  'port',
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'file',
  'line',
  'routine',
]

const deepest = 4

/** An error as it may be logged: known fields only, none of those that libraries have added. */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: typeof error === 'string' ? error : 'not an error' }
  const hide = isDataError(error) ? hideValues : (text: string) => text
  const fields = knownFields
    .map((name): [string, unknown] => [name, Reflect.get(error, name)])
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
  return {
    type: error.name,
    message: hide(error.message),
    ...(error.stack !== undefined && { stack: hide(error.stack) }),
    ...Object.fromEntries(fields),
    ...(error.cause !== undefined && depth < deepest && { cause: errorFacts(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < deepest && { errors: error.errors.slice(0, 10).map((one) => errorFacts(one, depth + 1)) }),
  }
}

/** The same as text, for a process that ends and has no log any more. */
export function errorText(error: unknown): string {
  const { stack, message, cause, errors, ...fields } = errorFacts(error)
  const more = JSON.stringify({ ...fields, cause, errors })
  return `${stack ?? message}\n${more}`
}

/** PostgreSQL quotes a value it cannot read in the message itself (class 22). */
function isDataError(error: Error & { code?: unknown; severity?: unknown }): boolean {
  return error.severity !== undefined && typeof error.code === 'string' && error.code.startsWith('22')
}

function hideValues(text: string): string {
  return text.replace(/"[^]*"/, '"…"')
}
