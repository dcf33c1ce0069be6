import type { TextKey } from '../i18n/translate.ts'
import { addDays } from '../kernel/date.ts'

/** A unit with a certificate for protection works (domain.md §4 M). */
export interface QualifiedUnit {
  id: string
  name: string
  provinceCode: string
  /** Code of `qualificationKinds`. */
  kind: string
  /** Code of `qualificationGrades`. */
  grade: string
  certificateNumber: string
  businessScope: string
  issuer: string
  issuedOn: string | null
  validUntil: string
  /** The scanned certificate, where one was handed in. */
  file: { id: string; name: string } | null
}

/** What an import gives of one unit. */
export type QualifiedUnitEntry = Omit<QualifiedUnit, 'id' | 'file'>

export const validities = ['valid', 'expiring', 'expired'] as const
export type Validity = (typeof validities)[number]

export const validityNames: Readonly<Record<Validity, TextKey>> = {
  valid: 'qualified-units.valid',
  expiring: 'qualified-units.expiring',
  expired: 'qualified-units.expired',
}

/** Days before its end in which a certificate counts as running out. */
const expiringDays = 90

/** The day until which certificates run out soon; `expiring`: from today to it. */
export function expiringUntil(today: string): string {
  return addDays(today, expiringDays)
}

/** Whether a certificate is good today; its last day counts. */
export function validityOf(validUntil: string, today: string): Validity {
  if (validUntil < today) return 'expired'
  return validUntil <= expiringUntil(today) ? 'expiring' : 'valid'
}

/** Grades a kind of certificate may have. */
export function isGradeOf(kind: string, grade: string): boolean {
  return (kind === 'works' ? ['1', '2', '3'] : ['A', 'B', 'C']).includes(grade)
}

/** What makes two rows the same certificate. */
export function certificateKey(number: string): string {
  return number.normalize('NFKC').replace(/\s/g, '').toUpperCase()
}
