/** Counts a vitest JSON report so that nothing broken can look like a success. */
import { relative } from 'node:path'

/**
 * A file that could not be loaded, a skipped test and an error outside of all tests count as failures.
 *
 * @param {object | undefined} report undefined when vitest wrote none
 * @param {number} code exit code of vitest
 */
export function countTests(report, code, root) {
  if (report === undefined) return code === 0 ? { passed: 0, failed: 0 } : { passed: 0, failed: 1 }
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const failedTests = tests.filter(({ status }) => status === 'failed').length
  const skipped = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map((test) => `${relative(root, file.name)}: ${test.fullName}`),
  )
  for (const name of skipped) console.log(`  skipped, which counts as failed: ${name}`)
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length
  const failed = failedTests + skipped.length + brokenFiles
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}

/**
 * The tests that took longest, longest first, each as a line: seconds, file and name.
 *
 * @param {(object | undefined)[]} reports of vitest, undefined where there is none
 * @param {number} count how many at most
 */
export function slowestTests(reports, count, root) {
  return reports
    .flatMap((report) => report?.testResults ?? [])
    .flatMap((file) => file.assertionResults.map(({ fullName, duration }) => ({ file: relative(root, file.name), fullName, duration })))
    .filter(({ duration }) => typeof duration === 'number')
    .sort((a, b) => b.duration - a.duration)
    .slice(0, count)
    .map(({ file, fullName, duration }) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${file}: ${fullName}`)
}
