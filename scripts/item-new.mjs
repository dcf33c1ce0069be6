/**
 * The item of a matter that has its guide: copies the rest of packages/items/src/_template beside `guide.ts`, puts the code in, and renews the
 * generated index. The guide stays as it is; the checks then say what it has to say more precisely (docs/how-to/add-an-item.md).
 *
 *   npm run item:new -- <code> [entity code of the viewer]
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from './generate.mjs'
import { assertCode, copyTemplate, itemsFolder } from './lib/item-template.mjs'
import { isMain, root, runScript, say, ScriptError } from './lib/project.mjs'

/**
 * @param {{ root?: string, code: string, entity?: string }} item
 * @returns {string[]} the files that were written, relative to the root
 */
export function createItem({ root: base = root, code, entity = entityOf(code) }) {
  assertCode(code)
  if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(entity)) throw new ScriptError(`实体代码不正确：${entity}`, `not an entity code: ${entity}`)
  const folder = join(base, itemsFolder, code)
  if (!existsSync(join(folder, 'guide.ts')))
    throw new ScriptError(
      `还没有办事指南：先执行 npm run guide:new -- ${code} …`,
      `no guide yet: begin with npm run guide:new -- ${code} …`,
    )
  if (existsSync(join(folder, 'item.ts'))) throw new ScriptError(`已有事项：${code}`, `there is an item ${code} already`)
  const names = readdirSync(join(base, itemsFolder, '_template')).filter((name) => name !== 'guide.ts')
  return copyTemplate({ root: base, names, values: { code, entity } })
}

/** The viewer's entity code where none is given: the code itself when it is one (TBCrpPp…), else made from it (56014-a → TB56014aEntity). */
function entityOf(code = '') {
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(code) ? code : `TB${code.replaceAll(/[^A-Za-z0-9]/g, '')}Entity`
}

if (isMain(import.meta.url)) {
  await runScript(() => {
    const [code, entity] = process.argv.slice(2)
    if (code === undefined)
      throw new ScriptError('用法：npm run item:new -- <代码> [实体代码]', 'usage: npm run item:new -- <code> [entity]')
    for (const file of createItem({ code, entity })) console.log(file)
    generate()
    say('检查：npx vitest run packages/items', 'check it: npx vitest run packages/items')
  })
}
