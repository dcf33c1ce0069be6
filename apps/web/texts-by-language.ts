import type { Plugin } from 'vite'
import { modules } from '../../packages/core/src/i18n/index.generated.ts'

const prefix = 'virtual:texts/'
type Texts = Record<string, string>
type OfLanguages = { zh_CN: Texts } & Record<string, Texts | undefined>

/**
 * `virtual:texts/<locale>`: the texts of all modules in one language, so that the shell does not carry five. What a language lacks is
 * Chinese there already, as core's findText has it; Traditional Chinese holds its overrides only, since the page converts.
 */
export function textsByLanguage(): Plugin {
  return {
    name: 'texts-by-language',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const locale = id.slice(prefix.length + 1)
      const texts = Object.entries(modules).map(([name, texts]) => {
        const { zh_CN: chinese, [locale]: own = {} } = texts as unknown as OfLanguages
        return [name, { ...chinese, ...own }]
      })
      return `export const texts = ${JSON.stringify(Object.fromEntries(texts))}`
    },
  }
}
