import { AppError } from '@wenwu/core/kernel/errors'
import type { OrganizationKind, SystemRole, UserKind } from '@wenwu/core/auth/model'
import type { Locale } from '@wenwu/core/i18n/text'
import type { RoleScope } from '@wenwu/core/roles/model'

/** The signed-in person with everything that rights follow from; loaded with the session in one query. */
export interface Actor {
  userId: string
  sessionId: string
  username: string
  name: string
  kind: UserKind
  mobile: string
  email: string
  /** The language they chose, or null. */
  locale: Locale | null
  organizationId: string | null
  organizationName: string
  organizationKind: OrganizationKind | null
  provinceCode: string | null
  /** The region of their organisation (two, four or six digits), or null. */
  regionCode: string | null
  /** A password somebody else has set is in force: until it is changed, only calls of `beforePasswordChange` are open. */
  mustChangePassword: boolean
  passwordChangedAt: Date
  /** Codes of the roles, those an administrator made among them. */
  roles: string[]
  permissions: string[]
  /** Which cases each role opens; the person sees the union (modules/case-work/cases/readers/case-scope.ts). */
  scopes: RoleScope[]
  /** Work groups in force they belong to, by id and by code. */
  workGroups: string[]
  /** Colleagues whose tasks they may handle today (授权办理). */
  principals: readonly Principal[]
  /** Whether a role says anything about form fields. */
  hasFieldRules: boolean
}

/** A colleague who has authorised a person to handle their tasks. */
export interface Principal {
  userId: string
  name: string
  /** For these items; null: all. */
  itemCodes: readonly string[] | null
}

/** SQL of `regionCode` for an organisation `o`: a region outside its province is none, and a bureau of a province has the whole of it. */
export const regionOfOrganization = "case when o.region_code like o.province_code || '%' then o.region_code else o.province_code end"

/** Whose cases an applicant shares: the organisation's, or one's own. */
export function applicantKey(actor: Pick<Actor, 'userId' | 'organizationId'>): string {
  return actor.organizationId ?? actor.userId
}

export function hasRole(actor: Actor, ...roles: SystemRole[]): boolean {
  return roles.some((role) => actor.roles.includes(role))
}

export function hasPermission(actor: Actor, permission: string): boolean {
  return actor.permissions.includes(permission)
}

export function requirePermission(actor: Actor, permission: string): void {
  if (!hasPermission(actor, permission)) throw new AppError('forbidden')
}
