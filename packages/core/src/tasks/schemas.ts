import { z } from 'zod'
import { caseRowSchema } from '../cases/schemas.ts'
import { textSchema } from '../http/wire.ts'

/** One line of the to-do list. */
export const taskRowSchema = caseRowSchema.extend({
  taskId: z.string(),
  step: z.string(),
  stepName: textSchema,
  claimedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  isMine: z.boolean(),
  /** Of an open task that the caller handles for a colleague (授权办理): their name; else null. */
  standsFor: z.string().nullable(),
  taskCreatedAt: z.string(),
  /** Of a task that is done: when, and what was decided; else null. */
  completedAt: z.string().nullable(),
  outcomeLabel: textSchema.nullable(),
})
export type TaskRow = z.output<typeof taskRowSchema>

/** Who gets the case by it: some names, and how many there are. No names for readers who may not know them. */
const receivers = z.object({ names: z.array(z.string()), count: z.number() })

/** Open tasks that end with it, and whose they are. */
const endedTasks = z.array(z.object({ stepName: textSchema, of: receivers }))

/** A verb with what its form chooses from. */
export const verbOfferSchema = z.object({
  verb: z.string(),
  /** Of several tasks those that it may be done to, where these are not all. */
  ids: z.array(z.string()).optional(),
  /** What the `directory` fields of its form choose from, by directory. */
  choices: z.record(
    z.string(),
    z.array(
      z.object({
        id: z.string(),
        name: textSchema,
        /** What is told with the name: the field of an expert, department and duty of a colleague. */
        about: textSchema.optional(),
        /** null: it takes the case to nobody. */
        to: receivers.nullable(),
        ends: endedTasks.optional(),
      }),
    ),
  ),
  /** Who gets the case, or is told, whatever is chosen; null where that depends on the choice, or where nobody does. */
  to: receivers.nullable(),
  /** What ends whatever is chosen; `to` get the case then. */
  ends: endedTasks.optional(),
  /** What follows, in one sentence: as the case stands, else what it always does. */
  note: textSchema,
  /** By how many days it makes the time longer, and its new last day; no day while the time stands still without a plan. */
  extension: z.object({ days: z.number(), unit: z.enum(['working-day', 'calendar-day']), dueOn: z.string().nullable() }).optional(),
})
export type VerbOffer = z.output<typeof verbOfferSchema>

/** A verb that the caller may do now to one case. */
export const offeredVerbSchema = verbOfferSchema.extend({
  /** What the verb is, in a few words. */
  about: textSchema,
  /** The task it is done to; null: the case. */
  taskId: z.string().nullable(),
  /** The one person or body that the task waits for; '' for none. */
  assignee: z.string(),
  stepName: textSchema.nullable(),
})
export type OfferedVerb = z.output<typeof offeredVerbSchema>

/** A verb that this person might look for and may not do now: `reason` is the code of the error that says why. */
export const refusedVerbSchema = z.object({
  verb: z.string(),
  taskId: z.string().nullable(),
  reason: z.string(),
  /** What its words name. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type RefusedVerb = z.output<typeof refusedVerbSchema>
