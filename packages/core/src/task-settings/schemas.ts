import { z } from 'zod'
import { idText, textSchema } from '../http/wire.ts'
import { assignmentModes, samePersonPolicies } from './model.ts'

export const stepSettingsSchema = z.object({
  mode: z.enum(assignmentModes),
  fixedUserId: idText.nullable(),
  /** Days that the step itself may take; never more than the law gives. */
  limitDays: z.number().int().min(1).max(365).nullable(),
  /** So many days before the due date those who have the task are told. */
  remindDays: z.number().int().min(0).max(30).nullable(),
  /** So many days before the due date the head of their body is told, once. */
  escalateDays: z.number().int().min(0).max(30).nullable(),
  /** Hours before a task may be urged again. */
  urgeHours: z.number().int().min(1).max(720),
  /** At a step of experts: so many opinions are enough to conclude; null: as the item has it, else all. */
  enoughOpinions: z.number().int().min(1).max(99).nullable(),
  /** At a step of an office: what happens where who applied is among those who can act. */
  whenStarter: z.enum(samePersonPolicies),
  /** The same where it is who did the step before. */
  whenSamePerson: z.enum(samePersonPolicies),
})

export const stepViewSchema = z.object({
  itemCode: z.string(),
  itemName: textSchema,
  step: z.string(),
  stepName: textSchema,
  role: z.string(),
  /** What the law gives the step, in working days; null where its clock has none, or another unit. */
  statutoryDays: z.number().nullable(),
  /** What the item gives who is asked outside, in working days; null at a step of an office or an applicant. */
  answerDays: z.number().nullable(),
  /** Experts are asked, and `enoughOpinions` may be set. */
  asksExperts: z.boolean(),
  /** Experts, applicants and entrusted bodies have their tasks by name; they are not given out. */
  canAssign: z.boolean(),
  /** May have a time of its own; an applicant's correction has its day, which who asks for it sets. */
  canLimit: z.boolean(),
  settings: stepSettingsSchema,
  fixedUserName: z.string(),
  /** 0 while nothing is set of it. */
  version: z.number(),
  updatedBy: z.string(),
  updatedAt: z.string().nullable(),
})

export const stepPersonSchema = z.object({ userId: z.string(), name: z.string(), username: z.string(), organizationName: z.string() })

/** A task that no account can act on. */
export const unattendedTaskSchema = z.object({
  taskId: z.string(),
  /** Receipt number of its case. */
  number: z.string(),
  itemCode: z.string(),
  itemName: textSchema,
  stepName: textSchema,
  /** The role that is missing, and the province where; null for the nation. */
  role: z.string(),
  provinceCode: z.string().nullable(),
  since: z.string(),
})
