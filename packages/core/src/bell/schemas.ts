import { z } from 'zod'
import { conclusions } from '../codes/conclusions.ts'
import { bellKinds } from './model.ts'

/** One message; what it says of its case is read when the message is, with the rights of that moment. */
export const bellMessageSchema = z.object({
  id: z.string(),
  kind: z.enum(bellKinds),
  caseId: z.string(),
  number: z.string().nullable(),
  title: z.string(),
  /** The day a task is due (`due-soon`). */
  dueOn: z.string().nullable(),
  at: z.string(),
  isRead: z.boolean(),
  /** How the case came out and the number of its reply (`case-decided`), as it stands now. */
  conclusion: z.enum(conclusions).nullable(),
  documentNumber: z.string().nullable(),
})
