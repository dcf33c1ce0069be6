import { errorTable, type ErrorCode } from '../errors.generated.ts'
import type { ErrorRow } from './errors.ts'

/** What a code means for HTTP and the audit trail. */
export function errorRow(code: ErrorCode): ErrorRow {
  return errorTable[code]
}

/** The code that a text names; `internal` for one that is not ours (of a newer server). */
export function errorCodeOf(text: string): ErrorCode {
  return isErrorCode(text) ? text : 'internal'
}

/** Whether a text is the code of one of our errors. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorTable, text)
}
