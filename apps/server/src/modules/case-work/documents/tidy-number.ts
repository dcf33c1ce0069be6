import { withoutInvisible } from '@wenwu/core/kernel/text'

/** A document number as it is stored: as typed, but for what cannot be seen and the width of digits and letters. */
export function tidyNumber(typed: string): string {
  return withoutInvisible(typed).replace(/[０-９Ａ-Ｚａ-ｚ]/g, (letter) => letter.normalize('NFKC'))
}

/** A year in full or, as on paper until the nineties, its last two digits, in any brackets. */
const year = /[〔［【（[(]((?:19|20)\d\d|\d\d)[〕］】）\])]/u
/** Not padded with zeros (GB/T 9704-2012 7.2.5 不编虚位). */
const serial = /^[1-9]\d{0,9}$/
const words = /^[\p{L}\p{N}\p{Ps}\p{Pe}\p{Pd}\s、·.]+$/u

/**
 * Whether a tidy text is the number of a document: mark of the office, year in brackets, number (GB/T 9704-2012 7.2.5). Old series differ, so
 * brackets of any kind, «第», a missing «号» and the year in front are taken: `文物保函[2009]1535`, `(82)文物字第12号`, `文物保函〔2026〕88号之一`.
 */
export function isDocumentNumber(number: string): boolean {
  const [found] = year.exec(number) ?? []
  if (found === undefined || !words.test(number)) return false
  const [before, after] = [number.slice(0, number.indexOf(found)), number.slice(number.indexOf(found) + found.length)]
  if (/^\s*\p{Pd}/u.test(after) || !serial.test(/\d+/.exec(after)?.[0] ?? '')) return false
  return /\p{Script=Han}/u.test(`${before}${after}`.replace(/[第号]/g, ''))
}

/** The year that the number of a document names; undefined where it names none. */
export function yearOfNumber(number: string): number | undefined {
  const [, digits] = year.exec(number) ?? []
  return digits === undefined ? undefined : Number(digits.length === 2 ? `19${digits}` : digits)
}
