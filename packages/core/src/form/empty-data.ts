import { withApplicant } from './applicant.ts'
import type { ApplicantPerson, ApplicantUnit, FormData, FormDefinition } from './model.ts'

/**
 * The data of an empty form: every section and field present, tables and files empty, everything else null; the unit that applies and its contact
 * are filled in where their account is known.
 */
export function emptyData(definition: FormDefinition, unit: ApplicantUnit | null = null, person?: ApplicantPerson): FormData {
  const data: FormData = Object.fromEntries(
    definition.sections.map((section) => [
      section.key,
      Object.fromEntries(section.fields.map((field) => [field.key, field.type === 'table' || field.type === 'attachment' ? [] : null])),
    ]),
  )
  return definition.applicant === undefined ? data : withApplicant(definition.applicant, data, unit, person)
}
