import type { TextKey } from '@wenwu/core/i18n/translate'
import { fieldProblems, normalizeFields, typedPasswordProblem } from '@wenwu/core/registration/rules'
import { textNow } from '../../../lib/i18n.ts'
import { findLoadedText } from '../../../lib/texts.ts'
import { currentLocale } from '../../../lib/i18n.ts'
import { messageOfError, CallError } from '../../../lib/call-error.ts'
import { today } from '../../../lib/dates.ts'

/** A problem as the form shows it; `code` tells which way on belongs to it. */
export interface Problem {
  field: string
  code: string
  text: string
}

/** The words of a problem: of the field, else of the error, else of any field. */
function problemText(field: string, code: string, params: Record<string, string> = {}): string {
  const locale = currentLocale()
  return (
    findLoadedText(locale, `registration.problem.${field === 'legalRepresentative' ? 'name' : field}.${code}`, params) ??
    findLoadedText(locale, `errors.${code}`, params) ??
    findLoadedText(locale, `registration.problem.${code}`, params) ??
    textNow('registration.problem.blank' satisfies TextKey)
  )
}

/** What is wrong with the texts of some fields, in their order. */
export function checkTexts(values: Readonly<Record<string, string>>): Problem[] {
  return fieldProblems(normalizeFields(values), { today: today() }).map(({ path, code }) => ({
    field: path,
    code,
    text: problemText(path, code),
  }))
}

/** What is wrong with a password that was typed twice. */
export function checkPassword(password: string, again: string, username: string): Problem[] {
  const problems: Problem[] = []
  const found = typedPasswordProblem(password, username)
  const code = found === 'blank' || found === 'own-name' ? found : found === undefined ? undefined : 'rule'
  if (code !== undefined) problems.push({ field: 'password', code, text: problemText('password', code) })
  const second = again === '' ? 'blank' : again === password ? undefined : 'mismatch'
  if (second !== undefined) problems.push({ field: 'confirmPassword', code: second, text: problemText('confirmPassword', second) })
  return problems
}

const fieldOfCode: Readonly<Record<string, string>> = {
  'wrong-code': 'code',
  'code-expired': 'code',
  'mobile-invalid': 'mobile',
  'password-rule': 'password',
  'password-common': 'password',
  'password-own-name': 'password',
}

/** The problems a refused call names, on their fields; an empty field is the whole form. */
export function problemsOf(error: unknown): Problem[] {
  if (!(error instanceof CallError) || error.code === undefined) return [{ field: '', code: '', text: messageOfError(error) }]
  const params = Object.fromEntries(Object.entries(error.params).map(([name, value]) => [name, String(value)]))
  if (error.problems !== undefined && error.problems.length > 0)
    return error.problems.map(({ path, code }) => ({ field: path, code, text: problemText(path, code, params) }))
  if (error.code === 'phone-not-proven') return [{ field: 'code', code: 'again', text: problemText('code', 'again') }]
  return [{ field: fieldOfCode[error.code] ?? '', code: error.code, text: error.message }]
}
