import { withoutInvisible } from '@wenwu/core/kernel/text'

/** A document number as it is stored: as typed, but for what cannot be seen and the width of digits and letters. */
export function tidyNumber(typed: string): string {
  return withoutInvisible(typed).replace(/[０-９Ａ-Ｚａ-ｚ]/g, (letter) => letter.normalize('NFKC'))
}
