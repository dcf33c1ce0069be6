import { normaliseMobile } from '@wenwu/core/verification/mobile'
import type { ForgotUserType } from '@wenwu/core/verification/model'
import type { TextKey } from '@wenwu/core/i18n/translate'

/** What the first step of the wizard asks for (specification §3, forgot form). */
export interface AccountForm {
  userType: ForgotUserType | ''
  username: string
  phone: string
  code: string
}

export type AccountField = keyof AccountForm
export type AccountErrors = Partial<Record<AccountField, TextKey>>

function phoneError(phone: string, missing: TextKey): TextKey | undefined {
  if (phone.trim() === '') return missing
  return normaliseMobile(phone) === undefined ? 'recovery.phoneWrong' : undefined
}

function present(errors: Record<AccountField, TextKey | undefined>): AccountErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

/** What keeps the form from going on (specification §5, forgot step 0). */
export function checkAccount(form: AccountForm): AccountErrors {
  return present({
    userType: form.userType === '' ? 'recovery.userTypeRequired' : undefined,
    username: form.username.trim() === '' ? 'recovery.usernameRequired' : undefined,
    phone: phoneError(form.phone, 'recovery.phoneRequired'),
    code: form.code.trim() === '' ? 'recovery.codeRequired' : undefined,
  })
}

/** What keeps a code from being sent (specification §5: it needs user name and phone). */
export function checkBeforeCode(form: AccountForm): AccountErrors {
  return present({
    userType: form.userType === '' ? 'recovery.userTypeRequired' : undefined,
    username: form.username.trim() === '' ? 'recovery.fillUsername' : undefined,
    phone: phoneError(form.phone, 'recovery.fillPhone'),
    code: undefined,
  })
}

const order: readonly AccountField[] = ['userType', 'username', 'phone', 'code']

/** The first field with an error, in the order of the form. */
export function firstError(errors: AccountErrors): AccountField | undefined {
  return order.find((field) => errors[field] !== undefined)
}

/** Whether something is missing, and not only wrong. */
export function isIncomplete(form: AccountForm): boolean {
  return form.userType === '' || [form.username, form.phone, form.code].some((text) => text.trim() === '')
}
