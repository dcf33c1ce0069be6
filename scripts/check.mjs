/**
 * `npm run check`: everything that can be said without running the program – generated indexes, types, lint, walls, formats, sizes.
 * A new `scripts/check-<what>.mjs` is found by its name and needs no entry here. One line per check; what failed is printed below it.
 *
 *   node scripts/check.mjs [name …] [--report file] [--help]
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { prepare } from './lib/prepare.mjs'
import { root, runScript } from './lib/project.mjs'
import { runNode, toolPath } from './lib/run.mjs'

const cache = 'node_modules/.cache'
/** What begins first, the longest last in this list, so that no long check is left over for one core. */
const longest = ['types apps/web', 'types what runs in Node', 'lint']

/** @typedef {{ name: string, args: string[] }} Check what Node is run with */

/** @returns {Check[]} */
function listChecks() {
  const checks = [{ name: 'generated indexes', args: ['scripts/generate.mjs', '--check'] }]
  for (const project of findProjects()) {
    const name =
      project === allOfNode ? 'what runs in Node' : project.replace(/\/tsconfig(\.pure)?\.json$/, (_, pure) => (pure ? ' (pure)' : ''))
    const buildInfo = `${cache}/tsc/${project.replaceAll('/', '_')}.tsbuildinfo`
    checks.push({
      name: `types ${name}`,
      args: [
        toolPath('@typescript/native', 'tsc'),
        '-p',
        project,
        '--noEmit',
        '--checkers',
        '1',
        '--incremental',
        '--tsBuildInfoFile',
        buildInfo,
        '--pretty',
      ],
    })
  }
  checks.push({ name: 'lint', args: [toolPath('oxlint'), '--deny-warnings', '--report-unused-disable-directives', '--format', 'unix'] })
  checks.push({ name: 'formats', args: [toolPath('oxfmt'), '--check', '.'] })
  checks.push({ name: 'unused code', args: [toolPath('knip'), '--no-progress', '--treat-config-hints-as-errors'] })
  if (existsSync(join(root, '.dependency-cruiser.cjs'))) {
    const folders = ['packages', 'apps/server/src', 'apps/web/src', 'e2e', 'bench'].filter((folder) => existsSync(join(root, folder)))
    checks.push({
      name: 'walls',
      args: [toolPath('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...folders],
    })
  }
  for (const file of readdirSync(join(root, 'scripts')).sort()) {
    const found = /^check-([\w-]+)\.mjs$/.exec(file)
    if (found) checks.push({ name: found[1].replaceAll('-', ' '), args: [`scripts/${file}`] })
  }
  return checks
}

/** Server, packages, browser tests and bench as one program: each of them has most of the server's files, and apart each is read again. */
const allOfNode = 'tsconfig.check.json'

/**
 * What the compiler is run on. The page, which knows no Node; the sources of packages without tests, which know neither Node nor a browser
 * (`tsconfig.pure.json`); and all the rest at once. That the server uses no object of a browser is the linter's to see (`no-restricted-globals`).
 */
function findProjects() {
  const pure = readdirSync(join(root, 'packages'))
    .sort()
    .map((name) => `packages/${name}/tsconfig.pure.json`)
  return [...pure.filter((file) => existsSync(join(root, file))), 'apps/web/tsconfig.json', allOfNode]
}

async function runChecks(checks) {
  const results = []
  const waiting = [...checks].sort((a, b) => longest.indexOf(b.name) - longest.indexOf(a.name))
  // two at a time, as the machines of CI have two cores, each on one: the compiler and the linter, written in Go, take twice the
  // processor's time to be done on two, and a third more when they collect their garbage as often as by default
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const { code, output, seconds } = await runNode(check.args, { isQuiet: true, env: { GOMAXPROCS: '1', GOGC: '400' } })
      console.log(`${code === 0 ? '✓' : '✗'} ${check.name.padEnd(28)} ${seconds.toFixed(1)} s`)
      const isTold = output.trim() !== '' && (code !== 0 || check.args[0].startsWith('scripts/'))
      if (isTold) console.log(output.trimEnd().replace(/^/gm, '    '))
      results.push({ name: check.name, isPassed: code === 0, seconds })
    }
  }
  await Promise.all([worker(), worker()])
  return results
}

await runScript(async () => {
  const { values, positionals: asked } = parseArgs({
    options: { report: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help) {
    console.log(
      `npm run check -- [name …] [--report file]\n  ${listChecks()
        .map(({ name }) => name)
        .join('\n  ')}`,
    )
    return 0
  }
  await prepare({ targets: [] })
  const checks = listChecks().filter(({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)))
  const results = await runChecks(checks)
  if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(results))
  const failed = results.filter(({ isPassed }) => !isPassed).length
  console.log(`${results.length - failed} checks passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
