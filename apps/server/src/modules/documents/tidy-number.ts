const invisible = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** A year of four digits in brackets of whatever kind. */
const year = /[[［【〔〈《(（{｛](\d{4})[\]］】〕〉》)）}｝]/

/**
 * A document number as it is stored: nothing that cannot be seen, digits and letters of normal width, the year in hexagonal brackets
 * (GB/T 9704-2012 7.2.5). Otherwise as typed: old series have forms of their own.
 */
export function tidyNumber(typed: string): string {
  return typed
    .replace(invisible, '')
    .replace(/[０-９Ａ-Ｚａ-ｚ]/g, (letter) => letter.normalize('NFKC'))
    .replace(year, '〔$1〕')
}
