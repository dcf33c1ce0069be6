import type { ModuleTexts } from '@wenwu/core/i18n/define'
import { texts as auth } from '@wenwu/core/i18n/texts/auth'
import { texts as common } from '@wenwu/core/i18n/texts/common'
import { traditional, type Locale } from '@wenwu/core/i18n/text'
import type { TextParams } from '@wenwu/core/i18n/translate'

// The sign-in page carries only its own texts; all others come with the shell, or when they are needed first. So it does not grow with
// every screen (150 KB, checked).
const loaded: Record<string, ModuleTexts<string>> = { auth, common }

/** Adds the texts of further modules (pages/MainPage adds all of them). */
export function addTexts(modules: Record<string, ModuleTexts<string>>): void {
  Object.assign(loaded, modules)
}

/** Makes sure the texts of error codes are there; where they cannot be loaded, the server's own sentence is shown. */
export async function loadErrorTexts(): Promise<void> {
  if (loaded['errors'] !== undefined) return
  await import('@wenwu/core/i18n/texts/errors').then(({ texts }) => addTexts({ errors: texts })).catch(() => undefined)
}

/** As core's findText, over the modules that are loaded. */
export function findLoadedText(locale: Locale, key: string, params: TextParams = {}): string | undefined {
  const dot = key.indexOf('.')
  const module = loaded[key.slice(0, dot)]
  const name = key.slice(dot + 1)
  const chinese = module?.zh_CN[name]
  if (module === undefined || chinese === undefined) return undefined
  const own = module[locale]?.[name] ?? (locale === 'tw_CN' ? traditional(chinese) : chinese)
  return own.replace(/\{(\w+)\}/g, (whole, param: string) => (param in params ? String(params[param]) : whole))
}
