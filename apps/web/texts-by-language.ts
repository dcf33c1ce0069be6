import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { modules } from '../../packages/core/src/i18n/index.generated.ts'

/** What a module of texts is called: `virtual:texts/<locale>`. */
export const textsPrefix = 'virtual:texts/'
type Texts = Record<string, string>
type OfLanguages = { zh_CN: Texts } & Record<string, Texts | undefined>

/** Stands in place of core's translate in a built page. */
const translateFile = fileURLToPath(new URL('src/lib/translate.ts', import.meta.url))

/** Modules whose texts the shell, the home page and the lists show before any other screen is opened. */
const shellModules = ['auth', 'bell', 'common', 'list', 'list-views', 'portal', 'public', 'search', 'shell']

/** Modules whose texts the case page and the form show: those who work there wait for no others. Of error codes whoever is refused. */
const workModules = ['application', 'case', 'errors', 'form', 'guide', 'keys', 'office', 'papers', 'phrases', 'upload', 'viewer']

/**
 * `virtual:texts/<locale>`: the texts of the shell in one language, so that it carries neither five languages nor every screen's words; those of
 * the case page and the form are `virtual:texts/<locale>/work`, those of all other modules `virtual:texts/<locale>/rest`. What a language lacks is Chinese there already, as core's findText has it; Traditional
 * Chinese holds its overrides only, since the page converts. Titles of screens are the shell's: tabs show them.
 */
export function textsByLanguage(): Plugin {
  let isBuild = false
  return {
    name: 'texts-by-language',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    enforce: 'pre',
    resolveId(id) {
      if (id.startsWith(textsPrefix)) return `\0${id}`
      return isBuild && (id === '@wenwu/core/i18n/translate' || id.endsWith('/i18n/translate.ts')) ? translateFile : undefined
    },
    load(id) {
      if (!id.startsWith(`\0${textsPrefix}`)) return undefined
      const [locale = '', part = ''] = id.slice(textsPrefix.length + 1).split('/')
      const texts = Object.entries(modules).map(([name, texts]): [string, Texts] => {
        const { zh_CN: chinese, [locale]: own = {} } = texts as unknown as OfLanguages
        return [name, { ...chinese, ...own }]
      })
      const partOf = ([name]: [string, Texts]): string => (shellModules.includes(name) ? '' : workModules.includes(name) ? 'work' : 'rest')
      const own = texts.filter((each) => partOf(each) === part)
      const shown = part === '' ? [...own, ...titlesOf(texts.filter((each) => partOf(each) !== ''))] : own
      return `export const texts = ${JSON.stringify(Object.fromEntries(shown))}`
    },
  }
}

/** Of modules, the titles that feature routes give to their screens. */
function titlesOf(texts: readonly [string, Texts][]): [string, Texts][] {
  const folder = fileURLToPath(new URL('src/features', import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'routes.tsx')
    .map((file) => join(folder, file))
  const keys = new Set(files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/titleKey: '([^']+)'/g)].map((match) => match[1])))
  return texts
    .map(([name, own]): [string, Texts] => [name, Object.fromEntries(Object.entries(own).filter(([key]) => keys.has(`${name}.${key}`)))])
    .filter(([, own]) => Object.keys(own).length > 0)
}
