/** The oldest Node.js of package.json's `engines`, checked before anything else runs. */
import { manifest, ScriptError } from './project.mjs'

export function checkNodeVersion(version = process.versions.node) {
  const oldest = manifest().engines.node.replace(/^\D*/, '')
  if (isOlder(version, oldest)) {
    throw new ScriptError(
      `当前 Node.js 版本为 ${version}，需要 ${oldest} 或更新版本（https://nodejs.org）`,
      `This is Node.js ${version}; ${oldest} or newer is needed (https://nodejs.org)`,
    )
  }
}

function isOlder(version, oldest) {
  const [a, b] = [version, oldest].map((text) => text.split('.').map(Number))
  for (let i = 0; i < 3; i++) if (a[i] !== b[i]) return a[i] < b[i]
  return false
}
