import type { z } from 'zod'
import type { stepSettingsSchema, stepViewSchema, unattendedTaskSchema } from './schemas.ts'

/**
 * How a task finds its person: `open` to whoever takes it (抢办), in turn (轮流), to whom has the fewest in hand (最少在办), or always to the same
 * person (固定).
 */
export const assignmentModes = ['open', 'rota', 'least-busy', 'fixed'] as const
export type AssignmentMode = (typeof assignmentModes)[number]

/**
 * What happens at a step where somebody who should not decide there could: they are asked as everybody is (`ask`), the lead of the office gets it (`lead`), or what would bring
 * the case there is refused (`refuse`).
 */
export const samePersonPolicies = ['ask', 'lead', 'refuse'] as const
export type SamePersonPolicy = (typeof samePersonPolicies)[number]

/** What may be set of a step of an item; days are working days. */
export type StepSettings = z.output<typeof stepSettingsSchema>
/** A step with what is set of it, or what holds where nothing is. */
export type StepView = z.output<typeof stepViewSchema>

export type UnattendedTask = z.output<typeof unattendedTaskSchema>

/** What holds of a step that nothing is set of. */
export const usualSettings: StepSettings = {
  mode: 'open',
  fixedUserId: null,
  limitDays: null,
  remindDays: null,
  escalateDays: null,
  urgeHours: 24,
  enoughOpinions: null,
  whenStarter: 'ask',
  whenSamePerson: 'ask',
}
