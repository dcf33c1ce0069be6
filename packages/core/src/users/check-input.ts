import { hasFormat } from '../form/formats.ts'
import type { FieldProblem } from '../kernel/errors.ts'
import { hasVisibleText, tidyName } from '../kernel/text.ts'
import type { AccountChange, AccountInput } from './model.ts'
import { isUsername } from './username.ts'

/** Longest texts of an account, in characters. */
export const accountLimits = { username: 50, familyName: 20, name: 50, mobile: 11, email: 100, expertField: 50 } as const
type TextField = keyof typeof accountLimits

/** Codes of what can be wrong with one value. */
export type AccountProblemCode = 'required' | 'format' | 'too-long'

/** What is wrong with the values that are given, field by field in the order of the form; empty when nothing is. */
export function checkAccountInput(input: Partial<AccountInput> | AccountChange): FieldProblem[] {
  const values = input as Partial<AccountInput>
  const problems: FieldProblem[] = []
  for (const field of Object.keys(accountLimits) as TextField[]) {
    const value = values[field]
    if (value === undefined) continue
    const code = problemOf(field, value)
    if (code !== undefined) problems.push({ path: field, code, ...(code === 'too-long' && { params: { max: accountLimits[field] } }) })
  }
  return problems
}

function problemOf(field: TextField, value: string): AccountProblemCode | undefined {
  if (!hasVisibleText(value)) return field === 'username' || field === 'name' ? 'required' : undefined
  if (Array.from(value).length > accountLimits[field]) return field === 'mobile' ? 'format' : 'too-long'
  if (field === 'username') return isUsername(value) ? undefined : 'format'
  if (field === 'mobile' || field === 'email') return hasFormat(field, value) ? undefined : 'format'
  return undefined
}

/** The texts of an account without outer white space; a user name in normal width. */
export function tidyAccount<T extends Partial<AccountInput>>(input: T): T {
  const tidied: Partial<AccountInput> = { ...input }
  for (const field of Object.keys(accountLimits) as TextField[]) {
    const value = tidied[field]
    if (value !== undefined)
      tidied[field] =
        field === 'familyName' || field === 'name' || field === 'expertField' ? tidyName(value) : value.normalize('NFKC').trim()
  }
  return tidied as T
}
