/**
 * `npm test`: installs what is missing and runs everything – checks, unit and item tests, API tests on a real PostgreSQL, browser
 * tests in a real Chromium. A failing stage does not keep the later ones from running. A file with a failed test is run once more, and what passes
 * then is named as flaky. At the end stand the slowest twenty tests and what failed, as the beginning of a long log may be cut off; the last line
 * is `N passed, N failed`, and how many were flaky.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from './generate.mjs'
import { buildTargets, prepare } from './lib/prepare.mjs'
import { root, runScript, say } from './lib/project.mjs'
import { runNode, toolPath } from './lib/run.mjs'
import { countTests, failedFiles, failedTests, flakyTests, lastLine, secondTry, slowestTests } from './lib/test-report.mjs'

const reports = join(root, 'node_modules/.cache/wenwu/reports')
const totals = { passed: 0, failed: 0 }
/** What vitest reported, part by part. */
const reported = []
/** What failed outside of vitest's tests: stages and checks, by name. */
const failures = []
/** With more failed files than this it is no chance, and a second run would only cost time. */
const mostFilesTriedAgain = 3

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
    failures.push(en)
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
  const failed = results.filter(({ isPassed }) => !isPassed)
  failures.push(...failed.map(({ name }) => `npm run check -- ${name}`))
  return { passed: results.length - failed.length, failed: failed.length }
}

/** Runs the tests of some projects, all or those of some files, and reads what vitest reports. */
async function runVitest(name, projects, files = []) {
  const report = join(reports, `${name}.json`)
  rmSync(report, { force: true })
  const { code } = await runNode(
    [
      toolPath('vitest'),
      'run',
      '--passWithNoTests',
      '--reporter=default',
      `--reporter=${fileURLToPath(import.meta.resolve('./lib/json-reporter.mjs'))}`,
      ...projects.flatMap((project) => ['--project', project]),
      ...files,
    ],
    { env: { WENWU_TEST_REPORT: report } },
  )
  return { code, report: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined }
}

async function vitest(name, projects) {
  let result = await runVitest(name, projects)
  const files = failedFiles(result.report, root)
  if (files.length > 0 && files.length <= mostFilesTriedAgain) {
    say('再试一次：', `once more: ${files.join(', ')}`)
    const again = await runVitest(`${name}-again`, projects, files)
    if (again.report !== undefined) result = secondTry(result, again)
  }
  reported.push(result.report)
  return countTests(result.report, result.code, root)
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
  await stage('浏览器测试（Chromium）', 'browser tests (Chromium)', () => vitest('e2e', ['e2e']))
  console.log('')
  say('最慢的二十个测试：', 'the slowest twenty tests:')
  for (const line of slowestTests(reported, 20, root)) console.log(line)
  const flaky = flakyTests(reported, root)
  if (flaky.length > 0) {
    console.log('')
    say('不稳定的测试：', 'flaky tests: a bug each')
    for (const line of flaky) console.log(line)
  }
  const failed = [...failures.map((name) => `  ${name}`), ...failedTests(reported, root)]
  if (failed.length > 0) {
    console.log('')
    say('失败：', 'failed:')
    for (const line of failed.slice(0, 30)) console.log(line)
  }
  console.log(`\n${((performance.now() - started) / 60_000).toFixed(1)} min`)
  console.log(lastLine(totals, flaky.length))
  return totals.failed === 0 && totals.passed > 0 ? 0 : 1
})
