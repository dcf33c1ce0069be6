import { candidatesOf } from '../organizations/candidates-of.ts'

/** The two levels of authority that decide a case: a regional one examines and reports, the national bureau decides. */
export type Authority = 'province' | 'national'

/** The authority that a role belongs to, by its code; undefined for applicants, third parties, experts, administrators and roles made later. */
export function authorityOf(role: string): Authority | undefined {
  return candidatesOf(role)?.authority
}
