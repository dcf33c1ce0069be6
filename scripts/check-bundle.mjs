// Sizes of what a browser must load, gzip, from Vite's manifest: the login page ≤ 150 KB of JavaScript, the shell with a list ≤ 400 KB (issue 2 §4),
// a page that the public reads ≤ 360 KB.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { prepare } from './lib/prepare.mjs'
import { root } from './lib/project.mjs'

const dist = join(root, 'apps/web/dist')
const manifestFile = join(dist, '.vite/manifest.json')

await prepare({ targets: ['web'] })
if (!existsSync(manifestFile)) throw new Error('apps/web/dist/.vite/manifest.json is missing')
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))

/** Screens and the modules that each loads beside the entry; the login page is part of the entry. */
const screens = [
  { name: 'login page', limit: 150, modules: [] },
  {
    name: 'shell with a list',
    limit: 400,
    modules: ['src/pages/MainPage.tsx', 'src/pages/HomePage.tsx', 'src/features/cases/CaseListPage.tsx', '../../virtual:texts/zh_CN'],
  },
  { name: 'public page', limit: 360, modules: ['src/features/laws/LawPage.tsx', '../../virtual:texts/zh_CN'] },
]

/** A chunk with everything it imports statically. */
function closure(key, seen = new Set()) {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return seen
  seen.add(key)
  for (const next of chunk.imports ?? []) closure(next, seen)
  return seen
}

let hasFailed = false
for (const { name, limit, modules } of screens) {
  const keys = new Set()
  for (const module of ['index.html', ...modules]) {
    if (manifest[module] === undefined) throw new Error(`${module} is not in the manifest`)
    closure(module, keys)
  }
  const files = new Set([...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')))
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0)
  const size = Math.round(bytes / 102.4) / 10
  const isFine = size <= limit
  hasFailed ||= !isFine
  console.log(`${isFine ? '✓' : '✗'} ${name}: ${size} KB gz of ${limit} (${files.size} files)`)
}
process.exit(hasFailed ? 1 : 0)
