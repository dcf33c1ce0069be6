/**
 * A new approval item: copies packages/items/src/_template, puts code and names in, and renews the generated index. The new folder passes
 * every check at once; from there it is edited (docs/how-to/add-an-item.md).
 *
 *   npm run item:new -- <code> "<Chinese name>" "<English name>" [entity code of the viewer]
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from './generate.mjs'
import { isMain, root, runScript, say, ScriptError } from './lib/project.mjs'

const itemsFolder = 'packages/items/src'
const placeholders = {
  code: 'TemplateItem',
  entity: 'TemplateEntity',
  zh: '示例事项',
  en: 'Sample item',
  ja: '見本の事項',
  ko: '예시 사무',
}

/**
 * @param {{ root?: string, code: string, zh: string, en: string, entity?: string }} item
 * @returns {string[]} the files that were written, relative to the root
 */
export function createItem({ root: base = root, code, zh, en, entity = entityOf(code) }) {
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(code ?? '')) throw new ScriptError(`事项代码不正确：${code}`, `not an item code: ${code}`)
  if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(entity)) throw new ScriptError(`实体代码不正确：${entity}`, `not an entity code: ${entity}`)
  if (!isName(zh) || !isName(en)) throw new ScriptError('中文名称和英文名称都要有', 'give a Chinese and an English name')
  const source = join(base, itemsFolder, '_template')
  const target = join(base, itemsFolder, code)
  if (existsSync(target)) throw new ScriptError(`已有事项：${code}`, `there is an item ${code} already`)
  mkdirSync(target)
  return readdirSync(source)
    .sort()
    .map((name) => {
      // in the other languages the English name stands until somebody translates it
      const values = { code, entity, zh: quoted(zh), en: quoted(en), ja: quoted(en), ko: quoted(en) }
      const filled = Object.entries(placeholders).reduce(
        (content, [key, word]) => content.replaceAll(word, () => values[key]),
        readFileSync(join(source, name), 'utf8'),
      )
      writeFileSync(join(target, name), filled)
      return join(itemsFolder, code, name)
    })
}

/** The viewer's entity code where none is given: the code itself when it is one (TBCrpPp…), else made from it (56014-a → TB56014aEntity). */
function entityOf(code = '') {
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(code) ? code : `TB${code.replaceAll(/[^A-Za-z0-9]/g, '')}Entity`
}

function isName(text) {
  return typeof text === 'string' && text.trim() !== '' && !/[\r\n]/.test(text)
}

/** As it stands between single quotes in TypeScript. */
function quoted(text) {
  return text.trim().replaceAll('\\', '\\\\').replaceAll("'", "\\'")
}

if (isMain(import.meta.url)) {
  await runScript(() => {
    const [code, zh, en, entity] = process.argv.slice(2)
    if (code === undefined || zh === undefined || en === undefined)
      throw new ScriptError(
        '用法：npm run item:new -- <代码> "<中文名称>" "<英文名称>" [实体代码]',
        'usage: npm run item:new -- <code> "<zh name>" "<en name>" [entity]',
      )
    for (const file of createItem({ code, zh, en, entity })) console.log(file)
    generate()
    say('检查：npx vitest run packages/items', 'check it: npx vitest run packages/items')
  })
}
