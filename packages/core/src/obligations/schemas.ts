import { z } from 'zod'
import { caseRowSchema } from '../cases/schemas.ts'
import { textSchema } from '../http/wire.ts'
import { confirmers, debtors } from '../item/obligation.ts'
import { obligationStates, verdicts } from './model.ts'

/** What an obligation is, wherever it is shown. Days are `YYYY-MM-DD` in Asia/Shanghai. */
const facts = {
  obligationId: z.string(),
  name: textSchema,
  owedBy: z.enum(debtors),
  confirmedBy: z.enum(confirmers),
  state: z.enum(obligationStates),
  /** The last day; null while it waits for another report. */
  dueOn: z.string().nullable(),
  /** Whether its day is over and nothing was reported. */
  isLate: z.boolean(),
  /** Why the last report came back, while it is to be reported again; else null. */
  returnedFor: z.string().nullable(),
  /**
   * Of a later time of what is owed again and again that cannot be reported yet: the first day on which it can, once the report on the time before is confirmed; else null.
   */
  opensOn: z.string().nullable(),
  /** Whether the caller may report, or judge the report that waits. */
  canReport: z.boolean(),
  canJudge: z.boolean(),
}

/** An obligation in a list, with its case. */
export const obligationRowSchema = caseRowSchema.extend(facts)
export type ObligationRow = z.output<typeof obligationRowSchema>

const fileSchema = z.object({ id: z.string(), name: z.string(), size: z.number() })
export type ObligationFile = z.output<typeof fileSchema>

const reportSchema = z.object({
  id: z.string(),
  /** The day on which it was done. */
  day: z.string(),
  content: z.string(),
  files: z.array(fileSchema),
  /** The person, or the body they act for where this reader may not read names. */
  by: z.string(),
  at: z.string(),
  /** Null while it waits. */
  verdict: z.enum(verdicts).nullable(),
  reason: z.string(),
  judgedBy: z.string(),
  judgedAt: z.string().nullable(),
})

/** An obligation on its case: with what is asked for, where it comes from, and every report, oldest first. */
export const obligationViewSchema = z.object({
  ...facts,
  asks: textSchema,
  dayName: textSchema,
  /** The first day that a report may name. */
  notBefore: z.string(),
  /** The last day that it may name, where something was reported after it; null: today. */
  notAfter: z.string().nullable(),
  basis: textSchema,
  /** The name of the obligation that has to be reported before this one and is not; null where none has. */
  reportFirst: textSchema.nullable(),
  /** The name of the obligation that has to be confirmed before the report on this one, which can be returned meanwhile; null where none has. */
  confirmFirst: textSchema.nullable(),
  /** The name of the obligation whose report it waits for; null of others. */
  waitsFor: textSchema.nullable(),
  reports: z.array(reportSchema),
  /** What the caller has uploaded for the next report. */
  uploaded: z.array(fileSchema),
})
export type ObligationView = z.output<typeof obligationViewSchema>

export const uploadedFileSchema = fileSchema
