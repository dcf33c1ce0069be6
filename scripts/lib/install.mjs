/** Installs the packages of package-lock.json where they are missing or others. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { root, say, ScriptError } from './project.mjs'

const modulesFolder = join(root, 'node_modules')
const stampFile = join(modulesFolder, '.wenwu-install')

/** Whether the packages are known to be those of package-lock.json. */
export function isInstallKnown() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf()
}

function stampOf() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
}

/** @returns {boolean} whether something was installed */
export function ensureInstalled() {
  if (isInstallKnown()) return false
  // installed by hand (npm install, npm ci), or only the lock's order changed: nothing to do
  const isMissing = !isInstalled(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  if (isMissing) install()
  try {
    writeFileSync(stampFile, stampOf())
  } catch {
    // a read-only installation: it is compared again at the next start
  }
  return isMissing
}

/** Whether node_modules holds exactly the packages of the lock that this platform needs. */
function isInstalled(lock) {
  const file = join(modulesFolder, '.package-lock.json')
  if (!existsSync(file)) return false
  const installed = JSON.parse(readFileSync(file, 'utf8')).packages
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    if (entry.link) return existsSync(join(root, path))
    if (entry.optional && !isForHere(entry)) return true
    return installed[path]?.version === entry.version && existsSync(join(root, path, 'package.json'))
  })
}

function isForHere({ os, cpu, libc }) {
  if (os === undefined && cpu === undefined) return false
  const fits = (list, value) =>
    list === undefined || list.includes(value) || (list.every((name) => name.startsWith('!')) && !list.includes(`!${value}`))
  return fits(os, process.platform) && fits(cpu, process.arch) && (process.platform !== 'linux' || fits(libc, libcName()))
}

function libcName() {
  return process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc'
}

function install() {
  say('正在安装依赖（首次约需几分钟）……', 'Installing packages (a few minutes the first time) …')
  const [command, ...before] = npmCommand()
  const args = [
    ...before,
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--prefer-offline',
  ]
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: npmEnvironment(),
    shell: process.platform === 'win32' && before.length === 0,
  })
  if (result.status === 0) return
  throw new ScriptError(
    '依赖安装失败（npm ci），请检查网络或 npm 镜像设置后重试',
    'npm ci failed; check the network or the npm registry settings and try again',
  )
}

/** npm as it stands beside this Node, so that it works without a PATH. */
function npmCommand() {
  const given = process.env.npm_execpath
  if (given !== undefined && given.endsWith('npm-cli.js') && existsSync(given)) return [process.execPath, given]
  const folder = dirname(process.execPath)
  const beside = [join(folder, '../lib/node_modules/npm/bin/npm-cli.js'), join(folder, 'node_modules/npm/bin/npm-cli.js')].find((path) =>
    existsSync(path),
  )
  return beside === undefined ? ['npm'] : [process.execPath, beside]
}

/** npm keeps its cache in the home folder; services and containers often have none. */
function npmEnvironment() {
  const env = { ...process.env }
  // the outer `npm start` would pass its own settings on, `--omit=dev` of production among them
  delete env.npm_config_omit
  delete env.npm_config_production
  delete env.NODE_ENV
  if (isWritable(env.HOME || homedir())) return env
  const home = join(root, '.cache', 'home')
  mkdirSync(home, { recursive: true })
  return { ...env, HOME: home, npm_config_cache: join(root, '.cache', 'npm') }
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return folder !== '/' || process.getuid?.() === 0
  } catch {
    return false
  }
}
