export const locales = ['zh_CN', 'en_US', 'ja_JP', 'ko_KR', 'tw_CN'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'zh_CN'

/** BCP 47 tags for Intl; `tw_CN` is the specification's name for Traditional Chinese. */
export const localeTag: Record<Locale, string> = { zh_CN: 'zh-CN', en_US: 'en-US', ja_JP: 'ja-JP', ko_KR: 'ko-KR', tw_CN: 'zh-TW' }

/** Translated, but not reviewed by anybody who speaks it: said where the language is chosen (decision 0048). */
export const unreviewedLocales: readonly Locale[] = ['ja_JP', 'ko_KR']

/** A text of content (an item, a code list) in the five languages: Chinese and English are complete, the others may lag. */
export interface Text {
  zh_CN: string
  en_US: string
  ja_JP?: string
  ko_KR?: string
  tw_CN?: string
}

/** Short hand for content: `text('项目名称', 'Project name')`. */
export function text(zh: string, en: string, more: Partial<Text> = {}): Text {
  return { zh_CN: zh, en_US: en, ...more }
}

/**
 * `text` for a folder of content whose other languages stand in side files, by the Chinese text, so that who reviews the content reads Chinese
 * and English alone. It takes the Chinese texts that every file translates and, to the compiler, no other.
 */
export function translated<Chinese extends string>(
  others: Partial<Record<Locale, Readonly<Record<Chinese, string>>>>,
): (zh: Chinese, en: string) => Text {
  return (zh, en) => text(zh, en, Object.fromEntries(Object.entries(others).map(([locale, texts]) => [locale, texts[zh]])))
}

/** Texts one after the other in every language that is written; `separator` stands between them. */
export function joinTexts(texts: readonly Text[], separator: Text): Text {
  const join = (locale: Locale) => texts.map((each) => textIn(each, locale)).join(textIn(separator, locale))
  return { zh_CN: join('zh_CN'), en_US: join('en_US'), ja_JP: join('ja_JP'), ko_KR: join('ko_KR') }
}

let toTraditional: (simplified: string) => string = (s) => s

/** Installs the simplified → traditional converter (opencc); core itself stays free of its dictionaries. */
export function setTraditionalConverter(convert: (simplified: string) => string): void {
  toTraditional = convert
}

/** Converts a Chinese text for tw_CN with the installed converter. */
export function traditional(simplified: string): string {
  return toTraditional(simplified)
}

/** The text in a language: missing Japanese and Korean fall back to Chinese, tw_CN is converted. */
export function textIn(value: Text, locale: Locale): string {
  const own = value[locale]
  if (own !== undefined) return own
  return locale === 'tw_CN' ? toTraditional(value.zh_CN) : value.zh_CN
}
