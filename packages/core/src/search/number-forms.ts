import { fold } from './fold.ts'

const standardNumber = /^((?:db\d{2}|[a-z]{1,6})(?:\/[a-z]{1,2})?)\s*(\d+)((?:\.\d+)*)\s*(?:-\s*(\d{2,4}))?$/

/**
 * All ways people write the number of a document, as keys: «GB/T 33290.1—2016» is gbt33290.12016, gbt33290.1, gbt33290, gb33290.1 …
 * and 33290. Of numbers that are not a standard's, the one key of letters and digits.
 */
export function numberForms(number: string): string[] {
  const folded = fold(number).trim()
  const found = standardNumber.exec(folded)
  if (found === null) {
    const key = numberKey(folded)
    return key === '' ? [] : [key]
  }
  const [, prefix = '', digits = '', part = '', year = ''] = found
  const prefixes = new Set([prefix.replace('/', ''), prefix.replace(/\/.*$/, ''), ''])
  const numbers = new Set([
    digits + part,
    digits,
    ...(/^0+[1-9]/.test(digits) ? [digits.replace(/^0+/, '') + part, digits.replace(/^0+/, '')] : []),
  ])
  const forms = new Set<string>()
  for (const letters of prefixes) {
    for (const n of numbers) {
      forms.add(letters + n)
      if (year !== '') forms.add(letters + n + year)
    }
  }
  return [...forms]
}

/** The key of a number as somebody typed it: letters, digits and dots between digits. */
export function numberKey(typed: string): string {
  return fold(typed)
    .replace(/[^\p{L}\p{N}.]/gu, '')
    .replace(/^\.+|\.+$/g, '')
}
