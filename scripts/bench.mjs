/**
 * `npm run bench`: measures list, search, open, submit and approve beside a floor of bare Fastify and pg (bench/floor.ts), in one run.
 * Never part of CI: what it says depends on the machine.
 *
 *   npm run bench -- [--rows 100000] [--quick] [--growth] [--attack] [--search [--laws 3500]] [--only list,submit] [--profile] [--hold]
 *
 * --quick: fewer and shorter rounds at 10 connections only. --growth: list, search and open on 10,000 and on --rows cases in turns.
 * --search: laws and standards of the shared data with --laws synthetic ones, suggestions, and --rows case titles, beside a LIKE scan.
 * --walk: clicks, seconds and requests of a case from acceptance to archive, in a browser; --weight [--rounds 5] [--at URL --password …]: what a first
 * visit of four screens transfers and how long it takes, here or on a running server with demo accounts (bench/browser.ts).
 * --deadlines: preview and recount of --rows due dates after a change of the calendar, and 10,000 timers at once on two servers.
 * --attack: sign-in for others while passwords are guessed.
 * --profile: CPU profiles of the server in .cache/bench-profile. --hold: keeps the database until Ctrl-C.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { prepare } from './lib/prepare.mjs'
import { root, runScript } from './lib/project.mjs'

const isInBrowser = process.argv.slice(2).some((argument) => argument === '--walk' || argument === '--weight')

await runScript(async () => {
  await prepare({ targets: isInBrowser ? ['server', 'worker', 'web'] : ['server'] })
  return run(isInBrowser ? ['--import', './scripts/lib/typescript.mjs', 'bench/browser.ts'] : await bundle())
})

/** The servers and the load of the benchmark as scripts; gives what Node is run with. */
async function bundle() {
  const [{ build }, { serverBundle }] = await Promise.all([import('esbuild'), import('./lib/bundle-server.mjs')])
  const { entryPoints: _entry, outfile: _outfile, ...options } = serverBundle()
  const outdir = join(root, 'apps/server/dist/bench')
  await build({
    ...options,
    entryPoints: ['main', 'floor', 'load'].map((name) => join(root, `bench/${name}.ts`)),
    outdir,
    outExtension: { '.js': '.mjs' },
  })
  return ['--enable-source-maps', join(outdir, 'main.mjs')]
}

function run(program) {
  const child = spawn(process.execPath, [...program, ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, WENWU_ROOT: root },
    stdio: 'inherit',
  })
  // the child ends first and cleans up
  process.on('SIGINT', () => undefined)
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      if (signal !== null) console.error(`the benchmark was ended by ${signal}`)
      resolve(code ?? 1)
    })
  })
}
