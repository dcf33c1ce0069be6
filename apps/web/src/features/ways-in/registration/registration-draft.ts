import { agreements, type AgreementKind } from '@wenwu/core/registration/agreements'
import type { RegistrantKind } from '@wenwu/core/registration/model'

/** What is kept of an unfinished registration in this window: never a password, an identity number or a code. */
export interface Draft {
  step: number
  /** Kind of agreement ↦ the version that was agreed to. */
  agreed: Partial<Record<AgreementKind, string>>
  username: string
  mobile: string
  email: string
  name: string
  organizationName: string
  creditCode: string
  legalRepresentative: string
  regionCode: string
  address: string
  /** Proof of the phone, and of which phone. Good for half an hour and one registration. */
  proof: string
  provenMobile: string
  /** Idempotency-Key of the submission. */
  requestKey: string
}

/** What is typed and not kept. */
export interface Secrets {
  password: string
  confirmPassword: string
  code: string
  identityNumber: string
}

export type TextField = Exclude<keyof Draft, 'step' | 'agreed' | 'proof' | 'provenMobile' | 'requestKey'>
const textFields = [
  'username',
  'mobile',
  'email',
  'name',
  'organizationName',
  'creditCode',
  'legalRepresentative',
  'regionCode',
  'address',
] as const satisfies readonly TextField[]

export const noSecrets: Secrets = { password: '', confirmPassword: '', code: '', identityNumber: '' }

/** The texts that each kind of registrant agrees to. */
export const agreementsOf: Record<RegistrantKind, readonly AgreementKind[]> = {
  individual: ['service', 'privacy', 'identity-number'],
  'legal-entity': ['service', 'privacy'],
}

/** Steps of the wizard, counted from 0. */
export const steps = { agreement: 0, account: 1, details: 2, done: 3 } as const

export function emptyDraft(requestKey: string): Draft {
  const texts = Object.fromEntries(textFields.map((field) => [field, ''])) as Record<TextField, string>
  return { ...texts, step: 0, agreed: {}, proof: '', provenMobile: '', requestKey }
}

/** Whether everything that this kind must agree to is agreed, in the version in force. */
export function hasAgreed(kind: RegistrantKind, agreed: Draft['agreed']): boolean {
  return agreementsOf[kind].every((each) => agreed[each] === agreements[each].version)
}

/**
 * The draft of a stored text, or an empty one. After a reload the password is gone, so it goes on at the account step at the latest;
 * a text in a new version must be agreed to again.
 */
export function restoreDraft(kind: RegistrantKind, stored: string | null, requestKey: string): Draft {
  const empty = emptyDraft(requestKey)
  if (stored === null) return empty
  try {
    const value = JSON.parse(stored) as Record<string, unknown> | null
    if (value === null || typeof value !== 'object') return empty
    const draft = { ...empty }
    for (const field of [...textFields, 'proof', 'provenMobile', 'requestKey'] as const)
      if (typeof value[field] === 'string') draft[field] = value[field]
    if (typeof value['agreed'] === 'object' && value['agreed'] !== null) draft.agreed = value['agreed']
    const reached = typeof value['step'] === 'number' && value['step'] >= steps.account ? steps.account : steps.agreement
    draft.step = hasAgreed(kind, draft.agreed) ? reached : steps.agreement
    return draft
  } catch {
    return empty
  }
}

const keyOf = (kind: RegistrantKind): string => `REGISTRATION_${kind}`

/** The draft of this window. */
export function loadDraft(kind: RegistrantKind, requestKey: string): Draft {
  return restoreDraft(kind, sessionStorage.getItem(keyOf(kind)), requestKey)
}

export function storeDraft(kind: RegistrantKind, draft: Draft): void {
  sessionStorage.setItem(keyOf(kind), JSON.stringify(draft))
}

export function forgetDraft(kind: RegistrantKind): void {
  sessionStorage.removeItem(keyOf(kind))
}
