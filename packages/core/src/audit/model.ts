import type { z } from 'zod'
import type { aboutCaseSchema, operationRowSchema, signInRowSchema, verificationSchema } from './schemas.ts'

/** How an act ended: done; refused by our rules; tried, and not possible. */
export const auditOutcomes = ['done', 'denied', 'failed'] as const
export type AuditOutcome = (typeof auditOutcomes)[number]

export const logSorts = ['at-desc', 'at-asc'] as const
export type LogSort = (typeof logSorts)[number]

export type SignInRow = z.output<typeof signInRowSchema>
export type AboutCase = z.output<typeof aboutCaseSchema>
export type OperationRow = z.output<typeof operationRowSchema>

/** Days are in Asia/Shanghai, both included. */
interface LogPeriod {
  from?: string | undefined
  to?: string | undefined
}

export interface SignInFilter extends LogPeriod {
  /** Part of a name or of a user name. */
  person?: string | undefined
  outcome?: AuditOutcome | undefined
  /** Exact network address. */
  address?: string | undefined
}

/** `operations`: everything but the reading of logs; `refused`: what was not done; `readings`: who read, exported or verified logs. */
export const operationPresets = ['operations', 'refused', 'readings', 'all'] as const
export type OperationPreset = (typeof operationPresets)[number]

export interface OperationFilter extends LogPeriod {
  preset: OperationPreset
  person?: string | undefined
  action?: string | undefined
  objectType?: string | undefined
  objectId?: string | undefined
  outcome?: AuditOutcome | undefined
  /** Number of one row. */
  id?: number | undefined
}

/** What the verifier found first, in words of modules/audit/verify.ts. */
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
