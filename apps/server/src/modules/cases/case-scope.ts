import { sql, type RawBuilder } from 'kysely'
import { applicantKey, type Actor } from '../../platform/http/actor.ts'

/** Which cases a person may see at all; the one place where it is decided. */
export type CaseScope =
  | { kind: 'applicant'; applicantKey: string }
  | { kind: 'province'; provinceCode: string }
  | { kind: 'nation' }
  | { kind: 'assigned'; keys: string[] }
  | { kind: 'none' }

/**
 * Applicants see their own cases, drafts included; a province those of its province; the national bureau all that were
 * submitted; third parties and experts what was entrusted to them; administrators and customs nothing (三员分立).
 */
export function scopeOf(actor: Actor): CaseScope {
  if (actor.kind !== 'official') return { kind: 'applicant', applicantKey: applicantKey(actor) }
  if (actor.roles.some((role) => role.startsWith('national-'))) return { kind: 'nation' }
  if (actor.roles.some((role) => role.startsWith('province-')) && actor.provinceCode !== null) return { kind: 'province', provinceCode: actor.provinceCode }
  if (actor.roles.includes('third-party') && actor.organizationId !== null) return { kind: 'assigned', keys: [actor.organizationId] }
  if (actor.roles.includes('expert')) return { kind: 'assigned', keys: [actor.userId] }
  return { kind: 'none' }
}

/** The scope as a condition on `cases c`; the constants match the partial indexes. */
export function scopeCondition(scope: CaseScope): RawBuilder<boolean> {
  switch (scope.kind) {
    case 'applicant':
      return sql<boolean>`c.applicant_key = ${scope.applicantKey}`
    case 'province':
      return sql<boolean>`c.province_code = ${scope.provinceCode} and c.status <> '01'`
    case 'nation':
      return sql<boolean>`c.status <> '01'`
    case 'assigned':
      return sql<boolean>`c.status <> '01' and c.id in (select a.case_id from case_assignments a where a.assignee_key = any(${scope.keys}::uuid[]))`
    case 'none':
      return sql<boolean>`false`
  }
}
