/**
 * `npm run dev`: the server, bundled and restarted at every change, and the page on Vite's development server (port 9110), which
 * passes /api, /sso and /framework on to the server (port 9100).
 */
import { spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { generate } from './generate.mjs'
import { prepare } from './lib/prepare.mjs'
import { root, runScript, say } from './lib/project.mjs'

const bundle = join(root, 'apps/server/dist/dev.mjs')
let server
let isEnding = false

/** Ends the running server in good order and starts the new bundle. Restarts asked for meanwhile become one. */
let restarting = Promise.resolve()
function restart() {
  restarting = restarting.then(async () => {
    await stopServer()
    if (isEnding) return
    server = spawn(process.execPath, ['--enable-source-maps', bundle, 'serve'], {
      cwd: root,
      stdio: 'inherit',
      detached: process.platform !== 'win32',
    })
  })
}

async function stopServer() {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}

/** New folders are in no index yet, so esbuild and Vite cannot see them: the indexes are compared at every change. */
function watchIndexes() {
  let timer
  const onChange = (_event, name) => {
    if (name === null || name.includes('.generated.') || name.includes('node_modules') || name.includes('dist')) return
    clearTimeout(timer)
    timer = setTimeout(() => generate(), 100)
  }
  for (const folder of ['packages', 'apps/server/src', 'apps/web/src'])
    if (existsSync(join(root, folder))) watch(join(root, folder), { recursive: true }, onChange)
}

await runScript(async () => {
  await prepare({ targets: ['worker'] })
  watchIndexes()
  const [{ context }, { createServer }, { serverBundle }] = await Promise.all([
    import('esbuild'),
    import('vite'),
    import('./lib/bundle-server.mjs'),
  ])
  const onBuilt = { name: 'restart', setup: (build) => build.onEnd(({ errors }) => (errors.length === 0 ? restart() : undefined)) }
  const builder = await context({ ...serverBundle([onBuilt]), outfile: bundle })
  await builder.watch()
  const page = await createServer({ configFile: join(root, 'apps/web/vite.config.ts') })
  await page.listen()
  say(`页面（开发模式）：${page.resolvedUrls?.local[0]}`, `Page (development): ${page.resolvedUrls?.local[0]}`)
  const end = async () => {
    if (isEnding) return
    isEnding = true
    await Promise.all([stopServer(), builder.dispose(), page.close()])
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
})
