import { sql, type RawBuilder } from 'kysely'
import type { UserKind } from '@wenwu/core/auth/model'
import { administratorRoles } from '@wenwu/core/auth/permissions'
import type { Locale } from '@wenwu/core/i18n/text'
import { abilitiesOf, type Judge, type JudgedAccount } from '@wenwu/core/users/abilities'
import { maskEmail, maskMobile } from '@wenwu/core/kernel/masks'
import { isLockedByAdministrator } from '../accounts/index.ts'
import type { AccountRole, AccountRow, AccountStatus } from '@wenwu/core/users/model'

/** An account as it is read for a list or a decision; never with its password hash. */
export interface StoredUser {
  id: string
  username: string
  family_name: string
  name: string
  kind: UserKind
  organization_id: string | null
  organization_name: string
  mobile: string
  email: string
  /** The language they chose, or null. */
  locale: Locale | null
  status: 'pending' | 'active'
  refusal_reason: string | null
  is_locked: boolean
  is_locked_by_administrator: boolean
  has_second_factor: boolean
  locked_out_until: Date | null
  roles: AccountRole[]
  created_at: Date
  last_sign_in_at: Date | null
  version: number
  proposed_by: string | null
  approved_at: Date | null
  must_change_password: boolean
  is_last_administrator: boolean
}

/** Columns of `StoredUser` over `users u`. */
export function storedColumns(now: Date): RawBuilder<unknown> {
  return sql`u.id, u.username, u.family_name, u.name, u.kind, u.organization_id, u.mobile, u.email, u.locale, u.status, u.refusal_reason, u.is_locked, u.created_at,
    u.last_sign_in_at, u.version, u.proposed_by, u.approved_at, u.must_change_password,
    ${isLockedByAdministrator} as is_locked_by_administrator,
    exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null) as has_second_factor,
    coalesce((select o.name from organizations o where o.id = u.organization_id), '') as organization_name,
    (select max(a.locked_until) from sign_in_attempts a
      where (a.name_key = u.username_key or a.subject = 'second-factor:' || u.id) and a.locked_until > ${now}) as locked_out_until,
    coalesce((select json_agg(json_build_object('id', r.id, 'code', r.code, 'name', r.name) order by r.code)
      from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id), '[]') as roles,
    exists (select 1 from user_roles ur join roles r on r.id = ur.role_id
      where ur.user_id = u.id and r.code in (${sql.join(administratorRoles)}) and not exists (
        select 1 from user_roles other join users ou on ou.id = other.user_id
        where other.role_id = ur.role_id and ou.id <> u.id and ou.status = 'active' and not ou.is_locked)) as is_last_administrator`
}

/** The status people see: a refused account is a waiting one with a reason. */
function statusOf(user: Pick<StoredUser, 'status' | 'refusal_reason'>): AccountStatus {
  return user.status === 'pending' && user.refusal_reason !== null ? 'refused' : user.status
}

/** An account as it is judged; `hasUsedUpCodes`: codes to its phone are refused, which is looked at for single accounts only. */
export function judgedOf(user: StoredUser, hasUsedUpCodes = false): JudgedAccount {
  return {
    id: user.id,
    status: statusOf(user),
    isLocked: user.is_locked_by_administrator,
    hasSecondFactor: user.has_second_factor,
    isLockedOut: user.locked_out_until !== null || hasUsedUpCodes,
    wasApproved: user.approved_at !== null || user.last_sign_in_at !== null,
    proposedById: user.proposed_by,
    roleCodes: user.roles.map((role) => role.code),
    isLastAdministrator: user.is_last_administrator,
  }
}

/** A row as it leaves the server: contact data masked, with what the reader may do. */
export function toRow(user: StoredUser, reader: Judge, hasUsedUpCodes = false): AccountRow {
  return {
    id: user.id,
    username: user.username,
    familyName: user.family_name,
    name: user.name,
    kind: user.kind,
    organizationId: user.organization_id,
    organizationName: user.organization_name,
    mobile: maskMobile(user.mobile),
    email: maskEmail(user.email),
    status: statusOf(user),
    isLocked: user.is_locked,
    lockedOutUntil: user.locked_out_until?.toISOString() ?? null,
    roles: user.roles,
    createdAt: user.created_at.toISOString(),
    lastSignInAt: user.last_sign_in_at?.toISOString() ?? null,
    version: user.version,
    abilities: abilitiesOf(reader, judgedOf(user, hasUsedUpCodes)),
  }
}
