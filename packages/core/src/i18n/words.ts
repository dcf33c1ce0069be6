import { textIn, type Locale, type Text } from './text.ts'
import { translate, type TextKey, type TextParams } from './translate.ts'

/** A text of ours by its key, or a text of content. */
export type Label = TextKey | Text

/** What says something in one language; `useText()` of the page is one. */
export interface Words {
  locale: Locale
  t: (key: TextKey, params?: TextParams) => string
  textOf: (text: Text) => string
}

/** The words of a language, outside the page. */
export function wordsIn(locale: Locale): Words {
  return { locale, t: (key, params) => translate(locale, key, params), textOf: (text) => textIn(text, locale) }
}

export function say({ t, textOf }: Pick<Words, 't' | 'textOf'>, label: Label): string {
  return typeof label === 'string' ? t(label) : textOf(label)
}
