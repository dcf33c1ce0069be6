import { z } from 'zod'
import { conclusions } from '../codes/conclusions.ts'
import { bellKinds } from './model.ts'

/** One message; what it says of its case or plan is read when the message is, with the rights of that moment. */
export const bellMessageSchema = z.object({
  id: z.string(),
  kind: z.enum(bellKinds),
  /** A message is of a case or of an annual plan. */
  caseId: z.string().nullable(),
  planId: z.string().nullable(),
  number: z.string().nullable(),
  /** The title of the case; the name of the plan and of its province in the language of the caller. */
  title: z.string(),
  /** The day a task is due (`due-soon`). */
  dueOn: z.string().nullable(),
  at: z.string(),
  isRead: z.boolean(),
  /** How the case came out and the number of its reply (`case-decided`), as it stands now. */
  conclusion: z.enum(conclusions).nullable(),
  documentNumber: z.string().nullable(),
})
