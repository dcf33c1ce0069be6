import { create } from 'zustand'
import { defaultLocale, locales, localeTag, setTraditionalConverter, textIn, type Locale, type Text } from '@wenwu/core/i18n/text'
import type { TextKey, TextParams } from '@wenwu/core/i18n/translate'
import { findLoadedText, followLanguage, loadRestTexts, wasTextMissed } from './texts.ts'

const storageKey = 'locale'
/** In this tab: a language that somebody chose and the server has not kept yet. */
const chosenKey = 'locale-chosen'

function storedLocale(): Locale {
  const stored = typeof localStorage === 'undefined' ? null : localStorage.getItem(storageKey)
  return locales.find((locale) => locale === stored) ?? defaultLocale
}

/** `texts` counts how often words came after they were needed. */
const useLocale = create<{ locale: Locale; texts: number }>(() => ({ locale: storedLocale(), texts: 0 }))

let hasConverter = false

async function loadConverter(): Promise<void> {
  if (hasConverter) return
  const { Converter } = await import('opencc-js/cn2t')
  setTraditionalConverter(Converter({ from: 'cn', to: 'tw' }))
  hasConverter = true
}

/** The language in use, outside React. */
export function currentLocale(): Locale {
  return useLocale.getState().locale
}

type ChoiceListener = (locale: Locale) => void
let choiceListener: ChoiceListener | undefined

/** Tells when somebody chooses a language (one listener: whoever is signed in keeps it). Gives the function that ends it. */
export function onLocaleChosen(listener: ChoiceListener): () => void {
  choiceListener = listener
  return () => {
    if (choiceListener === listener) choiceListener = undefined
  }
}

/** The language chosen in this tab that the server has not kept yet, or undefined. */
export function findChosenLocale(): Locale | undefined {
  const chosen = sessionStorage.getItem(chosenKey)
  return locales.find((locale) => locale === chosen)
}

/** The server has kept the choice. */
export function forgetChosenLocale(): void {
  sessionStorage.removeItem(chosenKey)
}

/** Somebody's choice: changes the language here, and in their account when they are signed in. */
async function setLocale(locale: Locale): Promise<void> {
  sessionStorage.setItem(chosenKey, locale)
  await showLocale(locale)
  choiceListener?.(locale)
}

/** Changes the language of this browser; its texts, and for Traditional Chinese the dictionary, are loaded first. */
async function showLocale(locale: Locale): Promise<void> {
  await Promise.all([followLanguage(locale), locale === 'tw_CN' ? loadConverter() : undefined])
  localStorage.setItem(storageKey, locale)
  document.documentElement.lang = localeTag[locale]
  useLocale.setState({ locale })
}

/** Shows the language of an account, where it has one and none was chosen in this tab; the one that is shown stays where its texts do not come. */
export async function showAccountLocale(locale: Locale | null): Promise<void> {
  if (locale === null || locale === currentLocale() || findChosenLocale() !== undefined) return
  await showLocale(locale).catch(() => undefined)
}

/** Applies the stored language before the first render; texts or a dictionary that cannot be loaded leave Chinese as it is. */
export async function startLocale(): Promise<void> {
  const locale = storedLocale()
  document.documentElement.lang = localeTag[locale]
  await followLanguage(locale).catch(() => undefined)
  if (locale === 'tw_CN') await loadConverter().catch(() => undefined)
}

let screenTexts: Promise<void> | undefined

/** Loads the texts of all screens in the language in use, once; what had to be shown without its words is drawn again. */
export function loadScreenTexts(): Promise<void> {
  screenTexts ??= loadRestTexts(currentLocale()).then(
    () => {
      if (!wasTextMissed()) return
      tools.clear()
      useLocale.setState(({ texts }) => ({ texts: texts + 1 }))
    },
    (error: unknown) => {
      screenTexts = undefined
      throw error
    },
  )
  return screenTexts
}

/** A text that is not there yet: all of them are asked for, and what shows the key is drawn again. */
function keyAtFirst(key: TextKey): string {
  void loadScreenTexts().catch(() => undefined)
  return key
}

/** The text of a key in the language in use, outside React. */
export function textNow(key: TextKey, params?: TextParams): string {
  return findLoadedText(currentLocale(), key, params) ?? keyAtFirst(key)
}

export interface TextTools {
  locale: Locale
  t: (key: TextKey, params?: TextParams) => string
  /** The text of content (an item, a code list). */
  textOf: (text: Text) => string
  setLocale: (locale: Locale) => Promise<void>
}

const tools = new Map<Locale, TextTools>()

function toolsOf(locale: Locale): TextTools {
  let found = tools.get(locale)
  if (found === undefined) {
    found = {
      locale,
      t: (key, params) => findLoadedText(locale, key, params) ?? keyAtFirst(key),
      textOf: (text) => textIn(text, locale),
      setLocale,
    }
    tools.set(locale, found)
  }
  return found
}

/** Texts in the language in use; the functions are stable until other texts come. */
export function useText(): TextTools {
  return toolsOf(useLocale().locale)
}
