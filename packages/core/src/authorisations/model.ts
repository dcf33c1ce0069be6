import { z } from 'zod'
import { textSchema } from '../http/wire.ts'

/** Longest time of one authorisation in days, both ends counted: who is away for longer hands their work over. */
export const longestAuthorisation = 366

/** How an authorisation stands today. */
const authorisationStates = ['coming', 'running', 'over', 'revoked'] as const

const person = z.object({ id: z.string(), name: z.string() })

/** One person's tasks that a colleague may handle from one day to another, both included. */
export const authorisationSchema = z.object({
  id: z.string(),
  principal: person,
  deputy: person,
  /** Codes of the items; null: all. */
  itemCodes: z.array(z.string()).nullable(),
  fromOn: z.string(),
  toOn: z.string(),
  state: z.enum(authorisationStates),
  /** Roles of the principal that the deputy has not: tasks of theirs stay undone. None of what is over. */
  uncovered: z.array(textSchema),
  /** Who ended it before its day; '' where no one did. */
  revokedBy: z.string(),
  canRevoke: z.boolean(),
})
export type Authorisation = z.output<typeof authorisationSchema>

/** A colleague who may be authorised. */
export const deputySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Roles of the caller that the colleague has not: tasks of theirs stay undone. */
  uncovered: z.array(textSchema),
})
export type Deputy = z.output<typeof deputySchema>
