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
 * --tables [--rounds 5]: how long 1,000 relics of a case take to open, and a key and a paste in a form's table of 200 and 1,000 rows.
 * --deadlines: preview and recount of --rows due dates after a change of the calendar, and 10,000 timers at once on two servers.
 * --desks: each list of a business area, past handlers and homes of each role, in turns with its list of all cases; --only: beginnings of accounts.
 * --attack: sign-in for others while passwords are guessed.
 * --beside <folder> [--rounds 5]: this product beside that of another checkout (of an older commit), each on a PostgreSQL of its own, in alternated
 * rounds; more of them where the ratios of the rounds, which are printed too, lie far apart.
 * --profile: CPU profiles of the server in .cache/bench-profile. --hold: keeps the database until Ctrl-C.
 */
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare } from './lib/prepare.mjs'
import { root, runScript, ScriptError } from './lib/project.mjs'

const given = process.argv.slice(2)
const isInBrowser = given.some((argument) => ['--walk', '--weight', '--tables'].includes(argument))
const besideAt = given.indexOf('--beside')
if (besideAt >= 0) given[besideAt + 1] = resolve(given[besideAt + 1] ?? '')

await runScript(async () => {
  await prepare({ targets: isInBrowser ? ['server', 'worker', 'web'] : ['server'] })
  if (isInBrowser) return run(['--import', './scripts/lib/typescript.mjs', 'bench/browser.ts'])
  if (besideAt >= 0) {
    prepareOther(given[besideAt + 1])
    for (const checkout of [root, given[besideAt + 1]]) await bundleSide(checkout)
  }
  return run(await bundle())
})

/** The servers and the load of the benchmark as scripts; gives what Node is run with. */
async function bundle() {
  const { build, options, outdir } = await bundler(root)
  await build({ ...options, entryPoints: ['main', 'floor', 'load'].map((name) => join(root, `bench/${name}.ts`)), outdir })
  return ['--enable-source-maps', join(outdir, 'main.mjs')]
}

/** bench/side.ts as if it stood in the checkout: its imports are that checkout's. */
async function bundleSide(checkout) {
  const { build, options, outdir } = await bundler(checkout)
  const contents = readFileSync(join(root, 'bench/side.ts'), 'utf8')
  const resolveDir = join(checkout, 'bench')
  await build({
    ...options,
    stdin: { contents, resolveDir, sourcefile: join(resolveDir, 'side.ts'), loader: 'ts' },
    outfile: join(outdir, 'side.mjs'),
  })
}

async function bundler(checkout) {
  const [{ build }, { serverBundle }] = await Promise.all([import('esbuild'), import('./lib/bundle-server.mjs')])
  const { entryPoints: _entry, outfile: _outfile, ...options } = serverBundle()
  const outdir = join(checkout, 'apps/server/dist/bench')
  return { build, options: { ...options, absWorkingDir: checkout, outExtension: { '.js': '.mjs' } }, outdir }
}

/** Installs and builds the other checkout by its own scripts. */
function prepareOther(checkout) {
  const program = `import { prepare } from ${JSON.stringify(pathToFileURL(join(checkout, 'scripts/lib/prepare.mjs')).href)}; await prepare({ targets: ['server'] })`
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: checkout, stdio: 'inherit' })
  if (status !== 0) throw new ScriptError(`无法准备 ${checkout}`, `${checkout} could not be prepared`)
}

function run(program) {
  const child = spawn(process.execPath, [...program, ...given], {
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
