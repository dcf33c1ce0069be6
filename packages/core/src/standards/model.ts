import { standardNatures } from '../codes/standard-natures.ts'
import { standardStatuses } from '../codes/standard-statuses.ts'
import type { CodeList } from '../codes/code-list.ts'
import { withoutInvisible } from '../kernel/text.ts'

/** One standard of the list; days are `YYYY-MM-DD` or null where nobody knows them. */
export interface Standard {
  id: string
  number: string
  title: string
  publishedOn: string | null
  effectiveOn: string | null
  natureCode: string
  statusCode: string
  publisher: string
}

/** Where a keyword is looked for; the first is everywhere. */
export const standardFields = ['any', 'title', 'number'] as const

/** Code lists that may be asked for without signing in (specification §7.2). */
export const publicCodeLists: Readonly<Record<string, CodeList>> = {
  StandardStatusCode: standardStatuses,
  StandardNatureCode: standardNatures,
}

/** What two notations of one number have in common: letters and digits (`GB/T 30687—2014` and `gbt30687-2014` are `gbt306872014`). */
export function numberKey(number: string): string {
  return Array.from(withoutInvisible(number.normalize('NFKC')).toLowerCase())
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .join('')
}

/** Brings numbers into the order people expect: part 2 before part 10. */
export function numberOrder(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\d+/g, (digits) => digits.padStart(8, '0'))
}
