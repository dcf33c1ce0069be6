/** What start, dev and test do first: check Node, install, write the generated indexes, build. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generate } from '../generate.mjs'
import { staleTargets } from '../build.mjs'
import { ensureInstalled, isInstallKnown } from './install.mjs'
import { checkNodeVersion } from './node-version.mjs'
import { root, say, ScriptError } from './project.mjs'

/**
 * Brings the working copy into a state in which its programs can run. Two commands at once do not disturb each other.
 *
 * @param {{ targets: string[] }} options what is built where it is stale
 */
export async function prepare({ targets }) {
  checkNodeVersion()
  if (isReady(targets)) return
  await withLock(() => {
    if (ensureInstalled()) say('依赖已安装', 'Packages are installed')
    generate()
    if (staleTargets(targets).length > 0) buildTargets(targets)
  })
}

/** The usual case, in which nothing is written: an installation may be read-only. */
function isReady(targets) {
  return isInstallKnown() && generate({ isCheck: true }).length === 0 && staleTargets(targets).length === 0
}

/** Builds in a process of its own. */
export function buildTargets(targets) {
  const result = spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), ...targets], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (result.status !== 0) throw new ScriptError('构建失败，原因见上', 'The build failed; the reason is above')
}

const lockFolder = join(root, '.cache')
const lockFile = join(lockFolder, 'prepare.lock')

async function withLock(body) {
  mkdirSync(lockFolder, { recursive: true })
  for (let isTold = false; !takeLock(); await sleep(100)) {
    if (!isTold) say('另一个命令正在安装或构建，请稍候……', 'Another command is installing or building; waiting …')
    isTold = true
  }
  try {
    return await body()
  } finally {
    rmSync(lockFile, { force: true })
  }
}

function takeLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    // left behind by a command that was killed
    if (!isAlive(lockOwner())) rmSync(lockFile, { force: true })
    return false
  }
}

function lockOwner() {
  try {
    return Number(readFileSync(lockFile, 'utf8')) || process.pid
  } catch {
    return process.pid
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
