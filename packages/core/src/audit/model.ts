import type { z } from 'zod'
import type { aboutCaseSchema, operationRowSchema, signInRowSchema, verificationSchema } from './schemas.ts'

/** How an act ended: done; refused by our rules; tried, and not possible. */
export const auditOutcomes = ['done', 'denied', 'failed'] as const
export type AuditOutcome = (typeof auditOutcomes)[number]

export type SignInRow = z.output<typeof signInRowSchema>
export type AboutCase = z.output<typeof aboutCaseSchema>
export type OperationRow = z.output<typeof operationRowSchema>

/** `operations`: everything but the reading of logs; `refused`: what was not done; `readings`: who read, exported or verified logs. */
export const operationPresets = ['operations', 'refused', 'readings', 'all'] as const
export type OperationPreset = (typeof operationPresets)[number]

/** What the verifier found first, in words of modules/base/audit/verify.ts. */
export const auditFaults = [
  'row-changed',
  'row-doubled',
  'rows-missing',
  'rows-added',
  'rows-differ',
  'seal-changed',
  'seal-missing',
  'tail-cut',
  'head-differs',
  'head-changed',
  'heads-missing',
] as const
export type AuditFault = (typeof auditFaults)[number]

export type Verification = z.output<typeof verificationSchema>
