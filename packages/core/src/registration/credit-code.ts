import { findProvince } from '../codes/provinces.ts'
import { isCreditCode, tidyFormat } from '../form/formats.ts'

/** The form in which a credit code is stored and compared: NFKC, capitals, without spaces and hyphens. */
export function normalizeCreditCode(typed: string): string {
  return tidyFormat('credit-code', typed)
    .replace(/\p{Pd}/gu, '')
    .normalize('NFKC')
}

/** What is wrong with a unified social credit code: its form, or only its check sign (a typing error). */
export type CreditCodeFault = 'format' | 'check-digit'

/**
 * Checks a normalized unified social credit code by GB 32100-2015: registering authority and class, six digits of the division, nine
 * signs of the body (no I, O, S, V, Z, which are taken for digits), check sign mod 31-3. Undefined when nothing is wrong.
 */
export function creditCodeFault(code: string): CreditCodeFault | undefined {
  if (!/^[1-9ANY][1-9A-HJ-NPQRTUWXY]\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(code)) return 'format'
  return isCreditCode(code) ? undefined : 'check-digit'
}

/**
 * The code of the province (`61`) whose authority registered the holder of a credit code: the division in it, by GB 32100-2015. Undefined of what is no such code, and of who
 * is registered by an authority of the state.
 */
export function provinceOfCreditCode(typed: unknown): string | undefined {
  const code = typeof typed === 'string' ? normalizeCreditCode(typed) : ''
  return creditCodeFault(code) === undefined && findProvince(code.slice(2, 4)) !== undefined ? code.slice(2, 4) : undefined
}
