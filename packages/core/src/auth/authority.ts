/** The two levels of authority that decide a case: the provincial bureau examines and reports, the national bureau decides. */
export type Authority = 'province' | 'national'

/** The authority that a role belongs to, by its code; undefined for applicants, third parties, experts, administrators and roles made later. */
export function authorityOf(role: string): Authority | undefined {
  if (role.startsWith('province-')) return 'province'
  if (role.startsWith('national-')) return 'national'
  return undefined
}
