import { z } from 'zod'
import { errorCodeOf } from '../kernel/error-codes.ts'
import type { ErrorCode, ErrorParams } from '../kernel/errors.ts'
import { mapped } from './codec.ts'
import { paramsSchema } from './wire.ts'

/** Things acted on by one call: a page of a list at most. */
export const maxBatch = 100

/** What became of one of them; `error` is null where it was done. */
export interface BatchResult {
  id: string
  error: ErrorCode | null
  params: ErrorParams
}

/** A result for each, in the order in which they were sent. */
export const batchResults = mapped(
  z.array(z.object({ id: z.string(), error: z.string().nullable(), params: paramsSchema })),
  (wire): BatchResult[] => wire.map((result) => ({ ...result, error: result.error === null ? null : errorCodeOf(result.error) })),
  (results) => results,
)
