import { z } from 'zod'
import { textSchema } from '../http/wire.ts'
import { incidentStates } from './model.ts'

/** A job that has failed. No words of the error itself: they may repeat what people typed. */
export const incidentSchema = z.object({
  /** Number of the job, by which the server's log tells more. */
  id: z.string(),
  state: z.enum(incidentStates),
  /** Kind of job (`jobKinds`), of a later release any name. */
  kind: z.string(),
  /** The case it belongs to: number and item, no more, since administrators see no business data. */
  caseNumber: z.string().nullable(),
  itemName: textSchema.nullable(),
  /** What failed: kind of error, its codes, the table or address concerned. */
  error: z.string(),
  attempts: z.number(),
  failedAt: z.string(),
  /** When it is tried again by itself. */
  retryAt: z.string().nullable(),
  closedBy: z.string().nullable(),
  closedAt: z.string().nullable(),
  reason: z.string(),
})
