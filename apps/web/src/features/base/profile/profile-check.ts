import type { TextKey } from '@wenwu/core/i18n/translate'
import { passwordProblem } from '@wenwu/core/auth/password-rule'
import { isEmail } from '@wenwu/core/profile/checks'
import { proposedFamilyName } from '@wenwu/core/profile/family-name'
import type { Profile } from '@wenwu/core/profile/model'
import { normaliseMobile } from '@wenwu/core/verification/mobile'
import { hasVisibleText } from '@wenwu/core/kernel/text'

/** What is typed into the profile form. */
export interface ProfileValues {
  familyName: string
  name: string
  email: string
  mobile: string
  code: string
  /** The password in force, for a new telephone. */
  password: string
  /** Data URL; empty where there is none. */
  avatar: string
}

export type ProfileErrors = Partial<Record<keyof ProfileValues, TextKey>>

/** What the form begins with; who registered said the whole name alone, so the family name is proposed. */
export function valuesOf(profile: Profile): ProfileValues {
  const { name, email, mobile, avatar } = profile
  const familyName = profile.familyName || proposedFamilyName(name)
  return { familyName, name, email, mobile, avatar, code: '', password: '' }
}

/** Whether a telephone was typed that differs from the one in force, so that it must be proven. */
export function isNewMobile(values: ProfileValues, profile: Profile): boolean {
  return normaliseMobile(values.mobile) !== normaliseMobile(profile.mobile) && values.mobile.trim() !== ''
}

/** Whether something differs from what is stored. */
export function isChanged(values: ProfileValues, profile: Profile): boolean {
  const stored = valuesOf(profile)
  return (['familyName', 'name', 'email', 'mobile', 'avatar'] as const).some((field) => values[field].trim() !== stored[field])
}

/** What is wrong with the form, by field, in the order of the fields (specification §5). */
export function checkProfile(values: ProfileValues, profile: Profile): ProfileErrors {
  const errors: ProfileErrors = {}
  if (!hasVisibleText(values.familyName)) errors.familyName = 'profile.familyNameRequired'
  if (!hasVisibleText(values.name)) errors.name = 'profile.nameRequired'
  if (!isEmail(values.email.trim())) errors.email = 'profile.emailFormat'
  // who has no telephone cannot prove one where no message leaves
  if (values.mobile.trim() === '') {
    if (profile.mobile !== '' || profile.canChangeMobile) errors.mobile = 'profile.mobileRequired'
  } else if (normaliseMobile(values.mobile) === undefined) errors.mobile = 'profile.mobileFormat'
  else if (isNewMobile(values, profile)) {
    if (values.code.trim() === '') errors.code = 'profile.codeRequired'
    if (values.password === '') errors.password = 'profile.currentPasswordRequired'
  }
  return errors
}

export interface PasswordValues {
  current: string
  next: string
  again: string
}

export type PasswordErrors = Partial<Record<keyof PasswordValues, TextKey>>

/** What is wrong with a new password before it is sent, by field (specification §5). */
export function checkPasswords({ current, next, again }: PasswordValues): PasswordErrors {
  const errors: PasswordErrors = {}
  if (current === '') errors.current = 'profile.currentPasswordRequired'
  if (next === '') errors.next = 'profile.newPasswordRequired'
  else if (passwordProblem(next) !== undefined) errors.next = 'profile.newPasswordFormat'
  if (again === '') errors.again = 'profile.confirmPasswordRequired'
  else if (again !== next) errors.again = 'profile.confirmPasswordDiffers'
  return errors
}
