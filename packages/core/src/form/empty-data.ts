import { withApplicant } from './applicant.ts'
import type { ApplicantUnit, FormData, FormDefinition } from './model.ts'

/**
 * The data of a form nobody has filled in: every section and field present, tables and files empty, everything else null; but the unit that applies
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
