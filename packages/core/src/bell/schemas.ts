import { z } from 'zod'
import { conclusions } from '../codes/conclusions.ts'
import { bellKinds } from './model.ts'

/** One message; what it says of its case or plan is read when the message is, with the rights of that moment. */
export const bellMessageSchema = z.object({
  id: z.string(),
  kind: z.enum(bellKinds),
  /** A message is of a case or of an annual plan; of neither where the case was withdrawn and is its applicant's draft (`case-withdrawn`), and where it is of an authorisation or of a batch of plans (`batchBellKinds`). */
  caseId: z.string().nullable(),
  planId: z.string().nullable(),
  /** The project of the plan that it is about, of an adjustment. */
  planRow: z.object({ id: z.string(), name: z.string() }).nullable(),
  number: z.string().nullable(),
  /** The title of the case, of one that is a draft again the name of its item; the name of the plan and of its province, or that of plans of a batch, in the language of the caller; the days of an authorisation. */
  title: z.string(),
  /** The day a task is due (`due-soon`), or until which plans are submitted. */
  dueOn: z.string().nullable(),
  at: z.string(),
  isRead: z.boolean(),
  /** How the case came out and the number of its reply (`case-decided`), as it stands now. */
  conclusion: z.enum(conclusions).nullable(),
  documentNumber: z.string().nullable(),
  /** Who asks or has acted, as the reader may see them, by what, in the language of the caller, and with which words; null where nobody did. */
  by: z.object({ name: z.string(), act: z.string(), words: z.string() }).nullable(),
})
