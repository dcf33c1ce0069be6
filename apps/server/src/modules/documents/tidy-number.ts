const invisible = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** A document number as it is stored: as typed, but for what cannot be seen and the width of digits and letters. */
export function tidyNumber(typed: string): string {
  return typed.replace(invisible, '').replace(/[０-９Ａ-Ｚａ-ｚ]/g, (letter) => letter.normalize('NFKC'))
}
