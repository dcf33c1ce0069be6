import { z } from 'zod'
import { caseRowSchema } from '../cases/schemas.ts'

/** A case that was circulated to the caller. */
export const circulationRowSchema = caseRowSchema.extend({
  circulationId: z.string(),
  /** Who asked, when, and with which words; '' for none. */
  sender: z.string(),
  sentAt: z.string(),
  note: z.string(),
  /** When it was marked as read; null while it waits. */
  readAt: z.string().nullable(),
})
export type CirculationRow = z.output<typeof circulationRowSchema>
