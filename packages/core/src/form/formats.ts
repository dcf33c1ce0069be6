import { tidyEnds, withoutInvisible } from '../kernel/text.ts'
import { isDay } from './day.ts'

/** Formats a text field may ask for. */
export const formats = ['mobile', 'phone', 'email', 'postcode', 'credit-code', 'id-card', 'document-number'] as const
export type Format = (typeof formats)[number]

const mobile = /^1[3-9]\d{9}$/
const landline = /^(?:0\d{2,3}-?)?[1-9]\d{6,7}(?:-\d{1,6})?$/
const email = /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}$/
const postcode = /^\d{6}$/
const documentNumber = /^[\p{Script=Han}A-Za-z]{1,30}〔(?:19|20)\d{2}〕[1-9]\d{0,5}号$/u

/** Whether a text has the format. Must be cheap for hostile text: lengths are capped before any pattern runs. */
export function hasFormat(format: Format, text: string): boolean {
  if (text.length > 320) return false
  switch (format) {
    case 'mobile':
      return mobile.test(text)
    case 'phone':
      return mobile.test(text) || landline.test(text)
    case 'email':
      return email.test(text)
    case 'postcode':
      return postcode.test(text)
    case 'credit-code':
      return isCreditCode(text)
    case 'id-card':
      return isIdCard(text)
    case 'document-number':
      return documentNumber.test(text)
  }
}

/**
 * Brings a typed text nearer to its format: full-width and square brackets of a document number (GB/T 9704: 〔〕), blanks and what cannot be seen, case. Two codes are the same
 * where this makes the same of them, on the page and on the server.
 */
export function tidyFormat(format: Format, text: string): string {
  if (format === 'document-number') return withoutInvisible(text).replace(/[[［(（【{｛](\d{4})[\]］)）】}｝]/u, '〔$1〕')
  // once more after it: what a sign stands for may hold a blank
  const trimmed = withoutInvisible(withoutInvisible(text).normalize('NFKC')).normalize('NFKC')
  return format === 'credit-code' || format === 'id-card' ? trimmed.replace(/[a-z]+/g, (letters) => letters.toUpperCase()) : trimmed
}

/** A text of a field with a format as it is stored: in that format where it can be brought into it, else as it was typed but for what cannot be seen at its ends. */
export function fitted(format: Format, text: string): string {
  const tidy = tidyFormat(format, text)
  return hasFormat(format, tidy) ? tidy : tidyEnds(text)
}

const creditLetters = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const creditWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** Unified social credit code with its check character (GB 32100-2015, modulus 31). */
export function isCreditCode(text: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(text)) return false
  const sum = creditWeights.reduce((total, weight, i) => total + weight * creditLetters.indexOf(text.charAt(i)), 0)
  return creditLetters.charAt((31 - (sum % 31)) % 31) === text.charAt(17)
}

const idWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** Citizen identity number with birth date and check character (GB 11643-1999). */
export function isIdCard(text: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(text)) return false
  if (!isDay(`${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`)) return false
  const sum = idWeights.reduce((total, weight, i) => total + weight * Number(text.charAt(i)), 0)
  return '10X98765432'.charAt(sum % 11) === text.charAt(17)
}
