/**
 * A new matter: its folder with a guide copied from packages/items/src/_template, code and names put in (docs/how-to/add-a-guide.md). Its item
 * comes beside it with `npm run item:new`.
 *
 *   npm run guide:new -- <code> "<Chinese name>" "<English name>"
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from './generate.mjs'
import { assertCode, copyTemplate, itemsFolder } from './lib/item-template.mjs'
import { isMain, root, runScript, say, ScriptError } from './lib/project.mjs'

/**
 * @param {{ root?: string, code: string, zh: string, en: string }} guide
 * @returns {string[]} the file that was written, relative to the root
 */
export function createGuide({ root: base = root, code, zh, en }) {
  assertCode(code)
  if (!isName(zh) || !isName(en)) throw new ScriptError('中文名称和英文名称都要有', 'give a Chinese and an English name')
  if (existsSync(join(base, itemsFolder, code))) throw new ScriptError(`已有事项：${code}`, `there is a matter ${code} already`)
  return copyTemplate({ root: base, names: ['guide.ts'], values: { code, zh, en } })
}

function isName(text) {
  return typeof text === 'string' && text.trim() !== '' && !/[\r\n]/.test(text)
}

if (isMain(import.meta.url)) {
  await runScript(() => {
    const [code, zh, en] = process.argv.slice(2)
    if (code === undefined || zh === undefined || en === undefined)
      throw new ScriptError(
        '用法：npm run guide:new -- <代码> "<中文名称>" "<英文名称>"',
        'usage: npm run guide:new -- <code> "<zh name>" "<en name>"',
      )
    for (const file of createGuide({ code, zh, en })) console.log(file)
    generate()
    say('检查：npx vitest run packages/items', 'check it: npx vitest run packages/items')
  })
}
