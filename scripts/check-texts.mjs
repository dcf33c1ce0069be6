// How complete the five languages are. Chinese and English are complete by type; Japanese and Korean may lag and fall back to
// Chinese (printed); a placeholder that a translation lacks or invents is an error.
import { buildSync } from 'esbuild'
import { join } from 'node:path'
import { root } from './lib/project.mjs'

const { outputFiles } = buildSync({ entryPoints: [join(root, 'packages/core/src/i18n/index.generated.ts')], bundle: true, write: false, format: 'esm', platform: 'neutral' })
const { modules } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)

const placeholders = (text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort().join()
const missing = { ja_JP: 0, ko_KR: 0 }
const problems = []
let total = 0
for (const [module, texts] of Object.entries(modules)) {
  for (const [key, chinese] of Object.entries(texts.zh_CN)) {
    total++
    for (const locale of ['ja_JP', 'ko_KR']) if (texts[locale]?.[key] === undefined) missing[locale]++
    for (const locale of ['en_US', 'ja_JP', 'ko_KR', 'tw_CN']) {
      const own = texts[locale]?.[key]
      if (own !== undefined && placeholders(own) !== placeholders(chinese)) problems.push(`${module}.${key} ${locale}: placeholders ${placeholders(own)} instead of ${placeholders(chinese)}`)
      if (own !== undefined && own.trim() === '') problems.push(`${module}.${key} ${locale}: empty`)
    }
  }
}
console.log(`${total} texts; missing: ja_JP ${missing.ja_JP}, ko_KR ${missing.ko_KR} (fall back to zh_CN)`)
for (const problem of problems) console.log(problem)
process.exit(problems.length === 0 ? 0 : 1)
