import type { Locale } from '@wenwu/core/i18n/text'
import type { TextKey, TextParams } from '@wenwu/core/i18n/translate'
import { findLoadedText } from './texts.ts'

// Stands in place of core's i18n/translate.ts in the page (texts-by-language.ts): what core says by itself – in forms, in the audit – comes
// from the texts that are loaded, in the one language, instead of bringing every text in every language along.

/** As core's. */
export const findText = findLoadedText

/** As core's. */
export function translate(locale: Locale, key: TextKey, params?: TextParams): string {
  return findLoadedText(locale, key, params) ?? key
}
