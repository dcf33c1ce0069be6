import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, ScriptError } from './project.mjs'

/** Where every matter has its folder. */
export const itemsFolder = 'packages/items/src'

/** What the template says in the place of what is given. */
const placeholders = { code: 'TemplateItem', entity: 'TemplateEntity', zh: '示例事项', en: 'Sample item' }

/** Throws where a code is none. */
export function assertCode(code) {
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(code ?? '')) throw new ScriptError(`事项代码不正确：${code}`, `not the code of a matter: ${code}`)
}

/**
 * Copies files of `_template` into the folder of a matter, with what is given put in.
 *
 * @param {{ root?: string, names: string[], values: { code: string, entity?: string, zh?: string, en?: string } }} wanted
 * @returns {string[]} the files that were written, relative to the root
 */
export function copyTemplate({ root: base = root, names, values }) {
  const target = join(itemsFolder, values.code)
  mkdirSync(join(base, target), { recursive: true })
  return [...names].sort().map((name) => {
    const template = readFileSync(join(base, itemsFolder, '_template', name), 'utf8')
    const filled = Object.entries(placeholders).reduce(
      (content, [key, word]) => (values[key] === undefined ? content : content.replaceAll(word, () => quoted(values[key]))),
      template,
    )
    writeFileSync(join(base, target, name), filled)
    return join(target, name)
  })
}

/** As it stands between single quotes in TypeScript. */
function quoted(text) {
  return text.trim().replaceAll('\\', '\\\\').replaceAll("'", "\\'")
}
