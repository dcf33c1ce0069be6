import type { Locale, Text } from '../i18n/text.ts'
import type { organizationKinds } from '../organizations/kinds/index.generated.ts'
import type { otherRoles } from '../roles.generated.ts'

/** Specification §1, §9: user types on the wire are '1', '2', '3'. */
export type UserKind = 'legal-entity' | 'individual' | 'official'

export const userKindCode = { 'legal-entity': '1', individual: '2', official: '3' } as const
export type UserKindCode = (typeof userKindCode)[UserKind]

/** The kind of a wire code; anything unknown is an official's entrance, as the specification redirects it. */
export function userKindOf(code: string): UserKind {
  return code === '1' ? 'legal-entity' : code === '2' ? 'individual' : 'official'
}

/** Kinds of organisations, found by folder; departments and divisions hang below a bureau. */
export type OrganizationKind = keyof typeof organizationKinds

/** How somebody proved who they are; kept with the session and told in the login log. */
export const signInMethods = ['password', 'sms', 'oidc', 'qr', 'certificate', 'platform', 'transit', 'remembered'] as const
export type SignInMethod = (typeof signInMethods)[number]

type RolesOf<K extends OrganizationKind> = keyof (typeof organizationKinds)[K]['roles']

/** RBAC roles that every installation has: of the kinds of organisations, and of people beside them. */
export type SystemRole = { [K in OrganizationKind]: RolesOf<K> }[OrganizationKind] | keyof typeof otherRoles

export interface Credentials {
  username: string
  /** MD5 of the password, hexadecimal, as the specification sends it; it is what Argon2id hashes on the server. */
  passwordDigest: string
  kind: UserKind
  isRemembered: boolean
}

/** What may come along when a ticket is exchanged for a session. */
export interface TokenRequest {
  username?: string
  /** Code of the authenticator app, or a recovery code. */
  totp?: string
  /** Remember this browser (specification §3, rememberme). */
  isRemembered?: boolean
}

export type PasswordState = 'fine' | 'old' | 'must-change'

/** The person who is signed in, as screens know them. */
export interface CurrentUser {
  id: string
  username: string
  name: string
  kind: UserKind
  isLocked: boolean
  mobile: string
  email: string
  /** The language they chose, wherever they sign in; null: never chosen. */
  locale: Locale | null
  organizationId: string | null
  organizationName: string
  provinceCode: string | null
  /** Codes of the roles, those an administrator made among them. */
  roles: string[]
  permissions: string[]
  /** `must-change`: nothing else is open until it is changed; `old`: a reminder is due (WENWU_PASSWORD_NOTICE_DAYS). */
  passwordState: PasswordState
}

/** The signed-in person, with what this person's browsers keep to themselves while they are signed in. */
export interface SignedInUser extends CurrentUser {
  /** Key of 32 bytes, base64: what the person has begun is kept with it in the browser. Of this person alone; stored nowhere. */
  copyKey: string
}

/** An entry of the server-provided menu; buttons carry permission codes only. */
export interface MenuItem {
  id: string
  parentId: string | null
  name: string
  title: string
  /** The title in the other languages; the specification's menu has the Chinese one only. */
  titles: Text
  icon: string
  url: string
  component: string
  type: 'menu' | 'button'
  permissionCode: string
  order: number
}
