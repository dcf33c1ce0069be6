/**
 * `npm start`: installs what is missing, builds what is stale, then becomes the server (apps/server/src/cli/main.ts). The server
 * runs in this very process: a signal to it needs no forwarding, and it cannot outlive the command that started it.
 *
 *   npm start · npm run admin:init (--admin-init) · npm run audit:verify (--audit-verify) · npm run import -- laws FILE (--import) ·
 *   npm run lint:guides (--lint-guides) · npm run files:copy -- disk s3 (--files-copy)
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare } from './lib/prepare.mjs'
import { root, runScript } from './lib/project.mjs'

const commands = {
  '--admin-init': 'admin-init',
  '--audit-verify': 'audit-verify',
  '--import': 'import',
  '--files-copy': 'files-copy',
  '--lint-guides': 'lint-guides',
}
const command = Object.keys(commands).find((flag) => process.argv[2] === flag)
const rest = process.argv.slice(3)

await runScript(async () => {
  await prepare({ targets: command === undefined ? ['server', 'worker', 'web'] : ['server'] })
  process.setSourceMapsEnabled(true)
  process.argv = [process.argv[0], join(root, 'apps/server/dist/main.mjs'), command === undefined ? 'serve' : commands[command], ...rest]
  await import(pathToFileURL(process.argv[1]).href)
})
