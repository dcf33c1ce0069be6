import { errorTable, type ErrorCode } from '../errors.generated.ts'

/** The code that a text names; `internal` for one that is not ours (of a newer server). */
export function errorCodeOf(text: string): ErrorCode {
  return isErrorCode(text) ? text : 'internal'
}

/** Whether a text is the code of one of our errors. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorTable, text)
}
