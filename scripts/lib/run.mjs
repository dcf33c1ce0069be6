/** Runs tools of node_modules and reports how they went. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readFileSync } from 'node:fs'
import { root } from './project.mjs'

const require = createRequire(import.meta.url)

/** The script of a package's program, to be run with this Node: no shell, no PATH, no `.bin` links. */
export function toolPath(packageName, program = packageName) {
  const file = findManifest(packageName)
  const { bin } = JSON.parse(readFileSync(file, 'utf8'))
  return join(dirname(file), typeof bin === 'string' ? bin : bin[program])
}

function findManifest(packageName) {
  const folder = require.resolve.paths(packageName)?.map((path) => join(path, packageName, 'package.json')) ?? []
  for (const file of folder) {
    try {
      readFileSync(file)
      return file
    } catch {
      // look one folder further up
    }
  }
  throw new Error(`${packageName} is not installed`)
}

/**
 * Runs Node with a script.
 *
 * @param {string[]} args
 * @param {{ isQuiet?: boolean, env?: Record<string, string> }} options quiet: what it prints is returned, else shown at once
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export function runNode(args, { isQuiet = false, env = {} } = {}) {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (data) => (output += data))
    child.stderr?.on('data', (data) => (output += data))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 }))
  })
}
