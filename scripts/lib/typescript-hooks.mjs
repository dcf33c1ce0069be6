/** Hooks of Node's module loader: what is written in TypeScript is read as JavaScript. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What has been read before, by the name of its file: each process of a test run reads some 1,200 files, the same ones. */
const kept = fileURLToPath(new URL('../../node_modules/.cache/wenwu/javascript', import.meta.url))

const options = { loader: 'ts', format: 'esm', target: 'node20.19', sourcemap: 'inline', sourcesContent: false }
/** All that the JavaScript depends on besides its source. */
const settings = JSON.stringify({ ...options, compiler: createRequire(import.meta.url)('esbuild/package.json').version })

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !/\.ts($|[?#])/.test(url)) return nextLoad(url, context)
  const file = fileURLToPath(url.replace(/[?#].*$/, ''))
  const source = readFileSync(file, 'utf8')
  const name = join(kept, `${digest(file)}.js`)
  const mark = `//kept ${digest(settings + source)}`
  return { format: 'module', source: readKept(name, mark) ?? (await keep(name, mark, source, file)), shortCircuit: true }
}

function digest(text) {
  return createHash('sha1').update(text).digest('hex')
}

/** Undefined where nothing is kept, or of another source. */
function readKept(name, mark) {
  try {
    const code = readFileSync(name, 'utf8')
    return code.endsWith(mark) ? code : undefined
  } catch {
    return undefined
  }
}

/** Compiles. Several processes may keep the same file at once: it is there complete or not at all. */
async function keep(name, mark, source, file) {
  // a process that finds everything kept starts no compiler
  const { transform } = await import('esbuild')
  const { code } = await transform(source, { ...options, sourcefile: file })
  const work = `${name}.${process.pid}`
  try {
    mkdirSync(kept, { recursive: true })
    writeFileSync(work, `${code}${mark}`)
    renameSync(work, name)
  } catch {
    // read-only installation: compiled again by the next process
  }
  return code
}
