import type { ModuleTexts } from '@wenwu/core/i18n/define'
import { texts as auth } from '@wenwu/core/i18n/texts/auth'
import { texts as common } from '@wenwu/core/i18n/texts/common'
import { traditional, type Locale } from '@wenwu/core/i18n/text'
import type { TextParams } from '@wenwu/core/i18n/translate'

// The sign-in page carries only its own texts; the shell loads all others in the language in use, and ways in bring theirs. So the
// sign-in page does not grow with every screen (150 KB, checked), nor the shell with every language (400 KB, checked).
const loaded: Record<string, ModuleTexts<string>> = { auth, common }

type WholeTexts = Record<string, Record<string, string>>
const wholeLoaders: Record<Locale, () => Promise<{ texts: WholeTexts }>> = {
  zh_CN: () => import('virtual:texts/zh_CN'),
  en_US: () => import('virtual:texts/en_US'),
  ja_JP: () => import('virtual:texts/ja_JP'),
  ko_KR: () => import('virtual:texts/ko_KR'),
  tw_CN: () => import('virtual:texts/tw_CN'),
}
const whole: Partial<Record<Locale, WholeTexts>> = {}
let isWhole = false

/** Adds the texts of further modules, in all their languages (ways in, before the shell). */
export function addTexts(modules: Record<string, ModuleTexts<string>>): void {
  Object.assign(loaded, modules)
}

/** Loads the texts of all modules in a language; from then on a change of language loads those of the new one. */
export async function loadAllTexts(locale: Locale): Promise<void> {
  isWhole = true
  whole[locale] ??= (await wholeLoaders[locale]()).texts
}

/** Before a change of language: what the shell has loaded must be there in the new one, too. */
export async function followLanguage(locale: Locale): Promise<void> {
  if (isWhole) await loadAllTexts(locale)
}

/** Makes sure the texts of error codes are there; where they cannot be loaded, the server's own sentence is shown. */
export async function loadErrorTexts(): Promise<void> {
  if (isWhole || loaded['errors'] !== undefined) return
  await import('@wenwu/core/i18n/texts/errors').then(({ texts }) => addTexts({ errors: texts })).catch(() => undefined)
}

/** As core's findText, over the modules that are loaded. */
export function findLoadedText(locale: Locale, key: string, params: TextParams = {}): string | undefined {
  const dot = key.indexOf('.')
  const module = key.slice(0, dot)
  const name = key.slice(dot + 1)
  const chinese = loaded[module]?.zh_CN[name]
  const own = whole[locale]?.[module]?.[name] ?? loaded[module]?.[locale]?.[name] ?? chinese
  if (own === undefined) return undefined
  const shown = locale === 'tw_CN' ? traditional(own) : own
  return shown.replace(/\{(\w+)\}/g, (whole, param: string) => (param in params ? String(params[param]) : whole))
}
