// What a browser fetches for a first visit, from Vite's manifest: KB of JavaScript as the server sends it (brotli), and scripts and style sheets together
// (issue 13 §9; the rest of its requests, a dozen calls, font and picture, does not grow by itself). What it is like in a browser: `npm run bench -- --weight`.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { prepare } from './lib/prepare.mjs'
import { root } from './lib/project.mjs'

const dist = join(root, 'apps/web/dist')
const manifestFile = join(dist, '.vite/manifest.json')

await prepare({ targets: ['web'] })
if (!existsSync(manifestFile)) throw new Error('apps/web/dist/.vite/manifest.json is missing')
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))

const shell = ['src/pages/MainPage.tsx', '../../virtual:texts/zh_CN', 'src/features/base/shell/ShellPanels.tsx']
const workTexts = '../../virtual:texts/zh_CN/work'

/** What the sign-in page asks for once it is drawn (decision 0143). */
const afterSignInPage = ['src/features/ways-in/auth/sign-in.ts', 'src/lib/load-site.ts']

/** Screens and the modules that each loads beside the entry; the login page is part of the entry. */
const screens = [
  { name: 'login page, drawn', limit: 125, mostFiles: 6, modules: [] },
  { name: 'login page', limit: 150, mostFiles: 9, modules: afterSignInPage },
  { name: 'home', limit: 360, mostFiles: 23, modules: [...shell, 'src/pages/HomePage.tsx'] },
  { name: 'list', limit: 350, mostFiles: 19, modules: [...shell, 'src/features/case-work/cases/CaseListPage.tsx'] },
  { name: 'case', limit: 450, mostFiles: 25, modules: [...shell, workTexts, 'src/features/case-work/cases/case-page/CasePage.tsx'] },
  {
    name: 'form',
    limit: 450,
    mostFiles: 25,
    modules: [...shell, workTexts, 'src/features/case-work/applications/ApplicationFormPage.tsx'],
  },
  {
    name: 'public page',
    limit: 360,
    mostFiles: 20,
    modules: ['src/features/public-texts/laws/LawPage.tsx', 'src/pages/MainPage.tsx', '../../virtual:texts/zh_CN'],
  },
]

/** A chunk with everything it imports statically. */
function closure(key, seen = new Set()) {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return seen
  seen.add(key)
  for (const next of chunk.imports ?? []) closure(next, seen)
  return seen
}

const sizes = new Map()
function sizeOf(file) {
  if (!sizes.has(file)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    sizes.set(file, brotliCompressSync(readFileSync(join(dist, file)), { params }).length)
  }
  return sizes.get(file)
}

let hasFailed = false
for (const { name, limit, mostFiles, modules } of screens) {
  const keys = new Set()
  for (const module of ['index.html', ...modules]) {
    if (manifest[module] === undefined) throw new Error(`${module} is not in the manifest`)
    closure(module, keys)
  }
  const scripts = new Set([...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')))
  const sheets = new Set([...keys].flatMap((key) => manifest[key].css ?? []))
  const bytes = [...scripts].reduce((sum, file) => sum + sizeOf(file), 0)
  const size = Math.round(bytes / 102.4) / 10
  const files = scripts.size + sheets.size
  const isFine = size <= limit && files <= mostFiles
  hasFailed ||= !isFine
  console.log(`${isFine ? '✓' : '✗'} ${name}: ${size} KB of ${limit}, ${files} files of ${mostFiles}`)
}
process.exit(hasFailed ? 1 : 0)
