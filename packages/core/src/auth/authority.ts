import type { Authority } from '../organizations/candidates.ts'
import { candidateRoles, candidatesOf } from '../organizations/candidates-of.ts'

/** The authority that a role belongs to, by its code; undefined for applicants, third parties, experts, administrators and roles made later. */
export function authorityOf(role: string): Authority | undefined {
  return candidatesOf(role)?.authority
}

/** The roles of one level, or of all levels, that steps name. */
export function rolesOfAuthority(authority?: Authority): string[] {
  return candidateRoles.filter((role) => {
    const own = authorityOf(role)
    return own !== undefined && (authority ?? own) === own
  })
}
