/** Files of folders, and one hash over them: what a build was made from. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './project.mjs'

const never = new Set(['node_modules', 'dist', '.cache', '.git', 'coverage'])
const isTest = /\.(test|spec)\.(ts|tsx|mjs)$/

/** Every file under some paths of the project, sorted; without tests and outputs. @returns {string[]} */
export function filesUnder(...paths) {
  const files = []
  const visit = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat === undefined) return
    if (stat.isFile()) files.push(path)
    else for (const name of readdirSync(path)) if (!never.has(name)) visit(join(path, name))
  }
  for (const path of paths) visit(join(root, path))
  return files.filter((file) => !isTest.test(file)).sort()
}

/** One hash over names and contents of files. */
export function hashOf(files, ...more) {
  const hash = createHash('sha256')
  for (const text of more) hash.update(`${text}\0`)
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex')
}

const stampFolder = join(root, 'node_modules/.cache/wenwu')

/** What was noted under a name, or undefined. */
export function readStamp(name) {
  const file = join(stampFolder, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Notes something under a name. */
export function writeStamp(name, text) {
  const file = join(stampFolder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
