import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { defaultLocale } from '../../packages/core/src/i18n/text.ts'
import { textsPrefix } from './texts-by-language.ts'

const source = fileURLToPath(new URL('src', import.meta.url))
/** What is drawn around each screen. */
const frame = 'pages/MainPage.tsx'
const antdSheet = /^assets\/antd-[^/]+\.css$/

/**
 * `.vite/screens.json`: by the address of each screen (`/cases/:id`) the scripts and style sheets that it needs, so that the server names them in the
 * page (platform/http/screen-files.ts) and the browser asks for all of them at once, not for each when the one before has come. The sign-in page
 * carries its own words. The build fails where a screen's module is not found.
 */
export function screenFiles(): Plugin {
  return {
    name: 'screen-files',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const byModule = new Map(chunks.flatMap((chunk) => (chunk.facadeModuleId === null ? [] : [[chunk.facadeModuleId, chunk]])))
      const collect = (chunk: Rolldown.OutputChunk, found: Set<string>): Set<string> => {
        if (found.has(chunk.fileName)) return found
        found.add(chunk.fileName)
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet)
        for (const name of chunk.imports) collect(byName.get(name)!, found)
        return found
      }
      const chunkOf = (module: string): Rolldown.OutputChunk =>
        byModule.get(module) ?? this.error(`${module} is not the beginning of a file`)
      // the page itself names these
      const ofPage = collect(
        chunks.find(({ isEntry }) => isEntry)!,
        new Set(),
      )
      const sheet = Object.keys(bundle).find((name) => antdSheet.test(name)) ?? this.error('there is no style sheet of antd')
      // most read Chinese: its words come with the scripts, not after they were read; who reads another language fetches 12 KB too many once
      const texts = chunkOf(`\0${textsPrefix}${defaultLocale}`)
      const screens = readScreens().map(({ path, module }) => {
        const files = collect(chunkOf(join(source, module)), collect(chunkOf(join(source, frame)), new Set([sheet, texts.fileName])))
        return [`/${path}`, [...files].filter((file) => !ofPage.has(file))]
      })
      this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source: JSON.stringify(Object.fromEntries(screens)) })
    },
  }
}

/** Address and module of each screen that a feature offers, and of the home page. */
function readScreens(): { path: string; module: string }[] {
  const features = join(source, 'features')
  const tables = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) => basename(file) === 'routes.tsx')
  const offered = tables.flatMap((file) => {
    const table = readFileSync(join(features, file), 'utf8')
    return table.split(/\{\s*component:/).flatMap((route) => {
      const path = /path: '([^']+)'/.exec(route)?.[1]
      const module = /import\('(\.\.?\/[^']+)'\)/.exec(route)?.[1]
      return path === undefined || module === undefined ? [] : [{ path, module: resolve('/', 'features', dirname(file), module).slice(1) }]
    })
  })
  return [{ path: 'home', module: 'pages/HomePage.tsx' }, ...offered]
}
