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
  taskCreatedAt: z.string(),
  /** Of a task that is done: when, and what was decided; else null. */
  completedAt: z.string().nullable(),
  outcomeLabel: textSchema.nullable(),
})
export type TaskRow = z.output<typeof taskRowSchema>
