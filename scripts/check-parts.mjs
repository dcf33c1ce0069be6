/**
 * The folders inside a module of the server, and the files beside them, import one another one way only: whoever reads a module can begin with the part that knows no
 * other. The wall `no-cycles` sees circles of files; a circle of folders can be without one.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { filesUnder } from './lib/files.mjs'
import { isMain, root } from './lib/project.mjs'

const modules = 'apps/server/src/modules'

/**
 * The first circle among the parts of a module, as the parts and the imports that lead from each to the next; undefined where there is none.
 *
 * @param {string} folder of the module
 * @param {string[]} files of the module, without tests
 * @returns {string[] | undefined}
 */
export function findCircle(folder, files) {
  /** @type {Map<string, Map<string, string>>} part → part it imports → one import that says so */
  const parts = new Map()
  const isFile = (part) => part.endsWith('.ts')
  const partOf = (file) => relative(folder, file).split(/[\\/]/)[0]
  for (const file of files) {
    const from = partOf(file)
    if (!parts.has(from)) parts.set(from, new Map())
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/\bfrom '(\.[^']+)'/g)) {
      const to = partOf(resolve(dirname(file), path))
      // between two files it is the wall's to see
      if (to !== '..' && to !== from && !(isFile(from) && isFile(to))) parts.get(from).set(to, `${relative(folder, file)} imports ${path}`)
    }
  }
  const done = new Set()
  const walk = (part, way) => {
    const begin = way.findIndex((step) => step.part === part)
    if (begin >= 0) return way.slice(begin).map((step) => step.by)
    if (done.has(part)) return undefined
    done.add(part)
    for (const [to, by] of parts.get(part) ?? []) {
      const circle = walk(to, [...way, { part, by }])
      if (circle !== undefined) return circle
    }
    return undefined
  }
  for (const part of parts.keys()) {
    const circle = walk(part, [])
    if (circle !== undefined) return circle
  }
  return undefined
}

const foldersOf = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [join(folder, entry.name)] : []))

if (isMain(import.meta.url)) {
  for (const module of foldersOf(join(root, modules)).flatMap(foldersOf)) {
    const circle = findCircle(module, filesUnder(relative(root, module)))
    if (circle === undefined) continue
    console.log(`${relative(root, module)}: its parts import one another in a circle\n${circle.map((by) => `  ${by}\n`).join('')}`)
    process.exitCode = 1
  }
}
