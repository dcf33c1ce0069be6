// How complete the five languages are: texts of the interface (core/i18n/texts) and texts of content (items, code lists, menus, permissions,
// roles, the audit). Nothing may lack Japanese or Korean, and no translation may lose or invent a placeholder.
import { buildSync } from 'esbuild'
import { join } from 'node:path'
import { root } from './lib/project.mjs'

/** What a file of the sources exports. */
async function load(...path) {
  const { outputFiles } = buildSync({ entryPoints: [join(root, ...path)], bundle: true, write: false, format: 'esm', platform: 'node' })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}

const reviewedLater = ['ja_JP', 'ko_KR']
const placeholders = (text) =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map((match) => match[1])
    .sort()
    .join()
const problems = []

/** Counts one text; `texts` are its languages. */
function count(what, texts, missing) {
  for (const locale of reviewedLater) if (texts[locale] === undefined) missing[locale].push(what)
  for (const locale of ['en_US', ...reviewedLater, 'tw_CN']) {
    const own = texts[locale]
    if (own === undefined) continue
    if (placeholders(own) !== placeholders(texts.zh_CN))
      problems.push(`${what} ${locale}: placeholders ${placeholders(own)} instead of ${placeholders(texts.zh_CN)}`)
    if (own.trim() === '') problems.push(`${what} ${locale}: empty`)
  }
}

/** Every text of content somewhere inside a value. */
function* textsIn(value, seen = new Set()) {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  if (typeof value.zh_CN === 'string' && typeof value.en_US === 'string') yield value
  else for (const part of Object.values(value)) yield* textsIn(part, seen)
}

function print(name, total, missing) {
  console.log(`${total} ${name}; missing: ja_JP ${missing.ja_JP.length}, ko_KR ${missing.ko_KR.length}`)
  for (const [locale, lacking] of Object.entries(missing)) for (const what of lacking) problems.push(`${what} lacks ${locale}`)
}

const { modules } = await load('packages/core/src/i18n/index.generated.ts')
const ui = { ja_JP: [], ko_KR: [] }
let total = 0
for (const [module, texts] of Object.entries(modules)) {
  for (const key of Object.keys(texts.zh_CN)) {
    total++
    count(`${module}.${key}`, Object.fromEntries(Object.entries(texts).map(([locale, own]) => [locale, own[key]])), ui)
  }
}
print('texts', total, ui)

const content = { ja_JP: [], ko_KR: [] }
const sources = [
  'packages/items/src/index.generated.ts',
  'packages/items/src/guides.generated.ts',
  'packages/core/src/codes/code-lists.ts',
  'packages/core/src/codes/statuses.ts',
  'packages/core/src/codes/departments.ts',
  'packages/core/src/auth/permissions.ts',
  'packages/core/src/audit/actions.ts',
  'packages/core/src/audit/object-words.ts',
  'packages/core/src/registration/agreements.ts',
  'apps/server/src/db/seed/menus.ts',
]

/** @returns {Promise<number>} how many texts differ */
async function countContent(paths, missing) {
  const [seen, known] = [new Set(), new Set()]
  for (const path of paths) {
    for (const text of textsIn(await load(path), seen)) {
      const id = JSON.stringify(text)
      if (known.has(id)) continue
      known.add(id)
      count(`${path}: ${text.zh_CN}`, text, missing)
    }
  }
  return known.size
}

print('texts of content', await countContent(sources, content), content)

for (const problem of problems) console.log(problem)
process.exit(problems.length === 0 ? 0 : 1)
