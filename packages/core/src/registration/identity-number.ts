import { isIdCard, tidyFormat } from '../form/formats.ts'
import { isCalendarDate, type CalendarDate } from '../kernel/date.ts'

/**
 * First two digits that are given out: the divisions of GB/T 2260, and 81, 82, 83 of the residence permits for people of Hong Kong,
 * Macao and Taiwan, which have the form of an identity number.
 */
const regions = /^(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/
const earliestBirth: CalendarDate = '1900-01-01'

/** The form in which an identity number is compared: NFKC, capital X, without spaces and hyphens. */
export function normalizeIdentityNumber(typed: string): string {
  return tidyFormat('id-card', typed)
    .replace(/\p{Pd}/gu, '')
    .normalize('NFKC')
}

/** What is wrong with an identity number; `check-digit` alone is a typing error. */
export type IdentityNumberFault = 'format' | 'region' | 'birth-date' | 'check-digit'

/**
 * Checks a normalized citizen identity number by GB 11643-1999: division, day of birth (a day that exists, not after `today`), check
 * sign mod 11-2. Undefined when nothing is wrong. Whose number it is, only the police can tell.
 */
export function identityNumberFault(number: string, today: CalendarDate): IdentityNumberFault | undefined {
  if (!/^[1-9]\d{16}[\dX]$/.test(number)) return 'format'
  if (!regions.test(number)) return 'region'
  const birth = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`
  if (!isCalendarDate(birth) || birth < earliestBirth || birth > today) return 'birth-date'
  return isIdCard(number) ? undefined : 'check-digit'
}
