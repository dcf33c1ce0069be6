import { tidyFormat } from './formats.ts'
import { getValue, setValue } from './paths.ts'
import type { FieldProblem } from '../kernel/errors.ts'
import type { ApplicantFields, ApplicantUnit, FormData } from './model.ts'

/** Fields that name another unit than the one whose account files, though it is not declared that this is done for another. */
export function applicantProblems(fields: ApplicantFields, data: FormData, unit: ApplicantUnit): FieldProblem[] {
  if (getValue(data, fields.isAgent) === true) return []
  return (
    [
      [fields.name, unit.name],
      [fields.creditCode, unit.creditCode],
    ] as const
  ).flatMap(([path, own]) => {
    const said = getValue(data, path)
    return own === null || typeof said !== 'string' || plain(said) === plain(own) ? [] : [{ path, code: 'other-unit', params: { own } }]
  })
}

/** Whether two names are the same, however brackets, widths and blanks are typed. */
function plain(text: string): string {
  return tidyFormat('credit-code', text)
}

/** The form with the unit of the account filled in, as its own application. */
export function withApplicant(fields: ApplicantFields, data: FormData, unit: ApplicantUnit): FormData {
  const named = setValue(setValue(data, fields.name, unit.name), fields.isAgent, false)
  return unit.creditCode === null ? named : setValue(named, fields.creditCode, unit.creditCode)
}
