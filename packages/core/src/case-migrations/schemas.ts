import { z } from 'zod'
import { textSchema } from '../http/wire.ts'
import { unfitReasons } from './model.ts'

/** An item of which running cases stand by another version than the one in force. */
export const migratableItemSchema = z.object({
  code: z.string(),
  name: textSchema,
  /** Those that there are, the newest first, with the number of running cases. */
  versions: z.array(z.object({ id: z.string(), version: z.number(), isCurrent: z.boolean(), publishedAt: z.string(), open: z.number() })),
})

/** A running case: where it stands, where it would stand, and what keeps it. */
export const migratingCaseSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  title: z.string(),
  fromVersion: z.number(),
  stands: z.array(textSchema),
  /** Empty where it cannot be moved. */
  wouldStand: z.array(textSchema),
  unfit: z.array(z.object({ reason: z.enum(unfitReasons), what: textSchema })),
  /** Timers that end or begin with it. */
  timers: z.array(textSchema),
})

/** A case that was taken to another version of its item. */
export const migrationSchema = z.object({
  id: z.string(),
  caseId: z.string(),
  number: z.string().nullable(),
  title: z.string(),
  fromVersion: z.number(),
  toVersion: z.number(),
  at: z.string(),
  by: z.string(),
  reason: z.string(),
  /** Nobody has acted since. */
  canRevert: z.boolean(),
  revertedAt: z.string().nullable(),
})
