import { checkAccountInput, tidyAccount } from '@wenwu/core/users/check-input'
import { problemKey, type ImportColumn, type ImportProblemCode } from '@wenwu/core/users/import-row'
import type { AccountChange, AccountInput, AccountView } from '@wenwu/core/users/model'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import type { TextKey, TextParams } from '@wenwu/core/i18n/translate'
import { CallError } from '../../../lib/call-error.ts'

/** What stands in the form. `mobile` and `email` are undefined while the masked value is left as it is. */
export type FormValues = Omit<AccountInput, 'mobile' | 'email'> & {
  mobile: string | undefined
  email: string | undefined
  organizationName: string
}

export type FormErrors = Partial<Record<string, string>>

export const emptyValues: FormValues = {
  username: '',
  name: '',
  familyName: '',
  kind: 'official',
  organizationId: null,
  organizationName: '',
  mobile: '',
  email: '',
  expertField: '',
}

export function valuesOf(user: AccountView): FormValues {
  const { username, name, familyName, kind, organizationId, organizationName, expertField } = user
  return { username, name, familyName, kind, organizationId, organizationName, expertField, mobile: undefined, email: undefined }
}

export function inputOf({ organizationName: _name, mobile = '', email = '', ...rest }: FormValues): AccountInput {
  return tidyAccount({ ...rest, mobile, email })
}

/** What differs from the account as it was read. */
export function changeOf(values: FormValues, user: AccountView): AccountChange {
  const { username: _username, ...input } = inputOf(values)
  const change: Record<string, unknown> = {}
  for (const field of ['name', 'familyName', 'kind', 'organizationId', 'expertField'] as const)
    if (input[field] !== user[field]) change[field] = input[field]
  if (values.mobile !== undefined) change['mobile'] = input.mobile
  if (values.email !== undefined) change['email'] = input.email
  return change
}

type Translate = (key: TextKey, params?: TextParams) => string

function errorsOf(problems: readonly FieldProblem[], t: Translate): FormErrors {
  return Object.fromEntries(
    problems.map(({ path, code, params }) => [
      path,
      t(problemKey({ column: path as ImportColumn, code: code as ImportProblemCode }), params),
    ]),
  )
}

/** What the server would refuse, said before it is sent. */
export function check(values: FormValues, t: Translate): FormErrors {
  return errorsOf(checkAccountInput(inputOf(values)), t)
}

/** A refusal on the fields it belongs to; undefined where it belongs to none. */
export function refusedFields(error: unknown, t: Translate): FormErrors | undefined {
  if (!(error instanceof CallError)) return undefined
  if (error.problems !== undefined) return errorsOf(error.problems, t)
  return error.field === undefined ? undefined : { [error.field]: error.message }
}
