/** What every script needs to know of the project: where it is and how to run its tools. No dependency. */
import { readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Whether a module is the program that was started. */
export function isMain(url) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(url))
}

/** The project's package.json. */
export function manifest() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
}

/** A line for the person at the terminal, Chinese first. */
export function say(zh, en) {
  console.log(`${zh} / ${en}`)
}

/** Ends with one line in both languages. */
export class ScriptError extends Error {
  constructor(zh, en) {
    super(`${zh} / ${en}`)
  }
}

/** Runs the body of a script; what it throws on purpose is one line, anything else keeps its stack. */
export async function runScript(body) {
  try {
    process.exitCode = (await body()) ?? 0
  } catch (error) {
    console.error(error instanceof ScriptError ? error.message : error)
    process.exitCode = 1
  }
}
