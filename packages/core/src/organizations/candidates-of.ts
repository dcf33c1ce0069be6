import type { OrganizationKind } from '../auth/model.ts'
import type { Candidates } from './candidates.ts'
import { candidatesByKind } from './kinds/candidates.generated.ts'

type KindWithCandidates = keyof typeof candidatesByKind

const byKind: Readonly<Record<string, Candidates>> = candidatesByKind
const all = Object.entries(byKind) as [KindWithCandidates, Candidates][]

/** Roles that steps of a process name for a kind of organisation. */
export const candidateRoles = all.flatMap(([, { roles }]) => roles) as (typeof candidatesByKind)[KindWithCandidates]['roles'][number][]

/** What steps say about whose people may act (`TaskSettings.organization`), as far as it is a kind of organisation. */
export const candidateRules = all.map(([, { rule }]) => rule) as (typeof candidatesByKind)[KindWithCandidates]['rule'][]

const byRole = new Map(all.flatMap(([kind, candidates]) => candidates.roles.map((role) => [role, { kind, candidates }] as const)))
const byRule = new Map(all.map(([, candidates]) => [candidates.rule, candidates]))

/** How steps find the bodies that a role acts for; undefined where it acts for none, or for no process. */
export function candidatesOf(role: string): Candidates | undefined {
  return byRole.get(role)?.candidates
}

/** The same by what a step says; undefined for `element` and `work-group`. */
export function candidatesByRule(rule: string): Candidates | undefined {
  return byRule.get(rule)
}

/** The same by the kind of an organisation; undefined where its people act at no step. */
export function candidatesOfKind(kind: OrganizationKind): Candidates | undefined {
  return Object.hasOwn(byKind, kind) ? byKind[kind] : undefined
}

/** The kind of organisation that people with a role of processes act for. */
export function kindOfRole(role: string): OrganizationKind | undefined {
  return byRole.get(role)?.kind
}
