import type { SignInMethod } from '../auth/model.ts'
import type { Text } from '../i18n/text.ts'

/** Longest picture as a data URL, in characters (specification §5, §9: about 250 K). */
export const avatarLimit = 256_000

/** One's own record as the profile page shows it. */
export interface Profile {
  id: string
  username: string
  /** 姓. */
  familyName: string
  /** The whole name, as it stands on what one signs. */
  name: string
  mobile: string
  email: string
  /** Data URL of the picture, or empty. */
  avatar: string
  /** The name was proven by an identity number: only an administrator changes it. */
  isNameFixed: boolean
  /** Whether a code can reach a new telephone: without a message gateway only an administrator changes it. */
  canChangeMobile: boolean
  /** ISO instants. */
  lastSignInAt: string | null
  registeredAt: string
  passwordChangedAt: string
  roles: { id: string; name: Text }[]
}

/** What one may change of it. */
export interface ProfileChange {
  familyName: string
  name: string
  mobile: string
  email: string
  /** Data URL, empty to remove, undefined to leave as it is. */
  avatar?: string | undefined
  /** The code sent to a new mobile number. */
  code?: string | undefined
  /** The password in force, as the wire carries it; demanded for a new mobile number. */
  currentPassword?: string | undefined
}

/** A session of one's own. Instants are ISO. */
export interface OwnSession {
  id: string
  userAgent: string
  address: string
  method: SignInMethod
  startedAt: string
  lastUsedAt: string
  /** The one that asks. */
  isCurrent: boolean
}
