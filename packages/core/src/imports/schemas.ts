import { z } from 'zod'
import { fieldProblemSchema, paramsSchema } from '../http/wire.ts'
import { importProblemCodes, importTargets, runStatuses } from './model.ts'

/** What is wrong with a row; `column` is the name of the file's column, or of ours where the file has none. */
export const importProblemSchema = z.object({
  column: z.string(),
  code: z.enum(importProblemCodes),
  params: paramsSchema.optional(),
  /** Of `form`: the form's own problem. */
  problem: fieldProblemSchema.optional(),
})

/** A row that was not taken, as it came and why. */
export const badRowSchema = z.object({
  line: z.number(),
  label: z.string(),
  /** The cells by the names of the file's columns. */
  record: z.record(z.string(), z.string()),
  problems: z.array(importProblemSchema),
})

/** One import from the check of its file to its end. Numbers are rows of the file. */
export const importRunSchema = z.object({
  id: z.string(),
  target: z.enum(importTargets),
  fileName: z.string(),
  status: z.enum(runStatuses),
  total: z.number(),
  bad: z.number(),
  /** Loaded so far; of the good rows. */
  done: z.number(),
  added: z.number(),
  changed: z.number(),
  same: z.number(),
  /** Left alone because an editor is at work on the text. */
  inEditing: z.number(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** The first rows that are not taken. */
  badRows: z.array(badRowSchema),
})
