import { userKindCode, type UserKind } from '../auth/model.ts'

/** What a code was asked for; it proves the phone for that and nothing else. */
const codePurposes = ['sign-in', 'reset-password', 'register', 'mobile-change', 'second-factor'] as const
export type CodePurpose = (typeof codePurposes)[number]

/** How long a code lives, how often it may be tried, and how soon another one may be asked for (specification §9: 60 s). */
export const codeRules = { minutes: 5, tries: 5, pauseSeconds: 60 } as const

/** User types of the forgot form (specification §3). */
export const forgotUserTypes = ['appraisal', 'organization', 'person'] as const
export type ForgotUserType = (typeof forgotUserTypes)[number]

export const kindOfForgotUser: Record<ForgotUserType, UserKind> = {
  appraisal: 'official',
  organization: 'legal-entity',
  person: 'individual',
}

/** The user type of the forgot form that a kind of account has, by the code of its entrance; undefined for what is no code. */
export function forgotUserOf(code: string | null): ForgotUserType | undefined {
  return forgotUserTypes.find((type) => userKindCode[kindOfForgotUser[type]] === code)
}

/** A refusal inside a reply: the error code, its words, and what fills them. */
export interface Refusal {
  /** The HTTP status the refusal has elsewhere. */
  code: number
  error: string
  msg: string
  params: Record<string, string | number>
}

/** What the caller learns about a code that was asked for. It is the same whether or not the number belongs to an account. */
export interface CodeRequest {
  /** Seconds until another one may be asked for. */
  seconds: number
  /** Messages go to the development outbox, not to a phone. */
  isRehearsal: boolean
  /** Why none was sent. */
  refusal?: Refusal
}

/** Whether a code was right. */
export interface CodeVerdict {
  refusal?: Refusal
}

/** The two halves of the ticket of a phone sign-in: `username,secret` (specification §4.2). The secret has no comma. */
export function splitPhoneTicket(ticket: string): { username: string; secret: string } {
  const comma = ticket.lastIndexOf(',')
  return { username: ticket.slice(0, Math.max(0, comma)), secret: ticket.slice(comma + 1) }
}
