import type { CalendarDate } from '../kernel/date.ts'

/** Who may register by themselves; wire codes '2' and '1'. */
export type RegistrantKind = 'individual' | 'legal-entity'

/** What every registration begins with: the account and the telephone it is tied to. */
export interface AccountData {
  username: string
  /** As the page sent it: sealed, or the specification's MD5. */
  password: string
  /** 11 digits. */
  mobile: string
  email: string
  /** Name of the person who will use the account. */
  name: string
}

/** What was agreed to: the version of each text that was shown. */
export interface Agreements {
  service: string
  privacy: string
  /** Separate consent to the processing of the identity number (个人信息保护法 art. 29); of individuals alone. */
  identityNumber?: string
}

/** What proves the telephone: the code of the message itself, or the proof that `confirmAccount` gave for it. */
interface Proven {
  proof: string
}

export interface IndividualRegistration extends AccountData, Proven {
  identityNumber: string
  agreements: Agreements
}

export interface EntityData {
  organizationName: string
  creditCode: string
  legalRepresentative: string
  /** GB/T 2260, as deep as the directory goes. */
  regionCode: string
  /** Street and number. */
  address: string
}

export interface EntityRegistration extends AccountData, EntityData, Proven {
  agreements: Agreements
}

export interface NewOperator extends AccountData, Proven {
  /** May act for the entity at once. */
  isAuthorized: boolean
  /** The version of the statement that the person was told and agrees. */
  statement: string
}

/** An account that was registered. */
export interface Registered {
  id: string
  username: string
  kind: RegistrantKind
}

/** `waiting`: may sign in, but not act for the entity; `disabled`: locked by the entity; `locked`: locked by an administrator. */
export const operatorStates = ['authorized', 'waiting', 'disabled', 'locked'] as const
export type OperatorState = (typeof operatorStates)[number]

/** A further account of an entity, as its administrator sees it. */
export interface Operator {
  id: string
  username: string
  name: string
  /** Masked: 138****8000. */
  mobile: string
  email: string
  state: OperatorState
  addedAt: string
  authorizedAt: string | null
  lastSignInAt: string | null
}

/** The day on which a birth date is judged. */
export interface RuleContext {
  today: CalendarDate
}
