/**
 * `npm test`: installs what is missing and runs everything – checks, unit and item tests, API tests on a real PostgreSQL, browser
 * tests in a real Chromium. A failing stage does not keep the later ones from running. A browser test that fails is tried once more, and named
 * where it passes then. At the end stand the slowest twenty tests; the last line is `N passed, N failed`, and how many were flaky.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from './generate.mjs'
import { buildTargets, prepare } from './lib/prepare.mjs'
import { root, runScript, say } from './lib/project.mjs'
import { runNode, toolPath } from './lib/run.mjs'
import { countTests, flakyTests, lastLine, slowestTests } from './lib/test-report.mjs'

const reports = join(root, 'node_modules/.cache/wenwu/reports')
const totals = { passed: 0, failed: 0 }
/** What vitest reported, part by part. */
const reported = []

/** Counts one part: a number of results, or one for the part as a whole. */
function count({ passed, failed }) {
  totals.passed += passed
  totals.failed += failed
}

async function stage(zh, en, body) {
  const started = performance.now()
  console.log('')
  say(`▶ ${zh}`, en)
  try {
    count(await body())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    count({ passed: 0, failed: 1 })
  }
  console.log(`  ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

async function checks() {
  const report = join(reports, 'checks.json')
  rmSync(report, { force: true })
  await runNode(['scripts/check.mjs', '--report', report])
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const results = JSON.parse(readFileSync(report, 'utf8'))
  const failed = results.filter(({ isPassed }) => !isPassed).length
  return { passed: results.length - failed, failed }
}

async function vitest(name, projects, options = []) {
  const report = join(reports, `${name}.json`)
  rmSync(report, { force: true })
  const { code } = await runNode([
    toolPath('vitest'),
    'run',
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...options,
    ...projects.flatMap((project) => ['--project', project]),
  ])
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  reported.push(result)
  return countTests(result, code, root)
}

await runScript(async () => {
  const started = performance.now()
  // what is stale in the repository must be seen before anything else writes it again
  const stale = generate({ isCheck: true })
  await prepare({ targets: [] })
  mkdirSync(reports, { recursive: true })
  await stage('索引文件', 'generated indexes', () => {
    for (const file of stale) console.log(`  stale: ${file} (npm run generate)`)
    return stale.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  })
  // the sizes of the bundles are among the checks
  await stage('构建', 'build', () => {
    buildTargets([])
    return { passed: 1, failed: 0 }
  })
  await stage('类型、边界、文本', 'types, walls, texts', checks)
  await stage('单元与事项测试', 'unit and item tests', () => vitest('unit', ['unit', 'unit-alone']))
  await stage('接口测试（PostgreSQL）', 'API tests (PostgreSQL)', () => vitest('api', ['api', 'api-alone']))
  await stage('浏览器测试（Chromium）', 'browser tests (Chromium)', () => vitest('e2e', ['e2e'], ['--retry=1']))
  console.log('')
  say('最慢的二十个测试：', 'the slowest twenty tests:')
  for (const line of slowestTests(reported, 20, root)) console.log(line)
  const flaky = flakyTests(reported, root)
  if (flaky.length > 0) {
    console.log('')
    say('不稳定的测试：', 'flaky tests: a bug each')
    for (const line of flaky) console.log(line)
  }
  console.log(`\n${((performance.now() - started) / 60_000).toFixed(1)} min`)
  console.log(lastLine(totals, flaky.length))
  return totals.failed === 0 && totals.passed > 0 ? 0 : 1
})
