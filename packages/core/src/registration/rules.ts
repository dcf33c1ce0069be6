import type { FieldProblem } from '../kernel/errors.ts'
import { tidyName } from '../kernel/text.ts'
import { hasFormat } from '../form/formats.ts'
import { passwordProblem } from '../auth/password-rule.ts'
import { normaliseMobile } from '../verification/mobile.ts'
import { creditCodeFault, normalizeCreditCode } from './credit-code.ts'
import { identityNumberFault, normalizeIdentityNumber } from './identity-number.ts'
import type { RuleContext } from './model.ts'

/** Longest values, in characters after normalization. */
const fieldLimits = {
  username: { min: 4, max: 30 },
  name: { min: 2, max: 50 },
  email: 100,
  organizationName: { min: 2, max: 100 },
  address: 200,
} as const

/** What may be wrong with a field; its text is `registration.problem.<field>.<code>`, or `registration.problem.<code>` for every field. */
export type FieldRule = (value: string, context: RuleContext) => string | undefined

// Names that look like those of the administration: nobody registers as one of it.
const reserved = /^(admin|root|sysadmin|system|security|audit|wenwu|ncha|national-|province-)/

/** Letters of a person's name: of any script, with the dot of transcribed names (·). */
const personName = /^\p{L}[\p{L}\p{M} .'’·-]*$/u
const organizationName = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&'’·（）()《》“”"、—-]*$/u
function lengthOf(text: string): number {
  return Array.from(text).length
}

function nameProblem(value: string): string | undefined {
  if (value === '') return 'blank'
  return lengthOf(value) < fieldLimits.name.min || lengthOf(value) > fieldLimits.name.max || !personName.test(value) ? 'form' : undefined
}

export const ruledFields = [
  'username',
  'name',
  'mobile',
  'email',
  'identityNumber',
  'creditCode',
  'organizationName',
  'legalRepresentative',
  'regionCode',
  'address',
] as const
export type RuledField = (typeof ruledFields)[number]

/** Checks one normalized value of each field; `blank` where nothing was typed. */
export const fieldRules: Record<RuledField, FieldRule> = {
  username: (value) => {
    if (value === '') return 'blank'
    if (lengthOf(value) < fieldLimits.username.min || lengthOf(value) > fieldLimits.username.max) return 'length'
    if (!/^[A-Za-z][A-Za-z0-9._-]*$/.test(value)) return 'form'
    return reserved.test(value.toLowerCase()) ? 'reserved' : undefined
  },
  name: nameProblem,
  mobile: (value) => (value === '' ? 'blank' : normaliseMobile(value) === value ? undefined : 'form'),
  email: (value) => (value === '' ? 'blank' : value.length > fieldLimits.email || !hasFormat('email', value) ? 'form' : undefined),
  identityNumber: (value, { today }) => (value === '' ? 'blank' : identityNumberFault(value, today)),
  creditCode: (value) => (value === '' ? 'blank' : creditCodeFault(value)),
  organizationName: (value) => {
    if (value === '') return 'blank'
    const { min, max } = fieldLimits.organizationName
    return lengthOf(value) < min || lengthOf(value) > max || !organizationName.test(value) ? 'form' : undefined
  },
  legalRepresentative: nameProblem,
  regionCode: (value) => (value === '' ? 'blank' : /^[1-9]\d(?:\d{2}){0,2}$/.test(value) ? undefined : 'form'),
  address: (value) => (lengthOf(value) > fieldLimits.address ? 'length' : undefined),
}

function normalizeName(typed: string): string {
  return tidyName(typed).replace(/[•・‧]/g, '·')
}

/** The form in which each field is checked, compared and stored. */
export const normalizers: Record<RuledField, (typed: string) => string> = {
  username: (typed) => typed.normalize('NFKC').trim(),
  name: normalizeName,
  mobile: (typed) => normaliseMobile(typed) ?? typed.trim(),
  email: (typed) => typed.normalize('NFKC').trim(),
  identityNumber: normalizeIdentityNumber,
  creditCode: normalizeCreditCode,
  organizationName: tidyName,
  legalRepresentative: normalizeName,
  regionCode: (typed) => typed.trim(),
  address: tidyName,
}

/** A record with its ruled fields normalized; others stay as they are. */
export function normalizeFields<T extends object>(values: T): T {
  const changed = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' && isRuled(field) ? normalizers[field](value) : (value as unknown),
  ])
  return Object.fromEntries(changed) as T
}

/** The problems of the ruled fields of a normalized record, in the order of its fields. */
export function fieldProblems(values: object, context: RuleContext): FieldProblem[] {
  return Object.entries(values).flatMap(([path, value]) => {
    const code = isRuled(path) && typeof value === 'string' ? fieldRules[path](value, context) : undefined
    return code === undefined ? [] : [{ path, code }]
  })
}

/** How a password that was typed misses the rule of specification §5, or holds the user name. */
export function typedPasswordProblem(
  password: string,
  username: string,
): 'blank' | 'length' | 'kinds' | 'control' | 'own-name' | undefined {
  if (password === '') return 'blank'
  const key = normalizers.username(username).toLowerCase()
  return passwordProblem(password) ?? (key.length >= 3 && password.toLowerCase().includes(key) ? 'own-name' : undefined)
}

function isRuled(field: string): field is RuledField {
  return Object.hasOwn(fieldRules, field)
}
