import type { RegistrantKind } from '../registration/model.ts'

/** Instead of a reply: the platform cannot be reached (specification §7.1: code 800). */
export const unavailable = 'unavailable'
export type Unavailable = typeof unavailable

/** Who somebody is at the platform. `name` is the person; of a legal entity who acts for it. */
export type PlatformSubject =
  | { kind: 'individual'; name: string; identityNumber: string }
  | { kind: 'legal-entity'; name: string; organizationName: string; creditCode: string; legalRepresentative: string }

/** What the platform says of somebody who has just signed in there. */
export interface PlatformIdentity {
  /** The platform's own name of the account; it never changes hands. */
  userId: string
  /** Their session there, for the logout. */
  sessionId: string
  /** Whether the platform has verified who it is. */
  isRealName: boolean
  subject: PlatformSubject
}

/** How somebody who comes from the platform got on here. */
export type PlatformEntry =
  | { outcome: 'admitted'; ticket: string; signInId: string }
  /** No account here is bound to the platform's yet; who came is kept for a quarter of an hour in a cookie of this browser. */
  | { outcome: 'first-arrival'; signInId: string }
  /** Somebody else's link could have led here: the person says whether that is who they are. */
  | { outcome: 'confirm'; signInId: string; name: string; organizationName: string }

/** Who waits in this browser for an account, as the platform has verified; the identity number is masked. */
export interface Arrival {
  kind: RegistrantKind
  /** The person; of a legal entity who acts for it. */
  name: string
  /** Masked, of an individual; else empty. */
  identityNumber: string
  organizationName: string
  creditCode: string
  legalRepresentative: string
  /** The entity is registered here: a further person of it becomes an operator. */
  isEntityKnown: boolean
  expiresAt: string
}

/** The caller's account as far as the platform goes. */
export interface PlatformAccount {
  /** When it was bound, or null. */
  boundAt: string | null
  /** Who waits in this browser to be bound. */
  arrival: Arrival | null
  /** Names of the sites `trustTransfer` leads to. */
  sites: string[]
}
