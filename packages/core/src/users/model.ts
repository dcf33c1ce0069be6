import type { z } from 'zod'
import type { UserKind } from '../auth/model.ts'
import type { accountRoleSchema } from './wire.ts'

/**
 * `pending`: waits for a security administrator, as new or with a change of what its rights follow from; `refused`: sent back to the
 * system administrator with a reason. Neither can sign in.
 */
export const accountStatuses = ['pending', 'refused', 'active'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** What one person may do with one account now; the server sends them with it and decides again when they come back. */
export const accountAbilities = [
  'edit',
  'issue-password',
  'discard',
  'approve',
  'refuse',
  'grant',
  'lock',
  'unlock',
  'reset-password',
  'reset-second-factor',
  'clear-lock-out',
  'reveal',
] as const
export type AccountAbility = (typeof accountAbilities)[number]

/** Acts that may be done to several accounts by one call. */
export const batchActs = ['approve', 'lock', 'unlock'] as const satisfies readonly AccountAbility[]
export type BatchAct = (typeof batchActs)[number]

export interface AccountBatch {
  act: BatchAct
  /** Each with the version that was seen. */
  accounts: { id: string; version: number }[]
  /** Why, where the act asks for it. */
  reason: string
}

export type AccountRole = z.output<typeof accountRoleSchema>

/** An account in a list. Mobile and e-mail are masked. */
export interface AccountRow {
  id: string
  username: string
  familyName: string
  name: string
  kind: UserKind
  organizationId: string | null
  organizationName: string
  mobile: string
  email: string
  status: AccountStatus
  isLocked: boolean
  /** Until when wrong passwords keep the name out, or null. */
  lockedOutUntil: string | null
  roles: AccountRole[]
  createdAt: string
  lastSignInAt: string | null
  /** Counts changes by administrators; commands send the one they saw. */
  version: number
  abilities: AccountAbility[]
}

/** One account in full; still masked. */
export interface AccountView extends AccountRow {
  expertField: string
  avatar: string | null
  /** `110105********0123`, empty where none is kept. */
  identityNumber: string
  /** Whether sign-ins need a code of an authenticator app. */
  hasSecondFactor: boolean
  mustChangePassword: boolean
  openSessions: number
  /** Whether a one-time password can go to the user's phone. */
  canSendPassword: boolean
  proposedBy: string | null
  approvedBy: string | null
  approvedAt: string | null
  refusalReason: string | null
  lockReason: string | null
  lockedBy: string | null
  lockedAt: string | null
  /** Since when the entity of an operator keeps it out; that lock is the entity's to end. */
  disabledByEntityAt: string | null
}

/** What a system administrator says about a new account. */
export interface AccountInput {
  username: string
  familyName: string
  name: string
  kind: UserKind
  organizationId: string | null
  mobile: string
  email: string
  expertField: string
}

/** A change of an account: what is absent stays as it is, so that masked values need not be read first. */
export type AccountChange = Partial<Omit<AccountInput, 'username'>>

/** Changes of these make an approved account wait for approval again: its rights, or the way to its password, follow from them. */
export const reviewedFields = ['kind', 'organizationId', 'mobile'] as const satisfies readonly (keyof AccountChange)[]

/** How a reset password reaches its user: over the administrator who sees it, or by message. */
export const passwordDeliveries = ['shown', 'sms'] as const
export type PasswordDelivery = (typeof passwordDeliveries)[number]

export const revealableFields = ['mobile', 'email', 'identityNumber'] as const
export type RevealableField = (typeof revealableFields)[number]
