import { withoutInvisible } from '../kernel/text.ts'

/** How many letters and digits the code on a paper has (128 bits in hexadecimal). */
export const paperCodeLength = 32

/**
 * The code of what was typed, scanned or pasted, in small letters: with blanks, capitals or wide letters, alone or at the end of the address that stands on
 * the paper. Undefined for what cannot be a code.
 */
export function readPaperCode(typed: string): string | undefined {
  const text = withoutInvisible(typed.normalize('NFKC')).toLowerCase()
  return /^(?:.*\/verify(?:\/|\?code=))?([0-9a-f]{32})(?:[/?#&].*)?$/.exec(text)?.[1]
}
