import { CallError, messageOfError } from './call-error.ts'
import type { SaveFailure } from './draft-sync.ts'

/**
 * What the failure of a save means for what is being written: another version is stored (`storedOf` reads it from the details of the refusal),
 * the save can be tried again, or it never will be taken.
 */
export function saveFailureOf<Stored>(
  error: unknown,
  storedOf: (details: Record<string, unknown> | undefined) => Stored | undefined,
): SaveFailure<Stored> {
  const message = messageOfError(error)
  if (!(error instanceof CallError)) return { kind: 'passing', message }
  const stored = error.code === 'draft-conflict' ? storedOf(error.details) : undefined
  if (stored !== undefined) return { kind: 'conflict', stored }
  const isPassing = error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500
  return isPassing ? { kind: 'passing', message } : { kind: 'final', message, code: error.code }
}
