import { fill } from './fill.ts'
import { modules } from './index.generated.ts'
import { traditional, type Locale, type Text } from './text.ts'

type Modules = typeof modules
/** Every key of every module: `auth.signIn`. */
export type TextKey = { [M in keyof Modules & string]: `${M}.${keyof Modules[M]['zh_CN'] & string}` }[keyof Modules & string]

export type TextParams = Record<string, string | number>

interface AnyTexts {
  zh_CN: Record<string, string>
  en_US: Record<string, string>
  ja_JP?: Record<string, string | undefined>
  ko_KR?: Record<string, string | undefined>
  tw_CN?: Record<string, string | undefined>
}

/** The text of a key that is only known at run time (an error code from the server), or undefined. */
export function findText(locale: Locale, key: string, params: TextParams = {}): string | undefined {
  const dot = key.indexOf('.')
  const module = (modules as Record<string, AnyTexts>)[key.slice(0, dot)]
  if (module === undefined) return undefined
  const name = key.slice(dot + 1)
  const chinese = module.zh_CN[name]
  if (chinese === undefined) return undefined
  const own = module[locale]?.[name] ?? (locale === 'tw_CN' ? traditional(chinese) : chinese)
  return fill(own, params)
}

/** The text of a key in a language, with its placeholders filled. */
export function translate(locale: Locale, key: TextKey, params?: TextParams): string {
  return findText(locale, key, params) ?? key
}

/** The text of a key as content, in the languages that content is written in; `paramsIn` gives what stands in it in one of them. */
export function textOfKey(key: TextKey, paramsIn: (locale: Locale) => TextParams = () => ({})): Text {
  const inLocale = (locale: Locale) => translate(locale, key, paramsIn(locale))
  return { zh_CN: inLocale('zh_CN'), en_US: inLocale('en_US'), ja_JP: inLocale('ja_JP'), ko_KR: inLocale('ko_KR') }
}
