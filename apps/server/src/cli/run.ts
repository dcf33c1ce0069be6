import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig } from '../platform/config.ts'
import { StartError } from '../platform/database/start-error.ts'
import { errorText } from '../platform/error-facts.ts'
import { auditVerify } from './audit-verify.ts'
import { adminInit } from './admin-init.ts'
import { Cleanups } from './cleanups.ts'
import { filesCopy } from './files-copy.ts'
import { importData } from './import-data.ts'
import { lintGuides } from './lint-guides.ts'
import { serve } from './serve.ts'
import { StopRequested, type StopRequest } from './stop-request.ts'

/** What the process can be started for; the first argument names it. */
const commands = {
  serve,
  'admin-init': adminInit,
  'audit-verify': auditVerify,
  import: importData,
  'files-copy': filesCopy,
  'lint-guides': lintGuides,
}

/** Runs the command of this name until it is done or asked to stop; gives the exit code. Throws what `problemText` puts into words. */
export async function runCommand(name: string, env: NodeJS.ProcessEnv, stop: StopRequest): Promise<number> {
  if (!Object.hasOwn(commands, name)) {
    throw new StartError(
      `未知命令 ${name}，可用：${Object.keys(commands).join('、')}`,
      `Unknown command ${name}; one of: ${Object.keys(commands).join(', ')}`,
    )
  }
  const cleanups = new Cleanups()
  try {
    const config = readConfig(env, projectRoot())
    return await commands[name as keyof typeof commands]({ config, stop, cleanups })
  } catch (error) {
    // asked to stop while it was still starting
    if (error instanceof StopRequested) return 0
    throw error
  } finally {
    await cleanups.run()
  }
}

/** Why a command could not be run: one line in both languages for what an operator can mend, all there is to know of anything else. */
export function problemText(error: unknown): string {
  return error instanceof StartError || error instanceof ConfigError ? `${error.zh} / ${error.en}` : errorText(error)
}

/** The folder of the whole project: the same from the source and from the bundle in dist. */
function projectRoot(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json')
    if (existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { workspaces?: unknown }).workspaces !== undefined) return folder
  }
  throw new Error('the project folder was not found')
}
