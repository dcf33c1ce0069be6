import { z } from 'zod'
import { textSchema } from '../http/wire.ts'
import { changeStates, daySettings } from './model.ts'

/** A day that differs from a plain week, or is corrected. */
const calendarDaySchema = z.object({
  date: z.string(),
  kind: z.enum(['working', 'week-end', 'holiday', 'make-up']),
  name: textSchema.nullable(),
  isCorrected: z.boolean(),
  documentNumber: z.string(),
})

export const calendarYearSchema = z.object({
  year: z.number(),
  /** First and last year that can be shown. */
  firstYear: z.number(),
  lastYear: z.number(),
  /** The notice with holidays and make-up days is out; else statutory holidays alone are known, and dates may still move. */
  isPublished: z.boolean(),
  /** Working days of the year. */
  workingDays: z.number(),
  days: z.array(calendarDaySchema),
})

export const calendarChangeSchema = z.object({
  id: z.string(),
  day: z.string(),
  setting: z.enum(daySettings),
  note: z.string(),
  documentNumber: z.string(),
  reason: z.string(),
  /** What it replaced; null while it is not confirmed. */
  before: z.enum(daySettings).nullable(),
  beforeNote: z.string(),
  beforeDocumentNumber: z.string(),
  state: z.enum(changeStates),
  proposedBy: z.string(),
  proposedAt: z.string(),
  isOwn: z.boolean(),
  decidedBy: z.string(),
  decidedAt: z.string().nullable(),
  /** Of a confirmed one: cases whose due date it has moved so far. */
  moved: z.number(),
  /** All due dates have been counted again. */
  isApplied: z.boolean(),
})

/** A due date before and after; of a case only what it is called by, since administrators see none. */
export const deadlineMoveSchema = z.object({
  caseId: z.string(),
  number: z.string().nullable(),
  itemName: textSchema,
  clockName: textSchema,
  before: z.string().nullable(),
  after: z.string().nullable(),
})

export const previewSchema = z.object({
  total: z.number(),
  earlier: z.number(),
  later: z.number(),
  /** The first of them. */
  moves: z.array(deadlineMoveSchema),
})
