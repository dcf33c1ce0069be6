import type { SystemRole } from '../auth/model.ts'
import type { Permission } from '../auth/permission.ts'
import { isAdministratorRole } from '../auth/permissions.ts'
import type { ErrorCode } from '../kernel/errors.ts'
import { accountAbilities, type AccountAbility, type AccountStatus } from './model.ts'

/** What is asked of the account for deciding about it. */
export interface JudgedAccount {
  id: string
  status: AccountStatus
  /** By an administrator of the platform; the lock of an operator's entity stands beside it. */
  isLocked: boolean
  isLockedOut: boolean
  hasSecondFactor: boolean
  /** Was in force once: what hangs on it stays. */
  wasApproved: boolean
  proposedById: string | null
  roleCodes: readonly string[]
  /** Nobody else could act for one of its administrator roles. */
  isLastAdministrator: boolean
}

export interface Judge {
  userId: string
  permissions: readonly string[]
}

/** Which of the three administrators an act belongs to (三员分立, design/security.md §2.4); one of the permissions is enough. */
const demanded: Record<AccountAbility, readonly Permission[]> = {
  edit: ['user.manage'],
  'issue-password': ['user.manage'],
  discard: ['user.manage'],
  approve: ['user.approve'],
  refuse: ['user.approve'],
  grant: ['user.grant'],
  lock: ['user.manage', 'user.approve'],
  unlock: ['user.approve'],
  'reset-password': ['user.approve'],
  'reset-second-factor': ['user.approve'],
  'clear-lock-out': ['user.approve'],
  reveal: ['user.reveal'],
}

/** Why this person may not do this with this account, as an error code; undefined when they may. Pure: screens and server agree. */
export function refusalOf(ability: AccountAbility, judge: Judge, account: JudgedAccount): ErrorCode | undefined {
  if (!demanded[ability].some((permission) => judge.permissions.includes(permission))) return 'forbidden'
  if (account.id === judge.userId) return 'own-account'
  return refusalOfState(ability, judge, account)
}

function refusalOfState(ability: AccountAbility, judge: Judge, account: JudgedAccount): ErrorCode | undefined {
  switch (ability) {
    case 'edit':
    case 'grant':
    case 'reveal':
      return undefined
    case 'discard':
      return account.status === 'active' || account.wasApproved ? 'account-state' : undefined
    case 'issue-password':
      // whoever made the account hands over its first password, and only until somebody else lets it in
      if (account.status === 'active' || account.wasApproved) return 'account-state'
      return account.proposedById === judge.userId ? undefined : 'forbidden'
    case 'approve':
      if (account.status !== 'pending') return 'account-state'
      return account.proposedById === judge.userId ? 'same-person' : undefined
    case 'refuse':
      return account.status === 'pending' ? undefined : 'account-state'
    case 'lock':
      if (account.isLocked) return 'account-state'
      return account.isLastAdministrator ? 'last-administrator' : undefined
    case 'unlock':
      return account.isLocked ? undefined : 'account-state'
    case 'reset-password':
      if (account.status !== 'active') return 'account-state'
      // the shown password would let one administrator come in as another
      return account.roleCodes.some(isAdministratorRole) ? 'administrator-password' : undefined
    case 'reset-second-factor':
      return account.hasSecondFactor ? undefined : 'account-state'
    case 'clear-lock-out':
      return account.isLockedOut ? undefined : 'account-state'
  }
}

/** Everything this person may do with this account now. */
export function abilitiesOf(judge: Judge, account: JudgedAccount): AccountAbility[] {
  return accountAbilities.filter((ability) => refusalOf(ability, judge, account) === undefined)
}

/** Roles as far as a grant is judged. */
export interface GrantedRole {
  code: string
  isBuiltIn: boolean
}

const applicantRoles: readonly string[] = ['applicant', 'entity-administrator'] satisfies SystemRole[]

/**
 * Why an account may not hold these roles together, or undefined. An administrator's role stands alone; of the built-in roles,
 * applicants hold theirs only and officials all others. The database holds the first rule by itself.
 */
export function refusalOfRoles(kind: 'legal-entity' | 'individual' | 'official', roles: readonly GrantedRole[]): ErrorCode | undefined {
  if (roles.length > 1 && roles.some((role) => isAdministratorRole(role.code))) return 'administrator-role-exclusive'
  const isMisfit = roles.some((role) => role.isBuiltIn && applicantRoles.includes(role.code) !== (kind !== 'official'))
  return isMisfit ? 'role-not-for-kind' : undefined
}
