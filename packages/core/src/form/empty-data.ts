import { withApplicant } from './applicant.ts'
import type { ApplicantUnit, FormData, FormDefinition } from './model.ts'

/**
 * The data of an empty form: every section and field present, tables and files empty, everything else null; the unit that applies is filled in
 * where its account is known.
 */
export function emptyData(definition: FormDefinition, applicantUnit?: ApplicantUnit | null): FormData {
  const data: FormData = Object.fromEntries(
    definition.sections.map((section) => [
      section.key,
      Object.fromEntries(section.fields.map((field) => [field.key, field.type === 'table' || field.type === 'attachment' ? [] : null])),
    ]),
  )
  if (definition.applicant === undefined || applicantUnit === undefined || applicantUnit === null) return data
  return withApplicant(definition.applicant, data, applicantUnit)
}
