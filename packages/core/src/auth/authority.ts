import type { Authority } from '../organizations/candidates.ts'
import { candidatesOf } from '../organizations/candidates-of.ts'

/** The authority that a role belongs to, by its code; undefined for applicants, third parties, experts, administrators and roles made later. */
export function authorityOf(role: string): Authority | undefined {
  return candidatesOf(role)?.authority
}
