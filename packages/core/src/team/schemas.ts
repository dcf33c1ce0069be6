import { z } from 'zod'
import { textSchema } from '../http/wire.ts'

/** What one person of the lead's own body has in hand, or what an office or a work group there has not claimed. */
export const teamRowSchema = z.object({
  /** Id of the person, or the key under which the tasks are offered: what the list of tasks is filtered by. */
  holder: z.string(),
  isPerson: z.boolean(),
  /** Of a person or a work group; '' for an office, which its role names. */
  name: z.string(),
  roleName: textSchema.nullable(),
  /** Open tasks, and how many of them have a clock near its end, a clock past it, a step past its own limit. */
  open: z.number(),
  amber: z.number(),
  red: z.number(),
  late: z.number(),
  /** When the oldest of them came; null for none. */
  oldestAt: z.string().nullable(),
})
export type TeamRow = z.output<typeof teamRowSchema>
