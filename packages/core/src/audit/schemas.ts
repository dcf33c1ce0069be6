import { z } from 'zod'
import { signInMethods } from '../auth/model.ts'
import { textSchema } from '../form/field-base.ts'
import { auditFaults, auditOutcomes } from './model.ts'

/** One try to come in, by whatever way. */
export const signInRowSchema = z.object({
  id: z.number(),
  /** ISO instant. */
  at: z.string(),
  /** null where the row does not say it. */
  method: z.enum(signInMethods).nullable(),
  /** null: a name that no account has. */
  userId: z.string().nullable(),
  /** As typed where an account has it; else only its first letters, since people type passwords into the wrong field. */
  username: z.string(),
  name: z.string(),
  address: z.string(),
  /** The browser's own name for itself, or blank. */
  userAgent: z.string(),
  outcome: z.enum(auditOutcomes),
  /** Error code of a refusal (core/kernel/errors), or blank. */
  reason: z.string(),
})

/** What people call the case that an act was about; `step` and `outcome` where the act was one of its process. */
export const aboutCaseSchema = z.object({
  number: z.string(),
  title: z.string(),
  step: textSchema.nullable(),
  outcome: textSchema.nullable(),
  /** Name of the material that it was about, if any. */
  material: textSchema.nullable(),
})

/** One audited act. */
export const operationRowSchema = z.object({
  id: z.number(),
  at: z.string(),
  actorId: z.string().nullable(),
  actorName: z.string(),
  /** User name of the account, or blank; a name can be shared, this cannot. */
  actorUsername: z.string(),
  actorRoles: z.array(z.string()),
  address: z.string(),
  /** `module.endpoint`; its name stands in audit/actions. */
  action: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  outcome: z.enum(auditOutcomes),
  // facts of whatever kind: the row tells them as they were written
  details: z.record(z.string(), z.unknown()),
  /** null: about no case, or about one that was never submitted. */
  about: aboutCaseSchema.nullable(),
  requestId: z.string(),
})

/** One run of the verifier over the whole trail. */
export const verificationSchema = z.object({
  id: z.string(),
  /** `failed`: it could not be run to its end. */
  status: z.enum(['running', 'whole', 'damaged', 'failed']),
  startedBy: z.string(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Rows there were when it began, and rows read so far. */
  expectedRows: z.number(),
  rows: z.number(),
  seals: z.number(),
  /** Rows of the last second that no seal covers yet. */
  unsealed: z.number(),
  /** The newest head kept outside the database that agrees with the trail; ISO instant. */
  head: z.object({ sealId: z.number(), keptAt: z.string() }).nullable(),
  /** `place`: where the head stands that does not agree, `keptAt`: when it was kept. */
  problem: z
    .object({
      kind: z.enum(auditFaults),
      rowId: z.number().optional(),
      sealId: z.number().optional(),
      place: z.string().optional(),
      keptAt: z.string().optional(),
    })
    .nullable(),
})
