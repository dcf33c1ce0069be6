import { hasFormat, tidyFormat } from './formats.ts'
import { isBlank } from './json.ts'
import { getValue, setValue } from './paths.ts'
import type { FieldProblem } from '../kernel/errors.ts'
import type { ApplicantFields, ApplicantPerson, ApplicantUnit, FormData } from './model.ts'

/**
 * Fields of the unit that applies that do not fit the unit whose account files: another's name or code, or with the declaration to file for another
 * unit (代办) the account's own. Either way name and code must be of one unit.
 */
export function applicantProblems(fields: ApplicantFields, data: FormData, unit: ApplicantUnit): FieldProblem[] {
  const isAgent = getValue(data, fields.isAgent) === true
  return (
    [
      [fields.name, unit.name],
      [fields.creditCode, unit.creditCode],
    ] as const
  ).flatMap(([path, own]) => {
    const said = getValue(data, path)
    if (own === null || typeof said !== 'string' || (plain(said) === plain(own)) !== isAgent) return []
    return [{ path, code: isAgent ? 'own-unit' : 'other-unit', params: { own } }]
  })
}

/** The kind of applicant that does not fit the account that files: a unit as a person, or a person as a unit, without the declaration to file for somebody else. */
export function kindProblems(fields: ApplicantFields, data: FormData, unit: ApplicantUnit): FieldProblem[] {
  if (fields.kind === undefined || getValue(data, fields.isAgent) === true) return []
  const said = getValue(data, fields.kind)
  return typeof said !== 'string' || said === '' || said === (unit.isPerson === true ? 'person' : 'unit')
    ? []
    : [{ path: fields.kind, code: 'own-kind' }]
}

/** A telephone to which no message can be sent, where the contact is to be told of progress. */
export function contactProblems(fields: ApplicantFields, data: FormData): FieldProblem[] {
  if (fields.phone === undefined || fields.tellsContact === undefined || getValue(data, fields.tellsContact) !== true) return []
  const phone = getValue(data, fields.phone)
  return typeof phone !== 'string' || phone === '' || hasFormat('mobile', phone) ? [] : [{ path: fields.phone, code: 'format-mobile' }]
}

/** Whether the applicant that the form names is a person, whoever files for them. */
export function isOfPerson(fields: ApplicantFields | undefined, data: FormData): boolean {
  return fields?.kind !== undefined && getValue(data, fields.kind) === 'person'
}

/**
 * How a case is named by the form: the unit that applies, and the agent where the account's unit (`filer`) is declared to file for another (代办); else null and
 * the account's own name. A version of an item without `applicant` names the account's.
 */
export function applicantNames(
  fields: ApplicantFields | undefined,
  data: FormData,
  filer: string,
): { applicant: string; agent: string | null } {
  const said = fields === undefined ? undefined : getValue(data, fields.name)
  const isOther = fields !== undefined && getValue(data, fields.isAgent) === true && typeof said === 'string' && said.trim() !== ''
  return isOther && plain(said) !== plain(filer) ? { applicant: said.trim(), agent: filer } : { applicant: filer, agent: null }
}

/** Whether two names are the same, however brackets, widths and blanks are typed and whatever is not seen stands between. */
function plain(text: string): string {
  return tidyFormat('credit-code', text)
}

/** The form with the unit of the account filled in, as its own application, and the person who files as its contact. */
export function withApplicant(fields: ApplicantFields, data: FormData, unit: ApplicantUnit | null, person?: ApplicantPerson): FormData {
  const said: [string | undefined, string | null | undefined][] = [
    [fields.name, unit?.name],
    [fields.creditCode, unit?.creditCode],
    [fields.address, unit?.address],
    [fields.email, person?.email],
    [fields.contact, person?.name],
    [fields.phone, person?.mobile],
    [fields.kind, person && (person.kind === 'individual' ? 'person' : 'unit')],
  ]
  const own = unit === null ? data : setValue(data, fields.isAgent, false)
  return said.reduce((filled, [path, value]) => (path === undefined || isBlank(value) ? filled : setValue(filled, path, value)), own)
}
