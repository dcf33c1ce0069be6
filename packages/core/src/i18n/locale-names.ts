import { locales, unreviewedLocales, type Locale } from './text.ts'

const ownNames: Record<Locale, string> = { zh_CN: '简体中文', en_US: 'English', ja_JP: '日本語', ko_KR: '한국어', tw_CN: '繁體中文' }
/** That nobody has reviewed the words yet, said in the language itself. */
const unreviewedMarks: Record<Locale, string> = {
  zh_CN: '（未校）',
  en_US: ' (unreviewed)',
  ja_JP: '（未校閲）',
  ko_KR: '(검수 전)',
  tw_CN: '（未校）',
}

/** Names of the languages in themselves, for the choice of one (specification §9); those that nobody has reviewed yet say so. */
export const localeNames = Object.fromEntries(
  locales.map((locale) => [locale, ownNames[locale] + (unreviewedLocales.includes(locale) ? unreviewedMarks[locale] : '')]),
) as Record<Locale, string>
