import { fill } from '@wenwu/core/i18n/fill'
import type { ModuleTexts } from '@wenwu/core/i18n/translation'
import { texts as authInEnglish } from '@wenwu/core/i18n/texts/en_US/auth'
import { texts as commonInEnglish } from '@wenwu/core/i18n/texts/en_US/common'
import { texts as auth } from '@wenwu/core/i18n/texts/zh_CN/auth'
import { texts as common } from '@wenwu/core/i18n/texts/zh_CN/common'
import { traditional, type Locale } from '@wenwu/core/i18n/text'
import type { TextParams } from '@wenwu/core/i18n/translate'

// The sign-in page carries only its own texts; the shell loads its own in the language in use, then those of all screens, and ways in bring
// theirs. So the sign-in page does not grow with every screen (150 KB, checked), nor the shell with screens and languages (350 KB, checked).
const loaded: Record<string, ModuleTexts> = {
  auth: { zh_CN: auth, en_US: authInEnglish },
  common: { zh_CN: common, en_US: commonInEnglish },
}

type TextsOfModules = Record<string, Record<string, string>>
type Loaders = Record<Locale, () => Promise<{ texts: TextsOfModules }>>
const shellLoaders: Loaders = {
  zh_CN: () => import('virtual:texts/zh_CN'),
  en_US: () => import('virtual:texts/en_US'),
  ja_JP: () => import('virtual:texts/ja_JP'),
  ko_KR: () => import('virtual:texts/ko_KR'),
  tw_CN: () => import('virtual:texts/tw_CN'),
}
const workLoaders: Loaders = {
  zh_CN: () => import('virtual:texts/zh_CN/work'),
  en_US: () => import('virtual:texts/en_US/work'),
  ja_JP: () => import('virtual:texts/ja_JP/work'),
  ko_KR: () => import('virtual:texts/ko_KR/work'),
  tw_CN: () => import('virtual:texts/tw_CN/work'),
}
const restLoaders: Loaders = {
  zh_CN: () => import('virtual:texts/zh_CN/rest'),
  en_US: () => import('virtual:texts/en_US/rest'),
  ja_JP: () => import('virtual:texts/ja_JP/rest'),
  ko_KR: () => import('virtual:texts/ko_KR/rest'),
  tw_CN: () => import('virtual:texts/tw_CN/rest'),
}
const shells: Partial<Record<Locale, TextsOfModules>> = {}
const works: Partial<Record<Locale, TextsOfModules>> = {}
const rests: Partial<Record<Locale, TextsOfModules>> = {}
let hasShell = false
let hasWork = false
let hasRest = false
let isMissed = false
/** Languages that neither the sign-in page nor a way in carries along: they are always loaded whole. */
const carriedApart: readonly Locale[] = ['ja_JP', 'ko_KR']

/** Adds the texts of further modules in Chinese and English (ways in, before the shell). */
export function addTexts(modules: Record<string, ModuleTexts>): void {
  Object.assign(loaded, modules)
}

/** Loads the texts of the shell in a language; from then on a change of language loads those of the new one. */
export async function loadShellTexts(locale: Locale): Promise<void> {
  hasShell = true
  shells[locale] ??= (await shellLoaders[locale]()).texts
}

/** Loads the texts of the case page and the form, as `loadShellTexts`. */
export async function loadWorkTexts(locale: Locale): Promise<void> {
  hasWork = true
  works[locale] ??= (await workLoaders[locale]()).texts
}

/** Loads the texts of all screens, as `loadShellTexts`. */
export async function loadRestTexts(locale: Locale): Promise<void> {
  hasRest = true
  const rest = restLoaders[locale]()
  await loadWorkTexts(locale)
  rests[locale] ??= (await rest).texts
}

/** Whether a text was asked for that no loaded module has. */
export function wasTextMissed(): boolean {
  return isMissed
}

/** Before a language is shown: what is loaded must be there in it, too. */
export async function followLanguage(locale: Locale): Promise<void> {
  const isApart = carriedApart.includes(locale)
  await Promise.all([
    hasShell || isApart ? loadShellTexts(locale) : undefined,
    hasWork || isApart ? loadWorkTexts(locale) : undefined,
    hasRest || isApart ? loadRestTexts(locale) : undefined,
  ])
}

/** Makes sure the texts of error codes are there; where they cannot be loaded, the server's own sentence is shown. */
export async function loadErrorTexts(locale: Locale): Promise<void> {
  if (hasShell) return loadWorkTexts(locale).catch(() => undefined)
  if (loaded['errors'] !== undefined) return
  await Promise.all([import('@wenwu/core/i18n/texts/zh_CN/errors'), import('@wenwu/core/i18n/texts/en_US/errors')])
    .then(([chinese, english]) => addTexts({ errors: { zh_CN: chinese.texts, en_US: english.texts } }))
    .catch(() => undefined)
}

/** As core's findText, over the modules that are loaded. */
export function findLoadedText(locale: Locale, key: string, params: TextParams = {}): string | undefined {
  const dot = key.indexOf('.')
  const module = key.slice(0, dot)
  const name = key.slice(dot + 1)
  const chinese = loaded[module]?.zh_CN[name]
  const own =
    rests[locale]?.[module]?.[name] ??
    works[locale]?.[module]?.[name] ??
    shells[locale]?.[module]?.[name] ??
    loaded[module]?.[locale]?.[name] ??
    chinese
  if (own === undefined) {
    isMissed = true
    return undefined
  }
  const shown = locale === 'tw_CN' ? traditional(own) : own
  return fill(shown, params)
}
