import type { SignInMethod } from '../auth/model.ts'
import type { Text } from '../i18n/text.ts'

/** How an act ended: done; refused by our rules; tried, and not possible. */
export const auditOutcomes = ['done', 'denied', 'failed'] as const
export type AuditOutcome = (typeof auditOutcomes)[number]

export const logSorts = ['at-desc', 'at-asc'] as const
export type LogSort = (typeof logSorts)[number]

/** One try to come in, by whatever way. */
export interface SignInRow {
  id: number
  /** ISO instant. */
  at: string
  /** null where the row does not say it. */
  method: SignInMethod | null
  /** null: a name that no account has. */
  userId: string | null
  /** As typed where an account has it; else only its first letters, since people type passwords into the wrong field. */
  username: string
  name: string
  address: string
  /** The browser's own name for itself, or blank. */
  userAgent: string
  outcome: AuditOutcome
  /** Error code of a refusal (core/kernel/errors), or blank. */
  reason: string
}

/** What people call the case that an act was about; `step` and `outcome` where the act was one of its process. */
export interface AboutCase {
  number: string
  title: string
  step: Text | null
  outcome: Text | null
}

/** One audited act. */
export interface OperationRow {
  id: number
  at: string
  actorId: string | null
  actorName: string
  /** User name of the account, or blank; a name can be shared, this cannot. */
  actorUsername: string
  actorRoles: string[]
  address: string
  /** `module.endpoint`; its name stands in audit/actions. */
  action: string
  objectType: string
  objectId: string
  outcome: AuditOutcome
  details: Record<string, unknown>
  /** null: about no case, or about one that was never submitted. */
  about: AboutCase | null
  requestId: string
}

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

/** One run of the verifier over the whole trail. */
export interface Verification {
  id: string
  /** `failed`: it could not be run to its end. */
  status: 'running' | 'whole' | 'damaged' | 'failed'
  startedBy: string
  startedAt: string
  finishedAt: string | null
  /** Rows there were when it began, and rows read so far. */
  expectedRows: number
  rows: number
  seals: number
  /** Rows of the last second that no seal covers yet. */
  unsealed: number
  /** The newest head kept outside the database that agrees with the trail; ISO instant. */
  head: { sealId: number; keptAt: string } | null
  /** `place`: where the head stands that does not agree, `keptAt`: when it was kept. */
  problem: {
    kind: AuditFault
    rowId?: number | undefined
    sealId?: number | undefined
    place?: string | undefined
    keptAt?: string | undefined
  } | null
}
